"""The compiled engine: built once for each state of its sources, found by every copy of them, never stale."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from motherlode.build_info import is_compiled
from motherlode.native import shelf as shelves
from motherlode.native.__main__ import NO_COMPILER
from motherlode.native.shelf import CONTENTS, Shelf
from motherlode.native.sources import BEST, QUICK, Setting, groups, key, modules

SOURCES = Path(__file__).parents[2] / "src"

WHICH = "from motherlode.core import game; print('plain' if game.__file__.endswith('.py') else 'compiled')"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A second copy of the sources."""
    shutil.copytree(SOURCES, tmp_path / "clone", ignore=shutil.ignore_patterns("__pycache__", "static"))
    return tmp_path / "clone"


def python(root: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-P", *arguments],
        env={**os.environ, "PYTHONPATH": str(root), "MOTHERLODE_NATIVE": "auto", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def which(root: Path, **environment: str) -> str:
    return python(root, "-c", WHICH, **environment).stdout.strip()


def edit(file: Path) -> None:
    file.write_text(file.read_text() + "\n# another line\n")


def test_the_list_of_modules_is_core_games_and_what_thinks() -> None:
    found = modules(SOURCES)
    assert "motherlode/core/match.py" in found
    assert "motherlode/games/registry.py" in found
    assert "motherlode/games/atacama/placing.py" in found
    assert "motherlode/bots/mcts.py" in found
    assert "motherlode/bots/atacama.py" in found
    for outside in ("games/atacama/view.py", "games/data.py", "bots/catalogue.py", "terminal/app.py", "cli.py"):
        assert f"motherlode/{outside}" not in found


def test_every_module_is_in_one_library_and_a_game_in_its_own() -> None:
    found = groups(SOURCES)
    assert sorted(name for files in found.values() for name in files) == modules(SOURCES)
    assert {"motherlode/games/siberia/state.py", "motherlode/bots/siberia.py"} <= set(found["motherlode_siberia"])
    assert all("siberia" not in name for group, files in found.items() for name in files if "siberia" not in group)


@pytest.mark.parametrize("pattern", ["*.so", "*.pyd"])
def test_no_compiled_library_lies_among_the_sources(pattern: str) -> None:
    """It would silently win over the edited source."""
    assert not list(SOURCES.rglob(pattern))


@pytest.mark.parametrize("setting", [BEST, QUICK])
def test_the_key_changes_with_the_engine_and_with_nothing_else(clone: Path, setting: Setting) -> None:
    before = key(clone, setting)
    for outside in ("server/app.py", "terminal/app.py", "bots/talk.py", "games/siberia/data.toml"):
        edit(clone / "motherlode" / outside)
        assert key(clone, setting) == before, outside
    for inside in ("core/match.py", "games/siberia/research.py", "games/siberia/view.py", "bots/siberia.py"):
        edit(clone / "motherlode" / inside)
        assert key(clone, setting) != before, inside
        before = key(clone, setting)


def test_a_second_clone_is_compiled_already_until_its_engine_is_edited(clone: Path) -> None:
    now = "compiled" if is_compiled() else "plain"
    assert which(clone) == now
    edit(clone / "motherlode" / "server" / "app.py")
    assert which(clone) == now
    edit(clone / "motherlode" / "games" / "siberia" / "research.py")
    assert which(clone) == "plain"
    assert which(clone, MOTHERLODE_NATIVE="never") == "plain"


def test_where_compiled_is_required_plain_sources_do_not_run(clone: Path, tmp_path: Path) -> None:
    done = python(clone, "-c", WHICH, MOTHERLODE_NATIVE="required", XDG_CACHE_HOME=str(tmp_path / "cache"))
    assert done.returncode != 0
    assert "make native" in done.stderr


def test_a_library_that_cannot_be_loaded_is_left_alone(clone: Path, tmp_path: Path) -> None:
    folder = tmp_path / "cache" / "motherlode" / "native" / key(clone, BEST) / "motherlode" / "core"
    folder.mkdir(parents=True)
    (folder / f"bits{EXTENSION_SUFFIXES[0]}").write_bytes(b"no library")
    assert which(clone, XDG_CACHE_HOME=str(tmp_path / "cache")) == "plain"


def test_a_cache_that_cannot_be_read_is_no_cache(clone: Path, tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file where a folder should be")
    assert which(clone, XDG_CACHE_HOME=str(tmp_path / "cache")) == "plain"


def test_without_a_compiler_the_command_says_so_and_keeps_nothing(clone: Path, tmp_path: Path) -> None:
    done = python(clone, "-m", "motherlode.native", XDG_CACHE_HOME=str(tmp_path), CC="false")
    assert done.returncode == NO_COMPILER
    assert "no working C compiler" in done.stderr
    assert entries(tmp_path) == []


def entries(cache: Path) -> list[str]:
    return [path.name for path in (cache / "motherlode" / "native").iterdir() if path.name != "lock"]


@pytest.mark.heavy
def test_a_kill_in_the_middle_leaves_nothing_that_counts(clone: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(clone), "MOTHERLODE_NATIVE": "auto", "XDG_CACHE_HOME": str(tmp_path)}
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "motherlode.native", "--setting", "quick"],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    with process:
        assert process.stdout is not None
        assert process.stdout.readline().endswith("%\n")  # the first file is compiled
        os.killpg(process.pid, signal.SIGKILL)
    assert [name for name in entries(tmp_path) if not name.startswith(".")] == []
    assert which(clone, XDG_CACHE_HOME=str(tmp_path)) == "plain"
    with Shelf(tmp_path / "motherlode" / "native").scratch() as scratch:
        assert entries(tmp_path) == [scratch.name]  # what the killed one had begun is gone
    assert entries(tmp_path) == []


@pytest.mark.heavy
def test_a_disk_that_is_full_leaves_nothing(clone: Path, tmp_path: Path) -> None:
    """A limit on the size of files imitates a full disk: larger files cannot be written."""
    limited = (
        "import resource, signal, sys, runpy;"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000));"
        "sys.argv = ['motherlode.native', '--setting', 'quick'];"
        "runpy.run_module('motherlode.native', run_name='__main__')"
    )
    done = python(clone, "-c", limited, XDG_CACHE_HOME=str(tmp_path))
    assert done.returncode != 0
    assert entries(tmp_path) == []
    assert which(clone, XDG_CACHE_HOME=str(tmp_path)) == "plain"


def entry(shelf: Shelf, name: str, days: int) -> Path:
    """As if it had last been used some days ago."""
    with shelf.scratch() as scratch:
        made = scratch / "made"
        made.mkdir()
        (made / CONTENTS).write_text(json.dumps({f"of {name}": "library"}))
        (made / "library").write_text(name)
        kept = shelf.keep(made, name)
    then = time.time() - days * shelves.DAY
    os.utime(kept, (then, then))
    return kept


def test_what_nobody_has_used_for_long_is_removed(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    for days in range(shelves.MOST_ENTRIES + 2):
        entry(shelf, f"used-{days}", days)
    entry(shelf, "forgotten", shelves.MOST_DAYS + 1)
    needed = entry(shelf, "needed", shelves.MOST_DAYS + 1)
    shelf.use(needed)
    entry(shelf, "new", 0)
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {"new", "needed", *(f"used-{days}" for days in range(shelves.MOST_ENTRIES - 2))}


def test_what_was_made_from_the_same_is_not_made_again(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    kept = entry(shelf, "one", 0)
    assert shelf.made_from("of one") == kept / "library"
    assert shelf.made_from("of another") is None
