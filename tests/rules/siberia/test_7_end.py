"""Section 7: end of round and of the game."""

import pytest
from tests.kit import play, refused, rule
from tests.rules.siberia.layout import clear, close, idle, invested, lay_tiles, leave, lie, stand
from tests.rules.siberia.setting import (
    OPEN,
    PLAYERS,
    acting,
    all_tiles,
    bag,
    default,
    end_round,
    news,
    on,
    opened,
    place,
    seen,
    state,
    table,
    texts,
)

from motherlode.core.ids import CHANCE, SEAT_NAMES, SPECTATOR, only
from motherlode.core.match import Match

EIGHT = "transbaikal magadan chukotka irkutsk taimyr tomsk altai krasnoyarsk"
SIX_TILES = "gas coal oil gold diamond investor"


def full(players: int = 2, *wishes: str) -> Match:
    """The second round is over for all; those without other plans have 12 tiles."""
    match = end_round(acting(*[SIX_TILES] * players, players=players))
    return end_round(place(match, *(wishes or ["manager logistics seller worker gas coal"] * players)))


def give_back(match: Match, seat: int) -> None:
    play(match, f"{SEAT_NAMES[seat]} {texts(match, seat)[0]}")


@rule("siberia 7.1")
@PLAYERS
def test_who_has_more_than_10_action_tiles_returns_some_until_10_are_left(players: int) -> None:
    match = full(players)
    assert seen(match).phase == "returning"
    assert [company.tiles for company in seen(match).seats] == [12] * players
    for seat in range(players):
        assert seen(match, seat).prompt == "return"
        give_back(match, seat)
        give_back(match, seat)
        if seat < players - 1:
            assert texts(match, seat) == []
            assert seen(match).seats[seat].tiles == 10
    assert seen(match).round == 3
    assert seen(match).bag == 70 - 10 * players


@rule("siberia 7.1")
def test_tiles_of_their_choice_go_to_the_bag() -> None:
    match = full()
    wanted = {
        f"return {action.name} {piece.tile}" for action in seen(match).seats[0].actions for piece in action.pieces
    }
    assert set(texts(match)) == wanted
    tile = on(match, 0, "worker")[0]
    before = bag(match)[tile]
    play(match, f"red return worker {tile}")
    assert bag(match)[tile] == before + 1
    assert on(match, 0, "worker") == []
    assert news(match, "tile-returned") == [f"red {tile} worker"]


@rule("siberia 7.1")
def test_exactly_10_may_stay() -> None:
    match = end_round(acting("gas coal oil gold diamond investor"))
    place(match, "manager logistics seller worker research/gas research/gas", SIX_TILES)
    play(match, "blue pass", "red take research", "red find gas altai", "red find gas tomsk", "red pass")
    assert seen(match).phase == "returning"
    assert seen(match).seats[0].tiles == 10
    assert seen(match).actors == [1]
    assert texts(match, 0) == []


@rule("siberia 7.1")
def test_investments_are_not_counted() -> None:
    match = end_round(acting())
    place(match, "manager logistics seller worker research/gas research/gas")
    invested(match, 0, "manager", "logistics", "seller")
    assert seen(match).seats[0].tiles == 12, "two of them in research"
    play(match, "blue pass", "red take research", "red find gas altai", "red find gas tomsk", "red pass")
    assert seen(match).actors == [1]
    give_back(match, 1)
    assert not [text for text in texts(match, 1) if "investment" in text]


@rule("siberia 7.1")
def test_jokers_count_and_may_be_returned() -> None:
    match = acting(SIX_TILES)
    lay_tiles(match, 0, "manager/gas manager/coal manager/worker worker seller")
    end_round(match)
    assert seen(match).seats[0].tiles == 11
    assert {"return gas manager", "return worker manager"} <= set(texts(match))
    before = bag(match)["manager"]
    play(match, "red return worker manager")
    assert len(on(match, 0, "worker")) == 1
    assert "joker" not in on(match, 0, "worker")
    assert bag(match)["manager"] == before + 1
    assert seen(match).round == 2


@rule("siberia 7.1")
def test_all_do_so_at_the_same_time_in_the_open() -> None:
    match = full(3)
    assert match.game.actors(match.state) == 0b111
    give_back(match, 2)
    give_back(match, 0)
    for eyes in (0, 1, 2, SPECTATOR):
        assert [company.tiles for company in seen(match, eyes).seats] == [11, 12, 11]
        assert news(match, "tile-returned", eyes) == [news(match, "tile-returned")[0]]
    assert match.game.simultaneous.number(match.state) > 0


