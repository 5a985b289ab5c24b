"""A position of Siberia: everything that can change during a game."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motherlode.core.keys import write_vec
from motherlode.core.state import State

# Phases
STARTING: Final = 0  # nature draws the start player (2.5)
SCATTERING: Final = 1  # nature draws the cubes on the map (2.1)
FACING: Final = 2  # nature or the start player turns up the exchanges (2.2)
OPENING: Final = 3  # nature opens investments, at the start (2.3) or in a turn (5.6)
DRAWING: Final = 4  # nature draws action tiles (3.1)
PLACING: Final = 5  # all lay their tiles at once (3.2)
ACTING: Final = 6  # players take actions in turn (4)
RETURNING: Final = 7  # all who have too many tiles return some at once (7.1)
OVER: Final = 8

# Secret: `drawn` and `spots` of others while DRAWING and PLACING, and with them what is in the bag
# (secrets.py). The order of the investments face down does not exist before one is opened.


@mypyc_attr(acyclic=True)
class SiberiaState(State):
    phase: i64
    round: i64  # from 1; 0 while the game is set up
    start: i64  # the start player
    seat: i64  # whose turn it is, or for whom nature draws
    passed: i64  # mask of the seats that are out for this round
    sealed: i64  # mask of the seats that have confirmed their tiles
    doing: i64  # the action or research whose effect is under way, or NO_ACTION
    steps: i64  # steps of the logistics chief that are left
    progress: i64  # 1 if a cube was laid or mined in this round
    idle: i64  # rounds in a row without progress
    closed: i64  # mask of the closed areas
    lying: vec[i64]  # [area]: mask of the resources that lie there
    supply: vec[i64]  # [resource]
    sold: vec[i64]  # [resource]: cubes out of the game
    faces: vec[i64]  # [market]: the exchange it shows, or NO_EXCHANGE
    row: vec[i64]  # the open investments, as actions, the oldest first
    stack: vec[i64]  # [action]: investments face down
    bag: vec[i64]  # [tile]
    drawn: vec[i64]  # [seat * DRAWN + k]: the tiles of phase 1, ascending, or NO_TILE
    spots: vec[i64]  # [seat * DRAWN + k]: where each of them lies, or IN_HAND
    spaces: vec[i64]  # [(seat * ACTIONS + action) * 2 + k]: a tile, INVESTMENT or FREE, ascending
    research: vec[i64]  # [seat * TILES + tile]
    finds: vec[i64]  # [resource or ANY_RESOURCE]: tiles of the research under way
    workers: vec[i64]  # [seat * PLACES + place]
    sellers: vec[i64]  # [seat * MARKETS + market]
    home: vec[i64]  # [seat]: figures in its supply
    money: vec[i64]  # [seat]
    earned: vec[i64]  # [(seat * MARKETS + market) * RESOURCES + resource]: where the money came from

    def __init__(
        self,
        phase: i64,
        round_: i64,
        start: i64,
        seat: i64,
        passed: i64,
        sealed: i64,
        doing: i64,
        steps: i64,
        progress: i64,
        idle: i64,
        closed: i64,
        lying: vec[i64],
        supply: vec[i64],
        sold: vec[i64],
        faces: vec[i64],
        row: vec[i64],
        stack: vec[i64],
        bag: vec[i64],
        drawn: vec[i64],
        spots: vec[i64],
        spaces: vec[i64],
        research: vec[i64],
        finds: vec[i64],
        workers: vec[i64],
        sellers: vec[i64],
        home: vec[i64],
        money: vec[i64],
        earned: vec[i64],
    ) -> None:
        self.phase = phase
        self.round = round_
        self.start = start
        self.seat = seat
        self.passed = passed
        self.sealed = sealed
        self.doing = doing
        self.steps = steps
        self.progress = progress
        self.idle = idle
        self.closed = closed
        self.lying = lying
        self.supply = supply
        self.sold = sold
        self.faces = faces
        self.row = row
        self.stack = stack
        self.bag = bag
        self.drawn = drawn
        self.spots = spots
        self.spaces = spaces
        self.research = research
        self.finds = finds
        self.workers = workers
        self.sellers = sellers
        self.home = home
        self.money = money
        self.earned = earned

    def clone(self) -> SiberiaState:
        return SiberiaState(
            self.phase,
            self.round,
            self.start,
            self.seat,
            self.passed,
            self.sealed,
            self.doing,
            self.steps,
            self.progress,
            self.idle,
            self.closed,
            self.lying[:],
            self.supply[:],
            self.sold[:],
            self.faces[:],
            self.row[:],
            self.stack[:],
            self.bag[:],
            self.drawn[:],
            self.spots[:],
            self.spaces[:],
            self.research[:],
            self.finds[:],
            self.workers[:],
            self.sellers[:],
            self.home[:],
            self.money[:],
            self.earned[:],
        )

    def write_public(self, out: BytesWriter) -> None:
        """What everybody knows and some rule looks at; not what anybody has committed to."""
        write_i64_le(out, self.phase)
        write_i64_le(out, self.round)
        write_i64_le(out, self.start)
        write_i64_le(out, self.seat)
        write_i64_le(out, self.passed)
        write_i64_le(out, self.doing)
        write_i64_le(out, self.steps)
        write_i64_le(out, self.progress)
        write_i64_le(out, self.idle)
        write_i64_le(out, self.closed)
        write_vec(out, self.lying)
        write_vec(out, self.supply)
        write_vec(out, self.sold)
        write_vec(out, self.faces)
        write_vec(out, self.row)
        write_vec(out, self.stack)
        write_vec(out, self.spaces)
        write_vec(out, self.research)
        write_vec(out, self.finds)
        write_vec(out, self.workers)
        write_vec(out, self.sellers)
        write_vec(out, self.home)
        write_vec(out, self.money)

    def key(self) -> bytes:
        out = BytesWriter()
        self.write_public(out)
        write_i64_le(out, self.sealed)
        write_vec(out, self.bag)
        write_vec(out, self.drawn)
        write_vec(out, self.spots)
        write_vec(out, self.earned)
        return out.getvalue()
