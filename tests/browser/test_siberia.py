"""Siberia through the pages: tiles laid in secret, actions one after another, income at the end."""

import re
import time
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.people import PATIENCE, Visitor
from tests.browser.test_games import BEGINNER, ME, OPEN
from tests.browser.test_goldrausch import gather, press

# The page's own count of moves, above its notes.
COUNTED = """least => [...document.querySelectorAll(".head small")].some(({ textContent: told }) =>
    / moves?$/.test(told) && (told === "one move" ? 1 : parseInt(told)) >= least)"""


def open_siberia(host: Visitor, *seats: dict[str, str]) -> str:
    return host.open_table({2: "two", 3: "three", 4: "four"}[len(seats)], *seats, game="siberia")


# -- what somebody wishes who wants to sell once and then to see the end soon


def wish(position: dict[str, Any]) -> dict[str, Any]:
    """One of the legal moves: the one liked best."""
    move: dict[str, Any] = max(position["moves"], key=lambda move: liking(position["view"], move))
    return move


def liking(view: dict[str, Any], move: dict[str, Any]) -> int:
    own, args = view["seats"][view["viewer"]], move["args"]
    at = {area["name"] for area in view["areas"] if area["workers"][view["viewer"]]}
    match move["kind"]:
        case "lay":
            return 2 if args["spot"] == home_of(args["tile"], own, bool(at)) else int(args["spot"] == "research")
        case "find":
            return 2 if args["area"] in at else 1
        case "take":
            return taking(own, args["spot"], bool(at))
        case "pass" | "waive":
            return 0
    return 1


def home_of(tile: str, own: dict[str, Any], sent: bool) -> str:
    """Research empties the supply, which ends the game; but first a worker is to get to some cubes."""
    person, _, resource = tile.partition("-")
    if own["money"]:
        return "research"
    if person == "logistics" and not sent:
        return "logistics"
    return resource if person in ("logistics", "worker") else "research"


def taking(own: dict[str, Any], spot: str, sent: bool) -> int:
    action = next((one for one in own["actions"] if one["name"] == spot), None)
    useful = action is None or action["money"] or (spot == "logistics" and not sent)
    return 1 if useful else -1


# -- by the interface that pages use


def look(person: Visitor, table: str) -> Any:
    return person.get(f"/api/tables/{table}")


