"""Laws of secrecy: a seat gets what it may know, and nothing from what it may not."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from tests.kit import Variant, every_game, part_of, random_game, refusal_of

from motherlode.bots.catalogue import bot
from motherlode.bots.of_games import OF_GAMES
from motherlode.core.event import Event
from motherlode.core.ids import CHANCE, SPECTATOR
from motherlode.core.observer import Observer
from motherlode.core.playout import sample_move
from motherlode.core.rng import Rng

seeds = st.integers(0, 2**40)


def wire(view: object) -> bytes:
    return msgspec.json.encode(view)


@every_game
@given(seed=seeds, luck=seeds)
def test_a_guess_cannot_be_told_from_the_truth(variant: Variant, seed: int, luck: int) -> None:
    """Byte-identical view and info, the same legal moves, the same refusals."""
    game = variant.make()
    for k, state in enumerate(part_of(random_game(game, seed), seed)):
        if (k + seed) % 3:
            continue
        for seat in range(game.seats):
            guess = game.guess(state, seat, Rng(luck))
            assert wire(game.view(guess, seat)) == wire(game.view(state, seat))
            assert game.info(guess, seat) == game.info(state, seat)
            assert list(game.legal_moves(guess, seat)) == list(game.legal_moves(state, seat))
            for code in range(
                seed % 5 if game.codec.size > 20 else 0, game.codec.size, 5 if game.codec.size > 20 else 1
            ):
                assert refusal_of(game, guess, seat, code) == refusal_of(game, state, seat, code)


@every_game
@given(seed=seeds, luck=seeds, other=seeds)
def test_a_guess_depends_on_what_the_seat_knows_alone(variant: Variant, seed: int, luck: int, other: int) -> None:
    """From two positions that the seat cannot tell apart, the same generator gives the same guess."""
    game = variant.make()
    for state in random_game(game, seed):
        for seat in range(game.seats):
            twin = game.guess(state, seat, Rng(other))
            assert game.key(game.guess(twin, seat, Rng(luck))) == game.key(game.guess(state, seat, Rng(luck)))


@every_game
@given(seed=seeds, luck=seeds)
def test_a_guess_is_the_callers_own(variant: Variant, seed: int, luck: int) -> None:
    """Playing on in a guess does not touch the real position."""
    game = variant.make()
    for state in random_game(game, seed):
        before = game.key(state)
        for seat in range(game.seats):
            guess = game.guess(state, seat, Rng(luck))
            legal = game.legal_moves(guess, seat)
            if len(legal):
                game.apply(guess, seat, legal[0], None)
            assert game.key(state) == before


@every_game
@given(seed=seeds, luck=seeds)
def test_a_move_that_shows_its_mover_something_new_says_so(variant: Variant, seed: int, luck: int) -> None:
    """Undo relies on it: unless an event reveals, a move shows its seat the same in the real position as in a guess."""
    game = variant.make()
    rng = Rng(luck)
    for state in random_game(game, seed):
        for seat in range(game.seats):
            if not len(game.legal_moves(state, seat)):
                continue
            move = game.random_move(state, seat, rng)
            truth, guess = game.copy(state), game.guess(state, seat, rng)
            events: list[Event] = []
            game.apply(truth, seat, move, events)
            game.apply(guess, seat, move, None)
            if not any(event.reveals for event in events):
                assert game.info(truth, seat) == game.info(guess, seat)


@every_game
@given(seed=seeds, luck=seeds)
def test_what_a_seat_hears_is_the_same_in_a_guess(variant: Variant, seed: int, luck: int) -> None:
    """Events that do not reveal give nothing away: a seat hears the same from the real position and from a guess."""
    game = variant.make()
    rng = Rng(luck)
    for state in random_game(game, seed):
        for seat in range(game.seats):
            legal = game.legal_moves(state, seat)
            if not len(legal):
                continue
            heard = []
            for position in (game.copy(state), game.guess(state, seat, rng)):
                events: list[Event] = []
                game.apply(position, seat, legal[0], events)
                told = [e for e in events if e.seen_by(seat)]
                heard.append([(e.kind, list(e.args)) for e in told if not e.reveals])
            assert heard[0] == heard[1]


@every_game
@given(seed=seeds)
def test_an_onlooker_sees_no_more_than_everybody_does(variant: Variant, seed: int) -> None:
    """What an onlooker hears, every player hears."""
    game = variant.make()
    state = game.start(0)
    rng = Rng(seed)
    while actors := game.actors(state):
        seat = next(seat for seat in range(CHANCE + 1) if (actors >> seat) & 1)
        events: list[Event] = []
        game.apply(state, seat, sample_move(game, state, seat, rng), events)
        assert wire(game.view(state, SPECTATOR))
        for event in events:
            if event.seen_by(SPECTATOR):
                assert all(event.seen_by(player) for player in range(game.seats))


@every_game
@given(seed=seeds, steps=st.integers(0, 30), other=seeds)
def test_a_bot_answers_the_same_in_positions_its_seat_cannot_tell_apart(
    variant: Variant, seed: int, steps: int, other: int
) -> None:
    game = variant.make()
    for k, state in enumerate(random_game(game, seed)):
        if k == steps:
            break
    for seat in range(game.seats):
        if not len(game.legal_moves(state, seat)):
            continue
        twin = game.guess(state, seat, Rng(other))
        # A bot that looks at the clock may answer differently each time.
        evaluated = ["greedy", "beginner", "club:0.003"] if variant.game in OF_GAMES else []
        for spec in ["random", "mcts:6", *evaluated]:
            players = [bot(spec, variant.game, game, 5) for _ in range(2)]
            positions = (state, twin)
            answers = {
                player.choose(Observer(game, position, seat, Rng(1)))
                for player, position in zip(players, positions, strict=True)
            }
            assert len(answers) == 1
            assert answers.pop() in game.legal_moves(state, seat)
