"""What a continent or a card would bring, said before it is chosen."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kit import event_texts, play
from tests.rules.goldrausch.setting import gold, lay_out, meet, opened, play_round, reveal, state, table, travel
from tests.rules.goldrausch.test_data import own

from motherlode.core.consequences import AGAIN, TOGETHER, Consequences, foresee
from motherlode.core.ids import SEAT_NAMES
from motherlode.core.match import Match

OTHERS = ("nobody", "one", "more")


def foreseen(match: Match, seat: int, *texts: str) -> Consequences:
    return foresee(match.game, match.state, seat, [match.game.codec.parse(text) for text in texts])


def facts(match: Match, seat: int, kind: str, *texts: str) -> list[str]:
    """The facts of one kind that moves would bring, each as the words of its arguments."""
    found = [fact for fact in foreseen(match, seat, *texts).facts if fact.kind.name == kind]
    return [fact.kind.text(fact.args).removeprefix(kind).strip() for fact in found]


def table_of(match: Match, seat: int, *texts: str) -> dict[str, tuple[int, int]]:
    """What a card pays, from least to most, by how many others there use an upgrade."""
    found = [fact for fact in foreseen(match, seat, *texts).facts if fact.kind.name == "lay-pays"]
    terms = [fact.kind.terms(fact.args) for fact in found]
    return {words["others"][1]: (int(words["least"][1]), int(words["most"][1])) for words in terms}


def places(match: Match, seat: int, *texts: str) -> dict[str, str]:
    """The place in the order of payment: "2" or "1-3"."""
    out: dict[str, str] = {}
    for fact in foreseen(match, seat, *texts).facts:
        if fact.kind.name == "lay-pays":
            words = {name: token for name, (_, token) in fact.kind.terms(fact.args).items()}
            out[words["others"]] = words["first"] if words["shift"] == "0" else f"{words['first']}-{words['last']}"
    return out


# -- a card: yields are 5 in Azul, 6 in Rosso, 9 in Veridia (card 7)


def test_a_lone_user_gets_twice_the_yield_and_several_the_yield_less_the_fine() -> None:
    match = travel(lay_out(opened(card=7), lying=[10, 20, 30]), "r r r a")
    assert table_of(match, 0, "lay use") == {"nobody": (12, 12), "one": (4, 4), "more": (4, 4)}
    assert table_of(match, 0, "lay skip") == {"nobody": (6, 6), "one": (6, 6), "more": (6, 6)}


def test_where_little_lies_those_who_are_paid_late_get_the_rest_or_nothing() -> None:
    """10 lie in Veridia, and the first of several users takes 7 of them."""
    match = travel(lay_out(opened(card=7), lying=[0, 0, 10]), "v v v v")
    assert table_of(match, 0, "lay use") == {"nobody": (10, 10), "one": (7, 7), "more": (7, 7)}
    # The last of them gets 3 less the fine after one other user, and after more at most 1 has been left.
    assert table_of(match, 3, "lay use") == {"nobody": (10, 10), "one": (1, 1), "more": (0, 0)}
    # For Blue it only matters whether Red, who is paid before, is one of them.
    assert table_of(match, 1, "lay use") == {"nobody": (10, 10), "one": (1, 7), "more": (1, 7)}


def test_the_order_of_payment_depends_on_who_uses_an_upgrade_and_who_is_start_player() -> None:
    match = travel(opened(card=7), "v v v v")
    assert places(match, 0, "lay use") == {"nobody": "1", "one": "1", "more": "1"}
    assert places(match, 3, "lay use") == {"nobody": "1", "one": "2", "more": "3-4"}
    assert places(match, 1, "lay skip") == {"nobody": "2", "one": "2-3", "more": "3-4"}
    # Blue is start player in round 2.
    match = travel(reveal(play_round(opened(card=7), "v- v- v- v-"), 9), "v v v v")
    assert places(match, 1, "lay skip") == {"nobody": "1", "one": "2", "more": "3-4"}
    assert places(match, 0, "lay skip") == {"nobody": "4", "one": "4", "more": "4"}


def test_alone_on_a_continent_there_is_nothing_the_others_could_change() -> None:
    match = travel(lay_out(opened(card=7), lying=[10, 20, 30]), "a r r r")
    assert facts(match, 0, "lay-pays", "lay use") == ["azul nobody 10 10 0 0 1 1 0 1"]
    assert facts(match, 0, "lay-pays", "lay skip") == ["azul nobody 5 5 0 0 1 1 0 1"]


def test_a_fine_that_stays_on_the_continent_leaves_more_for_those_after_it() -> None:
    """Example 8.1: 15 in Veridia, a yield of 6; Lara after two users gets 6, or 3 where fines are paid."""
    for fines, most in (("withheld", 6), ("paid", 3)):
        match = travel(lay_out(opened(card=1, fines=fines), lying=[5, 8, 15]), "v v a v")
        assert table_of(match, 0, "lay skip")["more"] == (most, most)


def test_a_fine_is_no_higher_than_what_somebody_has() -> None:
    match = travel(lay_out(opened(card=7), [1, 5, 0, 5], [0, 0, 0]), "r r r r")
    assert table_of(match, 0, "lay use") == {"nobody": (0, 0), "one": (-1, -1), "more": (-1, -1)}
    assert table_of(match, 1, "lay use")["one"] == (-2, -2)
    assert table_of(match, 2, "lay use")["one"] == (0, 0)


def test_the_event_card_of_the_last_round_is_over() -> None:
    """Red gold rain doubles Rosso's yield, and Rigorous Rosso would spare everybody there the fine."""
    for incident in ("red-rain", "rigorous-rosso", "progress-rosso", "old-days-rosso", "scarcity"):
        match = reveal(play_round(opened(card=1), "v- v- v- v-", incident), 7)
        match = travel(lay_out(match, lying=[10, 20, 30]), "r r r r")
        assert table_of(match, 0, "lay use") == {"nobody": (12, 12), "one": (4, 4), "more": (4, 4)}


