"""What core and games may import is a short list, and no game imports another."""

import ast
from pathlib import Path

import pytest

from motherlode.games.registry import GAMES

ROOT = Path(__file__).parent.parent.parent / "src" / "motherlode"

RULES = {"abc", "typing", "collections.abc", "math", "hashlib", "mypy_extensions", "librt", "__future__"}
# Views and data files need libraries.
OUTSIDE = {
    "view.py": {"msgspec"},
    "views.py": {"msgspec"},
    "data.py": {"msgspec", "tomllib", "pathlib", "importlib", "functools"},
}


def imported(path: Path) -> set[str]:
    out = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            out |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            out.add(node.module)
    return out


@pytest.mark.parametrize("folder", ["core", "games"])
def test_the_engine_imports_nothing_but_what_is_listed(folder: str) -> None:
    for path in sorted((ROOT / folder).rglob("*.py")):
        allowed = RULES | OUTSIDE.get(path.name, set()) if folder == "games" else RULES
        for module in imported(path):
            known = module in allowed or module.partition(".")[0] in allowed
            assert known or module.startswith("motherlode."), f"{path.name} imports {module}"


@pytest.mark.parametrize("game", GAMES)
def test_no_game_imports_another(game: str) -> None:
    others = [f"motherlode.games.{other}" for other in GAMES if other != game]
    for path in (ROOT / "games" / game).glob("*.py"):
        for module in imported(path):
            assert not module.startswith(tuple(others)), f"{path.name} imports {module}"


def test_core_names_no_game() -> None:
    for path in (ROOT / "core").glob("*.py"):
        for game in GAMES:
            assert game not in path.read_text().lower(), f"{path.name} names {game}"
