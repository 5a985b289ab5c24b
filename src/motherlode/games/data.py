"""Data files: reading them safely, identifying them by their content.

The hash is taken over the values, not the text: comments and spacing may change.
"""

import tomllib
from functools import cache, cached_property
from hashlib import blake2b
from importlib import resources
from pathlib import Path

import msgspec

from motherlode.core.errors import DATA_SYNTAX, DATA_TOO_LARGE, LOG_DATA, Fault

MOST_BYTES = 200_000


class Data(msgspec.Struct, frozen=True, dict=True):
    """A data file's values, which nobody changes. `name` is how errors call the file."""

    name: str
    values: dict[str, object]

    @cached_property
    def json(self) -> str:
        return msgspec.json.encode(self.values, order="sorted").decode()

    @cached_property
    def hash(self) -> str:
        return blake2b(self.json.encode(), digest_size=16).hexdigest()


def from_text(text: str, name: str) -> Data:
    """Checks only that it is TOML; the game's tables check the values."""
    try:
        data = Data(name, tomllib.loads(text))
        data.hash  # noqa: B018 - refuses values that no log could hold
    except (ValueError, RecursionError) as error:
        # Numbers of thousands of digits raise it, too.
        raise Fault(DATA_SYNTAX, {"file": name, "text": str(error)[:200]}) from None
    return data


def from_file(path: Path) -> Data:
    """A file that somebody wrote by hand. The caller handles errors of the operating system."""
    with path.open("rb") as file:
        raw = file.read(MOST_BYTES + 1)
    if len(raw) > MOST_BYTES:
        raise Fault(DATA_TOO_LARGE, {"file": path.name, "limit": MOST_BYTES})
    try:
        text = raw.decode()
    except UnicodeDecodeError as error:
        raise Fault(DATA_SYNTAX, {"file": path.name, "text": str(error)[:200]}) from None
    return from_text(text, path.name)


@cache
def standard(game: str) -> Data:
    """The values that ship with a game of the registry; their file is read once."""
    file = resources.files("motherlode.games") / game / "data.toml"
    return from_text(file.read_text(), f"{game}/data.toml")


def from_log(game: str, wanted: str, values: str) -> Data:
    """The data a log was played with: its own, or the standard data if that is still the same."""
    data = from_json(values) if values else standard(game)
    if data.hash != wanted:
        raise Fault(LOG_DATA, {"hash": wanted[:40]})
    return data


def from_json(values: str) -> Data:
    try:
        loaded = msgspec.json.decode(values, type=dict[str, object])
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Fault(DATA_SYNTAX, {"file": "log", "text": str(error)[:200]}) from None
    return Data("log", loaded)
