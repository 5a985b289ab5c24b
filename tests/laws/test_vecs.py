"""Plain Python never hands a vec to a compiled function: the compiler (mypy 2.4) never lets go of it again."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hatch_build import modules
from tests.kit import Variant, every_usual, random_match

from motherlode.core.ids import SPECTATOR

SOURCES = Path(__file__).parents[2] / "src"
COMPILED = modules(SOURCES)


def functions(tree: ast.AST) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Every function with the name it is called by: a class's, for what makes one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                    yield node.name, part
        if isinstance(node, ast.FunctionDef) and node.name != "__init__":
            yield node.name, node


def takes_a_vec(function: ast.FunctionDef) -> bool:
    return any(arg.annotation is not None and "vec[" in ast.unparse(arg.annotation) for arg in function.args.args)


def called(tree: ast.AST) -> Iterator[str]:
    """By name, or as a method; a class of some other module, as asyncio.Event, is none of ours."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                yield node.func.id
            elif isinstance(node.func, ast.Attribute) and node.func.attr.islower():
                yield node.func.attr


def test_nothing_interpreted_calls_what_takes_a_vec_and_is_compiled() -> None:
    takers = {
        name
        for file in COMPILED
        for name, function in functions(ast.parse((SOURCES / file).read_text()))
        if takes_a_vec(function)
    }
    assert {"Event", "Result", "weighted"} <= takers
    for file in SOURCES.rglob("*.py"):
        if str(file.relative_to(SOURCES)) not in COMPILED:
            own = {name for name, _ in functions(ast.parse(file.read_text()))}
            assert not (takers - own) & set(called(ast.parse(file.read_text()))), file


@pytest.mark.heavy
@every_usual
def test_a_game_that_was_played_seen_and_told_leaves_nothing_behind(variant: Variant) -> None:
    def live() -> None:
        match = random_match(variant, 3)
        for seat in (0, SPECTATOR):
            match.view(seat)
        for entry in match.entries:
            for event in entry.events:
                match.game.event_kinds[event.kind].words(list(event.args))

    live()
    before = sys.getallocatedblocks()
    for _ in range(5):
        live()
    assert sys.getallocatedblocks() - before < 200
