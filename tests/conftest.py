"""Which build is under test, how hard Hypothesis tries, and that nobody writes into the tables."""

import os
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from librt.vecs import vec
from tests.kit import EVERY_GAME

from motherlode.build_info import is_compiled
from motherlode.native.finder import AUTO, NEVER, REQUIRED, VARIABLE

COMPILED = is_compiled()
TESTS = Path(__file__).parent

# Compiled code plays some fifty times faster: let it look further.
settings.register_profile(
    "interpreted", max_examples=5, deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("compiled", settings.get_profile("interpreted"), max_examples=6)
settings.load_profile("compiled" if COMPILED else "interpreted")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*paragraphs): the rule paragraphs that a test proves")
    config.addinivalue_line("markers", "heavy: long, and the same with either engine; taken once, compiled if possible")
    config.addinivalue_line("markers", "plain: of what is never compiled; taken once, interpreted")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What stands around the engine is plain Python in either build: it is tested once. The server and the documents
    meet the interpreted engine; whoever plays many games, and the browser, the compiled one, as it is installed.
    """
    for item in items:
        part = item.path.relative_to(TESTS).parts[0]
        if part in ("server", "docs") and item.get_closest_marker("heavy") is None:
            item.add_marker(pytest.mark.plain)
        if part in ("terminal", "lab", "adapters") and item.get_closest_marker("plain") is None:
            item.add_marker(pytest.mark.heavy)


def pytest_sessionstart() -> None:
    """Whoever says which engine is to be tested must get it."""
    expected = {NEVER: False, REQUIRED: True}.get(os.environ.get(VARIABLE, AUTO), COMPILED)
    if expected != COMPILED:
        pytest.exit(f"{VARIABLE} is {os.environ[VARIABLE]}, but the other engine is loaded", returncode=3)


def _tables_digest() -> str:
    """Every table of the games under test and every constant table of their modules."""
    digest = blake2b()
    holders: list[object] = [getattr(variant.make(), "tables", None) for variant in EVERY_GAME]
    holders += [module for name, module in sorted(sys.modules.items()) if name.startswith("motherlode.")]
    for holder in holders:
        for name in sorted(dir(holder)):
            value = getattr(holder, name)
            if isinstance(value, (vec, list, tuple, str)) and not name.startswith("__"):
                digest.update(f"{name} {list(value)}".encode())
    return digest.hexdigest()


@pytest.fixture(autouse=True, scope="session")
def tables_stay_as_they_are() -> Iterator[None]:
    """Whoever writes into a table he was handed changes the game for everybody."""
    before = _tables_digest()
    yield
    assert _tables_digest() == before
