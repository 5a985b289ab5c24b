"""Match: who may do what, what is answered, what may be taken back."""

import pytest
from tests.kit import ToyVariant, event_texts, random_match
from tests.rules.atacama.setting import table
from tests.toys import SEAL

from motherlode.core.errors import (
    BAD_DEAL,
    ILLEGAL_MOVE,
    LIST_GOES_ON,
    NO_MOVES,
    NO_SEED,
    NO_SUCH_SEAT,
    NOTHING_TO_UNDO,
    STALE_TURN,
    UNDO_AFTER_END,
    UNDO_NEEDS_CONSENT,
    UNKNOWN_MOVE,
    Fault,
    IllegalMove,
)
from motherlode.core.ids import SPECTATOR
from motherlode.core.match import Match

ALL = 0b11


def code(match: Match, text: str) -> int:
    return match.game.codec.parse(text)


def submit(match: Match, seat: int, *texts: str) -> None:
    match.submit(seat, match.turn(seat), [code(match, text) for text in texts])


def toy(preset: str = "dice", seats: int = 2) -> Match:
    match = ToyVariant(seats, preset).match()
    match.go_on()
    return match


def key(match: Match) -> bytes:
    return match.game.key(match.state)


# -- submit


def test_a_move_is_checked_applied_and_logged() -> None:
    match = table()
    entries = match.submit(0, 0, [code(match, "place natural e5")])
    assert [(entry.number, entry.seat, entry.move) for entry in entries] == [(1, 0, 40)]
    assert match.turn(0) == 1


def test_a_forbidden_move_is_refused_with_the_paragraph_and_the_fact_and_changes_nothing() -> None:
    match = table()
    submit(match, 0, "place natural e5")
    before = key(match)
    with pytest.raises(IllegalMove) as caught:
        submit(match, 1, "place natural e6")
    assert caught.value.code == ILLEGAL_MOVE
    assert caught.value.facts == {"game": "atacama", "rule": "2.4", "move": "place natural e6"}
    assert (caught.value.kind, caught.value.terms["derrick"]) == ("field-touches", ("field", "e5"))
    assert key(match) == before
    assert len(match.entries) == 1


@pytest.mark.parametrize("move", [-1, 179, 10**30, -(10**30), 10**5000], ids=lambda move: f"{move:#x}"[:12])
def test_a_number_that_is_no_move_is_refused(move: int) -> None:
    with pytest.raises(Fault) as caught:
        table().submit(0, 0, [move])
    assert caught.value.code == UNKNOWN_MOVE


@pytest.mark.parametrize("seat", [-1, 2, 15, 2**70])
def test_only_seats_of_the_table_submit(seat: int) -> None:
    with pytest.raises(Fault) as caught:
        table().submit(seat, 0, [0])
    assert caught.value.code == NO_SUCH_SEAT


def test_an_empty_list_is_refused() -> None:
    with pytest.raises(Fault) as caught:
        table().submit(0, 0, [])
    assert caught.value.code == NO_MOVES


def test_a_command_for_an_older_position_is_refused() -> None:
    match = table()
    submit(match, 0, "place natural e5")
    with pytest.raises(Fault) as caught:
        match.submit(0, 0, [code(match, "place natural a1")])
    assert caught.value.code == STALE_TURN
    assert caught.value.facts == {"turn": 0, "now": 1}


def test_two_who_seal_at_once_do_not_reject_each_other() -> None:
    """Turn numbers count a seat's own moves: both commands were made before either arrived."""
    match = toy()
    turns = [match.turn(seat) for seat in (0, 1)]
    match.submit(1, turns[1], [code(match, "pick 2"), SEAL])
    match.submit(0, turns[0], [code(match, "pick 1"), SEAL])
    assert "rolled" in " ".join(event_texts(match))


def test_a_list_of_moves_is_played_whole_or_not_at_all() -> None:
    match = toy()
    before = key(match)
    with pytest.raises(IllegalMove):
        submit(match, 0, "pick 1", "pick 2")
    assert key(match) == before
    assert not match.entries
    submit(match, 0, "pick 1", "seal")
    assert [entry.number for entry in match.entries] == [1, 2]


def test_nature_moves_until_a_person_must() -> None:
    match = table("advanced")
    assert [entry.seat for entry in match.go_on()] == [15, 15, 15]
    assert match.go_on() == []


def test_without_its_seed_a_game_cannot_go_on_and_nothing_is_half_done() -> None:
    match = toy()
    match.seed = b""
    submit(match, 0, "pick 1", "seal")
    before = key(match)
    with pytest.raises(Fault) as caught:
        submit(match, 1, "pick 1", "seal")
    assert caught.value.code == NO_SEED
    assert key(match) == before
    blind = table("advanced")
    blind.seed = b""
    with pytest.raises(Fault) as caught:
        blind.go_on()
    assert caught.value.code == NO_SEED


