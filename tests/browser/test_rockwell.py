"""Rockwell through the pages: secret trays, crews on the ground, forms of market and workshop, Al."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.people import Visitor
from tests.browser.rockwell import by_wire, due, open_rockwell, play_until, view_of, wish
from tests.browser.rockwell_page import (
    AL,
    OFFERS,
    all_see_the_end,
    crew_at,
    decide,
    decided,
    free_point,
    point_at,
    point_at_crew,
    selling,
    slot_button,
    stepper,
)
from tests.browser.test_games import BEGINNER, ME, OPEN
from tests.browser.test_goldrausch import gather, press, sit_down
from tests.browser.test_siberia import caught_up, look


def seat(table: str, host: Visitor, *guests: Visitor) -> Page:
    """Only the host looks at the page; the guests play by wire."""
    for number, guest in enumerate(guests, 1):
        sit_down(guest, table, number)
    host.post(f"/api/tables/{table}/start", {})
    return host.at_table(table)


# -- to the end


def test_four_browsers_play_to_the_end_and_keep_their_stock_to_themselves(visit: Visit) -> None:
    """The first turn on the pages, then by wire: in the second all crews that went down arrive."""
    people = [visit(name) for name in ("Mira", "Jonas", "Noor", "Tamsin")]
    table = open_rockwell(people[0], ME, OPEN, OPEN, OPEN)
    gather(table, *people)
    for person in people:
        person.page.locator("details.words summary").click()
    tender_in_secret(table, people)
    asked: set[str] = set()
    while (view := view_of(people[0], table))["turn"] == 1:
        if view["phase"] == "drilling" and "drill" not in asked:
            keep_behind_screens(people)
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
        for one in people:
            caught_up(one, look(one, table)["table"]["moves"])
    assert [told(one, *OFFERS) for one in people] == [[*OFFERS]] * len(people)


def keep_behind_screens(people: list[Visitor]) -> None:
    """Money that is left, and cubes that were insured."""
    left = [3000 - offer for offer in OFFERS]
    assert [told(person, *left) for person in people] == [[money] for money in left]
    for person in people:
        insured = re.findall(r"(\w+) turned [^.]* into insurance", person.page.locator("body").inner_text())
        assert {*insured} == {"You"}


def told(person: Visitor, *sums: int) -> list[int]:
    """Those of the sums that stand anywhere in the page."""
    content = person.page.content()
    return [money for money in sums if f"{money:,}" in content]


def test_a_browser_and_three_bots_play_to_the_end(visit: Visit) -> None:
    """A turn on the page; then it follows what is played by wire."""
    mira = visit("Mira")
    table = open_rockwell(mira, ME, BEGINNER, BEGINNER, BEGINNER)
    mira.at_table(table)
    while (page := due(table, mira)) and page["position"]["view"]["turn"] == 1:
        decide(mira, table)
    assert not play_until("over", table, mira)
    all_see_the_end(table, mira)


def test_two_browsers_lead_and_train_al_and_play_to_the_end(visit: Visit) -> None:
    """Whatever is asked about Al on the pages, the rest by wire."""
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


# -- by key

# Whether what is looked for comes after what has the focus.
AHEAD = """wanted => {
    const [at, to] = [document.activeElement, document.querySelector(wanted)];
    return (at.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}"""
MAIN = ".prompt .btn.main"


def test_a_whole_turn_is_played_by_keyboard_alone(visit: Visit) -> None:
    """No pointer is used after the page is open."""
    mira, jonas, noor = visit("Mira"), visit("Jonas"), visit("Noor")
    table = open_rockwell(mira, ME, OPEN, OPEN)
    page = seat(table, mira, jonas, noor)
    asked: list[str] = []
    while (now := due(table, mira, jonas, noor)) and now["position"]["view"]["turn"] == 1:
        caught_up(mira, now["table"]["moves"])
        prompt = now["position"]["view"]["prompt"]
        choose_by_key(page, now["position"], again=prompt in asked)
        # On rail and ground the second press plays what the first has chosen.
        if prompt not in ("post", "drill"):
            reach(page, MAIN)
        page.keyboard.press("Enter")
        decided(mira, table, now)
        asked.append(prompt)
    assert {*asked} >= {"tender", "post", "insure", "drill", "deal", "work"}


def choose_by_key(page: Page, position: dict[str, Any], again: bool) -> None:
    several = len(position["moves"]) > 1
    match position["view"]["prompt"]:
        case "tender":
            for what, number in (("zinc", "1"), ("copper", "2"), ("Dollars", "1400")):
                reach(page, f'.prompt input[aria-label^="{what}"]')
                page.keyboard.type(number)
            reach(page, MAIN)
            expect(page.locator(MAIN)).to_contain_text("3,000")
        case "post":
            board, _, number = wish(position).removeprefix("post ").partition("-")
            reach(page, f'section[aria-labelledby="board-{board}"] .slots li:nth-child({number}) button')
            page.keyboard.press("Enter")
        case "drill":
            reach(page, ".map .spot")
            page.keyboard.press("Enter")
            expect(page.locator(".prompt")).to_contain_text("Where does it go?")
            page.keyboard.press("ArrowLeft" if wish(position) == "go 1 a0" else "ArrowDown")
            page.keyboard.press("Enter")
        case "deal" if not again:
            reach(page, ".prompt tr:first-child td:nth-child(2) .way")
            page.keyboard.press("Enter")
            reach(page, ".prompt .stepper input")
            page.keyboard.type("1")
            reach(page, MAIN)
            expect(page.locator(MAIN)).to_contain_text("Sell 1 zinc")
        case "work" if not again:
            reach(page, '.prompt .work[aria-disabled="false"]')
            page.keyboard.press("Enter")
        case "deal" | "work" if several:
            reach(page, ".prompt .btn.quiet")
            page.keyboard.press("Enter")
            expect(page.locator(MAIN)).to_contain_text("Give up")


def reach(page: Page, wanted: str) -> None:
    """With the tabulator alone."""
    expect(page.locator(wanted).first).to_be_visible()
    key = "Tab" if page.evaluate(AHEAD, wanted) else "Shift+Tab"
    for _ in range(60):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press(key)
    raise AssertionError(f"no way to {wanted}")


# -- on a phone


def test_on_a_phone_forms_are_in_reach_and_the_board_opens_where_the_decision_is(visit: Visit) -> None:
    mira, jonas = visit("Mira", phone=True), visit("Jonas")
    table = open_rockwell(mira, ME, OPEN)
    page = seat(table, mira, jonas)
    opened = page.locator('[role="tab"][aria-selected="true"]')
    tabs = ("Ground", "Boards", "Boards", "Ground", "Ground", "Ground")
    for asked, tab in zip(("tender", "post", "insure", "drill", "deal", "work"), tabs, strict=True):
        assert play_until(asked, table, mira, jonas)
        now = look(mira, table)
        caught_up(mira, now["table"]["moves"])
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
    """What is asked, all of its form and its main button stand on the screen, and nothing is wider than it."""
    for part in [person.prompt, *person.prompt.locator(".form button, .form input, .btn.main").all()]:
        expect(part).to_be_in_viewport(ratio=1)
    assert not person.spills()


def look_closer(person: Visitor) -> None:
    """By the buttons: the own crew comes nearer, is chosen there, and everything is seen again."""
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


# -- taken back, and refused


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
    caught_up(mira, look(mira, table)["table"]["moves"])
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
    """The third, as all see it."""
    page = look(person, table)
    point_at_crew(person, 0, "3")
    point_at(person, place)
    press(person)
    decided(person, table, page)
    for one in (person, *others):
        expect(crew_at(one, 0, "3")).to_have_attribute("data-place", place)


def press_refused(button: Locator) -> None:
    """It says that it cannot be had, and can be pressed all the same."""
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
