"""What is said of moves before they are made comes true in random games."""

from collections.abc import Iterator

from tests.kit import random_game, rule
from tests.rules.siberia.setting import FIGURES, PLAYERS, variants

from motherlode.core.consequences import foresee
from motherlode.core.event import Event
from motherlode.core.foresight import Fact
from motherlode.core.ids import CHANCE
from motherlode.core.playout import sample_move
from motherlode.core.rng import Rng
from motherlode.games.siberia.events import NO_EFFECT, WAIVED
from motherlode.games.siberia.game import Siberia
from motherlode.games.siberia.moves import FIND, PASS, TAKE, sell, take
from motherlode.games.siberia.prospects import NOTHING, prospects
from motherlode.games.siberia.state import SiberiaState
from motherlode.games.siberia.world import FIRST_RESOURCE, MARKETS, NO_ACTION, PLACES


def decisions(players: int) -> Iterator[tuple[Siberia, SiberiaState, int]]:
    """Positions of random games in which a player decides, with the player; everybody's figures stand anywhere."""
    rng = Rng(players)
    for variant in variants(players):
        game = variant.make()
        assert isinstance(game, Siberia)
        for position in random_game(game, players):
            assert isinstance(position, SiberiaState)
            s = game.copy(position)
            for seat in range(players):
                scatter(s, seat, rng)
            for seat in range(players):
                if (game.actors(s) >> seat) & 1:
                    yield game, s, seat


def scatter(s: SiberiaState, seat: int, rng: Rng) -> None:
    for where in range(PLACES):
        s.workers[seat * PLACES + where] = 0
    for market in range(MARKETS):
        s.sellers[seat * MARKETS + market] = 0
    s.home[seat] = 0
    for _ in range(FIGURES):
        where = rng.below(PLACES + MARKETS)
        if where >= PLACES:
            s.sellers[seat * MARKETS + where - PLACES] += 1
        elif s.closed >> where & 1:
            s.home[seat] += 1
        else:
            s.workers[seat * PLACES + where] += 1


def named(game: Siberia, s: SiberiaState, seat: int, move: int, kind: str) -> list[Fact]:
    return [fact for fact in foresee(game, s, seat, [move]).facts if fact.kind.name == kind]


@PLAYERS
@rule("siberia 5.7")
def test_every_sale_that_is_named_can_be_made_and_pays_what_was_said(players: int) -> None:
    met = 0
    for game, s, seat in decisions(players):
        for move in game.legal_moves(s, seat):
            sales = [fact.args for fact in named(game, s, seat, move, "sale")] if TAKE <= move < PASS else []
            taken = game.copy(s)
            game.apply(taken, seat, move, None)
            for cubes, resource, exchange, price, money, best in sales:
                assert sell(exchange) in list(game.legal_moves(taken, seat))
                after = game.copy(taken)
                game.apply(after, seat, sell(exchange), None)
                assert after.money[seat] - s.money[seat] == money == cubes * price
                assert after.sold[resource] - s.sold[resource] == cubes
                assert bool(best) == (exchange == sales[0][2])
                assert money <= sales[0][4], "the best comes first"
                met += 1
    assert met


@PLAYERS
@rule("siberia 4.5")
def test_no_effect_is_promised_exactly_where_it_is_told_or_the_whole_effect_is_waived(players: int) -> None:
    met = set()
    for game, s, seat in decisions(players):
        for move in game.legal_moves(s, seat):
            if not TAKE <= move < FIND:
                continue
            happened: list[Event] = []
            game.apply(game.copy(s), seat, move, happened)
            told = {event.kind for event in happened} & {NO_EFFECT, WAIVED}
            promised = named(game, s, seat, move, "no-effect")
            assert len(promised) == len(told)
            assert all(fact.certain for fact in promised)
            met |= told
    assert met == {NO_EFFECT, WAIVED}


@PLAYERS
@rule("siberia 5.7")
def test_a_resource_action_has_an_effect_exactly_if_nothing_is_missing(players: int) -> None:
    met = set()
    for game, s, seat in decisions(players):
        for found in prospects(game.tables, s, seat):
            move = take(FIRST_RESOURCE + found.resource)
            if move in list(game.legal_moves(s, seat)):
                after = game.copy(s)
                game.apply(after, seat, move, None)
                assert (after.doing == NO_ACTION) == (found.missing() != NOTHING)
                met.add(found.missing())
    assert met > {NOTHING}


@PLAYERS
@rule("siberia 7.3")
def test_the_last_round_is_promised_before_it_ends_and_no_other_is(players: int) -> None:
    reasons = set()
    for seed in range(3):
        for variant in variants(players):
            game = variant.make()
            assert isinstance(game, Siberia)
            rng = Rng(seed)
            s = game.start(0)
            promised = set()
            while actors := game.actors(s):
                seat = next(seat for seat in range(CHANCE + 1) if (actors >> seat) & 1)
                move = sample_move(game, s, seat, rng)
                if seat != CHANCE and named(game, s, seat, move, "last-round"):
                    promised.add(s.round)
                game.apply(s, seat, move, None)
            result = game.result(s)
            assert result is not None
            reasons.add(game.reasons[result.reason])
            assert promised == (set() if game.reasons[result.reason] == "standstill" else {s.round})
    assert reasons - {"standstill"}