def decisions(person: Visitor, table: str) -> Iterator[Any]:
    """The page whenever this person is to decide something, until the game is over."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        page = look(person, table)
        if page["table"]["status"] != "running":
            return
        if page["position"]["moves"]:
            until = time.monotonic() + PATIENCE / 1000
            yield page
        else:
            time.sleep(0.02)
    raise TimeoutError(table)


def send(person: Visitor, table: str, page: Any, *moves: str) -> None:
    order = {"seat": page["eyes"], "turn": page["position"]["turn"], "moves": list(moves)}
    person.post(f"/api/tables/{table}/moves", order)


def lay_by_wire(person: Visitor, table: str) -> None:
    """All tiles that are left, into research; then they are confirmed, which can be undone by itself."""
    page = look(person, table)
    send(person, table, page, *(f"lay {tile} research" for tile in page["position"]["view"]["hand"]))
    send(person, table, look(person, table), "seal")


def play_until(person: Visitor, table: str, prompt: str) -> bool:
    """By wire, as it wishes, until it is asked this; False if the game is over before."""
    for page in decisions(person, table):
        if page["position"]["view"]["prompt"] == prompt:
            return True
        send(person, table, page, wish(page["position"])["text"])
    return False


# -- by looking and pressing


def hand(page: Page) -> Locator:
    return page.locator(".tray .piece")


def field(page: Page, spot: str) -> Locator:
    return page.locator(f'[data-spot="{spot}"] > .name')


def caught_up(person: Visitor, moves: int) -> None:
    """Until the page counts as many moves as have been made; bots may have gone on."""
    person.page.wait_for_function(COUNTED, arg=moves)


def decide(person: Visitor, page: Any) -> None:
    """Makes the move it wishes on the board; the page has to show the position that the wish is about."""
    caught_up(person, page["table"]["moves"])
    move = wish(page["position"])
    args = move["args"]
    match move["kind"]:
        case "lay":
            hand(person.page).nth(page["position"]["view"]["hand"].index(args["tile"])).click()
            field(person.page, args["spot"]).click()
        case "take":
            field(person.page, args["spot"]).click()
        case "find" | "find-any":
            kind = person.prompt.get_by_role("button", name="Manager tile", exact=True)
            if move["kind"] == "find-any" and kind.is_visible():
                kind.click()
            person.page.locator(f'section[aria-label="Supply"] button[title="{args["resource"]}"]').click()
            point_at(person.page, args["area"])
        case "step":
            point_at(person.page, args["place"])
            point_at(person.page, args["area"])
        case "sell":
            person.page.locator(f'.name[data-exchange="{args["exchange"]}"]').click()
        case "pass" if len(page["position"]["moves"]) > 1:
            person.prompt.get_by_role("button", name="Pass for this round").click()
        case "pass" | "seal":
            pass
        case _:
            raise AssertionError(move)
    if move["kind"] != "lay":
        press(person)
    caught_up(person, page["table"]["moves"] + 1)


def point_at(page: Page, place: str) -> None:
    """By key: what stands on a place may cover its middle."""
    page.locator(f'[data-place="{place}"] .spot').press("Enter")


def round_of(page: Any) -> int:
    number: int = page["position"]["view"]["round"]
    return number


def tiles_of(person: Visitor, table: str) -> set[str]:
    """The words for the tiles in its hand; a manager is no word of its own."""
    tiles: list[str] = look(person, table)["position"]["view"]["hand"]
    return {tile.replace("-", " / ") for tile in tiles if tile != "manager"}


def both_see_the_end(table: str, *people: Visitor) -> None:
    ends = look(people[0], table)["table"]["ends"]
    richest_first = sorted((end["points"] for end in ends), reverse=True)
    for person in people:
        expect(person.prompt).to_have_attribute("data-state", "finished", timeout=PATIENCE)
        expect(person.prompt).to_contain_text(re.compile(r"\b(win|wins|lose)\b"))
        totals = person.page.locator("tfoot td").all_inner_texts()
        assert [int(total.replace(",", "")) for total in totals] == richest_first


def test_two_browsers_play_to_the_end_and_keep_their_tiles_to_themselves(visit: Visit) -> None:
    """The first round on the board in both; then the actions and the sales there, the rest by wire."""
    mira, jonas = visit("Mira"), visit("Jonas")
    table = open_siberia(mira, ME, OPEN)
    gather(table, mira, jonas)
    for person in (mira, jonas):
        person.page.locator("details.words summary").click()
    secret = tiles_of(jonas, table) - tiles_of(mira, table)
    while look(jonas, table)["position"]["moves"]:
        decide(jonas, look(jonas, table))
    caught_up(mira, look(mira, table)["table"]["moves"])
    expect(mira.page.locator("details.words")).to_contain_text("confirmed")
    assert not [tile for tile in secret if tile in mira.page.content()]
    while look(mira, table)["position"]["view"]["phase"] == "placing":
        decide(mira, look(mira, table))
    for tile in secret:
        expect(mira.page.locator("section.log")).to_contain_text(tile)
    while actors := look(mira, table)["table"]["actors"]:
        person = (mira, jonas)[actors[0]]
        while (page := look(person, table))["position"]["moves"]:
            move = wish(page["position"])
            if round_of(page) == 1 or move["kind"] in ("take", "sell"):
                decide(person, page)
            else:
                send(person, table, page, move["text"])
    both_see_the_end(table, mira, jonas)


def test_a_browser_and_three_bots_play_to_the_end(visit: Visit) -> None:
    """A round on the board; then the page follows what is played by wire."""
    mira = visit("Mira")
    table = open_siberia(mira, ME, BEGINNER, BEGINNER, BEGINNER)
    mira.at_table(table)
    for page in decisions(mira, table):
        if round_of(page) > 1:
            break
        # Whoever is the only one to decide knows whose move the page counts next.
        if page["table"]["actors"] == [0]:
            decide(mira, page)
    assert not play_until(mira, table, "over")
    both_see_the_end(table, mira)
    assert mira.page.locator("tfoot td").count() == 4


def test_tiles_are_dragged_pressed_or_laid_by_key_and_taken_back(visit: Visit) -> None:
    mira, jonas = visit("Mira"), visit("Jonas")
    table = open_siberia(mira, ME, OPEN)
    gather(table, mira, jonas)
    page, tiles = mira.page, hand(mira.page)
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
    wrong = next(tile for tile in look(mira, table)["position"]["view"]["hand"] if not tile.startswith("investor"))
    tiles.nth(look(mira, table)["position"]["view"]["hand"].index(wrong)).click()
    mira.expects_refusals = True
    field(page, "investor").click()
    expect(page.locator('[data-spot="investor"] .refused')).to_be_visible()
    expect(tiles).to_have_count(5)
    lay_by_wire(mira, table)
    page.get_by_role("button", name="Change my mind").click()
    expect(mira.prompt.locator(".btn.main")).to_contain_text("Confirm my six tiles")
    press(mira)
    expect(mira.prompt).to_have_attribute("data-state", "waiting")


def test_on_a_phone_the_board_opens_where_the_decision_is(visit: Visit) -> None:
    mira, jonas = visit("Mira", phone=True), visit("Jonas")
    table = open_siberia(mira, ME, OPEN)
    gather(table, mira, jonas)
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
    while 0 not in look(mira, table)["table"]["actors"]:
        page = look(jonas, table)
        send(jonas, table, page, wish(page["position"])["text"])
    expect(mira.prompt).to_contain_text("Take research first.")
    expect(opened).to_have_text("Tableau")
    press(mira)
    expect(mira.prompt).to_have_attribute("data-state", "your-turn")
    expect(opened).to_have_text("Map")
    expect(mira.prompt).to_be_in_viewport()
    assert not mira.spills()
