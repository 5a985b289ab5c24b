"""Section 3: drawing, and placing at the same time."""

from itertools import permutations

import pytest
from tests.kit import event_texts, play, refused, rule
from tests.rules.siberia.layout import invested, lay_tiles
from tests.rules.siberia.setting import (
    PLAYERS,
    acting,
    bag,
    chances,
    deal,
    default,
    end_round,
    news,
    on,
    opened,
    place,
    plans,
    positions,
    researched,
    seen,
    texts,
)

from motherlode.core.errors import UNDO_NEEDS_CONSENT, Fault
from motherlode.core.ids import CHANCE, SEAT_NAMES, SPECTATOR, everyone_at, only
from motherlode.core.match import Match
from motherlode.games.siberia.state import DRAWING

HAND = "manager logistics-gas seller-gas worker-oil investor-diamond seller-gold"
OTHER = "manager logistics-gas worker-coal worker-gas investor-oil seller-coal"


def drawn(first: str = HAND, second: str = OTHER, match: Match | None = None) -> Match:
    return deal(match or opened(), [first.split(), second.split()])


def take_back(match: Match, seat: int) -> None:
    match.undo(seat, match.turn(seat), 0)


@rule("siberia 3.1")
@PLAYERS
def test_from_the_start_player_on_each_draws_six_tiles_from_the_bag(players: int) -> None:
    match = opened(players, start="blue")
    for seat in [(1 + k) % players for k in range(players)]:
        for number in range(6):
            assert seen(match, seat).seats[seat].hand == number
            assert match.game.actors(match.state) == only(CHANCE)
            tile = max(bag(match), key=lambda each: bag(match)[each])
            play(match, f"* draw {tile}")
            assert event_texts(match, -1, seat)[-1] == f"tile-drawn {SEAT_NAMES[seat]} {tile}"
    assert seen(match).bag == 70 - 6 * players
    assert match.game.actors(match.state) == everyone_at(players)


@rule("siberia 3.1")
def test_a_tile_is_as_likely_as_it_is_often_in_the_bag() -> None:
    match = play(opened(), "* draw manager", "* draw manager", "* draw logistics-diamond", "* draw logistics-diamond")
    left = chances(match)
    assert (left["draw manager"], left["draw worker-gas"], left["draw seller-oil"]) == (12, 4, 2)
    assert "draw logistics-diamond" not in left


@rule("siberia 3.1", "siberia 7.1")
@PLAYERS
def test_the_bag_always_suffices(players: int) -> None:
    for s in positions(players, 2):
        assert s.phase != DRAWING or sum(s.bag) > 0
    match = opened(players)
    for number in range(3):
        place(match, *["gas coal oil gold diamond investor" if number < 2 else "research " * 6] * players)
        if number < 2:
            end_round(match)
        while seen(match).phase == "returning":
            actor = seen(match).actors[0]
            play(match, f"{SEAT_NAMES[actor]} {texts(match, actor)[0]}")
    assert seen(match).bag == 70 - 16 * players


@rule("siberia 3.2")
@PLAYERS
def test_all_place_at_the_same_time(players: int) -> None:
    match = opened(players)
    deal(match, [[tile for tile, _ in plan] for plan in plans(match)])
    assert match.game.actors(match.state) == everyone_at(players)
    for seat in range(players):
        assert seen(match, seat).prompt == "lay"
    play(match, "blue " + texts(match, 1)[0])
    assert match.game.actors(match.state) == everyone_at(players)


@rule("siberia 3.2")
def test_the_order_in_which_they_place_does_not_matter() -> None:
    keys = set()
    lines = [
        [f"red lay {tile} research" for tile in HAND.split()],
        [f"blue lay {tile} {tile.split('-')[0]}" for tile in OTHER.split()],
    ]
    for order in permutations(range(6)):
        match = drawn()
        play(match, *(lines[0][k] for k in order), "red seal", *lines[1], "blue seal")
        keys.add(match.game.key(match.state))
    match = drawn()
    play(match, *lines[1], "blue seal", *lines[0], "red seal")
    keys.add(match.game.key(match.state))
    assert len(keys) == 1


@rule("siberia 3.2")
def test_a_tile_goes_on_the_action_of_its_person_or_of_its_resource_or_into_research() -> None:
    match = drawn("seller-gas worker-oil worker-oil logistics-coal investor-gold seller-diamond")
    assert set(texts(match)) == {
        *(f"lay seller-gas {spot}" for spot in ("seller", "gas", "research")),
        *(f"lay worker-oil {spot}" for spot in ("worker", "oil", "research")),
        *(f"lay logistics-coal {spot}" for spot in ("logistics", "coal", "research")),
        *(f"lay investor-gold {spot}" for spot in ("investor", "gold", "research")),
        *(f"lay seller-diamond {spot}" for spot in ("seller", "diamond", "research")),
    }
    play(match, "red lay seller-gas gas", "red lay seller-diamond seller", "red lay worker-oil research")
    assert on(match, 0, "gas") == ["seller-gas"]
    assert on(match, 0, "seller") == ["seller-diamond"]
    assert researched(match, 0) == ["worker-oil"]
    assert "lay worker-oil oil" in texts(match), "the second of its kind"