@rule("siberia 7.1")
def test_returning_may_be_taken_back_until_the_last_has_returned() -> None:
    match = full()
    give_back(match, 0)
    give_back(match, 1)
    match.undo(0, match.turn(0), 0)
    assert [company.tiles for company in seen(match).seats] == [12, 11]
    give_back(match, 0)
    give_back(match, 0)
    give_back(match, 1)
    assert match.game.actors(match.state) == only(CHANCE)
    match.go_on()
    assert not match.can_undo(1)


@rule("siberia 7.1")
def test_when_time_is_up_tiles_are_returned() -> None:
    match = full()
    for seat in (0, 0, 1, 1):
        assert default(match, seat) in texts(match, seat)
        play(match, f"{SEAT_NAMES[seat]} {default(match, seat)}")
    assert seen(match).round == 3


@rule("siberia 7.1", "siberia 4.2")
def test_research_is_empty_by_then() -> None:
    match = end_round(acting(SIX_TILES, SIX_TILES))
    place(match, "manager logistics seller worker gas research/gas", SIX_TILES)
    play(match, "blue pass", "red take research", "red find gas altai", "red pass")
    assert seen(match).phase == "returning"
    assert not any(company.research for company in seen(match).seats)


@rule("siberia 7.2")
@PLAYERS
def test_the_start_player_marker_moves_left(players: int) -> None:
    match = opened(players)
    for number in range(1, players + 2):
        place(match)
        assert seen(match).start == seen(match).turn == (number - 1) % players
        clear(end_round(match))
        assert news(match, "round-began") == [f"{number + 1} {SEAT_NAMES[number % players]}"]
        state(match).idle = 0


@rule("siberia 7.3")
def test_the_game_ends_after_the_round_in_which_the_8th_area_is_closed() -> None:
    seven = " ".join(EIGHT.split()[:7])
    match = close(acting("gas gas worker worker", "worker worker"), seven)
    stand(lie(match, "amur", "gas"), 0, "amur tokyo")
    play(match, "red take gas", "red sell tokyo")
    assert seen(match).closed == 8
    assert seen(match).phase == "actions", "the round is played to its end"
    play(match, "blue take worker", "blue enter supply", "red take worker", "red enter supply", "blue pass")
    assert match.result() is None
    play(match, "red pass")
    assert news(match, "game-ended") == ["closed"]
    assert match.result() is not None
    assert (seen(match).phase, seen(match).reason, seen(match).prompt) == ("over", "closed", "over")
    assert match.game.actors(match.state) == 0


@rule("siberia 7.3")
def test_seven_closed_areas_do_not_end_it() -> None:
    match = end_round(close(acting(), " ".join(EIGHT.split()[:7])))
    assert match.result() is None
    assert seen(match).round == 2


@rule("siberia 7.3")
def test_or_three_of_the_five_supply_fields_are_empty() -> None:
    match = leave(acting("research/gas worker worker"), gas=1, gold=0, oil=0)
    play(match, "red take research", "red find gas altai")
    assert match.result() is None
    play(match, "blue pass", "red take worker", "red enter supply", "red pass")
    assert news(match, "game-ended") == ["supply"]
    assert seen(match).reason == "supply"


@rule("siberia 7.3")
def test_two_empty_fields_do_not_end_it() -> None:
    match = end_round(leave(acting(), gas=0, gold=0))
    assert match.result() is None


@rule("siberia 7.3", "siberia 6.5")
def test_areas_can_still_close_beyond_the_8th() -> None:
    match = close(acting("gas gas coal coal"), EIGHT)
    stand(lie(lie(match, "amur", "gas"), "khabarovsk", "coal"), 0, "amur khabarovsk tokyo")
    play(match, "red take gas", "red sell tokyo", "blue pass", "red take coal", "red sell tokyo")
    assert seen(match).closed == 10
    play(match, "red pass")
    assert news(match, "game-ended") == ["closed"]


@rule("siberia 7.4")
def test_neither_condition_can_be_undone_so_it_is_looked_at_when_all_have_passed() -> None:
    """Whatever holds in the middle of the round still holds at its end."""
    match = leave(acting("research/coal", players=3), gas=0, gold=0, oil=0)
    play(match, "red take research")
    assert "find coal altai" not in texts(match)
    play(match, "red find coal tomsk", "blue pass", "yellow pass")
    assert match.result() is None
    play(match, "red pass")
    assert match.result() is not None


