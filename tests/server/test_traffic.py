"""Goldrausch over the wire: whoever may not know a choice gets the same bytes whatever it is, until it is shown.

Four people play a whole game with an onlooker, and everything the server sends to three of them and to the onlooker is
kept. Then the first player makes one other choice: all must be the same until cards are turned over.
"""

from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import msgspec
import pytest
from tests.server.kit import Served
from tests.server.witness import BY_NATURE, Noted, Witness, same_luck

# Whole games, asked about at every step.
pytestmark = pytest.mark.heavy

COUNTRIES = ("azul", "rosso", "veridia")
CARDS = ("use", "skip")

# What impudent people ask about: a move of each kind, and one of nature's.
ASKED = ("go rosso", "lay use", "seal", "spin broken")

# In these rounds everything is asked that can be asked; in others only what a browser asks.
NOSY = (1, 2)


class Twist(msgspec.Struct, frozen=True):
    """The other choice of the first player in this round: what they take back, and what they end up with."""

    round: int
    kinds: tuple[str, ...]
    stays: bool = True

    def at(self, round_: int, kind: str) -> bool:
        return round_ == self.round and kind in self.kinds


class World:
    """One game from the first choice to the last, and what the witnesses heard of it."""

    def __init__(self, served: Served, things: ExitStack, twist: Twist | None) -> None:
        self.noted: list[Noted] = []
        self._twist = twist
        names = ("Ada", "Bob", "Cyd", "Dan")
        self._people, self._table = served.party(*names, game="goldrausch", preset="four", glass=3600, listed=True)
        eve = served.person("Eve")
        seated = [
            Witness(name, self._people[seat], seat, self._table, ASKED, things)
            for seat, name in enumerate(names)
            if seat
        ]
        self._witnesses = [*seated, Witness("Eve", eve, None, self._table, ASKED, things)]
        self._marks = count()

    def play(self) -> None:
        """A game with a choice that stays ends when it is shown; all others go on to the end."""
        self._hear("begin", 0)
        round_ = 0
        while self._people[0].page(self._table)["table"]["status"] == "running":
            round_ += 1
            for kind, decide in (("country", self._plan), ("card", self._meet)):
                decide(round_)
                if self._twist and self._twist.stays and self._twist.at(round_, kind):
                    return

    def _plan(self, round_: int) -> None:
        first, second = self._choices(round_, "country", COUNTRIES)
        self._secretly(round_, "country", f"go {first}", f"go {second}")
        for seat in (1, 2, 3):
            self._move(round_, seat, f"go {COUNTRIES[(round_ * seat + seat) % 3]}")
            self._hear(f"{round_} country of {seat}", round_)

    def _meet(self, round_: int) -> None:
        self._talk(round_)
        first, second = self._choices(round_, "card", CARDS)
        self._secretly(round_, "card", f"lay {first}", f"lay {second}")
        self._move(round_, 0, "seal")
        self._hear(f"{round_} sealed by 0", round_)
        for seat in (1, 2, 3):
            self._move(round_, seat, f"lay {CARDS[(round_ + seat) % 2]}", "seal")
            self._hear(f"{round_} card of {seat}", round_)

    def _talk(self, round_: int) -> None:
        people, table = self._people, self._table
        speeches: list[Callable[[str], object]] = [
            lambda mark: people[0].pledge(table, 0, "lay use", mark=mark),
            lambda mark: people[1].pledge(table, 1, "lay skip", of=0, mark=mark),
            lambda mark: people[2].say(table, 2, "Hm.", mark=mark),
            lambda mark: people[0].say(table, 0, "Psst.", mark=mark, near=True),
        ]
        for k, speak in enumerate(speeches):
            speak(f"mark-{next(self._marks):06}")
            self._hear(f"{round_} talk {k}", round_)

    def _choices(self, round_: int, kind: str, words: tuple[str, ...]) -> tuple[str, str]:
        first, second = round_ % len(words), (round_ + 1) % len(words)
        if self._twist and self._twist.at(round_, kind):
            first = (first + 1) % len(words)
            if self._twist.stays:
                second = (second + 1) % len(words)
        return words[first], words[second]

    def _secretly(self, round_: int, kind: str, first: str, second: str) -> None:
        """The first player chooses, takes it back, chooses again."""
        self._move(round_, 0, first)
        self._hear(f"{round_} {kind} chosen", round_)
        self._people[0].undo(self._table, 0)
        self._hear(f"{round_} {kind} taken back", round_)
        self._move(round_, 0, second)
        self._hear(f"{round_} {kind} chosen again", round_)

    def _move(self, round_: int, seat: int, *moves: str) -> None:
        page = self._people[seat].play(self._table, seat, *moves)
        if seat:
            # The answer to a mover is traffic, too.
            content = BY_NATURE.sub(b"", msgspec.json.encode(page))
            self.noted.append(Noted(f"{round_} moves", str(seat), " ".join(moves), content))

    def _hear(self, step: str, round_: int) -> None:
        page = self._people[0].page(self._table)
        for witness in self._witnesses:
            self.noted += witness.listen(step, page["number"], page["at"], round_ in NOSY)


