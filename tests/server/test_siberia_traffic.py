"""Siberia over the wire: until all have confirmed, nobody else learns what a player drew or where they laid it."""

import re
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.server.kit import Served
from tests.server.witness import BY_NATURE, Noted, Witness, same_luck

# A round, asked about at every step.
pytestmark = pytest.mark.heavy

NAMES = ("Ada", "Bob", "Cyd")
# Nobody chooses before tiles are laid.
SIDES = {"exchange_sides": "random"}
ASKED = ("lay manager research", "seal", "take gas", "draw manager")


class World:
    """The first round up to the moment when all tiles are shown; Ada lays hers in one of two ways."""

    def __init__(self, served: Served, things: ExitStack, otherwise: bool) -> None:
        self.noted: list[Noted] = []
        self._otherwise = otherwise
        self._people, self._table = served.party(
            *NAMES, game="siberia", preset="three", options=SIDES, glass=3600, listed=True
        )
        self._witnesses = [
            Witness(name, self._people[seat], seat, self._table, ASKED, things)
            for seat, name in enumerate(NAMES)
            if seat
        ]
        self._witnesses.append(Witness("Eve", served.person("Eve"), None, self._table, ASKED, things))

    def play(self) -> None:
        self._hear("begin")
        for k in range(6):
            self._lay(0)
            self._hear(f"Ada {k}")
        self._people[0].undo(self._table, 0)
        self._hear("Ada takes one back")
        self._lay(0)
        for seat, name in enumerate(NAMES):
            while seat and self._kinds(seat) == {"lay"}:
                self._lay(seat)
            self._hear(f"before {name} confirms")
            self._people[seat].play(self._table, seat, "seal")
            self._hear(f"{name} has confirmed")

    def _moves(self, seat: int) -> list[str]:
        page = self._people[seat].page(self._table)
        return [move["text"] for move in page["position"]["moves"]]

    def _kinds(self, seat: int) -> set[str]:
        return {move.split()[0] for move in self._moves(seat)}

    def _lay(self, seat: int) -> None:
        """The first legal move; for Ada's other way the last, which is research."""
        moves = self._moves(seat)
        page = self._people[seat].play(self._table, seat, moves[-1 if self._otherwise and seat == 0 else 0])
        if seat:
            self.noted.append(Noted("lays", str(seat), "", BY_NATURE.sub(b"", str(page["position"]).encode())))

    def _hear(self, step: str) -> None:
        page = self._people[0].page(self._table)
        for witness in self._witnesses:
            self.noted += witness.listen(step, page["number"], page["at"], nosy=True)


def world(folder: Path, otherwise: bool) -> list[Noted]:
    with pytest.MonkeyPatch.context() as patch, Served.on(folder) as served, ExitStack() as things:
        same_luck(patch)
        played = World(served, things, otherwise)
        played.play()
    return played.noted


def test_nobody_can_tell_where_tiles_lie_until_all_have_confirmed(tmp_path: Path) -> None:
    one, other = world(tmp_path / "one", otherwise=False), world(tmp_path / "other", otherwise=True)
    shown = next(k for k, each in enumerate(one) if each.step == "Cyd has confirmed")
    assert shown > 200
    for here, there in zip(one[:shown], other[:shown], strict=True):
        assert here == there, (here.step, here.who, here.what)
    for who in ("Bob", "Cyd", "Eve"):
        assert [each for each in one[shown:] if each.who == who] != [each for each in other[shown:] if each.who == who]


DRAWN = re.compile(rb'"kind":"tile-drawn","words":{"seat":{"words":"seat","token":"([a-z]+)"')


def test_what_somebody_drew_is_told_to_them_alone(tmp_path: Path) -> None:
    heard = [each for each in world(tmp_path, otherwise=False) if each.step == "begin"]
    for who, seats in (("Bob", {b"blue"}), ("Cyd", {b"yellow"}), ("Eve", set())):
        content = b"".join(each.content for each in heard if each.who == who)
        assert set(DRAWN.findall(content)) == seats
        assert (b"tile-drawn" in content) == bool(seats)
