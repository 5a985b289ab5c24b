"""Section 7, the events that change fines, yields and cards: 7.1 to 7.15, 7.20, 7.23 to 7.27."""

import pytest
from tests.kit import event_texts, rule
from tests.rules.goldrausch.setting import (
    CONTINENTS,
    gains,
    lay_out,
    lying,
    news,
    opened,
    payout,
    play_round,
    reveal,
    seen,
)

from motherlode.core.ids import SEAT_NAMES, SPECTATOR
from motherlode.games.goldrausch.world import INCIDENT_NAMES

FINES = pytest.mark.parametrize("fines", ["withheld", "paid"])
FULL = (10, 20, 30)


@rule("goldrausch 7.1")
@FINES
def test_alms_the_poorest_are_free_of_fines(fines: str) -> None:
    match = lay_out(opened(fines=fines), [3, 9, 4, 8], FULL)
    assert gains(match, "v+ v+ r+ r+", "alms") == [6, 4, 2, 2]
    assert news(match, "free-of-fines") == ["red"]


@rule("goldrausch 7.1")
@FINES
def test_alms_all_who_tie_for_the_poorest(fines: str) -> None:
    match = lay_out(opened(5, fines=fines), [3, 9, 3, 8, 4], FULL)
    assert gains(match, "v+ v+ v+ v+ v-", "alms") == [6, 4, 6, 4, 6]
    assert sorted(news(match, "free-of-fines")) == ["red", "yellow"]


@rule("goldrausch 7.1")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_alms_if_all_are_equal_everybody(players: int) -> None:
    match = lay_out(opened(players), lying=FULL)
    plan = " ".join(["v+", "v+", "r+", "r+", "a-", "a-"][:players])
    assert gains(match, plan, "alms") == [6, 6, 4, 4, 3, 3][:players]


@rule("goldrausch 7.2", "goldrausch 7.3", "goldrausch 7.4")
@pytest.mark.parametrize(
    ("incident", "gained"),
    [
        ("hard-working-azul", [2, 2, 1, 1, 3, 3]),
        ("rigorous-rosso", [0, 0, 3, 3, 3, 3]),
        ("thrifty-veridia", [0, 0, 1, 1, 5, 5]),
    ],
)
@FINES
def test_everybody_in_one_continent_is_free_of_fines(incident: str, gained: list[int], fines: str) -> None:
    match = lay_out(opened(6, 20, fines=fines), lying=FULL)
    assert gains(match, "a+ a+ r+ r+ v+ v+", incident) == gained


@rule("goldrausch 7.5")
@FINES
def test_free_market_everybody_is_free_of_fines(fines: str) -> None:
    match = lay_out(opened(6, 20, fines=fines), lying=FULL)
    assert gains(match, "a+ a+ r+ r+ v+ v+", "free-market") == [2, 2, 3, 3, 5, 5]


@rule("goldrausch 7.6", "goldrausch 7.7", "goldrausch 7.8")
@pytest.mark.parametrize("where", range(3))
@FINES
def test_gold_rain_doubles_a_continents_yield_a_lone_user_gets_four_times(where: int, fines: str) -> None:
    incident = ("blue-rain", "red-rain", "green-rain")[where]
    yields = (2, 3, 5)
    letter, other = CONTINENTS[where][0], CONTINENTS[where - 1][0]
    match = lay_out(opened(4, 20, fines=fines), lying=FULL)
    assert gains(match, f"{letter}- {letter}- {other}- {other}+", incident) == [
        2 * yields[where],
        2 * yields[where],
        yields[where - 1],
        2 * yields[where - 1],
    ]
    match = lay_out(opened(4, 20, fines=fines), lying=FULL)
    assert gains(match, f"{letter}+ {other}- {other}- {other}-", incident)[0] == 4 * yields[where]
    match = lay_out(opened(4, 20, fines=fines), lying=FULL)
    assert gains(match, f"{letter}+ {letter}+ {other}- {other}-", incident)[:2] == [2 * yields[where] - 2] * 2


@rule("goldrausch 7.9")
@FINES
def test_drying_vein_halves_all_yields_rounded_down_before_doubling(fines: str) -> None:
    match = lay_out(opened(6, 20, fines=fines), lying=FULL)
    assert gains(match, "a- a- r- r- v- v-", "drying-vein") == [1, 1, 1, 1, 2, 2]
    match = lay_out(opened(6, 20, fines=fines), lying=FULL)
    assert gains(match, "a+ a- r+ r- v+ v-", "drying-vein") == [2, 1, 2, 1, 4, 2]


