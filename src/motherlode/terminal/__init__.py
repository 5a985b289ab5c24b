"""The table in the terminal and the command line. No rule of any game is here."""
