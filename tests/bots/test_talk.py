"""Bots at meetings: they believe, promise, give in and break their word, each level in its own way."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.kit import SEED, play

from motherlode.bots.catalogue import bot
from motherlode.bots.levels import LEVELS, Level
from motherlode.bots.mcts_bot import Belief, MctsBot
from motherlode.bots.talk import Heard, Speaker, trust
from motherlode.core.match import Match
from motherlode.core.rng import Rng
from motherlode.games.registry import new_match

NO_RECORD = [(0, 0)] * 4
SEARCH = "mcts:200"


def met(plan: str = "v v v v") -> Match:
    """Four at a meeting, where 30 lie in Veridia and 6 are yielded to each."""
    match = play(new_match("goldrausch", "four", 0, {"start": "first"}, 0, None, SEED, {}), "* reveal 1")
    state: Any = match.state
    state.lying = vec[i64]([2, 6, 30])
    state.mine = 270 - 20 - 38
    countries = {"a": "azul", "r": "rosso", "v": "veridia"}
    seats = zip(("red", "blue", "yellow", "green"), plan.split(), strict=True)
    return play(match, *(f"{seat} go {countries[where]}" for seat, where in seats))


def code(match: Match, text: str) -> int:
    return match.game.codec.parse(text)


def speaker(
    match: Match, level: Level, heard: list[Heard], seed: int = 1, thinker: str = SEARCH, seat: int = 0
) -> Speaker:
    eyes = match.observer(seat, Rng(seed))
    thinks = bot(thinker, match.header.game, match.game, seed)
    return Speaker(thinks, eyes, level, heard, NO_RECORD, seed)


def announced(match: Match, card: str, *seats: int) -> list[Heard]:
    return [Heard(seat, None, code(match, f"lay {card}")) for seat in seats]


def test_who_has_kept_his_word_is_believed_more_than_who_has_broken_it() -> None:
    assert trust((3, 0)) > trust((0, 0)) > trust((0, 1)) > trust((0, 4)) > 0
    assert trust((30, 0)) < 1


@pytest.mark.parametrize(("others", "answer"), [("use", "lay skip"), ("skip", "lay use")])
def test_a_search_that_believes_the_others_does_what_suits_their_words(others: str, answer: str) -> None:
    """Where all others use theirs, one more user gets a fine; where nobody does, a lone user gets double."""
    match = met()
    beliefs = [Belief(seat, code(match, f"lay {others}"), 1.0) for seat in (1, 2, 3)]
    search = MctsBot(1, iterations=600).search(match.observer(0, Rng(1)), beliefs)
    assert match.game.codec.text(search.best()) == answer


@pytest.mark.parametrize("level", LEVELS)
def test_who_is_asked_nothing_says_first_what_he_will_do_himself(level: Level) -> None:
    match = met()
    words = speaker(match, level, []).words()
    assert words[0][1] is None
    assert {move for move, _ in words} <= set(match.game.words(match.state))
    assert all(of in (None, 1, 2, 3) for _, of in words)


def test_a_beginner_hears_nothing_and_says_what_he_does() -> None:
    match = met()
    said = speaker(match, "beginner", [], thinker="greedy").words()
    assert speaker(match, "beginner", announced(match, "use", 1, 2, 3), thinker="greedy").words() == said
    heard = [Heard(0, None, said[0][0])]
    does = [speaker(match, "beginner", heard, seed, "greedy").choose() for seed in range(60)]
    kept = does.count(said[0][0])
    assert 45 <= kept < 60, "nine times in ten"


def test_the_better_level_breaks_its_word_more_often_where_that_pays() -> None:
    """Everybody has promised not to use it; so has the bot."""
    match = met()
    heard = announced(match, "skip", 1, 2, 3, 0)
    word = heard[-1].move
    broken = {
        level: sum(speaker(match, level, heard, seed).choose() != word for seed in range(24))
        for level in ("club", "expert")
    }
    assert 0 < broken["club"] < broken["expert"] < 24


def test_a_word_that_costs_nothing_is_kept() -> None:
    """Alone on his continent he said he would use it: it is best anyway."""
    match = met("v r r r")
    heard = announced(match, "use", 0)
    chosen = {speaker(match, "expert", heard, seed, "mcts:600").choose() for seed in range(4)}
    assert chosen == {heard[0].move}


def test_a_request_is_answered_with_one_word_of_ones_own() -> None:
    match = met()
    for asked in ("use", "skip"):
        heard = [*announced(match, "use", 0), Heard(1, 0, code(match, f"lay {asked}"))]
        words = speaker(match, "club", heard).words()
        assert len(words) == 1
        assert words[0][1] is None


@pytest.mark.parametrize("level", LEVELS)
def test_who_has_spoken_says_no_more_unless_he_is_asked(level: Level) -> None:
    match = met()
    assert speaker(match, level, [*announced(match, "use", 0), *announced(match, "skip", 1, 2)]).words() == []


def test_who_gives_up_little_does_as_he_is_asked() -> None:
    """With everybody else using theirs, not to use it is no sacrifice."""
    match = met()
    skip = code(match, "lay skip")
    heard = [*announced(match, "use", 1, 2, 3), Heard(1, 0, skip)]
    assert [speaker(match, "club", heard, seed).words() for seed in range(4)] == [[(skip, None)]] * 4


def test_whose_card_lies_says_nothing_more_and_confirms() -> None:
    match = play(met(), "red lay use")
    assert speaker(match, "expert", []).words() == []
    assert speaker(match, "expert", []).choose() == code(match, "seal")


def test_in_a_game_without_words_a_bot_just_moves() -> None:
    match = new_match("atacama", "basic", 0, {}, 0, None, SEED, {})
    silent = speaker(match, "club", [], thinker="mcts:20")
    assert silent.words() == []
    assert silent.choose() in list(match.game.legal_moves(match.state, 0))


def test_the_same_seed_says_and_does_the_same() -> None:
    match = met()
    heard = announced(match, "skip", 1)
    assert speaker(match, "expert", heard, 5).words() == speaker(match, "expert", heard, 5).words()
    assert speaker(match, "expert", heard, 5).choose() == speaker(match, "expert", heard, 5).choose()
