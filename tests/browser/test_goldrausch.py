"""Goldrausch through the pages: secret choices, talk, the sand-glass, the curtain."""

import re
import time

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.people import HEADERS, PATIENCE, Visitor
from tests.browser.test_games import BEGINNER, ME, OPEN, points

CONTINENTS = ("azul", "rosso", "veridia")
ANNA = {"kind": "device", "name": "Anna"}


def open_gold(host: Visitor, *seats: dict[str, str], glass: int = 0) -> str:
    presets = {4: "four", 5: "five", 6: "six"}
    return host.open_table(presets[len(seats)], *seats, game="goldrausch", glass=glass)


def sit_down(guest: Visitor, table: str, seat: int) -> None:
    guest.introduce()
    answer = guest.context.request.put(
        f"{guest.address}/api/tables/{table}/seats/{seat}", data={"kind": "me"}, headers=HEADERS
    )
    assert answer.ok, answer.text()


def gather(table: str, host: Visitor, *guests: Visitor) -> None:
    for seat, guest in enumerate(guests, 1):
        sit_down(guest, table, seat)
    host.post(f"/api/tables/{table}/start", {})
    for person in (host, *guests):
        person.at_table(table)


def asked(person: Visitor, question: str) -> bool:
    """Waits until the person is asked this; False if the game is over before."""
    due = person.prompt.filter(has_text=question).or_(person.page.locator(".prompt[data-state='finished']"))
    expect(due).to_be_visible(timeout=PATIENCE)
    return person.status() != "finished"


def press(person: Visitor) -> None:
    person.prompt.locator(".btn.main").click()


def travel(person: Visitor, continent: str) -> bool:
    if not asked(person, "Choose a continent"):
        return False
    person.page.locator(f'[data-continent="{continent}"]').click()
    press(person)
    return True


def lay(person: Visitor, card: str) -> bool:
    if not asked(person, "Use your upgrade?"):
        return False
    choose(person, card)
    person.prompt.get_by_role("button", name="Only lay it").click()
    expect(person.prompt.locator(".btn.main")).to_contain_text("Confirm")
    return True


def lay_and_confirm(person: Visitor, card: str) -> bool:
    if not asked(person, "Use your upgrade?"):
        return False
    choose(person, card)
    expect(person.prompt.locator(".btn.main")).to_contain_text("and confirm")
    press(person)
    return True


def choose(person: Visitor, card: str) -> None:
    person.prompt.locator(".choice").filter(has_text="Green" if card == "use" else "Red").click()


def owned(page: Page) -> list[int]:
    return [points(text) for text in page.locator(".seat .score").all_inner_texts()]


def test_four_browsers_play_to_the_end_and_once_the_sand_runs_out(visit: Visit) -> None:
    people = [visit(name) for name in ("Mira", "Jonas", "Noor", "Tamsin")]
    mira, tamsin = people[0], people[3]
    for person in people:
        person.expects_refusals = True  # who presses just as the sand runs out comes too late
    table = open_gold(mira, ME, OPEN, OPEN, OPEN, glass=10)
    gather(table, *people)
    # Round 1: Tamsin picks nothing and lays nothing; when the sand has run through she goes to Veridia, red card.
    for person, continent in zip(people[:3], ("veridia", "veridia", "rosso"), strict=True):
        assert travel(person, continent)
    expect(tamsin.page.locator(".clock")).to_contain_text(re.compile(r"0:0\d|time is up"))
    for person, card in zip(people[:3], ("use", "skip", "use"), strict=True):
        assert lay_and_confirm(person, card)
    assert asked(tamsin, "Use your upgrade?")
    tamsin.page.reload()
    expect(tamsin.page.locator(".clock")).to_be_visible()
    assert asked(tamsin, "Choose a continent"), "round 2"
    assert told(mira, table, "country-shown", 3) == "veridia"
    assert told(mira, table, "card-shown", 3) == "skip"
    # Then everybody plays; whoever is too slow plays what the rules say.
    played = 1
    while travel_all(people, played) and meet_all(people, played):
        played += 1
    for person in people:
        expect(person.prompt).to_have_attribute("data-state", "finished")
    ends = [end["points"] for end in mira.get(f"/api/tables/{table}")["table"]["ends"]]
    assert all(owned(person.page) == ends for person in people)
    assert max(ends) >= 50 or played == 10


