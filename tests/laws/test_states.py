"""Laws of positions: copies, keys, events that change nothing, things that are never lost."""

from collections.abc import Callable
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from tests.kit import VARIANTS, Variant, every_game, every_variant, random_game, refusal_of

from motherlode.core.event import Event
from motherlode.core.ids import CHANCE, NOBODY
from motherlode.core.playout import sample_move
from motherlode.core.rng import Rng
from motherlode.core.state import State
from motherlode.games.goldrausch.state import CASTING, REVEALING, STARTING
from motherlode.games.goldrausch.tables import LASTING
from motherlode.games.rockwell.state import EXTRACTING, TURNING
from motherlode.games.rockwell.world import NO_TILE

seeds = st.integers(0, 2**40)


def fields_of(state: State) -> list[str]:
    """The attributes of a state, interpreted or compiled."""
    compiled = getattr(type(state), "__mypyc_attrs__", None)
    return [name for name in (compiled or vars(state)) if not name.startswith("__")]


def atacama_derricks(s: Any) -> list[int]:
    """1.2: by colour, every derrick is in a stock, on the board or in the box."""
    seats = len(s.claim)
    return [
        sum(s.stock[2 * seat + colour] for seat in range(seats))
        + sum(int(s.standing[3 * colour + band]).bit_count() for band in range(3))
        + s.box[colour]
        for colour in range(2)
    ]


def atacama_maps(s: Any) -> list[int]:
    """4.1: every part lies on the table or is in the stack, once."""
    lying = [part for part in s.maps if part != 9]
    return sorted(lying + [part for part in range(9) if (s.stack >> part) & 1])


def goldrausch_gold(s: Any) -> list[int]:
    """1.2: players, continents and the mine hold all the gold there is."""
    return [sum(s.gold) + sum(s.lying) + s.mine]


def goldrausch_resources(s: Any) -> list[int]:
    """6.2: the open card is not in the deck, and every round has put one away."""
    opened = 0 if s.phase in (STARTING, REVEALING) else 1
    return [int(s.resources & (opened << s.resource)), int(s.resources).bit_count() + s.round + opened]


def goldrausch_incidents(s: Any) -> list[int]:
    """4.4: every card is in the deck or used, once; out are only the two that stay out, and the one taking effect."""
    missing = (1 << 25) - 1 & ~s.deck & ~s.discards
    now = 1 << s.incident if s.phase == CASTING else 0
    return [int(s.deck & s.discards), int(missing & ~LASTING & ~now)]


def siberia_cubes(s: Any) -> list[int]:
    """1.1: by kind, every cube is on an area, in the supply, or sold."""
    return [s.supply[k] + s.sold[k] + sum(mask >> k & 1 for mask in s.lying) for k in range(5)]


def siberia_tiles(s: Any) -> list[int]:
    """1.2: by sort, every action tile is in the bag, in a hand or on a tableau."""
    seats = len(s.home)
    return [
        s.bag[tile]
        + sum(lies == tile for lies in (*s.drawn, *s.spaces))
        + sum(s.research[21 * seat + tile] for seat in range(seats))
        for tile in range(21)
    ]


def siberia_investments(s: Any) -> list[int]:
    """1.3: by action, every investment is in the stack, in the row or on a space of that action."""
    seats = len(s.home)
    return [
        s.stack[action]
        + sum(lies == action for lies in s.row)
        + sum(s.spaces[20 * seat + 2 * action + k] == 21 for seat in range(seats) for k in range(2))
        for action in range(10)
    ]


def siberia_figures(s: Any) -> list[int]:
    """1.3: every figure of a player is in their supply, a worker or a seller."""
    return [
        home + sum(s.workers[15 * seat : 15 * seat + 15]) + sum(s.sellers[6 * seat : 6 * seat + 6])
        for seat, home in enumerate(s.home)
    ]


def siberia_money(s: Any) -> list[int]:
    """1.7: all the money a player owns was paid by an exchange."""
    return [money - sum(s.earned[30 * seat : 30 * seat + 30]) for seat, money in enumerate(s.money)]


def rockwell_dice(s: Any) -> list[int]:
    """Three, on board I or with crews (1.6)."""
    return [s.dice + sum(1 for die in s.crew_dice if die)]


def rockwell_cards(s: Any) -> list[int]:
    """One for every tile that was drilled, the others in their piles (6.2)."""
    drawn = int(s.turned).bit_count() - (s.phase in (TURNING, EXTRACTING))
    return [drawn + sum(int(pile).bit_count() for pile in s.piles)]


