"""The arena: fair seatings, a record that survives, the same figures however they were played."""

import json
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from motherlode.core.errors import OWN_BOT_BREAKS, UNKNOWN_BOT, Fault
from motherlode.lab.arena.plan import ArenaPlan
from motherlode.lab.arena.playing import ArenaRun, play
from motherlode.lab.arena.record import Record, place_of
from motherlode.lab.arena.report import ArenaReport, report
from motherlode.lab.arena.seating import is_own_mirror, order, rows
from motherlode.lab.faults import (
    BROKEN_RECORD,
    FOREIGN_RECORD,
    NAMED_TWICE,
    NO_RECORD,
    SHARED_RECORD,
    TOO_FEW_BOTS,
    WORKER_DIED,
)

# -- seatings


@pytest.mark.parametrize(("bots", "seats"), [("ab", 2), ("ab", 4), ("ab", 3), ("abc", 4), ("abcd", 4), ("abcdef", 2)])
def test_in_a_block_everybody_sits_in_every_seat_once(bots: str, seats: int) -> None:
    around = order(list(bots), 7, 3)
    assert sorted(around) == list(bots)
    table = rows(around, seats)
    assert len(table) == len(bots)
    for seat in range(seats):
        assert Counter(row[seat] for row in table) == Counter(bots)


def test_a_block_is_followed_by_its_mirror_and_then_by_another_order() -> None:
    orders = [order(list("abcdef"), 1, block) for block in range(40)]
    for block in range(0, 40, 2):
        assert orders[block + 1] == orders[block][::-1]
    assert len({tuple(each) for each in orders[::2]}) > 15
    assert orders == [order(list("abcdef"), 1, block) for block in range(40)]
    assert orders != [order(list("abcdef"), 2, block) for block in range(40)]


def test_with_more_bots_than_seats_everybody_meets_everybody() -> None:
    met = {frozenset(row) for block in range(30) for row in rows(order(list("abcde"), 1, block), 2)}
    assert len(met) == 10


def test_one_among_equals_is_its_own_mirror_and_three_are_not() -> None:
    assert is_own_mirror(["a", "b"])
    assert is_own_mirror(["b", "a", "b", "b"])
    assert not is_own_mirror(["a", "b", "c", "d"])


# -- playing