def told(person: Visitor, table: str, kind: str, seat: int) -> str:
    """The last word of the newest such fact of a seat."""
    facts = [fact["words"] for fact in person.get(f"/api/tables/{table}")["log"] if fact["kind"] == kind]
    tokens = [[word["token"] for word in words.values()] for words in facts]
    company = ("red", "blue", "yellow", "green")[seat]
    return str([word[-1] for word in tokens if word[0] == company][-1])


def travel_all(people: list[Visitor], number: int) -> bool:
    return all(travel(person, CONTINENTS[(seat + number) % 3]) for seat, person in enumerate(people))


def meet_all(people: list[Visitor], number: int) -> bool:
    return all(lay_and_confirm(person, "use" if (seat + number) % 2 else "skip") for seat, person in enumerate(people))


def test_two_browsers_and_two_bots_talk_and_play_to_the_end(visit: Visit) -> None:
    mira, jonas = visit("Mira"), visit("Jonas")
    table = open_gold(mira, ME, OPEN, {"kind": "bot", "level": "club"}, BEGINNER)
    gather(table, mira, jonas)
    assert travel(mira, "veridia")
    assert travel(jonas, "veridia")
    # Words of people and of bots are flags and lines; they bind nobody.
    assert asked(mira, "Use your upgrade?")
    mira.page.get_by_role("button", name="I do not use it").click()
    expect(jonas.page.locator("section.talk")).to_contain_text("Mira")
    jonas.page.get_by_role("button", name="Ask someone").click()
    jonas.page.get_by_role("group", name=re.compile("Whom")).get_by_role("button", name=re.compile("Beginner")).click()
    jonas.page.get_by_role("button", name=re.compile("please do not use it")).click()
    for person in (mira, jonas):
        expect(person.page.locator("section.talk")).to_contain_text(re.compile(r"Beginner bot\W+announces"))
    mira.page.get_by_label("Say something").fill("I lied, <b>sorry</b>.")
    mira.page.get_by_label("Say something").press("Enter")
    expect(jonas.page.locator("section.talk")).to_contain_text("I lied, <b>sorry</b>.")
    assert lay_and_confirm(mira, "use")
    assert lay_and_confirm(jonas, "skip")
    assert asked(mira, "Choose a continent")
    expect(mira.page.locator(".seat").first).to_contain_text("0 of 1")
    expect(jonas.page.locator(".settlement")).to_be_visible()
    number = 1
    while travel_all([mira, jonas], number) and meet_all([mira, jonas], number):
        number += 1
    expect(jonas.prompt).to_have_attribute("data-state", "finished")
    assert owned(mira.page) == owned(jonas.page)


def test_a_card_can_be_taken_back_until_it_is_confirmed_by_all(visit: Visit) -> None:
    mira = visit("Mira")
    table = open_gold(mira, ME, BEGINNER, BEGINNER, BEGINNER)
    mira.at_table(table)
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
    page.get_by_role("button", name=re.compile("Begin")).click()
    expect(mira.prompt).to_be_visible()
    page.locator("details.words summary").click()
    words = page.locator("details.words")
    for question, button in (("Choose a continent", "Rosso"), ("Use your upgrade?", "green card")):
        assert asked(mira, question)
        for _ in ("chosen", "played"):
            words.get_by_role("button", name=re.compile(button, re.IGNORECASE)).first.click()
    expect(mira.prompt.locator(".btn.main")).to_contain_text("Confirm")
    words.get_by_role("button", name="Confirm").click()
    assert asked(mira, "Choose a continent")
    expect(words).to_contain_text("Round 2")
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
    assert travel(mira, "rosso")
    # All have chosen, so the countries are open; Anna goes on looking, because she is asked again.
    assert lay_and_confirm(mira, "use")
    expect(curtain).to_be_visible()
    assert "You laid" not in mira.page.content()
    curtain.get_by_role("button", name="I am Mira").first.click()
    assert asked(mira, "Use your upgrade?")
    assert "You laid" not in mira.page.content()
    expect(mira.page.locator(".seat").nth(1)).to_contain_text("card confirmed")


def test_the_sand_glass_goes_on_where_it_was_after_a_reload(visit: Visit) -> None:
    mira = visit("Mira")
    table = open_gold(mira, ME, BEGINNER, BEGINNER, BEGINNER, glass=120)
    page = mira.at_table(table)
    clock = page.locator(".clock")
    expect(clock).to_contain_text(re.compile(r"1:5\d|2:00"))
    time.sleep(2)
    page.reload()
    expect(clock).to_contain_text(re.compile(r"1:5[0-8]"))
