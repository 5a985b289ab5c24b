"""What is not allowed, when, and by which paragraph."""

from collections.abc import Callable

import pytest
from tests.kit import play, refusal_of, refused, rule
from tests.rules.siberia.layout import close, idle, invested, lay_tiles, leave, stand
from tests.rules.siberia.setting import PLAYERS, acting, deal, end_round, opened, scattered, seen, table, texts

from motherlode.core.errors import IllegalMove
from motherlode.core.ids import CHANCE, seat_number
from motherlode.core.match import Match

EIGHT = "transbaikal magadan chukotka irkutsk taimyr tomsk altai krasnoyarsk"
HAND = ["manager", "seller-gas", "seller-gas", "seller-gas", "worker-oil", "worker-oil"]
OTHER = ["manager", "logistics-gas", "logistics-oil", "logistics-coal", "worker-gas", "worker-coal"]


def reason(match: Match, line: str) -> str:
    """The refusal as Match raises it: its kind, its facts, its paragraph."""
    word, _, text = line.partition(" ")
    with pytest.raises(IllegalMove) as caught:
        match.check_move(match.state, seat_number(word), match.game.codec.parse(text))
    tokens = [token for _, token in caught.value.terms.values()]
    return " ".join([caught.value.kind, *tokens, str(caught.value.facts["rule"])])


# -- positions, by name


def facing() -> Match:
    """Red turns up the exchanges; the first is done."""
    return play(scattered(table(exchange_sides="start_player")), "red face london")


def drawing() -> Match:
    return play(opened(), "* draw seller-oil", "* draw seller-oil")


def second_cubes() -> Match:
    """Gold lies on Amur, whose second cube is drawn."""
    return play(table(), "* start red", "* scatter gold", *["* scatter gas"] * 13)


def placing() -> Match:
    return deal(opened(), [HAND, OTHER])


def crowded() -> Match:
    """Two tiles lie on Red's gas."""
    return play(placing(), "red lay seller-gas gas", "red lay seller-gas gas")


def sealed() -> Match:
    return play(placing(), *(f"red lay {tile} research" for tile in HAND), "red seal")


def turns() -> Match:
    """Red is to act: worker, gas and manager are ready, oil has one tile."""
    return acting("worker worker gas gas manager manager", "worker worker")


def researching() -> Match:
    """Gas and a manager tile are left; diamonds are not; Altai is closed."""
    match = close(leave(acting("research/gas research/manager"), diamond=0), "altai")
    return play(match, "red take research")


def joking() -> Match:
    return play(acting("manager manager gas gas"), "red take manager")


def stepping() -> Match:
    match = close(acting("logistics logistics"), "transbaikal")
    return play(stand(match, 0, "amur vladivostok"), "red take logistics")


def posting() -> Match:
    match = stand(acting("seller seller"), 0, "tokyo tokyo frankfurt amur altai vladivostok")
    return play(match, "red take seller")


def entering() -> Match:
    match = stand(acting("worker worker"), 0, "tokyo tokyo frankfurt amur altai vladivostok")
    return play(match, "red take worker")


def entering_with_supply() -> Match:
    return play(acting("worker worker"), "red take worker")


def investing() -> Match:
    """Open are gas, logistics, seller, diamond."""
    match = invested(acting("investor investor gas gas"), 0, "seller")
    return play(match, "red take investor")


def opening() -> Match:
    """The first gas investment is taken, the second lies open: none is face down."""
    match = play(opened(investments=("gas", "gas", "oil", "seller")))
    lay_tiles(match, 0, "investor investor")
    deal(match, [["manager"] + ["worker-gas"] * 2 + ["seller-gas"] * 3, OTHER])
    play(match, *(f"red lay {tile} {tile.split('-')[0]}" for tile in ("manager", "worker-gas", "worker-gas")))
    play(match, "red lay seller-gas seller", "red lay seller-gas seller", "red lay seller-gas gas", "red seal")
    play(match, *(f"blue lay {tile} {tile.split('-')[0]}" for tile in OTHER[:3]), "blue lay logistics-coal coal")
    play(match, "blue lay worker-gas worker", "blue lay worker-coal worker", "blue seal")
    return play(match, "red take investor", "red invest gas")


def mining() -> Match:
    match = stand(acting("gas gas"), 0, "amur tokyo frankfurt london")
    return play(match, "red take gas")


def returning() -> Match:
    """Red has eleven tiles, Blue six."""
    match = acting("gas coal oil gold diamond investor")
    return end_round(lay_tiles(match, 0, "gas coal oil gold manager/worker"))


def over() -> Match:
    return end_round(close(acting("gas gas"), EIGHT))


