"""Words that all messages share. A message is a frozen struct; OpenAPI and TypeScript are made from these."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

TableId = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_-]{16}$",
        description="Names a table; whoever knows it may look on.",
        examples=["kX3vQ8m1ZtR0bYpA"],
    ),
]
Seat = Annotated[
    int, Meta(ge=0, le=5, description="A seat, counted from 0 in the order of the six companies.", examples=[0])
]
Look = Annotated[
    int,
    Meta(
        ge=0,
        le=5,
        description="Which of the six companies, colour and sign, a seat shows; its own number unless chosen.",
        examples=[2],
    ),
]
Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=60,
        description="A person's name as others read it; 24 signs are kept.",
        examples=["Mira"],
    ),
]
ProgramId = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_-]{22}$",
        description="Names a program to its owner.",
        examples=["Zp3hVb0yQm2cT8xLkW5n1A"],
    ),
]
Word = Annotated[str, Meta(max_length=40, examples=["atacama"])]
MoveText = Annotated[
    str,
    Meta(max_length=80, description="A move as the log writes it.", examples=["place natural e5"]),
]
Number = Annotated[
    int,
    Meta(ge=-1, le=10**9, description="Counts what was handed in at a table; -1 is before everything.", examples=[17]),
]

GlassSeconds = Annotated[
    int,
    Meta(
        ge=0,
        le=3600,
        description="Seconds for every choice that several seats make at once, at least 10; 0 for no limit.",
        examples=[120],
    ),
]

# What a table is, who sits at a seat, and what an undo would take.
Status = Literal["open", "running", "over", "record"]
Sitter = Literal["open", "person", "bot"]
UndoKind = Literal["no", "free", "ask"]


class Message(msgspec.Struct, frozen=True, kw_only=True):
    """What we say."""


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody asks for. A field we do not know is an error, not silence."""


class Token(Message, frozen=True, kw_only=True):
    """An argument of a sentence: which list of words it is from, and which word."""

    words: Annotated[str, Meta(examples=["field"])]
    token: Annotated[str, Meta(examples=["e5"])]


class Refused(Message, frozen=True, kw_only=True):
    """A rule forbids it: the paragraph, and the fact in the words of the game's catalogue."""

    game: Word
    rule: Annotated[str, Meta(description="The paragraph of the rulebook.", examples=["2.4"])]
    kind: Annotated[str, Meta(description="The sentence is refusal-<kind>.", examples=["field-touches"])]
    words: dict[str, Token]


class Problem(Message, frozen=True, kw_only=True):
    """Every error: a number, the facts for its sentence error-<code>, and for a forbidden move the refusal."""

    code: Annotated[int, Meta(examples=[203])]
    facts: Annotated[dict[str, str | int], Meta(examples=[{"turn": 3, "now": 4}])] = msgspec.field(default_factory=dict)
    refusal: Refused | None = None
