"""Every page in every language, light and dark, large and small: no violation, no key in place of a sentence."""

import re
import time
from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.people import PATIENCE, Visitor
from tests.browser.rockwell import open_rockwell, wish_for_danger
from tests.browser.rockwell import play_until as mine_until
from tests.browser.test_games import BEGINNER, ME, OPEN
from tests.browser.test_siberia import open_siberia, play_until

# What a missing sentence looks like: a key of the catalogues in place of words.
KEY = re.compile(r"(?<![\w/.#-])[a-z]+(-[a-z]+)+(?![\w/.-])")
# Words with a hyphen that are none.
WORDS = {
    "en": {"eighty-one", "face-down"},
    "de": set(),
    "fr": {
        "quatre-vingt-une",
        "celui-ci",
        "ci-dessous",
        "utilisez-la",
        "au-dessus",
        "aurais-je",
        "misez-vous",
        "sous-traitance",
        "sous-traitant",
        "sous-traitants",
        "va-t-elle",
    },
}


def lobby(mira: Visitor) -> None:
    mira.open_table("basic", ME, BEGINNER)
    mira.open_table("four", ME, OPEN, BEGINNER, BEGINNER, listed=True)
    mira.go("/")
    expect(mira.page.locator(".plaque").first).to_be_visible()
    expect(mira.page.locator(".mine-now").first).to_be_visible()


def first_visit(mira: Visitor) -> None:
    mira.go("/")
    expect(mira.page.locator(".plaque").first).to_be_visible()


def new_table(mira: Visitor) -> None:
    mira.go("/new/atacama")
    mira.page.locator("input[value=advanced]").check()
    expect(mira.page.locator("fieldset").nth(1)).to_be_visible()


def waiting_room(mira: Visitor) -> None:
    mira.go(f"/t/{mira.open_table('basic', ME, OPEN)}")
    expect(mira.page.locator("main")).to_be_visible()


def table(mira: Visitor) -> None:
    opened = mira.open_table("advanced-tactics", ME, {"kind": "device", "name": "Anna"})
    mira.play_by_wire(opened, 7)
    mira.at_table(opened)
    mira.page.locator("details.words summary").click()


def four(mira: Visitor) -> None:
    opened = mira.open_table("four-tactics", ME, BEGINNER, BEGINNER, BEGINNER)
    mira.play_by_wire(opened, 3)
    mira.at_table(opened)
    assert mira.wait_for_turn()


def more(mira: Visitor) -> None:
    table(mira)
    mira.page.locator("button.tool:has(use[href='#i-menu'])").click()
    expect(mira.page.locator("dialog[open]")).to_be_visible()


def rules(mira: Visitor) -> None:
    mira.go("/rules/atacama#2.4")
    expect(mira.page.locator("main, dialog[open]").first).to_contain_text("2.4")


def result(mira: Visitor) -> None:
    opened = mira.open_table("tactics", ME, BEGINNER)
    mira.play_by_wire(opened, 20)
    mira.at_table(opened)
    expect(mira.prompt).to_have_attribute("data-state", "finished")


def replay(mira: Visitor) -> None:
    opened = mira.open_table("basic", ME, BEGINNER)
    mira.play_by_wire(opened, 20)
    mira.go(f"/t/{opened}/9")
    expect(mira.page.get_by_role("slider")).to_be_visible()


def programs(mira: Visitor) -> None:
    mira.introduce()
    mira.post("/api/me/programs", {"name": "Robo"})
    mira.go("/programs")
    mira.page.locator("form input").fill("Deep Thought the Second")
    mira.page.locator("form button").click()
    expect(mira.page.locator("section input")).to_be_visible()
    mira.page.locator("li button").first.click()


def nowhere(mira: Visitor) -> None:
    mira.expects_refusals = True
    mira.go("/t/AAAAAAAAAAAAAAAA")
    expect(mira.page.locator("main")).to_be_visible()


# -- Goldrausch: secret choices, a meeting with talk, a settlement to walk through

FIVE = (ME, BEGINNER, BEGINNER, BEGINNER, BEGINNER)
DEVICES = tuple({"kind": "device", "name": name} for name in ("Anna", "Émile", "Jonas"))
_finished: dict[str, str] = {}


def gold(mira: Visitor, *seats: dict[str, str]) -> str:
    presets = {4: "four", 5: "five"}
    return mira.open_table(presets[len(seats)], *seats, game="goldrausch", glass=120)


def finished_gold(mira: Visitor) -> str:
    """One game for all who look at it: whoever comes first plays it, without bots, who take their time."""
    if mira.address not in _finished:
        opened = gold(mira, ME, *DEVICES)
        mira.play_by_wire(opened, 10 * 3 * 4)
        _finished[mira.address] = opened
    return _finished[mira.address]


