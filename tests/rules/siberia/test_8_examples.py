"""Section 8: the example of the source."""

from tests.kit import play, rule
from tests.rules.siberia.layout import stand
from tests.rules.siberia.setting import acting, money, news


@rule("siberia 8.1")
def test_two_gas_mined_by_a_player_with_a_seller_in_tokyo_where_gas_brings_3000_bring_6000() -> None:
    match = stand(acting("gas gas"), 0, "amur khabarovsk tokyo")
    play(match, "red take gas", "red sell tokyo")
    assert money(match) == [6000, 0]
    assert news(match, "sold") == ["red 2 gas tokyo 3000 6000"]
