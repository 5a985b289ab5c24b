"""Rockwell over the wire: offers, insurance and what is behind screens are nobody else's until they are shown."""

from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest
from tests.server.kit import Json, Served
from tests.server.witness import Noted, Witness, same_luck

# Once is enough: in the compiled half.
pytestmark = pytest.mark.heavy

NAMES = ("Ada", "Bob", "Cyd")
ASKED = ("offer zinc", "insure zinc", "save 1", "seal", "go 2 a2", "sell zinc 5")
OVER = "the end"
# What everybody does where nothing is at stake.
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
    """What Ada does so that nobody sees it."""

    tender: tuple[str, ...] = ()
    insurance: tuple[str, ...] = ("insure zinc",)
    danger: str = "save 0"


class World:
    """Three people. In the first turn they drill a0 and a2 together, and a2 brings danger; then nobody does anything."""

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

    def play(self) -> None:
        self._hear("begin")
        self._choose("tender", (*self._secrets.tender, "seal"), "seal")
        self._idle("insurance")
        self._choose("insurance", (*self._secrets.insurance, "seal"), "seal")
        self._together("1", "a0")
        self._together("2", "a2")
        self._choose("danger", (self._secrets.danger,), "save 0")
        turn = 1
        while self._phase() != "over":
            if (now := self._view()["turn"]) > turn:
                turn = now
                self._hear(f"turn {turn}", nosy=False)
            self._one_idles()
        self._hear(OVER)
        self.shown = self._eve.page(self._table)["position"]["view"]

    def _choose(self, phase: str, secret: tuple[str, ...], others: str) -> None:
        """Ada makes up her mind twice, then the others choose; with the last of them it is over."""
        assert self._phase() == phase
        self._people[0].play(self._table, 0, *secret)
        self._hear(f"{phase}: Ada has chosen")
        turn = self._people[0].page(self._table)["position"]["turn"]
        self._people[0].ok("POST", f"/api/tables/{self._table}/undo", {"seat": 0, "turn": turn})
        self._hear(f"{phase}: Ada has taken it back")
        self._people[0].play(self._table, 0, *secret)
        for seat, name in enumerate(NAMES):
            self._hear(f"{phase}: before {name}")
            if seat:
                self._people[seat].play(self._table, seat, others)
        self._hear(f"{phase}: over")

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


def world(folder: Path, secrets: Secrets) -> World:
    with pytest.MonkeyPatch.context() as patch, Served.on(folder) as served, ExitStack() as things:
        same_luck(patch)
        played = World(served, things, secrets)
        played.play()
    return played


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> World:
    """With which others are compared."""
    return world(tmp_path_factory.mktemp("usual"), Secrets())


def differ(one: list[Noted], other: list[Noted], shown: str) -> None:
    """Byte for byte the same to everybody else before that step; afterwards everybody has learnt something."""
    first = next(k for k, each in enumerate(one) if each.step == shown)
    assert first > 100
    for here, there in zip(one[:first], other[:first], strict=True):
        assert here == there, (here.step, here.who, here.what)
    for who in ("Bob", "Cyd", "Eve"):
        heard, told = ([each for each in noted[first:] if each.who == who] for noted in (one, other))
        assert heard != told


def test_nobody_can_tell_what_is_offered_until_all_have_sealed(usual: World, tmp_path: Path) -> None:
    """Not even how much: a list of five moves looks like one of none."""
    offered = Secrets(tender=("offer zinc", "offer copper", "offer silver", "cash 500"))
    differ(usual.noted, world(tmp_path, offered).noted, "tender: over")


def test_what_somebody_insured_stays_behind_the_screen_to_the_end(usual: World, tmp_path: Path) -> None:
    """Who is asked in market, workshop and danger does not depend on it."""
    insured = Secrets(insurance=("insure copper", "insure silver"))
    differ(usual.noted, world(tmp_path, insured).noted, OVER)


def test_nobody_can_tell_how_much_insurance_is_given_up_until_all_have_decided(usual: World, tmp_path: Path) -> None:
    differ(usual.noted, world(tmp_path, Secrets(danger="save 1")).noted, "danger: over")


def test_stocks_are_sent_to_their_owner_alone_until_screens_fall(usual: World) -> None:
    hidden = {"cubes", "money", "insurance", "deliveries", "supplied", "prestige", "progress"}
    for who, own in (("Bob", 1), ("Cyd", 2), ("Eve", None)):
        pages = [each for each in usual.noted if each.who == who and each.what.startswith("stream 0")]
        assert len({each.step for each in pages}) > 20
        for page in pages:
            seats = msgspec.json.decode(page.content.split(b" ", 2)[2])["page"]["position"]["view"]["seats"]
            for seat, company in enumerate(seats):
                for name in hidden:
                    assert (company[name] is not None) == (page.step == OVER or seat == own), (page.step, seat, name)


def test_at_the_end_everything_is_shown(usual: World) -> None:
    ada = usual.shown["seats"][0]
    assert usual.shown["phase"] == "over"
    assert ada["insurance"] == 1
    assert ada["score"] is not None
    assert None not in [company["cubes"] for company in usual.shown["seats"]]
    last = b"".join(each.content for each in usual.noted if each.step == OVER and each.who == "Eve")
    assert last.count(b'"kind":"stock-shown"') >= len(NAMES)
    assert b"red insure zinc" in last, "the log of a finished game is open"