@pytest.mark.parametrize("deal", [1, -1, 2**70])
def test_a_set_up_that_does_not_exist_is_refused(deal: int) -> None:
    match = table()
    match.header.deal = deal
    with pytest.raises(Fault) as caught:
        Match(match.game, match.header, match.seed)
    assert caught.value.code == BAD_DEAL


def test_a_list_ends_where_its_decision_does_and_is_no_oracle() -> None:
    """Whatever red has sealed, blue's list that goes on after the reveal gets the same answer, and leaves no trace."""
    for pick in ("pick 0", "pick 1", "pick 2"):
        match = toy("tender")
        submit(match, 0, pick, "seal")
        for more in ("pick 1", "seal", "roll 0"):
            with pytest.raises(Fault) as caught:
                submit(match, 1, "pick 1", "seal", more)
            assert (caught.value.code, caught.value.facts) == (LIST_GOES_ON, {})
        assert len(match.entries) == 2


# -- what each sees


def test_a_private_move_is_heard_by_its_seat_alone_until_the_last_seal() -> None:
    match = toy()
    submit(match, 0, "pick 1", "seal")
    assert event_texts(match, seat=0) == ["picked 1", "sealed red"]
    assert event_texts(match, seat=1) == ["sealed red"]
    assert event_texts(match, seat=SPECTATOR) == ["sealed red"]
    assert match.view(1) == {"round": 0, "roll": 3, "sealed": 1, "tray": [None, 3], "scores": [0, 0]}
    submit(match, 1, "pick 2", "seal")
    assert event_texts(match, after=1, seat=SPECTATOR)[:3] == ["sealed blue", "shown red 1", "shown blue 2"]


def test_how_many_lines_a_secret_took_cannot_be_counted() -> None:
    """Submissions are numbered: a pick made over three lines and one made at once look alike to others."""
    hesitant, quick = toy(), toy()
    submit(hesitant, 0, "pick 1", "seal")
    submit(quick, 0, "pick 2", "seal")
    submit(hesitant, 1, "pick 0")
    submit(quick, 1, "pick 0")
    for seat in (1, SPECTATOR):
        numbers = [
            [(told.submission, told.seat, told.event.kind if told.event else -1) for told in match.told(seat, -1)]
            for match in (hesitant, quick)
        ]
        assert numbers[0] == numbers[1]


def test_everybody_is_told_of_an_undo_and_what_it_took_back() -> None:
    match = table()
    submit(match, 0, "place natural e5")
    match.undo(0, match.turn(0), 0)
    told = match.told(1, -1)
    assert [(one.submission, one.undoes, one.stands) for one in told] == [(1, 0, False), (2, 1, True)]
    assert match.told(1, 1)[0].undoes == 1


# -- undo


def test_the_last_decision_can_be_taken_back_and_made_again() -> None:
    match = table()
    before = key(match)
    submit(match, 0, "place natural e5")
    assert match.can_undo(0)
    match.undo(0, match.turn(0), 0)
    assert key(match) == before
    submit(match, 0, "place natural a1")
    assert [entry.line(match.game.codec).text for entry in match.entries] == [
        "place natural e5",
        "undo 1",
        "place natural a1",
    ]


def test_nothing_is_erased_and_a_turn_number_never_falls() -> None:
    match = table()
    submit(match, 0, "place natural e5")
    turns = match.turn(0), match.turn(1)
    match.undo(0, match.turn(0), 0)
    assert (match.turn(0), match.turn(1)) == (turns[0] + 1, turns[1] + 1), "both decide on another position now"


def test_an_undo_does_not_reject_those_who_choose_at_the_same_time() -> None:
    """People often change their minds while all choose: a neighbour's command on its way must still be accepted."""
    match = toy(seats=3)
    turn = match.turn(2)
    submit(match, 0, "pick 1", "seal")
    match.undo(0, match.turn(0), 0)
    match.submit(2, turn, [code(match, "pick 2"), SEAL])
    assert match.can_undo(2)


def test_after_anothers_reply_a_move_goes_back_only_by_consent_of_all() -> None:
    match = table()
    before = key(match)
    submit(match, 0, "place natural e5")
    submit(match, 1, "place natural a1")
    assert not match.can_undo(0)
    for consent in (0, 0b01, 0b10, 0b111):
        with pytest.raises(Fault) as caught:
            match.undo(0, match.turn(0), consent)
        assert caught.value.code == UNDO_NEEDS_CONSENT
    match.undo(0, match.turn(0), ALL)
    assert key(match) == before, "the reply goes with it"
    assert match.entries[-1].line(match.game.codec).text == "undo 1 agreed"


def test_undo_cannot_peek_at_a_revealed_secret() -> None:
    match = toy()
    submit(match, 0, "pick 1", "seal")
    submit(match, 1, "pick 1", "seal")
    assert not match.can_undo(1), "this seal showed everybody's cards"
    with pytest.raises(Fault) as caught:
        match.undo(1, match.turn(1), 0)
    assert caught.value.code == UNDO_NEEDS_CONSENT


