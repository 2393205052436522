// Room: Screen.
