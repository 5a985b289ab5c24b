"""Luck: the game's own, and that of searches."""

import struct
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from itertools import islice

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.kit import SEED

from motherlode.core.draw import draw, seed_hash
from motherlode.core.rng import Rng


def test_a_draw_depends_on_seed_and_number_alone() -> None:
    weights = vec[i64]([1] * 20)
    draws = [draw(SEED, n, weights) for n in range(50)]
    assert draws == [draw(SEED, n, weights) for n in range(50)]
    assert draws != [draw(bytes(32), n, weights) for n in range(50)]
    assert len(set(draws)) > 10


def test_anybody_can_recompute_a_draw() -> None:
    """As docs/log-format.md describes it, without our code; it must never change."""
    weights = [1, 2, 3, 4]
    for n in range(40):
        digest = blake2b(struct.pack("<Q", n), digest_size=16, key=SEED, person=b"motherlode draw").digest()
        number = int.from_bytes(digest, "little") % 10
        assert draw(SEED, n, vec[i64](weights)) == (0 if number < 1 else 1 if number < 3 else 2 if number < 6 else 3)


def test_weights_that_would_overflow_are_refused() -> None:
    with pytest.raises(ValueError, match="2\\*\\*31"):
        Rng(1).weighted(vec[i64]([2**30, 2**30]))


def test_the_header_shows_the_hash_of_the_seed() -> None:
    assert seed_hash(SEED) == blake2b(SEED, digest_size=32, person=b"motherlode seed").hexdigest()


@pytest.mark.parametrize("weights", [[1], [1, 1], [1, 2, 3], [5, 0, 5], [10**9, 1, 10**8]])
def test_each_index_is_as_likely_as_its_weight(weights: list[int]) -> None:
    n = 4000
    seen = Counter(draw(SEED, k, vec[i64](weights)) for k in range(n))
    for index, weight in enumerate(weights):
        expected = n * weight / sum(weights)
        assert abs(seen[index] - expected) <= 5 * max(expected, 1) ** 0.5


def sfc32(seed: int) -> Iterator[int]:
    """The published generator, in Python's unbounded ints."""
    mask = 2**32 - 1
    a, b, c, counter = seed & mask, seed >> 32 & mask, 0, 1
    while True:
        out = (a + b + counter) & mask
        a, b, c, counter = b ^ b >> 9, (c + (c << 3)) & mask, ((c << 21 | c >> 11) + out) & mask, (counter + 1) & mask
        yield out


@pytest.mark.parametrize("seed", [0, 42, 2**40 + 17, 2**62 - 1])
def test_a_generator_gives_the_same_numbers_everywhere(seed: int) -> None:
    rng = Rng(seed)
    expected = islice(sfc32(seed), 15, 1015)
    assert [rng.bits() for _ in range(1000)] == list(expected)


def test_seeds_of_any_size_up_to_62_bits_give_other_numbers() -> None:
    first = {tuple(rng.bits() for _ in range(3)) for rng in map(Rng, (0, 1, 2, 2**32, 2**33, 2**61, -1))}
    assert len(first) == 7


def test_numbers_below_n_are_even_enough() -> None:
    rng = Rng(7)
    seen = Counter(rng.below(6) for _ in range(6000))
    assert set(seen) == set(range(6))
    assert all(abs(count - 1000) < 150 for count in seen.values())


def test_weights_are_followed() -> None:
    rng = Rng(7)
    seen = Counter(rng.weighted(vec[i64]([1, 0, 3])) for _ in range(4000))
    assert seen[1] == 0
    assert abs(seen[0] - 1000) < 150
