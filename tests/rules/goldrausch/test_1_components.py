"""Section 1: components, aim, and what is open to whom."""

from itertools import pairwise

import pytest
from tests.kit import VARIANTS, Variant, play, random_match, rule
from tests.rules.goldrausch.setting import (
    ALL_GOLD,
    CONTINENTS,
    PRESETS,
    all_gold,
    chance_moves,
    gains,
    gold,
    lay_out,
    lying,
    maxima,
    meet,
    news,
    opened,
    payout,
    places,
    play_round,
    reveal,
    seen,
    spin,
    state,
    table,
    travel,
)

from motherlode.core.ids import SPECTATOR
from motherlode.games.goldrausch.world import INCIDENT_NAMES
from motherlode.games.registry import match_of

FINES = pytest.mark.parametrize("fines", ["withheld", "paid"])


@rule("goldrausch 1.1")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_azul_may_hold_10_rosso_20_veridia_30(players: int) -> None:
    view = seen(table(players))
    assert [(continent.name, continent.maximum) for continent in view.continents] == [
        ("azul", 10),
        ("rosso", 20),
        ("veridia", 30),
    ]


@rule("goldrausch 1.2")
@pytest.mark.parametrize("players", [4, 5, 6])
@FINES
def test_players_continents_and_mine_hold_270_at_every_moment(players: int, fines: str) -> None:
    for seed in range(4):
        match = table(players, fines=fines, start="drawn")
        match.seed = bytes([seed]) * 32
        assert all_gold(match) == ALL_GOLD
        match.go_on()
        while actors := match.game.actors(match.state):
            seat = next(k for k in range(players) if actors >> k & 1)
            legal = match.game.legal_moves(match.state, seat)
            match.submit(seat, match.turn(seat), [legal[(seed + seat + match.submissions) % len(legal)]])
            assert all_gold(match) == ALL_GOLD
            assert min(*gold(match), *lying(match), seen(match).mine) >= 0


@rule("goldrausch 1.3")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_each_has_one_country_card_per_continent_and_a_card_to_use_and_one_not_to(players: int) -> None:
    match = opened(players)
    for seat in range(players):
        moves = [match.game.codec.text(move) for move in match.game.legal_moves(match.state, seat)]
        assert moves == ["go azul", "go rosso", "go veridia"]
    travel(match, "v " * players)
    for seat in range(players):
        moves = [match.game.codec.text(move) for move in match.game.legal_moves(match.state, seat)]
        assert moves == ["lay use", "lay skip"]


@rule("goldrausch 1.4")
def test_there_are_20_resource_cards_and_25_event_cards() -> None:
    match = table()
    assert chance_moves(match) == [f"reveal {k}" for k in range(1, 21)]
    assert list(match.game.weights(match.state)) == [1] * 20
    reveal(match)
    play(meet(travel(match, "v v v v"), "- - - -"), "* spin incident")
    assert chance_moves(match) == [f"draw {name}" for name in INCIDENT_NAMES]
    assert list(match.game.weights(match.state)) == [1] * 25


@rule("goldrausch 1.5", "goldrausch 1.9")
@FINES
def test_who_first_owns_50_wins(fines: str) -> None:
    match = lay_out(opened(fines=fines), [5, 44, 5, 5], [5, 8, 15])
    play_round(match, "a- v- r- r-")
    assert gold(match)[1] == 50
    assert places(match) is not None
    assert places(match)[1] == 1  # type: ignore[index]
    assert news(match, "game-ended") == ["goal"]


@rule("goldrausch 1.9")
def test_49_are_not_enough() -> None:
    match = lay_out(opened(), [5, 43, 5, 5], [5, 8, 15])
    play_round(match, "a- v- r- r-")
    assert gold(match)[1] == 49
    assert match.result() is None


@rule("goldrausch 1.5", "goldrausch 1.7")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_after_10_full_rounds_the_richest_wins(players: int) -> None:
    match = opened(players)
    plan = " ".join(["r-"] + ["a-"] * (players - 1))
    for number in range(1, 11):
        assert seen(match).round == number
        play_round(match, plan, "whole" if number == 1 else "broken")
        if number < 10:
            assert match.result() is None
            reveal(match)
    assert gold(match)[0] == max(gold(match))
    assert places(match)[0] == 1  # type: ignore[index]
    assert news(match, "game-ended") == ["rounds"]
    assert match.game.actors(match.state) == 0


