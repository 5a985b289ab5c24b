"""The positions in which refusals are tested, by name."""

from tests.kit import play
from tests.rules.rockwell.layout import bare, improve, stand, stock, sunk, turned
from tests.rules.rockwell.setting import (
    drilling,
    end_turn,
    extract,
    market,
    opened,
    state,
    table,
    tender,
    texts,
    until,
    workshop,
)

from motherlode.core.ids import CHANCE
from motherlode.core.match import Match


def laying() -> Match:
    return play(table(3), "* lay low")


def ordering() -> Match:
    return play(table(3), *["* lay low"] * 4, "* direct blue")


def controlling() -> Match:
    """Direction order is drawn, Blue is first in control order."""
    match = ordering()
    while "control blue" not in texts(match, CHANCE):
        play(match, f"* {texts(match, CHANCE)[0]}")
    return play(match, "* control blue")


def tendering() -> Match:
    """Red's only silver is in the tray, and 2,900 of Red's 3,000 dollars; Blue has sealed."""
    match = play(opened(), "red offer silver", *["red cash 1000"] * 2, "red cash 500", *["red cash 100"] * 4)
    return play(match, "blue seal")


def posting() -> Match:
    """Red is on i-1, Blue on ii-1, Yellow on ii-2, Green on ii-3; Red again."""
    return play(tender(opened()), "red post i-1", "blue post ii-1", "yellow post ii-2", "green post ii-3")


def posting_three() -> Match:
    return tender(opened(3))


def insuring() -> Match:
    return play(until(opened(), "insurance"), "red insure silver", "blue seal")


def moving() -> Match:
    """Red: crew 1 on b2 with a die of 1, crew 2 astride c4 and c5, crew 3 in the centre, crew 4 at its entrance."""
    lines = ("red-1 b2 1+1", "red-2 c4-c5", "red-3 centre", "blue-1 b2-b3", "blue-2 c5")
    return stock(stand(drilling(), *lines), "red", money=1200)


def mobile() -> Match:
    return improve(stand(drilling(), "red-1 b3", "blue-1 b2-b3"), "red", mobility=2)


def stepping() -> Match:
    """Red's first crew has made the first of two steps."""
    match = improve(stand(drilling(crossed_tiles="each_step"), "red-1 b3", "red-2 c4"), "red", mobility=3)
    return play(match, "red go 1 b4")


def corrupting() -> Match:
    """Red's crew 1 on b2 is active; Red has 900 dollars; a2 and b6 are turned."""
    lines = ("red-1 b2", "red-2 b3", "blue-1 b3", "blue-2 c2 1+3", "blue-3 a2 1+1", "yellow-1 b6")
    match = stock(stand(turned(drilling("red/i-1"), "a2 b6"), *lines), "red", money=900)
    return play(match, "red stay 1")


def corrupting_turned() -> Match:
    """Red's active crew stands astride a turned and an unturned tile."""
    return play(stand(turned(drilling("red/i-1"), "b2"), "red-1 b2-b3", "blue-1 b1", "yellow-1 b4"), "red stay 1")


def hiring() -> Match:
    return play(stock(stand(drilling("red/i-3"), "red-1 c2"), "red", money=1200), "red stay 1")


def no_tools() -> Match:
    """Red could corrupt, but has nobody to bribe; nobody has an advantage with crew 4."""
    return stand(drilling("red/i-1"), "red-1 b2")


def bought_up() -> Match:
    """Red has corruption and a crew to bribe, but no tile is left."""
    match = stand(drilling("red/i-1"), "red-1 b2", "blue-1 b3")
    state(match).bribes = 0
    return match


def hired_out() -> Match:
    """Red could hire for crew 2, but all dice are out, one with crew 1."""
    return stand(drilling("red/i-3"), "red-1 c2 1+1", "red-2 c4", "blue-1 c5 1+1", "blue-2 c7 1+1")


def choosing() -> Match:
    match = improve(stand(drilling(), "red-1 a2", "blue-1 b2 3", "yellow-1 b3 4"), "red", mobility=3)
    return play(match, "red go 1 b2-b3")


def in_danger() -> Match:
    """Red is to lose 2 and has one insurance tile, Blue is to lose 1."""
    match = stock(stand(drilling(), "red-1 entrance-0 2", "blue-1 a1"), "red", insurance=1)
    return extract(play(match, "red go 1 a1"), 4)


def turning() -> Match:
    return play(stand(turned(drilling(), "a2/2"), "red-1 entrance-0 2"), "red go 1 a0")


def drawing() -> Match:
    """The first card of the pile is gone."""
    return play(turning(), "* turn 1")


def dealing() -> Match:
    """Red sells zinc, with one left and 500 dollars; Blue waits."""
    match = stock(market("red/ii-1 blue/ii-2"), "red", zinc=2, copper=0, money=500)
    return play(match, "red sell zinc 1")


def dealt() -> Match:
    """Red has dealt in zinc, Blue has left."""
    match = stock(market("red/ii-1 blue/ii-2"), "red", zinc=9, copper=0, money=500)
    return play(match, "red sell zinc 1", "red seal", "blue leave")


def working() -> Match:
    """Red: crew 1 on b2, crew 2 in the centre, crew 3 of power 4, one shaft on d0; 1,400 dollars, 4 zinc."""
    match = stand(workshop("red/iii-1 blue/iii-2"), "red-1 b2", "red-2 centre", "red-3 entrance-2 4")
    return sunk(stock(match, "red", money=1400, zinc=4), red="d0", blue="b1")


def rich() -> Match:
    return bare(working())


def done() -> Match:
    match = improve(sunk(rich(), red="d0 d1 d2"), "red", protection=3, mobility=3)
    state(match).delivered[1] = 7
    return match


def leading() -> Match:
    """Al's crew 1, on a turned tile, may go to b1 or b3."""
    match = play(drilling(players=2), "red pass")
    stand(turned(match, "b2 a2"), "al-1 b2", "al-2 d1", "al-3 d3", "al-4 d5")
    return play(match, "blue pass")


def leading_freely() -> Match:
    """All four of Al's crews stand at entrances, and Red says which goes where."""
    return play(drilling(players=2, al_tie="free"), "red pass", "blue pass")


def training() -> Match:
    """Al's crew 2 has power 4."""
    return stand(until(drilling(players=2), "training"), "al-2 d1 4")


def over() -> Match:
    return end_turn(stand(drilling(), "red-1 centre", "blue-1 centre", "green-1 centre"))


def limited() -> Match:
    match = drilling(turn_limit="8")
    state(match).turn = 8
    return end_turn(match)
