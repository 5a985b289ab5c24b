"""Digests of whole games: every position, every event, the result, and what a search answers on the way."""

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any

from tests.kit import EVERY_GAME, Variant

from motherlode.bots.mcts import EXPLORATION, Search
from motherlode.core.event import Event
from motherlode.core.ids import CHANCE, first_seat
from motherlode.core.observer import Observer
from motherlode.core.playout import sample_move
from motherlode.core.rng import Rng

DIGESTS = Path(__file__).parent / "golden" / "digests.json"
GAMES = 20


def digest(variant: Variant) -> str:
    game = variant.make()
    out = blake2b(digest_size=16)
    for seed in range(GAMES):
        rng = Rng(seed)
        state = game.start(0)
        while actors := game.actors(state):
            owing = [seat for seat in range(CHANCE + 1) if (actors >> seat) & 1]
            seat = owing[rng.below(len(owing))]
            events: list[Event] = []
            game.apply(state, seat, sample_move(game, state, seat, rng), events)
            out.update(game.key(state))
            for event in events:
                out.update(f"{event.kind} {event.audience} {event.reveals} {list(event.args)}".encode())
        result = game.result(state)
        assert result is not None
        out.update(f"{list(result.scores)} {list(result.places)} {result.reason}".encode())
    out.update(_searched(game).encode())
    return out.hexdigest()


def _searched(game: Any) -> str:
    state = game.start(0)
    while game.actors(state) == 1 << CHANCE:
        game.apply(state, CHANCE, game.legal_moves(state, CHANCE)[0], None)
    seat = first_seat(game.actors(state))
    search: Search[Any] = Search(Observer(game, state, seat, Rng(1)), 1, EXPLORATION)
    search.run(150)
    assert search.report()
    return str(search.report())


def write() -> None:
    DIGESTS.write_text(json.dumps({str(variant): digest(variant) for variant in EVERY_GAME}, indent=2) + "\n")


if __name__ == "__main__":
    write()
