"""What tests share: every game there is, positions reached by playing, chance steered by playing chance moves."""

from collections.abc import Callable, Iterator
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import pytest
from tests.toys import Toy

from motherlode.core.draw import seed_hash
from motherlode.core.game import Game
from motherlode.core.ids import CHANCE, first_seat, seat_number
from motherlode.core.log import Header
from motherlode.core.match import Match
from motherlode.core.meta import Option
from motherlode.core.playout import sample_move
from motherlode.core.rng import Rng
from motherlode.core.state import State
from motherlode.games.registry import GAMES, new_match

# @rule("atacama 2.4"): this test proves that paragraph. tools/paragraphs.py lists those that no test proves.
rule = pytest.mark.rule

SEED = bytes(range(32))


class Variant:
    """A game as it can be played: preset, seats, and the choices that differ from the usual ones."""

    def __init__(self, game: str, preset: str, seats: int, options: dict[str, str], usual: bool = True) -> None:
        self.game = game
        self.preset = preset
        self.seats = seats
        self.options = options
        self.usual = usual  # what is played if the table chooses nothing, in the first preset where that is so

    def __str__(self) -> str:
        return "-".join([self.game, self.preset, str(self.seats), *self.options.values()])

    def match(self, seed: bytes = SEED) -> Match:
        return new_match(self.game, self.preset, self.seats, self.options, 0, None, seed, {})

    @cached_property
    def _game(self) -> Game[Any]:
        return self.match().game

    def make(self) -> Game[Any]:
        """One game for all tests of a session: a test that spoils its tables is noticed (conftest)."""
        return self._game


class ToyVariant(Variant):
    """The interpreted toy: not in the registry, but every law holds for it."""

    def __init__(self, seats: int, preset: str = "dice") -> None:
        super().__init__("toy", preset, seats, {})

    def match(self, seed: bytes = SEED) -> Match:
        header = Header("toy", 1, self.seats, {}, 0, "none", "", seed_hash(seed), {})
        return Match(Toy(self.seats, tender=self.preset == "tender"), header, seed)


MANY_CHOICES = 4


def listed() -> Iterator[Variant]:
    """Every game x preset x seats of the registry, and every other choice of every open option at least once.

    Of an option with many numbers or seats, the last one; readings vary only in the first preset that asks. A new game
    is tested by being listed.
    """
    for name, listing in GAMES.items():
        known: list[dict[str, str]] = []
        read: set[str] = set()
        for preset in listing.meta.presets:
            first = preset.values not in known
            known.append(preset.values)
            options = [option for option in listing.meta.options if option.name in preset.open_options]
            asked = [option for option in options if option.name not in read]
            read.update(option.name for option in options if option.reading)
            for seats in preset.seats:
                yield Variant(name, preset.name, seats, {}, usual=first)
                for option in asked:
                    for other in _others(option, seats):
                        yield Variant(name, preset.name, seats, {option.name: other}, usual=False)


def _others(option: Option, seats: int) -> list[str]:
    others = [choice for choice in option.choices_of(seats) if choice != option.usual]
    return others if len(others) < MANY_CHOICES else others[-1:]


VARIANTS = list(listed())
EVERY_GAME = [*VARIANTS, ToyVariant(2), ToyVariant(3), ToyVariant(2, "tender"), ToyVariant(3, "tender")]


def _each(variants: list[Variant]) -> pytest.MarkDecorator:
    """Variants that differ from a usual one only in the number of players or in an option are heavy."""
    marked = [pytest.param(each, id=str(each), marks=() if each.usual else pytest.mark.heavy) for each in variants]
    return pytest.mark.parametrize("variant", marked)


every_variant = _each(VARIANTS)
every_game = _each(EVERY_GAME)
# For tests where options make no difference: the first variant of every preset.
every_preset = _each(list({(each.game, each.preset): each for each in reversed(VARIANTS)}.values()))
# For tests of many games: variants that differ only in players or options would take minutes; `make soak` has them.
every_usual = _each([each for each in VARIANTS if each.usual])


def of_rules(game: str, name: str) -> ModuleType | None:
    """A module of tests/rules/<game>/ that not every game has."""
    full = f"tests.rules.{game}.{name}"
    return import_module(full) if find_spec(full) else None


def conserved(game: str) -> list[Callable[[Any], list[int]]]:
    """What a game never loses: measures of a position that are the same in all positions of a game."""
    measures: list[Callable[[Any], list[int]]] = import_module(f"tests.rules.{game}.conserved").CONSERVED
    return measures


def has_secrets(game: Game[Any]) -> bool:
    return any(kind.secret for kind in game.codec.kinds)


def part_of(positions: Iterator[State], seed: int) -> Iterator[State]:
    """Some positions of a game, fewer in a longer one: a thousand moves take three times as long as a hundred."""
    rng = Rng(seed)
    for k, state in enumerate(positions):
        if rng.below(1 + k // 60) == 0:
            yield state


def random_game(game: Game[Any], seed: int) -> Iterator[State]:
    """The positions of a random game, always the same State object: copy it to keep it."""
    rng = Rng(seed)
    state = game.start(seed % game.deals)
    yield state
    while actors := game.actors(state):
        owing = [seat for seat in range(CHANCE + 1) if (actors >> seat) & 1]
        seat = owing[rng.below(len(owing))]
        game.apply(state, seat, sample_move(game, state, seat, rng), None)
        yield state


def random_match(variant: Variant, seed: int) -> Match:
    """A whole match of random moves through the door that checks; its luck is the seed's."""
    match = variant.match(bytes([seed % 256]) * 32)
    rng = Rng(seed)
    match.go_on()
    while actors := match.game.actors(match.state):
        seat = first_seat(actors)
        match.submit(seat, match.turn(seat), [match.game.random_move(match.state, seat, rng)])
    return match


def play(match: Match, *lines: str) -> Match:
    """Plays "red place natural e5" and, to steer chance, "* turn-up C". Each must be legal."""
    for line in lines:
        word, _, text = line.partition(" ")
        seat = seat_number(word)
        move = match.game.codec.parse(text)
        assert move >= 0, f"no such move: {line}"
        assert refusal_of(match.game, match.state, seat, move) == "", f"not legal: {line}"
        match.replay(seat, [move])
    return match


def refused(match: Match, line: str) -> int:
    """The paragraph that forbids a line of a log; 0 if none does."""
    word, _, text = line.partition(" ")
    move = match.game.codec.parse(text)
    assert move >= 0, f"no such move: {line}"
    refusal = match.game.refusal(match.state, seat_number(word), move)
    return refusal.rule if refusal else 0


def refusal_of(game: Game[Any], state: State, seat: int, move: int) -> str:
    """The paragraph that forbids a move and the fact, as "204 field-touches e4 e5"; nothing if the move is legal."""
    refusal = game.refusal(state, seat, move)
    if refusal is None:
        return ""
    assert refusal.kind.name in [kind.name for kind in game.refusals]
    assert refusal.rule > 0
    assert len(refusal.facts) == len(refusal.kind.params)
    return f"{refusal.rule} {refusal.kind.text(refusal.facts)}"


def event_texts(match: Match, after: int = -1, seat: int = 0) -> list[str]:
    """What a seat was told after a submission, as text; number 0 is what nature did first."""
    told = [told.event for told in match.told(seat, after)]
    return [match.game.event_kinds[event.kind].text(list(event.args)) for event in told if event is not None]