REFUSED: list[tuple[Callable[[], Match], str, str]] = [
    # set-up
    (table, "* start yellow", "no-such-seat yellow 2.5"),
    (second_cubes, "* scatter gold", "kind-lies-there gold 2.1"),
    (lambda: scattered(table()), "* flip frankfurt", "other-tile frankfurt 2.2"),
    (lambda: scattered(table()), "* flip tokyo", "other-tile tokyo 2.2"),
    (facing, "red face london", "other-tile london 2.2"),
    (facing, "red face dubai", "other-tile dubai 2.2"),
    (facing, "red face frankfurt", "other-tile frankfurt 2.2"),
    (facing, "blue face zurich", "others-turn red 2.2"),
    (facing, "* flip zurich", "not-drawn-now 2.2"),
    (facing, "* face zurich", "players-act 2.2"),
    (facing, "red pass", "not-acting 4.1"),
    (turns, "red face london", "not-facing 2.2"),
    (table, "red face london", "not-facing 2.2"),
    # phase 1
    (drawing, "* draw seller-oil", "not-in-bag seller-oil 3.1"),
    (drawing, "red lay seller-oil oil", "not-placing 3.2"),
    (drawing, "red take gas", "not-acting 4.1"),
    (drawing, "red enter supply", "not-acting 4.1"),
    (drawing, "* scatter gas", "not-drawn-now 2.1"),
    (placing, "red lay worker-gas gas", "tile-not-in-hand worker-gas 3.2"),
    (placing, "red lay seller-gas oil", "tile-not-for seller-gas oil 3.2"),
    (placing, "red lay seller-gas worker", "tile-not-for seller-gas worker 3.2"),
    (placing, "red lay manager gas", "tile-not-for manager gas 3.2"),
    (placing, "red lay worker-oil manager", "tile-not-for worker-oil manager 3.2"),
    (placing, "red seal", "tiles-in-hand 6 3.2"),
    (placing, "* lay manager manager", "players-act 3.2"),
    (placing, "red pass", "not-acting 4.1"),
    (placing, "red waive", "not-acting 4.1"),
    (placing, "red return gas seller-gas", "not-returning 7.1"),
    (crowded, "red lay seller-gas gas", "no-free-space gas 3.2"),
    (crowded, "red seal", "tiles-in-hand 4 3.2"),
    (sealed, "red seal", "sealed-already 3.4"),
    (sealed, "red lay manager manager", "sealed-already 3.4"),
    # phase 2
    (turns, "red lay manager manager", "not-placing 3.2"),
    (turns, "red seal", "not-placing 3.2"),
    (turns, "blue take worker", "others-turn red 4.1"),
    (turns, "blue pass", "others-turn red 4.1"),
    (turns, "* take worker", "players-act 4.1"),
    (turns, "* waive", "players-act 4.1"),
    (turns, "* sell tokyo", "players-act 5.7"),
    (turns, "red take oil", "spaces-not-filled oil 4.3"),
    (turns, "red take research", "research-empty 5.1"),
    (turns, "red waive", "nothing-to-waive 4.4"),
    (turns, "red find gas altai", "not-under-way research 5.1"),
    (turns, "red find-any gas altai", "not-under-way research 5.1"),
    (turns, "red joker gas", "not-under-way manager 5.2"),
    (turns, "red step vladivostok amur", "not-under-way logistics 5.3"),
    (turns, "red post supply tokyo", "not-under-way seller 5.4"),
    (turns, "red enter supply", "not-under-way worker 5.5"),
    (turns, "red invest gas", "not-under-way investor 5.6"),
    (turns, "red sell frankfurt", "not-under-way gas 5.7"),
    (turns, "red return gas seller-gas", "not-returning 7.1"),
    (lambda: acting("research/gas worker worker"), "red pass", "research-first 4.2"),
    (lambda: acting("research/gas worker worker"), "red take worker", "research-first 4.2"),
    (researching, "red pass", "effect-first research 4.5"),
    (researching, "red take worker", "effect-first research 4.5"),
    (researching, "red waive", "must-lay 5.1"),
    (researching, "red find coal tomsk", "no-such-find coal 5.1"),
    (researching, "red find-any diamond tomsk", "supply-is-empty diamond 5.1"),
    (researching, "red find gas altai", "area-is-closed altai 6.1"),
    (researching, "red find gas amur", "area-has amur gas 5.1"),
    (researching, "red find-any oil khabarovsk", "area-has khabarovsk oil 5.1"),
    (researching, "blue find gas tomsk", "others-turn red 4.1"),
    (lambda: play(acting("research/gas"), "red take research"), "red find-any gas altai", "no-such-find manager 5.1"),
    (joking, "red joker manager", "joker-elsewhere 5.2"),
    (joking, "red joker gas", "no-free-space gas 5.2"),
    (joking, "red take gas", "effect-first manager 4.5"),
    (joking, "red pass", "effect-first manager 4.5"),
    (joking, "red enter supply", "not-under-way worker 5.5"),
    (stepping, "red step altai tomsk", "no-worker-there altai 5.3"),
    (stepping, "red step amur altai", "not-near amur altai 5.3"),
    (stepping, "red step vladivostok altai", "not-near vladivostok altai 5.3"),
    (stepping, "red step amur amur", "not-near amur amur 5.3"),
    (stepping, "red step amur transbaikal", "area-is-closed transbaikal 6.2"),
    (posting, "red post supply london", "no-figure-there supply 5.4"),
    (posting, "red post zurich london", "no-figure-there zurich 5.4"),
    (posting, "red post tomsk london", "no-figure-there tomsk 5.4"),
    (posting, "red post tokyo tokyo", "same-exchange tokyo 5.4"),
    (posting, "red post tokyo mumbai", "not-in-play mumbai 1.4"),
    (entering, "red enter supply", "no-figure-there supply 5.5"),
    (entering, "red enter zurich", "no-figure-there zurich 5.5"),
    (entering, "red enter vladivostok", "not-from-port 5.5"),
    (entering_with_supply, "red enter frankfurt", "supply-first 5.5"),
    (investing, "red invest oil", "not-open oil 5.6"),
    (investing, "red invest seller", "has-investment seller 5.6"),
    (investing, "red invest gas", "no-free-space gas 5.6"),
    (opening, "* open gas", "none-face-down gas 5.6"),
    (opening, "red pass", "not-acting 4.1"),
    (mining, "red sell shanghai", "no-seller-there shanghai 5.7"),
    (mining, "red sell london", "not-bought gas london 5.7"),
    (mining, "red sell singapore", "not-in-play singapore 1.4"),
    # the end of a round, and of the game
    (returning, "red return seller seller-gas", "tile-not-there seller-gas seller 7.1"),
    (returning, "red return gas manager", "tile-not-there manager gas 7.1"),
    (returning, "red return manager manager", "tile-not-there manager manager 7.1"),
    (returning, "blue return gas seller-gas", "not-returning 7.1"),
    (returning, "* return gas seller-gas", "players-act 7.1"),
    (returning, "red pass", "not-acting 4.1"),
    (over, "red pass", "game-is-over 7.3"),
    (over, "red lay manager manager", "game-is-over 7.3"),
    (over, "* draw manager", "game-is-over 7.3"),
    (lambda: idle(opened(), 5), "red pass", "game-is-over 7.5"),
    (lambda: end_round(leave(acting(), gas=0, oil=0, gold=0)), "red pass", "game-is-over 7.3"),
]