def test_confirming_a_card_and_laying_none_bring_what_the_card_brings() -> None:
    match = travel(lay_out(opened(card=7, absent="none"), lying=[10, 10, 10]), "r r r a")
    assert foreseen(match, 0, "lay use").next == AGAIN
    assert foreseen(match, 0, "lay use", "seal").next == TOGETHER
    for card in ("use", "skip"):
        laid = table_of(match, 0, f"lay {card}")
        assert table_of(match, 0, f"lay {card}", "seal") == laid
        assert table_of(play(match, f"red lay {card}"), 0, "seal") == laid
        match = travel(lay_out(opened(card=7, absent="none"), lying=[10, 10, 10]), "r r r a")
    assert table_of(match, 0, "abstain") == table_of(match, 0, "lay skip")
    told = [match.game.event_kinds[event.kind].name for event in foreseen(match, 0, "abstain").events]
    assert told == ["none-laid"]


def test_it_makes_no_difference_that_the_others_have_laid_their_cards() -> None:
    match = travel(lay_out(opened(card=7), lying=[10, 10, 10]), "r r r a")
    before = table_of(match, 0, "lay use")
    play(match, "blue lay use", "blue seal", "yellow lay use", "yellow seal", "green lay skip", "green seal")
    assert table_of(match, 0, "lay use") == before


# -- winning


def test_who_could_win_is_named_and_an_upgrade_can_prevent_it() -> None:
    """Blue needs 8 gold, which only the lone user of Rosso gets."""
    match = travel(lay_out(opened(card=7), [5, 42, 5, 5], [10, 20, 30]), "r r v v")
    assert facts(match, 0, "may-win", "lay skip") == []
    assert facts(match, 0, "wins-first", "lay skip") == ["blue"]
    assert facts(match, 0, "may-win", "lay use") == []
    assert facts(match, 0, "wins-first", "lay use") == []
    assert facts(match, 1, "may-win", "lay use") == ["blue"]
    assert facts(match, 1, "may-win", "lay skip") == []


def test_who_wins_before_a_seat_is_paid_is_told_and_the_payout_is_the_one_it_gets_otherwise() -> None:
    """Veridia pays before Rosso: Blue wins there with or without an upgrade."""
    match = travel(lay_out(opened(card=7), [5, 45, 5, 5], [10, 20, 30]), "r v r r")
    assert facts(match, 0, "wins-first", "lay use") == ["blue"]
    assert facts(match, 0, "lay-pays", "lay use") == []
    match = travel(lay_out(opened(card=7), [5, 40, 5, 5], [10, 20, 30]), "r v r r")
    assert facts(match, 0, "wins-first", "lay use") == ["blue"]
    assert table_of(match, 0, "lay use")["nobody"] == (12, 12)


