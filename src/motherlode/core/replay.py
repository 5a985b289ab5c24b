"""A Match from a log: every line is checked as if it were played now."""

from typing import Any

from motherlode.core.draw import seed_hash
from motherlode.core.entry import Entry, undo_of
from motherlode.core.errors import LOG_DRAW, LOG_END, LOG_MOVE, LOG_NO_SEED, LOG_SEED, LOG_UNDO, Fault
from motherlode.core.game import Game
from motherlode.core.ids import CHANCE, everyone_at
from motherlode.core.log import Line, Log
from motherlode.core.match import Match
from motherlode.core.refusal import Refusal
from motherlode.core.rule import paragraph


def as_of(match: Match, submission: int) -> Match:
    """The game as it was when that submission had been played."""
    past = Match(match.game, match.header, match.seed)
    for entry in match.entries:
        if entry.submission > submission:
            break
        if entry.is_undo():
            past.undo(entry.seat, past.turn(entry.seat), everyone_at(past.game.seats), entry.undoes)
        elif entry.submission > past.submissions:
            past.replay(entry.seat, _moves_of(match, entry))
        elif entry.seat == CHANCE:
            past.replay(CHANCE, [entry.move])
    return past


def _moves_of(match: Match, first: Entry) -> list[int]:
    """The moves of the submission that begins with this line, without the draws that follow."""
    rest = match.entries[first.number - 1 :]
    return [entry.move for entry in rest if entry.submission == first.submission and entry.seat != CHANCE]


def load(game: Game[Any], log: Log, upto: int, verify: bool) -> Match:
    """Plays the first `upto` lines (all if negative); with `verify` every draw must be the seed's."""
    if log.seed and seed_hash(log.seed) != log.header.seed_hash:
        raise Fault(LOG_SEED, {})
    if verify and not log.seed:
        raise Fault(LOG_NO_SEED, {})
    match = Match(game, log.header, log.seed)
    for line in log.lines if upto < 0 else log.lines[:upto]:
        if not _undone(match, line):
            _played(match, line, verify)
    if len(match.entries) == len(log.lines):
        _check_ending(match, log)
    return match


def _undone(match: Match, line: Line) -> bool:
    number, agreed = undo_of(line.text)
    if not number:
        return False
    if line.seat == CHANCE:
        raise Fault(LOG_UNDO, {"number": line.number})
    try:
        # The log says whether consent was needed; that must come out the same now.
        undo = match.undo(line.seat, match.turn(line.seat), everyone_at(match.game.seats), number)
    except Fault:
        raise Fault(LOG_UNDO, {"number": line.number}) from None
    if undo.agreed != agreed:
        raise Fault(LOG_UNDO, {"number": line.number})
    return True


def _played(match: Match, line: Line, verify: bool) -> None:
    move = match.game.codec.parse(line.text)
    refusal: Refusal | None = None
    if move >= 0:
        refusal = match.game.refusal(match.state, line.seat, move)
    if move < 0 or refusal is not None:
        cited = paragraph(refusal.rule) if refusal is not None else "none"
        facts = {"number": line.number, "move": line.text[:60], "game": match.header.game, "rule": cited}
        raise Fault(LOG_MOVE, facts)
    drawn_here = line.seat == CHANCE and line.number > match.header.taken
    if verify and drawn_here and move != match.expected_draw():
        raise Fault(LOG_DRAW, {"number": line.number})
    # The text does not say which lines were handed in together; draws belong to the line before them.
    match.replay(line.seat, [move])


def _check_ending(match: Match, log: Log) -> None:
    """A log that says how the game ended must be right; one that does not may be finished or not."""
    if log.ending is None:
        return
    ending = match.log(False).ending
    if ending is None or ending.reason != log.ending.reason or ending.scores != log.ending.scores:
        raise Fault(LOG_END, {})
