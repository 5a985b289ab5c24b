"""Builds the engine's libraries: mypyc writes C, the system's compiler makes libraries from it.

A library that an older entry of the shelf made from the same sources in the same way is taken from there.
"""

import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

from filelock import FileLock
from mypyc.build import mypycify
from setuptools import Distribution, Extension

from motherlode.native.compiler import SideBySide
from motherlode.native.shelf import CONTENTS, Shelf
from motherlode.native.sources import PACKAGE, Setting, engine, groups, key, modules

# Debug information would take longer than all the rest together. Without the second flag gcc may not inline anything
# inside a shared library; the third lets it drop what it has inlined, since nobody outside can call it.
FLAGS = ["-g0", "-fno-semantic-interposition", "-fvisibility=hidden"]
# The tables through which libraries call each other are declared in every file of a library, and must be one.
SHARED = "-fcommon"
# Optimising when all files are linked: as fast as one large file, and on every core.
TOGETHER = "-flto=auto"

Progress = Callable[[int], None]


class CannotCompile(Exception):  # noqa: N818 - nothing is wrong with us
    """There is no working compiler, or it complains; the message is the compiler's."""


def build(shelf: Shelf, root: Path, setting: Setting, progress: Progress) -> Path:
    """The entry with the libraries of the sources below `root`; `progress` gets percentages. One process at a time
    builds; the next one finds what it made.
    """
    shelf.folder.mkdir(parents=True, exist_ok=True)
    with FileLock(shelf.folder / "lock"), shelf.scratch() as scratch:
        # From a copy: nobody can change the sources that the key stands for while they are compiled.
        sources = scratch / "sources"
        _copy(root, sources)
        name = key(sources, setting)
        found = shelf.entry(name)
        if found is not None:
            return found
        made = scratch / "made"
        _make(shelf, sources, made, setting, progress)
        return shelf.keep(made, name)


def _copy(root: Path, sources: Path) -> None:
    """Copies only the engine: its libraries must not depend on anything else."""
    for name in engine(root):
        (sources / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(root / name, sources / name)
    for package in (sources / PACKAGE, sources / PACKAGE / "bots"):
        (package / "__init__.py").touch()


def _make(shelf: Shelf, sources: Path, made: Path, setting: Setting, progress: Progress) -> None:
    together = not setting.apart and _works([*FLAGS, TOGETHER])
    if not together and not _works([]):
        raise CannotCompile("there is no working C compiler, or Python's headers are missing")
    here = Path.cwd()
    os.chdir(sources)
    try:
        extensions = _extensions(setting, together)
        contents: dict[str, str] = {}
        missing = []
        for extension in extensions:
            digest = _digest(extension)
            file = Path(*extension.name.split(".")).as_posix() + str(sysconfig.get_config_var("EXT_SUFFIX"))
            contents[digest] = file
            before = shelf.made_from(digest)
            if before is None:
                missing.append(extension)
            else:
                (made / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(before, made / file)
        SideBySide(Distribution({"ext_modules": missing}), made, progress).run()
        made.mkdir(exist_ok=True)
        (made / CONTENTS).write_text(json.dumps(contents, indent=1))
    finally:
        os.chdir(here)


def _extensions(setting: Setting, together: bool) -> list[Any]:
    """As mypyc makes them: large libraries with all the code, and for each module a small one that refers to them."""
    root = Path()
    arguments = ["--strict", *modules(root)]
    if setting.apart:
        apart: list[tuple[list[str], str | None]] = [(files, name) for name, files in groups(root).items()]
        found = mypycify(arguments, opt_level=setting.level, debug_level="0", multi_file=True, separate=apart)
    else:
        found = mypycify(arguments, opt_level=setting.level, debug_level="0", multi_file=together, group_name=PACKAGE)
    for extension in found:
        if sys.platform != "win32":
            large = extension.name.endswith("__mypyc")
            extra = [SHARED] if setting.apart else [TOGETHER] if together and large else []
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS, *extra]
            extension.extra_link_args = [f"-O{setting.level}", *FLAGS, *extra]
    return found


def _digest(extension: Extension) -> str:
    """A digest of everything that goes into this library."""
    out = blake2b(digest_size=16)
    arguments = [extension.name, *extension.extra_compile_args, *extension.extra_link_args]
    out.update("\0".join([*arguments, str(sysconfig.get_config_var("SOABI"))]).encode())
    for file in map(Path, [*extension.sources, *extension.depends]):
        out.update(file.as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return out.hexdigest()


def _works(flags: list[str]) -> bool:
    """Whether there is a working compiler, and Python's headers: if not, mypyc's seconds of work would be wasted."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or ("cl" if sys.platform == "win32" else "cc")
    headers = f"-I{sysconfig.get_path('include')}"
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "try.c").write_text("#include <Python.h>\nint tried(void) { return 1; }\n")
        library = ["-c", "try.c"] if sys.platform == "win32" else ["-shared", "-fPIC", "try.c", "-o", "try.so"]
        try:
            done = subprocess.run(
                [*shlex.split(command), headers, *flags, *library], cwd=folder, check=False, capture_output=True
            )
        except OSError:
            return False
    return done.returncode == 0
