"""Cubes and money are conserved to the dollar in whole games; `make soak` does it thousands of times."""

import pytest
from tests.kit import VARIANTS, Variant, random_match, rule
from tests.rules.rockwell.audit import audit


@rule("rockwell 1.5")
@pytest.mark.parametrize(
    "variant",
    [variant for variant in VARIANTS if variant.game == "rockwell" and variant.options.get("turn_limit") == "8"],
)
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_told_adds_up_to_what_everybody_has(variant: Variant, seed: int) -> None:
    match = random_match(variant, seed)
    audit(match)


def test_a_wrong_sum_is_found() -> None:
    variant = next(variant for variant in VARIANTS if variant.game == "rockwell" and variant.seats == 3)
    match = random_match(variant, 1)
    match.state.money[1] += 100  # type: ignore[attr-defined]
    with pytest.raises(AssertionError, match="blue"):
        audit(match)
