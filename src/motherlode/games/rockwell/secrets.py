"""The one place that says what a seat cannot know (1.8); view, info and guess all ask here."""

from mypy_extensions import i64

from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.state import INSURING, OVER, SAVING, TENDERING, RockwellState


def stock_hidden(o: Options, s: RockwellState, seat: i64, other: i64) -> bool:
    """What is behind a screen; at the end screens fall."""
    return o.screens and s.phase != OVER and other != seat


def tray_hidden(s: RockwellState, seat: i64, other: i64) -> bool:
    """An offer, or cubes to be insured, until all have sealed (3.1, 4.1)."""
    return s.phase in (TENDERING, INSURING) and other != seat


def saving_hidden(s: RockwellState, seat: i64, other: i64) -> bool:
    """How much insurance is given up, until all have decided (6.6)."""
    return s.phase == SAVING and other != seat
