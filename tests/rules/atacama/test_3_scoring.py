"""Section 3: what lines are worth."""

from typing import Any

import pytest
from tests.kit import VARIANTS, Variant, event_texts, play, random_match, rule
from tests.rules.atacama.setting import DARK, fields_of, scores, stand, table

from motherlode.core.ids import seat_name


@rule("atacama 3.1")
def test_a_line_of_three_derricks_counts_nothing_and_of_four_counts() -> None:
    match = stand(table(), "a1", "c1", "e1")
    assert scores(match) == [0, 0]
    stand(match, "g1")
    assert scores(match) == [2 - 1 + 3 - 1, 0]


@rule("atacama 3.1")
def test_it_does_not_matter_who_placed_the_derricks() -> None:
    """Red places one of four in row 1, blue the others; the row is red's to score."""
    match = stand(table(), "a1", "c1", "b9", "e1", "d9", "g1")
    assert scores(match)[0] == 3


@rule("atacama 3.1")
def test_a_line_runs_over_the_whole_board() -> None:
    """Four derricks in column a, on three maps, count for the column player."""
    match = stand(table(), "a1", "a3", "a6", "a9")
    assert scores(match) == [0, 2 - 1 + 2 + 2]


@rule("atacama 3.1")
def test_a_row_player_scores_no_columns_and_a_column_player_no_rows() -> None:
    assert scores(stand(table(), "a1", "c1", "e1", "g1"))[1] == 0
    assert scores(stand(table(), "a1", "a3", "a6", "a9"))[0] == 0


@rule("atacama 3.2")
def test_plus_minerals_add_their_value_and_the_minus_mineral_subtracts_it() -> None:
    """Row 4 at a (gold 3), c (copper 4), e (silver 2), i (silver 5) for copper+ gold+ silver-."""
    assert scores(stand(table(), "a4", "c4", "e4", "i4"))[0] == 3 + 4 - 2 - 5


@rule("atacama 3.2")
def test_empty_fields_count_nothing() -> None:
    match = stand(table(), "a4", "c4", "e4", "i4")
    view: Any = match.view(0)
    assert view.rows[3].worth == {"copper": 0, "silver": 3 - 4 + 2 + 5}
    assert view.rows[0].worth == {"copper": 0, "silver": 0}


@rule("atacama 3.2")
def test_a_board_laid_differently_is_scored_by_the_maps_that_lie() -> None:
    """In the advanced game the same field is worth what is printed on the map there."""
    match = play(table("advanced"), "* turn-up E", "* turn-up C", "* turn-up A")
    stand(match, "a1", "c1", "e1")
    view: Any = match.view(0)
    printed = [(view.fields[k].mineral, view.fields[k].value) for k in (0, 2, 4)]
    assert printed == [("gold", 3), ("copper", 1), ("copper", 4)]
    assert view.rows[0].worth == {"copper": 3 + 1 + 4, "silver": 3 - 1 - 4}


@rule("atacama 3.3")
def test_a_black_derrick_counts_double_in_plus_and_minus_for_everybody() -> None:
    """b1 is silver 5: minus 10 for the row player, plus 10 for the column player."""
    match = stand(table("tactics"), "b1", colour="black")
    stand(match, "d1", "f1", "h1", "b3", "b5", "b7")
    assert scores(match) == [-10 + 3 + 2 + 4, 10 + 2 - 2 + 1]


@rule("atacama 3.3")
def test_for_the_count_of_four_a_black_derrick_is_one() -> None:
    match = stand(table("tactics"), "b1", "d1", "f1", colour="black")
    assert scores(match)[0] == 0
    view: Any = match.view(0)
    assert view.rows[0].derricks == 3
    assert not view.rows[0].counts


@rule("atacama 3.4")
def test_most_points_win() -> None:
    match = stand(table(), *DARK[:28])
    result = match.result()
    assert result is not None
    assert list(result.scores) == scores(match)
    best = max(result.scores)
    assert [place == 1 for place in result.places] == [score == best for score in result.scores]


TIE = """
..T.T.T.T
.T...T.T.
T.T.T.T.T
...T.T.T.
......T.T
.......T.
T.T.T.T.T
.T.T.....
..T.T...T
"""


@rule("atacama 3.4")
def test_equal_points_share_the_win() -> None:
    result = stand(table(), *fields_of(TIE)).result()
    assert result is not None
    assert list(result.scores) == [12, 12]
    assert list(result.places) == [1, 1]
    assert [result.share(seat) for seat in (0, 1)] == [0.5, 0.5]


@rule("atacama 3.4")
def test_totals_can_be_negative() -> None:
    """Row 5 at a (silver 3), c (silver 1), f (copper 2), h (silver 2)."""
    assert scores(stand(table(), "a5", "c5", "f5", "h5"))[0] == -4


@rule("atacama 3.1")
@pytest.mark.parametrize("variant", [v for v in VARIANTS if v.game == "atacama"], ids=str)
def test_view_events_and_points_agree_on_which_lines_count(variant: Variant) -> None:
    """The same question in four places: a line's points, the view, the events, and the total."""
    match = random_match(variant, 4)
    again = variant.match(match.seed)
    told_of = 0
    for entry in match.entries:
        again.replay(entry.seat, [entry.move])
        view: Any = again.view(0)
        field = again.game.codec.text(entry.move).split()[-1]
        expected = set()
        for seat, company in enumerate(view.seats):
            assert company.points == sum(company.lines)
            lines = {"rows": view.rows, "columns": view.columns}.get(company.direction, [])
            for k, line in enumerate(lines):
                assert line.counts == (line.derricks >= view.threshold)
                assert company.lines[k] == (line.worth[company.claim] if line.counts else 0)
                name = str(k + 1) if company.direction == "rows" else "abcdefghi"[k]
                if line.counts and again.game.codec.kind(entry.move).name == "place" and name in field:
                    expected.add(f"line-counts {seat_name(seat)} {company.direction} {name} {company.lines[k]}")
        texts = event_texts(again, again.submissions - 1)
        told = {text for text in texts if text.startswith("line-counts")}
        # Claims that nobody bought are dealt after the last derrick is placed (4.7), when its lines counted for nobody.
        assert told == (set() if any(text.startswith("claim-dealt") for text in texts) else expected)
        told_of += len(told)
    assert told_of
