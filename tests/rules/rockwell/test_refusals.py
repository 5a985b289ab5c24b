"""What is not allowed, when, and by which paragraph."""

from collections.abc import Callable

import pytest
from tests.kit import play, refusal_of, refused, rule
from tests.rules.rockwell.layout import stock
from tests.rules.rockwell.refusable import (
    bought_up,
    choosing,
    controlling,
    corrupting,
    corrupting_turned,
    dealing,
    dealt,
    done,
    drawing,
    hired_out,
    hiring,
    in_danger,
    insuring,
    laying,
    leading,
    leading_freely,
    limited,
    mobile,
    moving,
    no_tools,
    ordering,
    over,
    posting,
    posting_three,
    rich,
    stepping,
    tendering,
    training,
    turning,
    working,
)
from tests.rules.rockwell.setting import (
    PLAYERS,
    idle,
    opened,
    reason,
    seen,
    table,
    tender,
)

from motherlode.core.ids import CHANCE
from motherlode.core.match import Match

REFUSED: list[tuple[Callable[[], Match], str, str]] = [
    # set-up
    (laying, "* direct red", "not-drawn-now 2.3"),
    (laying, "red offer zinc", "not-now 3.1"),
    (ordering, "* direct green", "no-such-seat green 2.3"),
    (ordering, "* direct blue", "drawn-already 2.3"),
    (controlling, "* control blue", "drawn-already 2.3"),
    (controlling, "* control green", "no-such-seat green 2.3"),
    (ordering, "* lay low", "not-drawn-now 2.1"),
    # tender
    (tendering, "red offer silver", "no-more-cubes silver 3.1"),
    (tendering, "red offer gold", "no-more-cubes gold 3.1"),
    (tendering, "red cash 500", "no-more-money 100 3.1"),
    (tendering, "blue seal", "sealed-already 3.1"),
    (tendering, "blue offer zinc", "sealed-already 3.1"),
    (tendering, "blue cash 100", "sealed-already 3.1"),
    (tendering, "red insure zinc", "not-now 4.1"),
    (tendering, "red post i-1", "not-now 3.2"),
    (tendering, "* offer zinc", "players-act 3.1"),
    (tendering, "* seal", "players-act 3.1"),
    # readings
    (stepping, "red go 2 c5", "other-crew-steps 1 5.5"),
    (leading_freely, "red lead 1 c0", "al-not-beside c0 12.4"),
    # vice-presidents
    (posting, "red post i-1", "slot-taken i-1 red 3.3"),
    (posting, "red post ii-3", "slot-taken ii-3 green 3.3"),
    (posting, "red post i-2", "board-twice drilling 3.2"),
    (posting, "blue post iii-1", "others-turn red 3.2"),
    (posting, "red offer zinc", "not-now 3.1"),
    (posting, "red go 1 a0", "not-now 5.2"),
    (posting, "* post iii-1", "players-act 3.2"),
    (posting_three, "red post i-2", "no-such-slot i-2 11.1"),
    (posting_three, "red post ii-3", "no-such-slot ii-3 11.1"),
    (posting_three, "red post iii-3", "no-such-slot iii-3 11.1"),
    (lambda: play(posting(), "red post iii-1"), "blue post ii-1", "slot-taken ii-1 blue 3.3"),
    (lambda: play(opened(), "red seal"), "red seal", "sealed-already 3.1"),
    (
        lambda: play(tender(opened()), "red post ii-1", "blue post i-1", "yellow post i-2", "green post i-3"),
        "red post ii-2",
        "board-twice market 3.2",
    ),
    (
        lambda: play(tender(opened()), "red post iii-1", "blue post i-1", "yellow post i-2", "green post i-3"),
        "red post iii-2",
        "board-twice workshop 3.2",
    ),
    # insurance
    (insuring, "red insure silver", "no-more-cubes silver 4.1"),
    (insuring, "blue insure zinc", "sealed-already 4.1"),
    (insuring, "blue seal", "sealed-already 4.1"),
    (insuring, "red cash 100", "not-now 3.1"),
    # moves
    (moving, "red go 1 b4", "out-of-reach b4 b2 0 5.2"),
    (moving, "red go 1 centre", "out-of-reach centre b2 0 5.2"),
    (moving, "red go 4 b6", "out-of-reach b6 entrance-3 0 5.2"),
    (moving, "red go 1 b2", "stands-there 1 b2 5.5"),
    (moving, "red go 3 d0", "crew-finished 3 5.6"),
    (moving, "red stay 3", "crew-finished 3 5.6"),
    (moving, "red carry 2 c4 1", "no-die 2 5.11"),
    (moving, "red carry 1 a2 2", "die-too-strong 2 1 5.10"),
    (moving, "red carry 1 b3 2", "cannot-pay 1500 1200 5.11"),
    (moving, "red carry 1 b5 1", "out-of-reach b5 b2 0 5.2"),
    (moving, "blue go 1 b2", "others-turn red 5.1"),
    (moving, "blue pass", "others-turn red 5.1"),
    (moving, "* pass", "players-act 5.2"),
    (moving, "red stay 1", "no-advantage 5.7"),
    (moving, "red waive", "not-now 5.7"),
    (moving, "red hire 1", "not-now 5.9"),
    (moving, "red bribe blue-2 c4", "not-now 5.8"),
    (moving, "red drill b2", "not-now 5.4"),
    (moving, "red save 0", "not-now 6.6"),
    (moving, "red buy zinc 1", "not-now 8.2"),
    (moving, "red raise 1", "not-now 9.2"),
    (moving, "red protect", "not-now 9.3"),
    (moving, "red mobilise", "not-now 9.4"),
    (moving, "red sink b2", "not-now 9.5"),
    (moving, "red shift 1 b2", "not-now 9.6"),
    (moving, "red deliver 1", "not-now 9.7"),
    (moving, "red lead 1 a0", "no-al 12.2"),
    (moving, "red train 1", "no-al 12.2"),
    (mobile, "red go 1 b2-b3", "border-taken b2-b3 blue 5.4"),
    (mobile, "red go 1 b6", "out-of-reach b6 b3 2 5.3"),
    (mobile, "red go 1 c3-c4", "out-of-reach c3-c4 b3 2 5.3"),
    # advantages
    (no_tools, "red stay 1", "no-advantage 5.7"),
    (no_tools, "red stay 4", "not-on-terrain 4 5.7"),
    (bought_up, "red stay 1", "no-bribes-left 5.8"),
    (hired_out, "red stay 1", "has-die 5.9"),
    (hired_out, "red stay 2", "no-dice-left 5.9"),
    (corrupting, "red bribe red-2 b2", "own-crew 5.8"),
    (corrupting, "red bribe al-1 b2", "no-such-crew 5.8"),
    (corrupting, "red bribe yellow-1 b2", "not-beside b6 b2 5.8"),
    (corrupting, "red bribe green-1 b2", "not-beside entrance-0 b2 5.8"),
    (corrupting, "red bribe blue-1 b4", "not-active-tile b4 b2 5.8"),
    (corrupting, "red bribe blue-2 b2", "die-too-strong 3 2 5.10"),
    (corrupting, "red bribe blue-3 b2", "cannot-pay 1000 900 5.8"),
    (corrupting, "red hire 1", "no-advantage 5.9"),
    (corrupting, "red pass", "not-now 5.2"),
    (corrupting, "blue waive", "others-turn red 5.7"),
    (corrupting_turned, "red bribe blue-1 b2", "tile-turned b2 5.8"),
    (hiring, "red hire 4", "die-too-strong 4 3 5.10"),
    (hiring, "red hire 2", "cannot-pay 1500 1200 5.9"),
    (hiring, "red bribe blue-1 c2", "no-advantage 5.8"),
    (choosing, "red drill c3", "not-struck c3 5.4"),
    (choosing, "red pass", "not-now 5.2"),
    (choosing, "blue drill b2", "others-turn red 5.4"),
    # extraction
    (turning, "* extract 1", "not-drawn-now 6.2"),
    (turning, "* turn 2", "drawn-already 1.2"),
    (drawing, "* extract 1", "drawn-already 6.2"),
    (turning, "red pass", "not-now 5.2"),
    (in_danger, "red save 2", "no-insurance 1 6.5"),
    (in_danger, "red save 3", "more-than-loss 2 6.5"),
    (in_danger, "yellow save 0", "not-now 6.6"),
    (lambda: play(in_danger(), "red save 1"), "red save 0", "sealed-already 6.6"),
    (in_danger, "red seal", "not-now 3.1"),
    (in_danger, "* save 0", "players-act 6.6"),
    # market
    (dealing, "red sell copper 1", "other-deal zinc 8.2"),
    (dealing, "red buy zinc 1", "other-deal zinc 8.2"),
    (dealing, "red sell zinc 5", "no-more-cubes zinc 8.2"),
    (dealing, "red leave", "deal-first zinc 8.2"),
    (dealing, "blue sell zinc 1", "others-turn red 8.1"),
    (dealt, "red sell zinc 1", "dealt-already zinc 8.2"),
    (dealt, "red buy zinc 1", "dealt-already zinc 8.2"),
    (dealt, "red sell copper 1", "no-more-cubes copper 8.2"),
    (dealt, "red buy gold 1", "cannot-pay 1000 900 8.2"),
    (dealt, "red seal", "empty-deal 8.2"),
    (dealt, "red raise 1", "not-now 9.2"),
    (dealt, "* leave", "players-act 8.1"),
    # workshop
    (working, "red raise 2", "crew-finished 2 9.2"),
    (working, "red raise 3", "strongest-already 3 9.2"),
    (working, "red raise 1", "cannot-pay 1500 1400 9.8"),
    (working, "red protect", "cannot-pay 1500 1400 9.8"),
    (working, "red mobilise", "cannot-pay 1500 1400 9.8"),
    (working, "red sink b2", "cannot-pay 2000 1400 9.8"),
    (working, "red shift 1 b2", "cannot-pay 1500 1400 9.8"),
    (working, "red deliver 1", "no-more-cubes zinc 9.7"),
    (working, "red deliver 5", "no-delivery 5 9.7"),
    (working, "red shift 2 b2", "no-shaft 2 9.6"),
    (working, "blue protect", "others-turn red 9.1"),
    (working, "red buy zinc 1", "not-now 8.2"),
    (rich, "red sink b1", "has-shaft b1 blue 9.5"),
    (rich, "red sink d4", "shaft-not-there d4 2 9.5"),
    (rich, "red shift 1 d4", "shaft-not-there d4 1 9.5"),
    (rich, "red shift 1 b1", "has-shaft b1 blue 9.5"),
    (done, "red protect", "all-steps 9.3"),
    (done, "red mobilise", "all-steps 9.4"),
    (done, "red sink b2", "all-steps 9.5"),
    (done, "red deliver 2", "no-delivery 2 9.7"),
    # Al
    (leading, "red lead 2 d2", "al-other-crew 2 12.3"),
    (leading, "red lead 1 c2", "al-other-tile c2 12.4"),
    (leading, "red lead 1 d7", "al-other-tile d7 12.4"),
    (leading, "blue lead 1 b1", "others-turn red 12.3"),
    (leading, "red pass", "not-now 5.2"),
    (training, "red train 2", "strongest-already 2 12.6"),
    (training, "blue train 1", "others-turn red 12.6"),
    (training, "red leave", "not-now 8.1"),
    # the end
    (over, "red pass", "game-is-over 10.5"),
    (over, "* turn 1", "game-is-over 10.5"),
    (limited, "red pass", "game-is-over 10.9"),
]


