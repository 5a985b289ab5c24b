"""Rockwell by keyboard: no pointer is used after the page is open."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.people import ME, OPEN
from tests.browser.rockwell import due, open_rockwell, wish
from tests.browser.rockwell_page import decided

# Whether what is looked for comes after what has the focus.
AHEAD = """wanted => {
    const [at, to] = [document.activeElement, document.querySelector(wanted)];
    return (at.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}"""
MAIN = ".prompt .btn.main"


@pytest.mark.heavy
def test_a_whole_turn_is_played_by_keyboard_alone(visit: Visit) -> None:
    mira, jonas, noor = visit("Mira"), visit("Jonas"), visit("Noor")
    table = open_rockwell(mira, ME, OPEN, OPEN)
    mira.seat(table, jonas, noor)
    page = mira.at_table(table)
    asked: list[str] = []
    while (now := due(table, mira, jonas, noor)) and now["position"]["view"]["turn"] == 1:
        mira.caught_up(now["table"]["moves"])
        prompt = now["position"]["view"]["prompt"]
        choose_by_key(page, now["position"], again=prompt in asked)
        # On rail and ground the second press plays what the first has chosen.
        if prompt not in ("post", "drill"):
            reach(page, MAIN)
        page.keyboard.press("Enter")
        decided(mira, table, now)
        asked.append(prompt)
    assert {*asked} >= {"tender", "post", "insure", "drill", "deal", "work"}


def choose_by_key(page: Page, position: dict[str, Any], again: bool) -> None:
    several = len(position["moves"]) > 1
    match position["view"]["prompt"]:
        case "tender":
            for what, number in (("zinc", "1"), ("copper", "2"), ("Dollars", "1400")):
                reach(page, f'.prompt input[aria-label^="{what}"]')
                page.keyboard.type(number)
            reach(page, MAIN)
            expect(page.locator(MAIN)).to_contain_text("3,000")
        case "post":
            board, _, number = wish(position).removeprefix("post ").partition("-")
            reach(page, f'section[aria-labelledby="board-{board}"] .slots li:nth-child({number}) button')
            page.keyboard.press("Enter")
        case "drill":
            reach(page, ".map .spot")
            page.keyboard.press("Enter")
            expect(page.locator(".prompt")).to_contain_text("Where does it go?")
            page.keyboard.press("ArrowLeft" if wish(position) == "go 1 a0" else "ArrowDown")
            page.keyboard.press("Enter")
        case "deal" if not again:
            reach(page, ".prompt tr:first-child td:nth-child(2) .way")
            page.keyboard.press("Enter")
            reach(page, ".prompt .stepper input")
            page.keyboard.type("1")
            reach(page, MAIN)
            expect(page.locator(MAIN)).to_contain_text("Sell 1 zinc")
        case "work" if not again:
            reach(page, '.prompt .work[aria-disabled="false"]')
            page.keyboard.press("Enter")
        case "deal" | "work" if several:
            reach(page, ".prompt .btn.quiet")
            page.keyboard.press("Enter")
            expect(page.locator(MAIN)).to_contain_text("Give up")


def reach(page: Page, wanted: str) -> None:
    """With the Tab key alone."""
    expect(page.locator(wanted).first).to_be_visible()
    key = "Tab" if page.evaluate(AHEAD, wanted) else "Shift+Tab"
    for _ in range(60):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press(key)
    raise AssertionError(f"no way to {wanted}")
