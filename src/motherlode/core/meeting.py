"""Meetings: where players talk before they commit themselves."""

from abc import ABC, abstractmethod
from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motherlode.core.state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Meeting(ABC, Generic[S]):
    """What players may announce, who can talk apart, and what shows whether a pledge was kept.

    `shown` is the kind of event that shows what a seat did: the seat, then the arguments of the move it made.
    """

    def __init__(self, shown: i64) -> None:
        self.shown = shown

    @abstractmethod
    def pledges(self, s: S) -> vec[i64]:
        """The moves players may announce, or ask of each other, before they make them; empty if there is no meeting."""
        raise NotImplementedError

    @abstractmethod
    def circle(self, s: S, seat: i64) -> i64:
        """The seats this one can talk to in private, as a mask that includes itself; 0 if there is no such circle."""
        raise NotImplementedError

    @abstractmethod
    def is_silent(self, s: S) -> bool:
        """Whether nobody at the table may say anything now."""
        raise NotImplementedError
