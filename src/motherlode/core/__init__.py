"""The protocol every game speaks. Nothing here knows a game by name."""
