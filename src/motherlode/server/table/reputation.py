"""Who has kept their pledges. That follows from pledges and from facts that every onlooker knows, nothing else."""

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
    """By seat; empty in games without meetings. Every page asks for it, so it is cached until something happens."""
    if live.reputations is None:
        match = live.match
        meeting = match.game.meeting if match else None
        live.reputations = _worked_out(live, match, showings(match, meeting.shown)) if match and meeting else []
    return live.reputations


def _worked_out(live: Live, match: Match, shown: list[Showing]) -> list[Reputation]:
    """What a seat is shown to have done tests its last pledge before that. What was taken back proves nothing."""
    given: list[SpokenLine | None] = [None] * match.game.seats
    past: list[list[WordOutcome]] = [[] for _ in given]
    announced = deque(line for line in live.conversation.pledges() if line.of is None)
    for number, seat, did in shown:
        # A pledge made after a submission came after everything that the submission showed.
        while announced and announced[0].submission < number:
            said = announced.popleft()
            given[said.seat] = said
        said_last, given[seat] = given[seat], None
        if said_last is not None:
            past[seat].append(tested(match, number, said_last, did))
    for said in announced:
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


def tested(match: Match, number: int, said: SpokenLine, did: vec[i64]) -> WordOutcome:
    codec, code = match.game.codec, said.pledge
    if code is None:
        raise AssertionError("only pledges are put to the test")
    kept = list(codec.args(code)) == list(did)
    return WordOutcome(number=number, said=move_of(match, code), did=move_with(codec.kind(code), did), kept=kept)


def _reputation(live: Live, match: Match, seat: int, said: SpokenLine | None, past: list[WordOutcome]) -> Reputation:
    meets = len(live.pledges()) > 0 and said is not None and said.choice == live.choice.number
    kept = sum(each.kept for each in past)
    return Reputation(
        seat=seat,
        now=move_of(match, said.pledge) if meets and said and said.pledge is not None else None,
        kept=kept,
        broken=len(past) - kept,
        past=past,
    )
