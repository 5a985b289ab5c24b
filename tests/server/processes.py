"""Thinking processes that misbehave, and what tests need to watch them."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from tests.kit import VARIANTS
from tests.server.waiting import PATIENCE

from motherlode.bots.worker import Answer, Task
from motherlode.core.ids import first_seat
from motherlode.core.log import render
from motherlode.core.match import Match
from motherlode.server.thinking import Thinkers

# The real worker with bots that misbehave; it writes its process id into a file, so that tests can find and kill it,
# and into another file when it is in the middle of an endless thought.
STRANGE = """
import os
import sys
import time
from motherlode.bots import catalogue, worker
from motherlode.bots.bot import Bot
from motherlode.bots.mcts_bot import MctsBot

def write_number(path):
    with open(path, "a") as file:
        file.write(f"{os.getpid()}\\n")

write_number(sys.argv[1])

class Deep(Bot):
    def choose(self, eyes):
        write_number(sys.argv[1] + ".deep")
        return MctsBot(1, seconds=600).choose(eyes)

class Patient(Bot):
    def choose(self, eyes):
        while not os.path.exists(sys.argv[1] + ".go"):
            time.sleep(0.01)
        return eyes.default_move()

class Loud(Bot):
    def choose(self, eyes):
        print("x" * 1000)
        print("y" * 100_000)
        print("loud and clear")
        return eyes.default_move()

class Dying(Bot):
    def choose(self, eyes):
        os._exit(7)

class Babbling(Bot):
    def choose(self, eyes):
        return "a word"

class Silent(Bot):
    def choose(self, eyes):
        return None

for bot in Deep, Patient, Loud, Dying, Babbling, Silent:
    catalogue.CATALOGUE[bot.__name__.lower()] = (lambda order, bot=bot: bot(), ())
worker.main()
"""

# A compiled loop holds the interpreter, so that the end of its input is not noticed either.
DEAF = """
import os
import sys
import time

with open(sys.argv[1], "a") as file:
    file.write(f"{os.getpid()}\\n")
time.sleep(600)
"""


def opened() -> Match:
    match = VARIANTS[0].match()
    match.go_on()
    return match


def task(words: str) -> Task:
    match = opened()
    return Task(render(match.log(with_seed=False)), first_seat(match.game.actors(match.state)), words)


def legal_moves() -> list[int]:
    match = opened()
    return list(match.game.legal_moves(match.state, first_seat(match.game.actors(match.state))))


@asynccontextmanager
async def pool(processes: int) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(processes)
    await thinkers.start()
    try:
        yield thinkers
    finally:
        await thinkers.close()


async def until(true: Callable[[], bool]) -> None:
    for _ in range(int(PATIENCE / 0.01)):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came true")


class Numbers:
    """The ids of the processes that were started, in order."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._deep = Path(f"{path}.deep")
        self._go = Path(f"{path}.go")
        path.touch()
        self._deep.touch()

    def all(self) -> list[int]:
        return _numbers(self.path)

    async def started(self, count: int) -> list[int]:
        """Once that many have been started."""
        await until(lambda: len(self.all()) >= count)
        return self.all()

    async def deep(self, count: int) -> list[int]:
        """Those in the middle of a thought, once there are that many."""
        await until(lambda: len(_numbers(self._deep)) >= count)
        return _numbers(self._deep)

    def let_go(self) -> None:
        """Asks until some process answers."""
        self._go.touch()

    async def all_gone(self) -> None:
        await until(lambda: all(is_gone(number) for number in self.all()))


def _numbers(path: Path) -> list[int]:
    return [int(number) for number in path.read_text().split()]


def is_gone(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return True
    # A zombie: dead, but nobody has read its status, which not every machine's init process does.
    stat = Path(f"/proc/{number}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z"


def first_of(answer: Answer) -> int:
    """The first move of an answer, or -1 if it has none."""
    return answer.moves[0] if answer.moves else -1
