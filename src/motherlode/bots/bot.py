"""What a bot is: something that looks through one seat's eyes and answers with a move."""

from abc import ABC, abstractmethod
from math import exp
from typing import Any, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motherlode.core.observer import Observer
from motherlode.core.state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Subclass it anywhere, compiled or not."""

    @abstractmethod
    def choose(self, eyes: Observer[Any]) -> i64:
        """One of eyes.legal_moves()."""
        raise NotImplementedError

    def decide(self, eyes: Observer[Any]) -> list[int]:
        """All small moves of one decision, in order."""
        out: list[int] = [self.choose(eyes)]
        following = eyes.after(out[0])
        while following is not None:
            out.append(self.choose(following))
            following = following.after(out[-1])
        return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(ABC, Generic[S]):
    """How good a position looks to a seat, without searching; one per game, in bots/<game>.py."""

    @abstractmethod
    def value(self, s: S, seat: i64) -> float:
        """Higher is better. Only positions of the same game and seat are compared."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Evaluation[S]):
    """An evaluation that also compares seats: where random play to the end says nothing, a search asks it."""

    @abstractmethod
    def shares(self, s: S) -> vec[float]:
        """Each seat's likely part of the win, all together 1.0; asked where the judge looks no further."""
        raise NotImplementedError

    @abstractmethod
    def looks_no_further(self, s: S) -> bool:
        """Whether a search ends here: later on everybody gains more, whatever they did before."""
        raise NotImplementedError

    @abstractmethod
    def glance(self, s: S, seat: i64) -> float:
        """Like `value`, but cheap: a search first tries what looks best at a glance."""
        raise NotImplementedError

    def compared(self, s: S, seat: i64, seats: i64, weight: float) -> float:
        """A glance at one seat, less a part of what the others have on average."""
        others = 0.0
        other: i64
        for other in range(seats):
            if other != seat:
                others += self.glance(s, other)
        return self.glance(s, seat) - weight * others / float(seats - 1)


def chances(worths: vec[float], lead: float) -> vec[float]:
    """Each seat's likely part of the win: whoever leads by `lead` is e times as likely to win."""
    seats: i64 = len(worths)
    out = vec[float]([0.0] * seats)
    most = 0.0
    total = 0.0
    seat: i64
    for seat in range(seats):
        most = max(most, worths[seat])
    for seat in range(seats):
        out[seat] = exp((worths[seat] - most) / lead)
        total += out[seat]
    for seat in range(seats):
        out[seat] /= total
    return out
