"""Sets of up to 62 members as bits of one i64: copying one costs nothing."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# The highest member a set can have; a literal of 63 bits would be a boxed int in compiled code.
_HIGHEST: Final = 61


def bit(k: i64) -> i64:
    """The set of one member. Compiled, `1 << k` shifts a C int: from the 31st member on it is wrong."""
    return 0x2000000000000000 >> (_HIGHEST - k)


def count(mask: i64) -> i64:
    """How many members a set has: sums of ever wider groups of neighbouring bits."""
    # A literal of 63 bits would be a boxed int in compiled code; a set has no bit that needs it.
    mask -= (mask >> 1) & 0x1555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 0x7F


def nth(mask: i64, k: i64) -> i64:
    """The k-th member of a set, from 0, ascending."""
    while k:
        mask &= mask - 1
        k -= 1
    return count((mask & -mask) - 1)


def write_members(out: vec[i64], at: i64, first: i64, mask: i64) -> i64:
    """Writes first + k for every bit k of the mask, ascending, from out[at] on; returns where it ended."""
    while mask:
        # There is room as long as members are to come, and whatever is no member is overwritten: nothing to branch on.
        out[at] = first
        at += mask & 1
        mask >>= 1
        first += 1
    return at