def test_where_the_round_is_played_out_everybody_is_paid_and_the_richest_wins() -> None:
    match = travel(lay_out(opened(card=7, win="end_of_round"), [40, 45, 5, 5], [10, 20, 30]), "v a r r")
    assert facts(match, 0, "wins-first", "lay use") == []
    # 58 with an upgrade, 49 without one; Blue gets 50 or 55.
    assert facts(match, 0, "may-win", "lay use") == ["red"]
    assert facts(match, 0, "may-win", "lay skip") == ["blue"]


def test_the_last_round_is_certain_to_be_the_last() -> None:
    match = lay_out(opened(card=7), [20, 20, 4, 4], [10, 20, 30])
    assert facts(match, 0, "last-round", "go azul") == []
    state(match).round = 9
    (last,) = [fact for fact in foreseen(match, 0, "go azul").facts if fact.kind.name == "last-round"]
    assert last.certain
    travel(match, "a a v v")
    # At most 22 in Veridia; 25 for both in Azul if neither uses an upgrade, so that both win.
    assert facts(match, 0, "may-win", "lay use") == ["red", "blue"]
    assert facts(match, 0, "may-win", "lay skip") == ["red", "blue"]
    assert facts(match, 2, "may-win", "lay use") == ["red", "blue"]


# -- the wheel


def test_a_disaster_is_so_many_fields_of_the_wheel_and_may_cost_a_fine() -> None:
    match = travel(lay_out(opened(card=7), [5, 1, 0, 5]), "r r r a")
    assert facts(match, 0, "wheel-strikes", "lay use") == ["rosso 3 12 2"]
    assert facts(match, 0, "wheel-strikes", "lay skip") == ["rosso 3 12 0"]
    assert facts(match, 1, "wheel-strikes", "lay use") == ["rosso 3 12 1"]
    assert facts(match, 2, "wheel-strikes", "lay use") == ["rosso 3 12 0"]
    # Nobody else is in Azul.
    assert facts(match, 3, "wheel-strikes", "lay use") == ["azul 3 12 0"]


def test_event_cards_are_so_many_fields_and_so_many_cards() -> None:
    match = opened(card=7)
    assert facts(match, 0, "wheel-draws", "go azul") == ["4 12 25"]
    reveal(play_round(match, "v- v- v- v-", "alms"))
    assert facts(match, 0, "wheel-draws", "go azul") == ["4 12 24"]


def test_a_wheel_without_such_fields_threatens_nothing() -> None:
    match = opened(card=7, data=own(wheel__fields=["whole", "veridia"]))
    assert facts(match, 0, "wheel-draws", "go azul") == []
    assert facts(match, 0, "wheel-strikes", "go azul") == []
    assert facts(match, 0, "wheel-strikes", "go veridia") == ["veridia 1 2 2"]


def test_an_empty_deck_is_made_of_the_discards() -> None:
    match = opened(card=7, data=own(incidents__deck=["alms", "crash"]))
    for incident in ("alms", "crash"):
        reveal(play_round(match, "v- v- v- v-", incident))
    assert facts(match, 0, "wheel-draws", "go azul") == ["4 12 2"]


# -- a continent


def test_a_continent_pays_by_how_many_others_go_there() -> None:
    match = lay_out(opened(card=7), lying=[10, 20, 30])
    assert facts(match, 0, "go-pays", "go azul") == [
        "azul nobody 10 10 0 5 5 0 0",
        # Both use an upgrade: 3 are left after the fine; nobody else does: 10.
        "azul one 3 10 7 0 5 5 2",
        "azul more 3 10 7 0 5 5 2",
    ]
    assert [text.split()[2:] for text in facts(match, 3, "go-pays", "go veridia")] == [
        ["18", "18", "0", "9", "9", "0", "0"],
        ["7", "18", "11", "9", "9", "0", "2"],
        # Before the last of four are paid 7, 7 and 7, or 18, 9 and 3.
        ["7", "18", "11", "0", "9", "9", "2"],
    ]


