"""Bots at meetings: they believe, promise, give in and break their pledges, each level in its own way."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.kit import SEED, play

from motherlode.bots.catalogue import bot
from motherlode.bots.levels import LEVELS, Level
from motherlode.bots.mcts_bot import Belief, MctsBot
from motherlode.bots.talk import STYLES, Heard, Speaker, trust
from motherlode.core.match import Match
from motherlode.core.rng import Rng
from motherlode.games.registry import new_match

NO_RECORD = [(0, 0)] * 4
SEARCH = "mcts:200"


def met(plan: str = "v v v v", **options: str) -> Match:
    """Four at a meeting; 30 gold lie in Veridia, which yields 6 to each player."""
    match = play(new_match("goldrausch", "four", 0, {"start": "first", **options}, 0, None, SEED, {}), "* reveal 1")
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
    thinks, simple = (bot(spec, match.header.game, match.game, seed) for spec in (thinker, "greedy"))
    return Speaker(thinks, simple, eyes, level, heard, NO_RECORD, seed)


def announced(match: Match, card: str, *seats: int) -> list[Heard]:
    return [Heard(seat, None, code(match, f"lay {card}")) for seat in seats]


def test_a_seat_that_kept_its_pledges_is_believed_more_than_one_that_broke_them() -> None:
    assert trust((3, 0)) > trust((0, 0)) > trust((0, 1)) > trust((0, 4)) > 0
    assert trust((30, 0)) < 1


def test_a_bot_says_nothing_but_pledges() -> None:
    """Laying no card is a move if the table allows it, but nobody can announce it."""
    match = met(absent="none")
    said = [speaker(match, "beginner", [], seed, thinker="random").pledges() for seed in range(30)]
    assert {move for pledges in said for move, _ in pledges} == set(match.observer(0, Rng(0)).pledges())
    assert [] in said


@pytest.mark.parametrize(("others", "answer"), [("use", "lay skip"), ("skip", "lay use")])
def test_a_search_that_believes_the_others_does_what_suits_their_pledges(others: str, answer: str) -> None:
    """If all others use theirs, one more user gets a fine; if nobody does, a lone user gets double."""
    match = met()
    beliefs = [Belief(seat, code(match, f"lay {others}"), 1.0) for seat in (1, 2, 3)]
    search = MctsBot(1, iterations=600).search(match.observer(0, Rng(1)), beliefs)
    assert match.game.codec.text(search.best()) == answer


@pytest.mark.parametrize("level", LEVELS)
def test_who_is_asked_nothing_says_first_what_they_will_do_themselves(level: Level) -> None:
    match = met()
    pledges = speaker(match, level, []).pledges()
    assert pledges[0][1] is None
    assert {move for move, _ in pledges} <= set(match.observer(0, Rng(0)).pledges())
    assert all(of in (None, 1, 2, 3) for _, of in pledges)


def test_a_beginner_hears_nothing_and_says_what_they_do() -> None:
    match = met()
    said = speaker(match, "beginner", [], thinker="greedy").pledges()
    assert speaker(match, "beginner", announced(match, "use", 1, 2, 3), thinker="greedy").pledges() == said
    heard = [Heard(0, None, said[0][0])]
    does = [speaker(match, "beginner", heard, seed, "greedy").decide()[0] for seed in range(60)]
    kept = does.count(said[0][0])
    assert 45 <= kept < 60, "nine times in ten"


@pytest.mark.heavy
def test_the_better_level_breaks_its_pledge_more_often_where_that_pays() -> None:
    """Everybody has promised not to use it; so has the bot."""
    match = met()
    heard = announced(match, "skip", 1, 2, 3, 0)
    pledge = heard[-1].move
    broken = {
        level: sum(speaker(match, level, heard, seed).decide()[0] != pledge for seed in range(24))
        for level in ("club", "expert")
    }
    assert 0 < broken["club"] < broken["expert"] < 24


@pytest.mark.parametrize("level", LEVELS)
def test_who_is_alone_uses_it_whatever_was_said_and_has_nobody_to_tell(level: Level) -> None:
    match = met("v r r r")
    heard = announced(match, "use", 1, 2)
    assert speaker(match, level, heard).pledges() == []
    heard += announced(match, "skip", 0)
    assert {speaker(match, level, heard, seed).decide()[0] for seed in range(6)} == {code(match, "lay use")}


def test_a_beginner_cannot_be_talked_into_anything() -> None:
    match = met("v r r r")
    use, skip = (code(match, f"lay {card}") for card in ("use", "skip"))
    heard = [Heard(0, None, use), Heard(1, 0, skip)]
    assert [speaker(match, "beginner", heard, seed, "greedy").pledges() for seed in range(6)] == [[(use, None)]] * 6


def test_who_would_give_up_much_says_what_they_do_instead() -> None:
    """Alone on a rich continent, not using it costs six gold."""
    match = met("v r r r")
    use, skip = (code(match, f"lay {card}") for card in ("use", "skip"))
    said = [speaker(match, "expert", [Heard(1, 0, skip)], seed).pledges() for seed in range(6)]
    assert said.count([(use, None)]) >= 5


@pytest.mark.parametrize(("loyal", "least", "most"), [(1.0, 12, 12), (0.0, 0, 8)])
def test_a_truce_that_all_have_announced_is_kept_by_the_loyal(
    monkeypatch: pytest.MonkeyPatch, loyal: float, least: int, most: int
) -> None:
    """Two in Veridia promise not to use it; the one who breaks the promise gets twelve."""
    monkeypatch.setitem(STYLES, "club", STYLES["club"]._replace(loyal=loyal))
    match = met("v v r r")
    heard = announced(match, "skip", 0, 1)
    kept = sum(speaker(match, "club", heard, seed).decide()[0] == heard[0].move for seed in range(12))
    assert least <= kept <= most


@pytest.mark.heavy
def test_a_truce_is_offered_where_all_around_would_gain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two in Veridia get six each if neither uses it, four if both do; the others are elsewhere."""
    monkeypatch.setitem(STYLES, "club", STYLES["club"]._replace(truce=1.0, asks=1.0))
    match = met("v v r r")
    skip = code(match, "lay skip")
    said = [speaker(match, "club", [], seed).pledges() for seed in range(8)]
    assert [(skip, None), (skip, 1)] in said


