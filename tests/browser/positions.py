"""Positions from the golden logs: a test that needs one continues from there, instead of playing until it turns up.

Whatever a game reaches by chance, its golden games have reached; we look up where in the log that is.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tests.browser.people import BEGINNER, ME, Occupant, Visitor

from motherlode.core.match import Match
from motherlode.core.parse import parse
from motherlode.core.replay import as_of
from motherlode.games.registry import match_of

GOLDEN = Path(__file__).parent.parent / "golden"

# A condition on the moves that a seat may make, as the log writes them.
Wanted = Callable[[list[str]], bool]


class LogPosition(NamedTuple):
    """A log after a number of submissions, and a seat that was asked something then."""

    log: str
    at: int
    seat: int


def some_moves(moves: list[str]) -> bool:
    return bool(moves)


@cache
def asked(log: str, prompt: str, wanted: Wanted = some_moves, after: int = 0) -> LogPosition:
    """The first position from then on in which a seat is asked this and has the wanted moves."""
    match = _match(log)
    for at in range(after, match.submissions + 1):
        past = as_of(match, at)
        for seat in range(past.game.seats):
            view: Any = past.view(seat)
            if view.prompt == prompt and wanted(_moves(past, seat)):
                return LogPosition(log, at, seat)
    raise LookupError(f"{log}: nobody is asked to {prompt}")


def over(log: str, seat: int = 0) -> LogPosition:
    """The end, as one seat sees it."""
    return LogPosition(log, _match(log).submissions, seat)


def go_on(person: Visitor, position: LogPosition, *others: Occupant) -> str:
    """A table of this person's that continues from there; they sit in the seat that is asked.

    The others take the remaining seats in order; if there are none, bots do.
    """
    seats = list(others) or [BEGINNER] * (_match(position.log).game.seats - 1)
    seats.insert(position.seat, ME)
    path = f"/api/tables/{record(person, position.log)}/branch"
    table: str = person.post(path, {"at": position.at, "seats": seats})["id"]
    return table


_records: dict[tuple[str, str], str] = {}


def record(person: Visitor, log: str) -> str:
    """The table that shows the log; the first to need it opens it for all."""
    person.introduce()
    key = (person.address, log)
    if key not in _records:
        _records[key] = person.post("/api/logs", {"log": text_of(log)})["id"]
    return _records[key]


@cache
def text_of(log: str) -> str:
    return next(GOLDEN.glob(f"*/{log}.log")).read_text(encoding="utf-8")


@cache
def _match(log: str) -> Match:
    return match_of(parse(text_of(log)))


def _moves(match: Match, seat: int) -> list[str]:
    return [match.game.codec.text(move) for move in match.game.legal_moves(match.state, seat)]
