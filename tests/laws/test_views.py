"""Laws of views: what every view says is what the game says."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.kit import Variant, every_variant, random_game

from motherlode.core.ids import CHANCE, SPECTATOR, seats_in


@every_variant
@given(seed=st.integers(0, 2**40))
def test_a_view_says_who_looks_who_owes_a_move_and_how_it_ended(variant: Variant, seed: int) -> None:
    game = variant.make()
    for k, state in enumerate(random_game(game, seed)):
        result = game.result(state)
        if k % 9 and result is None:
            continue
        for seat in (*range(game.seats), SPECTATOR, CHANCE):
            view: Any = game.view(state, seat)
            assert view.viewer == seat
            assert view.actors == seats_in(game.actors(state))
            assert (view.prompt == "over") == (result is not None)
            owes = seat != CHANCE and seat in view.actors
            assert (view.prompt in ("wait", "over")) == (not owes)
            ranks = None if result is None else list(zip(result.scores, result.places, strict=True))
            assert ranks == (view.results and [(one.points, one.place) for one in view.results])
