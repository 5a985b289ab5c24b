"""Section 5: logistics chief (5.3), seller (5.4), worker (5.5)."""

import pytest
from tests.kit import play, refused, rule
from tests.rules.siberia.layout import close, stand
from tests.rules.siberia.setting import FACES, acting, area, figures, news, opened, place, seen, texts

from motherlode.games.siberia.world import AREA_NAMES

EXCHANGES = ("frankfurt", *FACES)


@rule("siberia 5.3")
def test_three_steps_in_all_each_to_a_neighbouring_area() -> None:
    match = play(acting("logistics logistics"), "red take logistics")
    assert seen(match).effect.steps == 3
    assert seen(match).prompt == "step"
    play(match, "red step vladivostok amur")
    assert texts(match) == ["waive", *(f"step amur {name}" for name in ("khabarovsk", "transbaikal", "south-yakutia"))]
    assert seen(match).effect.steps == 2
    play(match, "red step amur transbaikal", "red step transbaikal irkutsk")
    assert figures(match, 0)["irkutsk"] == 1
    assert seen(match).turn == 1, "after the third step it is over"
    assert news(match) == ["worker-stepped red transbaikal irkutsk"]


@rule("siberia 5.3")
@pytest.mark.parametrize("where", AREA_NAMES)
def test_a_step_leads_to_every_neighbour_and_nowhere_else(where: str) -> None:
    match = stand(acting("logistics logistics"), 0, f"{where} frankfurt")
    play(match, "red take logistics")
    assert texts(match) == ["waive", *(f"step {where} {near}" for near in area(match, where).near)]


@rule("siberia 5.3")
def test_split_at_will_among_the_players_workers() -> None:
    match = stand(acting("logistics logistics"), 0, "vladivostok vladivostok altai")
    play(match, "red take logistics")
    assert {text.split()[1] for text in texts(match)[1:]} == {"altai", "vladivostok"}
    play(match, "red step altai tomsk", "red step vladivostok amur", "red step vladivostok khabarovsk")
    assert figures(match, 0) == {"tomsk": 1, "amur": 1, "khabarovsk": 1, "supply": 3}
    match = stand(acting("logistics logistics"), 0, "amur amur altai")
    play(match, "red take logistics", "red step amur transbaikal", "red step transbaikal amur")
    play(match, "red step altai krasnoyarsk")
    assert figures(match, 0) == {"amur": 2, "krasnoyarsk": 1, "supply": 3}, "back and forth, and another one"


@rule("siberia 5.3")
def test_workers_in_vladivostok_count_as_in_siberia() -> None:
    match = play(acting("logistics logistics"), "red take logistics")
    assert texts(match) == ["waive", "step vladivostok amur", "step vladivostok khabarovsk"]
    assert seen(match).port_near == ["amur", "khabarovsk"]


@rule("siberia 5.3")
def test_no_step_leads_into_vladivostok() -> None:
    match = stand(acting("logistics logistics"), 0, "amur khabarovsk")
    play(match, "red take logistics")
    assert not [text for text in texts(match) if text.endswith("vladivostok")]
    assert match.game.codec.parse("step amur vladivostok") < 0


@rule("siberia 5.3", "siberia 4.4")
def test_steps_may_lapse() -> None:
    match = play(acting("logistics logistics"), "red take logistics")
    play(match, "red step vladivostok amur", "red step amur transbaikal", "red waive")
    assert figures(match, 0)["transbaikal"] == 1
    assert news(match, "steps-lapsed") == ["red 1"]


@rule("siberia 5.3")
def test_steps_lapse_by_themselves_when_no_worker_can_move() -> None:
    others = "transbaikal south-yakutia magadan chukotka north-yakutia irkutsk evenkia taimyr krasnoyarsk tomsk yamal"
    match = close(acting("logistics logistics"), f"khabarovsk {others} altai")
    play(match, "red take logistics", "red step vladivostok amur")
    assert news(match) == ["worker-stepped red vladivostok amur", "steps-lapsed red 2"]
    assert seen(match).turn == 1


@rule("siberia 5.3")
def test_only_ones_own_workers_and_no_sellers() -> None:
    match = stand(stand(acting("logistics logistics"), 0, "altai tokyo"), 1, "amur")
    play(match, "red take logistics")
    assert {text.split()[1] for text in texts(match)[1:]} == {"altai"}
    assert refused(match, "red step amur transbaikal") == 503


@rule("siberia 5.4")
@pytest.mark.parametrize("source", ["supply", "zurich", "altai", "vladivostok"])
@pytest.mark.parametrize("target", EXCHANGES)
def test_a_figure_becomes_a_seller_at_any_exchange(source: str, target: str) -> None:
    match = stand(acting("seller seller"), 0, "zurich altai vladivostok")
    play(match, "red take seller")
    if source == target:
        assert refused(match, f"red post {source} {target}") == 504
        return
    before = figures(match, 0)
    play(match, f"red post {source} {target}")
    before[source] -= 1
    before[target] += 1
    assert figures(match, 0) == +before
    assert news(match, "seller-posted") == [f"red {source} {target}"]
    assert seen(match).turn == 1


