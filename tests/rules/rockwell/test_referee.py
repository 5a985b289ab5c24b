"""Whole games checked by a referee that knows the rules, not the engine (referee.py)."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.kit import Variant, random_match
from tests.rules.rockwell.eager import eager_match
from tests.rules.rockwell.referee import Referee, referee_game
from tests.rules.rockwell.setting import PLAYERS, PRESETS, own

from motherlode.bots.catalogue import bot
from motherlode.core.event import Event
from motherlode.core.ids import EVERYBODY
from motherlode.core.match import Match
from motherlode.games.rockwell.events import EVENT_KINDS, HIRED
from motherlode.games.rockwell.moves import CODEC
from motherlode.lab.play import play_out

Spoil = Callable[[list[Event]], list[Event]]
# Achievements that come soon, and to several players at once.
EASY = {
    "achievements__zinc-copper": 4,
    "achievements__cards": 2,
    "achievements__silver": 3,
    "achievements__gold": 3,
    "achievements__each-metal": 2,
}
# Players, seed, start money, what is easier: between them these games hold every kind of move and event, all four
# crews of somebody in the centre, ties for an achievement under either option, six achievements at the end.
EAGER: list[tuple[int, int, int, dict[str, int]]] = [
    (2, 23, 60_000, {}),
    (3, 6, 20_000, EASY),
    (3, 21, 60_000, {}),
    (3, 38, 20_000, {}),
    (4, 1, 60_000, {}),
    (4, 5, 60_000, EASY),
    (4, 6, 20_000, {}),
    (4, 7, 60_000, {}),
]


# Every reading but the usual one, in two halves that do not exclude each other.
READINGS = [
    {"bonus": "owned", "crossed_tiles": "each_step", "protection": "last"},
    {"double_move": "jumps", "danger": "share"},
    {"crossed_tiles": "each_step", "double_move": "jumps", "danger": "share", "protection": "last"},
]


def options(stocks: str, tie: str, turns: int, **readings: str) -> dict[str, str]:
    return {"holdings": stocks, "achievement_tie": tie, "turn_limit": str(turns), **readings}


@PLAYERS
@pytest.mark.parametrize(("stocks", "tie"), [("screens", "direction"), ("open", "active")])
def test_random_games_are_by_the_rules(players: int, stocks: str, tie: str) -> None:
    match = random_match(Variant("rockwell", PRESETS[players], players, options(stocks, tie, 8)), players)
    assert referee_game(match) == len(match.entries)


@PLAYERS
def test_games_of_greedy_players_are_by_the_rules(players: int) -> None:
    match = Variant("rockwell", PRESETS[players], players, options("screens", "direction", 8)).match()
    play_out(match, [bot("greedy", "rockwell", match.game, seat) for seat in range(players)], players)
    referee_game(match)


def test_games_of_players_who_try_everything_are_by_the_rules() -> None:
    told: set[str] = set()
    played: set[str] = set()
    for players, seed, money, easier in EAGER:
        wishes = options(["screens", "open"][seed % 2], ["active", "direction"][seed // 2 % 2], 12)
        match = eager_match(players, wishes, seed, own(start__money=money, **easier))
        referee_game(match)
        told |= {EVENT_KINDS[event.kind].name for entry in match.entries for event in entry.events}
        played |= {CODEC.kind(entry.move).name for entry in match.entries}
    assert told == {kind.name for kind in EVENT_KINDS} - {"crew-stopped"}
    assert played == {kind.name for kind in CODEC.kinds}


@pytest.mark.parametrize("readings", READINGS, ids=lambda each: "-".join(each.values()))
@pytest.mark.parametrize(("players", "seed"), [(2, 1), pytest.param(3, 2, marks=pytest.mark.heavy), (4, 8)])
def test_games_are_by_the_rules_however_they_are_read(players: int, seed: int, readings: dict[str, str]) -> None:
    if players == 2:
        readings = {**readings, "al_tie": "free"}
    match = eager_match(players, options("screens", "direction", 12, **readings), seed, own(start__money=60_000))
    referee_game(match)
    told = {EVENT_KINDS[event.kind].name for entry in match.entries for event in entry.events}
    assert ("crew-stopped" in told) == ("crossed_tiles" in readings)


# -- the referee sees what is wrong


@pytest.fixture(scope="module")
def hired() -> tuple[Match, int]:
    """A game, and a line of it that hires a die."""
    match = eager_match(3, options("screens", "direction", 8), 1)
    return match, next(k for k, entry in enumerate(match.in_force) if any(told.kind == HIRED for told in entry.events))


def before(game: tuple[Match, int]) -> Referee:
    """A referee who has followed the game up to that line."""
    match, line = game
    referee = Referee(match)
    for entry in match.in_force[:line]:
        referee.follow(entry.seat, entry.move)
    return referee


def changed(event: Event, at: int) -> Event:
    args = event.args[:]
    args[at] += 1
    return Event(event.kind, event.audience, event.reveals, args)


@pytest.mark.parametrize(
    "spoilt",
    [
        lambda events: events[1:],
        lambda events: [events[0], *events],
        lambda events: [changed(events[0], len(events[0].args) - 1), *events[1:]],
        lambda events: [Event(events[0].kind, EVERYBODY & ~1, False, events[0].args), *events[1:]],
    ],
    ids=["missing", "twice", "wrong-price", "to-some"],
)
def test_the_referee_hears_what_is_wrong(hired: tuple[Match, int], spoilt: Spoil) -> None:
    entry = hired[0].in_force[hired[1]]
    text = CODEC.text(entry.move)
    before(hired).hear(entry.seat, text, entry.events)
    with pytest.raises(AssertionError, match="told"):
        before(hired).hear(entry.seat, text, spoilt(entry.events))


@pytest.mark.parametrize(
    "field", ["money", "cubes", "insured", "places", "powers", "crew_dice", "cards", "slots", "honours", "control"]
)
def test_the_referee_sees_what_is_wrong(hired: tuple[Match, int], field: str) -> None:
    referee = before(hired)
    state: Any = referee.state
    referee.compare()
    getattr(state, field)[0] += 1
    with pytest.raises(AssertionError, match=field):
        referee.compare()


def test_the_referee_knows_what_is_allowed(hired: tuple[Match, int]) -> None:
    entry = hired[0].in_force[hired[1]]
    with pytest.raises(AssertionError, match="not allowed"):
        before(hired).hear(entry.seat, "hire 4", [])
    with pytest.raises(AssertionError, match="not to act"):
        before(hired).hear((entry.seat + 1) % 3, CODEC.text(entry.move), [])
    referee = before(hired)
    referee.state.money[entry.seat] = 0
    with pytest.raises(AssertionError, match="by the rules alone"):
        referee.compare_moves()
