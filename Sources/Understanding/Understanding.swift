// Room: Understanding.
