"""Small parts of the core: bits, codec, rules, seats, places, options, errors."""

import pickle

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.bits import count, nth, write_members
from motherlode.core.codec import NUMBER, Codec, Kind, Param, Vocabulary
from motherlode.core.errors import BAD_CHOICE, UNKNOWN_OPTION, UNKNOWN_PRESET, Fault, IllegalMove
from motherlode.core.game import Result, places_by
from motherlode.core.ids import CHANCE, NOBODY, everyone_at, first_seat, only, seat_name, seat_number
from motherlode.core.meta import Meta, Option, Preset
from motherlode.core.rule import paragraph
from motherlode.games.atacama.meta import META
from motherlode.games.atacama.moves import CODEC, CODES

MASKS = [0, 1, 2, 0b1011, (1 << 27) - 1, (1 << 62) - 1, 1 << 61, 0x2AAAAAAAAAAAAAAA]


@pytest.mark.parametrize("mask", MASKS)
def test_a_set_counts_finds_and_writes_its_members(mask: int) -> None:
    members = [k for k in range(62) if (mask >> k) & 1]
    assert count(mask) == len(members)
    assert [nth(mask, k) for k in range(len(members))] == members
    out = vec[i64]([0] * (len(members) + 1))
    assert write_members(out, 1, 100, mask) == len(members) + 1
    assert list(out[1:]) == [100 + k for k in members]


def test_paragraphs_are_numbers() -> None:
    assert [paragraph(rule) for rule in (204, 410, 1008)] == ["2.4", "4.10", "10.8"]


def test_seats_have_names_and_masks() -> None:
    assert [seat_name(k) for k in (0, 5, CHANCE)] == ["red", "white", "*"]
    assert [seat_number(name) for name in ("red", "white", "*", "nobody")] == [0, 5, CHANCE, NOBODY]
    assert (only(3), everyone_at(4), first_seat(0b1000), first_seat(1 << CHANCE)) == (8, 15, 3, CHANCE)


@pytest.mark.parametrize(
    ("scores", "places"),
    [([3, 1], [1, 2]), ([2, 2], [1, 1]), ([1, 5, 5, 0], [3, 1, 1, 4]), ([-3, -1], [2, 1]), ([0] * 4, [1] * 4)],
)
def test_equal_points_share_a_place(scores: list[int], places: list[int]) -> None:
    assert list(places_by(vec[i64](scores))) == places


def test_a_win_is_shared_by_those_in_first_place() -> None:
    result = Result(vec[i64]([5, 5, 1]), vec[i64]([1, 1, 3]), 0)
    assert [result.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_a_number_is_its_own_word() -> None:
    kind = Kind("paid", [Param("amount", NUMBER)])
    assert kind.text([-12]) == "paid -12"
    assert kind.terms([7]) == {"amount": ("number", "7")}


def test_a_codec_knows_no_code_beyond_its_last() -> None:
    assert CODEC.size == CODES
    for code in (-1, CODES):
        with pytest.raises(IndexError):
            CODEC.kind(code)


def test_what_cannot_be_a_move_is_no_kind_of_a_codec() -> None:
    field = Vocabulary("field", ["a", "b"])
    for kinds in (
        [Kind("undo", [])],
        [Kind("pay", [Param("amount", NUMBER)])],
        [Kind("go", []), Kind("go", [Param("field", field)])],
    ):
        with pytest.raises(ValueError, match="cannot be a move"):
            Codec(kinds)


def test_kinds_may_serve_two_codecs() -> None:
    go, stay = Kind("go", [Param("field", Vocabulary("field", ["a", "b"]))]), Kind("stay", [])
    first, second = Codec([go, stay]), Codec([stay, go])
    assert [first.text(code) for code in range(3)] == ["go a", "go b", "stay"]
    assert [second.text(code) for code in range(3)] == ["stay", "go a", "go b"]


def test_nothing_has_a_token_below_zero() -> None:
    with pytest.raises(IndexError):
        Vocabulary("field", ["a", "b"]).token(-1)


def test_options_are_the_presets_the_tables_or_the_default() -> None:
    advanced = META.preset("advanced")
    assert META.chosen(advanced, {}, 2)["paid_derrick"] == "box"
    assert META.chosen(advanced, {"paid_derrick": "opponent"}, 2)["paid_derrick"] == "opponent"
    for wishes, code in (
        ({"paid_derrick": "bank"}, BAD_CHOICE),
        ({"maps": "square"}, UNKNOWN_OPTION),
        ({"speed": "fast"}, UNKNOWN_OPTION),
    ):
        with pytest.raises(Fault) as caught:
            META.chosen(advanced, wishes, 2)
        assert caught.value.code == code


def test_a_choice_that_names_a_seat_must_name_one_of_the_table() -> None:
    start = Option("start", ["drawn", "first", "second", "third"], 203, per_seat=True)
    meta = Meta("purse", "Purse", [], "", 0, 1, [Preset("two", [2], {}, ["start"])], [start])
    assert meta.chosen(meta.presets[0], {"start": "second"}, 2) == {"start": "second"}
    with pytest.raises(Fault) as caught:
        meta.chosen(meta.presets[0], {"start": "third"}, 2)
    assert caught.value.code == BAD_CHOICE
    assert caught.value.facts["choices"] == "drawn, first, second"


def test_a_table_plays_what_is_usual_and_an_older_log_what_was_played_before() -> None:
    sides = Option("sides", ["random", "chosen"], 202, usual="chosen", first_game="random")
    meta = Meta("map", "Map", [], "", 0, 1, [Preset("two", [2], {}, ["sides"])], [sides])
    assert meta.chosen(meta.presets[0], {}, 2) == {"sides": "chosen"}
    assert (sides.choices[0], sides.usual, sides.first_game) == ("random", "chosen", "random")
    plain = Option("fines", ["withheld", "paid"], 506)
    assert (plain.usual, plain.first_game, plain.reading, plain.per_seat) == ("withheld", "withheld", False, False)


def test_what_was_kept_before_there_was_an_option_is_read_at_its_first_choice() -> None:
    sides = Option("sides", ["random", "chosen"], 202, usual="chosen")
    fixed = Option("maps", ["square", "stages"], 401)
    meta = Meta("map", "Map", [], "", 0, 1, [Preset("two", [2], {"maps": "stages"}, ["sides"])], [sides, fixed])
    assert meta.kept(meta.presets[0], {}) == {"sides": "random"}
    assert meta.kept(meta.presets[0], {"sides": "chosen", "maps": "stages"}) == {"sides": "chosen"}


def test_values_from_a_log_must_be_complete_and_known() -> None:
    for values, code in (({}, BAD_CHOICE), ({"maps": "square", "colours": "one", "x": "y"}, UNKNOWN_OPTION)):
        with pytest.raises(Fault) as caught:
            META.check_values(values, 2)
        assert caught.value.code == code


def test_an_unknown_preset_is_refused_with_the_list() -> None:
    with pytest.raises(Fault) as caught:
        META.preset("huge")
    assert caught.value.code == UNKNOWN_PRESET
    assert "four-tactics" in str(caught.value.facts["presets"])


def test_a_fault_travels_between_processes() -> None:
    fault = pickle.loads(pickle.dumps(Fault(201, {"rule": "2.4"})))
    assert (fault.code, fault.facts, str(fault)) == (201, {"rule": "2.4"}, "E201 rule=2.4")
    refusal = pickle.loads(pickle.dumps(IllegalMove({"rule": "2.4"}, "taken", {"field": ("field", "e5")})))
    assert (refusal.kind, refusal.terms) == ("taken", {"field": ("field", "e5")})
