"""Every preset once, all heavy but the lightest of each game; and how to run Python in another process."""

import os
import subprocess
import sys

import pytest
from tests.kit import VARIANTS, Variant

# The last variant of each preset: if the table may choose how long to play, its games are the shortest.
PRESETS = list({(variant.game, variant.preset): variant for variant in VARIANTS}.values())


def lightest_of_each_game(variants: list[Variant]) -> pytest.MarkDecorator:
    """A test for each of them; all are heavy but the one of each game with the fewest players."""
    games = {each.game for each in variants}
    light = [min((each for each in variants if each.game == game), key=lambda each: each.seats) for game in games]
    marked = [pytest.param(each, id=str(each), marks=() if each in light else pytest.mark.heavy) for each in variants]
    return pytest.mark.parametrize("variant", marked)


every_preset = lightest_of_each_game(PRESETS)


def python(code: str) -> subprocess.CompletedProcess[str]:
    """Runs code in a process of its own, with the same packages as this one."""
    paths = os.pathsep.join(path for path in sys.path if path)
    command = [sys.executable, "-P", "-c", code]
    environment = {**os.environ, "PYTHONPATH": paths}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