@rule("siberia 7.4")
@pytest.mark.parametrize("ending", ["closed", "supply"])
def test_if_one_holds_nobody_returns_tiles_and_the_marker_stays(ending: str) -> None:
    match = end_round(acting(SIX_TILES, SIX_TILES))
    place(match, "manager logistics seller worker gas coal", "manager logistics seller worker gas coal")
    if ending == "closed":
        close(match, EIGHT)
    else:
        leave(match, gas=0, oil=0, diamond=0)
    end_round(match)
    assert news(match, "game-ended") == [ending]
    assert [company.tiles for company in seen(match).seats] == [12, 12]
    assert seen(match).start == 1
    assert news(match, "tile-returned") == news(match, "round-began") == []
    assert all_tiles(state(match)) == 70


@rule("siberia 7.4")
def test_a_supply_field_that_set_up_left_empty_counts() -> None:
    """All ten diamonds and all twelve gold lie on the map."""
    match = play(table(), "* start red", *["* scatter diamond"] * 10, *["* scatter gas"] * 4)
    play(match, *["* scatter gold"] * 12, *["* scatter oil"] * 2)
    assert [stock.left for stock in seen(match).supply] == [14, 16, 12, 0, 0]
    play(match, *(f"* flip {face}" for face in ("london", "zurich", "new-york", "shanghai", "tokyo")))
    play(match, *(f"* open {action}" for action in OPEN))
    end_round(place(match))
    assert match.result() is None
    end_round(leave(place(match), oil=0))
    assert news(match, "game-ended") == ["supply"]


@rule("siberia 7.5")
def test_the_game_also_ends_after_five_rounds_in_a_row_in_which_no_cube_was_laid_or_mined() -> None:
    match = opened()
    for number in range(1, 6):
        assert match.result() is None
        idle(match, 1)
        assert seen(match).idle == number
    assert news(match, "game-ended") == ["standstill"]
    assert seen(match).reason == "standstill"
    assert seen(match).round == 5


@rule("siberia 7.5")
@pytest.mark.parametrize("what", ["laid", "mined"])
def test_a_cube_laid_or_mined_restarts_the_count(what: str) -> None:
    match = idle(opened(), 4)
    assert seen(match).idle == 4
    stand(place(match, "research/gas" if what == "laid" else "gas gas"), 0, "amur tokyo")
    if what == "laid":
        play(match, "red take research", "red find gas altai")
    else:
        play(match, "red take gas", "red sell tokyo")
    clear(end_round(match))
    assert seen(match).idle == 0
    assert match.result() is None
    assert idle(match, 4).result() is None
    assert news(idle(match, 1), "game-ended") == ["standstill"]


@rule("siberia 7.5")
@pytest.mark.parametrize(
    ("tiles", "moves"),
    [
        ("worker worker", ["take worker", "enter supply"]),
        ("seller seller", ["take seller", "post supply tokyo"]),
        ("logistics logistics", ["take logistics", "step vladivostok amur", "waive"]),
        ("manager manager", ["take manager", "joker gas"]),
        ("gas gas", ["take gas"]),
    ],
)
def test_nothing_else_that_is_done_counts(tiles: str, moves: list[str]) -> None:
    match = place(idle(opened(), 4), tiles)
    play(match, *(f"red {move}" for move in moves))
    assert news(end_round(match), "game-ended") == ["standstill"]


@rule("siberia 7.5", "siberia 5.1")
def test_research_without_effect_does_not_count() -> None:
    match = leave(place(idle(opened(), 4), "research/gas"), gas=0)
    play(match, "red take research")
    assert news(end_round(match), "game-ended") == ["standstill"]


@rule("siberia 7.5", "siberia 7.4")
def test_nor_are_tiles_returned_then() -> None:
    match = lay_tiles(place(idle(opened(), 4), "gas gas coal coal oil oil"), 0, "gold gold diamond diamond worker")
    end_round(match)
    assert news(match, "game-ended") == ["standstill"]
    assert seen(match).seats[0].tiles == 11


@rule("siberia 7.3")
def test_when_it_is_over_nothing_is_allowed() -> None:
    match = end_round(close(acting("gas gas"), EIGHT))
    for seat in (0, 1, CHANCE):
        assert texts(match, seat) == []
    assert refused(match, "red pass") != 0
    assert refused(match, "* draw manager") != 0
