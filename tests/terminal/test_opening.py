"""Where no preset is named, the first one that fits the number of players is played."""

import json

import pytest
from tests.terminal.conftest import Cli


@pytest.mark.parametrize(
    ("game", "seats", "preset"),
    [("goldrausch", 5, "five"), ("goldrausch", 0, "four"), ("atacama", 4, "four"), ("rockwell", 3, "three")],
)
def test_a_simulation_takes_the_preset_for_that_many_players(cli: Cli, game: str, seats: int, preset: str) -> None:
    said = cli("simulate", game, "--seats", str(seats), "--games", "1", "--json")
    report = json.loads(said.out)
    assert report["preset"] == preset
    assert len(report["seats"]) == seats or not seats


def test_a_game_takes_the_preset_for_those_who_play(cli: Cli) -> None:
    said = cli("play", "goldrausch", "--players", "person,random,random,random,random,random", typed="quit\n")
    assert said.code == 0, said


def test_a_number_nobody_can_play_at_is_refused_with_all_that_can_be(cli: Cli) -> None:
    said = cli("simulate", "goldrausch", "--seats", "7")
    assert said.code == 2
    assert "4, 5, 6" in said.err
