"""The lesson after the game: from the result to the board, by looking and clicking."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect
from tests.browser.conftest import Visit
from tests.browser.people import ANNA, Visitor
from tests.browser.positions import go_on, over

# The lesson of such a long game takes longer than this test waits: it cannot be over before it is stopped.
LONG = "rockwell-two-2-screens-direction-200"


def test_a_lesson_is_begun_at_the_result_watched_and_stopped(visit: Visit) -> None:
    """With the real expert; how the lesson goes on is tested without a browser."""
    mira = visit("Mira")
    table = go_on(mira, over(LONG))
    page = mira.at_table(table)
    page.evaluate("performance.clearResourceTimings()")
    page.get_by_role("link", name="What could I have done better?").click()
    page.get_by_role("button", name="Start the lesson").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.locator(".lesson")).to_contain_text("decisions reviewed.")
    # The page looks back; it is not made again.
    asked: list[str] = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert any("/lessons/" in url for url in asked)
    assert not [url for url in asked if url.endswith(f"/api/tables/{table}")]
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Continue the lesson")).to_be_visible()


def made_up(mira: Visitor, table: str) -> dict[str, Any]:
    """A ready-made lesson for the first seat: in two of its positions another decision was better."""
    steps = []
    for at, cost in ((0, 0), (2, 26), (4, 5)):
        moves = mira.get(f"/api/tables/{table}/positions/{at}?eyes=0")["position"]["moves"]
        played, other = moves[0], moves[-1]
        better = [other] if cost else [played]
        steps.append({"at": at, "until": at + 1, "played": [played], "better": better, "percent": 34, "cost": cost})
    balance = {"start": 50, "result": 0, "mistakes": 31, "luck": -19}
    lesson = {"seat": 0, "state": "done", "mine": True, "done": 3, "of": 3}
    return {**lesson, "steps": steps, "balance": balance}


@pytest.mark.parametrize(
    ("language", "phone", "dark"), [("en", False, False), pytest.param("de", True, True, marks=pytest.mark.heavy)]
)
def test_a_mistake_is_drawn_on_the_board_and_said(visit: Visit, language: str, phone: bool, dark: bool) -> None:
    mira = visit("Mira", language=language, phone=phone, dark=dark)
    table = go_on(mira, over("atacama-basic-2"), ANNA)
    lesson = made_up(mira, table)

    def answer(route: Route) -> None:
        route.fulfill(content_type="application/json", body=json.dumps(lesson))

    mira.page.route("**/lessons/0", answer)
    # People who follow the link see what the seat saw.
    with mira.page.expect_response(re.compile(r"/positions/0\?eyes=0$")):
        page = mira.go(f"/t/{table}/0#lesson")
    expect(page.locator(".lesson ol li")).to_have_count(2)
    page.locator(".lesson ol button").first.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(rf"/t/{table}/2#lesson$"))
    step = lesson["steps"][1]
    played, better = step["played"][0]["args"]["field"], step["better"][0]["args"]["field"]
    expect(mira.prompt).to_contain_text(re.compile(rf"{played} .*34.*{better} .*60"))
    expect(page.locator(f'[data-field="{played}"] .ghost')).to_be_attached()
    expect(page.locator(f'[data-field="{better}"] .hinted')).to_be_attached()
    expect(page.locator(".lesson [aria-current]")).to_have_count(1)
    assert not mira.spills()
    assert mira.axe() == []
    # In a position without a decision nothing is drawn.
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(rf"/t/{table}/3#lesson$"))
    expect(page.locator(".hinted")).to_have_count(0)
