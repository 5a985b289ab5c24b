"""Who may do what at a table is in one module: no other refuses anybody for the same reasons."""

import ast
from pathlib import Path

import pytest

from motherlode.server import faults
from motherlode.server.table import rights

FOLDER = Path(faults.__file__).parent
MODULES = sorted(path for path in FOLDER.rglob("*.py") if path not in (Path(rights.__file__), Path(faults.__file__)))


def refusals_of(path: Path) -> set[str]:
    """The server's faults that a module imports."""
    from_faults = [
        node
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ImportFrom) and node.module == faults.__name__
    ]
    return {alias.name for node in from_faults for alias in node.names}


OURS = refusals_of(Path(rights.__file__))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_only_the_rights_refuse_for_such_reasons(path: Path) -> None:
    assert len(OURS) > 10
    assert not refusals_of(path) & OURS
