"""Tables and turns for the rule tests, and ways to look at them.

Set-up and turns are played by moves, nature's too; what no short game leads to is laid out by hand (layout.py).
The lower power of every ring lies in sector 0: a0 takes 2, a1 3, b0 4, b1 5, c0 6, c1 7, d0 8, d1 9, and so on around.
"""

import tomllib
from collections.abc import Iterator
from importlib import resources
from itertools import zip_longest
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.kit import SEED, VARIANTS, event_texts, play, random_game

from motherlode.core.errors import IllegalMove
from motherlode.core.ids import CHANCE, NOBODY, SEAT_NAMES, only, seat_name, seat_number
from motherlode.core.match import Match
from motherlode.games.data import Data
from motherlode.games.registry import new_match
from motherlode.games.rockwell.world import ENTRANCES, SLOT_NAMES

PRESETS = {2: "two", 3: "three", 4: "four"}
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
METALS = ("zinc", "copper", "silver", "gold")
POWERS = {"a": (2, 3), "b": (4, 5), "c": (6, 7), "d": (8, 9)}
# What a player does who wants nothing.
IDLE = {
    "tender": "seal",
    "insurance": "seal",
    "drilling": "pass",
    "stepping": "pass",
    "advantage": "waive",
    "danger": "save 0",
    "market": "leave",
    "workshop": "leave",
}


def values(**changes: Any) -> dict[str, Any]:
    """Our data with entries replaced: prices__hire=[1, 2, 3, 4]."""
    out = tomllib.loads((resources.files("motherlode.games") / "rockwell" / "data.toml").read_text())
    for where, what in changes.items():
        *path, last = where.split("__")
        section = out
        for name in path:
            section = section[name]
        section[last] = what
    return out


def own(**changes: Any) -> Data:
    return Data("mine.toml", values(**changes))


def short_games(players: int) -> Iterator[Any]:
    """The positions of a random game of eight turns."""
    for variant in VARIANTS:
        if variant.game == "rockwell" and variant.seats == players and variant.options.get("turn_limit") == "8":
            yield from random_game(variant.make(), players)


# -- set-up and turns


def table(players: int = 4, data: Data | None = None, **options: str) -> Match:
    """Just opened, nature has not moved."""
    return new_match("rockwell", PRESETS[players], 0, options, 0, data, SEED, {})


def opened(players: int = 4, data: Data | None = None, **options: str) -> Match:
    """Set up, both orders are those of the seats; everybody must make an offer."""
    match = play(table(players, data, **options), *["* lay low"] * 4)
    for word in ("direct", "control"):
        for seat in SEAT_NAMES[:players]:
            if f"{word} {seat}" in texts(match, CHANCE):
                play(match, f"* {word} {seat}")
    return match


def tender(match: Match, *offers: str) -> Match:
    """In the order of the seats: "zinc zinc 500", or nothing."""
    for seat, words in zip_longest(SEAT_NAMES[: match.game.seats], offers, fillvalue=""):
        for word in words.split():
            play(match, f"{seat} {'cash' if word.isdigit() else 'offer'} {word}")
        play(match, f"{seat} seal")
    return match


def insure(match: Match, *cubes: str) -> Match:
    """In the order of the seats: "zinc zinc copper", or nothing."""
    for seat, words in zip_longest(SEAT_NAMES[: match.game.seats], cubes, fillvalue=""):
        play(match, *(f"{seat} insure {word}" for word in words.split()), f"{seat} seal")
    return match


def drilling(posts: str = "", players: int = 4, control: str = "", data: Data | None = None, **options: str) -> Match:
    """The first drilling round of a turn with these vice-presidents on the boards, "red/i-1 blue/ii-2", and no others.

    Control order is `control`, or that of the seats; then those on board I come first.
    """
    match = until(opened(players, data, **options), "insurance")
    s = state(match)
    s.slots = vec[i64]([NOBODY] * len(SLOT_NAMES))
    for word in posts.split():
        seat, _, slot = word.partition("/")
        s.slots[SLOT_NAMES.index(slot)] = number(seat)
    if control:
        s.control = vec[i64]([number(seat) for seat in control.split()])
    return until(match, "drilling")


def market(posts: str, players: int = 4) -> Match:
    return until(drilling(posts, players), "market")


def workshop(posts: str, players: int = 4) -> Match:
    return until(drilling(posts, players), "workshop")


