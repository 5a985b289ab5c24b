"""Positions that no short game leads to, laid out by hand in a drilling round, the market or the workshop.

Callers make sure that no unturned tile has enough power already.
"""

from librt.vecs import vec
from mypy_extensions import i64
from tests.rules.rockwell.setting import METALS, number, seen, state, tile

from motherlode.core.match import Match
from motherlode.games.rockwell.world import (
    ACHIEVEMENT_NAMES,
    ACHIEVEMENTS,
    CREWS,
    DICE,
    NO_TILE,
    PLACE_NAMES,
    SHAFTS,
    TILE_NAMES,
)


def stand(match: Match, *lines: str) -> Match:
    """Crews with their power and die: "red-1 a3", "red-2 b2-b3 2", "al-1 c4 2+1"."""
    s = state(match)
    for line in lines:
        name, place, power, *_ = f"{line} 1".split()
        strength, _, die = power.partition("+")
        owner, _, k = name.partition("-")
        at = (match.game.seats if owner == "al" else number(owner)) * CREWS + int(k) - 1
        s.places[at] = PLACE_NAMES.index(place)
        s.powers[at] = int(strength)
        s.crew_dice[at] = int(die or 0)
    s.dice = DICE - sum(1 for die in s.crew_dice if die)
    assert all(each.turned or each.force < each.power for each in seen(match).tiles), lines
    return match


def turned(match: Match, words: str) -> Match:
    """Tiles drilled long ago: "a3 a4/2", with the first or this of the backs. Each cost the first card of its pile."""
    s = state(match)
    for word in words.split():
        name, _, back = word.partition("/")
        power = tile(match, name).power
        gone = {s.backs[TILE_NAMES.index(each.name)] for each in seen(match).tiles if each.power == power}
        s.backs[TILE_NAMES.index(name)] = int(back) - 1 if back else min({0, 1, 2, 3} - gone)
        s.turned |= 1 << TILE_NAMES.index(name)
        s.piles[power - 2] &= s.piles[power - 2] - 1
    return match


def stock(match: Match, seat: str, **goods: int) -> Match:
    """zinc=3, money=500, insurance=2, supplied=4 (prestige of deliveries), cards=5: what is named, the rest stays."""
    s, k = state(match), number(seat)
    for name, amount in goods.items():
        if name == "insurance":
            s.insured[k * len(METALS)] = s.used[k] + amount
            s.most[k * len(METALS)] = s.used[k] + amount
        elif name in METALS:
            s.cubes[k * len(METALS) + METALS.index(name)] = amount
        else:
            getattr(s, name)[k] = amount
    return match


def bare(match: Match, dollars: int = 20_000) -> Match:
    """Nobody has a cube; all have money."""
    s = state(match)
    s.cubes = vec[i64]([0] * len(s.cubes))
    s.money = vec[i64]([dollars] * len(s.money))
    return match


def improve(match: Match, seat: str, protection: int = 0, mobility: int = 0) -> Match:
    s = state(match)
    s.protection[number(seat)] = protection
    s.mobility[number(seat)] = mobility
    return match


def sunk(match: Match, **shafts: str) -> Match:
    """Shafts in the order they were built: red="a3 b1"."""
    s = state(match)
    for seat, words in shafts.items():
        tiles = [TILE_NAMES.index(word) for word in words.split()]
        for k in range(SHAFTS):
            s.shafts[number(seat) * SHAFTS + k] = tiles[k] if k < len(tiles) else NO_TILE
    return match


def honour(match: Match, seat: str, *names: str) -> Match:
    """Achievements gained long ago: the top tile of each stack."""
    s = state(match)
    for name in names:
        top = next(each.prestige for each in seen(match).achievements if each.name == name)
        s.honours[number(seat) * ACHIEVEMENTS + ACHIEVEMENT_NAMES.index(name)] = top
    return match


def directed(match: Match, seats: str) -> Match:
    """Another direction order."""
    state(match).direction = vec[i64]([number(seat) for seat in seats.split()])
    return match