def test_undo_cannot_peek_at_chance() -> None:
    match = table("advanced")
    match.go_on()
    for _ in range(6):
        seat = (match.game.actors(match.state) >> 1) & 1
        match.submit(seat, match.turn(seat), [match.game.default_move(match.state, seat)])
    assert match.entries[-1].seat == 15
    assert not match.can_undo(1)


def test_a_reveal_bars_the_undo_of_the_seat_that_caused_it_and_of_those_that_acted_before() -> None:
    """In the tender no draw follows the reveal: the reveal alone must be enough."""
    match = toy("tender")
    submit(match, 0, "pick 1", "seal")
    assert match.can_undo(0)
    submit(match, 1, "pick 2", "seal")
    assert "shown red 1" in event_texts(match)
    for seat in (0, 1):
        assert not match.can_undo(seat)
        assert match.would_peek(seat)


def test_a_commit_can_be_taken_back_while_others_still_choose_and_theirs_stay() -> None:
    match = toy()
    submit(match, 0, "pick 1", "seal")
    submit(match, 1, "pick 2")
    match.undo(0, match.turn(0), 0)
    assert match.view(1) == {"round": 0, "roll": 3, "sealed": 0, "tray": [None, 2], "scores": [0, 0]}
    assert match.view(0) == {"round": 0, "roll": 3, "sealed": 0, "tray": [3, None], "scores": [0, 0]}
    assert match.entries[-1].line(match.game.codec).text == "undo 1", "the whole list, from its first line on"
    submit(match, 0, "pick 0", "seal")
    submit(match, 1, "seal")
    assert "shown blue 2" in event_texts(match)


def test_a_list_may_be_taken_back_from_any_of_its_lines() -> None:
    match = toy()
    submit(match, 0, "pick 1", "seal")
    match.undo(0, match.turn(0), 0, since=2)
    assert match.view(0) == {"round": 0, "roll": 3, "sealed": 0, "tray": [1, None], "scores": [0, 0]}
    for wrong in (2, 3, 9):
        with pytest.raises(Fault) as caught:
            match.undo(0, match.turn(0), 0, since=wrong)
        assert caught.value.code == NOTHING_TO_UNDO


def test_who_chose_at_the_same_time_is_judged_by_the_line_in_force() -> None:
    """Red seals before blue picks, but takes it back and picks again: now both are choosing again."""
    match = toy()
    submit(match, 0, "pick 1", "seal")
    submit(match, 1, "pick 2")
    match.undo(0, match.turn(0), 0)
    submit(match, 0, "pick 0")
    assert match.can_undo(1)


def test_after_an_undo_the_same_choices_meet_the_same_luck() -> None:
    match = toy()
    rolls = []
    for _ in range(3):
        submit(match, 0, "pick 1", "seal")
        submit(match, 1, "pick 1", "seal")
        rolls.append(event_texts(match)[-1])
        match.undo(1, match.turn(1), ALL)
        match.undo(0, match.turn(0), ALL)
    assert rolls[0].startswith("rolled")
    assert len(set(rolls)) == 1


def test_who_has_done_nothing_has_nothing_to_take_back() -> None:
    with pytest.raises(Fault) as caught:
        table().undo(1, 0, ALL)
    assert caught.value.code == NOTHING_TO_UNDO


def test_a_finished_game_stays_finished() -> None:
    """Its seed is published: nobody may go back and use it."""
    match = random_match(ToyVariant(2), 1)
    assert not match.can_undo(0)
    with pytest.raises(Fault) as caught:
        match.undo(0, match.turn(0), ALL)
    assert caught.value.code == UNDO_AFTER_END


def test_an_undo_for_an_older_position_is_refused() -> None:
    match = table()
    submit(match, 0, "place natural e5")
    with pytest.raises(Fault) as caught:
        match.undo(0, 0, 0)
    assert caught.value.code == STALE_TURN


def test_an_undo_does_not_reject_those_who_have_chosen_before() -> None:
    """A player who has sealed may want to take that back, too: a neighbour's undo must not get in the way."""
    match = toy(seats=3)
    submit(match, 2, "pick 2", "seal")
    submit(match, 0, "pick 1", "seal")
    turn = match.turn(2)
    match.undo(0, match.turn(0), 0)
    match.undo(2, turn, 0)
    assert match.view(2) == {"round": 0, "roll": 3, "sealed": 0, "tray": [None, None, 3], "scores": [0, 0, 0]}


def test_an_undo_by_consent_makes_all_older_commands_stale() -> None:
    match = toy("tender")
    submit(match, 0, "pick 1", "seal")
    submit(match, 1, "pick 1", "seal")
    turns = [match.turn(seat) for seat in (0, 1)]
    match.undo(1, match.turn(1), ALL)
    assert [match.turn(seat) for seat in (0, 1)] == [turn + 1 for turn in turns]
