"""One paragraph of the players' rulebook, as text."""

import re

from motherlode.resources import rulebooks

# "- **2.4** One derrick per field. ..." up to the next paragraph or heading.
_PARAGRAPH = re.compile(r"^- \*\*(\d+\.\d+)\*\* (.*?)(?=^- \*\*|^#|^```|\Z)", re.MULTILINE | re.DOTALL)


def paragraphs(language: str, game: str) -> dict[str, str]:
    """Every paragraph of a game's rulebook by its number."""
    text = (rulebooks() / language / f"{game}.md").read_text(encoding="utf-8")
    return {number: " ".join(body.split()) for number, body in _PARAGRAPH.findall(text)}
