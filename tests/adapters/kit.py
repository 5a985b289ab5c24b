"""Every preset once, and how to run a line of Python in a process of its own."""

import os
import subprocess
import sys

import pytest
from tests.kit import VARIANTS

# The last variant of each preset: where the table may choose how long to play, its games are the shortest.
PRESETS = list({(variant.game, variant.preset): variant for variant in VARIANTS}.values())


every_preset = pytest.mark.parametrize("variant", PRESETS, ids=str)


def python(code: str) -> subprocess.CompletedProcess[str]:
    """With this process's packages, whatever way they were found."""
    paths = os.pathsep.join(path for path in sys.path if path)
    words = [sys.executable, "-P", "-c", code]
    environment = {**os.environ, "PYTHONPATH": paths}
    return subprocess.run(words, capture_output=True, text=True, check=False, env=environment)
