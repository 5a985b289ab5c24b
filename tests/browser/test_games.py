"""Whole games, played through the pages."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.people import ANNA, BEGINNER, ME, OPEN, Visitor
from tests.browser.positions import asked, go_on

# Whole games, or the last few decisions.
from_there_on = pytest.mark.parametrize("played", [pytest.param(0, marks=pytest.mark.heavy), 20])


def table_of(mira: Visitor, log: str, played: int) -> str:
    """Mira moves, a bot answers."""
    return go_on(mira, asked(log, "place", after=played))


def test_a_person_plays_a_bot_from_the_lobby_to_the_end(visit: Visit) -> None:
    mira = visit("Mira")
    page = mira.go("/")
    page.get_by_role("link", name="New table").first.click()
    page.get_by_label(re.compile("Seat 2")).select_option("beginner")
    page.get_by_label("Your name").fill("Mira")
    page.get_by_role("button", name="Start the game").click()
    expect(mira.prompt).to_be_visible()
    assert mira.play_to_the_end() == 14
    table = page.url.rpartition("/")[2]
    assert mira.scores() == [end["points"] for end in mira.look(table)["table"]["ends"]]
    expect(mira.prompt).to_contain_text(re.compile("You (win|lose|share)"))
    page.get_by_role("button", name="Play again").click()
    expect(mira.prompt).to_have_attribute("data-state", "your-turn")
    assert page.url.rpartition("/")[2] != table


@pytest.mark.heavy
def test_two_browsers_play_each_other_to_the_end(visit: Visit) -> None:
    mira, jonas = visit("Mira"), visit("Jonas")
    table = mira.open_table("basic", ME, OPEN)
    mira.go(f"/t/{table}")
    guest = jonas.go(f"/t/{table}")
    guest.get_by_label("Your name").fill("Jonas")
    guest.get_by_role("button", name=re.compile("Sit down")).click()
    mira.page.get_by_role("button", name="Start the game").click()
    expect(jonas.prompt).to_contain_text("Mira")
    expect(mira.prompt).to_have_attribute("data-state", "your-turn")
    while mira.wait_for_turn():
        field = mira.place()
        expect(jonas.page.locator(f'[data-field="{field}"].full')).to_be_visible()
        if not jonas.wait_for_turn():
            break
        answer = jonas.place()
        expect(mira.page.locator(f'[data-field="{answer}"].full')).to_be_visible()
    expect(mira.prompt).to_have_attribute("data-state", "finished")
    expect(jonas.prompt).to_have_attribute("data-state", "finished")
    assert mira.derricks() == jonas.derricks()
    assert mira.scores() == jonas.scores()


@pytest.mark.heavy
@pytest.mark.parametrize("preset", ["advanced-tactics", "four-tactics"])
def test_the_larger_presets_are_played_to_the_end(visit: Visit, preset: str) -> None:
    mira = visit("Mira")
    others = [BEGINNER] * (3 if preset.startswith("four") else 1)
    table = mira.open_table(preset, ME, *others)
    page = mira.at_table(table)
    if preset.startswith("advanced"):
        assert mira.wait_for_turn()
        page.get_by_role("button", name="Buy a claim").click()
        page.get_by_role("group", name=re.compile("claim", re.IGNORECASE)).get_by_role("button").first.click()
        page.get_by_role("group", name=re.compile("direction|lines", re.IGNORECASE)).get_by_role("button").first.click()
        mira.press()
        expect(page.locator(".log")).to_contain_text("You bought")
    mira.play_to_the_end()
    assert mira.look(table)["table"]["status"] == "over"


@from_there_on
def test_a_game_is_played_to_the_end_by_keyboard_alone(visit: Visit, played: int) -> None:
    """Arrow keys and Enter on the board; no pointer is used after the page is open."""
    mira = visit("Mira")
    page = mira.at_table(table_of(mira, "atacama-basic-2", played))
    page.mouse.move(0, 0)
    while mira.wait_for_turn():
        before = mira.derricks()
        page.locator('[role="gridcell"][tabindex="0"]').focus()
        target = mira.legal_fields()[0]
        at = page.evaluate("document.activeElement.dataset.field")
        for key, steps in _way(at, target):
            for _ in range(steps):
                page.keyboard.press(key)
        assert page.evaluate("document.activeElement.dataset.field") == target
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        mira.wait_for_more_than(before)
    expect(mira.prompt).to_have_attribute("data-state", "finished")


def _way(at: str, target: str) -> list[tuple[str, int]]:
    across, down = ord(target[0]) - ord(at[0]), int(target[1]) - int(at[1])
    return [
        ("ArrowRight" if across > 0 else "ArrowLeft", abs(across)),
        ("ArrowDown" if down > 0 else "ArrowUp", abs(down)),
    ]


@from_there_on
def test_a_game_is_played_to_the_end_in_words(visit: Visit, played: int) -> None:
    """The text table alone: every move a button, the position readable, news announced."""
    mira = visit("Mira")
    page = mira.at_table(table_of(mira, "atacama-basic-2", played))
    page.locator("details.words summary").focus()
    page.keyboard.press("Enter")
    text_table = page.locator("details.words")
    expect(text_table.get_by_role("button").first).to_be_visible()
    while mira.wait_for_turn():
        before = mira.derricks()
        button = text_table.get_by_role("button").last
        button.focus()
        page.keyboard.press("Enter")
        expect(text_table.locator("[aria-pressed=true]")).to_have_count(1)
        page.keyboard.press("Enter")
        mira.wait_for_more_than(before)
    expect(mira.prompt).to_have_attribute("data-state", "finished")
    expect(page.locator("[role=status]").filter(has_text="game is over")).to_have_count(1)


@from_there_on
def test_a_phone_plays_to_the_end(visit: Visit, played: int) -> None:
    mira = visit("Mira", phone=True)
    page = mira.at_table(table_of(mira, "atacama-tactics-2", played))
    assert not mira.spills()
    box = mira.prompt.bounding_box()
    assert box is not None
    assert box["height"] <= 0.45 * 844
    assert box["y"] + box["height"] == pytest.approx(844, abs=1)
    while mira.wait_for_turn():
        before = mira.derricks()
        page.locator(f'[data-field="{mira.legal_fields()[0]}"]').tap()
        mira.prompt.locator(".btn.main").tap()
        mira.wait_for_more_than(before)
    expect(mira.prompt).to_have_attribute("data-state", "finished")
    assert not mira.spills()


def test_several_people_play_on_one_device_with_a_curtain(visit: Visit) -> None:
    mira = visit("Mira")
    page = mira.at_table(mira.open_table("basic", ME, ANNA))
    assert mira.wait_for_turn()
    page.get_by_role("button", name="More").click()
    page.get_by_label(re.compile("Hide the table")).check()
    page.keyboard.press("Escape")
    page.locator(f'[data-field="{mira.legal_fields()[0]}"]').click()
    mira.press()
    expect(page.locator(".curtain")).to_contain_text("Anna")
    expect(page.locator(".field")).to_have_count(0)
    page.get_by_role("button", name=re.compile("Anna")).click()
    expect(mira.prompt).to_contain_text("Anna")
    expect(page.locator(".field.full")).to_have_count(1)
