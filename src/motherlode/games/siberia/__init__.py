"""Siberia: action tiles, workers on the map, sellers at the exchanges."""
