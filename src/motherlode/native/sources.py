"""What is compiled, in which libraries, and the key that says what a library was made from."""

import sys
import sysconfig
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

PACKAGE = "motherlode"

# Compiled code relies on the compiler that wrote it; pyproject.toml and the build hook ask for this one.
MYPY = "2.4.1"

# What is compiled: these folders, except for modules that read files or define messages.
FOLDERS = ("core", "games")
INTERPRETED = {"__init__.py", "view.py", "views.py", "wire.py", "data.py"}
# And of the bots, those that think.
BOTS = ("arms.py", "bot.py", "greedy.py", "judged.py", "mcts.py", "random_bot.py", "solver.py")


class Setting(NamedTuple):
    """How the engine is compiled. `apart`: a library for each game, so that a change in one leaves the others as they
    are; calls between libraries are never inlined, which costs 6 to 16 % of the speed.
    """

    name: str
    level: str
    apart: bool


BEST = Setting("best", "3", apart=False)
QUICK = Setting("quick", "1", apart=True)
SETTINGS = {setting.name: setting for setting in (BEST, QUICK)}


def modules(root: Path) -> list[str]:
    """The files to compile, relative to the folder that holds the package."""
    return sorted(name for name in engine(root) if Path(name).name not in INTERPRETED)


def groups(root: Path) -> dict[str, list[str]]:
    """The files to compile by library, if there is one for each game, together with its evaluation. Each module beside
    the games has a library of its own, because it uses the games or is used by them.
    """
    games = _games(root)
    found: dict[str, list[str]] = {}
    for name in modules(root):
        _, folder, part, *_ = Path(name).with_suffix("").parts
        owner = next((game for game in games if folder != "core" and part.startswith(game)), folder)
        found.setdefault(f"{PACKAGE}_{part if owner == 'games' else owner}", []).append(name)
    return found


def key(root: Path, setting: Setting) -> str:
    """Identifies what `setting` makes from the sources as they are now, for this Python."""
    out = blake2b(digest_size=16)
    for fact in (*setting, MYPY, sysconfig.get_config_var("SOABI") or sys.version):
        out.update(f"{fact}\0".encode())
    for name in engine(root):
        out.update(f"{name}\0".encode() + (root / name).read_bytes() + b"\0")
    return f"{setting.name}-{out.hexdigest()}"


def engine(root: Path) -> list[str]:
    """All files that the libraries depend on: those to compile, and the interpreted ones whose types they use."""
    package = root / PACKAGE
    found = [file for folder in FOLDERS for file in (package / folder).rglob("*.py")]
    found += [package / "bots" / name for name in BOTS]
    found += [file for game in _games(root) for file in (package / "bots").glob(f"{game}*.py")]
    return sorted(file.relative_to(root).as_posix() for file in found)


def _games(root: Path) -> list[str]:
    return sorted(file.parent.name for file in (root / PACKAGE / "games").glob("*/meta.py"))
