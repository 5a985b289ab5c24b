"""Bots at meetings: what they pledge, what they make of the pledges of others, and when they keep their own.

Nothing here knows a game: a pledge is a move that was announced, and a search says what it is worth.
"""

from typing import Any, Final, NamedTuple

import msgspec

from motherlode.bots.bot import Bot
from motherlode.bots.levels import Level
from motherlode.bots.mcts_bot import Belief, MctsBot
from motherlode.core.observer import Observer
from motherlode.core.rng import MASK_32, Rng

# Iterations of the searches behind a pledge: it need not be as well considered as a move.
CONSIDERED = 400

# How much another seat's pledge must be worth, as a share of the win, before the bot asks for it.
WORTH_ASKING = 0.03


class Heard(msgspec.Struct, frozen=True):
    """A pledge at the meeting under way: a move the speaker announces, or one the speaker asks of another seat."""

    seat: int
    of: int | None
    move: int


class Style(NamedTuple):
    """How a level talks. Chances and shares of the win, from 0 to 1."""

    candour: float  # how often it announces what it plans
    truce: float  # how often it offers what would be best if everybody in its circle did the same
    loyal: float  # how often it keeps a truce that all have announced
    asks: float  # how often it asks something of another
    obliging: float  # what it gives up to do as it is asked
    fickle: float  # how often it gives in to temptation and breaks its own pledge ...
    temptation: float  # ... which begins with a gain of this much


# A beginner does not search: it says what it plans, does it nine times in ten, and cannot be talked into anything.
STYLES: Final[dict[Level, Style]] = {
    "beginner": Style(candour=1.0, truce=0.0, loyal=0.9, asks=0.0, obliging=0.0, fickle=0.1, temptation=0.0),
    "club": Style(candour=0.85, truce=0.6, loyal=0.8, asks=0.3, obliging=0.03, fickle=0.5, temptation=0.03),
    "expert": Style(candour=0.7, truce=0.5, loyal=0.5, asks=0.5, obliging=0.01, fickle=0.9, temptation=0.015),
}

Reputations = list[tuple[int, int]]  # [seat]: pledges kept, pledges broken


def trust(reputation: tuple[int, int]) -> float:
    """How far a seat's pledge is believed: from three in five at first towards what its reputation says."""
    kept, broken = reputation
    return (kept + 1.5) / (kept + broken + 2.5)


