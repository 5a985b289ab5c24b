"""What a person can do at a table besides moving."""

import re

from playwright.sync_api import FilePayload, expect
from tests.browser.conftest import Visit
from tests.browser.people import ANNA, BEGINNER, ME, OPEN, gather
from tests.browser.positions import go_on, over, text_of


def test_a_forbidden_click_says_why_and_opens_the_rulebook_at_the_paragraph(visit: Visit) -> None:
    mira = visit("Mira")
    page = mira.at_table(mira.open_table("basic", ME, ANNA))
    mira.place("e5")
    expect(mira.prompt).to_contain_text("Anna")
    page.locator('[data-field="e6"]').click()
    alert = mira.prompt.get_by_role("alert")
    expect(alert).to_contain_text("Not on e6. It shares an edge with the derrick on e5.")
    expect(page.locator('[data-field="e6"] .refused')).to_be_visible()
    alert.get_by_role("link").or_(alert.get_by_role("button")).click()
    paragraph = page.get_by_role("dialog").locator("[aria-current=true], .marked, [data-marked]").first
    expect(paragraph).to_contain_text("2.4")
    expect(paragraph).to_be_in_viewport()
    assert mira.derricks() == 1


def test_undo_is_free_before_anybody_answers_and_asked_for_after(visit: Visit) -> None:
    mira, jonas = visit("Mira"), visit("Jonas")
    table = mira.open_table("basic", ME, OPEN)
    gather(table, mira, jonas)
    page = mira.page
    mira.place("e5")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".field.full")).to_have_count(0)
    expect(jonas.page.locator(".field.full")).to_have_count(0)
    mira.place("e5")
    jonas.place("a1")
    expect(page.locator(".field.full")).to_have_count(2)
    page.get_by_role("button", name="Undo").click()
    expect(jonas.prompt).to_contain_text("Mira placed a derrick on e5")
    jonas.prompt.get_by_role("button", name="Decline").click()
    expect(mira.prompt).to_contain_text("Jonas does not agree")
    page.get_by_role("button", name="Undo").click()
    jonas.press()
    expect(page.locator(".field.full")).to_have_count(0)
    expect(jonas.page.locator(".field.full")).to_have_count(0)


def test_undo_against_a_bot_takes_back_its_answer_too(visit: Visit) -> None:
    mira = visit("Mira")
    page = mira.at_table(mira.open_table("basic", ME, BEGINNER))
    mira.place("e5")
    expect(page.locator(".field.full")).to_have_count(2)
    page.keyboard.press("u")
    expect(page.locator(".field.full")).to_have_count(0)
    assert mira.wait_for_turn()


def test_a_hint_names_a_move_and_how_sure_it_is_and_can_be_taken(visit: Visit) -> None:
    mira = visit("Mira")
    page = mira.at_table(mira.open_table("basic", ME, BEGINNER))
    page.get_by_role("button", name="Hint").click()
    expect(mira.prompt).to_contain_text("%")
    expect(page.locator(".field .hinted")).to_have_count(1)
    mira.prompt.get_by_role("button", name=re.compile("hint", re.IGNORECASE)).first.click()
    mira.press()
    expect(page.locator(".field.full").first).to_be_visible()


def test_a_seat_is_given_to_a_bot_and_taken_back(visit: Visit) -> None:
    mira = visit("Mira")
    table = mira.open_table("basic", ME, ANNA)
    page = mira.at_table(table)
    page.get_by_role("button", name="More").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=re.compile("bot", re.IGNORECASE)).first.click()
    expect(page.locator(".field.full")).to_have_count(1)
    assert mira.look(table)["table"]["seats"][0]["stood_in"]
    dialog.get_by_role("button", name="Take my seat back").click()
    expect(dialog.get_by_role("button", name="Take my seat back")).to_have_count(0)
    seat = mira.look(table)["table"]["seats"][0]
    assert (seat["kind"], seat["stood_in"]) == ("person", False)


def test_a_seat_moves_to_another_device_by_a_personal_link(visit: Visit) -> None:
    mira, phone = visit("Mira"), visit("Mira", phone=True)
    table = mira.open_table("basic", ME, BEGINNER)
    page = mira.at_table(table)
    page.get_by_role("button", name="More").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("device", re.IGNORECASE)).first.click()
    link = page.get_by_role("dialog").locator("input[readonly], code, output").first
    expect(link).to_be_visible()
    address = link.input_value() if link.evaluate("e => 'value' in e") else link.inner_text()
    assert "#" in address
    phone.page.goto(address)
    phone.page.locator("form .btn.main").click()
    expect(phone.prompt).to_have_attribute("data-state", "your-turn")
    expect(mira.prompt).not_to_have_attribute("data-state", "your-turn")
    assert mira.look(table)["eyes"] is None


