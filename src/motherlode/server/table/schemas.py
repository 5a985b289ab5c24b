"""What a table says: its card for lists, and its page, as one pair of eyes may see it."""

from typing import Annotated

from msgspec import Meta

from motherlode.bots.levels import Level
from motherlode.core.consequences import Next
from motherlode.games.wire import GameView
from motherlode.server.wire import (
    GlassSeconds,
    Identifier,
    Look,
    Message,
    MoveText,
    Name,
    Number,
    Problem,
    Seat,
    Sitter,
    Status,
    TableId,
    Token,
    UndoKind,
)

Rank = Annotated[int, Meta(examples=[1])]


class SeatInfo(Message, frozen=True, kw_only=True):
    """Who sits there. `mine`: the seat is this browser's; `stood_in`: a bot plays for a person who left.

    `program`: the person is a program; `own_program`: one of this browser, which may take the seat itself.
    """

    seat: Seat
    look: Look
    kind: Sitter
    name: Name | None
    level: Level | None
    mine: bool
    stood_in: bool
    program: bool
    own_program: bool


class SeatEnd(Message, frozen=True, kw_only=True):
    """How the game ended for a seat."""

    points: int
    place: Rank


class TableCard(Message, frozen=True, kw_only=True):
    """A table as a list shows it. A record is a log somebody opened: to look at, not to play."""

    id: TableId
    game: Identifier
    preset: Identifier
    options: dict[Identifier, Identifier]
    status: Status
    owner: Annotated[bool, Meta(description="Whether this browser opened the table.")]
    listed: bool
    glass: GlassSeconds
    seats: list[SeatInfo]
    actors: Annotated[list[int], Meta(description="The seats that owe a move now.", examples=[[0]])]
    moves: Annotated[int, Meta(description="How many decisions are in force.", examples=[16])]
    ends: list[SeatEnd] | None
    changed: Annotated[
        str, Meta(description="When something last happened, in UTC.", examples=["2026-11-16T09:30:00Z"])
    ]


class Move(Message, frozen=True, kw_only=True):
    """A legal move: its text is what a command hands in, kind and arguments are what a board needs.

    `leads_on`: in a simultaneous choice, its seat then owes another move, which leaves no choice.
    """

    text: MoveText
    kind: Identifier
    args: Annotated[dict[str, str], Meta(examples=[{"colour": "natural", "field": "e5"}])]
    leads_on: bool


class LogSentence(Message, frozen=True, kw_only=True):
    """One sentence of the log: event-<kind> with its words, or that somebody took back number `undoes`.

    `stands` is false once it was taken back; `timed` is true if the sand-glass had run out for the seat.
    """

    number: Number
    seat: Annotated[int, Meta(description="Who acted; 15 is nature.", examples=[0])]
    stands: bool
    timed: bool
    undoes: Number | None
    kind: Identifier | None
    words: dict[str, Token]


class UndoAsked(Message, frozen=True, kw_only=True):
    """Somebody wants to take back their last decision, and all must agree; those in `waiting` have not answered yet."""

    number: Number
    seat: Seat
    waiting: list[Seat]


class GivenWord(Message, frozen=True, kw_only=True):
    """A word given or asked for at a meeting: a move that the speaker announces, or asks of another seat."""

    move: Move
    of: Annotated[int | None, Meta(description="Who is asked to make it; none for an announcement.", examples=[2])]


class TalkLine(Message, frozen=True, kw_only=True):
    """Something said at the table: free text, or a word. `near`: only the speaker's circle was meant to hear it.

    It was said after submission `at` of the game. `name` is the speaker's, who may have left since; empty for a bot.
    """

    number: Number
    at: Number
    seat: Seat
    name: Annotated[str, Meta(examples=["Mira"])]
    text: Annotated[str | None, Meta(examples=["Alone in Rosso. I use it, of course."])]
    word: GivenWord | None
    near: bool


class WordOutcome(Message, frozen=True, kw_only=True):
    """A word that was put to the test: what was said, and what was done. `number` is the submission that showed it."""

    number: Number
    said: Move
    did: Move
    kept: bool


class Reputation(Message, frozen=True, kw_only=True):
    """What a seat's word is worth: `now` is its last one at this meeting, `past` all that were tested, oldest first."""

    seat: Seat
    now: Move | None
    kept: Annotated[int, Meta(examples=[3])]
    broken: Annotated[int, Meta(examples=[1])]
    past: list[WordOutcome]