def idle(match: Match) -> Match:
    """One move of a player who wants nothing; nature draws the first card, which is never a danger."""
    phase, actor = seen(match).phase, seen(match).actors[0]
    allowed = texts(match, actor)
    move = IDLE.get(phase, allowed[-1] if phase == "posting" else allowed[0])
    return play(match, f"{seat_name(actor)} {move}")


def until(match: Match, phase: str) -> Match:
    while seen(match).phase != phase:
        assert seen(match).phase != "over", f"no {phase} before the end"
        idle(match)
    return match


def end_round(match: Match) -> Match:
    """The others pass until the next drilling round begins."""
    now = seen(match).round
    while seen(match).round == now:
        idle(match)
    return match


def end_turn(match: Match) -> Match:
    """Everybody idles until the turn, or the game, is over."""
    now = seen(match).turn
    while seen(match).turn == now and seen(match).phase != "over":
        idle(match)
    return match


def extract(match: Match, card: int, back: int = 0) -> Match:
    """Nature turns the tile, to this back or the first left, and draws the card with this number in its pile."""
    assert seen(match).phase == "turning"
    play(match, f"* turn {back}" if back else f"* {texts(match, CHANCE)[0]}")
    return play(match, f"* extract {card}")


# -- looking


def state(match: Match) -> Any:
    return match.state


def number(seat: str) -> int:
    return SEAT_NAMES.index(seat)


def seen(match: Match, seat: int = 0) -> Any:
    return match.view(seat)


def texts(match: Match, seat: int = 0) -> list[str]:
    """The legal moves."""
    return [match.game.codec.text(move) for move in match.game.legal_moves(match.state, seat)]


def moves(match: Match, seat: str, word: str) -> set[str]:
    """What follows this word in the legal moves: the tiles of "sink", the places of "go 1"."""
    return {text[len(word) + 1 :] for text in texts(match, number(seat)) if text.startswith(f"{word} ")}


def chances(match: Match) -> dict[str, int]:
    """Nature's moves with their weights."""
    assert match.game.actors(match.state) == only(CHANCE)
    return dict(zip(texts(match, CHANCE), match.game.weights(match.state), strict=True))


def turn_of(match: Match) -> str:
    """Whose move it is, where one alone chooses."""
    (actor,) = seen(match).actors
    return str(seat_name(actor))


def crew(match: Match, name: str) -> Any:
    """By owner and number: "red-1", "al-2"."""
    owner, _, k = name.partition("-")
    wanted = 6 if owner == "al" else number(owner)
    return next(crew for crew in seen(match).crews if (crew.owner, crew.number) == (wanted, int(k)))


def where(match: Match, *names: str) -> list[str]:
    return [crew(match, name).place for name in names]


def tile(match: Match, name: str) -> Any:
    return next(tile for tile in seen(match).tiles if tile.name == name)


def company(match: Match, seat: str, eyes: int | None = None) -> Any:
    """A player, through their own eyes unless others are given."""
    return seen(match, number(seat) if eyes is None else eyes).seats[number(seat)]


def cubes(match: Match, seat: str) -> list[int]:
    return list(company(match, seat).cubes)


def money(match: Match, seat: str) -> int:
    return int(company(match, seat).money)


def achieved(match: Match, seat: str) -> dict[str, int]:
    return {honour.name: honour.prestige for honour in company(match, seat).achieved}


def news(match: Match, kind: str = "", eyes: int = 0, last: int = 1) -> list[str]:
    """What a seat was told about the last moves of players, and nature's after them; of one kind, if it is given, and
    then without its name.
    """
    told = event_texts(match, match.submissions - last, eyes)
    if not kind:
        return told
    return [text.partition(" ")[2] for text in told if text.partition(" ")[0] == kind]


def places(match: Match) -> list[int] | None:
    result = match.result()
    return None if result is None else list(result.places)


def reason(match: Match, line: str) -> str:
    """A refusal as Match raises it: its kind, its facts, its paragraph."""
    word, _, text = line.partition(" ")
    with pytest.raises(IllegalMove) as caught:
        match.check_move(match.state, seat_number(word), match.game.codec.parse(text))
    tokens = [token for _, token in caught.value.terms.values()]
    return " ".join([caught.value.kind, *tokens, str(caught.value.facts["rule"])])


def entrances(match: Match, owner: str) -> list[str]:
    return sorted(where(match, *(f"{owner}-{k + 1}" for k in range(ENTRANCES))))