def test_a_finished_game_is_looked_at_again_through_any_eyes_and_played_on(visit: Visit) -> None:
    mira, jonas = visit("Mira"), visit("Jonas")
    table = go_on(mira, over("atacama-advanced-2-box"))
    last = mira.look(table)["at"]
    page = mira.go(f"/t/{table}")
    expect(mira.prompt).to_have_attribute("data-state", "finished")
    page.get_by_role("link", name=re.compile("Replay")).first.click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(last))
    page.get_by_role("button", name="One step forward").click()
    expect(page).to_have_url(re.compile(f"/t/{table}/1$"))
    slider.fill("7")
    expect(page).to_have_url(re.compile(f"/t/{table}/7$"))
    page.get_by_role("combobox").select_option("1")
    derricks = mira.derricks()
    jonas.go(f"/t/{table}/7")
    expect(jonas.page.locator(".field.full")).to_have_count(derricks)
    with page.expect_download() as download:
        page.get_by_role("link", name=re.compile("log", re.IGNORECASE)).first.click()
    text = download.value.path().read_text()
    assert text.startswith("motherlode log 1")
    page.get_by_role("button", name=re.compile("play on", re.IGNORECASE)).click()
    page.get_by_role("dialog").locator(".btn.main").click()
    expect(page).not_to_have_url(re.compile(table))
    expect(mira.prompt).to_be_visible()
    assert mira.derricks() >= derricks


def test_a_log_from_disk_is_opened_and_replayed(visit: Visit) -> None:
    mira = visit("Mira")
    log = text_of("atacama-basic-2").encode()
    page = mira.go("/")
    page.locator("input[type=file]").set_input_files({"name": "mine.log", "mimeType": "text/plain", "buffer": log})
    expect(page.get_by_role("slider")).to_be_visible()
    mira.expects_refusals = True
    page = mira.go("/")
    wrong: FilePayload = {"name": "x.log", "mimeType": "text/plain", "buffer": b"no log"}
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.get_by_role("alert").filter(has_text="not the log")).to_be_visible()


def test_whoever_looks_on_is_counted_and_cannot_move(visit: Visit) -> None:
    mira, noor = visit("Mira"), visit("Noor")
    table = mira.open_table("basic", ME, ANNA)
    noor.at_table(table)
    expect(noor.page.locator(".field.can")).to_have_count(0)
    page = mira.at_table(table)
    expect(page.locator(".tools")).to_contain_text("1")
    field = mira.place()
    expect(noor.page.locator(f'[data-field="{field}"].full')).to_be_visible()


def test_the_lobby_shows_whose_turn_it_is_and_leads_back(visit: Visit) -> None:
    mira, jonas = visit("Mira"), visit("Jonas")
    table = mira.open_table("basic", ME, OPEN, listed=True)
    page = mira.go("/")
    lobby = jonas.go("/")
    lobby.locator(f'a[href="/t/{table}"]').click()
    lobby.get_by_label("Your name").fill("Jonas")
    lobby.get_by_role("button", name=re.compile("Sit down")).click()
    expect(lobby.get_by_role("button", name="Stand up")).to_be_visible()
    mira.post(f"/api/tables/{table}/start", {})
    expect(page.locator(f'a[href="/t/{table}"]')).to_contain_text("Your turn")
    expect(page).to_have_title(re.compile("^Your turn"))
    page.locator(f'a[href="/t/{table}"]').first.click()
    expect(mira.prompt).to_have_attribute("data-state", "your-turn")


def test_after_a_hint_another_move_can_be_played(visit: Visit) -> None:
    mira = visit("Mira")
    page = mira.at_table(mira.open_table("basic", ME, ANNA))
    page.get_by_role("button", name="Hint").click()
    hinted = page.locator(".field:has(.hinted)").get_attribute("data-field")
    other = next(field for field in mira.legal_fields() if field != hinted)
    page.locator(f'[data-field="{other}"]').click()
    expect(mira.prompt.locator(".btn.main")).to_contain_text(other)
    expect(mira.prompt).to_contain_text("%")
    mira.prompt.get_by_role("button", name="Clear").click()
    expect(mira.prompt.get_by_role("button", name="Take the hint")).to_be_visible()
    mira.place(other)


def test_a_double_tap_plays_nothing_and_a_slow_second_press_does(visit: Visit) -> None:
    mira = visit("Mira", phone=True)
    table = mira.open_table("basic", ME, ANNA)
    page = mira.at_table(table)
    field = page.locator('[data-field="c3"]')
    # With a clock that stands still until it is set: both taps are in time on any machine.
    page.evaluate("Date.now = () => 1_000_000")
    field.dblclick()
    expect(mira.prompt).to_contain_text("Press again")
    assert mira.look(table)["table"]["moves"] == 0
    page.evaluate("Date.now = () => 1_001_000")
    field.tap()
    mira.wait_for_more_than(0)


def test_whoever_let_a_bot_play_comes_back_from_the_prompt(visit: Visit) -> None:
    mira, jonas = visit("Mira"), visit("Jonas")
    table = mira.open_table("basic", ME, OPEN)
    mira.seat(table, jonas)
    page = mira.at_table(table)
    page.get_by_role("button", name="More").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("bot", re.IGNORECASE)).click()
    page.keyboard.press("Escape")
    expect(page.locator(".field.full")).to_have_count(1)
    mira.prompt.get_by_role("button", name="Take my seat back").click()
    expect(mira.prompt).to_contain_text("Jonas")
    jonas.at_table(table)
    jonas.place()
    expect(mira.prompt).to_have_attribute("data-state", "your-turn")


def test_an_empty_seat_is_given_to_a_bot_and_the_game_begins(visit: Visit) -> None:
    mira = visit("Mira")
    page = mira.go(f"/t/{mira.open_table('basic', ME, OPEN)}")
    page.locator("main select").first.select_option("beginner")
    expect(page.locator("main")).to_contain_text("Beginner bot")
    page.get_by_role("button", name="Start the game").click()
    expect(mira.prompt).to_have_attribute("data-state", "your-turn")
