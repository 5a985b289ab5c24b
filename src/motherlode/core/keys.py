"""Writing positions as bytes: equal positions give equal bytes, in every mode and on every machine."""

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64


def write_vec(out: BytesWriter, items: vec[i64]) -> None:
    """The items alone: for vecs whose length the game's options fix."""
    k: i64
    for k in range(len(items)):
        write_i64_le(out, items[k])
