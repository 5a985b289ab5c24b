"""The generator of searches, guesses and simulations; never of a game's own luck (that is draw.py).

Chris Doty-Humphrey's sfc32: four 32-bit words, additions and shifts only, so that
masked i64 arithmetic gives the same numbers interpreted and compiled.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MASK_32: Final = 0xFFFFFFFF

# The weights of nature's moves add up to less than this, here and in draw.py, so that no product overflows.
MOST_WEIGHT: Final = 1 << 31


class Rng:
    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & MASK_32
        self.b: i64 = (seed >> 32) & MASK_32
        self.c: i64 = 0
        self.counter: i64 = 1
        k: i64
        for k in range(15):
            self.bits()

    def bits(self) -> i64:
        """32 random bits."""
        out: i64 = (self.a + self.b + self.counter) & MASK_32
        self.counter = (self.counter + 1) & MASK_32
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK_32
        self.c = ((((self.c << 21) & MASK_32) | (self.c >> 11)) + out) & MASK_32
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, n below 2**31; the bias is under n / 2**32."""
        return (self.bits() * n) >> 32

    def chance(self, p: float) -> bool:
        """True with this probability, from never at 0.0 to always at 1.0."""
        return float(self.bits()) < p * float(MASK_32 + 1)

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
