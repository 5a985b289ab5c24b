"""The glossary is true: every identifier it lists exists in the code, and has one meaning in its section."""

import ast
import re
from pathlib import Path

import pytest

from motherlode.games.registry import GAMES

ROOT = Path(__file__).parent.parent.parent
SOURCES = ROOT / "src" / "motherlode"
# A section is about everything, or about one game, whose words are those of its own folder.
FOLDERS = {"Everywhere": SOURCES, **{entry.meta.title: SOURCES / "games" / name for name, entry in GAMES.items()}}


def listed() -> dict[str, list[str]]:
    """The identifiers of each section, row by row."""
    out: dict[str, list[str]] = {}
    section = ""
    for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = line.removeprefix("## ")
            out[section] = []
        elif line.startswith("| "):
            out[section] += re.findall(r"`([^`]+)`", line.split("|")[2])
    return out


def known(folder: Path) -> set[str]:
    """Every name that a module defines or uses, and every text that could be a token of a log."""
    names: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                    names.add(name)
                case ast.arg(arg=name) | ast.Attribute(attr=name) | ast.Name(id=name) | ast.Constant(value=str(name)):
                    names.add(name)
    return names


def test_the_glossary_has_a_section_for_every_game() -> None:
    assert set(listed()) == set(FOLDERS)
    assert sum(len(identifiers) for identifiers in listed().values()) > 200


@pytest.mark.parametrize("section", FOLDERS)
def test_every_identifier_of_the_glossary_exists(section: str) -> None:
    there = known(FOLDERS[section])
    assert [name for name in listed()[section] if name not in there] == []


@pytest.mark.parametrize("section", FOLDERS)
def test_no_identifier_of_the_glossary_has_two_meanings(section: str) -> None:
    identifiers = listed()[section]
    assert [name for name in identifiers if identifiers.count(name) > 1] == []
