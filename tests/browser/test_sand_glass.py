"""The sand timer of Goldrausch has run out: whoever has not chosen plays what the rules say."""

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import Visit, serving
from tests.browser.goldrausch import GLASS, asked, lay_and_confirm, open_gold, travel
from tests.browser.people import ANNA, ME, OPEN, Visitor, until
from tests.browser.serving import WITH_A_CLOCK, Served
from tests.browser.windows import Windows

pytestmark = pytest.mark.heavy


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """A server of its own, whose clock can be set."""
    with serving(tmp_path / "data", WITH_A_CLOCK) as served:
        yield served


@pytest.fixture
def windows(browser: Browser, server: Served) -> Iterator[Windows]:
    with closing(Windows(browser, server.address)) as own:
        yield own


def test_whoever_lets_the_time_run_out_plays_what_the_rules_say(visit: Visit, server: Served) -> None:
    """Tamsin looks on and picks nothing; Jonas plays two companies without a page."""
    mira, jonas, tamsin = visit("Mira"), visit("Jonas"), visit("Tamsin")
    table = open_gold(mira, ME, OPEN, OPEN, OPEN, glass=GLASS)
    mira.seat(table, jonas, jonas, tamsin)
    mira.at_table(table)
    clock = tamsin.at_table(table).locator(".clock")
    assert travel(mira, "rosso")
    by_wire(jonas, table, "go azul")
    only_she_is_left(tamsin, table)
    assert asked(tamsin, "Choose a continent")
    expect(clock).to_contain_text(re.compile(r"(60|59|58|57):\d\d"))
    half_an_hour_passes(server, jonas)
    tamsin.page.reload()
    expect(clock).to_contain_text(re.compile(r"(30|29|28|27):\d\d"))
    half_an_hour_passes(server, jonas)
    assert asked(tamsin, "Use your upgrade?")
    assert lay_and_confirm(mira, "use")
    by_wire(jonas, table, "lay use", "seal")
    only_she_is_left(tamsin, table)
    tamsin.page.reload()
    expect(clock).to_be_visible()
    half_an_hour_passes(server, jonas)
    half_an_hour_passes(server, jonas)
    for person in (mira, tamsin):
        assert asked(person, "Choose a continent"), "round 2"
    assert [told(mira, table, "country-shown", seat) for seat in range(4)] == ["rosso", "azul", "azul", "veridia"]
    assert [told(mira, table, "card-shown", seat) for seat in range(4)] == ["use", "use", "use", "skip"]


def half_an_hour_passes(server: Served, person: Visitor) -> None:
    """The server reads its clock when a choice begins at any table."""
    server.let_half_an_hour_pass()
    open_gold(person, ME, ANNA, ANNA, ANNA, glass=GLASS)


def only_she_is_left(tamsin: Visitor, table: str) -> None:
    until(lambda: tamsin.look(table)["table"]["actors"] == [3], "the choices of all others")


def by_wire(person: Visitor, table: str, *moves: str) -> None:
    """The same for every company this person plays."""
    while (page := person.look(table))["position"]["moves"]:
        person.send(table, page, *moves)


def told(person: Visitor, table: str, kind: str, seat: int) -> str:
    """The last token of a seat's newest event of this kind."""
    facts = [fact["words"] for fact in person.look(table)["log"] if fact["kind"] == kind]
    tokens = [[word["token"] for word in words.values()] for words in facts]
    company = ("red", "blue", "yellow", "green")[seat]
    return str([word[-1] for word in tokens if word[0] == company][-1])
