"""Rockwell: forms, a crew on its way, danger, every source of prestige."""

from collections import Counter

from playwright.sync_api import expect
from tests.browser.people import ANNA, BEGINNER, ME, Visitor
from tests.browser.positions import asked, go_on, over
from tests.browser.rockwell import open_rockwell

TWO = "rockwell-two-2-screens-direction-8"
FOUR = "rockwell-four-4-screens-direction-200"


def rockwell_tender(mira: Visitor) -> None:
    """Something in the tray, and the position described below the board."""
    mira.at_table(open_rockwell(mira, ME, BEGINNER, BEGINNER, BEGINNER))
    mira.page.locator(".stepper button:enabled").first.click()
    mira.page.locator("details.words summary").click()
    expect(mira.page.locator(".stepper.set")).to_be_visible()


def a_choice_of_ways(moves: list[str]) -> bool:
    """For the second crew."""
    return Counter(move.rpartition(" ")[0] for move in moves)["go 2"] > 1


def rockwell_drilling(mira: Visitor) -> None:
    position = asked(TWO, "drill", a_choice_of_ways)
    mira.at_table(go_on(mira, position))
    mira.page.locator(f'[data-crew="{position.seat} 2"]').click()
    expect(mira.page.locator(".tile.can").nth(1)).to_be_visible()
    mira.page.locator("details.words summary").click()


def something_to_sell(moves: list[str]) -> bool:
    return any(move.startswith("sell ") for move in moves)


def rockwell_market(mira: Visitor) -> None:
    mira.at_table(go_on(mira, asked(TWO, "deal", something_to_sell)))
    mira.page.locator(".way[aria-disabled=false]").first.click()
    expect(mira.prompt.locator(".stepper")).to_be_visible()


def something_to_build(moves: list[str]) -> bool:
    return any(move.startswith(("mobilise", "protect")) for move in moves)


def rockwell_workshop(mira: Visitor) -> None:
    mira.at_table(go_on(mira, asked(FOUR, "work", something_to_build)))
    mira.page.locator(".work[aria-disabled=false]").first.click()
    expect(mira.prompt.locator(".btn.main")).to_be_enabled()


def rockwell_danger(mira: Visitor) -> None:
    """Two people at one device, so that there is a curtain first."""
    mira.go(f"/t/{go_on(mira, asked(TWO, 'save'), ANNA)}")
    mira.page.locator(".curtain button").first.click()
    expect(mira.prompt.locator(".loss")).to_be_visible()


def rockwell_result(mira: Visitor) -> None:
    mira.at_table(go_on(mira, over(FOUR)))
    expect(mira.page.locator("tfoot td").first).to_be_visible()


PAGES = (
    rockwell_tender,
    rockwell_drilling,
    rockwell_market,
    rockwell_workshop,
    rockwell_danger,
    rockwell_result,
)
