"""Does the first bot take more than a given share of the wins? Blocks are looked at in order, until that is settled."""

from typing import Literal

import msgspec

from motherlode.lab.arena.betting import ERROR, Betting
from motherlode.lab.arena.plan import ArenaPlan
from motherlode.lab.arena.record import Block
from motherlode.lab.arena.seating import is_own_mirror, rows

Conclusion = Literal["yes", "no", "open"]


class Verdict(msgspec.Struct, frozen=True):
    """`blocks` is how many it took, or how many were looked at if it is open; the capitals say how clear it was."""

    bot: str
    above: float
    answer: Conclusion
    blocks: int
    capital_above: float
    capital_below: float
    error: float = ERROR


def fair_share(bot: str, bots: list[str], seats: int) -> float:
    """The share of its games that a bot wins if all are equally strong."""
    return bots.count(bot) / min(len(bots), seats)


def shares(bot: str, around: list[str], seats: int, block: Block) -> list[float]:
    """The bot's share of the win in each game of the block in which it sat."""
    out: list[float] = []
    for row, game in zip(rows(around, seats), block.games, strict=True):
        if bot in row:
            out.append(sum(share for name, share in zip(row, game.shares, strict=True) if name == bot))
    return out


class Question:
    """Is shown blocks in order. A block that differs from its mirror is looked at together with it: the second one's
    order follows from the first one's, so only both together have the mean in question, whatever came before.
    """

    def __init__(self, plan: ArenaPlan, seats: int, above: float) -> None:
        self.bot = plan.bots[0]
        self._plan = plan
        self._seats = seats
        self._betting = Betting(above)
        self._waiting: float | None = None
        self._seen = 0
        self._settled = 0

    def see(self, block: Block) -> None:
        around = self._plan.around(block.number)
        taken = shares(self.bot, around, self._seats, block)
        mean = sum(taken) / len(taken)
        self._seen += 1
        if is_own_mirror(around):
            self._bet(mean)
        elif self._waiting is None:
            self._waiting = mean
        else:
            self._bet((self._waiting + mean) / 2)
            self._waiting = None

    def _bet(self, value: float) -> None:
        """Once settled, the answer stays, whatever is seen afterwards."""
        if not self._settled:
            self._betting.see(value)
            if self._betting.answer() is not None:
                self._settled = self._seen

    def is_settled(self) -> bool:
        return self._settled > 0

    def verdict(self) -> Verdict:
        answer = self._betting.answer()
        return Verdict(
            bot=self.bot,
            above=self._betting.line,
            answer="open" if answer is None else "yes" if answer else "no",
            blocks=self._settled or self._seen,
            capital_above=self._betting.above(),
            capital_below=self._betting.below(),
        )
