"""A small game with everything Atacama lacks: secrets, simultaneous choices in two steps, chance, a reveal.

Each round every seat secretly picks 0, 1 or 2 and seals; all picks are shown, a die falls, and every seat that
picked its number gets two points. Played as a tender there is no die: whoever alone picked the highest number gets
them, and the next round begins at once. While they choose, seats may announce what they pick; at larger tables every
other seat is a circle. It is interpreted even if the core is compiled: that must work too.
"""

from __future__ import annotations

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.codec import SEAT, Codec, Kind, Param, Vocabulary
from motherlode.core.event import Event
from motherlode.core.game import Envelope, Game, Result, places_by
from motherlode.core.ids import CHANCE, EVERYBODY, only
from motherlode.core.keys import write_vec
from motherlode.core.meeting import Meeting
from motherlode.core.refusal import OPENING, Refusal, refuse
from motherlode.core.rng import Rng
from motherlode.core.simultaneous import SimultaneousChoice
from motherlode.core.state import State

ROUNDS = 3
NONE = 3

CHOOSING, ROLLING, OVER = 0, 1, 2
SEAL = 3
ROLL = 4

PICKED, SEALED, SHOWN, ROLLED = range(4)

FACE = Vocabulary("face", ["0", "1", "2"])
MOVES = [
    Kind("pick", [Param("face", FACE)], rule=102, secret=True),
    Kind("seal", [], rule=103),
    Kind("roll", [Param("face", FACE)], rule=104, drawn=True),
]
EVENTS = [
    Kind("picked", [Param("face", FACE)]),
    Kind("sealed", [Param("seat", SEAT)]),
    Kind("shown", [Param("seat", SEAT), Param("face", FACE)]),
    Kind("rolled", [Param("face", FACE)]),
]
NOT_NOW = Kind("not-now", [], rule=101)
REFUSALS = [*OPENING, NOT_NOW]


class ToyState(State):
    phase: i64
    round: i64
    sealed: i64
    roll: i64
    tray: vec[i64]
    scores: vec[i64]

    def __init__(self, phase: i64, round_: i64, sealed: i64, roll: i64, tray: vec[i64], scores: vec[i64]) -> None:
        self.phase = phase
        self.round = round_
        self.sealed = sealed
        self.roll = roll
        self.tray = tray
        self.scores = scores


class ToyChoices(SimultaneousChoice[ToyState]):
    def number(self, s: ToyState) -> i64:
        return s.round + 1 if s.phase == CHOOSING else 0


class ToyMeeting(Meeting[ToyState]):
    def __init__(self, seats: int) -> None:
        super().__init__(SHOWN)
        self.seats = seats

    def pledges(self, s: ToyState) -> vec[i64]:
        return vec[i64]([0, 1, 2] if s.phase == CHOOSING else [])

    def circle(self, s: ToyState, seat: i64) -> i64:
        if s.phase != CHOOSING or self.seats < 4:
            return 0
        return sum(only(other) for other in range(seat % 2, self.seats, 2))

    def is_silent(self, s: ToyState) -> bool:
        return False


