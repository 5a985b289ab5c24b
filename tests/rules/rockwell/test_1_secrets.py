"""Section 1: what is open to all, what is secret, and that nobody is skipped because of a secret."""

from typing import Any

import pytest
from tests.kit import event_texts, play, rule
from tests.rules.rockwell.layout import bare, honour, improve, stand, stock, sunk, turned
from tests.rules.rockwell.setting import (
    company,
    drilling,
    end_turn,
    extract,
    insure,
    market,
    news,
    opened,
    seen,
    tender,
    texts,
    turn_of,
    until,
    workshop,
)

from motherlode.core.ids import SPECTATOR
from motherlode.core.match import Match

OTHERS = pytest.mark.parametrize("eyes", [1, 2, SPECTATOR])
OPEN_PARTS = (
    "phase",
    "turn",
    "round",
    "seat",
    "tiles",
    "crews",
    "direction",
    "control",
    "slots",
    "bribes",
    "dice",
    "prices",
    "stacks",
    "achievements",
)
OPEN_OF_A_COMPANY = ("cards", "protection", "mobility", "shafts", "home", "sealed", "asked", "dealt")
SECRETS = ("cubes", "money", "insurance", "deliveries", "supplied", "prestige", "progress")


def knowledge(match: Match, eyes: int) -> tuple[Any, ...]:
    """All that somebody sees, was told and can work out."""
    if eyes == SPECTATOR:
        return seen(match, eyes), event_texts(match, -1, eyes)
    return seen(match, eyes), event_texts(match, -1, eyes), match.game.info(match.state, eyes)


def busy(holdings: str = "screens") -> Match:
    """A table where everything has been done once."""
    match = sunk(turned(drilling("red/i-1 blue/i-3 red/ii-1", holdings=holdings), "a0 b1"), red="a0", blue="b1")
    stand(match, "red-1 b2 2", "blue-1 c3 1+2", "yellow-2 b2-b3 1")
    honour(improve(match, "red", 1, 2), "red", "silver", "centre")
    return stock(match, "red", zinc=7, gold=3, money=4300, insurance=2, supplied=5, deliveries=2, cards=3)


@rule("rockwell 1.8")
@OTHERS
def test_boards_orders_crews_dice_shafts_stacks_and_piles_are_open_to_all(eyes: int) -> None:
    match = busy()
    mine, theirs = seen(match, 0), seen(match, eyes)
    for part in OPEN_PARTS:
        assert getattr(mine, part) == getattr(theirs, part), part


@rule("rockwell 1.8")
@OTHERS
def test_company_boards_are_open_improvements_achievements_done_and_cards_held(eyes: int) -> None:
    match = busy()
    for part in OPEN_OF_A_COMPANY:
        assert getattr(company(match, "red"), part) == getattr(company(match, "red", eyes), part), part
    theirs = company(match, "red", eyes)
    assert (theirs.cards, theirs.protection, theirs.mobility, theirs.home) == (3, 1, 2, 0)
    assert [done.name for done in theirs.achieved] == ["silver", "centre"]
    assert [(shaft.tile, shaft.active) for shaft in theirs.shafts] == [("a0", True)]


@rule("rockwell 1.8")
@OTHERS
def test_cubes_money_insurance_deliveries_and_the_values_of_achievements_are_secret(eyes: int) -> None:
    match = busy()
    theirs = company(match, "red", eyes)
    for part in SECRETS:
        assert getattr(theirs, part) is None, part
    assert [done.prestige for done in theirs.achieved] == [None, None]
    mine = company(match, "red")
    assert (mine.cubes, mine.money, mine.insurance) == ([7, 2, 1, 3], 4300, 2)
    assert (mine.deliveries, mine.supplied, mine.prestige) == (2, 5, 4 + 6 + 5)
    assert [done.prestige for done in mine.achieved] == [4, 6]


@rule("rockwell 1.8")
@OTHERS
def test_with_open_holdings_all_of_this_is_shown(eyes: int) -> None:
    match = busy(holdings="open")
    assert seen(match, eyes).open
    assert not seen(busy(), eyes).open
    assert seen(match, eyes).seats == seen(match, 0).seats
    assert company(match, "red", eyes).cubes == [7, 2, 1, 3]
    assert [done.prestige for done in company(match, "red", eyes).achieved] == [4, 6]


@rule("rockwell 1.8")
def test_screens_are_the_default() -> None:
    assert seen(opened(), 1).seats[0].cubes is None
    assert seen(opened(holdings="screens"), 1).seats[0].cubes is None


