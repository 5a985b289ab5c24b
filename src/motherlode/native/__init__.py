"""The compiled engine: built once for each state of its sources, kept in the user's cache folder, found on import."""
