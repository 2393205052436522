// Room: Files.
