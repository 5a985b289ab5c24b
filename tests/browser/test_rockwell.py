"""Rockwell through the pages: secret trays, crews on the ground, forms of market and workshop, Al."""

import re

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.people import Visitor
from tests.browser.rockwell import (
    AL,
    OFFERS,
    all_see_the_end,
    by_wire,
    crew_at,
    decide,
    decided,
    due,
    free_point,
    more,
    open_rockwell,
    play_until,
    point_at,
    point_at_crew,
    slot_button,
    stepper,
    view_of,
    wish,
)
from tests.browser.test_games import BEGINNER, ME, OPEN
from tests.browser.test_goldrausch import gather, press, sit_down
from tests.browser.test_siberia import caught_up, look


def seated(table: str, host: Visitor, *guests: Visitor) -> Page:
    """Only the host looks at the page."""
    for seat, guest in enumerate(guests, 1):
        sit_down(guest, table, seat)
    host.post(f"/api/tables/{table}/start", {})
    return host.at_table(table)


def shown(person: Visitor, *sums: int) -> list[int]:
    """Those of the sums that stand anywhere on the page."""
    content = person.page.content()
    return [dollars for dollars in sums if f"{dollars:,}" in content]


def test_four_browsers_play_to_the_end_and_keep_their_stock_to_themselves(visit: Visit) -> None:
    """The first turn on the pages, then by wire: in the second all crews that went down arrive."""
    people = [visit(name) for name in ("Mira", "Jonas", "Noor", "Tamsin")]
    table = open_rockwell(people[0], ME, OPEN, OPEN, OPEN)
    gather(table, *people)
    for person in people:
        person.page.locator("details.words summary").click()
    # Nobody sees an offer before the last is sealed.
    for seat, person in enumerate(people):
        assert [shown(one, *OFFERS) for one in people] == [[offer] for offer in OFFERS[:seat]] + [[]] * (4 - seat)
        assert decide(person, table) == "tender"
        for one in people:
            caught_up(one, look(one, table)["table"]["moves"])
    for person in people:
        assert shown(person, *OFFERS) == [*OFFERS]
    asked = []
    left = [3000 - offer for offer in OFFERS]
    while (view := view_of(people[0], table))["turn"] == 1:
        if view["phase"] == "drilling" and view["round"] == 1 and "drill" not in asked:
            # Behind the screens: what money is left, which cubes were insured.
            assert [shown(person, *left) for person in people] == [[money] for money in left]
            assert not [person.name for person in people if re.search(r"(Mira|Jonas|Noor|Tamsin) turned", person.page.content())]
        asked.append(decide(people[view["actors"][0]], table))
    assert {"post", "insure", "drill", "help", "deal", "work"} <= set(asked)
    assert not play_until("over", table, *people)
    all_see_the_end(table, *people)


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
    asked = []
    while seats := view_of(people[0], table)["actors"]:
        person = people[seats[0]]
        if view_of(person, table)["prompt"] not in ("lead", "train"):
            by_wire(person, table)
            continue
        asked.append(decide(person, table))
        for crew in view_of(person, table)["crews"]:
            if crew["owner"] == AL:
                for one in people:
                    there = crew_at(one, AL, crew["number"])
                    expect(there).to_have_attribute("data-place", crew["place"])
                    expect(there).to_contain_text(f"Al{crew['power']}")
    assert {"lead", "train"} <= set(asked)
    all_see_the_end(table, *people)


# -- by key

# Whether what is looked for comes after what has the focus.
AHEAD = """wanted => {
    const [at, to] = [document.activeElement, document.querySelector(wanted)];
    return !!(at.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING);
}"""


def reach(page: Page, wanted: str) -> None:
    """With the tabulator alone."""
    expect(page.locator(wanted).first).to_be_visible()
    key = "Tab" if page.evaluate(AHEAD, wanted) else "Shift+Tab"
    for _ in range(60):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press(key)
    raise AssertionError(f"no way to {wanted}")


