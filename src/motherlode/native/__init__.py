"""The compiled engine: made once for each state of its sources, kept in the user's cache folder, found on import."""
