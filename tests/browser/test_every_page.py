"""Every page in every language, light and dark, large and small: no violation, no missing sentence."""

import re
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec

import pytest
from playwright.sync_api import Page, expect
from tests.browser import pages_plain
from tests.browser.conftest import Visit
from tests.browser.people import Visitor

from motherlode.games.registry import GAMES

# What a missing sentence looks like: a key of the catalogues instead of text.
KEY = re.compile(r"(?<![\w/.#-])[a-z]+(-[a-z]+)+(?![\w/.-])")
# Words with a hyphen that are not keys.
WORDS = {
    "en": {"eighty-one", "face-down", "vice-president", "vice-presidents"},
    "de": set(),
    "fr": {
        "quatre-vingt-une",
        "celui-ci",
        "ci-dessous",
        "utilisez-la",
        "au-dessus",
        "aurais-je",
        "misez-vous",
        "posez-vous",
        "sous-traitance",
        "sous-traitant",
        "sous-traitants",
        "va-t-elle",
        "vendez-vous",
    },
}

Goal = Callable[[Visitor], None]
# Language, screen, theme.
Look = tuple[str, str, str]
LOOKS: tuple[Look, ...] = (("fr", "large", "light"), ("de", "phone", "dark"), ("en", "phone", "light"))
# The frame of the page is the same in every game: around the first game it is also looked at in the other theme.
FRAMED = next(iter(GAMES))
FRAME: tuple[Look, ...] = (*LOOKS, ("fr", "large", "dark"), ("de", "phone", "light"))


def pages_of(game: str) -> Sequence[Goal]:
    """Those of its own module, or of any game that is a text table."""
    own = f"tests.browser.pages_{game}"
    pages: Sequence[Goal] = import_module(own).PAGES if find_spec(own) else pages_plain.pages_of(game)
    return pages


# All are heavy but one view of each page, a different one from page to page.
SIGHTS = [
    pytest.param(
        page,
        look,
        marks=() if look == LOOKS[number % len(LOOKS)] else pytest.mark.heavy,
        id="-".join((game, page.__name__, *look)),
    )
    for game in GAMES
    for number, page in enumerate(pages_of(game))
    for look in (FRAME if game == FRAMED else LOOKS)
]


@pytest.mark.parametrize(("goal", "look"), SIGHTS)
def test_a_page_is_whole_and_accessible(visit: Visit, goal: Goal, look: Look) -> None:
    language, screen, theme = look
    mira = visit("Mira", language=language, phone=screen == "phone", dark=theme == "dark")
    goal(mira)
    assert mira.page.locator("html").get_attribute("lang") == language
    assert not mira.spills()
    keys = {found.group() for found in KEY.finditer(text_of(mira.page))}
    assert not keys - WORDS[language], keys
    assert mira.axe() == []


def text_of(page: Page) -> str:
    return page.locator("body").inner_text() + " ".join(
        page.locator("[aria-label]").evaluate_all("all => all.map(e => e.getAttribute('aria-label'))")
    )


def test_the_language_is_switched_without_a_reload_and_remembered(visit: Visit) -> None:
    mira = visit("Mira", language="fr")
    page = mira.go("/")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("h1")).to_contain_text("Spiele")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_the_theme_is_switched_and_remembered(visit: Visit) -> None:
    mira = visit("Mira")
    page = mira.go("/")
    page.locator("button:has(use[href='#i-theme'])").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