@rule("goldrausch 1.7", "goldrausch 1.8")
def test_equal_at_the_end_they_share_the_win_and_equal_gold_shares_a_place() -> None:
    match = opened(6)
    for number in range(10):
        if number:
            reveal(match)
        play_round(match, "v- v- r- r- a- a-", "broken")
    assert places(match) == [1] * 6
    match = lay_out(opened(6), [7, 9, 9, 7, 3, 1])
    for number in range(10):
        if number:
            reveal(match)
        play_round(match, "v- v- r- r- a- a-", "broken")
    assert places(match) == [3, 1, 1, 3, 5, 6]
    result = match.result()
    assert result is not None
    assert [result.share(seat) for seat in range(6)] == [0, 0.5, 0.5, 0, 0, 0]


@rule("goldrausch 1.6")
@FINES
def test_the_win_is_checked_after_each_net_payout_yield_less_fine(fines: str) -> None:
    """Red and Blue are fined: 46 + 6 - 2 is enough, 45 + 6 - 2 is not."""
    match = lay_out(opened(fines=fines), [45, 46, 5, 5], [0, 0, 30])
    play_round(match, "v+ v+ v- a-")
    assert gold(match) == [49, 50, 5, 5]
    assert payout(match) == ["red", "blue"]
    assert places(match) == [2, 1, 3, 3]


@rule("goldrausch 1.6", "goldrausch 1.8", "goldrausch 7.22")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_after_an_event_the_richest_of_several_at_50_wins(players: int) -> None:
    match = lay_out(opened(players), [48, 49, 48, *[5] * (players - 3)], [2, 6, 10])
    play_round(match, "v+ " * players, "subsidy")
    assert gold(match)[:3] == [50, 51, 50]
    assert places(match) == [2, 1, 2, *[4] * (players - 3)]
    assert news(match, "game-ended") == ["goal"]


@rule("goldrausch 1.6", "goldrausch 7.22")
def test_equal_at_50_or_more_after_an_event_they_share() -> None:
    match = lay_out(opened(), [48, 5, 48, 5], [2, 6, 10])
    play_round(match, "v+ v+ v+ v+", "subsidy")
    assert places(match) == [1, 3, 1, 3]
    result = match.result()
    assert result is not None
    assert result.share(0) == result.share(2) == 0.5


@rule("goldrausch 1.8", "goldrausch 7.22")
def test_a_win_by_subsidy_ends_the_round_before_phase_5() -> None:
    match = lay_out(opened(), [48, 5, 5, 5], [2, 6, 10])
    play_round(match, "v+ v+ r+ r+", "subsidy")
    assert gold(match) == [50, 7, 7, 7]
    assert lying(match) == [2, 6, 10]
    assert news(match, "profit") == []
    assert news(match, "card-shown") == []
    assert news(match, "resource-revealed") == []
    assert match.game.actors(match.state) == 0


@rule("goldrausch 1.8", "goldrausch 1.10")
def test_after_a_win_by_subsidy_nobody_shows_their_card() -> None:
    match = play_round(lay_out(opened(), [48, 5, 5, 5], [4, 8, 15]), "v+ v- r+ r+", "subsidy")
    assert seen(match).phase == "over"
    assert news(match, "card-shown") == []
    for seat in (*range(4), SPECTATOR):
        assert [company.card for company in seen(match, seat).seats] == [None] * 4


@rule("goldrausch 1.8")
@FINES
def test_nobody_after_the_winner_is_paid_or_fined(fines: str) -> None:
    """Red wins in Veridia; two users in Rosso, one of whom owns next to nothing, keep what they have."""
    match = lay_out(opened(fines=fines), [48, 5, 5, 5], [4, 8, 15])
    mine = seen(match).mine
    play_round(match, "v- v- r+ r+")
    assert gold(match) == [54, 5, 5, 5]
    assert lying(match) == [4, 8, 9]
    assert seen(match).mine == mine
    assert payout(match) == ["red"]
    assert news(match)[-1] == "game-ended goal"
    assert match.game.actors(match.state) == 0


@rule("goldrausch 1.8")
def test_a_win_in_round_10_ends_it_by_the_goal() -> None:
    match = opened()
    for _ in range(9):
        play_round(match, "v- v- r- r-", "broken")
        reveal(match)
    lay_out(match, [5, 5, 5, 49], [4, 8, 15])
    play_round(match, "a- v- v- v-")
    assert news(match, "game-ended") == ["goal"]
    assert payout(match)[-1] == "green"


