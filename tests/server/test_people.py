"""Guests: a signed cookie, a clean name, remembered for good."""

import stat
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from itsdangerous import TimestampSigner
from tests.server.kit import ME, Served

from motherlode.server.people import service
from motherlode.server.people.service import YEAR, secret_of

SALT = "motherlode guest"


def cookie_of(served: Served, value: str) -> dict[str, str]:
    return {"Cookie": f"{served.parts.guests.cookie_name}={value}"}


def signed_by(secret: bytes, person: str = "somebody") -> str:
    return TimestampSigner(secret, salt=SALT).sign(person).decode()


def name_for(served: Served, value: str) -> str | None:
    answer = served.person().http.get("/api/me", headers=cookie_of(served, value))
    assert answer.status_code == 200
    name: str | None = answer.json()["name"]
    return name


def test_nobody_has_a_name(served: Served) -> None:
    assert served.person().ok("GET", "/api/me") == {"name": None}


def test_whoever_introduced_themselves_is_known_by_their_cookie(served: Served) -> None:
    ada = served.person("Ada")
    assert ada.ok("GET", "/api/me") == {"name": "Ada"}
    assert served.person().ok("GET", "/api/me") == {"name": None}


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(served: Served) -> None:
    answer = served.person().ask("PUT", "/api/me", {"name": "Ada"})
    cookies = SimpleCookie(answer.headers["set-cookie"])
    (cookie,) = cookies.values()
    assert cookie.key == served.parts.guests.cookie_name
    assert cookie["httponly"] is True
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert cookie["max-age"] == str(YEAR)
    assert not cookie["secure"]  # home networks have no https


def test_behind_https_the_cookie_is_for_https_alone(tmp_path: Path) -> None:
    with Served.on(tmp_path, secure=True) as served:
        answer = served.person().ask("PUT", "/api/me", {"name": "Ada"})
        assert "Secure" in answer.headers["set-cookie"]


def test_looking_sets_no_cookie_until_it_is_a_month_old(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = served.person("Ada")
    assert "set-cookie" not in ada.ask("GET", "/api/me").headers
    monkeypatch.setattr(service, "MONTH", -1)
    assert "Max-Age" in ada.ask("GET", "/api/me").headers["set-cookie"]
    assert "set-cookie" not in served.person().ask("GET", "/api/me").headers


@pytest.mark.parametrize(
    "value",
    ["", "x", ".", "..", "a.b", "a.b.c", "a.b.c.d", '"', '"a.b.c"', "=;=;", "é.é.é", "%00", "x" * 199, "x" * 5000],
)
def test_a_garbled_cookie_is_nobodys(served: Served, value: str) -> None:
    headers = {b"Cookie": f"{served.parts.guests.cookie_name}={value}".encode("latin-1")}
    answer = served.person().http.get("/api/me", headers=headers)
    assert (answer.status_code, answer.json()) == (200, {"name": None})


def test_a_forged_cookie_is_nobodys(served: Served) -> None:
    ada = served.person("Ada")
    genuine = ada.http.cookies[served.parts.guests.cookie_name]
    assert name_for(served, genuine) == "Ada"
    for forged in (genuine[:-1], genuine + "A", "A" + genuine, signed_by(bytes(32)), signed_by(b"")):
        assert name_for(served, forged) is None


def test_our_signature_under_an_unknown_id_is_nobodys(served: Served) -> None:
    secret = secret_of(served.parts.settings.data)
    assert name_for(served, signed_by(secret, "nobody-has-this-id")) is None
    assert name_for(served, TimestampSigner(secret, salt="another purpose").sign("x").decode()) is None


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("A\u0000d\u0007a", "A d a"),
        ("\u202eadA\u202c", "adA"),
        ("A\u200bda\u2066", "A da"),
        ("Zoe\u0308", "Zoë"),
        ("Łukasz 😀", "Łukasz 😀"),
        ("<script>alert(1)</script>", "<script>alert(1)</script"),
        ("x" * 60, "x" * 24),
        ("x" * 23 + " y", "x" * 23),
    ],
)
def test_a_name_is_one_line_that_can_be_read(served: Served, given: str, kept: str) -> None:
    assert served.person().ok("PUT", "/api/me", {"name": given}) == {"name": kept}


@pytest.mark.parametrize("given", [" ", "\u0000", "\u200b\u200b", "\u202e \u202c", "\u3164", "\u2800\u2800"])
def test_a_name_that_cannot_be_seen_is_none(served: Served, given: str) -> None:
    nobody = served.person()
    assert nobody.refused("PUT", "/api/me", {"name": given})[1] == 618
    assert nobody.ok("GET", "/api/me") == {"name": None}


@pytest.mark.parametrize("given", ["", "x" * 61, 7, None, ["Ada"]])
def test_what_is_no_name_makes_no_sense(served: Served, given: object) -> None:
    assert served.person().refused("PUT", "/api/me", {"name": given}) == (400, 601)


def test_a_new_name_is_the_same_guest(served: Served) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, ME)
    ada.ok("PUT", "/api/me", {"name": "Countess"})
    assert ada.ok("GET", "/api/me") == {"name": "Countess"}
    assert table in [card["id"] for card in ada.ok("GET", "/api/tables")["mine"]]


def test_the_secret_is_its_owners_alone_and_made_once(tmp_path: Path) -> None:
    secret = secret_of(tmp_path)
    assert len(secret) == 32
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600
    assert secret_of(tmp_path) == secret
    assert [file.name for file in tmp_path.iterdir()] == ["secret"]


def test_a_start_that_was_cut_off_leaves_no_empty_secret(tmp_path: Path) -> None:
    (tmp_path / "secret.part").write_bytes(b"half")
    assert len(secret_of(tmp_path)) == 32


def test_two_installations_on_one_host_do_not_take_each_others_cookies(served: Served, tmp_path: Path) -> None:
    with Served.on(tmp_path) as other:
        assert other.parts.guests.cookie_name != served.parts.guests.cookie_name


def test_after_a_restart_guests_and_their_games_are_there(tmp_path: Path) -> None:
    with Served.on(tmp_path) as served:
        ada = served.person("Ada")
        table = ada.open(ME, ME)
        before = ada.move(table, 0)
    with Served.on(tmp_path) as served:
        again = served.again(ada)
        assert again.ok("GET", "/api/me") == {"name": "Ada"}
        assert [card["id"] for card in again.ok("GET", "/api/tables")["mine"]] == [table]
        page = again.page(table, eyes=1, after=before["number"] - 1)
        assert page["position"] == again.page(table, eyes=1)["position"]
        assert page == {**before, "eyes": 1, "position": page["position"]}
