"""Plain Python never hands a vec to a compiled function: code compiled by mypy 2.4 would never free it."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.kit import Variant, every_usual, random_match

from motherlode.core.ids import SPECTATOR
from motherlode.native.sources import modules

SOURCES = Path(__file__).parents[2] / "src"
COMPILED = modules(SOURCES)


def takers(tree: ast.Module) -> Iterator[str]:
    """What takes a vec, by the name used in calls: a function, a class, or a method, with a dot before it."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and takes_a_vec(node):
            yield node.name
        if isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and takes_a_vec(part):
                    yield node.name if part.name == "__init__" else f".{part.name}"


def takes_a_vec(function: ast.FunctionDef) -> bool:
    return any(arg.annotation is not None and "vec[" in ast.unparse(arg.annotation) for arg in function.args.args)


def called(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                yield node.func.id
            elif isinstance(node.func, ast.Attribute):
                yield f".{node.func.attr}"


def test_nothing_interpreted_calls_what_takes_a_vec_and_is_compiled() -> None:
    every = {name for file in COMPILED for name in takers(ast.parse((SOURCES / file).read_text()))}
    # What begins with an underscore is called only in its own module.
    compiled = {name for name in every if not name.lstrip(".").startswith("_")}
    assert {"Event", "Result", ".weighted"} <= compiled
    for file in SOURCES.rglob("*.py"):
        if str(file.relative_to(SOURCES)) not in COMPILED:
            assert not compiled & set(called(ast.parse(file.read_text()))), file


@pytest.mark.heavy
@every_usual
def test_a_game_that_was_played_seen_and_told_leaves_nothing_behind(variant: Variant) -> None:
    def live() -> None:
        match = random_match(variant, 3)
        for seat in (0, SPECTATOR):
            match.view(seat)
        for entry in match.entries:
            for event in entry.events:
                match.game.event_kinds[event.kind].terms(list(event.args))

    live()
    before = sys.getallocatedblocks()
    for _ in range(5):
        live()
    assert sys.getallocatedblocks() - before < 200
