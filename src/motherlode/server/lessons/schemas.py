"""A lesson as it is sent. Chances are whole percents, so that the figures people read add up."""

from typing import Annotated, Literal

from msgspec import Meta

from motherlode.server.table.schemas import Move
from motherlode.server.wire import Message, Number, Seat

LessonState = Literal["none", "open", "stopped", "failed", "done"]
Percent = Annotated[int, Meta(ge=0, le=100, examples=[41])]


class LessonStep(Message, frozen=True, kw_only=True):
    """A decision: what was played, and what the expert would have played, knowing no more than the seat.

    `at` is the position it was made in, `until` the one after it. `percent` is the chance of winning after what was
    played, `cost` how much higher it would have been after the expert's decision: 0 if the trials show no difference.
    """

    at: Number
    until: Number
    played: list[Move]
    better: list[Move]
    percent: Percent
    cost: Percent


class LessonBalance(Message, frozen=True, kw_only=True):
    """What the result is made of: start - mistakes + luck = result. What the others did counts as luck."""

    start: Percent
    result: Percent
    mistakes: Annotated[int, Meta(ge=0, examples=[23])]
    luck: Annotated[int, Meta(examples=[-27])]


class Lesson(Message, frozen=True, kw_only=True):
    """How far a seat's lesson has come, and what it says once it is done. `of` is 0 until decisions are counted."""

    seat: Seat
    state: LessonState
    mine: Annotated[bool, Meta(description="Whether the person who asks may stop it.")]
    done: Annotated[int, Meta(ge=0, examples=[5])]
    of: Annotated[int, Meta(ge=0, examples=[14])]
    steps: list[LessonStep]
    balance: LessonBalance | None