def rockwell_figures(s: Any) -> list[int]:
    """Nobody has a vice-president twice on a board, nor a shaft twice on a tile."""
    posts = [(board, seat) for board, span in enumerate(((0, 4), (4, 7), (7, 10))) for seat in s.slots[slice(*span)]]
    shafts = [tile for tile in s.shafts if tile != NO_TILE]
    manned = [post for post in posts if post[1] != NOBODY]
    return [len(manned) - len(set(manned)), len(shafts) - len(set(shafts))]


def rockwell_deliveries(s: Any) -> list[int]:
    """Every tile missing from a stack is some player's; insurance is made from cubes."""
    made = [sum(s.insured[4 * seat : 4 * seat + 4]) - s.used[seat] for seat in range(len(s.used))]
    return [sum(s.delivered) - sum(s.deliveries), sum(1 for tiles in made if tiles < 0)]


# What each game never loses. A listed game without an entry fails below.
CONSERVED: dict[str, list[Callable[[Any], list[int]]]] = {
    "atacama": [atacama_derricks, atacama_maps],
    "goldrausch": [goldrausch_gold, goldrausch_resources, goldrausch_incidents],
    "rockwell": [rockwell_dice, rockwell_cards, rockwell_figures, rockwell_deliveries],
    "siberia": [siberia_cubes, siberia_tiles, siberia_investments, siberia_figures, siberia_money],
}


@every_variant
@given(seed=seeds)
def test_nothing_is_lost(variant: Variant, seed: int) -> None:
    for measure in CONSERVED[variant.game]:
        totals = [measure(state) for state in random_game(variant.make(), seed)]
        assert all(total == totals[0] for total in totals)


def test_every_listed_game_says_what_it_never_loses() -> None:
    assert {variant.game for variant in VARIANTS} == set(CONSERVED)


@every_game
@given(seed=seeds)
def test_a_copy_goes_its_own_way(variant: Variant, seed: int) -> None:
    """Every position of a game, kept as a copy, is still the same when the game is over."""
    game = variant.make()
    kept = [(game.copy(state), game.key(state)) for state in random_game(game, seed)]
    for state, key in kept:
        assert game.key(state) == key
    for (state, key), (_, following) in zip(kept[::3], kept[1::3], strict=False):
        fresh = game.copy(state)
        for seat in (*range(game.seats), CHANCE):
            for move in list(game.legal_moves(fresh, seat))[:2]:
                game.apply(game.copy(fresh), seat, move, None)
        assert game.key(fresh) == game.key(state) == key != following


@every_game
@given(seed=seeds, steps=st.integers(0, 60))
def test_the_key_has_every_field_and_every_cell(variant: Variant, seed: int, steps: int) -> None:
    """Changing anything in a copy changes the copy's key and not the original's."""
    game = variant.make()
    for k, state in enumerate(random_game(game, seed)):
        if k == steps:
            break
    original = game.key(state)
    for name in fields_of(state):
        value = getattr(state, name)
        if isinstance(value, vec):
            for cell in range(len(value)):
                other = game.copy(state)
                getattr(other, name)[cell] += 1
                assert game.key(other) != original, f"{name}[{cell}] is not in the key"
                assert game.key(state) == original, f"{name} is shared by copies"
        else:
            other = game.copy(state)
            setattr(other, name, value + 1)
            assert game.key(other) != original, f"{name} is not in the key"


@every_game
@given(seed=seeds)
def test_listening_changes_nothing(variant: Variant, seed: int) -> None:
    """A move leads to the same position whether anybody collects its events or not."""
    game = variant.make()
    rng = Rng(seed)
    loud, quiet = game.start(0), game.start(0)
    while actors := game.actors(quiet):
        seat = next(seat for seat in range(CHANCE + 1) if (actors >> seat) & 1)
        move = sample_move(game, quiet, seat, rng)
        events: list[Event] = []
        game.apply(loud, seat, move, events)
        game.apply(quiet, seat, move, None)
        assert game.key(loud) == game.key(quiet)
        assert events
        for event in events:
            kind = game.event_kinds[event.kind]
            assert len(event.args) == len(kind.params)
            assert kind.text(list(event.args))


@every_game
@given(seed=seeds)
def test_seats_that_choose_at_the_same_time_may_arrive_in_any_order(variant: Variant, seed: int) -> None:
    """Moves of two seats that both owe one lead to the same position in either order."""
    game = variant.make()
    rng = Rng(seed)
    for state in random_game(game, seed):
        owing = [seat for seat in range(game.seats) if (game.actors(state) >> seat) & 1]
        if len(owing) < 2:
            continue
        moves = {seat: game.random_move(state, seat, rng) for seat in owing}
        keys = set()
        for order in (owing, owing[::-1]):
            other = game.copy(state)
            for seat in order:
                assert refusal_of(game, other, seat, moves[seat]) == ""
                game.apply(other, seat, moves[seat], None)
            keys.add(game.key(other))
        assert len(keys) == 1
