"""What the event table holds: one happening for each accepted command, in the order of their numbers."""

import msgspec


class Happening(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """Moves and draws are texts of the log, so that a game can be read without the program that played it."""


class Opened(Happening, frozen=True, kw_only=True, tag="opened"):
    """Number 0 of every table."""


class Sat(Happening, frozen=True, kw_only=True, tag="sat"):
    """Somebody else sits there now: a person, a bot or nobody."""

    seat: int


class Began(Happening, frozen=True, kw_only=True, tag="began"):
    """The game begins; `sits` says who sits where, as the log will name them."""

    deal: int
    sits: dict[int, str]
    drawn: list[str]


class Moved(Happening, frozen=True, kw_only=True, tag="moved"):
    """A seat's list of moves, made for its turn, and the draws that followed; `timed` if the sand timer had run out."""

    seat: int
    turn: int
    moves: list[str]
    drawn: list[str]
    timed: bool = False


class Undone(Happening, frozen=True, kw_only=True, tag="undone"):
    """A seat took back its last decision; `consent` is the mask of those who agreed."""

    seat: int
    turn: int
    consent: int


class UndoWished(Happening, frozen=True, kw_only=True, tag="undo-wished"):
    """A seat asks the others whether it may take back its last decision."""

    seat: int
    turn: int


class UndoAnswered(Happening, frozen=True, kw_only=True, tag="undo-answered"):
    """One of the others answers."""

    seat: int
    agree: bool


class Said(Happening, frozen=True, kw_only=True, tag="said"):
    """Free text. `audience` is the mask of those who heard it; the sender chooses a `mark`, so that it is said once.

    `name` is the speaker's, empty for a bot: somebody else may sit there by the time it is read.
    """

    seat: int
    name: str = ""
    text: str
    near: bool
    audience: int
    mark: str


class Pledged(Happening, frozen=True, kw_only=True, tag="worded"):  # as databases have it
    """A pledge, heard by everybody: a move the speaker announces, or one that the speaker asks of another seat."""

    seat: int
    name: str = ""
    move: str
    of: int | None
    mark: str


Utterance = Said | Pledged
AnyHappening = Opened | Sat | Began | Moved | Undone | UndoWished | UndoAnswered | Utterance

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyHappening).decode
