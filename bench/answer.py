"""How long a person waits for the expert, in the browser, with the server and its bots on one core; kept in results.md.

The table is opened in the page, as a person would; the person's own decisions are then sent to the server directly, and
the page shows when it is the person's turn again.
"""

import os
import re
import statistics
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

from bench.latency import interval
from bench.run import machine
from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.conftest import chromium
from tests.browser.people import LARGE, Visitor
from tests.browser.serving import Served

from motherlode.games.registry import GAMES

HERE = Path(__file__).parent

TURNS = 12
WAIT_MS = 60_000

# How long it was somebody else's turn, each time, as the page showed it.
WATCH = """() => {
  window.waits = [];
  let since = 0;
  new MutationObserver(() => {
    const mine = document.querySelector(".prompt")?.dataset.state === "your-turn";
    if (!mine && !since) since = performance.now();
    if (mine && since) {
      window.waits.push((performance.now() - since) / 1000);
      since = 0;
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-state"] });
}"""


def opened(mira: Visitor, game: str) -> str:
    """Opens a table against experts by clicking in the page; returns its id."""
    page = mira.go(f"/new/{game}")
    seats = page.get_by_label(re.compile(r"Seat [2-6]"))
    expect(seats.first).to_be_visible()
    for seat in seats.all():
        seat.select_option("expert")
    page.get_by_label("Your name").fill("Mira")
    page.get_by_role("button", name=re.compile("Begin")).click()
    expect(mira.prompt).to_be_visible()
    return page.url.rpartition("/")[2]


def waits(browser: Browser, address: str, game: str) -> tuple[list[float], float]:
    """The seconds of each wait, and the mean number of experts' decisions in a wait."""
    mira = Visitor(browser.new_context(viewport=LARGE), address, "Mira")
    table = opened(mira, game)
    mira.page.wait_for_selector(".prompt[data-state='your-turn']", timeout=WAIT_MS)
    mira.page.evaluate(WATCH)
    first = mira.get(f"/api/tables/{table}")["number"]
    while len(out := [seconds for seconds in mira.page.evaluate("() => window.waits") if seconds > 0.0]) < TURNS:
        mira.page.wait_for_selector(".prompt[data-state='your-turn']", timeout=WAIT_MS)
        page = mira.get(f"/api/tables/{table}")
        if moves := page["position"]["moves"]:
            order = {"seat": 0, "turn": page["position"]["turn"], "moves": [moves[7 * len(out) % len(moves)]["text"]]}
            mira.post(f"/api/tables/{table}/moves", order)
        else:
            time.sleep(0.1)  # the page does not know yet
    told = mira.get(f"/api/tables/{table}?after={first}")["log"]
    decided = {each["number"] for each in told if each["seat"] is not None and each["seat"] > 0}
    mira.leave()
    return sorted(out), len(decided) / len(out)


def line(game: str, values: list[float], decided: float) -> str:
    low, high = interval(values)
    middle = f"{statistics.median(values):.2f} s ({low:.2f} to {high:.2f})"
    return f"| {game.capitalize()} | {middle} | {values[-1]:.2f} s | {len(values)} | {decided:.1f} |"


def main() -> int:
    path = chromium()
    if path is None:
        sys.exit("No Chromium was found.")
    cores = sorted(os.sched_getaffinity(0))
    lines: list[str] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        os.sched_setaffinity(0, cores[:1])  # the server inherits it
        served.start()
        os.sched_setaffinity(0, cores)
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for game in GAMES:
            lines.append(line(game, *waits(browser, served.address, game)))
            print(lines[-1], flush=True)
        browser.close()
        served.stop()
    text = (
        f"## {datetime.now(UTC).date().isoformat()}: how long the expert thinks\n\n"
        f"{machine()}. Against experts only, opened in the page; the server and all its processes on one core "
        f"(`make bench`). From the person's decision until it is their turn again, as the page shows it: median with "
        "its 95 % interval, longest, how often measured, and how many decisions of experts fell into one wait. "
        "Wanted: about a second. In Goldrausch three experts choose at the same time as the person, who does not "
        "think at all here.\n\n"
        "| game | median | longest | waits | decisions |\n|---|---|---|---|---|\n" + "\n".join(lines) + "\n"
    )
    results = HERE / "results.md"
    head, marker, rest = results.read_text().partition("<!-- answer -->\n")
    _, end, tail = rest.partition("<!-- /answer -->\n")
    results.write_text(head + marker + text + end + tail)
    return 0


if __name__ == "__main__":
    sys.exit(main())
