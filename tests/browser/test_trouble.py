"""Reload, lost connections, a server that stops or dies: nothing is lost, and the page recovers by itself."""

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect
from tests.browser.conftest import Visit, serving
from tests.browser.people import ANNA, BEGINNER, ME
from tests.browser.serving import Served
from tests.browser.windows import Windows


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """A server for each test, because it is stopped and killed here."""
    with serving(tmp_path / "data") as served:
        yield served


@pytest.fixture
def windows(browser: Browser, server: Served) -> Iterator[Windows]:
    with closing(Windows(browser, server.address)) as own:
        yield own


@pytest.mark.heavy
def test_a_reload_in_mid_game_changes_nothing(visit: Visit) -> None:
    mira = visit("Mira")
    table = mira.open_table("basic", ME, BEGINNER)
    page = mira.at_table(table)
    for _ in range(3):
        assert mira.wait_for_turn()
        mira.place()
    assert mira.wait_for_turn()
    before = page.locator(".field.full").evaluate_all("all => all.map(f => f.dataset.field)")
    page.reload()
    expect(mira.prompt).to_have_attribute("data-state", "your-turn")
    assert page.locator(".field.full").evaluate_all("all => all.map(f => f.dataset.field)") == before
    mira.place()


def test_a_server_restarted_in_mid_game_is_found_again_by_both_browsers(visit: Visit, server: Served) -> None:
    mira, noor = visit("Mira"), visit("Noor")
    table = mira.open_table("basic", ME, ANNA)
    mira.at_table(table)
    noor.at_table(table)
    mira.place()
    server.stop()
    server.start()
    field = mira.place()
    expect(noor.page.locator(f'[data-field="{field}"].full')).to_be_visible(timeout=20_000)


@pytest.mark.heavy
def test_a_move_made_while_the_server_is_dead_is_played_when_it_lives_again(visit: Visit, server: Served) -> None:
    mira = visit("Mira")
    table = mira.open_table("basic", ME, ANNA)
    page = mira.at_table(table)
    field = mira.legal_fields()[0]
    server.kill()
    page.locator(f'[data-field="{field}"]').click()
    mira.press()
    expect(mira.prompt).to_contain_text(re.compile("connection", re.IGNORECASE))
    server.start()
    expect(page.locator(f'[data-field="{field}"].full')).to_be_visible(timeout=20_000)
    assert mira.look(table)["table"]["moves"] == 1


@pytest.mark.heavy
def test_seven_tabs_of_one_browser_all_live(visit: Visit) -> None:
    """A browser allows six connections to a host: streams of tabs must share one."""
    mira = visit("Mira")
    table = mira.open_table("basic", ME, ANNA)
    mira.at_table(table)
    others = []
    for _ in range(7):
        tab = mira.tab()
        tab.goto(f"{mira.address}/t/{table}")
        expect(tab.locator(".prompt")).to_be_visible()
        others.append(tab)
    field = mira.place()
    for tab in others:
        expect(tab.locator(f'[data-field="{field}"].full')).to_be_visible()


@pytest.mark.heavy
def test_a_stream_refused_once_is_tried_again(visit: Visit) -> None:
    """A proxy's 503 during a restart must not silence the page for good."""
    mira, noor = visit("Mira"), visit("Noor")
    noor.expects_refusals = True
    # A worker's requests cannot be intercepted; without one the page holds the same stream itself.
    noor.context.add_init_script("delete window.SharedWorker")
    refused: list[str] = []

    def refuse(route: Route) -> None:
        if len(refused) < 2:
            refused.append(route.request.url)
            route.fulfill(status=503)
        else:
            route.continue_()

    noor.context.route(re.compile("/api/events"), refuse)
    table = mira.open_table("basic", ME, ANNA)
    noor.at_table(table)
    mira.at_table(table)
    field = mira.place()
    expect(noor.page.locator(f'[data-field="{field}"].full')).to_be_visible(timeout=20_000)
    assert len(refused) == 2
