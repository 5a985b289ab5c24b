"""Rockwell over the API: straight to the end, or to a certain decision."""

from typing import Any

from tests.browser.people import Occupant, Visitor, until

RINGS = "abcd"
# Slots each seat wants: together they see every advantage, the market and the workshop.
POSTS = (("ii-", "iii-"), ("i-3", "iii-"), ("i-1", "ii-"), ("iii-", "ii-"))


def open_rockwell(host: Visitor, *seats: Occupant) -> str:
    """As short as possible, in case nobody gets to the centre."""
    host.introduce()
    preset = {2: "two", 3: "three", 4: "four"}[len(seats)]
    wanted = {"game": "rockwell", "preset": preset, "seats": list(seats), "options": {"turn_limit": "8"}}
    table: str = host.post("/api/tables", wanted)["id"]
    return table


# -- the wishes of somebody who wants to reach the end soon: their first crew walks straight down


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


# -- decisions as they come


def view_of(person: Visitor, table: str) -> Any:
    return person.look(table)["position"]["view"]


def due(table: str, person: Visitor, *others: Visitor) -> Any | None:
    """The page as soon as this person must decide; others play over the API, bots by themselves. None at the end."""

    def looked() -> Any:
        page = person.look(table)
        if page["position"]["moves"] or page["table"]["status"] != "running":
            return page
        while any(by_wire(other, table) for other in others):
            pass
        return None

    page = until(looked, table)
    return page if page["table"]["status"] == "running" else None


def by_wire(person: Visitor, table: str) -> bool:
    """Makes the decision this person wishes; False if there is none."""
    page = person.look(table)
    if page["position"]["moves"]:
        person.send(table, page, wish(page["position"]))
    return bool(page["position"]["moves"])


def play_until(prompt: str, table: str, person: Visitor, *others: Visitor) -> bool:
    """Plays over the API until this person is asked that; False if the game is over before."""
    while page := due(table, person, *others):
        if page["position"]["view"]["prompt"] == prompt:
            return True
        person.send(table, page, wish(page["position"]))
    return False
