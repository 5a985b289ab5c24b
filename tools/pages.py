"""Takes the pictures of the browser's pages in docs/pictures: `make pictures`."""

import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright
from tests.browser.conftest import chromium
from tests.browser.people import HEADERS, LARGE, PATIENCE, PHONE, Visitor
from tests.browser.serving import Served

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "pictures"
ME, CLUB, JONAS = {"kind": "me"}, {"kind": "bot", "level": "club"}, {"kind": "device", "name": "Jonas"}


GUESTS = ("Jonas", "Noor", "Émile", "Tamsin")
LANDS = ("veridia", "veridia", "rosso", "azul", "veridia")


class FiveAtGoldrausch:
    """Five people at a table of Goldrausch, in the second round, so that pledges have been put to the test."""

    def __init__(self, browser: Browser, served: Served) -> None:
        contexts = [browser.new_context(locale="en") for _ in range(1 + len(GUESTS))]
        people = [Visitor(*at) for at in zip(contexts, [served.address] * 5, ("Mira", *GUESTS), strict=True)]
        self._people = people
        self.host: BrowserContext = contexts[0]
        self.table = people[0].open_table("five", ME, *[{"kind": "open"}] * 4, game="goldrausch", glass=120)
        for seat, guest in enumerate(people[1:], 1):
            guest.introduce()
            path = f"{served.address}/api/tables/{self.table}/seats/{seat}"
            guest.context.request.put(path, data={"kind": "me"}, headers=HEADERS)
        people[0].post(f"/api/tables/{self.table}/start", {})
        self._first_round()
        self._talk()

    def _choose(self, seat: int, move: str) -> None:
        due = self._due(seat, move.split(maxsplit=1)[0])
        order = {"seat": seat, "turn": due["position"]["turn"], "moves": [move]}
        self._people[seat].post(f"/api/tables/{self.table}/moves", order)

    def _due(self, seat: int, kind: str) -> Any:
        until = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < until:
            page = self._people[seat].get(f"/api/tables/{self.table}")
            if any(move["kind"] == kind for move in page["position"]["moves"]):
                return page
            time.sleep(0.02)
        raise TimeoutError(kind)

    def _give(self, seat: int, move: str, of: int | None = None) -> None:
        self._due(seat, "lay")
        pledge = {"seat": seat, "move": move, "of": of, "mark": f"word-{time.monotonic_ns()}"}
        self._people[seat].post(f"/api/tables/{self.table}/words", pledge)

    def _say(self, seat: int, text: str) -> None:
        line = {"seat": seat, "text": text, "near": False, "mark": f"line-{time.monotonic_ns()}"}
        self._people[seat].post(f"/api/tables/{self.table}/talk", line)

    def _first_round(self) -> None:
        for seat, land in enumerate(LANDS):
            self._choose(seat, f"go {land}")
        for seat in (1, 4):
            self._give(seat, "lay skip")
        for seat in range(5):
            self._choose(seat, "lay use" if seat == 1 else "lay skip")
            self._choose(seat, "seal")

    def _talk(self) -> None:
        for seat, land in enumerate(LANDS):
            self._choose(seat, f"go {land}")
        self._give(1, "lay skip")
        self._give(4, "lay use")
        self._say(4, "I need it more than you, Mira.")
        self._give(0, "lay skip", of=1)
        self._say(0, "You used it last round.")
        self._say(2, "Alone in Rosso. I use it, of course.")
        for seat in (1, 2):
            self._choose(seat, "lay use")

    def leave(self) -> None:
        for person in self._people:
            person.leave()


def shoot(mira: Visitor, path: str, picture: Path, press: str | None = None) -> None:
    page = mira.go(path)
    page.locator(".prompt, .mine-now").first.wait_for()
    page.evaluate("document.fonts.ready")
    if press is not None:
        page.locator(press).first.click()
    page.mouse.move(0, 0)
    page.wait_for_timeout(300)
    page.screenshot(path=picture)


def visitor(browser: Browser, served: Served, phone: bool, dark: bool, like: BrowserContext | None = None) -> Visitor:
    """Mira, with a screen of this kind; with the seats of another of her browsers, if one is given."""
    context = browser.new_context(
        viewport=PHONE if phone else LARGE,
        device_scale_factor=2 if phone else 1,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        locale="en",
        storage_state=like.storage_state() if like else None,
    )
    return Visitor(context, served.address, "Mira")


def named(name: str, phone: bool, dark: bool) -> Path:
    return PICTURES / f"{name}-{(PHONE if phone else LARGE)['width']}-{'dark' if dark else 'light'}.png"


def take_atacama(browser: Browser, served: Served, phone: bool, dark: bool) -> None:
    mira = visitor(browser, served, phone, dark)
    running = mira.open_table("tactics", ME, JONAS)
    mira.play_by_wire(running, 16)
    over = mira.open_table("tactics", ME, CLUB)
    mira.play_by_wire(over, 20)
    mira.open_table("four", ME, CLUB, CLUB, {"kind": "open"}, listed=True)
    shoot(mira, "/", named("lobby", phone, dark))
    shoot(mira, f"/t/{running}", named("table", phone, dark), ".field.can")
    shoot(mira, f"/t/{over}", named("result", phone, dark))
    mira.leave()


def take_goldrausch(browser: Browser, served: Served, meeting: FiveAtGoldrausch, phone: bool, dark: bool) -> None:
    mira = visitor(browser, served, phone, dark, like=meeting.host)
    shoot(mira, f"/t/{meeting.table}", named("goldrausch", phone, dark), ".choice")
    mira.leave()


def main() -> int:
    path = chromium()
    if path is None:
        print("No Chromium was found.")
        return 1
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        screens = [(phone, dark) for phone in (False, True) for dark in (False, True)]
        for phone, dark in screens:
            take_atacama(browser, served, phone, dark)
        # One meeting for all screens, as long as its time is not up.
        meeting = FiveAtGoldrausch(browser, served)
        for phone, dark in screens:
            take_goldrausch(browser, served, meeting, phone, dark)
        meeting.leave()
        browser.close()
        served.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