@rule("siberia 5.4")
def test_the_player_chooses_which_whatever_their_supply() -> None:
    match = stand(acting("seller seller"), 0, "tokyo tokyo frankfurt amur vladivostok")
    play(match, "red take seller")
    sources = {"supply": 6, "tokyo": 5, "frankfurt": 5, "amur": 6, "vladivostok": 6}
    assert len(texts(match)) == 1 + sum(sources.values())
    for source, number in sources.items():
        assert sum(1 for text in texts(match) if text.startswith(f"post {source} ")) == number
    assert seen(match).prompt == "post"


@rule("siberia 5.4")
def test_with_an_empty_supply_too() -> None:
    match = stand(acting("seller seller"), 0, "tokyo tokyo frankfurt amur vladivostok altai")
    play(match, "red take seller")
    assert not [text for text in texts(match) if "supply" in text]
    assert refused(match, "red post supply london") == 504


@rule("siberia 5.4", "siberia 1.4")
def test_only_at_exchanges_whose_face_is_up() -> None:
    match = play(acting("seller seller"), "red take seller")
    assert {text.split()[2] for text in texts(match)[1:]} == set(EXCHANGES)
    assert refused(match, "red post supply mumbai") != 0


@rule("siberia 5.5")
def test_a_figure_from_the_supply_enters_vladivostok() -> None:
    match = play(acting("worker worker"), "red take worker")
    assert texts(match) == ["waive", "enter supply"]
    assert seen(match).prompt == "enter"
    play(match, "red enter supply")
    assert figures(match, 0) == {"vladivostok": 2, "frankfurt": 1, "supply": 3}
    assert news(match) == ["worker-entered red supply"]
    assert seen(match).turn == 1


@rule("siberia 5.5")
def test_with_figures_in_the_supply_neither_seller_nor_worker_may_be_taken_instead() -> None:
    match = stand(acting("worker worker"), 0, "vladivostok frankfurt tokyo altai amur")
    play(match, "red take worker")
    assert texts(match) == ["waive", "enter supply"]
    for figure in ("frankfurt", "tokyo", "altai"):
        assert refused(match, f"red enter {figure}") == 505


@rule("siberia 5.5")
def test_with_figures_in_the_supply_a_worker_may_be_taken_instead_if_the_table_wants_it() -> None:
    match = stand(acting("worker worker", withdrawal="always"), 0, "vladivostok frankfurt tokyo altai amur")
    play(match, "red take worker")
    assert texts(match) == ["waive", "enter supply", "enter amur", "enter altai"]
    for figure in ("frankfurt", "tokyo", "vladivostok", "tomsk"):
        assert refused(match, f"red enter {figure}") == 505
    play(match, "red enter altai")
    assert figures(match, 0) == {"vladivostok": 2, "frankfurt": 1, "tokyo": 1, "amur": 1, "supply": 1}


@rule("siberia 5.5")
@pytest.mark.parametrize("withdrawal", ["empty", "always"])
def test_with_none_in_the_supply_a_seller_or_a_worker_may_be_taken_instead(withdrawal: str) -> None:
    match = stand(acting("worker worker", withdrawal=withdrawal), 0, "vladivostok frankfurt tokyo tokyo altai amur")
    play(match, "red take worker")
    assert texts(match) == ["waive", "enter frankfurt", "enter tokyo", "enter amur", "enter altai"]
    play(match, "red enter altai")
    assert figures(match, 0) == {"vladivostok": 2, "frankfurt": 1, "tokyo": 2, "amur": 1}


@rule("siberia 5.5")
def test_a_seller_comes_from_any_exchange() -> None:
    match = stand(acting("worker worker"), 0, "frankfurt tokyo tokyo altai amur amur")
    play(match, "red take worker", "red enter tokyo")
    assert figures(match, 0) == {"vladivostok": 1, "frankfurt": 1, "tokyo": 1, "altai": 1, "amur": 2}


@rule("siberia 5.5")
def test_all_six_in_vladivostok_no_effect() -> None:
    match = stand(acting("worker worker"), 0, "vladivostok " * 6)
    play(match, "red take worker")
    assert news(match) == ["action-taken red worker", "no-effect red worker"]
    assert seen(match).turn == 1


@rule("siberia 5.5")
def test_a_worker_already_in_vladivostok_is_not_taken() -> None:
    match = stand(acting("worker worker"), 0, "vladivostok vladivostok vladivostok vladivostok vladivostok frankfurt")
    play(match, "red take worker")
    assert texts(match) == ["waive", "enter frankfurt"]
    assert refused(match, "red enter vladivostok") == 505


@rule("siberia 5.4", "siberia 5.5")
def test_others_figures_are_not_touched() -> None:
    match = place(opened(), "seller seller worker worker", "worker worker")
    stand(stand(match, 0, "tokyo tokyo tokyo frankfurt frankfurt frankfurt"), 1, "altai london")
    play(match, "red take worker")
    assert texts(match) == ["waive", "enter frankfurt", "enter tokyo"]
    play(match, "red enter tokyo", "blue pass", "red take seller")
    assert {text.split()[1] for text in texts(match)[1:]} == {"tokyo", "frankfurt", "vladivostok"}
    assert figures(match, 1) == {"altai": 1, "london": 1, "supply": 4}
