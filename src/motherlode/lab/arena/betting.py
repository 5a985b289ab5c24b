"""A test that may be looked at after every block, and ended as soon as it has an answer.

A sceptic claims that the mean of what we see is at most X. We bet against the claim with a capital of 1: before each
block we stake a part of it, and win or lose in proportion to how far the block lies above or below X. If the claim is
true, no way of betting can be expected to gain, so the capital is a nonnegative supermartingale, and by Ville's
inequality the chance that it ever reaches 20 is at most 1 in 20, however long we play and whenever we look or stop. If
the claim is false, a good bet grows exponentially. All that is assumed of the observations is that they lie between 0
and 1 and that, whatever came before, their mean is the one in question; they need not be normal, nor wins and losses,
nor alike. (Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting, JRSS B 86, 2023.)

How much to stake is not known beforehand: the capital is divided among several bets from timid to bold, which are never
mixed again. That the mean is at least X is tested by the same bets in the other direction. Each answer is wrong at most
5 times in 100.
"""

from math import exp, log, log1p

# As parts of the boldest possible bet, which could lose everything at once.
BETS = (0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.9)
ERROR = 0.05
ENOUGH = log(1 / ERROR)

# No float is larger than e to this.
_LARGEST = 700.0


class Betting:
    """Two capitals: one bets that the mean lies above `line`, one that it lies below."""

    def __init__(self, line: float) -> None:
        if not 0.0 < line < 1.0:
            raise ValueError("nothing can be bet on a mean of 0 or 1")
        self.line = line
        self._above = [0.0] * len(BETS)  # logarithms of what each bet has become
        self._below = [0.0] * len(BETS)

    def see(self, value: float) -> None:
        if not 0.0 <= value <= 1.0:
            raise ValueError(value)
        gain = value - self.line
        for k, bet in enumerate(BETS):
            self._above[k] += log1p(bet * gain / self.line)
            self._below[k] += log1p(-bet * gain / (1.0 - self.line))

    def above(self) -> float:
        """The capital of the bet that the mean is larger."""
        return exp(min(_LARGEST, _mean(self._above)))

    def below(self) -> float:
        return exp(min(_LARGEST, _mean(self._below)))

    def answer(self) -> bool | None:
        """Whether the mean is larger than the line, or None as long as that is open."""
        above, below = _mean(self._above), _mean(self._below)
        if max(above, below) < ENOUGH:
            return None
        return above > below


def _mean(logs: list[float]) -> float:
    """The logarithm of the mean of numbers given by their logarithms."""
    most = max(logs)
    return most + log(sum(exp(each - most) for each in logs) / len(logs))
