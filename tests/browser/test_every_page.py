"""Every page in every language, light and dark, large and small: no violation, no key in place of a sentence."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.people import Visitor
from tests.browser.test_games import BEGINNER, ME, OPEN

# What a missing sentence looks like: a key of the catalogues in place of words.
KEY = re.compile(r"(?<![\w/.#-])[a-z]+(-[a-z]+)+(?![\w/.-])")
# Words with a hyphen that are none.
WORDS = {"en": {"eighty-one", "face-down"}, "de": set(), "fr": {"quatre-vingt-une", "celui-ci", "ci-dessous"}}


def lobby(mira: Visitor) -> None:
    mira.open_table("basic", ME, BEGINNER)
    mira.open_table("four", ME, OPEN, BEGINNER, BEGINNER, listed=True)
    mira.go("/")
    expect(mira.page.locator(".plaque").first).to_be_visible()
    expect(mira.page.locator(".mine-now").first).to_be_visible()


def first_visit(mira: Visitor) -> None:
    mira.go("/")
    expect(mira.page.locator(".plaque").first).to_be_visible()


def new_table(mira: Visitor) -> None:
    mira.go("/new/atacama")
    mira.page.locator("input[value=advanced]").check()
    expect(mira.page.locator("fieldset").nth(1)).to_be_visible()


def waiting_room(mira: Visitor) -> None:
    mira.go(f"/t/{mira.open_table('basic', ME, OPEN)}")
    expect(mira.page.locator("main")).to_be_visible()


def table(mira: Visitor) -> None:
    opened = mira.open_table("advanced-tactics", ME, {"kind": "device", "name": "Anna"})
    mira.play_by_wire(opened, 7)
    mira.at_table(opened)
    mira.page.locator("details.words summary").click()


def four(mira: Visitor) -> None:
    opened = mira.open_table("four-tactics", ME, BEGINNER, BEGINNER, BEGINNER)
    mira.play_by_wire(opened, 3)
    mira.at_table(opened)
    assert mira.wait_for_turn()


def more(mira: Visitor) -> None:
    table(mira)
    mira.page.locator("button.tool:has(use[href='#i-menu'])").click()
    expect(mira.page.locator("dialog[open]")).to_be_visible()


def rules(mira: Visitor) -> None:
    mira.go("/rules/atacama#2.4")
    expect(mira.page.locator("main, dialog[open]").first).to_contain_text("2.4")


def result(mira: Visitor) -> None:
    opened = mira.open_table("tactics", ME, BEGINNER)
    mira.play_by_wire(opened, 20)
    mira.at_table(opened)
    expect(mira.prompt).to_have_attribute("data-state", "finished")


def replay(mira: Visitor) -> None:
    opened = mira.open_table("basic", ME, BEGINNER)
    mira.play_by_wire(opened, 20)
    mira.go(f"/t/{opened}/9")
    expect(mira.page.get_by_role("slider")).to_be_visible()


def nowhere(mira: Visitor) -> None:
    mira.expects_refusals = True
    mira.go("/t/AAAAAAAAAAAAAAAA")
    expect(mira.page.locator("main")).to_be_visible()


PAGES: dict[str, Callable[[Visitor], None]] = {
    page.__name__: page
    for page in (first_visit, lobby, new_table, waiting_room, table, four, more, rules, result, replay, nowhere)
}


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize(
    ("language", "phone", "dark"), [("en", False, False), ("de", True, False), ("fr", False, True), ("de", True, True)]
)
def test_a_page_is_whole_and_accessible(visit: Visit, name: str, language: str, phone: bool, dark: bool) -> None:
    mira = visit("Mira", language=language, phone=phone, dark=dark)
    PAGES[name](mira)
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
    expect(page.locator("h1")).to_contain_text("Blatt")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_the_theme_is_switched_and_remembered(visit: Visit) -> None:
    mira = visit("Mira")
    page = mira.go("/")
    page.locator("button:has(use[href='#i-theme'])").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
