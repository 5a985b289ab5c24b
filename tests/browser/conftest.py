"""A real server, a real Chromium, and people who look at pages with it."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.people import LARGE, PATIENCE, PHONE, Visitor
from tests.browser.serving import Served

# The shell is the same Chromium without a window, and faster.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
MISSING = "No Chromium was found (MOTHERLODE_CHROMIUM names one): the browser tests cannot run."

# A busy machine is no fault of a page.
expect.set_options(timeout=PATIENCE)


def chromium() -> str | None:
    named = os.environ.get("MOTHERLODE_CHROMIUM")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """In CI a missing browser is a failure; elsewhere a clear message."""
    path = chromium()
    if path is None:
        if os.environ.get("MOTHERLODE_BROWSER") == "required":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    arguments = ["--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update"]
    if os.geteuid() == 0:
        arguments.append("--no-sandbox")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=arguments)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One for all tests that do it no harm."""
    yield from serving(tmp_path_factory.mktemp("server"))


def serving(folder: Path) -> Iterator[Served]:
    served = Served(folder)
    served.start()
    yield served
    served.stop()


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, server: Served) -> Iterator[Visit]:
    """Opens a browser of its own for a person; at the end nobody's console may have complained."""
    visitors: list[Visitor] = []

    def come(name: str = "Mira", language: str = "en", phone: bool = False, dark: bool = False) -> Visitor:
        context = browser.new_context(
            viewport=PHONE if phone else LARGE,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            has_touch=phone,
        )
        visitor = Visitor(context, server.address, name)
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.leave()
    for visitor in visitors:
        assert not visitor.complaints, visitor.complaints
