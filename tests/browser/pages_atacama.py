"""The frame of every page, which is the same in all games, and Atacama in it."""

from playwright.sync_api import expect
from tests.browser.people import ANNA, BEGINNER, ME, OPEN, Visitor
from tests.browser.positions import asked, go_on, over, record

TWO = "atacama-advanced-tactics-2-box"
FOUR = "atacama-four-tactics-4"


def first_visit(mira: Visitor) -> None:
    mira.go("/")
    expect(mira.page.locator(".plaque").first).to_be_visible()


def lobby(mira: Visitor) -> None:
    mira.open_table("basic", ME, BEGINNER)
    mira.open_table("four", ME, OPEN, BEGINNER, BEGINNER, listed=True)
    mira.go("/")
    expect(mira.page.locator(".plaque").first).to_be_visible()
    expect(mira.page.locator(".mine-now").first).to_be_visible()


def new_table(mira: Visitor) -> None:
    mira.go("/new/atacama")
    mira.page.locator("input[value=advanced]").check()
    mira.page.locator("li button").first.click()
    mira.page.locator("li input[type=radio]").nth(3).check()
    expect(mira.page.locator("li .token.dynamite").first).to_be_visible()


def waiting_room(mira: Visitor) -> None:
    mira.go(f"/t/{mira.open_table('four', ME, BEGINNER, OPEN, OPEN)}")
    mira.page.locator(".seat button").first.click()
    expect(mira.page.locator("input[type=radio]:disabled")).to_have_count(1)


def table(mira: Visitor) -> None:
    """With derricks and a claim, and the position described below the board."""
    mira.at_table(go_on(mira, asked(TWO, "place", after=7), ANNA))
    mira.page.locator("details.words summary").click()


def four(mira: Visitor) -> None:
    mira.at_table(go_on(mira, asked(FOUR, "place", after=10)))
    assert mira.wait_for_turn()


def more(mira: Visitor) -> None:
    table(mira)
    mira.page.locator("button.tool:has(use[href='#i-menu'])").click()
    expect(mira.page.locator("dialog[open]")).to_be_visible()


def rules(mira: Visitor) -> None:
    mira.go("/rules/atacama#2.4")
    expect(mira.page.locator("main, dialog[open]").first).to_contain_text("2.4")


def result(mira: Visitor) -> None:
    mira.at_table(go_on(mira, over("atacama-tactics-2")))
    expect(mira.prompt).to_have_attribute("data-state", "finished")


def replay(mira: Visitor) -> None:
    mira.go(f"/t/{record(mira, 'atacama-basic-2')}/9")
    expect(mira.page.get_by_role("slider")).to_be_visible()


def programs(mira: Visitor) -> None:
    mira.introduce()
    mira.post("/api/me/programs", {"name": "Robo"})
    mira.go("/programs")
    mira.page.locator("form input").fill("Deep Thought the Second")
    mira.page.locator("form button").click()
    expect(mira.page.locator("section input")).to_be_visible()
    mira.page.locator("li button").first.click()


def nowhere(mira: Visitor) -> None:
    mira.expects_refusals = True
    mira.go("/t/AAAAAAAAAAAAAAAA")
    expect(mira.page.locator("main")).to_be_visible()


PAGES = (first_visit, lobby, new_table, waiting_room, table, four, more, rules, result, replay, programs, nowhere)
