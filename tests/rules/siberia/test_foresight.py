"""What moves would do, said before they are made."""

from tests.kit import play, rule
from tests.rules.siberia.layout import clear, close, idle, invested, lay_tiles, leave, lie, rich, stacked, stand
from tests.rules.siberia.setting import (
    LYING,
    acting,
    deal,
    end_round,
    opened,
    place,
    plans,
    state,
)

from motherlode.core.consequences import AGAIN, LUCK, OTHERS, OVER, TOGETHER, Consequences, foresee
from motherlode.core.match import Match
from motherlode.games.siberia.state import RETURNING


def ahead(match: Match, *texts: str, seat: int = 0) -> Consequences:
    return foresee(match.game, match.state, seat, [match.game.codec.parse(text) for text in texts])


def facts(match: Match, *texts: str, seat: int = 0) -> list[str]:
    """Every fact in the words of its kind and arguments; one that is not certain ends with a question mark."""
    found = ahead(match, *texts, seat=seat).facts
    return [f"{fact.kind.text(fact.args)}{'' if fact.certain else '?'}" for fact in found]


def of(kind: str, told: list[str]) -> list[str]:
    """Those of one kind, without its name."""
    return [text.partition(" ")[2] for text in told if text.rstrip("?").split(" ")[0] == kind]


def events(match: Match, kind: str, *texts: str) -> list[str]:
    kinds = match.game.event_kinds
    told = [kinds[event.kind].text(list(event.args)) for event in ahead(match, *texts).events]
    return of(kind, told)


def gains(match: Match, *texts: str) -> list[tuple[int, int]]:
    return [(gain.seat, gain.amount) for gain in ahead(match, *texts).gains]


def dealt(words: str, match: Match | None = None) -> tuple[Match, list[str]]:
    """Red has these tiles in hand, and how they are to be laid."""
    match = match or opened()
    wanted = plans(match, words)
    deal(match, [[tile for tile, _ in plan] for plan in wanted])
    return match, [f"lay {tile} {spot}" for tile, spot in wanted[0]]


# -- laying tiles


@rule("siberia 4.3")
def test_a_tile_that_fills_the_second_space_completes_its_action_and_says_what_it_would_bring_now() -> None:
    match, lays = dealt("gas gas")
    stand(match, 0, "amur khabarovsk tokyo frankfurt")
    assert facts(match, lays[0]) == ["needs-another gas"]
    play(match, f"red {lays[0]}")
    assert facts(match, lays[1]) == ["action-complete gas", "could-sell red 2 gas tokyo 6000 0 1?"]


def test_a_list_of_tiles_says_what_they_do_together() -> None:
    match, lays = dealt("gas gas oil")
    stand(match, 0, "amur khabarovsk tokyo frankfurt")
    assert facts(match, *lays[:3]) == [
        "action-complete gas",
        "needs-another oil",
        "could-sell red 2 gas tokyo 6000 0 1?",
    ]
    sealed = ahead(match, *lays, "seal")
    assert (sealed.next, sealed.played) == (TOGETHER, 7)
    assert facts(match, *lays, "seal") == facts(match, *lays), "what is shown then nobody knows"


@rule("siberia 5.7")
def test_a_resource_action_that_would_bring_nothing_says_what_is_missing() -> None:
    match, lays = dealt("gas gas coal coal gold gold")
    stand(match, 0, "altai london")
    told = facts(match, *lays)
    assert of("no-worker", told) == ["7 gas?", "5 gold?"]
    assert of("no-seller", told) == ["1 coal shanghai 3000?"]
    for name, lying in LYING.items():
        lie(match, name, lying.replace("gold", "").strip())
    assert of("no-cube", facts(match, *lays)) == ["gold?"]