@rule("siberia 3.2")
def test_a_manager_tile_goes_on_a_manager_space_or_into_research() -> None:
    match = drawn("manager manager manager worker-oil investor-gold seller-diamond")
    assert [text for text in texts(match) if "manager" in text] == ["lay manager manager", "lay manager research"]
    play(match, "red lay manager manager", "red lay manager manager")
    assert [text for text in texts(match) if "manager" in text] == ["lay manager research"], "no third space"


@rule("siberia 3.2")
def test_a_tile_that_finds_no_free_space_goes_into_research() -> None:
    match = drawn("seller-gas seller-gas seller-gas seller-gold seller-gold worker-oil")
    play(match, "red lay seller-gas gas", "red lay seller-gas gas", "red lay seller-gold seller")
    play(match, "red lay seller-gold seller")
    assert [text for text in texts(match) if "seller" in text] == ["lay seller-gas research"]


@rule("siberia 3.2")
def test_every_drawn_tile_must_be_placed() -> None:
    match = drawn()
    for tile in HAND.split():
        assert refused(match, "red seal") == 302
        assert "seal" not in texts(match)
        play(match, f"red lay {tile} research")
    assert texts(match) == ["seal"]
    assert seen(match).prompt == "seal"


@rule("siberia 3.2")
def test_research_is_always_allowed() -> None:
    match = drawn()
    for _ in range(6):
        tiles = set(seen(match).hand)
        assert tiles == {text.split()[1] for text in texts(match) if text.endswith("research")}
        play(match, f"red lay {min(tiles)} research")
    assert len(researched(match, 0)) == 6


@rule("siberia 3.3")
def test_tiles_of_earlier_rounds_jokers_and_investments_stay_and_keep_their_spaces() -> None:
    match = acting("gas gas oil coal manager manager")
    play(match, "red take manager", "red joker oil")
    invested(end_round(match), 0, "coal")
    before = {action: on(match, 0, action) for action in ("gas", "oil", "coal")}
    assert min(before["oil"]) == "joker"
    assert "investment" in before["coal"]
    drawn("seller-gas seller-oil worker-coal seller-gold worker-gold investor-gold", OTHER, match)
    assert {action: on(match, 0, action) for action in before} == before
    for full in ("gas", "oil", "coal"):
        assert not [text for text in texts(match) if text.endswith(f" {full}")]


@rule("siberia 3.4")
@pytest.mark.parametrize("eyes", [1, SPECTATOR])
def test_where_they_lay_is_secret_until_everybody_has_confirmed(eyes: int) -> None:
    match = drawn()
    before = seen(match, eyes)
    play(match, "red lay seller-gas gas", "red lay manager research")
    assert on(match, 0, "gas", 0) == ["seller-gas"]
    assert on(match, 0, "gas", eyes) == []
    assert researched(match, 0, eyes) == []
    assert seen(match, eyes).bag == before.bag
    assert seen(match, eyes).seats[0].tiles == before.seats[0].tiles
    assert seen(match, eyes).seats[0].hand == 4
    told = event_texts(match, -1, eyes)
    assert not [text for text in told if text.startswith(("tile-laid", "tile-drawn red"))]
    play(match, *(f"red lay {tile} research" for tile in seen(match).hand), "red seal")
    assert on(match, 0, "gas", eyes) == []
    assert seen(match, eyes).seats[0].sealed


@rule("siberia 3.4")
@PLAYERS
def test_then_all_is_shown_at_once(players: int) -> None:
    match = opened(players)
    wanted = plans(match, "gas gas research/oil")
    deal(match, [[tile for tile, _ in plan] for plan in wanted])
    for seat in reversed(range(players)):
        assert not [text for text in event_texts(match) if text.startswith("tiles-shown")]
        for tile, spot in wanted[seat]:
            play(match, f"{SEAT_NAMES[seat]} lay {tile} {spot}")
        play(match, f"{SEAT_NAMES[seat]} seal")
    shown = news(match, "tiles-shown", SPECTATOR)
    assert [text.split()[0] for text in shown] == list(SEAT_NAMES[:players])
    for seat, text in enumerate(shown):
        words = text.split()[1:]
        assert sorted(zip(words[::2], words[1::2], strict=True)) == sorted(wanted[seat])
        for eyes in (*range(players), SPECTATOR):
            for tile, spot in wanted[seat]:
                assert tile in (researched(match, seat, eyes) if spot == "research" else on(match, seat, spot, eyes))
    assert seen(match).phase == "actions"


