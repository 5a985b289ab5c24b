"""What would this do: asked before a move is made, answered from what the seat knows."""

from tests.server.kit import ME, Json, Person, Served


def asked(person: Person, table: str, seat: int, *lists: list[str]) -> list[Json]:
    turn = person.page(table, eyes=seat)["position"]["turn"]
    body = {"seat": seat, "turn": turn, "lists": list(lists)}
    found: list[Json] = person.ok("POST", f"/api/tables/{table}/foresight", body)["lists"]
    return found


def test_the_consequences_of_a_move_are_told_before_it_is_made(served: Served) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, ME)
    seat = ada.acting(table)
    before = ada.page(table)
    (one,) = asked(ada, table, seat, ["place natural e5"])
    assert (one["next"], one["played"], one["gains"]) == ("others", 1, [])
    told = [each for each in one["would"] if each["told"]]
    assert [each["kind"] for each in told] == ["derrick-placed"]
    closed = [each for each in one["would"] if each["kind"] == "field-closes"]
    assert [each["words"]["field"]["token"] for each in closed] == ["e4", "d5", "f5", "e6"]
    assert all(each["certain"] and each["rule"] == "2.4" for each in closed)
    assert ada.page(table) == before


def test_what_is_told_beforehand_is_told_afterwards(served: Served) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, ME)
    for _ in range(12):
        seat = ada.acting(table)
        text = ada.page(table, eyes=seat)["position"]["moves"][0]["text"]
        (one,) = asked(ada, table, seat, [text])
        after = ada.play(table, seat, text)
        promised = [(each["kind"], each["words"]) for each in one["would"] if each["told"]]
        assert [(each["kind"], each["words"]) for each in after["log"]] == promised


def test_several_lists_are_answered_in_order(served: Served) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, ME, preset="tactics")
    natural, black = asked(ada, table, ada.acting(table), ["place natural e5"], ["place black e5"])
    colours = [each["would"][0]["words"]["colour"]["token"] for each in (natural, black)]
    assert colours == ["natural", "black"]


def test_a_forbidden_list_is_refused_with_its_paragraph(served: Served) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, ME)
    seat = ada.acting(table)
    ada.play(table, seat, "place natural e5")
    body = {"seat": 1 - seat, "turn": 0, "lists": [["place natural e7"], ["place natural e6"]]}
    answer = ada.ask("POST", f"/api/tables/{table}/foresight", body)
    assert (answer.status_code, answer.json()["refusal"]["rule"]) == (409, "2.4")


def test_only_of_a_seat_of_ones_own_and_of_the_position_that_was_meant(served: Served) -> None:
    ada, bob, table = served.pair()
    people = [ada, bob]
    seat = ada.acting(table)
    path, lists = f"/api/tables/{table}/foresight", [["place natural e5"]]
    assert people[1 - seat].refused("POST", path, {"seat": seat, "turn": 0, "lists": lists}) == (403, 604)
    assert served.person().ask("POST", path, {"seat": seat, "turn": 0, "lists": lists}).status_code == 401
    assert people[seat].refused("POST", path, {"seat": seat, "turn": 7, "lists": lists}) == (409, 203)


def test_too_much_at_once_is_refused(served: Served) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, ME)
    path = f"/api/tables/{table}/foresight"
    too_much: tuple[list[list[str]], ...] = ([], [[]], [["place natural e5"]] * 25, [["place natural e5"] * 31])
    for lists in too_much:
        assert ada.ask("POST", path, {"seat": 0, "turn": 0, "lists": lists}).status_code == 400
