"""Rockwell on a phone: forms in reach, a board that opens where the decision is, a closer look at the ground."""

from typing import Any

from playwright.sync_api import Locator, expect
from tests.browser.conftest import Visit
from tests.browser.people import ME, OPEN, Visitor
from tests.browser.rockwell import open_rockwell, play_until, wish
from tests.browser.rockwell_page import crew_at, decided, free_point, slot_button, stepper


def test_on_a_phone_forms_are_in_reach_and_the_board_opens_where_the_decision_is(visit: Visit) -> None:
    mira, jonas = visit("Mira", phone=True), visit("Jonas")
    table = open_rockwell(mira, ME, OPEN)
    mira.seat(table, jonas)
    page = mira.at_table(table)
    opened = page.locator('[role="tab"][aria-selected="true"]')
    tabs = ("Ground", "Boards", "Boards", "Ground", "Ground", "Ground")
    for asked, tab in zip(("tender", "post", "insure", "drill", "deal", "work"), tabs, strict=True):
        assert play_until(asked, table, mira, jonas)
        now = mira.look(table)
        mira.caught_up(now["table"]["moves"])
        expect(opened).to_have_text(tab)
        in_reach(mira)
        choose_by_tap(mira, now["position"])
        in_reach(mira)
        mira.prompt.locator(".btn.main").tap()
        decided(mira, table, now)


def choose_by_tap(person: Visitor, position: dict[str, Any]) -> None:
    page = person.page
    match position["view"]["prompt"]:
        case "tender":
            stepper(person, "zinc").get_by_role("button", name="More").tap()
            person.prompt.get_by_role("button", name="+1,000").tap()
            expect(person.prompt.locator(".btn.main")).to_contain_text("1,400")
        case "post":
            slot_button(person, wish(position).removeprefix("post ")).tap()
        case "drill":
            look_closer(person)
            page.touchscreen.tap(*free_point(person, "a0"))
        case "deal":
            page.get_by_role("tab", name="Boards").tap()
            assert not person.spills()
            page.locator(".way[aria-disabled=false]").first.tap()
        case "work":
            page.locator(".work[aria-disabled=false]").first.tap()


def in_reach(person: Visitor) -> None:
    """The question, its whole form and its main button are on the screen, and nothing is wider than it."""
    for part in [person.prompt, *person.prompt.locator(".form button, .form input, .btn.main").all()]:
        expect(part).to_be_in_viewport(ratio=1)
    assert not person.spills()


def look_closer(person: Visitor) -> None:
    """By the buttons: zoom in on a crew, choose it there, and zoom out again."""
    crew, smaller = crew_at(person, 0, "1"), person.page.get_by_role("button", name="Smaller")
    far = width(crew)
    person.page.get_by_role("button", name="Larger").tap()
    expect(smaller).to_be_enabled()
    expect(crew).to_be_in_viewport(ratio=1)
    assert width(crew) > 1.8 * far
    crew.tap()
    expect(person.prompt).to_contain_text("Where does it go?")
    smaller.tap()
    expect(smaller).to_be_disabled()
    assert width(crew) < 1.3 * far


def width(of: Locator) -> float:
    box = of.bounding_box()
    assert box is not None
    return box["width"]
