"""Goldrausch through the pages: secret choices, talk, the curtain."""

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Visit
from tests.browser.goldrausch import GLASS, asked, lay, lay_and_confirm, open_gold, play_on, travel
from tests.browser.people import ANNA, BEGINNER, ME, OPEN, Visitor, gather, until

ROUNDS = 10


def all_see_the_end(table: str, people: list[Visitor], rounds: int) -> None:
    ends = [end["points"] for end in people[0].look(table)["table"]["ends"]]
    assert all(person.scores() == ends for person in people)
    assert max(ends) >= 50 or rounds == ROUNDS


def test_a_browser_and_three_bots_play_to_the_end(visit: Visit) -> None:
    mira = visit("Mira")
    table = open_gold(mira, ME, BEGINNER, BEGINNER, BEGINNER)
    mira.at_table(table)
    all_see_the_end(table, [mira], play_on([mira], 0))


@pytest.mark.heavy
def test_four_browsers_play_to_the_end(visit: Visit) -> None:
    """With a sand timer that never runs out."""
    people = [visit(name) for name in ("Mira", "Jonas", "Noor", "Tamsin")]
    table = open_gold(people[0], ME, OPEN, OPEN, OPEN, glass=GLASS)
    gather(table, *people)
    for person in people:
        expect(person.page.locator(".clock")).to_be_visible()
    all_see_the_end(table, people, play_on(people, 0))


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.heavy)])
def test_two_browsers_talk_to_two_bots_and_play(visit: Visit, whole: bool) -> None:
    """A round, or the whole game."""
    mira, jonas = visit("Mira"), visit("Jonas")
    table = open_gold(mira, ME, OPEN, {"kind": "bot", "level": "club"}, BEGINNER)
    gather(table, mira, jonas)
    for person in (mira, jonas):
        assert travel(person, "veridia")
    talk(mira, jonas)
    assert lay_and_confirm(mira, "use")
    assert lay_and_confirm(jonas, "skip")
    assert asked(mira, "Choose a continent")
    expect(mira.page.locator(".seat").first).to_contain_text("0 of 1")
    expect(jonas.page.locator(".settlement")).to_be_visible()
    if whole:
        all_see_the_end(table, [mira, jonas], play_on([mira, jonas], 1))


def talk(mira: Visitor, jonas: Visitor) -> None:
    """Pledges of people and of bots appear on the board and in the talk; they bind nobody."""
    assert asked(mira, "Use your upgrade?")
    mira.page.get_by_role("button", name="I will not use it").click()
    expect(jonas.page.locator("section.talk")).to_contain_text("Mira")
    jonas.page.get_by_role("button", name="Ask someone").click()
    jonas.page.get_by_role("group", name=re.compile("Who")).get_by_role("button", name=re.compile("Beginner")).click()
    jonas.page.get_by_role("button", name=re.compile("please do not use it")).click()
    for person in (mira, jonas):
        expect(person.page.locator("section.talk")).to_contain_text(re.compile(r"Beginner bot\W+announces"))
    mira.page.get_by_label("Say something").fill("I lied, <b>sorry</b>.")
    mira.page.get_by_label("Say something").press("Enter")
    expect(jonas.page.locator("section.talk")).to_contain_text("I lied, <b>sorry</b>.")


def test_a_card_can_be_taken_back_until_it_is_confirmed_by_all(visit: Visit) -> None:
    mira = visit("Mira")
    mira.at_table(open_gold(mira, ME, BEGINNER, BEGINNER, BEGINNER))
    assert travel(mira, "azul")
    assert lay(mira, "use")
    mira.page.get_by_role("button", name="Change my mind").click()
    assert lay_and_confirm(mira, "skip")
    assert asked(mira, "Choose a continent")
    mira.page.locator("details.words summary").click()
    expect(mira.page.locator("details.words")).to_contain_text(re.compile("You.*red card"))


def test_a_person_finds_goldrausch_in_the_atlas_and_plays_a_round_in_words(visit: Visit) -> None:
    """From the lobby to the second round by the text table alone, on a phone."""
    mira = visit("Mira", phone=True)
    page = mira.go("/new/goldrausch")
    page.get_by_label("Your name").fill("Mira")
    for seat in (2, 3, 4):
        page.get_by_label(re.compile(f"Seat {seat}")).select_option("beginner")
    page.get_by_role("button", name="Start the game").click()
    expect(mira.prompt).to_be_visible()
    page.locator("details.words summary").click()
    text_table = page.locator("details.words")
    for question, button in (("Choose a continent", "Rosso"), ("Use your upgrade?", "green card")):
        assert asked(mira, question)
        for _ in ("chosen", "played"):
            text_table.get_by_role("button", name=re.compile(button, re.IGNORECASE)).first.click()
    expect(mira.prompt.locator(".btn.main")).to_contain_text("Confirm")
    text_table.get_by_role("button", name="Confirm").click()
    assert asked(mira, "Choose a continent")
    expect(text_table).to_contain_text("Round 2")
    assert not mira.spills()


def test_the_curtain_keeps_one_persons_choice_from_the_next(visit: Visit) -> None:
    mira = visit("Mira")
    table = open_gold(mira, ME, ANNA, BEGINNER, BEGINNER)
    mira.go(f"/t/{table}")
    curtain = mira.page.locator(".curtain")
    curtain.get_by_role("button", name="I am Mira").first.click()
    assert travel(mira, "azul")
    expect(curtain).to_be_visible()
    assert not re.search("azul", mira.page.content(), re.IGNORECASE), "nothing behind the curtain"
    curtain.get_by_role("button", name="I am Anna").first.click()
    assert asked(mira, "Choose a continent")
    chose = mira.page.locator(".log").all_inner_texts()
    assert not any("You chose" in text for text in chose)
    # Anna is the last to choose: then the countries are shown, and she stays at the screen, because she is asked again.
    until(lambda: mira.look(table)["table"]["actors"] == [1], "the bots' choices")
    assert travel(mira, "rosso")
    assert lay_and_confirm(mira, "use")
    expect(curtain).to_be_visible()
    assert "You laid" not in mira.page.content()
    curtain.get_by_role("button", name="I am Mira").first.click()
    assert asked(mira, "Use your upgrade?")
    assert "You laid" not in mira.page.content()
    expect(mira.page.locator(".seat").nth(1)).to_contain_text("card confirmed")


def test_the_sand_glass_goes_on_where_it_was_after_a_reload(visit: Visit) -> None:
    mira = visit("Mira")
    page = mira.at_table(open_gold(mira, ME, BEGINNER, BEGINNER, BEGINNER, glass=GLASS))
    clock = page.locator(".clock")
    expect(clock).to_contain_text(re.compile(r"59:\d\d"))
    before = seconds(clock)
    page.reload()
    expect(clock).to_be_visible()
    assert seconds(clock) <= before


def seconds(clock: Locator) -> int:
    minutes, _, rest = clock.inner_text().strip().partition(":")
    return 60 * int(minutes) + int(rest)