@rule("goldrausch 1.10")
@pytest.mark.parametrize("seat", [0, 3, SPECTATOR])
def test_open_to_all_are_gold_continents_maxima_mine_the_open_card_used_cards_and_the_start_player(seat: int) -> None:
    match = opened(card=7)
    spin(meet(travel(match, "v v v v"), "- - - -"), "alms")
    reveal(match, 9)
    view = seen(match, seat)
    # Four times 9, of the 10 that lay in Veridia; then card 9 grew back 2, 4, 7.
    assert [company.gold for company in view.seats] == [14, 6, 5, 5]
    assert [continent.lying for continent in view.continents] == [6, 12, 7]
    assert [continent.maximum for continent in view.continents] == [10, 20, 30]
    assert view.mine == ALL_GOLD - 30 - 25
    assert (view.resource, view.resources) == (9, 18)
    assert (view.discards, view.out, view.deck) == (["alms"], [], 24)
    assert view.start == 1
    assert [(continent.respawn, continent.yields) for continent in view.continents] == [(2, 3), (4, 5), (7, 8)]


@rule("goldrausch 1.10")
@pytest.mark.parametrize("eyes", [1, 2, 3, SPECTATOR])
def test_a_country_card_is_secret_until_phase_2(eyes: int) -> None:
    match = play(opened(), "red go azul")
    assert seen(match, 0).seats[0].country == "azul"
    assert seen(match, eyes).seats[0].country is None
    assert seen(match, eyes).seats[0].chosen
    play(match, "blue go rosso", "yellow go rosso", "green go veridia")
    assert [company.country for company in seen(match, eyes).seats] == ["azul", "rosso", "rosso", "veridia"]


@rule("goldrausch 1.10")
@pytest.mark.parametrize("eyes", [1, 2, 3, SPECTATOR])
def test_an_upgrade_card_is_secret_until_phase_5(eyes: int) -> None:
    match = play(travel(opened(), "v v v v"), "red lay use")
    assert seen(match, 0).seats[0].card == "use"
    assert (seen(match, eyes).seats[0].laid, seen(match, eyes).seats[0].card) == (True, None)
    play(match, "red seal", *(f"{seat} lay skip" for seat in ("blue", "yellow", "green")))
    play(match, "blue seal", "yellow seal")
    assert seen(match, eyes).seats[0].card is None
    play(match, "green seal")
    assert seen(match, eyes).seats[0].card is None, "the wheel is spun first"
    play(match, "* spin incident", "* draw crash")
    assert news(match, "card-shown") == ["red use", "blue skip", "yellow skip", "green skip"]


@rule("goldrausch 1.10")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_nobody_is_told_what_another_chose_before_it_is_shown(players: int) -> None:
    for seed in range(3):
        match = random_match(_variant(players), seed)
        for entry in match.entries:
            text = "" if entry.is_undo() else match.game.codec.text(entry.move)
            if not text.startswith(("go", "lay")):
                continue
            chosen = entry.events[0]
            assert [seat for seat in (*range(players), SPECTATOR) if chosen.seen_by(seat)] == [entry.seat]


@rule("goldrausch 1.10")
def test_the_order_of_both_decks_does_not_exist_before_a_card_is_drawn() -> None:
    """The same position with other luck: the order of the decks is not in the position."""
    one, other = table(), table()
    other.seed = bytes(32)
    assert one.game.key(one.state) == other.game.key(other.state)
    one.go_on()
    other.go_on()
    assert seen(one).resource != seen(other).resource


@rule("goldrausch 1.11", "goldrausch 7.23")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_left_is_the_next_seat(players: int) -> None:
    """Red's green card moves to Blue, who is then the only user of an upgrade."""
    match = lay_out(opened(players), lying=[10, 20, 30])
    assert gains(match, "v+ a-" + " v-" * (players - 2), "change-of-managers")[:2] == [6, 6]
    assert news(match, "card-counts") == ["red skip", "blue use"]


@rule("goldrausch 1.3")
def test_a_saved_game_is_the_same_game() -> None:
    for players in PRESETS:
        match = random_match(_variant(players), 5)
        assert match_of(match.log(with_seed=True), verify=True).game.key(match.state) == match.game.key(match.state)


@rule("goldrausch 1.10")
def test_a_round_is_told_in_the_order_in_which_it_is_played() -> None:
    match = reveal(play_round(opened(), "v- v+ a+ v+"))
    kinds = [text.split()[0] for text in news(match)]
    order = [kind for kind, following in pairwise([*kinds, ""]) if kind != following]
    assert order == [
        "card-sealed",
        "wheel-stopped",
        "card-shown",
        "profit",
        "resource-revealed",
        "grew-back",
        "round-began",
    ]
    assert [text.split()[0] for text in news(match, "grew-back")] in ([*CONTINENTS], [*reversed(CONTINENTS)])


@rule("goldrausch 1.1")
def test_maxima_are_shown_as_they_are_now() -> None:
    match = play_round(opened(), "v- v- v- v-", "barren-land")
    assert maxima(match) == [8, 18, 28]
    assert state(match).maxima[0] == 8


def _variant(players: int) -> Variant:
    return next(variant for variant in VARIANTS if variant.game == "goldrausch" and variant.seats == players)
