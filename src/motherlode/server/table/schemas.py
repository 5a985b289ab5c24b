"""The page of a table: what one pair of eyes may see of it."""

from typing import Annotated

from msgspec import Meta

from motherlode.games.wire import GameView
from motherlode.server.lobby.schemas import TableCard
from motherlode.server.wire import Command, Message, MoveText, Number, Problem, Seat, TableId, Token, UndoKind, Word

Mark = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,32}$", examples=["q7Xn2LrT"])]


class Move(Message, frozen=True, kw_only=True):
    """A legal move: its text is what a command hands in, kind and arguments are what a board needs.

    `leads_on`: after it, in the same decision of several seats at once, its seat owes a move that leaves no choice.
    """

    text: MoveText
    kind: Word
    args: Annotated[dict[str, str], Meta(examples=[{"colour": "natural", "field": "e5"}])]
    leads_on: bool


class Told(Message, frozen=True, kw_only=True):
    """One sentence of the log: event-<kind> with its words, or that somebody took back number `undoes`.

    `stands` is false once it is taken back; `timed` is true of what the sand-glass did for a seat.
    """

    number: Number
    seat: Annotated[int, Meta(description="Who acted; 15 is nature.", examples=[0])]
    stands: bool
    timed: bool
    undoes: Number | None
    kind: Word | None
    words: dict[str, Token]


class UndoAsked(Message, frozen=True, kw_only=True):
    """Somebody wants to take back his last decision and needs everybody's consent; `waiting` have not answered."""

    number: Number
    seat: Seat
    waiting: list[Seat]


class GivenWord(Message, frozen=True, kw_only=True):
    """A word given or asked for at a meeting: a move, of the speaker himself or, as a request, of another seat."""

    move: Move
    of: Annotated[int | None, Meta(description="Who is asked to make it; none if it is one's own.", examples=[2])]


class TalkLine(Message, frozen=True, kw_only=True):
    """Something said at the table: free text, or a word. `near` was meant for the speaker's own circle only.

    It was said after submission `at` of the game. `name` is the speaker's, who may have left the seat since; a bot's
    is empty.
    """

    number: Number
    at: Number
    seat: Seat
    name: Annotated[str, Meta(examples=["Mira"])]
    text: Annotated[str | None, Meta(examples=["Alone in Rosso. I use it, of course."])]
    word: GivenWord | None
    near: bool


class KeptWord(Message, frozen=True, kw_only=True):
    """A word that has been put to the test: what was said, and what was done. `number` is that of the log's showing."""

    number: Number
    said: Move
    did: Move
    kept: bool


class Standing(Message, frozen=True, kw_only=True):
    """What a seat's word is worth: its last one at this meeting, and all that were put to the test, oldest first."""

    seat: Seat
    now: Move | None
    kept: Annotated[int, Meta(examples=[3])]
    broken: Annotated[int, Meta(examples=[1])]
    past: list[KeptWord]


class Glass(Message, frozen=True, kw_only=True):
    """The sand-glass of the choice under way, in milliseconds as this was sent."""

    left: Annotated[int, Meta(ge=0, examples=[72_000])]
    of: Annotated[int, Meta(examples=[120_000])]


class Meeting(Message, frozen=True, kw_only=True):
    """What can be said now: words to give, whom the viewer can talk to apart, and what everybody's words are worth."""

    words: Annotated[list[Move], Meta(description="What may be announced or asked for; empty when nobody meets.")]
    near: Annotated[list[Seat], Meta(description="The viewer's circle, himself included; empty when there is none.")]
    standing: Annotated[list[Standing], Meta(description="By seat, in games where words are given; else empty.")]
    silent: Annotated[bool, Meta(description="Nobody may say anything now: the table talks at meetings only.")]


class OwnSeat(Message, frozen=True, kw_only=True):
    """A seat of this browser: the turn its commands must carry, and whether its last decision can be taken back."""

    seat: Seat
    turn: int
    undo: UndoKind


class Position(Message, frozen=True, kw_only=True):
    """What a seat sees, what it may do, and the turn number its commands must carry."""

    view: GameView
    turn: int
    moves: list[Move]
    seed_hash: Annotated[
        str, Meta(description="Binds all luck from the start on; the seed is in the log of a finished game.")
    ]


class Page(Message, frozen=True, kw_only=True):
    """Everything a browser shows of a table, as of `number`. `log` has what was told after the number asked for."""

    number: Number
    table: TableCard
    eyes: Annotated[int | None, Meta(description="Through which seat's eyes; none for an onlooker.", examples=[0])]
    watching: Annotated[int, Meta(description="How many look on without a seat.", examples=[2])]
    at: Annotated[int, Meta(description="How many submissions the game has seen.", examples=[17])]
    position: Position | None
    own: list[OwnSeat]
    log: list[Told]
    undo: UndoAsked | None
    declined: Annotated[
        int | None, Meta(description="Who has just refused an undo, until something else happens.", examples=[None])
    ]
    talk: Annotated[
        list[TalkLine], Meta(description="What was said after the number asked for, as far as these eyes heard.")
    ]
    meeting: Meeting
    glass: Glass | None


class TableEvent(Message, frozen=True, kw_only=True):
    """What a stream carries: the page after something happened, with what was told since the last one."""

    table: TableId
    page: Page


class Past(Message, frozen=True, kw_only=True):
    """A position of the past: after submission `at` of `last`, with the log as it stood then."""

    at: Number
    last: Number
    eyes: int | None
    position: Position
    log: list[Told]


class Chosen(Command, frozen=True, kw_only=True):
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


class Why(Message, frozen=True, kw_only=True):
    """What stands against a move; nothing if it is allowed."""

    problem: Problem | None


class Advice(Message, frozen=True, kw_only=True):
    """A move the bot thought about: its chance of winning in percent, from so many tries."""

    move: Move
    percent: Annotated[int, Meta(ge=0, le=100, examples=[62])]
    tries: Annotated[int, Meta(examples=[5400])]


class Hint(Message, frozen=True, kw_only=True):
    """What the bot would do, best first."""

    advice: list[Advice]
