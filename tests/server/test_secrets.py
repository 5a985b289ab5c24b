"""Two people and one secret: whoever may not know it gets the same bytes whatever it is, until it is shown.

The toy game (tests/toys.py) has what Atacama lacks: secret picks, sealed at the same time.
"""

import re
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.kit import VARIANTS, has_secrets
from tests.server.kit import ME, Frame, Person, Served, Stream
from tests.server.minds import DICE

# Random, but nobody's secret: when something happened, a token for a seat of one's own.
BY_NATURE = re.compile(rb'"changed":"[^"]*"|"token":"[^"]{32}"')

Heard = list[tuple[str, bytes]]


class Witness:
    """Asks everything that can be asked, nosy and impudent questions included, and writes down every byte."""

    def __init__(self, person: Person, table: str, things: ExitStack) -> None:
        self.heard: Heard = []
        self._person = person
        self._table = table
        self._streams: list[Stream] = [
            things.enter_context(person.stream(f"/api/tables/{table}/events")),
            things.enter_context(person.stream(f"/api/tables/{table}/events", eyes=0)),
            things.enter_context(person.stream("/api/events", at=f"{table}.-1")),
        ]

    def _note(self, what: str, content: bytes) -> None:
        self.heard.append((what, BY_NATURE.sub(b"", content)))

    def _ask(self, method: str, path: str, body: Any = None, **params: Any) -> None:
        answer = self._person.ask(method, path, body, **params)
        headers = {name: value for name, value in answer.headers.items() if name != "date"}
        self._note(f"{method} {path} {params} {body}", f"{answer.status_code} {headers}".encode() + answer.content)

    def look_around(self, number: int) -> None:
        for stream in self._streams:
            for frame in stream.until_number(number):
                self._note("stream", whole(frame))
        self._look(f"/api/tables/{self._table}")
        self._try(f"/api/tables/{self._table}")

    def _look(self, path: str) -> None:
        self._ask("GET", "/api/tables")
        self._ask("GET", "/api/games")
        for after in (-1, 0, 2, 4):
            self._ask("GET", path, after=after)
        for eyes in (0, 1, 3):
            self._ask("GET", path, eyes=eyes)
            for at in (1, 2, 4):
                self._ask("GET", f"{path}/positions/{at}", eyes=eyes)
        self._ask("GET", f"{path}/log")

    def _try(self, path: str) -> None:
        self._ask("POST", f"{path}/branch", {"at": 0, "seats": [ME, ME]})
        for seat in (0, 1):
            for move in ("pick 0", "pick 1", "pick 2", "seal", "roll 1", "nonsense"):
                self._ask("GET", f"{path}/why", seat=seat, move=move)
            for turn in (0, 2):
                for lists in ([["pick 1"]], [["pick 0", "seal"], ["pick 2", "seal"]], [["seal", "pick 1"]]):
                    self._ask("POST", f"{path}/foresight", {"seat": seat, "turn": turn, "lists": lists})
                self._ask("POST", f"{path}/undo", {"seat": seat, "turn": turn})
            self._ask("POST", f"{path}/undo/answer", {"number": 3, "seat": seat, "agree": False})
            self._ask("POST", f"{path}/seats/{seat}/link")
        for turn in (0, 1, 3):
            for move in ("pick 1", "seal"):
                self._ask("POST", f"{path}/moves", {"seat": 0, "turn": turn, "moves": [move]})


def whole(frame: Frame) -> bytes:
    return f"{frame.event} {frame.id} {frame.data}".encode()


class World(NamedTuple):
    """What Bob, who plays, and Eve, who looks on, heard before Ada's secret was shown, and then."""

    before: list[Heard]
    after: list[Heard]