@rule("rockwell 1.8", "rockwell 3.1")
@OTHERS
@pytest.mark.parametrize("holdings", ["screens", "open"])
def test_an_offer_stays_hidden_until_everybody_has_made_his(eyes: int, holdings: str) -> None:
    known = []
    for offer in ("zinc", "copper", "gold", ""):
        match = stock(opened(holdings=holdings), "red", gold=1)
        if offer:
            play(match, f"red offer {offer}", "red cash 500")
        known.append(knowledge(match, eyes))
        assert seen(match).tray.cubes == [int(offer == metal) for metal in ("zinc", "copper", "silver", "gold")]
        play(match, "red seal")
        assert company(match, "red", eyes).sealed
        assert not news(match, "offer-shown", eyes)
    assert all(each == known[0] for each in known)


@rule("rockwell 1.8", "rockwell 4.1")
@OTHERS
@pytest.mark.parametrize("holdings", ["screens", "open"])
def test_what_is_being_insured_stays_hidden_too(eyes: int, holdings: str) -> None:
    known = []
    for cube in ("zinc", "copper", ""):
        match = until(opened(holdings=holdings), "insurance")
        if cube:
            play(match, f"red insure {cube}")
        play(match, "red seal")
        known.append(knowledge(match, eyes))
    assert all(each == known[0] for each in known)


@rule("rockwell 1.8", "rockwell 6.6")
@OTHERS
@pytest.mark.parametrize("holdings", ["screens", "open"])
def test_and_insurance_given_up_until_everybody_in_danger_has_decided(eyes: int, holdings: str) -> None:
    known = []
    for saved in (0, 1):
        match = stand(drilling(holdings=holdings), "red-1 entrance-0 2", "blue-1 a1 1")
        stock(match, "red", insurance=2)
        extract(play(match, "red go 1 a1"), 4)
        play(match, f"red save {saved}")
        assert company(match, "red", eyes).sealed
        known.append(knowledge(match, eyes))
        assert seen(match).phase == "danger"
    assert known[0] == known[1]


@rule("rockwell 1.8", "rockwell 10.7")
@OTHERS
def test_at_the_end_screens_fall(eyes: int) -> None:
    match = drilling(turn_limit="8")
    match.state.turn = 8  # type: ignore[attr-defined]
    stock(match, "red", zinc=2, money=700, insurance=1)
    end_turn(match)
    assert seen(match, eyes).seats == seen(match, 0).seats
    assert "red 2 2 1 0 700 1" in news(match, "stock-shown", eyes)


@rule("rockwell 1.9", "rockwell 3.1")
@OTHERS
def test_revealed_offers_are_seen_by_all(eyes: int) -> None:
    match = tender(opened(), "zinc zinc", "copper 500", "", "1000")
    assert news(match, "offer-shown", eyes) == [
        "red 2 0 0 0 0 800",
        "blue 0 1 0 0 500 1100",
        "yellow 0 0 0 0 0 0",
        "green 0 0 0 0 1000 1000",
    ]


@rule("rockwell 1.9", "rockwell 6.7")
@OTHERS
def test_shares_cubes_lost_and_insurance_given_up_are_seen_by_all(eyes: int) -> None:
    match = stock(stand(drilling(), "red-1 entrance-0 2", "blue-1 a1 1"), "red", insurance=2)
    extract(play(match, "red go 1 a1"), 4)
    assert news(match, "card-drawn", eyes) == ["a1 4 5 0 0 danger"]
    assert set(news(match, "share-set", eyes)) == {"red 2 2 0 0", "blue 2 2 0 0"}
    assert news(match, "surplus-set", eyes) == ["red 0 1 0 0 power"]
    play(match, "red save 1", "blue save 0")
    assert "red 1" in news(match, "insurance-used", eyes)
    assert set(news(match, "cubes-lost", eyes)) == {"red 0 1 0 0", "blue 0 1 0 0"}
    assert set(news(match, "cubes-gained", eyes)) == {"red 2 2 0 0", "blue 2 1 0 0"}


@rule("rockwell 1.9")
@OTHERS
def test_yields_deals_payments_and_tiles_taken_are_seen_by_all(eyes: int) -> None:
    match = bare(sunk(turned(drilling("red/ii-1 red/iii-1"), "a0/1"), red="a0"))
    until(match, "market")
    assert news(match, "shaft-yielded", eyes) == ["red a0 0 1 0 0"]
    play(match, "red buy zinc 5", "red seal")
    assert news(match, "bought", eyes) == ["red 5 zinc 2000"]
    play(match, "red sell copper 1", "red seal")
    assert news(match, "sold", eyes) == ["red 1 copper 600"]
    play(until(match, "workshop"), "red deliver 1")
    assert news(match, "delivered", eyes) == ["red 1 5 0 0 0 2"]
    play(match, "red protect")
    assert news(match, "protected", eyes) == ["red 1 1500"]


