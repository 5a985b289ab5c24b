"""Rockwell on the page: decisions in forms, on the rail and on the ground, and what the end shows."""

from typing import Any

from playwright.sync_api import Locator, expect
from tests.browser.people import Visitor, until
from tests.browser.rockwell import texts, view_of, wish

AL = 6
# Sums that appear nowhere else on a page, and neither does what they leave of the first 3,000 $.
OFFERS = (1400, 1300, 1200, 1100)

# A point of a place, away from its edges, with nothing on it that could be clicked instead.
FREE = """place => {
    const { left, top, right, bottom } = place.getBoundingClientRect();
    const free = (x, y) => place.contains(document.elementFromPoint(x, y));
    for (let y = top + 5; y < bottom; y += 3) for (let x = left + 5; x < right; x += 3)
        if (free(x, y) && [-4, 4].every(by => free(x + by, y) && free(x, y + by))) return [x, y];
    return null;
}"""


def decide(person: Visitor, table: str) -> str:
    """Makes a decision on the page, and waits until it is made and shown; returns the question."""
    page = person.look(table)
    person.caught_up(page["table"]["moves"])
    asked: str = page["position"]["view"]["prompt"]
    if asked in ("tender", "insure", "deal", "work"):
        fill_in(person, page["position"])
    else:
        point_out(person, page["position"])
    person.press()
    decided(person, table, page)
    return asked


def decided(person: Visitor, table: str, page: Any) -> None:
    """Waits until the server has this person's decision, and the page its result."""

    def looked() -> Any:
        now = person.look(table)
        return now if now["position"]["turn"] != page["position"]["turn"] else None

    person.caught_up(until(looked, page["position"]["view"]["prompt"])["table"]["moves"])


def fill_in(person: Visitor, position: dict[str, Any]) -> None:
    """The forms: an offer, a cube to insure, then all zinc sold, and one improvement."""
    view = position["view"]
    match view["prompt"]:
        case "tender":
            write(person, "Dollars", OFFERS[view["viewer"]])
            more(person, "zinc")
            more(person, "copper")
        case "insure":
            more(person, "copper")
        case "deal" if "sell zinc 1" in texts(position):
            selling(person, "zinc").click()
        case "work" if (work := a_work(position)) is not None:
            do_work(person, position, work)
        case _ if len(position["moves"]) > 1:
            person.prompt.locator(".btn.quiet", has_text="Give up").click()


def a_work(position: dict[str, Any]) -> dict[str, Any] | None:
    """The first one the viewer wants; nothing once they have had one."""
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
    """What is clicked on the rail and on the ground, and what is shown beside that."""
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
            # If there is only one die to be had, it is not asked for.
            for die in person.prompt.locator(".choice").filter(has_text=f"Die of {power}").all():
                die.click()
        case "drill", {"tile": tile}:
            point_at(person, tile)
        case "lead", {"crew": crew, "tile": tile}:
            point_at_crew(person, AL, crew)
            point_at(person, tile)
        case "train", {"crew": crew}:
            point_at_crew(person, AL, crew)
        case (("pass" | "waive" as kind), _) if len(moves) > 1:
            person.prompt.get_by_role("button", name={"pass": "Pass", "waive": "Use no advantage"}[kind]).click()


def an_advantage(position: dict[str, Any]) -> dict[str, Any] | None:
    """A die whenever there is one, but only one bribe: otherwise others would be in the centre within a turn."""
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


def selling(person: Visitor, metal: str) -> Locator:
    return (
        person.prompt.locator("tr")
        .filter(has=person.page.get_by_role("rowheader", name=metal))
        .get_by_role("button")
        .first
    )


def slot_button(person: Visitor, slot: str) -> Locator:
    board, _, number = slot.partition("-")
    return person.page.locator(".slots").get_by_role("button", name=f"slot {number} of board {board} (")


def crew_at(person: Visitor, owner: int, number: str) -> Locator:
    return person.page.locator(f'[data-crew="{owner} {number}"]')


def point_at_crew(person: Visitor, owner: int, number: str) -> None:
    crew_at(person, owner, number).click()


def point_at(person: Visitor, place: str) -> None:
    """Clicks where nothing else is on the place."""
    person.page.mouse.click(*free_point(person, place))


def free_point(person: Visitor, place: str) -> tuple[float, float]:
    there = person.page.locator(f'[data-place="{place}"]:has(> .spot)')
    there.scroll_into_view_if_needed()
    at = there.evaluate(FREE)
    assert at is not None, f"nothing of {place} can be pressed"
    return at[0], at[1]


def all_see_the_end(table: str, *people: Visitor) -> None:
    """The same prestige with all its sources, the winner first."""
    view = view_of(people[0], table)
    best = sorted(range(len(view["seats"])), key=lambda seat: int(view["results"][seat]["place"]))
    scores = [view["seats"][seat]["score"] for seat in best]
    sources = [[score["achievements"], score["deliveries"], *score["bonus"]] for score in scores]
    assert [sum(source) for source in sources] == [view["results"][seat]["points"] for seat in best]
    for person in people:
        expect(person.prompt).to_have_attribute("data-state", "finished")
        cells = person.page.get_by_role("table", name="Prestige").locator("td").all_inner_texts()
        shown = [int(cell.replace("–", "0")) for cell in cells]
        assert shown == [*(points for row in zip(*sources, strict=True) for points in row), *map(sum, sources)]