@rule("siberia 3.4")
def test_nobody_is_told_what_another_drew_or_laid_before_it_is_shown() -> None:
    match = acting("gas gas", "oil oil", players=3)
    for entry in match.entries:
        for event in entry.events:
            text = match.game.event_kinds[event.kind].text(list(event.args))
            if text.startswith(("tile-drawn", "tile-laid")):
                owner = SEAT_NAMES.index(text.split()[1])
                assert [seat for seat in (0, 1, 2, SPECTATOR) if event.seen_by(seat)] == [owner]


@rule("siberia 3.4")
def test_until_then_they_may_take_back_and_what_the_others_did_stays() -> None:
    match = drawn()
    play(match, "red lay seller-gas gas", "blue lay worker-coal coal", "red lay manager manager")
    take_back(match, 0)
    assert on(match, 0, "manager") == []
    assert on(match, 0, "gas") == ["seller-gas"]
    assert on(match, 1, "coal", 1) == ["worker-coal"]
    take_back(match, 0)
    play(match, "red lay seller-gas seller")
    assert on(match, 0, "seller") == ["seller-gas"]


@rule("siberia 3.4")
def test_a_confirmation_may_be_taken_back_until_the_last_has_confirmed() -> None:
    match = drawn()
    play(match, *(f"red lay {tile} research" for tile in HAND.split()), "red seal")
    assert texts(match) == []
    take_back(match, 0)
    assert texts(match) == ["seal"]
    take_back(match, 0)
    play(match, f"red lay {seen(match).hand[0]} {texts(match)[0].split()[2]}", "red seal")
    play(match, *(f"blue lay {tile} research" for tile in OTHER.split()), "blue seal")
    for seat in range(2):
        assert not match.can_undo(seat), "all is shown"
        with pytest.raises(Fault) as caught:
            take_back(match, seat)
        assert caught.value.code == UNDO_NEEDS_CONSENT


@rule("siberia 3.4")
def test_a_seat_that_has_confirmed_moves_no_more_and_the_others_go_on() -> None:
    match = drawn()
    play(match, *(f"red lay {tile} research" for tile in HAND.split()), "red seal")
    assert match.game.actors(match.state) == only(1)
    assert seen(match).prompt == "wait"
    assert seen(match).phase == "placing"


@rule("siberia 3.4")
@PLAYERS
def test_placing_is_one_choice_of_all_so_that_a_table_can_limit_its_time(players: int) -> None:
    match = opened(players)
    assert match.game.simultaneous.number(match.state) == 0, "nature needs no time"
    deal(match, [[tile for tile, _ in plan] for plan in plans(match)])
    choice = match.game.simultaneous.number(match.state)
    play(match, f"red {texts(match)[0]}")
    assert match.game.simultaneous.number(match.state) == choice > 0
    while actors := match.game.actors(match.state) & everyone_at(players):
        if seen(match).phase != "placing":
            break
        seat = next(k for k in range(players) if actors >> k & 1)
        play(match, f"{SEAT_NAMES[seat]} {default(match, seat)}")
    assert seen(match).phase == "actions"
    assert match.game.simultaneous.number(match.state) == 0


@rule("siberia 3.2", "siberia 3.4")
def test_when_time_is_up_a_tile_goes_to_its_person_else_to_its_resource_else_into_research() -> None:
    match = drawn("seller-gas seller-gas seller-gold seller-gold worker-gas manager")
    laid = []
    while (move := default(match, 0)) != "seal":
        laid.append(move)
        play(match, f"red {move}")
    spots = [move.split()[1:] for move in laid]
    assert sum(1 for tile, spot in spots if spot == "seller" and tile.startswith("seller")) == 2
    assert sum(1 for tile, spot in spots if tile.startswith("seller") and spot in ("gas", "gold")) == 2
    assert ["worker-gas", "worker"] in spots
    assert ["manager", "manager"] in spots
    match = lay_tiles(opened(), 0, "seller-oil/seller seller-oil/seller worker-gas/gas worker-gas/gas")
    drawn("seller-gas seller-gas seller-gas seller-gold seller-gold seller-gold", OTHER, match)
    assert default(match, 0) in ("lay seller-gas research", "lay seller-gold gold")


@rule("siberia 3.2")
def test_what_one_has_laid_shows_as_fresh_until_all_see_it() -> None:
    match = play(drawn(), "red lay seller-gas gas", "red lay manager research")
    assert [piece.fresh for piece in seen(match).seats[0].actions[5].pieces] == [True]
    assert [piece.fresh for piece in seen(match).seats[0].research] == [True]
    play(match, *(f"red lay {tile} research" for tile in seen(match).hand), "red seal")
    play(match, *(f"blue lay {tile} research" for tile in OTHER.split()), "blue seal")
    assert [piece.fresh for piece in seen(match, 1).seats[0].actions[5].pieces] == [False]
