"""Section 4: insurance, control order, who takes part in phase I."""

import pytest
from tests.kit import event_texts, play, rule
from tests.rules.rockwell.layout import stock
from tests.rules.rockwell.setting import (
    PLAYERS,
    company,
    cubes,
    drilling,
    end_turn,
    insure,
    moves,
    news,
    opened,
    seen,
    tender,
    texts,
    turn_of,
    until,
)

from motherlode.core.ids import SEAT_NAMES, SPECTATOR, everyone_at
from motherlode.core.match import Match


def insuring(players: int = 4) -> Match:
    return until(opened(players), "insurance")


@rule("rockwell 4.1")
def test_everybody_may_turn_any_of_their_cubes_into_insurance_one_for_one() -> None:
    match = insure(insuring(), "zinc zinc silver", "", "copper", "zinc zinc zinc copper copper silver")
    assert [company(match, seat).insurance for seat in SEAT_NAMES[:4]] == [3, 0, 1, 6]
    assert [cubes(match, seat) for seat in SEAT_NAMES[:4]] == [[1, 2, 0, 0], [3, 2, 1, 0], [3, 1, 1, 0], [0, 0, 0, 0]]


@rule("rockwell 4.1")
def test_only_cubes_they_have_and_no_money() -> None:
    match = insuring()
    assert texts(match) == ["insure zinc", "insure copper", "insure silver", "seal"]
    play(match, "red insure silver")
    assert texts(match) == ["insure zinc", "insure copper", "seal"]


@rule("rockwell 4.1")
@PLAYERS
def test_all_at_once(players: int) -> None:
    match = insuring(players)
    assert match.game.actors(match.state) == everyone_at(players)
    play(match, "blue insure zinc", "blue seal")
    assert match.game.actors(match.state) == everyone_at(players) & ~0b10
    assert match.game.simultaneous.number(match.state) > 0


@rule("rockwell 4.1", "rockwell 1.8")
@pytest.mark.parametrize("eyes", [1, 2, SPECTATOR])
def test_number_and_kinds_stay_secret(eyes: int) -> None:
    known = []
    for plan in ("zinc zinc silver", "copper", ""):
        match = insure(insuring(), plan)
        told = [text for text in event_texts(match, -1, eyes) if text.split()[0] in ("insured", "tray-filled")]
        known.append((seen(match, eyes), [text for text in told if text.split()[1] == "red"]))
        assert known[-1][1] == []
        assert company(match, "red").insurance == len(plan.split())
    assert known[0] == known[1] == known[2]
    assert news(insure(insuring(), "zinc copper"), "insured", 0, 4)[-1] == "red 1 1 0 0 2"


@rule("rockwell 4.1")
def test_insurance_is_kept_from_turn_to_turn_and_more_may_follow() -> None:
    match = end_turn(insure(insuring(), "zinc"))
    assert (seen(match).turn, company(match, "red").insurance) == (2, 1)
    insure(until(match, "insurance"), "copper")
    assert company(match, "red").insurance == 2


@rule("rockwell 4.1", "rockwell 10.6")
def test_it_is_worth_nothing_at_the_end() -> None:
    scores = []
    for insurance in (0, 30):
        match = drilling(turn_limit="8")
        match.state.turn = 8  # type: ignore[attr-defined]
        end_turn(stock(match, "red", insurance=insurance))
        result = match.result()
        assert result is not None
        scores.append((list(result.scores), list(result.places)))
    assert scores[0] == scores[1]


@rule("rockwell 4.2")
def test_owners_of_vice_presidents_on_board_1_come_first_from_slot_1_to_4() -> None:
    match = tender(opened())
    play(match, "red post ii-1", "blue post i-4", "yellow post i-2", "green post ii-2")
    play(match, "red post iii-1", "blue post ii-3", "yellow post iii-2", "green post iii-3")
    assert seen(match).control == [0, 1, 2, 3]
    insure(match)
    assert seen(match).control == [2, 1, 0, 3]
    assert news(match, "control-sorted") == ["yellow 1", "blue 2", "red 3", "green 4"]


@rule("rockwell 4.2")
@pytest.mark.parametrize(
    ("posts", "before", "after"),
    [
        ("", "green red yellow blue", "green red yellow blue"),
        ("red/i-3 yellow/i-1", "green red yellow blue", "yellow red green blue"),
        ("blue/i-4", "green red yellow blue", "blue green red yellow"),
        ("green/i-4 red/i-3 yellow/i-2 blue/i-1", "green red yellow blue", "blue yellow red green"),
        ("blue/ii-1 red/iii-1", "green red yellow blue", "green red yellow blue"),
    ],
)
def test_the_others_follow_in_their_present_order(posts: str, before: str, after: str) -> None:
    match = drilling(posts, control=before)
    assert [SEAT_NAMES[seat] for seat in seen(match).control] == after.split()


@rule("rockwell 4.2")
def test_the_order_holds_for_the_turns_that_follow() -> None:
    match = end_turn(drilling("blue/i-1", control="green red yellow blue"))
    assert seen(match).control == [1, 3, 0, 2]


@rule("rockwell 4.3")
def test_everybody_takes_part_in_phase_1_with_or_without_a_vice_president_there() -> None:
    match = drilling("red/i-1")
    acted = []
    while seen(match).round == 1:
        acted.append(turn_of(match))
        assert len(moves(match, acted[-1], "go 1")) == 2
        play(match, f"{acted[-1]} pass")
    assert acted == ["red", "blue", "yellow", "green"]


@rule("rockwell 4.1")
def test_it_can_be_taken_back_until_somebody_else_has_acted_on_it() -> None:
    """Nothing is shown when all have sealed; yet what others do then is an answer to it."""
    match = insure(insuring(2), "zinc", "copper")
    assert match.can_undo(0)
    assert match.can_undo(1)
    play(match, f"{turn_of(match)} pass")
    other = 1 - match.entries[-1].seat
    assert not match.can_undo(other)
