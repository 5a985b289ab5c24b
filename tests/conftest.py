"""Which engine is tested, how hard Hypothesis tries, and that nobody writes into the tables."""

import gc
import os
import sys
from collections.abc import Iterator
from hashlib import blake2b

import pytest
from hypothesis import HealthCheck, settings
from librt.vecs import vec
from tests.kit import EVERY_GAME

from motherlode.build_info import is_compiled
from motherlode.native.finder import AUTO, NEVER, REQUIRED, VARIABLE

COMPILED = is_compiled()

# Compiled code plays some fifty times faster, so it can look further.
settings.register_profile(
    "interpreted", max_examples=5, deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("compiled", settings.get_profile("interpreted"), max_examples=6)
settings.load_profile("compiled" if COMPILED else "interpreted")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*paragraphs): the rule paragraphs that a test proves")
    config.addinivalue_line("markers", "heavy: a large sample, or long; only in `make verify`")


def pytest_sessionstart() -> None:
    """The engine that was asked for must be the one that is tested."""
    expected = {NEVER: False, REQUIRED: True}.get(os.environ.get(VARIABLE, AUTO), COMPILED)
    if expected != COMPILED:
        pytest.exit(f"{VARIABLE} is {os.environ[VARIABLE]}, but the other engine is loaded", returncode=3)


def pytest_collection_finish() -> None:
    """Thousands of tests stay in memory to the end: searching them for garbage would take a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """If nothing may be left out, a skipped test is a failure."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("MOTHERLODE_SKIPS") == NEVER and reporter is not None and reporter.stats.get("skipped"):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


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
    """Code that writes into a table it was handed would change the game for everybody."""
    before = _tables_digest()
    yield
    assert _tables_digest() == before
