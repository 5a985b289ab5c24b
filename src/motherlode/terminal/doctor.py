"""Is everything here that the program needs, and which engine runs?"""

import importlib.metadata
import platform
import shutil
import sys

import msgspec

from motherlode.bots.random_bot import RandomBot
from motherlode.build_info import engine_folder, is_compiled
from motherlode.core.errors import Fault
from motherlode.core.log import render
from motherlode.core.parse import parse
from motherlode.games.registry import GAMES, match_of, new_match
from motherlode.lab.play import play_out

PACKAGES = ("librt", "mypy_extensions", "msgspec", "typer", "rich", "fluent.runtime", "platformdirs")
EXTRAS = {"bench": "open_spiel"}
OLDEST_PYTHON = (3, 11)


class Finding(msgspec.Struct, frozen=True):
    """`well` is None for what is only worth knowing."""

    well: bool | None
    key: str
    facts: dict[str, str]


def examine() -> list[Finding]:
    python = platform.python_version()
    found = [Finding(sys.version_info >= OLDEST_PYTHON, "doctor-python", {"version": python})]
    build = "doctor-compiled" if is_compiled() else "doctor-interpreted"
    found.append(Finding(None, build, {"folder": str(engine_folder())}))
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang") or shutil.which("cl")
    found.append(Finding(None, "doctor-compiler" if compiler else "doctor-no-compiler", {}))
    found += [_package(name) for name in PACKAGES]
    found += [_extra(extra, package) for extra, package in EXTRAS.items()]
    found += [_game(name) for name in GAMES]
    return found


def _version(package: str) -> str:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return ""


def _package(name: str) -> Finding:
    version = _version(name)
    return Finding(bool(version), "doctor-package" if version else "doctor-missing", {"name": name, "version": version})


def _extra(extra: str, package: str) -> Finding:
    there = bool(_version(package))
    return Finding(None, "doctor-extra" if there else "doctor-no-extra", {"extra": extra, "name": package})


def _game(name: str) -> Finding:
    """Plays a random game of every preset and reads its log back, every draw checked."""
    try:
        for preset in GAMES[name].meta.presets:
            match = new_match(name, preset.name, 0, {}, 0, None, bytes(32), {})
            play_out(match, [RandomBot(seat) for seat in range(match.game.seats)], 1)
            match_of(parse(render(match.log(with_seed=True))), verify=True)
    except Fault as fault:
        return Finding(False, "doctor-game-ill", {"name": name, "text": str(fault)})
    return Finding(True, "doctor-game", {"name": name, "presets": str(len(GAMES[name].meta.presets))})
