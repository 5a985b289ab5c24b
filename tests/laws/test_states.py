"""Laws of positions: copies, keys, events that change nothing, things that are never lost."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from tests.kit import Variant, conserved, every_game, every_variant, random_game, refusal_of

from motherlode.core.event import Event
from motherlode.core.ids import CHANCE
from motherlode.core.playout import sample_move
from motherlode.core.rng import Rng
from motherlode.core.state import State
from motherlode.games.registry import GAMES

seeds = st.integers(0, 2**40)


def fields_of(state: State) -> list[str]:
    """The attributes of a state, interpreted or compiled."""
    compiled = getattr(type(state), "__mypyc_attrs__", None)
    return [name for name in (compiled or vars(state)) if not name.startswith("__")]


@every_variant
@given(seed=seeds)
def test_nothing_is_lost(variant: Variant, seed: int) -> None:
    for measure in conserved(variant.game):
        totals = [measure(state) for state in random_game(variant.make(), seed)]
        assert all(total == totals[0] for total in totals)


def test_every_listed_game_says_what_it_never_loses() -> None:
    assert all(conserved(game) for game in GAMES)


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
