"""Tables and positions for the rule tests. Positions are reached by legal moves only."""

from typing import Any

from tests.kit import SEED, play

from motherlode.core.match import Match
from motherlode.games.atacama.board import FIELD_NAMES
from motherlode.games.registry import new_match

SEATS = ("red", "blue", "yellow", "green")

# Fields that do not touch each other: those of one colour of a chessboard.
DARK = [name for k, name in enumerate(FIELD_NAMES) if (k // 9 + k % 9) % 2 == 0]

# Parts that make the advanced game's board look like the basic one's: each stage's maps in the order of the places.
STAGES = (("A", "B", "D"), ("C", "E", "G"), ("F", "H", "I"))


def table(preset: str = "basic", **options: str) -> Match:
    return new_match("atacama", preset, 0, options, 0, None, SEED, {})


def lay(match: Match, stage: int) -> Match:
    return play(match, *(f"* turn-up {part}" for part in STAGES[stage]))


def advanced(preset: str = "advanced", **options: str) -> Match:
    """The advanced game with its first three maps on the table."""
    return lay(table(preset, **options), 0)


def stand(match: Match, *fields: str, colour: str = "natural") -> Match:
    """Places derricks, whoever is to move; maps come as they are due."""
    for field in fields:
        _maps(match)
        play(match, f"{SEATS[state(match).seat]} place {colour} {field}")
    _maps(match)
    return match


def _maps(match: Match) -> None:
    if match.game.actors(match.state) == 1 << 15:
        lay(match, state(match).laid // 3)


def state(match: Match) -> Any:
    """The state itself, for tests that must look into it."""
    return match.state


def fields_of(text: str) -> list[str]:
    """The fields marked in a drawing of nine rows."""
    rows = text.split()
    return [FIELD_NAMES[r * 9 + c] for r, row in enumerate(rows) for c, mark in enumerate(row) if mark != "."]


def placeable(match: Match, seat: int | None = None) -> set[str]:
    """The fields where the player to move may place."""
    who = state(match).seat if seat is None else seat
    texts = [match.game.codec.text(move) for move in match.game.legal_moves(match.state, who)]
    return {text.split()[2] for text in texts if text.startswith("place")}


def scores(match: Match) -> list[int]:
    view: Any = match.view(0)
    return [seat.points for seat in view.seats]