@rule("siberia 4.5")
def test_an_action_of_a_person_that_could_do_nothing_now_is_told_when_it_is_completed() -> None:
    match, lays = dealt("worker worker logistics logistics")
    assert of("nothing-now", facts(match, *lays[:4])) == []
    stand(match, 0, "vladivostok vladivostok vladivostok vladivostok vladivostok vladivostok")
    assert facts(match, *lays[:2]) == ["action-complete worker", "nothing-now worker?"]
    stand(match, 0, "tokyo")
    assert facts(match, *lays[2:4]) == ["action-complete logistics", "nothing-now logistics?"]


def test_an_investor_who_could_invest_only_in_himself_is_not_useless() -> None:
    """The spaces that his own tiles leave are free for it (4.5), though the tiles are not shown yet."""
    match, lays = dealt("investor investor", opened(investments=("investor", "gas", "gas", "oil")))
    stacked(match, ["investor"])
    assert facts(match, *lays[:2]) == ["action-complete investor"]


@rule("siberia 4.2", "siberia 5.1")
def test_tiles_in_research_take_the_first_turn_and_say_what_they_could_bring() -> None:
    match, lays = dealt("research/gas research/gas research/oil research/manager")
    assert facts(match, lays[0]) == ["research-first 1", "could-lay gas 1?"]
    leave(match, oil=0)
    assert facts(match, *lays[:4]) == [
        "research-first 4",
        "could-lay gas 2?",
        "useless-find oil?",
        "could-lay manager 1?",
    ]
    play(match, f"red {lays[0]}")
    assert facts(match, lays[1]) == ["could-lay gas 2?"]


# -- taking an action


@rule("siberia 4.5")
def test_an_action_without_effect_costs_its_tiles() -> None:
    match = stand(acting("diamond diamond"), 0, "tokyo")
    assert facts(match, "take diamond") == ["no-effect diamond", "tiles-return 2 diamond 0"]
    assert ahead(match, "take diamond").next == OTHERS


@rule("siberia 4.4")
def test_an_effect_waived_is_none_but_not_steps_that_are_left() -> None:
    match = acting("worker worker logistics logistics")
    assert of("no-effect", facts(match, "take worker")) == []
    assert of("no-effect", facts(match, "take worker", "waive")) == ["worker"]
    assert of("no-effect", facts(match, "take logistics", "waive")) == ["logistics"]
    play(match, "red take logistics")
    assert of("no-effect", facts(match, "waive")) == ["logistics"]
    play(match, "red step vladivostok amur")
    assert of("no-effect", facts(match, "waive")) == []
    assert events(match, "steps-lapsed", "waive") == ["red 2"]


@rule("siberia 4.5", "siberia 5.1")
def test_research_that_can_lay_nothing_has_no_effect() -> None:
    match = leave(acting("research/gas research/gas"), gas=0)
    assert facts(match, "take research") == ["no-effect research", "tiles-return 2 research 0"]
    assert events(match, "tile-lapsed", "take research") == ["red gas", "red gas"]


@rule("siberia 4.4")
def test_tiles_return_and_an_investment_stays() -> None:
    match = stand(invested(acting("gas worker worker"), 0, "gas"), 0, "amur tokyo")
    assert of("tiles-return", facts(match, "take gas")) == ["1 gas 1"]
    assert of("tiles-return", facts(match, "take worker")) == ["2 worker 0"]


@rule("siberia 5.2")
def test_of_the_managers_tiles_one_becomes_the_joker_and_the_others_return() -> None:
    match = lay_tiles(clear(acting()), 0, "manager manager gas")
    assert facts(match, "take manager") == ["tiles-return 1 manager 0", "could-complete gas"]
    assert of("tiles-return", facts(match, "take manager", "joker gas")) == ["1 manager 0"]
    waived = facts(match, "take manager", "waive")
    assert (of("tiles-return", waived), of("no-effect", waived)) == (["1 manager 0", "1 manager 0"], ["manager"])
    invested(lay_tiles(clear(match), 0, "manager"), 0, "manager")
    assert facts(match, "take manager") == ["tiles-return 0 manager 1"]


# -- selling


