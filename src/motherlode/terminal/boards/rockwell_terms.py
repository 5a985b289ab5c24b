"""What all parts of Rockwell's text share: owners, metals and places in the reader's language."""

from collections.abc import Sequence

from motherlode.games.rockwell.world import AL, METAL_NAMES
from motherlode.terminal.speech import Speech
from motherlode.terminal.style import seat_style

GAME = "rockwell"
SHORT = 2  # letters of an owner


def said(speech: Speech, key: str, **facts: object) -> str:
    return speech.of_game(GAME, key, **facts)


def owner_name(owner: int, speech: Speech) -> str:
    """A player, or Al."""
    return speech.word(GAME, "seat", "al") if owner == AL else speech.seat(owner)


def owner_short(owner: int, speech: Speech) -> str:
    return owner_name(owner, speech)[:SHORT]


def owner_style(owner: int) -> str:
    return "default" if owner == AL else seat_style(owner)


def cubes_said(cubes: Sequence[int], speech: Speech) -> str:
    """Such as "2 zinc, 1 gold", or that there are none."""
    return said(speech, "cubes", **dict(zip(METAL_NAMES, cubes, strict=True)))


def metal(name: str, speech: Speech) -> str:
    return speech.word(GAME, "metal", name)


def tile_name(name: str, speech: Speech) -> str:
    return speech.word(GAME, "tile", name)


def place_name(name: str, speech: Speech) -> str:
    return speech.word(GAME, "place", name)


def yes(true: bool) -> str:
    """As catalogues ask for it."""
    return "yes" if true else "no"
