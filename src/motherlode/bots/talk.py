"""Bots at meetings: what they say, what they make of the words of others, and when they keep their own.

Nothing here knows a game: a word is a move that was announced, what it is worth a search says.
"""

from typing import Any, Final, NamedTuple

import msgspec

from motherlode.bots.bot import Bot
from motherlode.bots.levels import Level
from motherlode.bots.mcts_bot import Belief, MctsBot
from motherlode.core.observer import Observer
from motherlode.core.rng import MASK_32, Rng

# Iterations of the searches behind a word: it need not be as well considered as a move.
CONSIDERED = 400

# What another's word must change in the own share of the win before it is asked for.
WORTH_ASKING = 0.03


class Heard(msgspec.Struct, frozen=True):
    """A word given at the meeting under way: a move of the speaker's own, or one that he asks of another seat."""

    seat: int
    of: int | None
    move: int


class Style(NamedTuple):
    """How a level talks. Chances and shares of the win, from 0 to 1."""

    candour: float  # how often it announces what it plans
    truce: float  # how often it offers what would be best if all around it did the same
    loyal: float  # how often it keeps a truce that all have announced
    asks: float  # how often it asks something of another
    obliging: float  # what it gives up to do as it is asked
    fickle: float  # how often it gives in to temptation and breaks its own word ...
    temptation: float  # ... which begins with a gain of so much


# A beginner does not search: he says what he plans, does it nine times in ten, and cannot be talked into anything.
STYLES: Final[dict[Level, Style]] = {
    "beginner": Style(candour=1.0, truce=0.0, loyal=0.9, asks=0.0, obliging=0.0, fickle=0.1, temptation=0.0),
    "club": Style(candour=0.85, truce=0.6, loyal=0.8, asks=0.3, obliging=0.03, fickle=0.5, temptation=0.03),
    "expert": Style(candour=0.7, truce=0.5, loyal=0.5, asks=0.5, obliging=0.01, fickle=0.9, temptation=0.015),
}

Standings = list[tuple[int, int]]  # [seat]: words kept, words broken


def trust(standing: tuple[int, int]) -> float:
    """How far a seat's word is believed: from three in five at first towards what its record says."""
    kept, broken = standing
    return (kept + 1.5) / (kept + broken + 2.5)


class Speaker:
    """One bot at one meeting. `simple` is a bot of one ply: it decides where nobody else has a say."""

    def __init__(
        self,
        thinker: Bot,
        simple: Bot,
        eyes: Observer[Any],
        level: Level,
        heard: list[Heard],
        standings: Standings,
        seed: int,
    ) -> None:
        self._thinker = thinker
        self._simple = simple
        self._eyes = eyes
        self._style = STYLES[level]
        self._heard = heard
        self._standings = standings
        self._rng = Rng(seed)
        self._words = eyes.pledges()

    # -- speaking

    def words(self) -> list[tuple[int, int | None]]:
        """What to say now: moves, each of one's own or asked of another seat."""
        asked = self._asked()
        # Who has spoken says no more unless he is asked: a word given twice is worth less. Nor does who is alone.
        silent = self._given() is not None or not self._others_near()
        if not self._can_speak() or (asked is None and silent):
            return []
        values = self._considered([])
        plan = self._plan(values)
        if plan not in self._words:
            return []
        if asked is not None:
            gives_in = bool(values and self._others_near()) and self._pays(values, asked, self._style.obliging)
            return [(asked if gives_in else plan, None)]
        truce = self._truce(plan)
        out: list[tuple[int, int | None]] = [(self._announced(plan) if truce is None else truce, None)]
        plea = self._plea(truce)
        return out if plea is None else [*out, plea]

    def _can_speak(self) -> bool:
        """While the move that words are about is still to be made."""
        return bool(set(self._words) & set(self._eyes.legal_moves()))

    def _plan(self, values: dict[int, float]) -> int:
        """What it would do; a bot that does not search is simply asked."""
        if not self._others_near():
            return self._simple.choose(self._eyes)
        if values:
            return max(self._words, key=lambda move: values.get(move, 0.0))
        return self._thinker.choose(self._eyes)

    def _announced(self, plan: int) -> int:
        others = [move for move in self._words if move != plan]
        if not others or self._happens(self._style.candour):
            return plan
        return others[self._rng.below(len(others))]

    def _given(self) -> int | None:
        """Its own last word at this meeting."""
        return self._said().get(self._eyes.seat)

    def _asked(self) -> int | None:
        """The last request to this seat, if it has not answered it yet."""
        asked = None
        for word in self._heard:
            if word.of == self._eyes.seat and word.move in self._words:
                asked = word.move
            elif word.of is None and word.seat == self._eyes.seat:
                asked = None
        return asked

    def _others_near(self) -> list[int]:
        return [seat for seat in self._eyes.circle() if seat != self._eyes.seat]

    def _truce(self, plan: int) -> int | None:
        """Another word than what it plans, if it would be better for it that all around it gave and kept that."""
        others = self._others_near()
        if not others or not self._happens(self._style.truce):
            return None
        hopes = {
            move: self._considered([Belief(seat, move, 1.0) for seat in others]).get(move, 0.0) for move in self._words
        }
        best = max(hopes, key=lambda move: hopes[move])
        return None if best == plan else best

    def _plea(self, truce: int | None) -> tuple[int, int] | None:
        """One of its own circle is asked to join the truce, or for the word that would help most, if any would."""
        others = self._others_near()
        if not others or not self._happens(self._style.asks):
            return None
        seat = others[self._rng.below(len(others))]
        if truce is not None:
            return truce, seat
        hopes = {move: max(self._considered([Belief(seat, move, 1.0)]).values(), default=0.0) for move in self._words}
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
            # What a search finds by trying is known here, and it may miss a small gain in all the luck to come.
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

    def _all_said(self, word: int) -> bool:
        """Whether everybody around it has given the same word."""
        others = self._others_near()
        said = self._said()
        return bool(others) and all(said.get(seat) == word for seat in others)

    def _kept_or_not(self, given: int) -> int:
        others = [move for move in self._words if move != given]
        return others[self._rng.below(len(others))] if others and self._happens(self._style.fickle) else given

    def _breaks(self, values: dict[int, float], best: int, word: int) -> bool:
        tempted = not self._pays(values, word, self._style.temptation)
        return best != word and tempted and self._happens(self._style.fickle)

    # -- thinking

    def _considered(self, more: list[Belief]) -> dict[int, float]:
        """What each word would be worth, as a share of the win; nothing for a bot that does not search."""
        if not isinstance(self._thinker, MctsBot):
            return {}
        search = MctsBot(self._rng.bits(), iterations=CONSIDERED).search(self._eyes, [*self._beliefs(), *more])
        return {move: share for move, _, share in search.report()}

    def _beliefs(self) -> list[Belief]:
        """What the others have announced of themselves."""
        own = self._eyes.seat
        return [Belief(seat, move, trust(self._standings[seat])) for seat, move in self._said().items() if seat != own]

    def _said(self) -> dict[int, int]:
        """By seat, the last word it has given of itself."""
        return {word.seat: word.move for word in self._heard if word.of is None}

    def _pays(self, values: dict[int, float], move: int, price: float) -> bool:
        """Whether this move costs no more than that against the best."""
        return max(values.values(), default=0.0) - values.get(move, 0.0) <= price

    def _happens(self, chance: float) -> bool:
        return float(self._rng.bits()) < chance * MASK_32
