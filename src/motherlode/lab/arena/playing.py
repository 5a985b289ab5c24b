"""Plays a plan from where its record ends until all games are played, or until the question is answered."""

from collections.abc import Callable

from motherlode.lab.arena.plan import ArenaPlan
from motherlode.lab.arena.question import Question, Verdict
from motherlode.lab.arena.record import Block, Record
from motherlode.lab.arena.workers import played


class ArenaRun:
    """The blocks the record has so far, in order, and what they say about the question."""

    def __init__(self, plan: ArenaPlan, seats: int, record: Record, above: float, wanted: int, play_all: bool) -> None:
        self.blocks: list[Block] = []
        self._question = Question(plan, seats, above)
        self._record = record
        self._wanted = wanted
        self._play_all = play_all
        self._look()

    def _look(self) -> None:
        """Takes blocks in order, up to the first that is missing or until no more are wanted."""
        while not self.is_over() and len(self.blocks) in self._record.blocks:
            block = self._record.blocks[len(self.blocks)]
            self.blocks.append(block)
            self._question.see(block)

    def is_over(self) -> bool:
        return len(self.blocks) == self._wanted or (self._question.is_settled() and not self._play_all)

    def missing(self) -> list[int]:
        return [number for number in range(len(self.blocks), self._wanted) if number not in self._record.blocks]

    def add(self, block: Block) -> None:
        self._record.append(block)
        self._look()

    def verdict(self) -> Verdict:
        return self._question.verdict()


def play(plan: ArenaPlan, run: ArenaRun, jobs: int, progress: Callable[[int], None]) -> None:
    """`progress` is told how many games have just been played. After Ctrl-C the record can be continued."""
    if run.is_over():
        return
    with played(plan, run.missing(), jobs) as blocks:
        for block in blocks:
            run.add(block)
            progress(len(block.games))
            if run.is_over():
                return
