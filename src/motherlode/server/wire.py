"""What all messages share. A message is a frozen struct; OpenAPI and TypeScript types are made from these."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

TableId = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_-]{16}$",
        description="Names a table. Whoever knows it may look on.",
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
        description="The company, of six, whose colour and sign a seat shows; the seat's own number unless chosen.",
        examples=[2],
    ),
]
Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=60,
        description="A person's name as others read it; at most 24 characters are kept.",
        examples=["Mira"],
    ),
]
ProgramId = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_-]{22}$",
        description="Names a program; only its owner is told.",
        examples=["Zp3hVb0yQm2cT8xLkW5n1A"],
    ),
]
Identifier = Annotated[str, Meta(max_length=40, examples=["atacama"])]
MoveText = Annotated[
    str,
    Meta(max_length=80, description="A move as the log writes it.", examples=["place natural e5"]),
]
Number = Annotated[
    int,
    Meta(ge=-1, le=10**9, description="Counts what has happened; -1 is before everything.", examples=[17]),
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

# Of a table, of a seat, and of a seat's last decision: can it be taken back?
Status = Literal["open", "running", "over", "record"]
Sitter = Literal["open", "person", "bot"]
UndoKind = Literal["no", "free", "ask"]


class Message(msgspec.Struct, frozen=True, kw_only=True):
    """Something the server says."""


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something somebody asks for. An unknown field is an error: it is not silently ignored."""


class Token(Message, frozen=True, kw_only=True):
    """An argument of a sentence: the name of a list of words, and one of them."""

    words: Annotated[str, Meta(examples=["field"])]
    token: Annotated[str, Meta(examples=["e5"])]


class Refused(Message, frozen=True, kw_only=True):
    """A rule forbids it: the paragraph, and the reason as a sentence of the game's catalogue."""

    game: Identifier
    rule: Annotated[str, Meta(description="The paragraph of the rulebook.", examples=["2.4"])]
    kind: Annotated[str, Meta(description="The sentence is refusal-<kind>.", examples=["field-touches"])]
    words: dict[str, Token]


class Problem(Message, frozen=True, kw_only=True):
    """Every error: a number, the facts for its sentence error-<code>, and the refusal if a rule forbids a move."""

    code: Annotated[int, Meta(examples=[203])]
    facts: Annotated[dict[str, str | int], Meta(examples=[{"turn": 3, "now": 4}])] = msgspec.field(default_factory=dict)
    refusal: Refused | None = None
