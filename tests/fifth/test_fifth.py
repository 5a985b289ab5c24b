"""Whoever follows the recipe "Add a game" needs no other place, and none of its places for nothing."""

import os
from pathlib import Path

import pytest
from tests.browser.conftest import MISSING, chromium
from tests.fifth.copies import Copy
from tests.fifth.recipe import GAME, is_in, named, needed

MOST_PLACES = 12
# To its end in the terminal, over the API, and in a browser, where it is a text table.
PLAYED = [
    f"tests/terminal/test_table.py::test_every_preset_can_be_played_against_a_bot[{GAME}-",
    f"tests/server/test_every_game.py::test_people_play_a_game_to_its_end[{GAME}-",
    f"tests/browser/test_every_page.py::test_a_page_is_whole_and_accessible[{GAME}-result-",
]


def test_the_recipe_names_the_places_of_a_game_and_no_others() -> None:
    places = named()
    assert 0 < len(places) <= MOST_PLACES
    assert len(set(places)) == len(places)
    for file in needed():
        assert [place for place in places if is_in(file, place)], f"the recipe does not name {file}"
    for place in places:
        assert [file for file in needed() if is_in(file, place)], f"the fifth game does without {place}"


@pytest.mark.heavy
def test_a_game_made_by_the_recipe_is_checked_played_and_shown(tmp_path: Path) -> None:
    if chromium() is None and os.environ.get("MOTHERLODE_BROWSER") != "required":
        pytest.skip(MISSING)
    copy = Copy(tmp_path)
    copy.add_game()
    # The commands of the recipe's end.
    copy.python("tools/golden.py", GAME)
    copy.python("tools/api.py", "write")
    copy.python("tools/client.py", "build")
    # Style, types, contracts: as `make check`.
    copy.program("ruff", "check", ".")
    copy.program("ruff", "format", "--check", ".")
    copy.program("mypy")
    assert f"inside {GAME} KEPT" in copy.program("lint-imports", "--no-cache")
    # What documents and catalogues have to say of it; its rules; and what is tested of any game of the registry.
    copy.pytest("tests/docs", "-m", "not heavy")
    passed = copy.pytest("tests", "--deselect", "tests/docs", "-k", GAME, "-m", "not heavy", "-rp").splitlines()
    for test in PLAYED:
        assert [line for line in passed if line.startswith(f"PASSED {test}")], test
