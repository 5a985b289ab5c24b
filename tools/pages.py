"""Takes the pictures of the browser's pages in docs/pictures: `make pictures`."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import chromium
from tests.browser.people import LARGE, PHONE, Visitor
from tests.browser.serving import Served

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "pictures"
ME, CLUB, JONAS = {"kind": "me"}, {"kind": "bot", "level": "club"}, {"kind": "device", "name": "Jonas"}


def take(browser: Browser, served: Served, phone: bool, dark: bool) -> None:
    context = browser.new_context(
        viewport=PHONE if phone else LARGE,
        device_scale_factor=2 if phone else 1,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        locale="en",
    )
    mira = Visitor(context, served.address, "Mira")
    running = mira.open_table("tactics", ME, JONAS)
    mira.play_by_wire(running, 16)
    over = mira.open_table("tactics", ME, CLUB)
    mira.play_by_wire(over, 20)
    mira.open_table("four", ME, CLUB, CLUB, {"kind": "open"}, listed=True)
    where = f"{PHONE['width'] if phone else LARGE['width']}-{'dark' if dark else 'light'}.png"
    for name, path in (("lobby", "/"), ("table", f"/t/{running}"), ("result", f"/t/{over}")):
        page = mira.go(path)
        page.locator(".prompt, .mine-now").first.wait_for()
        page.evaluate("document.fonts.ready")
        if name == "table":
            page.locator(".field.can").first.click()
        page.mouse.move(0, 0)
        page.wait_for_timeout(300)
        page.screenshot(path=PICTURES / f"{name}-{where}")
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
        for phone in (False, True):
            for dark in (False, True):
                take(browser, served, phone, dark)
        browser.close()
        served.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