def test_what_lies_on_a_continent_is_enough_for_so_many_yields() -> None:
    match = lay_out(opened(card=7), lying=[4, 11, 18])
    assert facts(match, 0, "gold-there", "go azul") == ["azul 4 10 5 0"]
    assert facts(match, 0, "gold-there", "go rosso") == ["rosso 11 20 6 1"]
    assert facts(match, 0, "gold-there", "go veridia") == ["veridia 18 30 9 2"]


def test_a_continent_that_yields_nothing_has_enough_for_all() -> None:
    card = {"respawn": [1, 3, 5], "yields": [0, 4, 6]}
    match = opened(card=1, data=own(resources__1=card))
    assert facts(match, 0, "gold-there", "go azul") == ["azul 2 10 0 4"]


def test_where_the_goal_is_within_reach_that_is_told() -> None:
    match = lay_out(opened(card=7), [32, 40, 5, 5], [10, 20, 30])
    assert facts(match, 0, "may-reach", "go veridia") == ["veridia 50"]
    assert facts(match, 0, "may-reach", "go rosso") == []
    assert facts(match, 1, "may-reach", "go azul") == ["azul 50"]


def test_what_is_certain_about_gold_is_nothing_before_the_wheel_has_turned() -> None:
    match = opened(card=7)
    assert match.game.foresight.tally(match.state, 0, 3, 0) == 5
    assert foreseen(match, 0, "go azul").gains == []
    assert foreseen(travel(match, "a a a a"), 0, "lay use").gains == []


# -- what is foreseen is what comes

amounts = st.integers(0, 49)
plans = st.lists(st.sampled_from("arv"), min_size=4, max_size=4)
OPTIONS = [{}, {"fines": "paid"}, {"win": "end_of_round"}, {"absent": "none"}]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options.values()) or "usual")
@given(
    card=st.integers(1, 20),
    owned=st.lists(amounts, min_size=4, max_size=4),
    lying=st.tuples(st.integers(0, 10), st.integers(0, 20), st.integers(0, 30)),
    plan=plans,
    seat=st.integers(0, 3),
)
def test_every_way_to_play_the_round_is_foreseen_and_no_other(
    options: dict[str, str], card: int, owned: list[int], lying: tuple[int, int, int], plan: list[str], seat: int
) -> None:
    """All cards are laid for real: the least and the most that comes of them is what was said, row by row."""

    def stage() -> Match:
        return lay_out(play(table(4, None, **options), f"* reveal {card}"), owned, lying)

    away = stage()
    continent = ["azul", "rosso", "veridia"]["arv".index(plan[seat])]
    company = plan.count(plan[seat]) - 1
    planned = {
        words["others"][1]: {name: int(words[name][1]) for name in words if name not in ("continent", "others")}
        for fact in foreseen(away, seat, f"go {continent}").facts
        if fact.kind.name == "go-pays"
        for words in [fact.kind.terms(fact.args)]
    }
    for sign, text in (("+", "use"), ("-", "skip")):
        came: dict[str, list[int]] = {}
        winners: set[str] = set()
        for signs in product("+-", repeat=4):
            if signs[seat] != sign:
                continue
            match = travel(stage(), " ".join(plan))
            words = " ".join(where + how for where, how in zip(plan, signs, strict=True))
            play(meet(match, words), "* spin whole")
            result = match.result()
            if result is not None:
                winners |= {SEAT_NAMES[k] for k in range(4) if result.places[k] == 1}
            if not any(line.startswith(f"profit {SEAT_NAMES[seat]} ") for line in event_texts(match)):
                continue
            users = sum(plan[k] == plan[seat] and signs[k] == "+" for k in range(4) if k != seat)
            came.setdefault(OTHERS[min(users, 2)], []).append(gold(match)[seat] - owned[seat])
            row = planned[OTHERS[min(company, 2)]]
            assert row[f"{text}_least"] <= came[OTHERS[min(users, 2)]][-1] <= row[f"{text}_most"]
        match = travel(stage(), " ".join(plan))
        assert table_of(match, seat, f"lay {text}") == {others: (min(all_), max(all_)) for others, all_ in came.items()}
        named = facts(match, seat, "may-win", f"lay {text}") + facts(match, seat, "wins-first", f"lay {text}")
        assert sorted(named) == sorted(winners)
