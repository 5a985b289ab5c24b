"""Goldrausch on the page: questions as they come, continents, cards."""

from playwright.sync_api import expect
from tests.browser.people import Occupant, Visitor

CONTINENTS = ("azul", "rosso", "veridia")
# The longest sand timer in seconds, for tests that want to see it run, but not run out.
GLASS = 3600


def open_gold(host: Visitor, *seats: Occupant, glass: int = 0) -> str:
    presets = {4: "four", 5: "five", 6: "six"}
    return host.open_table(presets[len(seats)], *seats, game="goldrausch", glass=glass)


def asked(person: Visitor, question: str) -> bool:
    """Waits until the person is asked this; False if the game is over before."""
    due = person.prompt.filter(has_text=question).or_(person.page.locator(".prompt[data-state='finished']"))
    expect(due).to_be_visible()
    return person.status() != "finished"


def travel(person: Visitor, continent: str) -> bool:
    if not asked(person, "Choose a continent"):
        return False
    person.page.locator(f'[data-continent="{continent}"]').click()
    person.press()
    return True


def lay(person: Visitor, card: str) -> bool:
    if not asked(person, "Use your upgrade?"):
        return False
    choose(person, card)
    person.prompt.get_by_role("button", name="Lay without confirming").click()
    expect(person.prompt.locator(".btn.main")).to_contain_text("Confirm")
    return True


def lay_and_confirm(person: Visitor, card: str) -> bool:
    if not asked(person, "Use your upgrade?"):
        return False
    choose(person, card)
    expect(person.prompt.locator(".btn.main")).to_contain_text("and confirm")
    person.press()
    return True


def choose(person: Visitor, card: str) -> None:
    person.prompt.locator(".choice").filter(has_text="Green" if card == "use" else "Red").click()


def travel_all(people: list[Visitor], number: int) -> bool:
    return all(travel(person, CONTINENTS[(seat + number) % 3]) for seat, person in enumerate(people))


def meet_all(people: list[Visitor], number: int) -> bool:
    return all(lay_and_confirm(person, "use" if (seat + number) % 2 else "skip") for seat, person in enumerate(people))


def play_on(people: list[Visitor], number: int) -> int:
    """Plays round after round on the pages, to the end; returns the number of the round that was not played."""
    while travel_all(people, number) and meet_all(people, number):
        number += 1
    for person in people:
        expect(person.prompt).to_have_attribute("data-state", "finished")
    return number
