"""What a move would do, said before it is made."""

from tests.rules.atacama.setting import advanced, stand, state, table

from motherlode.core.consequences import OTHERS, OVER, foresee
from motherlode.core.match import Match


def facts(match: Match, text: str, kind: str) -> list[str]:
    """The facts of one kind that a move would bring, each as the words of its arguments."""
    move = match.game.codec.parse(text)
    found = foresee(match.game, match.state, state(match).seat, [move]).facts
    return [fact.kind.text(fact.args).removeprefix(f"{kind} ") for fact in found if fact.kind.name == kind]


def gains(match: Match, text: str) -> list[tuple[int, int]]:
    move = match.game.codec.parse(text)
    return [(gain.seat, gain.amount) for gain in foresee(match.game, match.state, state(match).seat, [move]).gains]


def test_the_fields_that_a_derrick_closes_are_named_but_not_its_own_and_not_those_closed_before() -> None:
    match = stand(table(), "e5")
    assert facts(match, "place natural e7", "field-closes") == ["d7", "f7", "e8"]


def test_a_line_on_its_way_says_how_many_derricks_it_has_and_what_they_would_be_worth() -> None:
    match = stand(table(), "a1", "c1")
    # a1, c1, e1 on the first row of maps A, B and C; rows are the first seat's.
    (row,) = [fact for fact in facts(match, "place natural e1", "line-grows") if " rows " in f" {fact} "]
    assert row.startswith("red rows 1 3 4 ")


def test_a_line_that_counts_is_a_gain_and_no_longer_on_its_way() -> None:
    match = stand(table(), "a1", "c1", "e1")
    worth = next(fact for fact in facts(match, "place natural h3", "line-grows") if fact.startswith("red rows 3"))
    assert worth.split()[3] == "1"
    after = stand(stand(table(), "a1", "c1", "e1"), "g1")
    points = after.game.foresight.tally(after.state, 1, 0, 0)
    assert gains(match, "place natural g1") == [(0, points)]
    assert [fact for fact in facts(match, "place natural g1", "line-grows") if " rows " in fact] == []


def test_a_line_that_cannot_get_enough_derricks_any_more_can_no_longer_count() -> None:
    # a2, d2 and f2 close a1, d1 and f1: b1 or c1, e1, g1 and i1 could still be four.
    match = stand(table(), "a2", "d2", "f2")
    assert facts(match, "place natural h2", "line-dead") == []
    # Without i1 they are three, and row 3 is closed in the same way.
    assert facts(match, "place natural i2", "line-dead") == ["rows 1", "rows 3"]


def test_a_line_whose_fields_lie_on_maps_to_come_can_still_count() -> None:
    # The first three maps cover a to f of the first three rows; nobody knows what lies on g1, h1 and i1.
    match = stand(advanced(), "a2", "d2")
    assert facts(match, "place natural f2", "line-dead") == []


def test_while_nobody_has_a_claim_lines_are_weighed_for_both_claims() -> None:
    match = advanced()
    assert [fact.split()[0] for fact in facts(match, "place natural a1", "line-worth")] == [
        "copper",
        "silver",
        "copper",
        "silver",
    ]
    assert facts(match, "place natural a1", "line-grows") == []
    assert gains(match, "place natural a1") == []


def test_what_comes_next_is_the_others_turn_or_the_end() -> None:
    match = table()
    assert foresee(match.game, match.state, 0, [match.game.codec.parse("place natural e5")]).next == OTHERS
    while match.result() is None:
        seat = state(match).seat
        move = match.game.legal_moves(match.state, seat)[0]
        promised = foresee(match.game, match.state, seat, [move])
        match.replay(seat, [move])
        assert (promised.next == OVER) == (match.result() is not None)
