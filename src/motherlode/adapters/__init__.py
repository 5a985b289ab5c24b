"""The games as researchers' libraries know them, PettingZoo and OpenSpiel: docs/research.md. Not one line per game.

Nothing here is imported by the rest of the package, and importing it needs the extras `rl` or `openspiel`.
"""