@rule("siberia 3.2", "siberia 4.1")
@pytest.mark.parametrize(("position", "line", "why"), REFUSED)
def test_what_is_not_allowed_is_refused_with_its_reason(position: Callable[[], Match], line: str, why: str) -> None:
    assert reason(position(), line) == why


@rule("siberia 2.1", "siberia 2.2", "siberia 2.3", "siberia 2.5", "siberia 3.1")
@pytest.mark.parametrize(
    ("move", "paragraph"),
    [
        ("start red", "2.5"),
        ("scatter gas", "2.1"),
        ("flip london", "2.2"),
        ("open gas", "2.3"),
        ("draw manager", "3.1"),
    ],
)
def test_what_the_seed_draws_no_player_does_nor_nature_at_another_time(move: str, paragraph: str) -> None:
    for match in (turns(), placing(), returning()):
        assert reason(match, f"red {move}") == f"drawn-by-seed {paragraph}"
        assert reason(match, f"* {move}") == f"not-drawn-now {paragraph}"


def test_every_refusal_is_named_here() -> None:
    names = {why.split()[0] for _, _, why in REFUSED} | {"drawn-by-seed"}
    assert names == {kind.name for kind in table().game.refusals}


@rule("siberia 1.8", "siberia 3.4")
def test_a_refusal_tells_only_what_its_seat_may_know() -> None:
    """Whatever Blue has drawn and laid, Red gets the same answers."""
    said = set()
    for hand in (
        OTHER,
        ["investor-gas", "investor-oil", "investor-gold", "investor-coal", "seller-coal", "seller-oil"],
    ):
        match = deal(opened(), [HAND, hand])
        play(match, f"blue lay {hand[1]} research")
        said.add(tuple(refusal_of(match.game, match.state, 0, move) for move in range(match.game.codec.size)))
    assert len(said) == 1


@rule("siberia 4.1")
@PLAYERS
def test_what_is_not_refused_is_legal_and_nothing_else(players: int) -> None:
    match = acting("research/gas", "worker worker", players=players)
    for seat in (*range(players), CHANCE):
        allowed = [k for k in range(match.game.codec.size) if not refusal_of(match.game, match.state, seat, k)]
        assert [match.game.codec.text(k) for k in allowed] == texts(match, seat)
    assert seen(match).turn == 0
    assert refused(match, "red take research") == 0
