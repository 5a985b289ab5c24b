"""Browsers for people, reused by the next one."""

from collections import defaultdict

from playwright.sync_api import Browser
from tests.browser.people import LARGE, PHONE, Visitor

# An empty page of our server: a browser that stays there keeps the process that has its scripts in memory.
EMPTY = "/favicon.svg"

# Language, whether it is a phone, whether it is dark.
Kind = tuple[str, bool, bool]


class Windows:
    """Each is a browser context. A new one takes longer than most tests, so it is cleaned and used again."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._free: defaultdict[Kind, list[Visitor]] = defaultdict(list)

    def take(self, name: str, kind: Kind) -> Visitor:
        if not self._free[kind]:
            return self._opened(name, kind)
        visitor = self._free[kind].pop()
        visitor.name = name
        return visitor

    def _opened(self, name: str, kind: Kind) -> Visitor:
        language, phone, dark = kind
        context = self._browser.new_context(
            viewport=PHONE if phone else LARGE,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            has_touch=phone,
        )
        return Visitor(context, self._address, name)

    def give_back(self, visitor: Visitor, kind: Kind) -> None:
        """Clears everything that was done there; complaints that the last page still makes are ignored."""
        for tab in visitor.context.pages:
            if tab != visitor.page:
                tab.close()
        visitor.context.unroute_all()
        visitor.page.unroute_all()
        visitor.go(EMPTY)
        visitor.page.evaluate("localStorage.clear(); sessionStorage.clear()")
        visitor.page.mouse.move(0, 0)
        visitor.context.clear_cookies()
        visitor.complaints.clear()
        visitor.expects_refusals = False
        self._free[kind].append(visitor)

    def close(self) -> None:
        for visitors in self._free.values():
            for visitor in visitors:
                visitor.leave()
