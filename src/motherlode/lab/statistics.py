"""Estimates with their 95 % confidence intervals."""

from math import sqrt
from statistics import fmean, stdev

import msgspec

Z = 1.959964


class Interval(msgspec.Struct, frozen=True):
    value: float
    low: float
    high: float


def mean_interval(samples: list[float]) -> Interval:
    """A mean with its normal interval; a single sample says nothing about the spread."""
    mean = fmean(samples)
    spread = Z * stdev(samples) / sqrt(len(samples)) if len(samples) > 1 else 0.0
    return Interval(mean, mean - spread, mean + spread)


def share_interval(shares: list[float]) -> Interval:
    """A share of wins with Wilson's interval, which stays between 0 and 1 and is honest at both ends."""
    n = len(shares)
    p = fmean(shares)
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    spread = Z / (1 + Z * Z / n) * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    return Interval(p, max(0.0, middle - spread), min(1.0, middle + spread))
