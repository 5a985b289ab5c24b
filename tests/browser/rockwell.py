"""What people do at a table of Rockwell: by wire, straight to the end; on the page by form, rail and ground."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect
from tests.browser.people import PATIENCE, Visitor
from tests.browser.test_goldrausch import press
from tests.browser.test_siberia import caught_up, look, send

RINGS = "abcd"
AL = 6
# Slots each seat wants: together they see every advantage, the market and the workshop.
POSTS = (("ii-", "iii-"), ("i-3", "iii-"), ("i-1", "ii-"), ("iii-", "ii-"))
# Sums that stand nowhere else on a page, neither they nor what is left of the first 3,000 $.
OFFERS = (1400, 1300, 1200, 1100)

# A point of a place, away from its edges, where nothing stands that is pressed for itself.
FREE = """place => {
    const { left, top, right, bottom } = place.getBoundingClientRect();
    const free = (x, y) => place.contains(document.elementFromPoint(x, y));
    for (let y = top + 5; y < bottom; y += 3) for (let x = left + 5; x < right; x += 3)
        if (free(x, y) && [-4, 4].every(by => free(x + by, y) && free(x, y + by))) return [x, y];
    return null;
}"""


def open_rockwell(host: Visitor, *seats: dict[str, str]) -> str:
    """As short as it can be, should nobody get to the centre."""
    host.introduce()
    preset = {2: "two", 3: "three", 4: "four"}[len(seats)]
    wanted = {"game": "rockwell", "preset": preset, "seats": list(seats), "options": {"turn_limit": "8"}}
    table: str = host.post("/api/tables", wanted)["id"]
    return table


# -- what somebody wishes who wants to see the end soon: his first crew walks straight down


def wish(position: dict[str, Any]) -> str:
    """One of the legal moves."""
    view, moves = position["view"], texts(position)
    match view["prompt"]:
        case "post":
            slots = [slot["name"] for slot in view["slots"]]
            wished = [f"post {slot}" for wanted in POSTS[view["viewer"]] for slot in slots if slot.startswith(wanted)]
        case "drill":
            wished = [f"go 1 {below(own_crew(view, 1)['place'])}", "pass"]
        case _:
            wished = ["seal", "waive", "leave"]
    return next((move for move in wished if move in moves), moves[0])


def texts(position: dict[str, Any]) -> list[str]:
    return [move["text"] for move in position["moves"]]


def own_crew(view: dict[str, Any], number: int) -> dict[str, Any]:
    crew: dict[str, Any] = next(
        crew for crew in view["crews"] if (crew["owner"], crew["number"]) == (view["viewer"], number)
    )
    return crew


def below(place: str) -> str:
    """The next place on the way down."""
    ring, sector = place[0], place[-1]
    if place == "centre" or ring == "d":
        return "centre"
    return f"a{2 * int(sector)}" if ring == "e" else f"{RINGS[RINGS.index(ring) + 1]}{sector}"


def wish_for_danger(position: dict[str, Any]) -> str:
    """All go together to the tiles that are drilled soonest: sooner or later a card shows danger."""
    view = position["view"]
    first = 2 * view["round"] - 2
    light = [tile["name"] for tile in view["tiles"][max(0, first) : first + 2] if tile["power"] == 2]
    wished = [f"go {view['round']} {tile}" for tile in light]
    return next((move for move in wished if move in texts(position)), wish(position))


# -- by the interface that pages use


def view_of(person: Visitor, table: str) -> Any:
    return look(person, table)["position"]["view"]


def due(table: str, person: Visitor, *others: Visitor) -> Any | None:
    """The page as soon as this person is to decide; others do it by wire, bots by themselves. Nothing at the end."""
    seen, until = -1, 0.0
    while (page := look(person, table))["table"]["status"] == "running":
        if page["position"]["moves"]:
            return page
        if page["table"]["moves"] != seen:
            seen, until = page["table"]["moves"], time.monotonic() + PATIENCE / 1000
        assert time.monotonic() < until, table
        if not any([by_wire(other, table) for other in others]):
            time.sleep(0.02)
    return None


def by_wire(person: Visitor, table: str) -> bool:
    """This person's decision, as it wishes; False if there is none."""
    page = look(person, table)
    if page["position"]["moves"]:
        send(person, table, page, wish(page["position"]))
    return bool(page["position"]["moves"])


def play_until(
    prompt: str, table: str, person: Visitor, *others: Visitor, wished: Callable[[dict[str, Any]], str] = wish
) -> bool:
    """By wire until this person is asked that; False if the game is over before."""
    while page := due(table, person, *others):
        if page["position"]["view"]["prompt"] == prompt:
            return True
        send(person, table, page, wished(page["position"]))
    return False


# -- by looking and pressing


def decide(person: Visitor, table: str) -> str:
    """Makes a decision on the page, and waits until it is made and seen; returns what was asked."""
    page = look(person, table)
    caught_up(person, page["table"]["moves"])
    asked: str = page["position"]["view"]["prompt"]
    if asked in ("tender", "insure", "deal", "work"):
        fill_in(person, page["position"])
    else:
        point_out(person, page["position"])
    press(person)
    decided(person, table, page)
    return asked


def decided(person: Visitor, table: str, page: Any) -> None:
    """Until the server has this person's decision, and the page what came of it."""
    until = time.monotonic() + PATIENCE / 1000
    while (now := look(person, table))["position"]["turn"] == page["position"]["turn"]:
        assert time.monotonic() < until, page["position"]["view"]["prompt"]
        time.sleep(0.02)
    caught_up(person, now["table"]["moves"])