@rule("rockwell 5.2", "rockwell 9.8")
@pytest.mark.parametrize(("position", "line", "why"), REFUSED)
def test_what_is_not_allowed_is_refused_with_its_reason(position: Callable[[], Match], line: str, why: str) -> None:
    assert reason(position(), line) == why


@rule("rockwell 2.1", "rockwell 2.3", "rockwell 1.2", "rockwell 6.2")
@pytest.mark.parametrize(
    ("move", "paragraph"),
    [("lay low", "2.1"), ("direct red", "2.3"), ("control red", "2.3"), ("turn 1", "1.2"), ("extract 1", "6.2")],
)
def test_what_the_seed_draws_no_player_does_nor_nature_at_another_time(move: str, paragraph: str) -> None:
    for match in (moving(), tendering(), dealing()):
        assert reason(match, f"red {move}") == f"drawn-by-seed {paragraph}"
        assert reason(match, f"* {move}") == f"not-drawn-now {paragraph}"


def test_every_refusal_is_named_here() -> None:
    names = {why.split()[0] for _, _, why in REFUSED} | {"drawn-by-seed"}
    assert names == {kind.name for kind in table().game.refusals}


@rule("rockwell 1.8", "rockwell 1.9")
def test_a_refusal_tells_only_what_its_seat_may_know() -> None:
    """Whatever Blue has, puts into the tray or gives up, Red gets the same answers."""
    for position in (tendering, insuring, moving, corrupting, in_danger, dealing, working):
        said = set()
        for zinc in (0, 9):
            match = stock(position(), "blue", zinc=zinc, money=1000 * zinc, insurance=zinc)
            said.add(tuple(refusal_of(match.game, match.state, 0, code) for code in range(match.game.codec.size)))
        assert len(said) == 1


@rule("rockwell 5.2")
@PLAYERS
def test_what_is_not_refused_is_legal_and_nothing_else(players: int) -> None:
    match = opened(players)
    checked: set[str] = set()
    while len(checked) < 6 and seen(match).turn == 1:
        if seen(match).phase not in checked:
            checked.add(seen(match).phase)
            for seat in (*range(players), CHANCE):
                allowed = [k for k in range(match.game.codec.size) if not refusal_of(match.game, match.state, seat, k)]
                assert allowed == list(match.game.legal_moves(match.state, seat))
        idle(match)


@rule("rockwell 5.8", "rockwell 5.11")
@pytest.mark.parametrize(
    "position",
    [moving, mobile, corrupting, corrupting_turned, hiring, choosing, in_danger, dealing, dealt, working, rich, done],
)
def test_nor_in_positions_laid_out(position: Callable[[], Match]) -> None:
    match = position()
    for seat in (0, 1, 2, 3, CHANCE):
        allowed = [k for k in range(match.game.codec.size) if not refusal_of(match.game, match.state, seat, k)]
        assert allowed == list(match.game.legal_moves(match.state, seat))
    assert refused(match, "* extract 1") != 0
