"""Quarry: a small game to show what a game takes."""
