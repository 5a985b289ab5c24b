"""A position of Rockwell: everything that can change during a game."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motherlode.core.keys import write_vec
from motherlode.core.state import State
from motherlode.games.rockwell.world import TRADES

# Phases; where nature acts, the comment says so.
LAYING: Final = 0  # nature lays the rings (2.1)
ORDERING: Final = 1  # nature draws direction order, then control order (2.3)
TENDERING: Final = 2  # all offer at once (3.1)
POSTING: Final = 3  # one after the other places a vice-president (3.2)
INSURING: Final = 4  # all insure at once (4.1)
DRILLING: Final = 5  # one after the other moves a crew (5)
HELPING: Final = 6  # ... and may use an advantage (5.7)
CHOOSING: Final = 7  # the active player says which of two tiles is drilled (5.4)
TURNING: Final = 8  # nature turns a tile over (6.1)
EXTRACTING: Final = 9  # nature draws a card (6.2)
SAVING: Final = 10  # those in danger decide on insurance, all at once (6.6)
LEADING: Final = 11  # the first in control order leads a crew of Al's (12.3)
MARKET: Final = 12  # phase II (8)
WORKSHOP: Final = 13  # phase III (9)
TRAINING: Final = 14  # the first in direction order raises a crew of Al's (12.6)
OVER: Final = 15
RUNNING: Final = 16  # inside a move only: the agenda goes on
STEPPING: Final = 17  # a crew that has made the first of two moves goes on, or not (5.5)

NO_BACK: Final = 4
NO_DEAL: Final = TRADES

# Secret (secrets.py): `tray` of others while TENDERING and INSURING, `saving` of others while SAVING, and, with
# screens, how many cubes of which metal others have ever `insured`, and so their `cubes`; the sum of the two is what
# anybody could know who had noted everything down. Backs and the order of the cards do not exist before they are seen.


@mypyc_attr(acyclic=True)
class RockwellState(State):
    phase: i64
    turn: i64  # from 1; 0 while the game is set up
    round: i64  # the drilling round, 1 to 4; 0 outside phase I
    choice: i64  # how many simultaneous choices there have been
    seat: i64  # whose move it is, where one seat alone chooses
    position: i64  # how many have acted in this drilling round or been asked for a vice-president; rings laid
    slot: i64  # the slot on board II or III that acted last
    crew: i64  # the active crew, or NO_CREW
    active: i64  # who caused the extraction under way: an owner
    tile: i64  # the tile under extraction, or NO_TILE
    card: i64  # the card drawn for it
    struck: i64  # the crew whose power may drill two tiles at once
    sealed: i64  # mask of the seats that have confirmed their secret choice
    asked: i64  # mask of the seats that decide on insurance
    turned: i64  # mask of the tiles that have been drilled
    layout: i64  # mask of the rings whose higher power lies in sector 0
    bribes: i64  # corruption tiles on board I
    dice: i64  # dice on board I
    trading: i64  # the deal under way: a trade, or NO_DEAL
    amount: i64  # its cubes so far
    agenda: vec[i64]  # pending steps, the next one last
    direction: vec[i64]  # seats, the first one first
    control: vec[i64]
    backs: vec[i64]  # [tile]: which back, or NO_BACK
    piles: vec[i64]  # [power]: mask of the cards left
    places: vec[i64]  # [crew]: where it stands
    powers: vec[i64]  # [crew]
    crew_dice: vec[i64]  # [crew]: the power of its die, or 0
    slots: vec[i64]  # [slot]: whose vice-president, or NOBODY
    left: vec[i64]  # [seat]: actions left on the board in play
    dealt: vec[i64]  # [seat]: mask of the metals dealt in
    shafts: vec[i64]  # [seat * SHAFTS + k]: its tile, or NO_TILE; built in this order
    protection: vec[i64]  # [seat]: steps taken
    mobility: vec[i64]  # [seat]
    cards: vec[i64]  # [seat]: extraction cards held
    honours: vec[i64]  # [seat * ACHIEVEMENTS + kind]: the prestige of the tile, 0: not achieved
    delivered: vec[i64]  # [stack]: tiles taken
    deliveries: vec[i64]  # [seat]: tiles taken
    supplied: vec[i64]  # [seat]: their prestige
    money: vec[i64]  # [seat]
    cubes: vec[i64]  # [seat * METALS + metal]
    insured: vec[i64]  # [seat * METALS + metal]: cubes ever turned into insurance
    used: vec[i64]  # [seat]: insurance ever given up
    least: vec[i64]  # [seat * METALS + metal]: this many must have been insured, as all have seen
    most: vec[i64]  # [seat * METALS + metal]: no more can have been
    tray: vec[i64]  # [seat * GOODS + good]: offered, or to be insured
    share: vec[i64]  # [owner * METALS + metal]: set out in the extraction under way
    loss: vec[i64]  # [seat]: cubes to lose after protection
    saving: vec[i64]  # [seat]: insurance to be given up for them

    def __init__(
        self,
        phase: i64,
        turn: i64,
        round_: i64,
        choice: i64,
        seat: i64,
        position: i64,
        slot: i64,
        crew: i64,
        active: i64,
        tile: i64,
        card: i64,
        struck: i64,
        sealed: i64,
        asked: i64,
        turned: i64,
        layout: i64,
        bribes: i64,
        dice: i64,
        trading: i64,
        amount: i64,
        agenda: vec[i64],
        direction: vec[i64],
        control: vec[i64],
        backs: vec[i64],
        piles: vec[i64],
        places: vec[i64],
        powers: vec[i64],
        crew_dice: vec[i64],
        slots: vec[i64],
        left: vec[i64],
        dealt: vec[i64],
        shafts: vec[i64],
        protection: vec[i64],
        mobility: vec[i64],
        cards: vec[i64],
        honours: vec[i64],
        delivered: vec[i64],
        deliveries: vec[i64],
        supplied: vec[i64],
        money: vec[i64],
        cubes: vec[i64],
        insured: vec[i64],
        used: vec[i64],
        least: vec[i64],
        most: vec[i64],
        tray: vec[i64],
        share: vec[i64],
        loss: vec[i64],
        saving: vec[i64],
    ) -> None:
        self.phase = phase
        self.turn = turn
        self.round = round_
        self.choice = choice
        self.seat = seat
        self.position = position
        self.slot = slot
        self.crew = crew
        self.active = active
        self.tile = tile
        self.card = card
        self.struck = struck
        self.sealed = sealed
        self.asked = asked
        self.turned = turned
        self.layout = layout
        self.bribes = bribes
        self.dice = dice
        self.trading = trading
        self.amount = amount
        self.agenda = agenda
        self.direction = direction
        self.control = control
        self.backs = backs
        self.piles = piles
        self.places = places
        self.powers = powers
        self.crew_dice = crew_dice
        self.slots = slots
        self.left = left
        self.dealt = dealt
        self.shafts = shafts
        self.protection = protection
        self.mobility = mobility
        self.cards = cards
        self.honours = honours
        self.delivered = delivered
        self.deliveries = deliveries
        self.supplied = supplied
        self.money = money
        self.cubes = cubes
        self.insured = insured
        self.used = used
        self.least = least
        self.most = most
        self.tray = tray
        self.share = share
        self.loss = loss
        self.saving = saving

    def clone(self) -> RockwellState:
        return RockwellState(
            self.phase,
            self.turn,
            self.round,
            self.choice,
            self.seat,
            self.position,
            self.slot,
            self.crew,
            self.active,
            self.tile,
            self.card,
            self.struck,
            self.sealed,
            self.asked,
            self.turned,
            self.layout,
            self.bribes,
            self.dice,
            self.trading,
            self.amount,
            self.agenda[:],
            self.direction[:],
            self.control[:],
            self.backs[:],
            self.piles[:],
            self.places[:],
            self.powers[:],
            self.crew_dice[:],
            self.slots[:],
            self.left[:],
            self.dealt[:],
            self.shafts[:],
            self.protection[:],
            self.mobility[:],
            self.cards[:],
            self.honours[:],
            self.delivered[:],
            self.deliveries[:],
            self.supplied[:],
            self.money[:],
            self.cubes[:],
            self.insured[:],
            self.used[:],
            self.least[:],
            self.most[:],
            self.tray[:],
            self.share[:],
            self.loss[:],
            self.saving[:],
        )

    def write_public(self, out: BytesWriter) -> None:
        """What everybody could know, but not which seats have committed to what."""
        write_i64_le(out, self.phase)
        write_i64_le(out, self.turn)
        write_i64_le(out, self.round)
        write_i64_le(out, self.choice)
        write_i64_le(out, self.seat)
        write_i64_le(out, self.position)
        write_i64_le(out, self.slot)
        write_i64_le(out, self.crew)
        write_i64_le(out, self.active)
        write_i64_le(out, self.tile)
        write_i64_le(out, self.card)
        write_i64_le(out, self.struck)
        write_i64_le(out, self.asked)
        write_i64_le(out, self.turned)
        write_i64_le(out, self.layout)
        write_i64_le(out, self.bribes)
        write_i64_le(out, self.dice)
        write_i64_le(out, self.trading)
        write_i64_le(out, self.amount)
        # Its length is not fixed.
        write_i64_le(out, len(self.agenda))
        write_vec(out, self.agenda)
        write_vec(out, self.direction)
        write_vec(out, self.control)
        write_vec(out, self.backs)
        write_vec(out, self.piles)
        write_vec(out, self.places)
        write_vec(out, self.powers)
        write_vec(out, self.crew_dice)
        write_vec(out, self.slots)
        write_vec(out, self.left)
        write_vec(out, self.dealt)
        write_vec(out, self.shafts)
        write_vec(out, self.protection)
        write_vec(out, self.mobility)
        write_vec(out, self.cards)
        write_vec(out, self.honours)
        write_vec(out, self.delivered)
        write_vec(out, self.deliveries)
        write_vec(out, self.supplied)
        write_vec(out, self.money)
        write_vec(out, self.used)
        write_vec(out, self.least)
        write_vec(out, self.most)
        write_vec(out, self.share)
        write_vec(out, self.loss)
        k: i64
        for k in range(len(self.cubes)):
            write_i64_le(out, self.cubes[k] + self.insured[k])

    def key(self) -> bytes:
        out = BytesWriter()
        self.write_public(out)
        write_i64_le(out, self.sealed)
        write_vec(out, self.cubes)
        write_vec(out, self.tray)
        write_vec(out, self.saving)
        return out.getvalue()
