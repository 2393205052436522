// Room: Session.
