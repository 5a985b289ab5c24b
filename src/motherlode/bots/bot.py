"""What a bot is: something that looks through one seat's eyes and answers with a move."""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from motherlode.core.game import State
from motherlode.core.observer import Observer

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Subclass it anywhere, compiled or not."""

    @abstractmethod
    def choose(self, eyes: Observer[Any]) -> i64:
        """One of eyes.legal_moves()."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(ABC, Generic[S]):
    """How good a position looks to a seat, without searching; one per game, in bots/<game>.py."""

    @abstractmethod
    def value(self, s: S, seat: i64) -> float:
        """Higher is better. Only positions of the same game and seat are compared."""
        raise NotImplementedError