@rule("siberia 5.7")
def test_a_resource_action_names_every_sale_the_best_first_and_what_any_of_them_closes() -> None:
    match = lie(acting("gas gas"), "amur", "gas")
    stand(stand(match, 0, "amur khabarovsk tokyo frankfurt"), 1, "amur amur")
    assert facts(match, "take gas") == [
        "tiles-return 2 gas 0",
        "sale 2 gas tokyo 3000 6000 1",
        "sale 2 gas frankfurt 1000 2000 0",
        "sale-closes amur 1 8 0",
        "sale-sends-home red 1 amur",
        "sale-sends-home blue 2 amur",
    ]
    assert (gains(match, "take gas"), ahead(match, "take gas").next) == ([], AGAIN)


@rule("siberia 5.7", "siberia 6.1")
def test_action_and_sale_in_one_list_add_up() -> None:
    match = lie(acting("gas gas"), "amur", "gas")
    rich(stand(stand(match, 0, "amur khabarovsk tokyo frankfurt"), 1, "amur amur"), 1000, 2000)
    both = ("take gas", "sell tokyo")
    assert facts(match, *both) == ["tiles-return 2 gas 0", "areas-closed 1 8"]
    assert gains(match, *both) == [(0, 6000)]
    assert events(match, "sold", *both) == ["red 2 gas tokyo 3000 6000"]
    assert events(match, "area-closed", *both) == ["amur 1"]
    assert events(match, "workers-home", *both) == ["red 1 amur", "blue 2 amur"]
    assert (ahead(match, *both).next, ahead(match, *both).played) == (OTHERS, 2)
    assert of("better-sale", facts(match, "take gas", "sell frankfurt")) == ["tokyo 6000"]


@rule("siberia 7.3")
def test_the_eighth_closed_area_makes_the_round_the_last() -> None:
    match = close(acting("gas gas"), "magadan chukotka irkutsk evenkia taimyr krasnoyarsk tomsk")
    stand(lie(match, "amur", "gas"), 0, "amur frankfurt")
    assert of("sale-closes", facts(match, "take gas")) == ["amur 8 8 1"]
    told = facts(match, "take gas", "sell frankfurt")
    assert (of("last-round", told), of("areas-closed", told)) == (["closed"], ["8 8"])
    play(match, "red take gas", "red sell frankfurt", "blue pass")
    assert of("last-round", facts(match, "pass")) == [], "it was the last before"
    assert (events(match, "game-ended", "pass"), ahead(match, "pass").next) == (["closed"], OVER)


def test_what_a_sale_takes_from_others_is_told() -> None:
    match = acting("gas gas", "gas gas")
    stand(stand(match, 0, "amur tokyo"), 1, "amur khabarovsk tokyo")
    assert of("could-sell", facts(match, "take gas", "sell tokyo")) == ["blue 1 gas tokyo 3000 6000 1?"]
    stand(match, 1, "amur tokyo")
    assert of("could-not-sell", facts(match, "take gas", "sell tokyo")) == ["blue gas 3000?"]


# -- workers and sellers


@rule("siberia 5.3")
def test_the_logistics_chief_says_what_comes_into_reach() -> None:
    match = stand(acting("logistics logistics"), 0, "vladivostok frankfurt")
    told = facts(match, "take logistics")
    assert of("steps", told) == ["3 1"]
    assert of("in-reach", told)[0] == "gas 5 1", "Amur, Khabarovsk, South and North Yakutia, Evenkia"
    assert of("could-sell", facts(match, "take logistics", "step vladivostok amur")) == [
        "red 1 gas frankfurt 1000 0 0?",
        "red 1 coal frankfurt 1000 0 0?",
    ]
    play(match, "red take logistics", "red step vladivostok amur")
    assert of("steps", facts(match, "step amur transbaikal")) == ["1 1"]


def test_steps_there_and_back_again_change_nothing() -> None:
    match = stand(acting("logistics logistics"), 0, "amur frankfurt")
    there = facts(match, "take logistics", "step amur khabarovsk")
    assert of("could-sell", there) == ["red 1 oil frankfurt 1000 0 0?"]
    assert of("could-not-sell", there) == ["red coal 1000?"]
    back = facts(match, "take logistics", "step amur khabarovsk", "step khabarovsk amur")
    assert of("could-sell", back) + of("could-not-sell", back) == []


