"""The games, one folder each; registry.py is the one list of them."""
