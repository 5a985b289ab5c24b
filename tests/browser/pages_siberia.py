"""Siberia: tiles laid in secret, a sale, the income of all."""

from playwright.sync_api import expect
from tests.browser.people import BEGINNER, ME, Visitor
from tests.browser.positions import asked, go_on, over
from tests.browser.siberia import open_siberia

TWO = "siberia-two-2-start_player"


def siberia_placing(mira: Visitor) -> None:
    """One tile in hand, the others laid, and the position described below the board."""
    mira.at_table(open_siberia(mira, ME, BEGINNER, BEGINNER, BEGINNER))
    mira.page.locator(".tray .piece").first.click()
    expect(mira.page.locator("[data-spot].open").first).to_be_visible()
    mira.page.locator("details.words summary").click()


def siberia_selling(mira: Visitor) -> None:
    mira.at_table(go_on(mira, asked(TWO, "sell")))
    expect(mira.page.locator(".ticket.can .sale").first).to_be_visible()


def siberia_result(mira: Visitor) -> None:
    mira.at_table(go_on(mira, over(TWO)))
    expect(mira.page.locator("tfoot td").first).to_be_visible()


PAGES = (siberia_placing, siberia_selling, siberia_result)