def world(folder: Path, first: str, second: str) -> World:
    """Ada picks, takes it back, picks again and seals. Then Bob seals, too, and everything is shown."""
    with pytest.MonkeyPatch.context() as patch, Served.on(folder) as served, ExitStack() as things:
        numbers = count()
        patch.setattr("motherlode.server.lobby.service.new_id", lambda: f"table-{next(numbers):010}")
        ada, bob, table = served.pair(**DICE, listed=True)
        witnesses = [Witness(person, table, things) for person in (bob, served.person())]

        def all_hear() -> None:
            number = ada.page(table)["number"]
            for witness in witnesses:
                witness.look_around(number)

        all_hear()
        for text in (first, "undo", second, "seal"):
            if text == "undo":
                ada.undo(table, 0)
            else:
                ada.play(table, 0, text)
            all_hear()
        assert ada.page(table)["at"] == 4  # nothing of what the witnesses tried was done
        before = [witness.heard for witness in witnesses]
        for witness in witnesses:
            witness.heard = []
        bob.play(table, 1, "pick 1", "seal")
        all_hear()
        return World(before, [witness.heard for witness in witnesses])


@pytest.mark.usefixtures("toy")
def test_nobody_can_tell_worlds_apart_until_the_secret_is_shown(tmp_path: Path) -> None:
    usual = world(tmp_path / "usual", "pick 1", "pick 1")
    taken_back = world(tmp_path / "taken back", "pick 0", "pick 1")
    chosen = world(tmp_path / "chosen", "pick 1", "pick 2")
    for other in (taken_back, chosen):
        for here, there in zip(usual.before, other.before, strict=True):
            assert len(here) > 200
            for (what, content), (what_else, content_else) in zip(here, there, strict=True):
                assert what == what_else
                assert content == content_else, what
    # Once it is shown they can tell, except for what was taken back: the witnesses are not blind.
    assert usual.after == taken_back.after
    assert all(here != there for here, there in zip(usual.after, chosen.after, strict=True))


@pytest.mark.usefixtures("toy")
def test_a_player_sees_their_own_secret_and_no_other(served: Served) -> None:
    ada, bob, table = served.pair(**DICE)
    assert ada.command(table, 0, 0, "pick 2").status_code == 200
    assert bob.command(table, 1, 0, "pick 0").status_code == 200
    assert ada.page(table)["position"]["view"]["tray"] == [2, None]
    assert bob.page(table)["position"]["view"]["tray"] == [None, 0]
    assert served.person().page(table)["position"]["view"]["tray"] == [None, None]
    assert [fact["kind"] for fact in ada.page(table)["log"]] == ["picked"]
    assert [move["text"] for move in ada.page(table)["position"]["moves"]] == ["seal"]


@pytest.mark.usefixtures("toy")
def test_two_people_who_seal_at_once_do_not_reject_each_other(served: Served) -> None:
    ada, bob, table = served.pair(**DICE)
    turns = [person.page(table)["position"]["turn"] for person in (ada, bob)]
    for round_ in range(3):
        assert ada.command(table, 0, turns[0] + 2 * round_, "pick 2", "seal").status_code == 200
        assert bob.command(table, 1, turns[1] + 2 * round_, "pick 1", "seal").status_code == 200
    assert ada.page(table)["table"]["status"] == "over"
    kinds = [fact["kind"] for fact in bob.page(table, eyes=0)["log"]]
    assert kinds.count("picked") == 3  # over: now everybody's eyes may be borrowed


@pytest.mark.usefixtures("toy")
def test_a_list_ends_where_its_decision_does(served: Served) -> None:
    """Otherwise the refusal of the next move would tell what the seal led to."""
    ada, bob, table = served.pair(**DICE)
    assert ada.command(table, 0, 0, "pick 2", "seal").status_code == 200
    answer = bob.command(table, 1, 0, "pick 1", "seal", "pick 1")
    assert (answer.status_code, answer.json()["code"]) == (409, 210)


@pytest.mark.usefixtures("toy")
def test_games_say_whether_they_have_secrets(served: Served) -> None:
    games = {game["name"]: game["secrets"] for game in served.person().ok("GET", "/api/games")}
    assert games == {"toy": True, **{variant.game: has_secrets(variant.make()) for variant in VARIANTS}}
    assert not games["atacama"]
