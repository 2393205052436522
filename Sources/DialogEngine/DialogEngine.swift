// Room: DialogEngine.
