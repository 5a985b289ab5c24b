"""Section 4: the wheel."""

from collections import Counter

import pytest
from tests.kit import play, rule
from tests.rules.goldrausch.setting import (
    CONTINENTS,
    chance_moves,
    gains,
    lay_out,
    lying,
    meet,
    news,
    opened,
    play_round,
    reveal,
    seen,
    spin,
    state,
    travel,
)

from motherlode.games.goldrausch.world import INCIDENT_NAMES

FINES = pytest.mark.parametrize("fines", ["withheld", "paid"])
LASTING = ("barren-land", "poor-mother-earth")


@rule("goldrausch 4.1")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_wheel_has_12_equal_fields(players: int) -> None:
    match = meet(travel(opened(players), "v " * players), "- " * players)
    assert chance_moves(match) == [f"spin {result}" for result in (*CONTINENTS, "broken", "whole", "incident")]
    assert list(match.game.weights(match.state)) == [2, 2, 2, 1, 1, 4]
    assert Counter(seen(match).wheel) == {"azul": 2, "rosso": 2, "veridia": 2, "broken": 1, "whole": 1, "incident": 4}


@rule("goldrausch 4.2")
@pytest.mark.parametrize(
    ("result", "gained"),
    [
        ("azul", [0, 4, 4, 12]),
        ("rosso", [6, 0, 0, 12]),
        ("veridia", [6, 4, 4, 0]),
        ("broken", [0, 0, 0, 0]),
        ("whole", [6, 4, 4, 12]),
    ],
)
@FINES
def test_nothing_can_be_mined_where_there_is_a_disaster(result: str, gained: list[int], fines: str) -> None:
    match = lay_out(opened(fines=fines), lying=[10, 20, 30])
    assert gains(match, "a+ r- r- v+", result) == gained
    rest = [10 - gained[0], 20 - gained[1] - gained[2], 30 - gained[3]]
    assert lying(match) == rest


@rule("goldrausch 4.2")
def test_a_disaster_is_over_with_the_round() -> None:
    match = lay_out(opened(), lying=[10, 20, 30])
    assert gains(match, "a- r- r- v-", "broken") == [0, 0, 0, 0]
    reveal(match, 20)
    assert gains(match, "a- r- r- v-", "whole") == [2, 3, 3, 5]


@rule("goldrausch 4.3")
@pytest.mark.parametrize("result", ["rosso", "broken"])
@FINES
def test_fines_are_due_in_spite_of_a_disaster_from_ones_own_gold_to_the_mine(result: str, fines: str) -> None:
    match = lay_out(opened(fines=fines), lying=[0, 20, 0])
    mine = seen(match).mine
    assert gains(match, "r+ r+ r- a-", result) == [-2, -2, 0, 0]
    assert lying(match) == [0, 20, 0]
    assert seen(match).mine == mine + 4


@rule("goldrausch 4.4")
def test_an_event_takes_effect_before_upgrade_cards_are_revealed() -> None:
    match = play_round(opened(), "v- v- v- v-", "vultures")
    kinds = [text.split()[0] for text in news(match)]
    assert kinds.index("wheel-stopped") < kinds.index("incident-drawn") < kinds.index("gold-lost")
    assert max(k for k, kind in enumerate(kinds) if kind == "gold-lost") < kinds.index("card-shown")
    assert kinds.index("card-shown") < kinds.index("profit")


@rule("goldrausch 4.4")
@pytest.mark.parametrize("incident", [name for name in INCIDENT_NAMES if name not in LASTING])
def test_then_it_is_discarded(incident: str) -> None:
    match = play_round(opened(), "v- v- v- v-", incident)
    assert seen(match).discards == [incident]
    assert (seen(match).deck, seen(match).out) == (24, [])
    play(meet(travel(reveal(match), "v v v v"), "- - - -"), "* spin incident")
    assert f"draw {incident}" not in chance_moves(match)
    assert len(chance_moves(match)) == 24


@rule("goldrausch 4.4")
@pytest.mark.parametrize("incident", LASTING)
def test_barren_land_and_poor_mother_earth_stay_out_for_good(incident: str) -> None:
    match = play_round(opened(), "v- v- v- v-", incident)
    assert (seen(match).discards, seen(match).out, seen(match).deck) == ([], [incident], 24)


@rule("goldrausch 4.4")
@pytest.mark.parametrize("incident", INCIDENT_NAMES)
def test_everybody_sees_in_which_round_a_card_was_drawn_and_whether_it_is_in_force(incident: str) -> None:
    match = opened()
    assert (seen(match).spun_round, seen(match).in_force) == (None, False)
    reveal(play_round(match, "v- v- r- a-", incident))
    assert (seen(match).spun_round, seen(match).incident) == (1, incident)
    assert seen(match).in_force == (incident in LASTING)
    # The next turn of the wheel ends what the last one showed.
    reveal(play_round(match, "v- v- r- a-"))
    assert (seen(match).spun_round, seen(match).incident, seen(match).in_force) == (2, None, False)


@rule("goldrausch 4.4")
def test_a_card_is_in_force_until_its_round_is_over() -> None:
    """While lots are cast, and when its round was the last."""
    match = meet(travel(lay_out(opened(), [9, 9, 1, 1]), "v v v v"), "- - - -")
    spin(match, "crash")
    assert (seen(match).phase, seen(match).spun_round, seen(match).in_force) == ("lot", 1, True)
    match = play_round(lay_out(opened(), [49, 5, 5, 5]), "v- v- v- v-", "subsidy")
    assert (seen(match).phase, seen(match).spun_round, seen(match).in_force) == ("over", 1, True)


@rule("goldrausch 4.4")
def test_an_empty_deck_is_reshuffled_from_the_discards() -> None:
    """All but Alms were used; the two lasting cards do not come back."""
    match = opened()
    lasting = sum(1 << INCIDENT_NAMES.index(name) for name in LASTING)
    state(match).deck = 1
    state(match).discards = (1 << 25) - 1 - 1 - lasting
    play(meet(travel(match, "v v v v"), "- - - -"), "* spin incident")
    assert chance_moves(match) == ["draw alms"]
    play(match, "* draw alms")
    play(meet(travel(reveal(match), "v v v v"), "- - - -"), "* spin incident")
    assert chance_moves(match) == [f"draw {name}" for name in INCIDENT_NAMES if name not in LASTING]
    assert list(match.game.weights(match.state)) == [1] * 23
    assert seen(match).out == [*LASTING]


@rule("goldrausch 4.5")
@pytest.mark.parametrize("incident", INCIDENT_NAMES)
def test_there_is_never_a_second_event_nor_a_disaster_in_a_round_with_an_event(incident: str) -> None:
    match = lay_out(opened(), [5, 6, 7, 8], [10, 20, 30])
    spin(meet(travel(match, "v v r a"), "- - - -"), incident)
    assert all(move.startswith("reveal") for move in chance_moves(match))
    assert len(news(match, "wheel-stopped")) == len(news(match, "incident-drawn")) == 1


@rule("goldrausch 4.5")
def test_the_wheel_is_spun_once_a_round() -> None:
    for result in (*CONTINENTS, "broken", "whole"):
        match = play_round(opened(), "v- v- v- v-", result)
        assert seen(match).phase == "climate"
        assert news(match, "wheel-stopped") == [result]
