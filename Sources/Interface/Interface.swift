// Room: Interface.
