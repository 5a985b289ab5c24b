"""Lessons after the game."""
