// Room: ScreenNcurses.
