"""The example of docs/remote-bot.md plays whole games against a real server."""

import os
import subprocess
import sys
import threading
from concurrent.futures import Future
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from tests.server import remote_bot
from tests.server.kit import BEGINNER, FREE, ME, TLS, Person, Served, until
from tests.server.robots import program, token_of
from tests.server.waiting import PATIENCE

from motherlode.core.parse import parse
from motherlode.games.registry import match_of

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote_bot, "time", SimpleNamespace(sleep=lambda _: None))


def sent_to(table: str, robo: Person) -> Future[None]:
    """The example at a table, in a thread that nobody waits for: without its table's end it would run for ever."""
    out: Future[None] = Future()

    def run() -> None:
        base = f"{robo.http.base_url}/api/tables/{table}"
        try:
            with httpx.Client(base_url=base, headers=robo.http.headers, verify=TLS, timeout=40) as http:
                remote_bot.play(http)
            out.set_result(None)
        except httpx.HTTPError as error:
            out.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    return out


def seated(page: dict[str, dict[str, list[dict[str, str]]]]) -> bool:
    return all(seat["kind"] != "open" for seat in page["table"]["seats"])


def test_as_the_page_says_it_takes_a_seat_by_the_tables_link_and_plays_a_bot(served: Served) -> None:
    ada = served.person("Ada")
    _, robo = program(served, ada)
    table = ada.open(FREE, BEGINNER)
    with subprocess.Popen(
        [sys.executable, ROOT / "tests" / "server" / "remote_bot.py", f"{served.address}/t/{table}"],
        env={**os.environ, "MOTHERLODE_TOKEN": token_of(robo)},
        stderr=subprocess.PIPE,
    ) as process:
        until(ada, table, seated)
        ada.ok("POST", f"/api/tables/{table}/start")
        _, said = process.communicate(timeout=PATIENCE)
    assert (process.returncode, said) == (0, b"")
    log = ada.log(table)
    assert match_of(parse(log)).result() is not None
    assert "Robo" in log


def test_two_of_them_play_each_other_where_their_owner_seated_them(served: Served) -> None:
    ada = served.person("Ada")
    first, robo = program(served, ada)
    second, nemo = program(served, ada, "Nemo")
    table = ada.open(first, second)
    for game in [sent_to(table, robo), sent_to(table, nemo)]:
        game.result(PATIENCE)
    assert ada.page(table)["table"]["status"] == "over"


def test_it_comes_back_when_its_stream_breaks_off_and_gives_up_when_its_token_is_revoked(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each new stream of a reader ends the oldest: opening others cuts the bot off."""
    monkeypatch.setattr("motherlode.server.hub.MOST_SUBSCRIPTIONS", 1)
    ada = served.person("Ada")
    seat, robo = program(served, ada)
    table = ada.open(ME, seat)
    game = sent_to(table, robo)
    for _ in range(3):
        ada.move(table, 0)
        until(ada, table, lambda page: page["table"]["actors"] == [0])
        with robo.stream(f"/api/tables/{table}/events") as stream:
            assert stream.next()
    assert not game.done()
    ada.ok("DELETE", f"/api/me/programs/{seat['id']}")
    with pytest.raises(httpx.HTTPStatusError, match="401"):
        game.result(PATIENCE)


def test_the_page_has_the_example_in_full_and_it_is_short() -> None:
    example = (ROOT / "tests" / "server" / "remote_bot.py").read_text(encoding="utf-8")
    page = (ROOT / "docs" / "remote-bot.md").read_text(encoding="utf-8")
    assert f"```python\n{example}```" in page
    assert len(example.splitlines()) <= 40
