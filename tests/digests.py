"""Digests of whole games: every position, every event, the result, and on the way what the rules say about moves that
are forbidden, what each seat sees, knows and guesses, and what a search answers.

They prove that the interpreted and the compiled engine are the same; the rules are tested on only one of them.
"""

import json
from collections.abc import Collection
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from tests.kit import EVERY_GAME, Variant, refusal_of

from motherlode.bots.mcts import EXPLORATION, Search
from motherlode.core.event import Event
from motherlode.core.game import Game
from motherlode.core.ids import CHANCE, SPECTATOR, first_seat
from motherlode.core.observer import Observer
from motherlode.core.playout import sample_move
from motherlode.core.rng import Rng
from motherlode.core.state import State

DIGESTS = Path(__file__).parent / "golden" / "digests.json"
# A few games for every test run, many for `make verify`.
FEW = 3
MANY = 20
# How many codes of a position, and how many positions of a game.
ASKED = 12
SEEN = 10


def digest(variant: Variant, games: int) -> str:
    game = variant.make()
    out = blake2b(digest_size=16)
    for seed in range(games):
        _play(game, seed, out)
    out.update(_searched(game).encode())
    return out.hexdigest()


def _play(game: Game[Any], seed: int, out: "blake2b") -> None:
    rng, luck = Rng(seed), Rng(seed + MANY)
    state = game.start(0)
    while actors := game.actors(state):
        owing = [seat for seat in range(CHANCE + 1) if (actors >> seat) & 1]
        seat = owing[rng.below(len(owing))]
        out.update(_said(game, state, seat, luck).encode())
        if luck.below(SEEN) == 0:
            out.update(_known(game, state, luck))
        events: list[Event] = []
        game.apply(state, seat, sample_move(game, state, seat, rng), events)
        out.update(game.key(state))
        for event in events:
            out.update(f"{event.kind} {event.audience} {event.reveals} {list(event.args)}".encode())
    result = game.result(state)
    assert result is not None
    out.update(f"{list(result.scores)} {list(result.places)} {result.reason}".encode())


def _said(game: Game[Any], state: State, seat: int, luck: Rng) -> str:
    """For some moves of a seat that owes one, legal or not: the paragraph that forbids each, and the facts."""
    out = [f"{list(game.legal_moves(state, seat))} {game.simultaneous.number(state)}"]
    for _ in range(ASKED if seat != CHANCE else 1):
        code = luck.below(game.codec.size)
        out.append(f"{code} {refusal_of(game, state, seat, code)}")
    if seat != CHANCE:
        out.append(f"{game.default_move(state, seat)} {game.decision_under_way(state, seat)}")
    return "\n".join(out)


def _known(game: Game[Any], state: State, luck: Rng) -> bytes:
    """What one seat sees, knows and guesses, why it may not move, if so, and what onlookers see."""
    seat = luck.below(game.seats)
    code = luck.below(game.codec.size)
    guess = game.guess(state, seat, Rng(luck.bits()))
    return b"\0".join(
        [
            msgspec.json.encode(game.view(state, seat)),
            msgspec.json.encode(game.view(state, SPECTATOR)),
            game.info(state, seat),
            game.key(guess),
            f"{refusal_of(game, state, seat, code)} {_meets(game, state, seat)}".encode(),
        ]
    )


def _meets(game: Game[Any], state: State, seat: int) -> str:
    """What may be announced, and who may talk in private."""
    if game.meeting is None:
        return "[] 0"
    return f"{list(game.meeting.pledges(state))} {game.meeting.circle(state, seat)}"


def _searched(game: Game[Any]) -> str:
    state = game.start(0)
    while game.actors(state) == 1 << CHANCE:
        game.apply(state, CHANCE, game.legal_moves(state, CHANCE)[0], None)
    seat = first_seat(game.actors(state))
    search: Search[Any] = Search(Observer(game, state, seat, Rng(1)), 1, EXPLORATION)
    search.run(150)
    assert search.report()
    return str(search.report())


def write(only: Collection[str] = ()) -> None:
    """Of all games, or of those; the others keep theirs."""
    before = json.loads(DIGESTS.read_text())
    made = {
        str(variant): {str(games): digest(variant, games) for games in (FEW, MANY)}
        if not only or variant.game in only
        else before[str(variant)]
        for variant in EVERY_GAME
    }
    DIGESTS.write_text(json.dumps(made, indent=2) + "\n")


def written(variant: Variant, games: int) -> str:
    found: str = json.loads(DIGESTS.read_text()).get(str(variant), {}).get(str(games), "none: make golden")
    return found


if __name__ == "__main__":
    write()
