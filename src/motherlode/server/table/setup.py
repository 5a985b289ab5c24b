"""What a table was opened with. It never changes."""

import msgspec


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know: the game, its options, who opened the table.

    `glass` is the sand timer in seconds, 0 for none. A `record` is a log that somebody opened to look at.
    """

    id: str
    game: str
    preset: str
    options: dict[str, str]
    seats: int
    owner: str
    listed: bool
    glass: int
    record: bool


class Setup(Terms, frozen=True, kw_only=True):
    """And what the server keeps to itself: where all luck comes from, and the log the game begins with, if any."""

    seed: bytes
    taken: str
