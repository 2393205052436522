// Room: CatalogGenerator.
