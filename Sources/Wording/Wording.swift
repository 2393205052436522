// Room: Wording.