class Toy(Game[ToyState]):
    def __init__(self, seats: int, tender: bool = False) -> None:
        self.tender = tender
        super().__init__(seats, Codec(MOVES), EVENTS, REFUSALS, ["played"], [105], ROUNDS * (2 * seats + 1))
        self.simultaneous = ToyChoices()
        self.meeting = ToyMeeting(seats)

    def start(self, deal: i64) -> ToyState:
        return ToyState(CHOOSING, 0, 0, NONE, vec[i64]([NONE] * self.seats), vec[i64]([0] * self.seats))

    def actors(self, s: ToyState) -> i64:
        if s.phase == OVER:
            return 0
        if s.phase == ROLLING:
            return only(CHANCE)
        return ((1 << self.seats) - 1) & ~s.sealed

    def legal_moves(self, s: ToyState, seat: i64) -> vec[i64]:
        return vec[i64]([move for move in range(self.codec.size) if self.refusal(s, seat, move) is None])

    def weights(self, s: ToyState) -> vec[i64]:
        return vec[i64]([1, 2, 1])

    def own_refusal(self, s: ToyState, seat: i64, move: i64) -> Refusal | None:
        if not (self.actors(s) >> seat) & 1:
            return refuse(NOT_NOW, [])
        if seat == CHANCE:
            return None
        if move == SEAL:
            return None if s.tray[seat] != NONE else refuse(NOT_NOW, [], 103)
        return None if s.tray[seat] == NONE else refuse(NOT_NOW, [], 104)

    def apply(self, s: ToyState, seat: i64, move: i64, out: list[Event] | None) -> None:
        if seat == CHANCE:
            self._roll(s, move - ROLL, out)
        elif move == SEAL:
            self._seal(s, seat, out)
        else:
            s.tray[seat] = move
            if out is not None:
                out.append(Event(PICKED, only(seat), False, vec[i64]([move])))

    def _seal(self, s: ToyState, seat: i64, out: list[Event] | None) -> None:
        s.sealed |= only(seat)
        if out is not None:
            out.append(Event(SEALED, EVERYBODY, False, vec[i64]([seat])))
        if s.sealed != (1 << self.seats) - 1:
            return
        if out is not None:
            for other in range(self.seats):
                out.append(Event(SHOWN, EVERYBODY, True, vec[i64]([other, s.tray[other]])))
        s.phase = ROLLING
        if self.tender:
            picks = list(s.tray)
            best = max(picks)
            self._end_round(s, best if picks.count(best) == 1 else NONE)

    def _roll(self, s: ToyState, face: i64, out: list[Event] | None) -> None:
        s.roll = face
        self._end_round(s, face)
        if out is not None:
            out.append(Event(ROLLED, EVERYBODY, False, vec[i64]([face])))

    def _end_round(self, s: ToyState, face: i64) -> None:
        for seat in range(self.seats):
            if s.tray[seat] == face:
                s.scores[seat] += 2
            s.tray[seat] = NONE
        s.sealed = 0
        s.round += 1
        s.phase = OVER if s.round == ROUNDS else CHOOSING

    def default_move(self, s: ToyState, seat: i64) -> i64:
        return self.legal_moves(s, seat)[0]

    def result(self, s: ToyState) -> Result | None:
        if s.phase != OVER:
            return None
        return Result(s.scores[:], places_by(s.scores), 0)

    def copy(self, s: ToyState) -> ToyState:
        return ToyState(s.phase, s.round, s.sealed, s.roll, s.tray[:], s.scores[:])

    def hidden(self, s: ToyState, seat: i64, other: i64) -> bool:
        """The one predicate: what another seat has picked is secret while seats choose."""
        return s.phase == CHOOSING and other != seat

    def info(self, s: ToyState, seat: i64) -> bytes:
        """It does not say who else has sealed."""
        out = BytesWriter()
        for number in (s.phase, s.round, s.roll, seat, (s.sealed >> seat) & 1):
            write_i64_le(out, number)
        for other in range(self.seats):
            write_i64_le(out, NONE if self.hidden(s, seat, other) else s.tray[other])
        write_vec(out, s.scores)
        return out.getvalue()

    def key(self, s: ToyState) -> bytes:
        out = BytesWriter()
        for number in (s.phase, s.round, s.sealed, s.roll):
            write_i64_le(out, number)
        write_vec(out, s.tray)
        write_vec(out, s.scores)
        return out.getvalue()

    def own_view(self, s: ToyState, envelope: Envelope) -> object:
        tray = [None if self.hidden(s, envelope.viewer, k) else s.tray[k] for k in range(self.seats)]
        return {"round": s.round, "roll": s.roll, "sealed": s.sealed, "tray": tray, "scores": list(s.scores)}

    def guess(self, s: ToyState, seat: i64, rng: Rng) -> ToyState:
        out = self.copy(s)
        for other in range(self.seats):
            if self.hidden(s, seat, other):
                out.tray[other] = rng.below(3) if (s.sealed >> other) & 1 else NONE
        return out
