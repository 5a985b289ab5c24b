"""The places that the recipe "Add a game" names, and those that the fifth game needs."""

import re

from tests.fifth.copies import ROOT, new_files
from tests.fifth.lines import ADDITIONS

from motherlode.terminal.speech import LANGUAGES

GAME = "quarry"
HEADING = "### Add a game\n"


def named() -> list[str]:
    """The first column of the recipe's table."""
    _, _, rest = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition(HEADING)
    recipe, _, _ = rest.partition("\n### ")
    return re.findall(r"^\| `([^`]+)` \|", recipe, re.MULTILINE)


def place_of(file: str) -> str:
    """As a recipe would call it, for any game and any language."""
    general = file.replace(GAME, "<game>")
    return re.sub(rf"(?<=/)({'|'.join(LANGUAGES)})(?=/)", "<lang>", general)


def needed() -> list[str]:
    """All files, new and added to."""
    return sorted({place_of(file) for file in [*new_files(), *(addition.file for addition in ADDITIONS)]})


def is_in(file: str, place: str) -> bool:
    return file.startswith(place) if place.endswith("/") else file == place
