"""The generator of searches, guesses and simulations; never of a game's own luck (that is draw.py).

Chris Doty-Humphrey's sfc32: four 32-bit words, additions and shifts only, so that
masked i64 arithmetic gives the same numbers interpreted and compiled.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF

# What the weights of nature's moves may add up to, here and in draw.py: no product overflows.
MOST_WEIGHT: Final = 1 << 31


class Rng:
    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = 0
        self.counter: i64 = 1
        k: i64
        for k in range(15):
            self.word()

    def word(self) -> i64:
        """32 random bits."""
        out: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + out) & WORD
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, n below 2**31; the bias is under n / 2**32."""
        return (self.word() * n) >> 32

    def chance(self, p: float) -> bool:
        """True so often, from never at 0.0 to always at 1.0."""
        return float(self.word()) < p * float(WORD + 1)

    def weighted(self, weights: vec[i64]) -> i64:
        """An index, each as likely as its weight says."""
        total: i64 = 0
        k: i64
        for k in range(len(weights)):
            total += weights[k]
        if total >= MOST_WEIGHT:
            raise ValueError("weights add up to 2**31 or more")
        rest = self.below(total)
        k = 0
        while rest >= weights[k]:
            rest -= weights[k]
            k += 1
        return k