OWN = """
import os
from motherlode.bots.bot import Bot

class Plain(Bot):
    def __init__(self, game, seed):
        pass
    def choose(self, eyes):
        return eyes.legal_moves()[0]

class Broken(Plain):
    def choose(self, eyes):
        raise ValueError("no idea")

class Deadly(Plain):
    def choose(self, eyes):
        os._exit(7)

class Endless(Plain):
    def choose(self, eyes):
        print("thinking", flush=True)
        while True:
            pass
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(OWN)
    return path


def plan(*bots: str, **changes: object) -> ArenaPlan:
    base = ArenaPlan("atacama", "basic", 0, {}, None, list(bots) or ["mcts:1", "random"], 5)
    return msgspec.structs.replace(base, **changes)


# A question that is soon answered, whoever plays.
EASY = 0.1


def played(what: ArenaPlan, folder: Path, blocks: int, jobs: int = 1, play_all: bool = True) -> tuple[ArenaReport, int]:
    """The report, and how many games were played for it."""
    told: list[int] = []
    identity = what.identity()
    with Record(folder, identity, fresh=False) as record:
        run = ArenaRun(what, identity.seats, record, EASY, blocks, play_all)
        play(what, run, jobs, told.append)
        came = report(what, identity, run.blocks, run.verdict(), blocks * len(what.bots))
    return came, sum(told)


def test_the_same_plan_gives_the_same_report_however_many_processes_play_it(tmp_path: Path, mine: Path) -> None:
    what = plan("mcts:1", f"{mine}:Plain")
    alone, told = played(what, tmp_path / "a", 3)
    pooled, told_too = played(what, tmp_path / "b", 3, jobs=2)
    assert alone == pooled
    assert told == told_too == 6
    assert alone.distinct == 6
    assert msgspec.json.decode(msgspec.json.encode(alone), type=ArenaReport) == alone


def test_games_of_a_block_are_played_with_the_same_luck() -> None:
    what = plan(game="goldrausch", preset="four")
    assert what.match(0).seed == what.match(0).seed != what.match(1).seed


def test_a_report_adds_up(tmp_path: Path) -> None:
    came, _ = played(plan("greedy", "random", "random", "random", preset="four"), tmp_path, 2)
    assert [entrant.bot for entrant in came.entrants] == ["greedy", "random"]
    assert (came.games, came.block) == (8, 4)
    assert sum(entrant.win.value for entrant in came.entrants) == pytest.approx(1.0)
    assert [entrant.fair for entrant in came.entrants] == [0.25, 0.75]
    greedy = came.entrants[0]
    assert greedy.ratio.value == pytest.approx(greedy.win.value / 0.25)
    assert came.running[-1] == pytest.approx(greedy.win.value)
    assert sum(entrant.elo.value for entrant in came.entrants) == pytest.approx(0.0, abs=1e-6)
    assert greedy.points.value > came.entrants[1].points.value


def test_it_stops_when_the_question_is_settled_and_goes_on_if_asked_to(tmp_path: Path) -> None:
    soon, told = played(plan(), tmp_path, 40, play_all=False)
    assert soon.verdict.answer == "yes"
    assert soon.games == told < 40
    again, told = played(plan(), tmp_path, 40, play_all=False)
    assert (again, told) == (soon, 0)
    more, told = played(plan(), tmp_path, soon.games // 2 + 1)
    assert (more.games, told) == (soon.games + 2, 2)
    assert more.verdict == soon.verdict


# -- the record


def test_it_goes_on_where_it_was_interrupted_even_in_the_middle_of_a_line(tmp_path: Path) -> None:
    whole, _ = played(plan(), tmp_path / "whole", 4)
    folder = tmp_path / "cut"
    played(plan(), folder, 2)
    path = place_of(folder, plan().identity())
    path.write_bytes(path.read_bytes()[:-40])
    resumed, told = played(plan(), folder, 4)
    assert (resumed, told) == (whole, 6)
    assert path.read_bytes() == place_of(tmp_path / "whole", plan().identity()).read_bytes()
    path.write_bytes(path.read_bytes()[:30])
    assert played(plan(), folder, 4) == (whole, 8)


def test_a_block_that_comes_late_is_waited_for(tmp_path: Path) -> None:
    """Quick blocks must not be counted before slow ones."""
    identity = plan().identity()
    whole, _ = played(plan(), tmp_path / "whole", 3)
    with Record(tmp_path / "whole", identity, fresh=False) as full, Record(tmp_path, identity, fresh=False) as record:
        for number in (2, 0):
            record.append(full.blocks[number])
        run = ArenaRun(plan(), 2, record, 0.5, 3, play_all=True)
        assert [block.number for block in run.blocks] == [0]
        assert run.missing() == [1]
    assert played(plan(), tmp_path, 3) == (whole, 2)


def test_a_record_that_was_changed_is_refused_and_left_alone(tmp_path: Path) -> None:
    played(plan(), tmp_path, 3)
    path = place_of(tmp_path, plan().identity())
    good = path.read_text().splitlines()
    game = json.loads(good[2])
    game["block"]["games"][0]["scores"][0] += 1
    for line, lines in {
        3: [good[0], good[1], json.dumps(game), good[3]],
        2: [good[0], good[2], good[3]],
        4: [*good[:3], "{}"],
        1: ["[]", *good[1:]],
    }.items():
        text = "\n".join(lines) + "\n"
        path.write_text(text)
        with pytest.raises(Fault) as caught:
            played(plan(), tmp_path, 3)
        assert (caught.value.code, caught.value.facts["line"]) == (BROKEN_RECORD, line)
        assert path.read_text() == text
    path.write_bytes(b"x" * 1_000_001)
    with pytest.raises(Fault) as caught:
        played(plan(), tmp_path, 3)
    assert caught.value.code == BROKEN_RECORD


def test_a_record_of_another_plan_is_refused(tmp_path: Path) -> None:
    played(plan(), tmp_path, 1)
    place_of(tmp_path, plan().identity()).rename(place_of(tmp_path, plan(seed=6).identity()))
    with pytest.raises(Fault) as caught:
        played(plan(seed=6), tmp_path, 1)
    assert caught.value.code == FOREIGN_RECORD


def test_two_arenas_do_not_write_to_one_record(tmp_path: Path) -> None:
    played(plan(), tmp_path / "whole", 1)
    identity = plan().identity()
    with Record(tmp_path / "whole", identity, fresh=False) as full:
        block = full.blocks[0]
    with Record(tmp_path, identity, fresh=False) as one, Record(tmp_path, identity, fresh=False) as other:
        one.append(block)
        with pytest.raises(Fault) as caught:
            other.append(block)
    assert caught.value.code == SHARED_RECORD


def test_a_record_that_cannot_be_kept_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Fault) as caught:
        played(plan(), tmp_path / "file", 1)
    assert caught.value.code == NO_RECORD


# -- what is refused


@pytest.mark.parametrize(
    ("bots", "code"),
    [
        (["greedy"], TOO_FEW_BOTS),
        (["greedy", "greedy"], TOO_FEW_BOTS),
        (["greedy", "random", "random"], NAMED_TWICE),
        (["greedy", "nobody"], UNKNOWN_BOT),
    ],
)
def test_a_wrong_plan_fails_before_anything_is_written(tmp_path: Path, bots: list[str], code: int) -> None:
    with pytest.raises(Fault) as caught:
        played(plan(*bots), tmp_path, 1)
    assert caught.value.code == code
    assert not list(tmp_path.iterdir())


def test_a_bot_that_was_changed_is_another_bot(mine: Path) -> None:
    what = plan(f"{mine}:Plain", "random")
    before = what.identity()
    assert before.own[0]
    assert before.own[1] == ""
    mine.write_text(OWN + "# better\n")
    assert what.identity().digest() != before.digest()


@pytest.mark.parametrize(("name", "code"), [("Broken", OWN_BOT_BREAKS), ("Deadly", WORKER_DIED)])
def test_whatever_a_bot_does_in_its_process_the_arena_says_so(tmp_path: Path, mine: Path, name: str, code: int) -> None:
    with pytest.raises(Fault) as caught:
        played(plan(f"{mine}:{name}", "random"), tmp_path, 2, jobs=2)
    assert caught.value.code == code


@pytest.fixture
def heeding_interrupts() -> Iterator[None]:
    """Processes in the background of a shell ignore them, and their children inherit that."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heeding_interrupts")
@pytest.mark.parametrize(("sent", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -signal.SIGKILL)])
def test_a_bot_that_thinks_for_ever_ends_with_its_arena(tmp_path: Path, mine: Path, sent: int, code: int) -> None:
    arguments = ["arena", "atacama", "--bots", f"{mine}:Endless,random", "--jobs", "2", "--folder", str(tmp_path)]
    command = [sys.executable, "-m", "motherlode.cli", "--lang", "en", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr is not None
            # Two processes write there at once.
            assert any("thinking" in line for line in process.stderr)
            process.send_signal(sent)
            # It ends when no process holds the other end of the pipes any more.
            out, err = process.communicate(timeout=120)
        finally:
            process.kill()
    assert (process.returncode, out) == (code, "")
    assert "Traceback" not in err
    assert ("Interrupted. 0 games are kept" in err) == (sent == signal.SIGINT)
