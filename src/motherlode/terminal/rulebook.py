"""The players' rulebook, paragraph by paragraph, as text."""

import re

from motherlode.resources import rulebooks

# "- **2.4** One derrick per field. ..." up to the next paragraph or heading.
_PARAGRAPH = re.compile(r"^- \*\*(\d+\.\d+)\*\* (.*?)(?=^- \*\*|^#|\Z)", re.MULTILINE | re.DOTALL)
_DRAWING = re.compile(r"^ *```\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)


def paragraphs(language: str, game: str) -> dict[str, str]:
    """Every paragraph of a game's rulebook by its number; a drawing in it keeps its lines."""
    text = (rulebooks() / language / f"{game}.md").read_text(encoding="utf-8")
    return {number: _plain(body) for number, body in _PARAGRAPH.findall(text)}


def _plain(body: str) -> str:
    drawings = ["\n".join(line.strip() for line in drawing.splitlines()) for drawing in _DRAWING.findall(body)]
    text = " ".join(_DRAWING.sub("", body).replace("*", "").split())
    return "\n".join([text, *drawings])


def wanted(book: dict[str, str], asked: str) -> list[str]:
    """The paragraphs that "2.4", "2.4 2.5", "4" or nothing ask for; empty if one does not exist."""
    if not asked:
        return list(book)
    out: list[str] = []
    for word in asked.replace(",", " ").split():
        number = word.rstrip(".")
        found = [key for key in book if key == number or key.startswith(f"{number}.")]
        if not found:
            return []
        out += found
    return out