def world(folder: Path, twist: Twist | None) -> list[Noted]:
    """With the same luck and the same names for tables each time."""
    with pytest.MonkeyPatch.context() as patch, Served.on(folder) as served, ExitStack() as things:
        same_luck(patch)
        played = World(served, things, twist)
        played.play()
    return played.noted


@pytest.fixture(scope="module")
def straight(tmp_path_factory: pytest.TempPathFactory) -> list[Noted]:
    """The game without the other choice."""
    return world(tmp_path_factory.mktemp("straight"), None)


def until_shown(noted: list[Noted], last: str) -> tuple[list[Noted], list[Noted]]:
    """What was heard before the last of the others decided, and at that step, to which their own answer belongs."""
    at = next(k for k, each in enumerate(noted) if each.step == last) - 1
    return noted[:at], [each for each in noted[at:] if each.step == last]


@pytest.mark.parametrize(("round_", "kind"), [(1, "card"), (2, "country")])
def test_nobody_can_tell_a_choice_from_another_until_it_is_shown(
    tmp_path: Path, straight: list[Noted], round_: int, kind: str
) -> None:
    last = f"{round_} {kind} of 3"
    one, shown = until_shown(straight, last)
    other, shown_otherwise = until_shown(world(tmp_path, Twist(round_, (kind,))), last)
    assert len(one) > 200
    for here, there in zip(one, other, strict=True):
        assert here == there, (here.step, here.who, here.what)
    # Once it is shown they can tell: the witnesses are not blind.
    for who in ("Bob", "Cyd", "Dan", "Eve"):
        assert [each for each in shown if each.who == who] != [each for each in shown_otherwise if each.who == who]


def test_what_was_taken_back_is_never_known_while_the_game_runs(tmp_path: Path, straight: list[Noted]) -> None:
    other = world(tmp_path, Twist(1, ("country", "card"), stays=False))
    end = straight[-1].step
    one, _ = until_shown(straight, end)
    for here, there in zip(one, until_shown(other, end)[0], strict=True):
        assert here == there, (here.step, here.who, here.what)


def test_the_witnesses_hear_a_whole_game(straight: list[Noted]) -> None:
    pages = [each.content for each in straight if each.who == "Eve" and each.what == "stream 0"]
    assert [b'"status":"over"' in page for page in pages] == [False] * (len(pages) - 1) + [True]
    steps = {each.step for each in straight}
    assert "1 country chosen" in steps
    assert len(steps) > 50
    # A choice is sent to the person who made it, so secrets do pass this way.
    laid = [each for each in straight if each.who == "Bob" and b'"kind":"card-laid"' in each.content]
    assert laid
    assert not any(b'"kind":"card-laid"' in each.content for each in straight if each.who == "Eve")
