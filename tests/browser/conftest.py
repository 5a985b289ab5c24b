"""A real server, a real Chromium, and people who look at pages with it."""

import os
import shutil
import tempfile
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.people import PATIENCE, Visitor
from tests.browser.serving import USUAL, Served
from tests.browser.windows import Kind, Windows

# The shell is the same Chromium without a window, and faster.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
MISSING = "No Chromium was found (MOTHERLODE_CHROMIUM names one): the browser tests cannot run."

expect.set_options(timeout=PATIENCE)


def chromium() -> str | None:
    named = os.environ.get("MOTHERLODE_CHROMIUM")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


# -- what all tests here share; it ends when a test from elsewhere follows, since Playwright occupies the event loop

_shared = ExitStack()


@cache
def _shared_browser() -> Browser:
    """In CI a missing browser is a failure; elsewhere tests are skipped with a clear message."""
    path = chromium()
    if path is None:
        if os.environ.get("MOTHERLODE_BROWSER") == "required":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    arguments = ["--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update"]
    if os.geteuid() == 0:
        arguments.append("--no-sandbox")
    playwright = _shared.enter_context(sync_playwright())
    opened = playwright.chromium.launch(executable_path=path, args=arguments)
    _shared.callback(opened.close)
    return opened


@cache
def _shared_server() -> Served:
    folder = _shared.enter_context(tempfile.TemporaryDirectory())
    return _shared.enter_context(serving(Path(folder)))


@cache
def _shared_windows() -> Windows:
    return Windows(_shared_browser(), _shared_server().address)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None]:
    yield
    if nextitem is None or not nextitem.path.is_relative_to(Path(__file__).parent):
        _shared.close()
        for started in (_shared_browser, _shared_server, _shared_windows):
            started.cache_clear()


# -- for one test


@contextmanager
def serving(folder: Path, program: tuple[str, ...] = USUAL) -> Iterator[Served]:
    served = Served(folder, program)
    served.start()
    yield served
    served.stop()


@pytest.fixture
def browser() -> Browser:
    return _shared_browser()


@pytest.fixture
def server() -> Served:
    """One server for all tests that do it no harm."""
    return _shared_server()


@pytest.fixture
def windows() -> Windows:
    return _shared_windows()


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(windows: Windows) -> Iterator[Visit]:
    """Opens a browser for each person; at the end no console may have complained."""
    visitors: list[tuple[Visitor, Kind]] = []

    def come(name: str = "Mira", language: str = "en", phone: bool = False, dark: bool = False) -> Visitor:
        kind = (language, phone, dark)
        visitor = windows.take(name, kind)
        visitors.append((visitor, kind))
        return visitor

    yield come
    complaints = [complaint for visitor, _ in visitors for complaint in visitor.complaints]
    for visitor, kind in visitors:
        windows.give_back(visitor, kind)
    assert not complaints, complaints