@rule("siberia 5.4")
def test_a_seller_says_which_prices_an_exchange_opens() -> None:
    match = stand(acting("seller seller", "gas gas"), 0, "amur frankfurt")
    assert facts(match, "take seller") == [
        "tiles-return 2 seller 0",
        "better-price gas tokyo 3000 1000 1",
        "better-price coal shanghai 3000 1000 1",
        "better-price oil new-york 4000 1000 0",
        "better-price gold zurich 5000 2000 0",
        "better-price diamond london 5000 2000 0",
    ]
    assert facts(match, "take seller", "post supply tokyo") == [
        "tiles-return 2 seller 0",
        "could-sell red 1 gas tokyo 3000 1000 0?",
        "could-sell red 1 coal tokyo 2000 1000 0?",
        "best-price oil tokyo 3000 1000",
    ]
    moved = facts(match, "take seller", "post frankfurt london")
    assert of("could-not-sell", moved) == ["red gas 1000?", "red coal 1000?"]
    assert (of("no-buyer", moved), of("best-price", moved)) == (
        ["oil"],
        ["gold london 3000 2000", "diamond london 5000 2000"],
    )


@rule("siberia 5.5")
def test_a_worker_taken_from_an_area_leaves_its_cubes() -> None:
    match = stand(acting("worker worker"), 0, "amur amur khabarovsk frankfurt tokyo tokyo")
    assert of("could-not-sell", facts(match, "take worker", "enter khabarovsk")) == ["red oil 3000?"]
    assert facts(match, "take worker", "enter amur") == ["tiles-return 2 worker 0"], "another is still there"


# -- joker, investments, research


@rule("siberia 5.2")
def test_a_joker_completes_an_action() -> None:
    match = stand(acting("manager manager gas"), 0, "amur tokyo")
    assert facts(match, "take manager", "joker gas") == [
        "tiles-return 1 manager 0",
        "action-complete gas",
        "could-sell red 1 gas tokyo 3000 0 1?",
    ]


@rule("siberia 5.6")
def test_an_investment_completes_an_action_and_luck_turns_up_the_next() -> None:
    match = clear(acting("investor investor gas"))
    lay_tiles(stand(match, 0, "amur"), 0, "investor investor gas")
    assert facts(match, "take investor") == [
        "tiles-return 2 investor 0",
        "could-complete gas",
        "could-invest logistics",
        "could-invest seller",
        "could-invest diamond",
    ]
    told = ahead(match, "take investor", "invest gas")
    assert told.next == LUCK
    assert facts(match, "take investor", "invest gas") == [
        "tiles-return 2 investor 0",
        "action-complete gas",
        "no-seller 1 gas tokyo 3000?",
        "next-investment 16?",
    ]
    assert of("needs-another", facts(match, "take investor", "invest seller")) == ["seller"]


@rule("siberia 5.1")
def test_research_says_which_cubes_can_be_laid_and_who_gains_by_them() -> None:
    match = acting("research/gas research/gas research/manager")
    stand(stand(match, 0, "altai frankfurt"), 1, "altai tokyo")
    assert facts(match, "take research") == ["tiles-return 3 research 0", "could-lay gas 2", "could-lay manager 1"]
    told = facts(match, "take research", "find gas altai")
    assert of("could-sell", told) == ["red 1 gas frankfurt 1000 0 0?", "blue 1 gas tokyo 3000 0 0?"]
    assert of("could-lay", told) == ["gas 1", "manager 1"]