def enter(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def test_a_whole_turn_is_played_by_keyboard_alone(visit: Visit) -> None:
    """No pointer is used after the page is open; the others play by wire."""
    mira, jonas, noor = visit("Mira"), visit("Jonas"), visit("Noor")
    table = open_rockwell(mira, ME, OPEN, OPEN)
    page = seated(table, mira, jonas, noor)
    keys = {"a0": "ArrowLeft"}
    asked = []
    while (now := due(table, mira, jonas, noor)) and now["position"]["view"]["turn"] == 1:
        caught_up(mira, now["table"]["moves"])
        position = now["position"]
        prompt = position["view"]["prompt"]
        print(prompt, page.evaluate("document.activeElement.outerHTML.slice(0, 120)"))
        match prompt:
            case "tender":
                reach(page, 'input[aria-label^="zinc"]')
                enter(page, "1", "Tab", "2")
                reach(page, 'input[aria-label^="Dollars"]')
                enter(page, *"1400")
                reach(page, ".prompt .btn.main")
                expect(mira.prompt.locator(".btn.main")).to_contain_text("3,000")
            case "post":
                board, _, number = wish(position).split()[-1].partition("-")
                reach(page, f'section[aria-labelledby="board-{board}"] .slots li:nth-child({number}) button')
                enter(page, "Enter")
            case "drill":
                args = next(move["args"] for move in position["moves"] if move["text"] == wish(position))
                reach(page, ".map .spot")
                enter(page, "Enter")
                expect(mira.prompt).to_contain_text("Where does it go?")
                enter(page, keys.get(args["place"], "ArrowDown"), "Enter")
            case "deal" if not position["view"]["seats"][0]["dealt"]:
                reach(page, '.prompt .way[aria-label^="Sell zinc"]')
                enter(page, "Enter")
                reach(page, ".prompt .stepper input")
                enter(page, "1", "Tab")
            case "work" if "work" not in asked:
                reach(page, '.prompt .work[aria-disabled="false"]')
                enter(page, "Enter")
            case "deal" | "work" if len(position["moves"]) > 1:
                reach(page, ".prompt .btn.quiet")
                enter(page, "Enter")
        if prompt not in ("post", "drill"):
            print("  ", page.evaluate("document.activeElement.outerHTML.slice(0, 120)"))
            reach(page, ".prompt .btn.main")
        enter(page, "Enter")
        decided(mira, table, now)
        asked.append(prompt)
    assert {"tender", "post", "insure", "drill", "deal", "work"} <= set(asked)


# -- on a phone


def in_reach(person: Visitor) -> None:
    """What is asked, all of its form and its main button stand on the screen, and nothing is wider than it."""
    for part in [person.prompt, *person.prompt.locator(".form button, .form input, .btn.main").all()]:
        expect(part).to_be_in_viewport(ratio=1)
    assert not person.spills()


def test_on_a_phone_forms_are_in_reach_and_the_board_opens_where_the_decision_is(visit: Visit) -> None:
    mira, jonas = visit("Mira", phone=True), visit("Jonas")
    table = open_rockwell(mira, ME, OPEN)
    page = seated(table, mira, jonas)
    opened = page.locator('[role="tab"][aria-selected="true"]')
    for asked in ("tender", "post", "insure", "drill", "deal", "work"):
        assert play_until(asked, table, mira, jonas)
        now = look(mira, table)
        caught_up(mira, now["table"]["moves"])
        print(asked, mira.prompt.bounding_box())
        page.screenshot(path=f"/tmp/lab/s/rwb/phone-{asked}.png")
        match asked:
            case "tender":
                page.get_by_role("tab", name="Boards").tap()
                stepper(mira, "zinc").get_by_role("button", name="More").tap()
                mira.prompt.get_by_role("button", name="+1,000").tap()
                expect(mira.prompt.locator(".btn.main")).to_contain_text("1,400")
            case "post":
                expect(opened).to_have_text("Boards")
                slot_button(mira, wish(now["position"]).split()[-1]).tap()
            case "drill":
                expect(opened).to_have_text("Ground")
                look_closer(mira)
                page.touchscreen.tap(*free_point(mira, "a0"))
            case "deal":
                page.locator(".way[aria-disabled=false]").first.tap()
            case "work":
                page.locator(".work[aria-disabled=false]").first.tap()
        in_reach(mira)
        page.screenshot(path=f"/tmp/lab/s/rwb/phone-{asked}-2.png")
        mira.prompt.locator(".btn.main").tap()
        decided(mira, table, now)


def look_closer(person: Visitor) -> None:
    """By the buttons: the own crew comes nearer, is chosen there, and everything is seen again."""
    crew = crew_at(person, 0, "1")
    small = width(crew)
    person.page.get_by_role("button", name="Larger").tap()
    expect(crew).to_be_in_viewport(ratio=1)
    assert width(crew) > 1.8 * small
    crew.tap()
    expect(person.prompt).to_contain_text("Where does it go?")
    person.page.get_by_role("button", name="Smaller").tap()
    expect(person.page.get_by_role("button", name="Smaller")).to_be_disabled()
    assert width(crew) < 1.3 * small


def width(of: Locator) -> float:
    box = of.bounding_box()
    assert box is not None
    return box["width"]


# -- taken back, and refused


def says_why(person: Visitor, reason: str, rule: str) -> None:
    """The paragraph opens the rulebook there."""
    why = person.prompt.get_by_role("alert")
    expect(why).to_contain_text(reason)
    expect(why.locator(".rule")).to_contain_text(f"Rockwell {rule}")


def refused(person: Visitor, button: Locator, reason: str, rule: str) -> None:
    """It says that it cannot be had, and can be pressed all the same."""
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)
    says_why(person, reason, rule)


def test_a_crew_is_taken_back_and_a_press_that_means_nothing_gets_its_reason(visit: Visit) -> None:
    mira, jonas = visit("Mira"), visit("Jonas")
    table = open_rockwell(mira, ME, OPEN)
    gather(table, mira, jonas)
    page = mira.page
    assert play_until("post", table, mira, jonas)
    by_wire(mira, table)
    assert play_until("post", table, mira, jonas)
    refused(mira, slot_button(mira, "ii-2"), "Not twice on board II.", "3.2")
    assert play_until("drill", table, mira, jonas)
    caught_up(mira, look(mira, table)["table"]["moves"])
    # A crew that goes where nobody else is drills nothing: it can be taken back.
    point_at_crew(mira, 0, "3")
    point_at(mira, "d4")
    says_why(mira, "Not to D4.", "5.2")
    for place in ("a4", "a5"):
        now = look(mira, table)
        point_at_crew(mira, 0, "3")
        point_at(mira, place)
        press(mira)
        decided(mira, table, now)
        for person in (mira, jonas):
            expect(crew_at(person, 0, "3")).to_have_attribute("data-place", place)
        if place == "a4":
            page.get_by_role("button", name="Undo").click()
            for person in (mira, jonas):
                expect(crew_at(person, 0, "3")).to_have_attribute("data-place", "entrance-2")
            expect(mira.prompt).to_contain_text("Move a crew or pass.")
    assert play_until("deal", table, mira, jonas)
    refused(mira, page.get_by_role("button", name="Sell gold"), "You do not have that much gold.", "8.2")