def fill_in(person: Visitor, position: dict[str, Any]) -> None:
    """The forms: an offer, a cube to be insured, then all zinc sold, and one piece of work."""
    view = position["view"]
    match view["prompt"]:
        case "tender":
            write(person, "Dollars", OFFERS[view["viewer"]])
            more(person, "zinc")
            more(person, "copper")
        case "insure":
            more(person, "copper")
        case "deal" if "sell zinc 1" in texts(position):
            person.prompt.get_by_role("button", name="Sell zinc").click()
        case "work" if (work := a_work(position)) is not None:
            do_work(person, position, work)
        case _ if len(position["moves"]) > 1:
            person.prompt.locator(".btn.quiet", has_text="Give up").click()


def a_work(position: dict[str, Any]) -> dict[str, Any] | None:
    """The first that the viewer comes for; nothing once he has had one."""
    view = position["view"]
    slot = next(slot for slot in view["slots"] if slot["seat"] == view["viewer"] and slot["name"].startswith("iii-"))
    kinds = ("sink", "mobilise") if view["viewer"] == 0 else ("raise", "protect", "deliver")
    if slot["left"] < slot["actions"]:
        return None
    return next((move for kind in kinds for move in position["moves"] if move["kind"] == kind), None)


def do_work(person: Visitor, position: dict[str, Any], work: dict[str, Any]) -> None:
    match work["kind"]:
        case "sink":
            person.prompt.get_by_role("button", name="Shaft 1").click()
            point_at(person, work["args"]["tile"])
        case "raise":
            point_at_crew(person, position["view"]["viewer"], work["args"]["crew"])
        case "protect" | "mobilise":
            name = {"protect": "Protection", "mobilise": "Mobility"}[work["kind"]]
            person.prompt.get_by_role("button", name=name).click()
        case "deliver":
            person.prompt.get_by_role("button", name=f"stack {work['args']['stack']}").click()


def point_out(person: Visitor, position: dict[str, Any]) -> None:
    """What is pressed on the rail and on the ground, and what stands beside that."""
    view, moves = position["view"], position["moves"]
    move = an_advantage(position) or next(one for one in moves if one["text"] == wish(position))
    match move["kind"], move["args"]:
        case "post", {"slot": slot}:
            slot_button(person, slot).click()
        case "go", {"crew": crew, "place": place}:
            point_at_crew(person, view["viewer"], crew)
            point_at(person, place)
        case "bribe", {"crew": crew}:
            owner, _, number = crew.partition("-")
            owners = {"red": 0, "blue": 1, "yellow": 2, "green": 3, "al": AL}
            point_at_crew(person, owners[owner], number)
        case "hire", {"power": power}:
            # Where only one die is to be had, it goes without saying.
            for die in person.prompt.locator(".choice").filter(has_text=f"Die of {power}").all():
                die.click()
        case "drill", {"tile": tile}:
            point_at(person, tile)
        case "lead", {"crew": crew, "tile": tile}:
            point_at_crew(person, AL, crew)
            point_at(person, tile)
        case "train", {"crew": crew}:
            point_at_crew(person, AL, crew)
        case ("pass" | "waive" as kind), _ if len(moves) > 1:
            person.prompt.get_by_role("button", name={"pass": "Pass", "waive": "Use no advantage"}[kind]).click()


def an_advantage(position: dict[str, Any]) -> dict[str, Any] | None:
    """A die whenever it is to be had, but one bribe only: others would be in the centre within a turn."""
    kinds = ("hire", "bribe") if position["view"]["bribes"] == 3 else ("hire",)
    return next((move for move in position["moves"] if move["kind"] in kinds), None)


def stepper(person: Visitor, what: str) -> Locator:
    return person.prompt.locator(f'.stepper[aria-label^="{what}"]')


def write(person: Visitor, what: str, number: int) -> None:
    field = stepper(person, what).locator("input")
    field.fill(str(number))
    field.blur()


def more(person: Visitor, what: str) -> None:
    stepper(person, what).get_by_role("button", name="More").click()


def slot_button(person: Visitor, slot: str) -> Locator:
    board, _, number = slot.partition("-")
    return person.page.locator(f'section[aria-labelledby="board-{board}"] .slots button').nth(int(number) - 1)


def crew_at(person: Visitor, owner: int, number: str) -> Locator:
    return person.page.locator(f'[data-crew="{owner} {number}"]')


def point_at_crew(person: Visitor, owner: int, number: str) -> None:
    crew_at(person, owner, number).click()


def point_at(person: Visitor, place: str) -> None:
    """With the pointer, where nothing stands on the place."""
    person.page.mouse.click(*free_point(person, place))


def free_point(person: Visitor, place: str) -> tuple[float, float]:
    there = person.page.locator(f'[data-place="{place}"]:has(> .spot)')
    there.scroll_into_view_if_needed()
    at = there.evaluate(FREE)
    assert at is not None, f"nothing of {place} can be pressed"
    return at[0], at[1]


# -- the end


def all_see_the_end(table: str, *people: Visitor) -> None:
    """The same prestige with all its sources, the winner first."""
    view = view_of(people[0], table)
    best = sorted(range(len(view["seats"])), key=lambda seat: int(view["results"][seat]["place"]))
    scores = [view["seats"][seat]["score"] for seat in best]
    sources = [[score["achievements"], score["deliveries"], *score["bonus"]] for score in scores]
    assert [sum(source) for source in sources] == [view["results"][seat]["points"] for seat in best]
    for person in people:
        expect(person.prompt).to_have_attribute("data-state", "finished", timeout=PATIENCE)
        told = person.page.get_by_role("table", name="Prestige")
        cells = told.locator("td").all_inner_texts()
        shown = [int(cell.replace("–", "0")) for cell in cells]
        assert shown == [*(points for row in zip(*sources, strict=True) for points in row), *map(sum, sources)]
