"""Every preset once, and how to run a line of Python in a process of its own."""

import os
import subprocess
import sys

import pytest
from tests.kit import VARIANTS, Variant

# The last variant of each preset: where the table may choose how long to play, its games are the shortest.
PRESETS = list({(variant.game, variant.preset): variant for variant in VARIANTS}.values())


def _is_long(variant: Variant) -> bool:
    """Hundreds of moves: seconds in the libraries' own tests."""
    return variant.make().codec.size > 300


every_preset = pytest.mark.parametrize(
    "variant",
    [pytest.param(each, id=str(each), marks=pytest.mark.heavy if _is_long(each) else ()) for each in PRESETS],
)


def python(code: str) -> subprocess.CompletedProcess[str]:
    """With this process's packages, whatever way they were found."""
    paths = os.pathsep.join(path for path in sys.path if path)
    words = [sys.executable, "-P", "-c", code]
    environment = {**os.environ, "PYTHONPATH": paths}
    return subprocess.run(words, capture_output=True, text=True, check=False, env=environment)
