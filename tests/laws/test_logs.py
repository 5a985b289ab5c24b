"""Laws of the log: it is the whole truth, and nobody can tamper with it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kit import ToyVariant, Variant, every_game, every_variant, random_match

from motherlode.core.errors import LOG_DRAW, LOG_NO_SEED, LOG_SEED, Fault
from motherlode.core.ids import CHANCE, seat_name
from motherlode.core.log import Log, render
from motherlode.core.match import Match
from motherlode.core.parse import parse
from motherlode.core.replay import load
from motherlode.core.rng import Rng

seeds = st.integers(0, 2**40)


def again(match: Match, log: Log, *, upto: int = -1, verify: bool = False) -> Match:
    return load(match.game, log, upto, verify)


@every_game
@given(seed=seeds)
def test_a_game_read_back_from_its_text_is_the_same_game(variant: Variant, seed: int) -> None:
    match = random_match(variant, seed)
    text = render(match.log(with_seed=True))
    back = again(match, parse(text), verify=True)
    assert match.game.key(back.state) == match.game.key(match.state)
    assert render(back.log(with_seed=True)) == text


@every_game
@given(seed=seeds)
def test_the_first_lines_of_a_log_are_the_first_positions_of_the_game(variant: Variant, seed: int) -> None:
    match = random_match(variant, seed)
    log = match.log(with_seed=False)
    state = match.game.start(0)
    rng = Rng(seed)
    for k, entry in enumerate(match.entries):
        # Some fifty positions of a long game, because each is replayed from the start.
        if rng.below(1 + len(match.entries) // 50) == 0:
            assert match.game.key(again(match, log, upto=k).state) == match.game.key(state)
        match.game.apply(state, entry.seat, entry.move, None)


@every_game
@given(seed=seeds, undo_seed=seeds)
def test_a_game_with_undos_reads_back_too(variant: Variant, seed: int, undo_seed: int) -> None:
    """Now and then somebody takes a move back, freely or by consent of all; the log records and replays it."""
    match = variant.match(bytes([seed % 256]) * 32)
    rng = Rng(undo_seed)
    undos = 20  # if many choose at once, an undo throws the game far back: without a limit it might never end
    match.go_on()
    while actors := match.game.actors(match.state):
        owing = [seat for seat in range(match.game.seats) if (actors >> seat) & 1]
        seat = owing[rng.below(len(owing))]
        if undos and rng.below(4) == 0 and any(entry.seat == seat for entry in match.in_force):
            undos -= 1
            match.undo(seat, match.turn(seat), (1 << match.game.seats) - 1)
        else:
            match.submit(seat, match.turn(seat), [match.game.random_move(match.state, seat, rng)])
    text = render(match.log(with_seed=True))
    back = again(match, parse(text), verify=True)
    assert match.game.key(back.state) == match.game.key(match.state)
    assert render(back.log(with_seed=True)) == text
    assert [entry.number for entry in match.entries] == list(range(1, len(match.entries) + 1))


@every_game
@given(seed=seeds)
def test_a_running_games_log_does_not_contain_the_seed(variant: Variant, seed: int) -> None:
    match = random_match(variant, seed)
    running = again(match, match.log(with_seed=True), upto=len(match.entries) - 1)
    assert running.result() is None
    assert match.seed.hex() not in render(running.log(with_seed=False))
    assert match.seed.hex() in render(match.log(with_seed=False)), "published at the end"


@pytest.mark.parametrize("variant", [ToyVariant(2)], ids=str)
def test_a_rigged_draw_is_found_out(variant: Variant) -> None:
    match = random_match(variant, 7)
    log = match.log(with_seed=True)
    rolled = next(k for k, line in enumerate(log.lines) if line.seat == CHANCE)
    log.lines[rolled].text = "roll 0" if log.lines[rolled].text != "roll 0" else "roll 1"
    log.ending = None
    again(match, log)
    with pytest.raises(Fault) as caught:
        again(match, log, verify=True)
    assert caught.value.code == LOG_DRAW


@every_variant
def test_another_seed_than_the_one_promised_is_found_out(variant: Variant) -> None:
    match = random_match(variant, 7)
    log = match.log(with_seed=True)
    log.seed = bytes(32)
    with pytest.raises(Fault) as caught:
        again(match, log)
    assert caught.value.code == LOG_SEED


@every_variant
def test_without_the_seed_nothing_can_be_verified(variant: Variant) -> None:
    match = random_match(variant, 7)
    log = match.log(with_seed=True)
    log.seed = b""
    with pytest.raises(Fault) as caught:
        again(match, log, verify=True)
    assert caught.value.code == LOG_NO_SEED


@every_game
@given(seed=seeds, text=st.text(max_size=60), at=st.integers(0, 400))
def test_no_damage_to_a_log_goes_unseen_or_crashes(variant: Variant, seed: int, text: str, at: int) -> None:
    """Any line replaced by anything: either it is still the same game, or a Fault; never another exception."""
    match = random_match(variant, seed % 5)
    whole = render(match.log(with_seed=True))
    lines = whole.splitlines()
    lines[at % len(lines)] = text
    try:
        back = again(match, parse("\n".join(lines)))
    except Fault:
        return
    assert match.game.key(back.state) == match.game.key(match.state)


@every_game
def test_seats_have_names_of_their_own(variant: Variant) -> None:
    names = [seat_name(seat) for seat in (*range(variant.seats), CHANCE)]
    assert len(set(names)) == len(names)
