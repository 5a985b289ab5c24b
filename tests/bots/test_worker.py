"""A process that thinks answers every line, and ends when nobody listens any more."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.kit import VARIANTS, Variant, every_variant

from motherlode.bots.levels import LEVELS, Level
from motherlode.bots.talk import Heard, Speaker
from motherlode.bots.worker import CRASHED, MOST_BYTES, Answer, Task, answer, think
from motherlode.core.errors import LOG_NOT_A_LOG, NO_MOVES, NO_SUCH_SEAT, UNKNOWN_BOT, Fault
from motherlode.core.ids import first_seat
from motherlode.core.log import render
from motherlode.core.match import Match
from motherlode.core.rng import Rng

# Far more than any of this takes: a hang fails, a slow machine does not.
PATIENCE = 60

# The real worker, with bots that misbehave in its catalogue.
STRANGE = """
import os
import sys
from motherlode.bots import catalogue, worker
from motherlode.bots.bot import Bot

class Loud(Bot):
    def choose(self, eyes):
        print('{"moves": [0]}')
        os.write(1, b'{"moves": [0]}\\n')
        return eyes.legal_moves()[-1]

class Broken(Bot):
    def choose(self, eyes):
        raise LookupError("the bot is broken")

class Leaving(Bot):
    def choose(self, eyes):
        sys.exit(3)

class Odd(Bot):
    def choose(self, eyes):
        return object()

for name, bot in ("loud", Loud), ("broken", Broken), ("leaving", Leaving), ("odd", Odd):
    catalogue.CATALOGUE[name] = (lambda order, bot=bot: bot(), ())
