"""What people ask of a table."""

from typing import Annotated

from msgspec import Meta

from motherlode.server.wire import Command, MoveText, Number, Seat

Mark = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,32}$", examples=["q7Xn2LrT"])]


class Submission(Command, frozen=True, kw_only=True):
    """Moves of one seat, handed in together. The turn shows if they were meant for an older position.

    With `forced`, moves that leave no choice after them are played too, up to the end of the decision.
    """

    seat: Seat
    turn: Annotated[int, Meta(ge=0, le=10**9, examples=[8])]
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=100, examples=[["place natural e5"]])]
    forced: bool = False


class Thoughts(Command, frozen=True, kw_only=True):
    """Lists of moves that a seat thinks of making, each of which could be handed in as it is."""

    seat: Seat
    turn: Annotated[int, Meta(ge=0, le=10**9, examples=[8])]
    lists: Annotated[
        list[Annotated[list[MoveText], Meta(min_length=1, max_length=30)]],
        Meta(min_length=1, max_length=24, examples=[[["place natural e5"], ["place black e5"]]]),
    ]


class Turn(Command, frozen=True, kw_only=True):
    """A seat, and its turn number when the command was made."""

    seat: Seat
    turn: Annotated[int, Meta(ge=0, le=10**9, examples=[8])]


class Consent(Command, frozen=True, kw_only=True):
    """An answer to somebody who wants to take back a decision; `number` says which question is meant."""

    number: Number
    seat: Seat
    agree: bool


class Speech(Command, frozen=True, kw_only=True):
    """Free text to the table, or to the speaker's circle. Sent twice with the same `mark`, it is said once."""

    seat: Seat
    text: Annotated[str, Meta(min_length=1, max_length=300, examples=["Who goes to Azul?"])]
    near: bool = False
    mark: Mark


class Pledge(Command, frozen=True, kw_only=True):
    """A word given to everybody, or asked of another seat. It binds nobody."""

    seat: Seat
    move: MoveText
    of: Annotated[Seat | None, Meta(description="Who is asked; none for an announcement.", examples=[2])] = None
    mark: Mark
