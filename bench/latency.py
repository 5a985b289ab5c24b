"""From a click in one browser to the derrick in another, while other tables are busy; kept in results.md."""

import statistics
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

from bench.run import machine
from playwright.sync_api import sync_playwright
from tests.browser.conftest import chromium
from tests.browser.people import LARGE, Visitor
from tests.browser.serving import Served

HERE = Path(__file__).parent
TABLES = 50
PAUSE = 1.0
GAMES = 6
BAR = 50.0

# Both pages run on one machine, so they have the same clock.
CLICK = """() => {
  window.clicked = 0;
  addEventListener("click", () => (window.clicked = performance.timeOrigin + performance.now()), { capture: true });
}"""
SEE = """() => {
  window.seen = {};
  new MutationObserver(() => {
    for (const field of document.querySelectorAll(".field.full")) {
      window.seen[field.dataset.field] ??= performance.timeOrigin + performance.now();
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
}"""


def one_game(mira: Visitor, jonas: Visitor) -> list[float]:
    """Milliseconds from each click until the derrick is on the other page."""
    table = mira.open_table("basic", {"kind": "me"}, {"kind": "open"})
    jonas.introduce()
    sat = jonas.context.request.put(
        f"{jonas.address}/api/tables/{table}/seats/1", data={"kind": "me"}, headers={"X-Motherlode": "1"}
    )
    assert sat.ok, sat.text()
    mira.post(f"/api/tables/{table}/start", {})
    for one in (mira, jonas):
        one.at_table(table)
        one.page.evaluate(CLICK)
        one.page.evaluate(SEE)
    out: list[float] = []
    mover, other = mira, jonas
    while mover.wait_for_turn():
        field = mover.place()
        other.page.locator(f'[data-field="{field}"].full').wait_for()
        seen: float = other.page.evaluate("field => window.seen[field]", field)
        clicked: float = mover.page.evaluate("() => window.clicked")
        out.append(seen - clicked)
        mover, other = other, mover
    return out


def interval(sorted_values: list[float]) -> tuple[float, float]:
    """95 % for the median, by order statistics."""
    n = len(sorted_values)
    reach = 0.98 * n**0.5
    return sorted_values[max(0, int(n / 2 - reach))], sorted_values[min(n - 1, int(n / 2 + reach))]


def measure() -> list[float]:
    path = chromium()
    if path is None:
        sys.exit("No Chromium was found.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        load = subprocess.Popen([sys.executable, str(HERE / "load.py"), served.address, str(TABLES), str(PAUSE)])
        try:
            time.sleep(3)
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
            people = [Visitor(browser.new_context(viewport=LARGE), served.address, name) for name in ("Mira", "Jonas")]
            out: list[float] = []
            for _ in range(GAMES):
                out += one_game(people[0], people[1])
            browser.close()
        finally:
            load.kill()
            load.wait()
            served.stop()
    return sorted(out)


def main() -> int:
    values = measure()
    median = statistics.median(values)
    low, high = interval(values)
    p95 = values[int(0.95 * len(values))]
    text = (
        f"## {datetime.now(UTC).date().isoformat()}: from a click to the other browser\n\n"
        f"{machine()}. Server, both browsers and the load on one machine; {TABLES} other tables, each with a stream "
        f"and a move every {PAUSE:.0f} s (`make bench`). {len(values)} moves: median **{median:.1f} ms** "
        f"(95 % interval {low:.1f} to {high:.1f}), 95th percentile {p95:.1f} ms, worst {values[-1]:.1f} ms. "
        f"Wanted: a median below {BAR:.0f} ms.\n"
    )
    print(text)
    results = HERE / "results.md"
    head, marker, rest = results.read_text().partition("<!-- latency -->\n")
    _, end, tail = rest.partition("<!-- /latency -->\n")
    results.write_text(head + marker + text + end + tail)
    return 0 if median < BAR else 1


if __name__ == "__main__":
    sys.exit(main())
