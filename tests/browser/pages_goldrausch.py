"""Goldrausch: secret choices, a meeting with talk, a settlement to walk through."""

from typing import Any

from playwright.sync_api import expect
from tests.browser.goldrausch import GLASS, open_gold
from tests.browser.people import BEGINNER, ME, OPEN, Occupant, Visitor
from tests.browser.positions import asked, go_on, over

FOUR = "goldrausch-four-4-withheld-first"
FIVE = "goldrausch-five-5-withheld-first"
NEIGHBOURS: list[Occupant] = [{"kind": "device", "name": name} for name in ("Anna", "Émile", "Jonas")]


def decide(mira: Visitor, table: str, *moves: str) -> None:
    """Makes the move as soon as Mira may."""
    mira.send(table, due(mira, table, moves[0].split(maxsplit=1)[0]), *moves)


def announce(mira: Visitor, table: str, move: str) -> None:
    due(mira, table, "lay")
    mira.post(f"/api/tables/{table}/words", {"seat": 0, "move": move, "of": None, "mark": "a-word-given"})


def due(mira: Visitor, table: str, kind: str) -> Any:
    page = mira.due(table, kind)
    assert page is not None, kind
    return page


def gold_planning(mira: Visitor) -> None:
    mira.at_table(open_gold(mira, ME, BEGINNER, BEGINNER, BEGINNER, BEGINNER, glass=GLASS))
    mira.page.locator("[data-continent=rosso]").click()
    expect(mira.prompt.locator(".btn.main")).to_be_enabled()


def gold_meeting(mira: Visitor) -> None:
    """A card that lies, pledges above the figures, both described below the board."""
    table = go_on(mira, asked(FIVE, "lay"))
    announce(mira, table, "lay use")
    decide(mira, table, "lay use")
    mira.at_table(table)
    expect(mira.page.locator(".figure .said").first).to_be_visible()
    mira.page.locator("details.words summary").click()


def gold_talk(mira: Visitor) -> None:
    """After pledges were put to the test: talk, pledges, and reputations."""
    table = go_on(mira, asked(FOUR, "lay"))
    announce(mira, table, "lay skip")
    decide(mira, table, "lay use", "seal")
    decide(mira, table, "go azul")
    due(mira, table, "lay")
    mira.post(f"/api/tables/{table}/talk", {"seat": 0, "text": "Nein, non, no!", "near": False, "mark": "a-line-said"})
    page = mira.at_table(table)
    page.locator("button.tool.talk").click()
    expect(page.locator("section.talk")).to_contain_text("Nein, non, no!")
    page.locator(".worth button, dialog[open] summary").locator("visible=true").first.click()
    expect(page.locator("dialog[open] td").first).to_be_visible()


def gold_settlement(mira: Visitor) -> None:
    mira.at_table(go_on(mira, over(FOUR)))
    mira.page.locator("button.again").click()
    mira.page.locator(".track button").nth(-2).click()
    expect(mira.page.locator(".settlement .profit")).to_be_visible()


def gold_result(mira: Visitor) -> None:
    mira.at_table(go_on(mira, over(FOUR)))
    expect(mira.prompt).to_have_attribute("data-state", "finished")


def gold_replay(mira: Visitor) -> None:
    """Right after a settlement, when there is most to see."""
    table = go_on(mira, over(FOUR))
    number = next(told["number"] for told in mira.look(table)["log"] if told["kind"] == "wheel-stopped")
    mira.go(f"/t/{table}/{number}")
    expect(mira.page.get_by_role("slider")).to_be_visible()


def gold_new_table(mira: Visitor) -> None:
    mira.go("/new/goldrausch")
    mira.page.locator("input[value=six]").check()
    expect(mira.page.locator("fieldset").nth(1)).to_be_visible()


def gold_waiting_room(mira: Visitor) -> None:
    mira.go(f"/t/{open_gold(mira, ME, OPEN, OPEN, BEGINNER, BEGINNER, glass=GLASS)}")
    expect(mira.page.locator("section.talk")).to_be_visible()


def gold_curtain(mira: Visitor) -> None:
    mira.go(f"/t/{open_gold(mira, ME, *NEIGHBOURS, glass=GLASS)}")
    expect(mira.page.locator(".curtain .clock")).to_be_visible()


PAGES = (
    gold_planning,
    gold_meeting,
    gold_talk,
    gold_settlement,
    gold_result,
    gold_replay,
    gold_new_table,
    gold_waiting_room,
    gold_curtain,
)
