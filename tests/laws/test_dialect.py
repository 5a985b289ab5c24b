"""The compiled dialect: constructs that would run as slowly as plain Python are not in the engine."""

import ast
from pathlib import Path

from motherlode.native.sources import modules

SOURCES = Path(__file__).parents[2] / "src"


def test_the_least_and_the_most_are_of_two_numbers_since_of_three_they_are_a_call_into_python() -> None:
    slow = [
        f"{file}:{node.lineno}"
        for file in modules(SOURCES)
        for node in ast.walk(ast.parse((SOURCES / file).read_text()))
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("min", "max") and len(node.args) != 2
    ]
    assert slow == []
