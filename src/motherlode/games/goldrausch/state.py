"""A position of Goldrausch: everything that can change during a game."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motherlode.core.keys import write_vec
from motherlode.core.state import State

# Phases; the numbers of the rules' phases are in brackets.
STARTING: Final = 0  # nature draws the start player
REVEALING: Final = 1  # nature reveals a resource card (6, and at the start)
PLANNING: Final = 2  # all choose a country at once (1)
MEETING: Final = 3  # all talk, lay and seal an upgrade card (3)
SPINNING: Final = 4  # nature spins the wheel (4)
DRAWING: Final = 5  # nature draws an event card (4)
CASTING: Final = 6  # nature casts lots between equals (7.16)
OVER: Final = 7

# Secret: `country` of others while PLANNING, `card` of others from MEETING until it is shown (secrets.py).
# The order of both decks does not exist before a card is drawn.


@mypyc_attr(acyclic=True)
class GoldrauschState(State):
    phase: i64
    round: i64  # from 0
    start: i64  # the start player
    resource: i64  # the open resource card, or NO_RESOURCE
    resources: i64  # mask of the resource cards still in the deck
    deck: i64  # mask of the incidents still in the deck
    discards: i64  # mask of the incidents that may be shuffled in again
    spun: i64  # what the wheel showed last, or NOT_SPUN
    incident: i64  # the one of the last spin, or NO_INCIDENT
    richest: i64  # the seat on which the first lot of a crash fell, or NOBODY
    sealed: i64  # mask of the seats that have confirmed their upgrade card
    mine: i64  # gold in the depot
    gold: vec[i64]  # [seat]
    lying: vec[i64]  # [continent]: gold on it
    maxima: vec[i64]  # [continent]: how much it may hold now
    country: vec[i64]  # [seat]: where its figure is or will be, or NOWHERE
    card: vec[i64]  # [seat]: USE, SKIP, MARK, or NO_CARD

    def __init__(
        self,
        phase: i64,
        round_: i64,
        start: i64,
        resource: i64,
        resources: i64,
        deck: i64,
        discards: i64,
        spun: i64,
        incident: i64,
        richest: i64,
        sealed: i64,
        mine: i64,
        gold: vec[i64],
        lying: vec[i64],
        maxima: vec[i64],
        country: vec[i64],
        card: vec[i64],
    ) -> None:
        self.phase = phase
        self.round = round_
        self.start = start
        self.resource = resource
        self.resources = resources
        self.deck = deck
        self.discards = discards
        self.spun = spun
        self.incident = incident
        self.richest = richest
        self.sealed = sealed
        self.mine = mine
        self.gold = gold
        self.lying = lying
        self.maxima = maxima
        self.country = country
        self.card = card

    def clone(self) -> GoldrauschState:
        return GoldrauschState(
            self.phase,
            self.round,
            self.start,
            self.resource,
            self.resources,
            self.deck,
            self.discards,
            self.spun,
            self.incident,
            self.richest,
            self.sealed,
            self.mine,
            self.gold[:],
            self.lying[:],
            self.maxima[:],
            self.country[:],
            self.card[:],
        )

    def write_public(self, out: BytesWriter) -> None:
        """What everybody knows; not what anybody has committed to."""
        write_i64_le(out, self.phase)
        write_i64_le(out, self.round)
        write_i64_le(out, self.start)
        write_i64_le(out, self.resource)
        write_i64_le(out, self.resources)
        write_i64_le(out, self.deck)
        write_i64_le(out, self.discards)
        write_i64_le(out, self.spun)
        write_i64_le(out, self.incident)
        write_i64_le(out, self.richest)
        write_i64_le(out, self.mine)
        write_vec(out, self.gold)
        write_vec(out, self.lying)
        write_vec(out, self.maxima)

    def key(self) -> bytes:
        out = BytesWriter()
        self.write_public(out)
        write_i64_le(out, self.sealed)
        write_vec(out, self.country)
        write_vec(out, self.card)
        return out.getvalue()
