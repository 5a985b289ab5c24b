"""Compiles the engine, unless these sources are compiled already; the last line printed is its folder."""

import argparse
import os
import sys
from pathlib import Path

from motherlode.native.finder import ROOT
from motherlode.native.shelf import Shelf
from motherlode.native.sources import BEST, SETTINGS, Setting, key

# The exit code if nothing can be compiled here; any other but 0 is a failure.
NO_COMPILER = 3


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m motherlode.native", description=__doc__)
    parser.add_argument("--setting", choices=SETTINGS, default=BEST.name, help="best, or quick for tests")
    parser.add_argument("--gently", action="store_true", help="yield to all other processes")
    parser.add_argument("--otherwise", type=Path, help="where to keep it if the cache folder cannot be written")
    chosen = parser.parse_args()
    if chosen.gently and hasattr(os, "nice"):
        os.nice(19)
    shelf = Shelf.of_user()
    if chosen.otherwise and not shelf.is_writable():
        shelf = Shelf(chosen.otherwise)
    setting = SETTINGS[chosen.setting]
    # If the best engine is there, no other is needed.
    for good in {BEST, setting}:
        entry = shelf.entry(key(ROOT, good))
        if entry is not None:
            return _say(entry)
    return _build(shelf, setting)


def _build(shelf: Shelf, setting: Setting) -> int:
    try:
        from motherlode.native.building import CannotCompile, build
    except ImportError as error:
        print(f'{error.name} is missing; pip install "motherlode[build]"', file=sys.stderr)
        return NO_COMPILER
    try:
        return _say(build(shelf, ROOT, setting, lambda percent: print(f"{percent} %", flush=True)))
    except CannotCompile as error:
        print(error, file=sys.stderr)
        return NO_COMPILER


def _say(entry: Path) -> int:
    print(entry)
    return 0


if __name__ == "__main__":
    sys.exit(main())
