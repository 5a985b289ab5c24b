"""Rockwell through the pages: secret trays, crews on the ground, forms of market and workshop, Al."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Visit
from tests.browser.people import BEGINNER, ME, OPEN, Visitor, gather
from tests.browser.rockwell import by_wire, due, open_rockwell, play_until, view_of
from tests.browser.rockwell_page import (
    AL,
    OFFERS,
    all_see_the_end,
    crew_at,
    decide,
    decided,
    point_at,
    point_at_crew,
    selling,
    slot_button,
)

# -- to the end


@pytest.mark.heavy
def test_four_browsers_play_to_the_end_and_keep_their_stock_to_themselves(visit: Visit) -> None:
    """The first turn on the pages, then over the API: in the second turn all crews that went down arrive."""
    people = [visit(name) for name in ("Mira", "Jonas", "Noor", "Tamsin")]
    table = open_rockwell(people[0], ME, OPEN, OPEN, OPEN)
    gather(table, *people)
    for person in people:
        person.page.locator("details.words summary").click()
    tender_in_secret(table, people)
    asked: set[str] = set()
    while (view := view_of(people[0], table))["turn"] == 1:
        if view["phase"] == "drilling" and "drill" not in asked:
            keep_behind_screens(table, people)
        asked.add(decide(people[view["actors"][0]], table))
    assert asked >= {"post", "insure", "drill", "help", "deal", "work"}
    assert not play_until("over", table, *people)
    all_see_the_end(table, *people)


def tender_in_secret(table: str, people: list[Visitor]) -> None:
    """Nobody sees another's offer before the last is sealed; then all see all."""
    for number, person in enumerate(people):
        sealed = [[offer] for offer in OFFERS[:number]]
        assert [told(one, *OFFERS) for one in people] == sealed + [[]] * (len(people) - number)
        assert decide(person, table) == "tender"
        all_caught_up(table, people)
    assert [told(one, *OFFERS) for one in people] == [[*OFFERS]] * len(people)


def keep_behind_screens(table: str, people: list[Visitor]) -> None:
    """The money that is left, and the cubes that were insured."""
    all_caught_up(table, people)
    left = [3000 - offer for offer in OFFERS]
    assert [told(person, *left) for person in people] == [[money] for money in left]
    for person in people:
        insured = re.findall(r"(\w+) turned [^.]* into insurance", person.page.locator("body").inner_text())
        assert {*insured} == {"You"}


def all_caught_up(table: str, people: list[Visitor]) -> None:
    for person in people:
        person.caught_up(person.look(table)["table"]["moves"])


def told(person: Visitor, *sums: int) -> list[int]:
    """Those of the sums that appear anywhere on the page."""
    content = person.page.content()
    return [money for money in sums if f"{money:,}" in content]


@pytest.mark.heavy
def test_a_browser_and_somebody_without_one_play_to_the_end(visit: Visit) -> None:
    """A turn on the page, which then follows what is played over the API."""
    mira, jonas = visit("Mira"), visit("Jonas")
    table = open_rockwell(mira, ME, OPEN)
    mira.seat(table, jonas)
    play_a_turn_on_the_page(table, mira, jonas)


@pytest.mark.heavy
def test_a_browser_and_three_bots_play_to_the_end(visit: Visit) -> None:
    mira = visit("Mira")
    play_a_turn_on_the_page(open_rockwell(mira, ME, BEGINNER, BEGINNER, BEGINNER), mira)


def play_a_turn_on_the_page(table: str, person: Visitor, *others: Visitor) -> None:
    """And the rest over the API."""
    person.at_table(table)
    while (page := due(table, person, *others)) and page["position"]["view"]["turn"] == 1:
        decide(person, table)
    assert not play_until("over", table, person, *others)
    all_see_the_end(table, person)


@pytest.mark.heavy
def test_two_browsers_lead_and_train_al_and_play_to_the_end(visit: Visit) -> None:
    """Every question about Al on the pages, the rest over the API."""
    people = [visit("Mira"), visit("Jonas")]
    table = open_rockwell(people[0], ME, OPEN)
    gather(table, *people)
    asked: set[str] = set()
    while actors := view_of(people[0], table)["actors"]:
        person = people[actors[0]]
        if view_of(person, table)["prompt"] in ("lead", "train"):
            asked.add(decide(person, table))
            for one in people:
                sees_al(one, view_of(one, table))
        else:
            by_wire(person, table)
    assert asked == {"lead", "train"}
    all_see_the_end(table, *people)


def sees_al(person: Visitor, view: dict[str, Any]) -> None:
    for crew in view["crews"]:
        if crew["owner"] == AL:
            piece = crew_at(person, AL, crew["number"])
            expect(piece).to_have_attribute("data-place", crew["place"])
            expect(piece).to_contain_text(re.compile(rf"Al\s*{crew['power']}"))


# -- taken back, and refused


@pytest.mark.heavy
def test_a_crew_is_taken_back_and_what_cannot_be_is_refused_with_its_paragraph(visit: Visit) -> None:
    mira, jonas = visit("Mira"), visit("Jonas")
    table = open_rockwell(mira, ME, OPEN)
    gather(table, mira, jonas)
    assert play_until("post", table, mira, jonas)
    by_wire(mira, table)
    assert play_until("post", table, mira, jonas)
    press_refused(slot_button(mira, "ii-2"))
    says_why(mira, "Not twice on board II.", "3.2")
    assert play_until("drill", table, mira, jonas)
    mira.caught_up(mira.look(table)["table"]["moves"])
    point_at_crew(mira, 0, "3")
    point_at(mira, "d4")
    says_why(mira, "Not to D4.", "5.2")
    # A crew that goes where nobody is drills nothing: it can be taken back until the next has moved.
    send_crew(table, "a4", mira, jonas)
    mira.page.get_by_role("button", name="Undo").click()
    for person in (mira, jonas):
        expect(crew_at(person, 0, "3")).to_have_attribute("data-place", "entrance-2")
    expect(mira.prompt).to_contain_text("Move a crew or pass.")
    send_crew(table, "a5", mira, jonas)
    assert play_until("deal", table, mira, jonas)
    press_refused(selling(mira, "gold"))
    says_why(mira, "You do not have that much gold.", "8.2")


def send_crew(table: str, place: str, person: Visitor, *others: Visitor) -> None:
    """The third one, as everybody sees it."""
    page = person.look(table)
    point_at_crew(person, 0, "3")
    point_at(person, place)
    person.press()
    decided(person, table, page)
    for one in (person, *others):
        expect(crew_at(one, 0, "3")).to_have_attribute("data-place", place)


def press_refused(button: Locator) -> None:
    """It says that it is not available, and can be clicked all the same."""
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)


def says_why(person: Visitor, reason: str, rule: str) -> None:
    """And the paragraph opens the rulebook there."""
    why = person.prompt.get_by_role("alert")
    expect(why).to_contain_text(reason)
    why.get_by_role("button", name=f"Rockwell {rule}").click()
    book = person.page.get_by_role("dialog")
    expect(book.locator("[aria-current=true]")).to_contain_text(rule)
    expect(book.locator("[aria-current=true]")).to_be_in_viewport()
    person.page.keyboard.press("Escape")
    expect(book).to_be_hidden()