@rule("siberia 5.1", "siberia 7.3")
def test_research_that_must_empty_a_supply_field_says_so_when_it_is_taken() -> None:
    match = leave(acting("research/gas research/gas research/oil"), gas=2, oil=2, coal=0, gold=0)
    taken = facts(match, "take research")
    assert of("supply-emptied", taken) == ["gas 3 3"], "of the oil one is left"
    assert of("last-round", taken) == ["supply"]
    first = facts(match, "take research", "find gas altai")
    assert (of("supply-emptied", first), of("last-round", first)) == (["gas 3 3"], ["supply"])
    play(match, "red take research", "red find gas altai", "red find oil altai")
    assert of("supply-emptied", facts(match, "find gas tomsk")) == ["gas 3 3"]


@rule("siberia 7.3")
def test_a_supply_field_that_need_not_be_emptied_is_not_promised() -> None:
    match = leave(acting("research/gas research/manager"), gas=2)
    assert of("supply-emptied", facts(match, "take research")) == [], "the manager tile may bring another cube"
    assert of("supply-emptied", facts(match, "take research", "find gas altai")) == []
    both = facts(match, "take research", "find-any gas altai", "find gas tomsk")
    assert (of("supply-emptied", both), of("last-round", both)) == (["gas 1 3"], [])


# -- passing and the end of a round


@rule("siberia 4.1")
def test_to_pass_leaves_actions_unused_but_not_those_without_effect() -> None:
    match = stand(acting("gas gas diamond diamond worker worker"), 0, "amur tokyo")
    assert facts(match, "pass") == ["unused worker", "unused gas"]
    assert ahead(match, "pass").next == OTHERS
    play(match, "red pass")
    last = ahead(match, "pass", seat=1)
    assert last.next == LUCK, "tiles are drawn"
    assert of("idle-rounds", facts(match, "pass", seat=1)) == ["1 5"]


@rule("siberia 7.1")
def test_to_pass_with_too_many_tiles_means_to_return_some() -> None:
    match = place(end_round(acting()))
    assert of("too-many", facts(match, "pass", seat=1)) == ["2 10?"], "others may still end the game"
    play(match, "blue pass")
    assert of("too-many", facts(match, "pass")) == ["2 10"]


@rule("siberia 7.1")
def test_a_tile_that_goes_back_may_break_an_action() -> None:
    match = end_round(place(end_round(place(opened(), "seller-gas/gas worker-gas/gas")), "worker-oil/oil"))
    both = ("return gas seller-gas", "return gas worker-gas")
    assert facts(match, both[0]) == ["action-broken gas"]
    assert facts(match, *both) == ["action-broken gas"]
    play(match, f"red {both[0]}")
    assert facts(match, both[1]) == []
    play(match, f"red {both[1]}")
    assert state(match).phase == RETURNING, "blue has too many as well"


@rule("siberia 7.1")
def test_the_last_tile_that_goes_back_may_break_one_while_others_return_theirs() -> None:
    match = end_round(place(end_round(place(opened(), "seller-gas/gas worker-gas/gas")), "worker-oil/oil"))
    play(match, next(f"red {text}" for text in returns(match) if " gas " not in text))
    last = "return gas seller-gas"
    assert (facts(match, last), ahead(match, last).next) == (["action-broken gas"], TOGETHER)
    while state(match).phase == RETURNING and 1 in seats_returning(match):
        move = match.game.legal_moves(match.state, 1)[0]
        play(match, f"blue {match.game.codec.text(move)}")
    assert (facts(match, last), ahead(match, last).next) == (["action-broken gas"], LUCK)


def returns(match: Match) -> list[str]:
    return [match.game.codec.text(move) for move in match.game.legal_moves(match.state, 0)]


def seats_returning(match: Match) -> list[int]:
    return [seat for seat in range(match.game.seats) if (match.game.actors(match.state) >> seat) & 1]


@rule("siberia 7.5")
def test_the_fifth_idle_round_ends_the_game() -> None:
    match = clear(place(idle(opened(), 4)))
    play(match, f"{'red' if state(match).seat == 0 else 'blue'} pass")
    seat = state(match).seat
    told = ahead(match, "pass", seat=seat)
    assert told.next == OVER
    assert facts(match, "pass", seat=seat) == ["idle-rounds 5 5"]