class Glass(Message, frozen=True, kw_only=True):
    """The sand-glass of the choice under way, in milliseconds when this was sent."""

    left: Annotated[int, Meta(ge=0, examples=[72_000])]
    of: Annotated[int, Meta(examples=[120_000])]


class Meeting(Message, frozen=True, kw_only=True):
    """What can be said now: words to give, whom the viewer can talk to privately, and everybody's reputation."""

    words: Annotated[list[Move], Meta(description="What may be announced or asked for; empty if there is no meeting.")]
    near: Annotated[list[Seat], Meta(description="The viewer's circle, the viewer included; empty if there is none.")]
    standing: Annotated[list[Reputation], Meta(description="By seat, in games where words are given; otherwise empty.")]
    silent: Annotated[bool, Meta(description="Nobody may say anything now: this table talks only at meetings.")]


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
        str, Meta(description="Fixes all luck from the start; the seed itself is in the log of a finished game.")
    ]


class Page(Message, frozen=True, kw_only=True):
    """Everything a browser shows of a table, as of event `number`. `log` begins after the number asked for."""

    number: Number
    table: TableCard
    eyes: Annotated[int | None, Meta(description="Through which seat's eyes; none for an onlooker.", examples=[0])]
    watching: Annotated[int, Meta(description="How many people look on without a seat.", examples=[2])]
    at: Annotated[int, Meta(description="How many submissions the game has seen.", examples=[17])]
    position: Position | None
    own: list[OwnSeat]
    log: list[LogSentence]
    undo: UndoAsked | None
    declined: Annotated[
        int | None, Meta(description="Who has just refused an undo; none once something else happens.", examples=[None])
    ]
    talk: Annotated[
        list[TalkLine], Meta(description="What was said after the number asked for, as far as the viewer heard it.")
    ]
    meeting: Meeting
    glass: Glass | None


class TableEvent(Message, frozen=True, kw_only=True):
    """What a stream carries: the page after something has happened, with the log since the last one."""

    table: TableId
    page: Page


class Past(Message, frozen=True, kw_only=True):
    """A position of the past: after submission `at` of `last`, with the log as it was then."""

    at: Number
    last: Number
    eyes: int | None
    position: Position
    log: list[LogSentence]


class Why(Message, frozen=True, kw_only=True):
    """Why a move is forbidden; nothing if it is allowed."""

    problem: Problem | None


class Consequence(Message, frozen=True, kw_only=True):
    """One thing that moves would bring: the sentence would-<kind> of the game's catalogue, with its words.

    `certain` comes true; otherwise it is a forecast from what the seat knows. `told`: it would be an event of that
    kind, and only some of these have a sentence of their own.
    """

    kind: Identifier
    words: dict[str, Token]
    certain: bool
    told: bool
    rule: Annotated[str | None, Meta(description="The paragraph of the rulebook; none for events.", examples=["2.4"])]


class Gain(Message, frozen=True, kw_only=True):
    """What a seat would win or lose for certain, as unit-<unit> of the game's catalogue."""

    seat: Seat
    unit: Annotated[str, Meta(max_length=40, examples=["points"])]
    amount: Annotated[int, Meta(examples=[12])]


class Consequences(Message, frozen=True, kw_only=True):
    """What a list of moves would do, as far as the seat can know; `played` is how many of its moves that covers.

    `next`: the same seat decides again, others do, luck does, something hidden is shown, others are still choosing, or
    the game is over.
    """

    would: list[Consequence]
    gains: list[Gain]
    next: Next
    played: Annotated[int, Meta(ge=1, examples=[1])]


class Foresight(Message, frozen=True, kw_only=True):
    """The consequences of every list asked about, in the same order."""

    lists: list[Consequences]


class Advice(Message, frozen=True, kw_only=True):
    """A move the bot thought about: its chance of winning in percent, and how many tries that comes from."""

    move: Move
    percent: Annotated[int, Meta(ge=0, le=100, examples=[62])]
    tries: Annotated[int, Meta(examples=[5400])]


class Hint(Message, frozen=True, kw_only=True):
    """What the bot would do, best first."""

    advice: list[Advice]
