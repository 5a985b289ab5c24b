"""What people ask of a table."""

from typing import Annotated

from msgspec import Meta

from motherlode.server.wire import Command, MoveText, Number, Seat

Mark = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,32}$", examples=["q7Xn2LrT"])]


class Submission(Command, frozen=True, kw_only=True):
    """Moves of one seat, handed in together. A command made for an older position is refused by its turn.

    With `forced`, whatever leaves no choice after them is played too, as far as the same decision goes.
    """

    seat: Seat
    turn: Annotated[int, Meta(ge=0, le=10**9, examples=[8])]
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=100, examples=[["place natural e5"]])]
    forced: bool = False


class Turn(Command, frozen=True, kw_only=True):
    """Whose turn it was when the command was made."""

    seat: Seat
    turn: Annotated[int, Meta(ge=0, le=10**9, examples=[8])]


class Consent(Command, frozen=True, kw_only=True):
    """An answer to somebody who wants to take back a decision; `number` is the question's, so that none is mistaken."""

    number: Number
    seat: Seat
    agree: bool


class Speech(Command, frozen=True, kw_only=True):
    """Free text to the table, or to the speaker's circle. `mark` is the sender's own: sent twice it is said once."""

    seat: Seat
    text: Annotated[str, Meta(min_length=1, max_length=300, examples=["Who goes to Azul?"])]
    near: bool = False
    mark: Mark


class Pledge(Command, frozen=True, kw_only=True):
    """A word given to everybody, or asked of another seat. It binds nobody."""

    seat: Seat
    move: MoveText
    of: Annotated[Seat | None, Meta(description="Who is asked; none for a word of one's own.", examples=[2])] = None
    mark: Mark