@rule("goldrausch 7.10", "goldrausch 7.11", "goldrausch 7.12")
@pytest.mark.parametrize("where", range(3))
@pytest.mark.parametrize("cards", ["--", "+-", "++"])
@FINES
def test_progress_everybody_there_uses_an_upgrade_whatever_they_laid(where: int, cards: str, fines: str) -> None:
    yields = (3, 4, 6)[where]
    letter, other = CONTINENTS[where][0], CONTINENTS[where - 1][0]
    match = lay_out(opened(fines=fines), lying=FULL)
    plan = f"{letter}{cards[0]} {letter}{cards[1]} {other}- {other}-"
    gained = gains(match, plan, f"progress-{CONTINENTS[where]}")
    assert gained[:2] == [yields - 2] * 2
    assert gained[2:] == [(3, 4, 6)[where - 1]] * 2, "nowhere else"
    assert news(match, "card-counts") == [
        f"{seat} use" for seat, card in zip(SEAT_NAMES, cards, strict=False) if card == "-"
    ]


@rule("goldrausch 7.10", "goldrausch 7.11", "goldrausch 7.12")
@pytest.mark.parametrize("where", range(3))
@pytest.mark.parametrize("card", "+-")
def test_progress_one_alone_there_is_a_lone_user(where: int, card: str) -> None:
    letter, other = CONTINENTS[where][0], CONTINENTS[where - 1][0]
    match = lay_out(opened(5), lying=FULL)
    plan = f"{other}- {letter}{card} {other}- {other}- {other}-"
    assert gains(match, plan, f"progress-{CONTINENTS[where]}")[1] == (6, 8, 12)[where]


@rule("goldrausch 7.13", "goldrausch 7.14", "goldrausch 7.15")
@pytest.mark.parametrize("where", range(3))
@FINES
def test_old_days_nobody_there_uses_one_no_doubling_no_fines(where: int, fines: str) -> None:
    yields = (3, 4, 6)[where]
    letter, other = CONTINENTS[where][0], CONTINENTS[where - 1][0]
    incident = f"old-days-{CONTINENTS[where]}"
    match = lay_out(opened(fines=fines), lying=FULL)
    assert gains(match, f"{letter}+ {letter}+ {letter}- {other}+", incident) == [*[yields] * 3, (6, 8, 12)[where - 1]]
    match = lay_out(opened(fines=fines), lying=FULL)
    assert gains(match, f"{letter}+ {letter}- {other}- {other}-", incident)[:2] == [yields] * 2
    assert news(match, "card-counts") == ["red skip"]


@rule("goldrausch 7.13", "goldrausch 5.8")
def test_old_days_laid_green_cards_give_no_precedence() -> None:
    match = lay_out(opened(), lying=(10, 20, 7))
    assert gains(match, "v- v+ v- v+", "old-days-veridia") == [6, 1, 0, 0]


@rule("goldrausch 7.20")
@FINES
def test_scarcity_every_yield_falls_by_2_before_doubling(fines: str) -> None:
    match = lay_out(opened(6, fines=fines), lying=FULL)
    assert gains(match, "a- a- r- r- v- v-", "scarcity") == [1, 1, 2, 2, 4, 4]
    match = lay_out(opened(6, fines=fines), lying=FULL)
    assert gains(match, "a+ a- r+ r- v+ v-", "scarcity") == [2, 1, 4, 2, 8, 4]
    match = lay_out(opened(4, 20, fines=fines), lying=FULL)
    assert gains(match, "a+ r- r- v-", "scarcity") == [0, 1, 1, 3]


@rule("goldrausch 7.9", "goldrausch 7.20")
@pytest.mark.parametrize("incident", ["scarcity", "drying-vein", "blue-rain"])
def test_a_yield_is_changed_for_this_round_only(incident: str) -> None:
    match = play_round(lay_out(opened(), lying=FULL), "v- v- v- v-", incident)
    reveal(match, 20)
    lay_out(match, lying=FULL)
    assert gains(match, "a- r- v- v-") == [2, 3, 5, 5]


@rule("goldrausch 7.23")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_change_of_managers_every_laid_card_moves_one_seat_to_the_left(players: int) -> None:
    """Red and the last seat laid green cards: they count for Blue and for Red."""
    match = lay_out(opened(players), lying=FULL)
    plan = ["v+", "r-", *["a-"] * (players - 3), "a+"]
    gained = gains(match, " ".join(plan), "change-of-managers")
    assert gained[:2] == [12, 8]
    assert gained[-1] in (0, 1, 3)
    passed = [f"{SEAT_NAMES[seat]} {SEAT_NAMES[(seat + 1) % players]}" for seat in range(players)]
    assert sorted(news(match, "card-passed")) == sorted(passed)
    assert news(match, "card-counts") == ["blue use", f"{SEAT_NAMES[players - 1]} skip"]


