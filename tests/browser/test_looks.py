"""A look of your choice: chosen on the pages, seen on the board and by the others."""

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.people import ME, OPEN


def figure(where: Page | Locator, name: str) -> Locator:
    return where.get_by_role("radio", name=name)


def test_a_table_opened_with_another_colour_shows_it_on_the_board(visit: Visit) -> None:
    mira = visit("Mira")
    mira.introduce()
    page = mira.go("/new/rockwell")
    disc = page.get_by_role("button", name="Colour and sign of seat 1: Red, hammer")
    disc.focus()
    page.keyboard.press("Enter")
    expect(figure(page, "Red, hammer")).to_be_checked()
    figure(page, "Red, hammer").focus()
    page.keyboard.press("ArrowRight")  # blue, which gives way: nobody has chosen it for the bot
    expect(page.get_by_label("Seat 1, Blue")).to_be_visible()
    expect(page.get_by_label("Seat 2, Red")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_label("Seat 1, White")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    expect(mira.prompt).to_be_visible()
    expect(page.locator(".crew .piece.excavator")).to_have_count(4)
    expect(page.locator(".crew .piece.hammer")).to_have_count(0)
    expect(page.locator(".seat.excavator")).to_contain_text("Mira")


def test_whoever_sits_down_chooses_and_the_others_see_it(visit: Visit) -> None:
    mira, jonas = visit("Mira"), visit("Jonas")
    table = mira.open_table("basic", ME, OPEN)
    mira.go(f"/t/{table}")
    page = jonas.go(f"/t/{table}")
    expect(figure(page, "Red, hammer, taken (Mira)")).to_be_disabled()
    figure(page, "Mauve, chisel").check()
    page.get_by_label("Your name").fill("Jonas")
    jonas.press()
    expect(mira.page.locator(".seat.chisel")).to_contain_text("Jonas")
    page.get_by_role("button", name="Colour and sign of seat 2: Mauve, chisel").click()
    figure(page, "Green, dynamite").check()
    expect(mira.page.locator(".seat.dynamite")).to_contain_text("Jonas")
    mira.page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".key .who .token.dynamite").first).to_be_visible()
