"""Programs: a token made in the browser, a seat given to the program, taken over, and the token revoked."""

import re

import httpx
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.people import HEADERS, ME, OPEN, Visitor


def make(mira: Visitor, name: str) -> str:
    """The token of a new program, as the page shows it."""
    page = mira.go("/programs")
    page.get_by_label("Name of the program").fill(name)
    page.get_by_role("button", name="Create a token").click()
    return page.get_by_label(f"Token of {name}").input_value()


def test_a_program_gets_a_token_and_a_seat_and_leaves_it_to_its_owner(visit: Visit) -> None:
    mira = visit("Mira")
    table = mira.open_table("basic", ME, OPEN)
    token = make(mira, "Robo")
    page = mira.go(f"/t/{table}")
    page.get_by_label("Give seat 2 to a bot").select_option("Robo (program)")
    expect(page.locator(".seat").nth(1)).to_contain_text("Robo (program)")
    page.get_by_role("button", name="Start the game").click()
    mira.place()
    expect(mira.prompt).to_contain_text("Robo (program)")
    expect(page.locator(".seats .seat").nth(1)).to_contain_text("program")

    headers = {**HEADERS, "Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=f"{mira.address}/api/tables/{table}", headers=headers) as robo:
        position = robo.get("").json()["position"]
        order = {"seat": 1, "turn": position["turn"], "moves": [position["moves"][0]["text"]]}
        assert robo.post("/moves", json=order).status_code == 200
        mira.wait_for_more_than(1)
        expect(page.locator(".log")).to_contain_text("Robo (program)")
        mira.place()

        page.locator("button.tool:has(use[href='#i-menu'])").click()
        page.get_by_role("button", name="Take over the seat").click()
        page.keyboard.press("Escape")
        expect(page.locator(".seats")).not_to_contain_text("Robo")
        mira.place()

        page = mira.go("/programs")
        page.get_by_role("button", name="Revoke: Robo").click()
        page.get_by_role("button", name="Revoke").click()
        expect(page.locator("main")).not_to_contain_text("Robo")
        assert robo.get("").status_code == 401


def test_a_token_is_shown_once(visit: Visit) -> None:
    mira = visit("Mira")
    mira.introduce()
    token = make(mira, "Robo")
    assert re.fullmatch(r"[\w-]{22}\.[\w-]{43}", token)
    page = mira.go("/programs")
    expect(page.locator("li")).to_contain_text("Robo")
    assert token not in page.content()


def test_a_new_table_offers_the_program(visit: Visit) -> None:
    mira = visit("Mira")
    mira.introduce()
    make(mira, "Robo")
    page = mira.go("/new/atacama")
    page.get_by_label("Seat 2, Blue").select_option("Robo (program)")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".seats .seat").nth(1)).to_contain_text("Robo")
