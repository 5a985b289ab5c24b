"""The text table and the command line's voice. No rule of any game is here."""