worker.main()
"""


def opened(variant: Variant = VARIANTS[0]) -> tuple[Match, int, str]:
    """A game that has just begun, the seat to move, and its log."""
    match = variant.match()
    match.go_on()
    return match, first_seat(match.game.actors(match.state)), render(match.log(with_seed=False))


def played(thought: Answer) -> int:
    """The first move of a decision."""
    assert thought.moves
    return thought.moves[0]


def legal(match: Match, seat: int) -> set[int]:
    return set(match.game.legal_moves(match.state, seat))


class Worker:
    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        if process.stdin is None or process.stdout is None:
            raise AssertionError
        self.process = process
        self.tasks = process.stdin
        self.answers = process.stdout

    def tell(self, line: bytes) -> None:
        self.tasks.write(line + b"\n")
        self.tasks.flush()

    def ask(self, line: bytes) -> Any:
        self.tell(line)
        return json.loads(self.answers.readline())


@contextmanager
def started(*arguments: str, complaints: Path | None = None) -> Iterator[Worker]:
    with (
        Path(complaints or os.devnull).open("wb") as errors,
        subprocess.Popen(
            [sys.executable, "-P", *(arguments or ("-m", "motherlode.bots.worker"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
        ) as process,
    ):
        try:
            yield Worker(process)
        finally:
            process.kill()


def line(**fields: object) -> bytes:
    _, seat, log = opened()
    return json.dumps({"log": log, "seat": seat, "bot": "greedy", **fields}).encode()


@every_variant
@pytest.mark.parametrize("spec", ["random", "greedy", "mcts:20"])
def test_a_thought_is_a_legal_move(variant: Variant, spec: str) -> None:
    match, seat, log = opened(variant)
    assert played(think(Task(log, seat, spec))) in legal(match, seat)


@every_variant
def test_advice_is_the_best_moves_with_visits_and_shares(variant: Variant) -> None:
    match, seat, log = opened(variant)
    advice = think(Task(log, seat, "mcts:300", "advice", 5)).advice
    assert advice is not None
    assert len(advice) == min(5, len(legal(match, seat)))
    for move, visits, share in advice:
        assert move in legal(match, seat)
        assert visits > 0
        assert 0.0 <= share <= 1.0
    assert [visits for _, visits, _ in advice] == sorted((visits for _, visits, _ in advice), reverse=True)


def at_a_meeting() -> Match:
    """Goldrausch, when all have chosen a country."""
    match = next(variant for variant in VARIANTS if variant.game == "goldrausch").match()
    match.go_on()
    while not len(match.observer(0, Rng(0)).pledges()):
        seat = first_seat(match.game.actors(match.state))
        match.submit(seat, match.turn(seat), [match.game.legal_moves(match.state, seat)[0]])
    return match


@pytest.mark.parametrize("level", LEVELS)
def test_pledges_are_moves_that_may_be_announced_or_asked_of_another(level: Level) -> None:
    match = at_a_meeting()
    codes = list(match.observer(0, Rng(0)).pledges())
    log = render(match.log(with_seed=False))
    for heard in [], [Heard(seat=1, of=None, move=codes[0])], [Heard(seat=1, of=0, move=codes[-1])]:
        reputations = [(0, 0), (3, 1), (0, 2), (0, 0)]
        task = Task(log, 0, "random", "pledges", level=level, heard=heard, reputations=reputations)
        pledges = think(task).pledges
        assert pledges is not None
        for code, of in pledges:
            assert code in codes
            assert of in (None, 1, 2, 3)
        chosen = played(think(msgspec.structs.replace(task, want="move")))
        assert chosen in legal(match, 0)


def test_where_nobody_meets_nothing_is_pledged() -> None:
    said = json.loads(answer(line(want="pledges")))
    assert said == {"pledges": []}


@every_variant
def test_talk_is_thought_about_only_where_people_meet(variant: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Speaker] = []

    class Talkative(Speaker):
        def decide(self) -> list[int]:
            asked.append(self)
            return super().decide()

    monkeypatch.setattr("motherlode.bots.worker.Speaker", Talkative)
    match, seat, log = opened(variant)
    assert played(think(Task(log, seat, "greedy", reputations=[(0, 0)] * match.game.seats))) in legal(match, seat)
    assert len(asked) == (match.game.meeting is not None)


def test_a_seed_in_the_log_changes_nothing() -> None:
    match, seat, _ = opened()
    assert played(think(Task(render(match.log(with_seed=True)), seat, "greedy"))) in legal(match, seat)


def after_the_end() -> tuple[str, int]:
    match, seat, _ = opened()
    while actors := match.game.actors(match.state):
        seat = first_seat(actors)
        match.submit(seat, match.turn(seat), [match.game.default_move(match.state, seat)])
    return render(match.log(with_seed=True)), seat


def before_nature() -> tuple[str, int]:
    """Nature owes the first move of the advanced game; no bot makes it."""
    variant = next(variant for variant in VARIANTS if variant.preset == "advanced")
    return render(variant.match().log(with_seed=True)), 0


def out_of_turn() -> tuple[str, int]:
    _, seat, log = opened()
    return log, 1 - seat


@pytest.mark.parametrize("position", [out_of_turn, after_the_end, before_nature])
def test_a_seat_that_owes_no_move_is_a_fault(position: Callable[[], tuple[str, int]]) -> None:
    with pytest.raises(Fault) as caught:
        think(Task(*position(), "greedy"))
    assert caught.value.code == NO_MOVES


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"bot": "nobody"}, UNKNOWN_BOT),
        ({"bot": f"{__file__}:Mine"}, UNKNOWN_BOT),
        ({"want": "advice"}, UNKNOWN_BOT),
        ({"seat": 2}, NO_SUCH_SEAT),
        ({"seat": -1}, NO_SUCH_SEAT),
        ({"seat": 10**30}, NO_SUCH_SEAT),
        ({"log": ""}, LOG_NOT_A_LOG),
        ({"want": "applause"}, CRASHED),
        ({"most": 0}, CRASHED),
        ({"level": "champion"}, CRASHED),
        ({"heard": [{"seat": 1}]}, CRASHED),
        ({"seat": "red"}, CRASHED),
    ],
)
def test_a_task_that_cannot_be_done_is_answered_with_its_fault(fields: dict[str, object], code: int) -> None:
    assert json.loads(answer(line(**fields)))["fault"] == code


def test_an_answer_says_only_what_there_is_to_say() -> None:
    said = json.loads(answer(line(bot="nobody")))
    assert said["facts"]["bot"] == "nobody"
    assert set(said) == {"fault", "facts"}
    assert set(json.loads(answer(line()))) == {"moves"}


def test_the_process_answers_line_by_line_and_survives_garbage() -> None:
    match, seat, _ = opened()
    with started() as worker:
        for garbage in b"", b"{", b"\xff\xfe", b"[]", b'{"log": 1}', b"x" * (MOST_BYTES + 1), b"y" * (3 * MOST_BYTES):
            assert worker.ask(garbage) == {"fault": CRASHED}
        assert worker.ask(line())["moves"][0] in legal(match, seat)
        advice = worker.ask(line(bot="mcts:200", want="advice", most=2))["advice"]
        assert len(advice) == 2
        assert {move for move, _, _ in advice} <= legal(match, seat)
        assert worker.process.poll() is None


def test_what_a_bot_prints_or_breaks_stays_out_of_the_answers(tmp_path: Path) -> None:
    match, seat, _ = opened()
    complaints = tmp_path / "complaints"
    with started("-c", STRANGE, complaints=complaints) as worker:
        assert worker.ask(line(bot="loud")) == {"moves": [max(legal(match, seat))]}
        for spec in "broken", "leaving", "odd":
            assert worker.ask(line(bot=spec)) == {"fault": CRASHED}
        assert worker.ask(line(bot="loud")) == {"moves": [max(legal(match, seat))]}
    said = complaints.read_text()
    assert said.count('{"moves": [0]}') == 4
    assert "LookupError: the bot is broken" in said


def test_the_end_of_input_ends_the_process_in_the_middle_of_a_thought() -> None:
    with started() as worker:
        worker.ask(line())
        worker.tell(line(bot="mcts:600s"))
        worker.tasks.close()
        assert worker.process.wait(PATIENCE) == 0
        assert worker.answers.read() == b""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_an_interrupt_from_the_keyboard_is_not_meant_for_the_process() -> None:
    with started() as worker:
        worker.ask(line())
        worker.process.send_signal(signal.SIGINT)
        assert "moves" in worker.ask(line())
