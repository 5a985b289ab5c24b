"""The one place that says what a seat cannot know (1.10); view, info and guess all ask here."""

from mypy_extensions import i64

from motherlode.games.goldrausch.state import MEETING, OVER, PLANNING, GoldrauschState


def country_hidden(s: GoldrauschState, seat: i64, other: i64) -> bool:
    """A country card is its owner's secret until phase 2."""
    return s.phase == PLANNING and other != seat


def card_hidden(s: GoldrauschState, seat: i64, other: i64) -> bool:
    """An upgrade card is its owner's secret until phase 5; before the meeting there is none."""
    return MEETING <= s.phase < OVER and other != seat
