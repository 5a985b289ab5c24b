"""What a person does with the pages, by looking and clicking."""

import re
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any, TypeVar

from playwright.sync_api import BrowserContext, Locator, Page, ViewportSize, expect

AXE = Path(__file__).parent.parent.parent / "client" / "node_modules" / "axe-core" / "axe.min.js"
LARGE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
# Milliseconds: whatever takes longer hangs. A page is not to blame for a busy machine.
PATIENCE = 120_000
HEADERS = {"X-Motherlode": "1"}

# Who sits down at a table.
Occupant = dict[str, str]
ME: Occupant = {"kind": "me"}
OPEN: Occupant = {"kind": "open"}
BEGINNER: Occupant = {"kind": "bot", "level": "beginner"}
ANNA: Occupant = {"kind": "device", "name": "Anna"}

# When a request fails because the server is away, the browser writes this to the console, not we.
_AWAY = re.compile(r"ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED")
_REFUSED = re.compile(r"the server responded with a status of (400|401|403|404|409|429|503)")

# The page's count of moves, above the log.
_COUNTED = """least => [...document.querySelectorAll(".head small")].some(({ textContent: told }) =>
    / moves?$/.test(told) && (told === "one move" ? 1 : parseInt(told)) >= least)"""

T = TypeVar("T")


def until(look: Callable[[], T | None], what: str) -> T:
    """Looks until something appears: nobody tells us what happens at the server."""
    patient = monotonic() + PATIENCE / 1000
    while monotonic() < patient:
        if found := look():
            return found
        sleep(0.02)
    raise TimeoutError(what)


class Visitor:
    """One person with a browser of their own. `complaints` is what its console printed."""

    def __init__(self, context: BrowserContext, address: str, name: str) -> None:
        self.context = context
        self.address = address
        self.name = name
        self.complaints: list[str] = []
        self.expects_refusals = False
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda message: self._hear(message.text))
        return page

    def _hear(self, text: str) -> None:
        if not _AWAY.search(text) and not (self.expects_refusals and _REFUSED.search(text)):
            self.complaints.append(text)

    def leave(self) -> None:
        self.context.close()

    # -- over the API, to get somewhere quickly

    def introduce(self) -> None:
        self.put("/api/me", {"name": self.name})

    def put(self, path: str, data: dict[str, Any]) -> Any:
        answer = self.context.request.put(f"{self.address}{path}", data=data, headers=HEADERS)
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, data: dict[str, Any]) -> Any:
        answer = self.context.request.post(f"{self.address}{path}", data=data, headers=HEADERS)
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.context.request.get(f"{self.address}{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def open_table(
        self, preset: str, *seats: Occupant, listed: bool = False, game: str = "atacama", glass: int = 0, **options: str
    ) -> str:
        self.introduce()
        named = {"game": game, "preset": preset, "options": options}
        wanted = {**named, "seats": list(seats), "listed": listed, "glass": glass}
        table: str = self.post("/api/tables", wanted)["id"]
        return table

    def play_by_wire(self, table: str, decisions: int) -> None:
        """Makes this person's next decisions without the page; bots answer in between."""
        for made in range(decisions):
            page = self.due(table)
            if page is None:
                return
            moves = page["position"]["moves"]
            self.send(table, page, moves[(7 * made + 3) % len(moves)]["text"])

    def look(self, table: str) -> Any:
        return self.get(f"/api/tables/{table}")

    def due(self, table: str, kind: str = "") -> Any | None:
        """The page as soon as this person may make a move, of that kind if one is named; None once the game is over."""

        def looked() -> Any:
            page = self.look(table)
            mine = any(kind in ("", move["kind"]) for move in page["position"]["moves"])
            return page if mine or page["table"]["status"] != "running" else None

        page = until(looked, f"{table} {kind}")
        return page if page["table"]["status"] == "running" else None

    def send(self, table: str, page: Any, *moves: str) -> None:
        """Makes moves in the position of a page."""
        order = {"seat": page["eyes"], "turn": page["position"]["turn"], "moves": list(moves)}
        self.post(f"/api/tables/{table}/moves", order)

    def sit_down(self, table: str, seat: int) -> None:
        self.introduce()
        self.put(f"/api/tables/{table}/seats/{seat}", ME)

    def seat(self, table: str, *guests: "Visitor") -> None:
        """Guests sit down at the seats after the first, and the game begins."""
        for seat, guest in enumerate(guests, 1):
            guest.sit_down(table, seat)
        self.post(f"/api/tables/{table}/start", {})

    # -- by looking and clicking

    def go(self, path: str) -> Page:
        self.page.goto(f"{self.address}{path}")
        return self.page

    def at_table(self, table: str) -> Page:
        page = self.go(f"/t/{table}")
        expect(page.locator(".prompt")).to_be_visible()
        return page

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    def press(self) -> None:
        """The main button."""
        self.prompt.locator(".btn.main").click()

    def status(self) -> str:
        return self.prompt.get_attribute("data-state") or ""

    def legal_fields(self) -> list[str]:
        fields: list[str] = self.page.locator(".field.can").evaluate_all("all => all.map(f => f.dataset.field)")
        return fields

    def place(self, field: str | None = None) -> str:
        """Chooses a field on the board and presses the main button."""
        expect(self.page.locator(".field.can").first).to_be_visible()
        chosen = field or self.legal_fields()[-1]
        before = self.derricks()
        self.page.locator(f'[data-field="{chosen}"]').click()
        self.press()
        self.wait_for_more_than(before)
        return chosen

    def derricks(self) -> int:
        return self.page.locator(".field.full").count()

    def wait_for_more_than(self, derricks: int) -> None:
        expect(self.page.locator(".field.full").nth(derricks)).to_be_visible()

    def wait_for_turn(self) -> bool:
        """Waits until it is this person's turn; False if the game is over before that."""
        states = ".prompt[data-state='your-turn'], .prompt[data-state='finished']"
        self.page.wait_for_selector(states)
        return self.status() == "your-turn"

    def play_to_the_end(self) -> int:
        made = 0
        while self.wait_for_turn():
            self.place()
            made += 1
        return made

    def caught_up(self, moves: int) -> None:
        """Waits until the page counts as many moves as have been made; bots may have gone on."""
        self.page.wait_for_function(_COUNTED, arg=moves)

    def scores(self) -> list[int]:
        """What the page says that each seat has."""
        return [_points(text) for text in self.page.locator(".seat .score").all_inner_texts()]

    # -- judging

    def axe(self) -> list[str]:
        """What axe-core finds wrong with the page as it is; it is injected past the page's own script policy."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(
            "async () => (await axe.run(document, {resultTypes: ['violations'], runOnly: "
            "['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']})).violations"
            ".map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).slice(0, 3).join(' | '))"
        )
        assert isinstance(found, list)
        return found

    def spills(self) -> bool:
        """Whether the page is wider than the screen."""
        wider: bool = self.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
        return wider


def _points(text: str) -> int:
    return int(text.split(maxsplit=1)[0].replace("−", "-").replace("+", ""))


def gather(table: str, host: Visitor, *guests: Visitor) -> None:
    """All sit down, the game begins, and everybody looks at it."""
    host.seat(table, *guests)
    for person in (host, *guests):
        person.at_table(table)
