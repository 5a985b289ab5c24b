"""Who may ask, how often and what: origins, hosts, limits, sizes, nonsense; and the headers of every answer."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.server.kit import FREE, ME, Json, Person, Served, raw

from motherlode.core.errors import Fault
from motherlode.server.guard import Buckets

JSON = {"Content-Type": "application/json"}
HELLO = b'{"name": "Eve"}'


@pytest.fixture(scope="module")
def housed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with pages of its own, and beside their folder a file that nobody may read."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "secret").write_text("SECRET")
    pages = folder / "static"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html>INDEX")
    (pages / "assets" / "app-1234.js").write_text("APP")
    (pages / ".hidden").write_text("SECRET")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("motherlode.server.pages.client", lambda: pages)
        with Served.on(tmp_path_factory.mktemp("data")) as served:
            yield served


# -- where a request comes from


def test_without_our_header_nothing_is_changed(served: Served) -> None:
    eve = served.person("Eve")
    del eve.http.headers["X-Motherlode"]
    before = eve.ok("GET", "/api/tables")
    assert eve.refused("PUT", "/api/me", {"name": "Mallory"}) == (403, 606)
    body = {"game": "atacama", "preset": "basic", "seats": [ME, ME]}
    assert eve.refused("POST", "/api/tables", body) == (403, 606)
    assert eve.ok("GET", "/api/tables") == before
    assert eve.ok("GET", "/api/me") == {"name": "Eve"}


@pytest.mark.parametrize(
    "origin", ["null", "https://evil.example", "http://127.0.0.1:1", "http://127.0.0.1", "http://[", "", "x" * 5000]
)
def test_a_foreign_page_changes_nothing(served: Served, origin: str) -> None:
    answer = served.person().http.put("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, 606)


def test_our_own_page_may(served: Served) -> None:
    answer = served.person().http.put("/api/me", json={"name": "Eve"}, headers={"Origin": served.address})
    assert answer.status_code == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
def test_a_form_of_another_page_changes_nothing(served: Served, kind: str) -> None:
    """What a page may send anywhere without a preflight request: no header of its own."""
    answer = served.person().http.put("/api/me", content=HELLO, headers={"Content-Type": kind, "X-Motherlode": "1"})
    assert answer.status_code in (200, 400)  # with the header it is ours, whatever its content type
    eve = served.person()
    del eve.http.headers["X-Motherlode"]
    answer = eve.http.put("/api/me", content=HELLO, headers={"Content-Type": kind})
    assert (answer.status_code, answer.json()["code"]) == (403, 606)


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "localhost.evil.example", "127.0.0.1.evil.example", "[", "", "[::1"]
)
def test_under_a_foreign_name_nothing_is_answered(served: Served, host: str) -> None:
    eve = served.person()
    for path in ("/", "/api/me", "/api/games", "/api/events", "/api/schema/openapi.json"):
        answer = eve.http.get(path, headers={"Host": host})
        assert (answer.status_code, answer.json()["code"]) == (403, 606)


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:80", "127.0.0.1", "192.168.1.7:8000", "[::1]:8000"])
def test_addresses_and_localhost_are_answered(served: Served, host: str) -> None:
    assert served.person().http.get("/api/me", headers={"Host": host}).status_code == 200


def test_a_name_can_be_allowed(tmp_path: Path) -> None:
    with Served.on(tmp_path, hosts=("Games.Example",)) as served:
        assert served.person().http.get("/api/me", headers={"Host": "games.example:80"}).status_code == 200


def test_nothing_changes_by_being_looked_at(served: Served) -> None:
    ada, _, table = served.pair()
    before = ada.page(table)
    for path in ("", "/log", "/why?seat=0&move=place+natural+e5", "/positions/0", "?eyes=1", "/moves", "/undo"):
        for method in ("GET", "HEAD", "OPTIONS"):
            ada.http.request(method, f"/api/tables/{table}{path}")
    for path in ("/api/me", "/api/tables", "/api/links", "/api/logs", "/api/games"):
        ada.http.get(path)
    assert ada.page(table) == before


# -- how often


def test_commands_that_come_too_often_are_told_when_to_come_back(limited: Served) -> None:
    ada = limited.person("Ada")
    table = ada.open(ME, FREE)
    answers = [ada.ask("POST", f"/api/tables/{table}/start") for _ in range(62)]
    assert [answer.status_code for answer in answers] == [409] * 60 + [429] * 2
    late = answers[-1]
    assert late.json()["code"] == 607
    assert int(late.headers["Retry-After"]) == late.json()["facts"]["seconds"] >= 1
    # Somebody else at the same address is not held up, and looking is free.
    bob = limited.person("Bob")
    assert bob.refused("POST", f"/api/tables/{table}/start") == (403, 610)
    assert ada.page(table)["number"] == 0


def test_inventing_cookies_does_not_help(limited: Served) -> None:
    name = limited.parts.guests.cookie_name
    eve = limited.person()
    statuses = [
        eve.http.post("/api/links", json={"token": "x"}, headers={"Cookie": f"{name}=eve{k}.abc.def"}).status_code
        for k in range(62)
    ]
    assert statuses == [401] * 60 + [429] * 2


def test_guests_and_tables_are_counted_by_address(limited: Served) -> None:
    statuses = [limited.person().ask("PUT", "/api/me", {"name": f"Eve {k}"}).status_code for k in range(42)]
    assert statuses == [200] * 40 + [429] * 2


def test_thoughts_are_dearer_than_moves(limited: Served) -> None:
    ada = limited.person("Ada")
    table = ada.open(ME, ME)
    body = {"seat": 0, "turn": 99}
    statuses = [ada.ask("POST", f"/api/tables/{table}/hint", body).status_code for _ in range(8)]
    assert statuses == [409] * 6 + [429] * 2


def test_looking_into_the_past_is_limited_apart_from_moves(limited: Served) -> None:
    ada = limited.person("Ada")
    table = ada.open(ME, ME)
    statuses = [ada.ask("GET", f"/api/tables/{table}/positions/0").status_code for _ in range(62)]
    assert statuses == [200] * 60 + [429] * 2
    ada.move(table, ada.acting(table))


def test_streams_and_pages_are_never_told_to_come_less_often(limited: Served) -> None:
    ada = limited.person("Ada")
    table = ada.open(ME, FREE)
    while ada.ask("POST", f"/api/tables/{table}/start").status_code != 429:
        pass
    for _ in range(70):
        with ada.stream("/api/events") as stream:
            assert stream.next()
        assert ada.ask("GET", f"/api/tables/{table}").status_code == 200


def test_a_bucket_fills_again_and_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("motherlode.server.guard.time", SimpleNamespace(monotonic=lambda: now[0]))
    buckets = Buckets(burst=2, rate=0.5)
    buckets.take("ada")
    buckets.take("ada")
    with pytest.raises(Fault) as refused:
        buckets.take("ada")
    assert refused.value.facts == {"seconds": 2}
    now[0] += 2
    buckets.take("ada")
    now[0] += 10
    for k in range(10_001):
        buckets.take(f"visitor {k}")
    assert "ada" not in buckets._level  # noqa: SLF001 - a memory that grows for ever shows nowhere else
    assert len(buckets._level) == 10_001  # noqa: SLF001


# -- the headers of every answer


def assert_safe(headers: Json) -> None:
    assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self';")
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cache-control"]
    assert "server" not in headers


def test_every_answer_is_safe_to_show(housed: Served) -> None:
    ada, _, table = housed.pair()
    for method, path, status in [
        ("GET", "/", 200),
        ("GET", "/tables/abc", 200),
        ("GET", "/assets/app-1234.js", 200),
        ("GET", "/missing.js", 404),
        ("GET", "/api/me", 200),
        ("GET", "/api/nowhere", 404),
        ("GET", f"/api/tables/{table}", 200),
        ("GET", "/api/tables/x", 404),
        ("GET", "/api/schema/openapi.json", 200),
        ("POST", f"/api/tables/{table}/moves", 400),
        ("POST", "/", 405),
        ("DELETE", "/api/me", 405),
        ("OPTIONS", "/api/me", 204),
    ]:
        answer = ada.http.request(method, path)
        assert answer.status_code == status, (method, path)
        assert_safe(answer.headers)
    with ada.stream("/api/events") as stream:
        assert_safe(stream.response.headers)


def test_our_own_faults_are_safe_to_show_and_say_nothing(
    housed: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("the disk is gone")

    ada, _, table = housed.pair()
    monkeypatch.setattr(housed.parts.tables, "page", broken)
    answer = ada.ask("GET", f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["code"]) == (500, 600)
    assert "disk" not in answer.text
    assert answer.json()["facts"]["number"] in caplog.text
    assert_safe(answer.headers)


# -- files


def test_pages_are_asked_about_and_hashed_files_kept(housed: Served) -> None:
    eve = housed.person()
    page = eve.http.get("/some/table")
    assert (page.text, page.headers["cache-control"]) == ("<!doctype html>INDEX", "no-cache")
    assert page.headers["content-type"].startswith("text/html")
    again = eve.http.get("/", headers={"If-None-Match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    file = eve.http.get("/assets/app-1234.js")
    assert (file.text, file.headers["cache-control"]) == ("APP", "public, max-age=31536000, immutable")
    assert "javascript" in file.headers["content-type"]


@pytest.mark.parametrize(
    "path",
    [
        "/../secret",
        "/assets/../../secret",
        "/%2e%2e/secret",
        "/%2e%2e%2fsecret",
        "/..%2fsecret",
        "/..%5csecret",
        "/%252e%252e%252fsecret",
        "/..%c0%afsecret",
        "/%c0%ae%c0%ae/secret",
        "/assets/%2e%2e/%2e%2e/secret",
        "//secret",
        "/./../secret",
        "/secret%00.html",
        "/.hidden",
        "/%2ehidden",
        "/etc/passwd",
        "//etc/passwd",
        "/file:///etc/passwd",
        "/%2fetc%2fpasswd",
        "/C:\\boot.ini",
        "/assets",
        "/" + "../" * 50 + "etc/passwd",
        "/" + "a/" * 3000,
    ],
)
def test_no_path_from_outside_reaches_the_disk(housed: Served, path: str) -> None:
    status, answer = raw(housed, f"GET {path} HTTP/1.1\r\nHost: localhost\r\n".encode())
    assert status in (200, 400, 404)
    assert b"SECRET" not in answer
    assert b"root:" not in answer
    if status == 200:
        assert answer.endswith(b"INDEX")  # the page, which finds its own way


def test_without_pages_the_api_still_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.server.pages.client", lambda: tmp_path / "nowhere")
    with Served.on(tmp_path / "data") as served:
        eve: Person = served.person()
        assert eve.refused("GET", "/") == (404, 603)
        assert eve.ok("GET", "/api/me") == {"name": None}
