"""Laws of moves: what is legal, how it is written, and that a game goes on and ends."""

from hypothesis import given
from hypothesis import strategies as st
from tests.kit import Variant, every_game, part_of, random_game, refusal_of

from motherlode.core.ids import CHANCE, SPECTATOR
from motherlode.core.rng import MOST_WEIGHT, Rng

seeds = st.integers(0, 2**40)


@every_game
@given(seed=seeds)
def test_legal_moves_are_exactly_the_codes_that_no_rule_forbids(variant: Variant, seed: int) -> None:
    game = variant.make()
    for k, state in enumerate(part_of(random_game(game, seed), seed)):
        # A stride that is prime to every table size, from a start given by the seed, so that every seat gets its turn.
        if (k + seed) % 5:
            continue
        for seat in (*range(game.seats), CHANCE, SPECTATOR):
            legal = list(game.legal_moves(state, seat))
            assert legal == [code for code in range(game.codec.size) if not refusal_of(game, state, seat, code)]


@every_game
@given(seed=seeds)
def test_every_forbidden_code_has_a_fact_behind_it(variant: Variant, seed: int) -> None:
    game = variant.make()
    for k, state in enumerate(part_of(random_game(game, seed), seed)):
        if (k + seed) % 7:
            continue
        for seat in (*range(game.seats), CHANCE):
            # If a game has many codes, another part of them each time.
            for code in range(
                k % 4 if game.codec.size > 300 else 0, game.codec.size, 4 if game.codec.size > 300 else 1
            ):
                # Reading it checks that every fact is there and has a token.
                refusal_of(game, state, seat, code)


@every_game
@given(seed=seeds)
def test_who_owes_a_move_can_move_and_nobody_else_can(variant: Variant, seed: int) -> None:
    game = variant.make()
    for state in random_game(game, seed):
        actors = game.actors(state)
        for seat in (*range(game.seats), CHANCE):
            assert bool(len(game.legal_moves(state, seat))) == bool((actors >> seat) & 1)
        assert actors == 1 << CHANCE or not (actors >> CHANCE) & 1, "nature moves alone"
        assert actors >> game.seats in (0, 1 << (CHANCE - game.seats)), "only seats of the table"


@every_game
@given(seed=seeds)
def test_a_game_ends_within_its_declared_length_and_then_has_a_result(variant: Variant, seed: int) -> None:
    game = variant.make()
    moves = -1
    for state in random_game(game, seed):
        moves += 1
        assert (game.result(state) is None) == (game.actors(state) != 0)
    assert moves <= game.longest


@every_game
@given(seed=seeds)
def test_nature_has_a_weight_for_each_of_its_moves(variant: Variant, seed: int) -> None:
    game = variant.make()
    for state in random_game(game, seed):
        if game.actors(state) == 1 << CHANCE:
            weights = game.weights(state)
            assert len(weights) == len(game.legal_moves(state, CHANCE))
            assert all(weight > 0 for weight in weights)
            assert sum(weights) < MOST_WEIGHT


@every_game
@given(seed=seeds, luck=seeds)
def test_a_random_move_is_the_one_the_list_would_give(variant: Variant, seed: int, luck: int) -> None:
    game = variant.make()
    for state in random_game(game, seed):
        for seat in range(game.seats):
            legal = game.legal_moves(state, seat)
            if len(legal):
                assert game.random_move(state, seat, Rng(luck)) == legal[Rng(luck).below(len(legal))]
        drawable = game.legal_moves(state, CHANCE)
        if len(drawable):
            assert game.random_draw(state, Rng(luck)) == drawable[Rng(luck).weighted(game.weights(state))]


@every_game
@given(seed=seeds)
def test_the_default_move_is_legal(variant: Variant, seed: int) -> None:
    game = variant.make()
    for state in random_game(game, seed):
        for seat in range(game.seats):
            if (game.actors(state) >> seat) & 1:
                assert game.default_move(state, seat) in game.legal_moves(state, seat)


@every_game
def test_every_code_reads_back_from_its_text(variant: Variant) -> None:
    codec = variant.make().codec
    texts = [codec.text(code) for code in range(codec.size)]
    assert len(set(texts)) == codec.size
    for code, text in enumerate(texts):
        assert codec.parse(text) == code
        assert codec.kind(code).text(list(codec.args(code))) == text


@every_game
def test_what_is_no_move_has_no_code(variant: Variant) -> None:
    codec = variant.make().codec
    text = codec.text(0)
    for wrong in ("", " ", "nonsense", text + " x", text.split()[0] + " §", text.upper() + "!"):
        assert codec.parse(wrong) == -1


@every_game
@given(seed=seeds)
def test_places_and_shares_of_the_win_fit_together(variant: Variant, seed: int) -> None:
    game = variant.make()
    for state in random_game(game, seed):
        result = game.result(state)
    assert result is not None
    shares = [result.share(seat) for seat in range(game.seats)]
    assert abs(sum(shares) - 1.0) < 1e-9
    assert min(result.places) == 1
    assert 0 <= result.reason < len(game.reasons)
    for seat, share in enumerate(shares):
        assert (share > 0) == (result.places[seat] == 1)