def due(mira: Visitor, table: str, kind: str) -> Any:
    """The page as soon as this person may make such a move."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        page = mira.get(f"/api/tables/{table}")
        if any(move["kind"] == kind for move in page["position"]["moves"]):
            return page
        time.sleep(0.02)
    raise TimeoutError(kind)


def choose(mira: Visitor, table: str, move: str) -> None:
    page = due(mira, table, move.split(maxsplit=1)[0])
    mira.post(f"/api/tables/{table}/moves", {"seat": 0, "turn": page["position"]["turn"], "moves": [move]})


def announce(mira: Visitor, table: str, move: str) -> None:
    due(mira, table, "lay")
    mira.post(f"/api/tables/{table}/words", {"seat": 0, "move": move, "of": None, "mark": "a-word-given"})


def play_a_round(mira: Visitor, table: str) -> None:
    choose(mira, table, "go veridia")
    announce(mira, table, "lay skip")
    choose(mira, table, "lay use")
    choose(mira, table, "seal")


def gold_planning(mira: Visitor) -> None:
    mira.at_table(gold(mira, *FIVE))
    mira.page.locator("[data-continent=rosso]").click()
    expect(mira.prompt.locator(".btn.main")).to_be_enabled()


def gold_meeting(mira: Visitor) -> None:
    """A card that lies, flags over the figures, both written out below."""
    opened = gold(mira, *FIVE)
    choose(mira, opened, "go azul")
    announce(mira, opened, "lay use")
    choose(mira, opened, "lay use")
    mira.at_table(opened)
    expect(mira.page.locator(".figure .said").first).to_be_visible()
    mira.page.locator("details.words summary").click()


def gold_talk(mira: Visitor) -> None:
    """When words have been put to the test: talk, words, and what they were worth."""
    opened = gold(mira, ME, BEGINNER, BEGINNER, BEGINNER)
    play_a_round(mira, opened)
    choose(mira, opened, "go azul")
    due(mira, opened, "lay")
    mira.post(f"/api/tables/{opened}/talk", {"seat": 0, "text": "Nein, non, no!", "near": False, "mark": "a-line-said"})
    page = mira.at_table(opened)
    page.locator("button.tool.talk").click()
    expect(page.locator("section.talk")).to_contain_text("Nein, non, no!")
    page.locator(".worth button, dialog[open] summary").locator("visible=true").first.click()
    expect(page.locator("dialog[open] td").first).to_be_visible()


def gold_settlement(mira: Visitor) -> None:
    mira.at_table(finished_gold(mira))
    mira.page.locator("button.again").click()
    mira.page.locator(".track button").nth(-2).click()
    expect(mira.page.locator(".settlement .profit")).to_be_visible()


def gold_result(mira: Visitor) -> None:
    mira.at_table(finished_gold(mira))
    expect(mira.prompt).to_have_attribute("data-state", "finished")


def gold_replay(mira: Visitor) -> None:
    """Right after a settlement, which tells most."""
    opened = finished_gold(mira)
    log = mira.get(f"/api/tables/{opened}")["log"]
    number = next(told["number"] for told in log if told["kind"] == "wheel-stopped")
    mira.go(f"/t/{opened}/{number}")
    expect(mira.page.get_by_role("slider")).to_be_visible()


def gold_new_table(mira: Visitor) -> None:
    mira.go("/new/goldrausch")
    mira.page.locator("input[value=six]").check()
    expect(mira.page.locator("fieldset").nth(1)).to_be_visible()


def gold_waiting_room(mira: Visitor) -> None:
    mira.go(f"/t/{gold(mira, ME, OPEN, OPEN, BEGINNER, BEGINNER)}")
    expect(mira.page.locator("section.talk")).to_be_visible()


def gold_curtain(mira: Visitor) -> None:
    mira.go(f"/t/{gold(mira, ME, *DEVICES)}")
    expect(mira.page.locator(".curtain .clock")).to_be_visible()


# -- Siberia: tiles laid in secret, a sale, the income of all


def siberia_placing(mira: Visitor) -> None:
    """A tile in the hand, the others before it, all of it written out below."""
    mira.at_table(open_siberia(mira, ME, BEGINNER, BEGINNER, BEGINNER))
    mira.page.locator(".tray .piece").first.click()
    expect(mira.page.locator(".spot.legal").first).to_be_visible()
    mira.page.locator("details.words summary").click()


def siberia_selling(mira: Visitor) -> None:
    """Not every game gets to a sale: then there is another."""
    opened = open_siberia(mira, ME, BEGINNER)
    while not play_until(mira, opened, "sell"):
        opened = open_siberia(mira, ME, BEGINNER)
    mira.at_table(opened)
    expect(mira.page.locator(".ticket.can .sale").first).to_be_visible()


def siberia_result(mira: Visitor) -> None:
    key = f"siberia at {mira.address}"
    if key not in _finished:
        _finished[key] = open_siberia(mira, ME, BEGINNER)
        play_until(mira, _finished[key], "over")
    mira.at_table(_finished[key])
    expect(mira.page.locator("tfoot td").first).to_be_visible()


# -- Rockwell: forms, a crew on its way, danger, every source of prestige


def rockwell_tender(mira: Visitor) -> None:
    """Something in the tray, and all of it written out below."""
    mira.at_table(open_rockwell(mira, ME, BEGINNER, BEGINNER, BEGINNER))
    mira.page.locator(".stepper button:enabled").first.click()
    mira.page.locator("details.words summary").click()
    expect(mira.page.locator(".stepper.set")).to_be_visible()


def rockwell_drilling(mira: Visitor) -> None:
    opened = open_rockwell(mira, ME, BEGINNER)
    assert mine_until("drill", opened, mira)
    mira.at_table(opened)
    mira.page.locator('[data-crew="0 2"]').click()
    expect(mira.page.locator(".tile.can").nth(1)).to_be_visible()
    mira.page.locator("details.words summary").click()


def rockwell_market(mira: Visitor) -> None:
    opened = open_rockwell(mira, ME, BEGINNER)
    assert mine_until("deal", opened, mira)
    mira.at_table(opened)
    mira.page.locator(".way[aria-disabled=false]").first.click()
    expect(mira.prompt.locator(".stepper")).to_be_visible()


def rockwell_workshop(mira: Visitor) -> None:
    opened = open_rockwell(mira, ME, BEGINNER)
    assert mine_until("work", opened, mira)
    mira.at_table(opened)
    mira.page.locator(".work[aria-disabled=false]").first.click()
    expect(mira.prompt.locator(".btn.main")).to_be_enabled()


def rockwell_danger(mira: Visitor) -> None:
    """Those at one device drill together, without bots; not in every game a card shows danger."""
    opened = open_rockwell(mira, ME, DEVICES[0])
    while not mine_until("save", opened, mira, wished=wish_for_danger):
        opened = open_rockwell(mira, ME, DEVICES[0])
    mira.go(f"/t/{opened}")
    mira.page.locator(".curtain button").first.click()
    expect(mira.prompt.locator(".loss")).to_be_visible()


def rockwell_result(mira: Visitor) -> None:
    key = f"rockwell at {mira.address}"
    if key not in _finished:
        _finished[key] = open_rockwell(mira, ME, DEVICES[0])
        mine_until("over", _finished[key], mira)
    mira.at_table(_finished[key])
    expect(mira.page.locator("tfoot td").first).to_be_visible()


ATACAMA = (first_visit, lobby, new_table, waiting_room, table, four, more, rules, result, replay, programs, nowhere)
GOLDRAUSCH = (
    gold_planning,
    gold_meeting,
    gold_talk,
    gold_settlement,
    gold_result,
    gold_replay,
    gold_new_table,
    gold_waiting_room,
    gold_curtain,
)
SIBERIA = (siberia_placing, siberia_selling, siberia_result)
ROCKWELL = (
    rockwell_tender,
    rockwell_drilling,
    rockwell_market,
    rockwell_workshop,
    rockwell_danger,
    rockwell_result,
)
Theme = Literal["light", "dark"]

# Language, phone, themes. The frame of the page is the same in every game: the others need one theme each.
ALL = [("fr", False, ("light", "dark")), ("de", True, ("dark", "light"))]
SOME = [("fr", False, ("light",)), ("de", True, ("dark",))]
GAMES = ((ATACAMA, ALL), (GOLDRAUSCH, SOME), (SIBERIA, SOME), (ROCKWELL, SOME))
PAGES: dict[str, Callable[[Visitor], None]] = {page.__name__: page for pages, _ in GAMES for page in pages}
SEEN = [(page.__name__, *how) for pages, hows in GAMES for page in pages for how in hows]


@pytest.mark.parametrize(("name", "language", "phone", "themes"), SEEN)
def test_a_page_is_whole_and_accessible(
    visit: Visit, name: str, language: str, phone: bool, themes: tuple[Theme, ...]
) -> None:
    mira = visit("Mira", language=language, phone=phone, dark=themes[0] == "dark")
    PAGES[name](mira)
    assert mira.page.locator("html").get_attribute("lang") == language
    assert not mira.spills()
    keys = {found.group() for found in KEY.finditer(text_of(mira.page))}
    assert not keys - WORDS[language], keys
    for theme in themes:
        mira.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        assert mira.axe() == [], theme


def text_of(page: Page) -> str:
    return page.locator("body").inner_text() + " ".join(
        page.locator("[aria-label]").evaluate_all("all => all.map(e => e.getAttribute('aria-label'))")
    )


def test_the_language_is_switched_without_a_reload_and_remembered(visit: Visit) -> None:
    mira = visit("Mira", language="fr")
    page = mira.go("/")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("h1")).to_contain_text("Blatt")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_the_theme_is_switched_and_remembered(visit: Visit) -> None:
    mira = visit("Mira")
    page = mira.go("/")
    page.locator("button:has(use[href='#i-theme'])").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
