"""A game as text: header, one move a line, and, once it is over, how it ended. See docs/log-format.md.

Nothing here needs the game itself: moves stay text. parse.py reads a log back, replay.py plays it.
"""

from typing import Final

from motherlode.core.ids import seat_name

MAGIC: Final = "motherlode log"
VERSION: Final = 1


class Header:
    """What a game is played with. `values` is the data itself as JSON where it is not the standard data."""

    def __init__(
        self,
        game: str,
        revision: int,
        seats: int,
        options: dict[str, str],
        deal: int,
        data: str,
        values: str,
        seed_hash: str,
        sits: dict[int, str],
        taken: int = 0,
    ) -> None:
        self.game = game
        self.revision = revision
        self.seats = seats
        self.options = options
        self.deal = deal
        self.data = data
        self.values = values
        self.seed_hash = seed_hash
        self.sits = sits  # who sits where, as text the engine does not read
        self.taken = taken  # how many lines were taken over from another game, with its luck


class Line:
    """A numbered line: who, and the text of a move or an undo."""

    def __init__(self, number: int, seat: int, text: str) -> None:
        self.number = number
        self.seat = seat
        self.text = text


class Ending:
    """Why a game ended, with (points, place) of every seat."""

    def __init__(self, reason: str, scores: list[tuple[int, int]]) -> None:
        self.reason = reason
        self.scores = scores


class Log:
    """`seed` is empty as long as it is a secret; with a seed and no ending it is a game saved to be continued."""

    def __init__(self, header: Header, lines: list[Line], ending: Ending | None, seed: bytes) -> None:
        self.header = header
        self.lines = lines
        self.ending = ending
        self.seed = seed


def render(log: Log) -> str:
    h = log.header
    out = [f"{MAGIC} {VERSION}", f"game {h.game}", f"revision {h.revision}", f"seats {h.seats}"]
    out += [f"option {name} {choice}" for name, choice in h.options.items()]
    out += [f"deal {h.deal}", f"data {h.data}"]
    if h.values:
        out.append(f"values {h.values}")
    out.append(f"seed-hash {h.seed_hash}")
    if h.taken:
        out.append(f"taken-over {h.taken}")
    out += [f"sits {seat_name(seat)} {_one_line(who)}" for seat, who in h.sits.items()]
    out.append("")
    out += [f"{line.number} {seat_name(line.seat)} {line.text}" for line in log.lines]
    footer: list[str] = []
    if log.ending is not None:
        footer.append(f"end {log.ending.reason}")
        for seat, (points, place) in enumerate(log.ending.scores):
            footer.append(f"score {seat_name(seat)} {points} {place}")
    if log.seed:
        footer.append(f"seed {log.seed.hex()}")
    if footer:
        out += ["", *footer]
    return "\n".join(out) + "\n"


def _one_line(text: str) -> str:
    """Somebody's name must not be able to add lines to a log."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split()) or "?"
