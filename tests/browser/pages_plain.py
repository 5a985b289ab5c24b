"""A game that the browser cannot draw: its cover, a new table, the text table, the end."""

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.people import BEGINNER, ME, Visitor

from motherlode.games.registry import GAMES


def new_table(game: str, mira: Visitor) -> None:
    mira.go(f"/new/{game}")
    expect(mira.page.locator(".opening form")).to_be_visible()


def table(game: str, mira: Visitor) -> None:
    mira.at_table(opened(game, mira))
    assert mira.wait_for_turn()
    mira.page.locator(".sheet button").last.click()
    expect(mira.page.locator(".sheet [aria-pressed=true]")).to_have_count(1)


def result(game: str, mira: Visitor) -> None:
    mira.at_table(opened(game, mira))
    play_as_text(mira)
    expect(mira.prompt).to_have_attribute("data-state", "finished")


def opened(game: str, mira: Visitor) -> str:
    preset = GAMES[game].meta.presets[0]
    return mira.open_table(preset.name, ME, *[BEGINNER] * (preset.seats[0] - 1), game=game)


def play_as_text(mira: Visitor) -> int:
    """To the end, with the buttons of the text table alone: the first press chooses, the second plays. Counts moves."""
    made = 0
    while mira.wait_for_turn():
        table_id = mira.page.url.rpartition("/")[2]
        button = mira.page.locator(".sheet button").last
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        moves = mira.look(table_id)["table"]["moves"]
        button.click()
        mira.caught_up(moves + 1)
        made += 1
    return made


PAGES = (new_table, table, result)


def pages_of(game: str) -> list[Callable[[Visitor], None]]:
    return [_of(game, page) for page in PAGES]


def _of(game: str, page: Callable[[str, Visitor], None]) -> Callable[[Visitor], None]:
    def shown(mira: Visitor) -> None:
        page(game, mira)

    shown.__name__ = page.__name__
    return shown