class Speaker:
    """One bot at one meeting. `simple` is a bot of one ply: it decides where the choice concerns nobody else."""

    def __init__(
        self,
        thinker: Bot,
        simple: Bot,
        eyes: Observer[Any],
        level: Level,
        heard: list[Heard],
        reputations: Reputations,
        seed: int,
    ) -> None:
        self._thinker = thinker
        self._simple = simple
        self._eyes = eyes
        self._style = STYLES[level]
        self._heard = heard
        self._reputations = reputations
        self._rng = Rng(seed)
        self._pledges = eyes.pledges()

    # -- speaking

    def pledges(self) -> list[tuple[int, int | None]]:
        """What to say now: moves, each announced (None) or asked of another seat."""
        asked = self._asked()
        # After its first pledge it speaks only when asked, since repeating one makes it worth less; alone it is silent.
        silent = self._given() is not None or not self._others_near()
        if not self._can_speak() or (asked is None and silent):
            return []
        values = self._considered([])
        plan = self._plan(values)
        if plan not in self._pledges:
            return []
        if asked is not None:
            gives_in = bool(values and self._others_near()) and self._pays(values, asked, self._style.obliging)
            return [(asked if gives_in else plan, None)]
        truce = self._truce(plan)
        out: list[tuple[int, int | None]] = [(self._announced(plan) if truce is None else truce, None)]
        plea = self._plea(truce)
        return out if plea is None else [*out, plea]

    def _can_speak(self) -> bool:
        """While the move that pledges are about is still to be made."""
        return bool(set(self._pledges) & set(self._eyes.legal_moves()))

    def _plan(self, values: dict[int, float]) -> int:
        """What it would do; a bot that does not search is simply asked."""
        if not self._others_near():
            return self._simple.choose(self._eyes)
        if values:
            return max(self._pledges, key=lambda move: values.get(move, 0.0))
        return self._thinker.choose(self._eyes)

    def _announced(self, plan: int) -> int:
        others = [move for move in self._pledges if move != plan]
        if not others or self._happens(self._style.candour):
            return plan
        return others[self._rng.below(len(others))]

    def _given(self) -> int | None:
        """Its own last pledge at this meeting."""
        return self._said().get(self._eyes.seat)

    def _asked(self) -> int | None:
        """The last request to this seat, if it has not answered it yet."""
        asked = None
        for said in self._heard:
            if said.of == self._eyes.seat and said.move in self._pledges:
                asked = said.move
            elif said.of is None and said.seat == self._eyes.seat:
                asked = None
        return asked

    def _others_near(self) -> list[int]:
        return [seat for seat in self._eyes.circle() if seat != self._eyes.seat]

    def _truce(self, plan: int) -> int | None:
        """A pledge other than its plan, if it would gain by everybody in its circle making and keeping it."""
        others = self._others_near()
        if not others or not self._happens(self._style.truce):
            return None
        hopes = {
            move: self._considered([Belief(seat, move, 1.0) for seat in others]).get(move, 0.0)
            for move in self._pledges
        }
        best = max(hopes, key=lambda move: hopes[move])
        return None if best == plan else best

    def _plea(self, truce: int | None) -> tuple[int, int] | None:
        """Asks one of its circle to join the truce, or for the pledge that would help most, if any would."""
        others = self._others_near()
        if not others or not self._happens(self._style.asks):
            return None
        seat = others[self._rng.below(len(others))]
        if truce is not None:
            return truce, seat
        hopes = {move: max(self._considered([Belief(seat, move, 1.0)]).values(), default=0.0) for move in self._pledges}
        best = max(hopes, key=lambda move: hopes[move])
        return (best, seat) if hopes[best] - min(hopes.values()) >= WORTH_ASKING else None

    # -- acting

    def decide(self) -> list[int]:
        """The moves of a decision; where something could be said, one move in the light of it."""
        if not self._can_speak():
            return self._thinker.decide(self._eyes)
        return [self._choose()]

    def _choose(self) -> int:
        if not self._others_near():
            # What a search finds by trying is known here, and in all the luck to come it could miss a small gain.
            return self._simple.choose(self._eyes)
        given = self._given()
        if not isinstance(self._thinker, MctsBot):
            return self._thinker.choose(self._eyes) if given is None else self._kept_or_not(given)
        search = self._thinker.search(self._eyes, self._beliefs())
        values = {move: share for move, _, share in search.report()}
        best = search.best()
        if given is None or given not in values:
            return best
        keeps = self._happens(self._style.loyal) if self._all_said(given) else not self._breaks(values, best, given)
        return given if keeps else best

    def _all_said(self, pledge: int) -> bool:
        """Whether everybody in its circle has made the same pledge."""
        others = self._others_near()
        said = self._said()
        return bool(others) and all(said.get(seat) == pledge for seat in others)

    def _kept_or_not(self, given: int) -> int:
        others = [move for move in self._pledges if move != given]
        return others[self._rng.below(len(others))] if others and self._happens(self._style.fickle) else given

    def _breaks(self, values: dict[int, float], best: int, pledge: int) -> bool:
        tempted = not self._pays(values, pledge, self._style.temptation)
        return best != pledge and tempted and self._happens(self._style.fickle)

    # -- thinking

    def _considered(self, more: list[Belief]) -> dict[int, float]:
        """What each pledge would be worth, as a share of the win; nothing for a bot that does not search."""
        if not isinstance(self._thinker, MctsBot):
            return {}
        search = MctsBot(self._rng.bits(), iterations=CONSIDERED).search(self._eyes, [*self._beliefs(), *more])
        return {move: share for move, _, share in search.report()}

    def _beliefs(self) -> list[Belief]:
        """What the others have announced."""
        own = self._eyes.seat
        return [
            Belief(seat, move, trust(self._reputations[seat])) for seat, move in self._said().items() if seat != own
        ]

    def _said(self) -> dict[int, int]:
        """By seat, the last move it announced."""
        return {said.seat: said.move for said in self._heard if said.of is None}

    def _pays(self, values: dict[int, float], move: int, price: float) -> bool:
        """Whether this move is worth at most `price` less than the best one."""
        return max(values.values(), default=0.0) - values.get(move, 0.0) <= price

    def _happens(self, chance: float) -> bool:
        return float(self._rng.bits()) < chance * MASK_32
