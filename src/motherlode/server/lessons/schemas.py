"""A lesson on the wire. All chances are whole percents of a win, so that what is read adds up."""

from typing import Annotated, Literal

from msgspec import Meta

from motherlode.server.table.schemas import Move
from motherlode.server.wire import Message, Number, Seat

LessonState = Literal["none", "open", "stopped", "failed", "done"]
Percent = Annotated[int, Meta(ge=0, le=100, examples=[41])]


class LessonStep(Message, frozen=True, kw_only=True):
    """A decision: what was played and what the expert would have, who knew no more than the seat.

    `at` is the position it was made in, `until` the one after it. `percent` is the chance of winning after what was
    played; without it there would have been `cost` more. A cost of 0 means as good, as far as the trials can tell.
    """

    at: Number
    until: Number
    played: list[Move]
    better: list[Move]
    percent: Percent
    cost: Percent


class LessonBalance(Message, frozen=True, kw_only=True):
    """Where the result comes from: start - mistakes + luck = result. Luck is also what the others did."""

    start: Percent
    result: Percent
    mistakes: Annotated[int, Meta(ge=0, examples=[23])]
    luck: Annotated[int, Meta(examples=[-27])]


class Lesson(Message, frozen=True, kw_only=True):
    """How far a seat's lesson is, and once it is done what it says. `of` is 0 until the decisions have been counted."""

    seat: Seat
    state: LessonState
    mine: Annotated[bool, Meta(description="Whether whoever asks may stop it.")]
    done: Annotated[int, Meta(ge=0, examples=[5])]
    of: Annotated[int, Meta(ge=0, examples=[14])]
    steps: list[LessonStep]
    balance: LessonBalance | None
