"""Motherlode: play, study and change four mining board games. An unofficial implementation."""

__version__ = "0.1.0"

from motherlode.native import finder

finder.install()
