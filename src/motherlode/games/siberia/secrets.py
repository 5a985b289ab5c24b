"""The one place that says what a seat cannot know (1.8); view, info and guess all ask here."""

from mypy_extensions import i64

from motherlode.games.siberia.state import DRAWING, PLACING, SiberiaState


def tiles_hidden(s: SiberiaState, seat: i64, other: i64) -> bool:
    """What players have drawn, and where they have laid it, is their secret until all have confirmed (3.4)."""
    return DRAWING <= s.phase <= PLACING and other != seat
