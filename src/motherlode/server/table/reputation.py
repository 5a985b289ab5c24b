"""Who has kept their word. It follows from words and from facts that every onlooker knows, and from nothing else."""

from collections import deque

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.ids import SPECTATOR
from motherlode.core.match import Match
from motherlode.server.table.conversation import SpokenLine
from motherlode.server.table.live import Live
from motherlode.server.table.schemas import Reputation, WordOutcome
from motherlode.server.table.wording import move_of, move_with

# The submission that showed it, the seat, and the arguments of the move it made.
Showing = tuple[int, int, vec[i64]]


def reputations_of(live: Live) -> list[Reputation]:
    """By seat; empty in games without words. Every page asks for it, so it is cached until something happens."""
    if live.reputations is None:
        match = live.match
        meeting = match.game.meeting if match else None
        live.reputations = _worked_out(live, match, showings(match, meeting.shown)) if match and meeting else []
    return live.reputations


def _worked_out(live: Live, match: Match, shown: list[Showing]) -> list[Reputation]:
    """What a seat is shown to have done tests the last word it gave before. What was taken back proves nothing."""
    given: list[SpokenLine | None] = [None] * match.game.seats
    past: list[list[WordOutcome]] = [[] for _ in given]
    words = deque(line for line in live.conversation.words() if line.of is None)
    for number, seat, did in shown:
        # A word said after a submission came after everything that the submission showed.
        while words and words[0].submission < number:
            said = words.popleft()
            given[said.seat] = said
        word, given[seat] = given[seat], None
        if word is not None:
            past[seat].append(tested(match, number, word, did))
    for said in words:
        given[said.seat] = said
    return [_reputation(live, match, seat, given[seat], past[seat]) for seat in range(match.game.seats)]


def showings(match: Match, kind: int) -> list[Showing]:
    """What seats really did, as far as events of this kind showed it and it still stands."""
    out: list[Showing] = []
    for fact in match.told(SPECTATOR, -1):
        event = fact.event
        if event is not None and fact.stands and event.kind == kind:
            out.append((fact.submission, event.args[0], event.args[1:]))
    return out


def tested(match: Match, number: int, word: SpokenLine, did: vec[i64]) -> WordOutcome:
    codec, code = match.game.codec, word.word
    if code is None:
        raise AssertionError("only words are put to the test")
    kept = list(codec.args(code)) == list(did)
    return WordOutcome(number=number, said=move_of(match, code), did=move_with(codec.kind(code), did), kept=kept)


def _reputation(live: Live, match: Match, seat: int, word: SpokenLine | None, past: list[WordOutcome]) -> Reputation:
    meets = len(live.words()) > 0 and word is not None and word.choice == live.choice.number
    kept = sum(each.kept for each in past)
    return Reputation(
        seat=seat,
        now=move_of(match, word.word) if meets and word and word.word is not None else None,
        kept=kept,
        broken=len(past) - kept,
        past=past,
    )