@rule("rockwell 1.9", "rockwell 4.1")
@OTHERS
def test_the_exchange_of_cubes_for_insurance_is_not(eyes: int) -> None:
    known = []
    for cubes in ("zinc zinc", "copper", ""):
        match = insure(until(opened(), "insurance"), cubes, "zinc")
        known.append(knowledge(match, eyes))
    assert all(each == known[0] for each in known)


@rule("rockwell 1.9", "rockwell 1.8", "rockwell 4.1")
@OTHERS
def test_with_open_holdings_it_is_seen_when_all_have_made_it(eyes: int) -> None:
    match = insure(until(opened(holdings="open"), "insurance"), "zinc zinc", "copper")
    assert "red 2 0 0 0 2" in news(match, "insurance-shown", eyes)
    assert company(match, "red", eyes).cubes == [1, 2, 1, 0]
    assert company(match, "red", eyes).insurance == 2


@rule("rockwell 1.9", "rockwell 10.4")
@OTHERS
def test_a_gained_achievement_is_its_own_proof_no_counts_are_shown(eyes: int) -> None:
    match = stock(market("red/ii-1"), "red", gold=11, money=1000)
    play(match, "red buy gold 1", "red seal")
    assert news(match, "achieved", eyes) == ["red gold 5"]
    assert company(match, "red", eyes).cubes is None
    assert company(match, "red", eyes).progress is None
    assert [done.name for done in company(match, "red", eyes).achieved] == ["gold"]


@rule("rockwell 1.9", "rockwell 5.9")
def test_who_could_hire_as_far_as_others_see_is_asked_even_without_money() -> None:
    match = stock(stand(drilling("red/i-3"), "red-1 a2"), "red", money=0)
    play(match, "red go 1 b2")
    assert (seen(match).phase, turn_of(match), texts(match)) == ("advantage", "red", ["waive"])


@rule("rockwell 1.9", "rockwell 5.8")
def test_those_who_seem_able_to_bribe_are_asked_even_if_they_cannot_pay_for_the_die() -> None:
    match = stock(stand(drilling("red/i-1"), "red-1 a2", "blue-1 b3 1+1"), "red", money=900)
    play(match, "red go 1 b2")
    assert (seen(match).phase, turn_of(match), texts(match)) == ("advantage", "red", ["waive"])


@rule("rockwell 1.9", "rockwell 5.7")
def test_who_has_no_choice_as_all_can_see_is_not_asked() -> None:
    match = stand(drilling("red/i-3"), "red-1 a2", "blue-1 b4 1+1", "blue-2 b6 1+1", "blue-3 c4 1+1")
    play(match, "red go 1 b2")
    assert (seen(match).phase, turn_of(match)) == ("drilling", "blue")


@rule("rockwell 1.9", "rockwell 8.1", "rockwell 9.1")
@pytest.mark.parametrize("position", [market, workshop])
def test_who_can_neither_deal_nor_pay_is_asked_in_market_and_workshop(position: Any) -> None:
    match = position("red/ii-1" if position is market else "red/iii-1")
    bare(match, 0)
    assert turn_of(match) == "red"
    assert texts(match) == ["leave"]


@rule("rockwell 1.9", "rockwell 3.1", "rockwell 4.1")
def test_a_player_who_has_nothing_is_asked_for_their_offer_and_insurance() -> None:
    match = bare(opened(), 0)
    for phase in ("tender", "insurance"):
        until(match, phase)
        for seat in range(4):
            assert seat in seen(match).actors
            assert texts(match, seat) == ["seal"]


@rule("rockwell 1.9", "rockwell 6.6")
def test_who_has_no_insurance_is_asked_in_danger() -> None:
    match = stand(drilling(), "red-1 entrance-0 2")
    extract(play(match, "red go 1 a0"), 6)
    assert seen(match).phase == "danger"
    assert texts(match) == ["save 0"]


@rule("rockwell 1.9")
@pytest.mark.parametrize(("holdings", "reveals"), [("screens", True), ("open", False)])
def test_a_gained_achievement_shows_what_others_could_only_reckon(holdings: str, reveals: bool) -> None:
    """Nobody takes back a move that showed others how many cubes they have; if cubes are open, it shows nothing new."""
    match = until(drilling("red/ii-1", holdings=holdings), "market")
    stock(match, "red", silver=9, money=800)
    play(match, "red buy silver 1", "red seal")
    assert "achieved red silver 4" in event_texts(match, -1, 1)
    assert match.entries[-1].reveals() == reveals
