"""Rockwell over the wire: offers, insurance and what is behind screens stay secret until they are shown."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest
from tests.server.kit import Json, Served
from tests.server.witness import Noted, Witness, same_luck

# Whole games, asked about at every step.
pytestmark = pytest.mark.heavy

NAMES = ("Ada", "Bob", "Cyd")
ASKED = ("offer zinc", "insure zinc", "save 1", "seal", "go 2 a2", "sell zinc 5")
OVER = "the end"
# What everybody does when nothing is at stake.
IDLE = {
    "tender": "seal",
    "insurance": "seal",
    "drilling": "pass",
    "advantage": "waive",
    "danger": "save 0",
    "market": "leave",
    "workshop": "leave",
}


class Secrets(msgspec.Struct, frozen=True):
    """What Ada does unseen."""

    tender: tuple[str, ...] = ()
    insurance: tuple[str, ...] = ("insure zinc",)
    danger: str = "save 0"


class World:
    """In the first turn three people drill a0 and a2 together, and a2 brings danger; after that everybody passes."""

    def __init__(self, served: Served, things: ExitStack, secrets: Secrets) -> None:
        self.noted: list[Noted] = []
        self.shown: Json = None  # what Eve sees at the end
        self._secrets = secrets
        self._people, self._table = served.party(
            *NAMES, game="rockwell", preset="three", options={"turn_limit": "8"}, glass=3600, listed=True
        )
        self._eve = served.person("Eve")
        self._witnesses = [
            Witness(name, self._people[seat], seat, self._table, ASKED, things)
            for seat, name in enumerate(NAMES)
            if seat
        ]
        self._witnesses.append(Witness("Eve", self._eve, None, self._table, ASKED, things))

    def play(self, last: str) -> None:
        """Plays up to that choice, or to the end."""
        for step in self._story():
            if step == last:
                return

    def _story(self) -> Iterator[str]:
        self._hear("begin")
        yield self._choose("tender", (*self._secrets.tender, "seal"), "seal")
        self._idle("insurance")
        yield self._choose("insurance", (*self._secrets.insurance, "seal"), "seal")
        self._together("1", "a0")
        self._together("2", "a2")
        yield self._choose("danger", (self._secrets.danger,), "save 0")
        turn = 1
        while self._phase() != "over":
            if (now := self._view()["turn"]) > turn:
                turn = now
                self._hear(f"turn {turn}", nosy=False)
            self._one_idles()
        self._hear(OVER)
        self.shown = self._eve.page(self._table)["position"]["view"]

    def _choose(self, phase: str, secret: tuple[str, ...], others: str) -> str:
        """Ada changes her mind once, then the others choose; returns the step at which all have."""
        assert self._phase() == phase
        self._people[0].play(self._table, 0, *secret)
        self._hear(f"{phase}: Ada has chosen")
        self._people[0].undo(self._table, 0)
        self._hear(f"{phase}: Ada has taken it back")
        self._people[0].play(self._table, 0, *secret)
        self._hear(f"{phase}: Ada has chosen again")
        self._people[1].play(self._table, 1, others)
        self._hear(f"{phase}: Bob has chosen")
        self._people[2].play(self._table, 2, others)
        over = f"{phase}: over"
        self._hear(over)
        return over

    def _together(self, crew: str, tile: str) -> None:
        """Everybody moves that crew to the tile, in control order."""
        for _ in NAMES:
            seat = self._waited_for()
            self._people[seat].play(self._table, seat, f"go {crew} {tile}")
            while self._phase() == "advantage":
                self._one_idles()
            self._hear(f"{NAMES[seat]} on {tile}", nosy=False)

    def _idle(self, phase: str) -> None:
        while self._phase() != phase:
            self._one_idles()

    def _one_idles(self) -> None:
        seat = self._waited_for()
        position = self._people[seat].page(self._table)["position"]
        move = IDLE.get(position["view"]["phase"]) or position["moves"][-1]["text"]
        self._people[seat].play(self._table, seat, move)

    def _view(self) -> Json:
        return self._people[0].page(self._table)["position"]["view"]

    def _phase(self) -> str:
        return str(self._view()["phase"])

    def _waited_for(self) -> int:
        return int(self._view()["actors"][0])

    def _hear(self, step: str, nosy: bool = True) -> None:
        page = self._people[0].page(self._table)
        for witness in self._witnesses:
            self.noted += witness.listen(step, page["number"], page["at"], nosy=nosy)


def world(folder: Path, secrets: Secrets, last: str = OVER) -> World:
    with pytest.MonkeyPatch.context() as patch, Served.on(folder) as served, ExitStack() as things:
        same_luck(patch)
        played = World(served, things, secrets)
        played.play(last)
    return played


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> World:
    """The run with which others are compared."""
    return world(tmp_path_factory.mktemp("usual"), Secrets())


def differ(usual: World, other: World, shown: str) -> None:
    """Byte for byte the same for everybody else before that step, at which everybody learns something."""
    first = next(k for k, each in enumerate(usual.noted) if each.step == shown)
    assert first > 100
    for here, there in zip(usual.noted[:first], other.noted[:first], strict=True):
        assert here == there, (here.step, here.who, here.what)
    for who in ("Bob", "Cyd", "Eve"):
        one, two = (
            [each for each in noted if (each.step, each.who) == (shown, who)] for noted in (usual.noted, other.noted)
        )
        assert one != two


def test_nobody_can_tell_what_is_offered_until_all_have_sealed(usual: World, tmp_path: Path) -> None:
    """Not even how much: a list of five moves looks like a single move."""
    offered = Secrets(tender=("offer zinc", "offer copper", "offer silver", "cash 500"))
    shown = "tender: over"
    differ(usual, world(tmp_path, offered, shown), shown)


def test_what_somebody_insured_stays_behind_the_screen_to_the_end(usual: World, tmp_path: Path) -> None:
    """Who is asked in market, workshop and danger does not depend on it."""
    differ(usual, world(tmp_path, Secrets(insurance=("insure copper", "insure silver"))), OVER)


def test_nobody_can_tell_how_much_insurance_is_given_up_until_all_have_decided(usual: World, tmp_path: Path) -> None:
    shown = "danger: over"
    differ(usual, world(tmp_path, Secrets(danger="save 1"), shown), shown)


# A company as it is sent: with its whole stock, or without.
NUMBER, LIST = rb"(null|[0-9]+)", rb"(null|\[[0-9,]+\])"
STOCK = re.compile(
    rb'"cubes":%b,"money":%b,"insurance":%b,"deliveries":%b,"supplied":%b,"prestige":%b,"progress":%b'
    % (LIST, NUMBER, NUMBER, NUMBER, NUMBER, NUMBER, LIST)
)


def open_seats(content: bytes) -> set[int]:
    """The seats whose stock is in it, whole or in part."""
    rows = STOCK.findall(content)
    assert len(rows) % len(NAMES) == 0
    return {k % len(NAMES) for k, row in enumerate(rows) if set(row) != {b"null"}}


def test_stocks_are_sent_to_their_owner_alone_until_screens_fall(usual: World) -> None:
    for who, own in (("Bob", {1}), ("Cyd", {2}), ("Eve", set[int]())):
        heard = [each for each in usual.noted if each.who == who and STOCK.search(each.content)]
        assert len(heard) > 100
        for each in heard:
            seen, streamed = open_seats(each.content), each.what == "stream 0"
            if each.step != OVER:
                assert seen == own if streamed else seen <= own, (each.step, each.what)
        last = [each for each in heard if each.what == "stream 0"][-1]
        assert open_seats(last.content) == {0, 1, 2}


def test_at_the_end_everything_is_shown(usual: World) -> None:
    ada = usual.shown["seats"][0]
    assert usual.shown["phase"] == "over"
    assert ada["insurance"] == 1
    assert ada["score"] is not None
    assert None not in [company["cubes"] for company in usual.shown["seats"]]
    last = b"".join(each.content for each in usual.noted if each.step == OVER and each.who == "Eve")
    assert last.count(b'"kind":"stock-shown"') >= len(NAMES)
    assert b"red insure zinc" in last, "the log of a finished game is open"
