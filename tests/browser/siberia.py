"""Siberia over the API and on the page: what somebody wishes, and how they do it."""

from typing import Any

from playwright.sync_api import Locator, Page
from tests.browser.people import Occupant, Visitor, until


def open_siberia(host: Visitor, *seats: Occupant) -> str:
    """The sides of the exchanges are drawn: tiles are laid at once."""
    preset = {2: "two", 3: "three", 4: "four"}[len(seats)]
    return host.open_table(preset, *seats, game="siberia", exchange_sides="random")


# -- the wishes of somebody who wants to sell once and then reach the end soon


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
    """Research empties the supply, which ends the game; but first a worker must get to some cubes."""
    person, _, resource = tile.partition("-")
    if own["money"]:
        return "research"
    if person == "logistics" and not sent:
        return "logistics"
    return resource if person in ("logistics", "worker") else "research"


def taking(own: dict[str, Any], spot: str, sent: bool) -> int:
    action = next((one for one in own["actions"] if one["name"] == spot), None)
    useful = action is None or (action["prospect"] or {}).get("money") or (spot == "logistics" and not sent)
    return 1 if useful else -1


# -- over the API


def alone(person: Visitor, table: str) -> Any:
    """The page once only this person owes a move, so that the next move the page counts is theirs."""

    def looked() -> Any:
        page = person.look(table)
        return page if page["table"]["actors"] == [page["eyes"]] else None

    return until(looked, table)


def lay_by_wire(person: Visitor, table: str) -> None:
    """Lays all tiles that are left into research, then confirms them, which can be undone separately."""
    page = person.look(table)
    person.send(table, page, *(f"lay {tile} research" for tile in page["position"]["view"]["hand"]))
    person.send(table, person.look(table), "seal")


def play_to_the_end(person: Visitor, table: str) -> None:
    """Plays over the API as they wish, with bots."""
    while page := person.due(table):
        person.send(table, page, wish(page["position"])["text"])


def empty_the_supply(table: str, *people: Visitor) -> None:
    """Over the API, with every tile in research: that is the shortest way to the end."""
    while actors := people[0].look(table)["table"]["actors"]:
        person = people[actors[0]]
        page = person.look(table)
        if page["position"]["view"]["prompt"] == "lay":
            lay_by_wire(person, table)
        else:
            person.send(table, page, wish(page["position"])["text"])


# -- by looking and clicking


def hand(page: Page) -> Locator:
    return page.locator(".tray .piece")


def field(page: Page, spot: str) -> Locator:
    return page.locator(f'[data-spot="{spot}"] > .name')


def decide(person: Visitor, page: Any) -> None:
    """Makes the move they wish on the board; the page must show the position the wish is about."""
    person.caught_up(page["table"]["moves"])
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
        person.press()
    person.caught_up(page["table"]["moves"] + 1)


def point_at(page: Page, place: str) -> None:
    """By keyboard: what is on a place may cover its middle."""
    page.locator(f'[data-place="{place}"] .spot').press("Enter")


def round_of(page: Any) -> int:
    number: int = page["position"]["view"]["round"]
    return number


def tiles_of(person: Visitor, table: str) -> set[str]:
    """The names of the tiles in their hand; "manager" alone is not unique."""
    tiles: list[str] = person.look(table)["position"]["view"]["hand"]
    return {tile.replace("-", " / ") for tile in tiles if tile != "manager"}