@pytest.mark.parametrize("level", LEVELS)
def test_who_has_spoken_says_no_more_unless_they_are_asked(level: Level) -> None:
    match = met()
    assert speaker(match, level, [*announced(match, "use", 0), *announced(match, "skip", 1, 2)]).pledges() == []


def test_who_gives_up_little_does_as_they_are_asked() -> None:
    """If everybody else uses theirs, not using it is no sacrifice."""
    match = met()
    skip = code(match, "lay skip")
    heard = [*announced(match, "use", 1, 2, 3), Heard(1, 0, skip)]
    assert [speaker(match, "club", heard, seed).pledges() for seed in range(4)] == [[(skip, None)]] * 4


def test_whose_card_lies_says_nothing_more_and_confirms() -> None:
    match = play(met(), "red lay use")
    assert speaker(match, "expert", []).pledges() == []
    assert speaker(match, "expert", []).decide()[0] == code(match, "seal")


def test_in_a_game_without_meetings_a_bot_just_moves() -> None:
    match = new_match("atacama", "basic", 0, {}, 0, None, SEED, {})
    silent = speaker(match, "club", [], thinker="mcts:20")
    assert silent.pledges() == []
    assert silent.decide()[0] in list(match.game.legal_moves(match.state, 0))


def test_the_same_seed_says_and_does_the_same() -> None:
    match = met()
    heard = announced(match, "skip", 1)
    assert speaker(match, "expert", heard, 5).pledges() == speaker(match, "expert", heard, 5).pledges()
    assert speaker(match, "expert", heard, 5).decide()[0] == speaker(match, "expert", heard, 5).decide()[0]