@rule("goldrausch 7.24")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_whirlwind_every_country_card_moves_two_seats_to_the_right(players: int) -> None:
    """Yellow's and Green's countries come to Red and Blue; upgrade cards stay."""
    letters = ["v", "r", "a", "r", "v", "v"][:players]
    cards = ["+", "-", "-", "-", "-", "-"]
    plan = " ".join(letter + card for letter, card in zip(letters, cards, strict=False))
    match = lay_out(opened(players), lying=FULL)
    play_round(match, plan, "whirlwind")
    moved = {letter[0]: letter for letter in CONTINENTS}
    where = [moved[letters[(seat + 2) % players]] for seat in range(players)]
    profits = {text.split()[0]: text.split()[1:3] for text in news(match, "profit")}
    assert [profits[SEAT_NAMES[seat]][0] for seat in range(players)] == where
    assert [profits[SEAT_NAMES[seat]][1] for seat in range(players)] == ["alone", *["none"] * (players - 1)]
    told = dict(text.split() for text in news(match, "figure-moved"))
    assert all(told.get(SEAT_NAMES[seat], moved[letters[seat]]) == where[seat] for seat in range(players))


@rule("goldrausch 7.25")
@pytest.mark.parametrize(("players", "across"), [(4, 2), (5, 2), (6, 3)])
@pytest.mark.parametrize("green", range(6))
def test_lost_files_cards_are_swapped_with_the_player_opposite_then_countries_move_to_the_right(
    players: int, across: int, green: int
) -> None:
    """With 5 players each card moves two seats to the left."""
    if green >= players:
        return
    letters = ["v", "r", "a", "r", "v", "a"][:players]
    plan = " ".join(letter + ("+" if seat == green else "-") for seat, letter in enumerate(letters))
    match = lay_out(opened(players), lying=FULL)
    play_round(match, plan, "lost-files")
    moved = {letter[0]: letter for letter in CONTINENTS}
    profits = {text.split()[0]: text.split()[1:3] for text in news(match, "profit")}
    assert [profits[SEAT_NAMES[seat]][0] for seat in range(players)] == [
        moved[letters[(seat + 1) % players]] for seat in range(players)
    ]
    using = [seat for seat in range(players) if profits[SEAT_NAMES[seat]][1] != "none"]
    assert using == [(green + across) % players]
    assert news(match, "card-shown") == [
        f"{SEAT_NAMES[seat]} {'use' if seat == green else 'skip'}" for seat in range(players)
    ]


@rule("goldrausch 7.24", "goldrausch 5.1")
def test_after_the_whirlwind_figures_are_paid_where_they_are_now() -> None:
    match = lay_out(opened(), lying=FULL)
    assert gains(match, "a- r- v- v-", "whirlwind") == [6, 6, 3, 4]
    assert payout(match) == ["red", "blue", "green", "yellow"]
    assert lying(match) == [7, 16, 18]


@rule("goldrausch 7.26")
@pytest.mark.parametrize("incident", ["change-of-managers", "whirlwind", "lost-files"])
def test_cards_go_back_to_their_owners(incident: str) -> None:
    match = reveal(play_round(opened(5), "a+ r- v+ v- r-", incident))
    for seat in range(5):
        moves = [match.game.codec.text(move) for move in match.game.legal_moves(match.state, seat)]
        assert moves == ["go azul", "go rosso", "go veridia"]
        assert seen(match, seat).seats[seat].card is None
    assert gains(lay_out(match, lying=FULL), "a- a- v- v- v-", "broken") == [0] * 5


@rule("goldrausch 7.26")
def test_poorest_is_measured_when_the_event_takes_effect() -> None:
    """Red is the poorest before the payout; not being so after it changes nothing."""
    match = lay_out(opened(), [4, 5, 5, 5], FULL)
    assert gains(match, "v+ v+ r+ r+", "alms") == [6, 4, 2, 2]


@rule("goldrausch 7.27")
@pytest.mark.parametrize("incident", ["change-of-managers", "lost-files"])
@pytest.mark.parametrize("eyes", [0, 2, SPECTATOR])
def test_moved_cards_stay_face_down_until_5_1(incident: str, eyes: int) -> None:
    """The event about the swap names only seats; the cards are told by the one event that shows them all."""
    match = play_round(opened(), "v+ v- v+ v-", incident)
    told = event_texts(match, match.submissions - 1, eyes)
    shown = next(k for k, text in enumerate(told) if text.startswith("card-shown"))
    before = [text for text in told[:shown] if not text.startswith(("card-laid", "card-sealed"))]
    assert not [text for text in before if "use" in text.split() or "skip" in text.split()]
    assert [text for text in before if text.startswith("card-passed")]


@rule("goldrausch 7.23")
def test_the_card_you_then_have_counts_for_you_also_where_all_are_users() -> None:
    match = lay_out(opened(), lying=FULL)
    assert gains(match, "v+ v+ r- r-", "change-of-managers") == [6, 12, 8, 4]


@rule(*(f"goldrausch 7.{k + 1}" for k in range(25)))
@pytest.mark.parametrize("incident", INCIDENT_NAMES)
def test_an_event_card_is_told_with_its_paragraph(incident: str) -> None:
    match = play_round(opened(), "v+ v- r+ a-", incident)
    assert news(match, "incident-drawn") == [f"{incident} {701 + INCIDENT_NAMES.index(incident)}"]
