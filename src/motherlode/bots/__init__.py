"""Players that are programs. catalogue.py is the one list of them."""
