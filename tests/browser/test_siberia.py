"""Siberia through the pages: tiles laid in secret, actions one after another, income at the end."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.people import BEGINNER, ME, OPEN, Visitor, gather
from tests.browser.siberia import (
    alone,
    decide,
    empty_the_supply,
    field,
    hand,
    lay_by_wire,
    open_siberia,
    play_to_the_end,
    round_of,
    tiles_of,
    wish,
)


def both_see_the_end(table: str, *people: Visitor) -> None:
    ends = people[0].look(table)["table"]["ends"]
    richest_first = sorted((end["points"] for end in ends), reverse=True)
    for person in people:
        expect(person.prompt).to_have_attribute("data-state", "finished")
        expect(person.prompt).to_contain_text(re.compile(r"\b(win|wins|lose)\b"))
        totals = person.page.locator("tfoot td").all_inner_texts()
        assert [int(total.replace(",", "")) for total in totals] == richest_first


def test_what_is_laid_is_on_no_other_page_before_all_have_confirmed(visit: Visit) -> None:
    """The name of each tile: in the text table, in the log, and in what a page only announces."""
    mira, jonas = visit("Mira"), visit("Jonas")
    table = open_siberia(mira, ME, OPEN)
    mira.seat(table, jonas)
    mira.at_table(table).locator("details.words summary").click()
    secret = tiles_of(jonas, table) - tiles_of(mira, table)
    lay_by_wire(jonas, table)
    mira.caught_up(mira.look(table)["table"]["moves"])
    expect(mira.page.locator("details.words")).to_contain_text("confirmed")
    assert not [tile for tile in secret if tile in mira.page.content()]
    lay_by_wire(mira, table)
    for tile in secret:
        expect(mira.page.locator("section.log")).to_contain_text(tile)


@pytest.mark.heavy
def test_two_browsers_play_to_the_end_and_keep_their_tiles_to_themselves(visit: Visit) -> None:
    """The first round on both boards; then the actions and sales there, and the rest over the API."""
    mira, jonas = visit("Mira"), visit("Jonas")
    table = open_siberia(mira, ME, OPEN)
    gather(table, mira, jonas)
    for person in (mira, jonas):
        person.page.locator("details.words summary").click()
    secret = tiles_of(jonas, table) - tiles_of(mira, table)
    while jonas.look(table)["position"]["moves"]:
        decide(jonas, jonas.look(table))
    mira.caught_up(mira.look(table)["table"]["moves"])
    expect(mira.page.locator("details.words")).to_contain_text("confirmed")
    assert not [tile for tile in secret if tile in mira.page.content()]
    while mira.look(table)["position"]["view"]["phase"] == "placing":
        decide(mira, mira.look(table))
    for tile in secret:
        expect(mira.page.locator("section.log")).to_contain_text(tile)
    while actors := mira.look(table)["table"]["actors"]:
        person = (mira, jonas)[actors[0]]
        while (page := person.look(table))["position"]["moves"]:
            move = wish(page["position"])
            if round_of(page) == 1 or move["kind"] in ("take", "sell"):
                decide(person, page)
            else:
                person.send(table, page, move["text"])
    both_see_the_end(table, mira, jonas)


@pytest.mark.heavy
def test_a_browser_and_somebody_without_one_play_to_the_end(visit: Visit) -> None:
    """A round on the board; then the page follows what is played over the API."""
    mira, jonas = visit("Mira"), visit("Jonas")
    table = open_siberia(mira, ME, OPEN)
    mira.seat(table, jonas)
    mira.at_table(table)
    lay_by_wire(jonas, table)
    while round_of(page := mira.look(table)) == 1:
        if page["position"]["moves"]:
            decide(mira, page)
        else:
            jonas.send(table, now := jonas.look(table), wish(now["position"])["text"])
    empty_the_supply(table, mira, jonas)
    both_see_the_end(table, mira)


@pytest.mark.heavy
def test_a_browser_and_three_bots_play_to_the_end(visit: Visit) -> None:
    mira = visit("Mira")
    table = open_siberia(mira, ME, BEGINNER, BEGINNER, BEGINNER)
    mira.at_table(table)
    while round_of(page := alone(mira, table)) == 1:
        decide(mira, page)
    play_to_the_end(mira, table)
    both_see_the_end(table, mira)
    assert mira.page.locator("tfoot td").count() == 4


def test_tiles_are_dragged_pressed_or_laid_by_key_and_taken_back(visit: Visit) -> None:
    mira, jonas = visit("Mira"), visit("Jonas")
    table = open_siberia(mira, ME, OPEN)
    mira.seat(table, jonas)
    page = mira.at_table(table)
    tiles = hand(page)
    expect(tiles).to_have_count(6)
    tiles.nth(2).drag_to(page.locator('[data-spot="research"]'))
    expect(tiles).to_have_count(5)
    tiles.nth(1).click()
    field(page, "research").click()
    expect(tiles).to_have_count(4)
    # By key: the focus goes from the hand to the first open field and back.
    page.locator('.tray .piece[tabindex="0"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[data-spot] > .name:focus")).to_be_visible()
    page.keyboard.press("Enter")
    expect(tiles).to_have_count(3)
    expect(page.locator(".tray .piece:focus")).to_be_visible()
    page.locator(".tray .back").click()
    expect(tiles).to_have_count(4)
    page.locator('[data-spot="research"] button[aria-label^="Take back"]').click()
    expect(tiles).to_have_count(5)
    # A tile that does not fit is refused with a reason, and stays in the hand.
    wrong = next(tile for tile in mira.look(table)["position"]["view"]["hand"] if not tile.startswith("investor"))
    tiles.nth(mira.look(table)["position"]["view"]["hand"].index(wrong)).click()
    mira.expects_refusals = True
    field(page, "investor").click()
    expect(page.locator('[data-spot="investor"] .refused')).to_be_visible()
    expect(tiles).to_have_count(5)
    lay_by_wire(mira, table)
    page.get_by_role("button", name="Change my mind").click()
    expect(mira.prompt.locator(".btn.main")).to_contain_text("Confirm my six tiles")
    mira.press()
    expect(mira.prompt).to_have_attribute("data-state", "waiting")


def test_on_a_phone_the_board_opens_where_the_decision_is(visit: Visit) -> None:
    mira, jonas = visit("Mira", phone=True), visit("Jonas")
    table = open_siberia(mira, ME, OPEN)
    mira.seat(table, jonas)
    mira.at_table(table)
    opened = mira.page.locator('[role="tab"][aria-selected="true"]')
    expect(opened).to_have_text("Tableau")
    expect(mira.prompt).to_be_in_viewport()
    hand(mira.page).first.tap()
    field(mira.page, "research").tap()
    expect(hand(mira.page)).to_have_count(5)
    mira.page.get_by_role("tab", name="Exchanges").tap()
    expect(opened).to_have_text("Exchanges")
    assert not mira.spills()
    for person in (mira, jonas):
        lay_by_wire(person, table)
    while 0 not in mira.look(table)["table"]["actors"]:
        page = jonas.look(table)
        jonas.send(table, page, wish(page["position"])["text"])
    expect(mira.prompt).to_contain_text("First take the research action.")
    expect(opened).to_have_text("Tableau")
    mira.press()
    expect(mira.prompt).to_have_attribute("data-state", "your-turn")
    expect(opened).to_have_text("Map")
    expect(mira.prompt).to_be_in_viewport()
    assert not mira.spills()
