"""Sets as bits: the same compiled and interpreted, up to the last member."""

from hypothesis import given
from hypothesis import strategies as st

from motherlode.core.bits import bit, count, nth


@given(st.integers(0, 61))
def test_a_set_of_one_has_one_member_however_high(k: int) -> None:
    """Compiled, too, where shifting the number 1 would be a shift of 32 bits."""
    assert bit(k) == 1 << k
    assert count(bit(k)) == 1
    assert nth(bit(k), 0) == k
