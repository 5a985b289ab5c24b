"""A first look at Siberia's balance: `make balance`. Games between equal bots, by number of players, as Markdown.

balance.py GAMES BOT [SECONDS]     plays so many games of each preset, or as many as fit into the seconds
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter
from typing import NamedTuple

from motherlode.bots.catalogue import bot
from motherlode.core.ids import seat_number
from motherlode.games.registry import listing, new_match
from motherlode.games.siberia.world import ACTION_NAMES, AREA_NAMES, EXCHANGE_NAMES, RESOURCE_NAMES, SPOT_NAMES
from motherlode.lab.play import play_out
from motherlode.lab.statistics import mean_interval, share_interval
from motherlode.lab.tally import Tally, facts_of, told_in

GAME = "siberia"
CHUNK = 10


class Played(NamedTuple):
    """`shares` and `money` by distance from the first start player: 0 is he himself."""

    shares: list[float]
    money: list[int]
    rounds: int
    reason: str


class Batch(NamedTuple):
    tally: Tally
    played: list[Played]


def play_batch(preset: str, word: str, first: int) -> Batch:
    batch = Batch(Tally(), [])
    for k in range(first, first + CHUNK):
        match = new_match(GAME, preset, 0, {}, 0, None, k.to_bytes(32, "little"), {})
        seats = match.game.seats
        play_out(match, [bot(word, GAME, match.game, seats * k + seat) for seat in range(seats)], k)
        result = match.result()
        assert result is not None
        told = [(kind.name, facts_of(kind, event)) for kind, event in told_in(match)]
        starts = [facts["seat"] for name, facts in told if name == "round-began"]
        order = [(seat_number(starts[0]) + step) % seats for step in range(seats)]
        batch.tally.add(match)
        batch.played.append(
            Played(
                [result.share(seat) for seat in order],
                [result.scores[seat] for seat in order],
                len(starts),
                match.game.reasons[result.reason],
            )
        )
    return batch


def play_all(preset: str, word: str, games: int, seconds: float) -> Batch:
    whole = Batch(Tally(), [])
    begin = perf_counter()
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        # A few batches at a time, so that the clock is looked at between them.
        for first in range(0, games, 4 * CHUNK):
            starts = range(first, min(first + 4 * CHUNK, games), CHUNK)
            for batch in pool.map(play_batch, [preset] * len(starts), [word] * len(starts), starts):
                whole.tally.merge(batch.tally)
                whole.played.extend(batch.played)
            if seconds and perf_counter() - begin > seconds:
                break
    return whole


def percent(part: float, whole: float) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"


def report(preset: str, word: str, batch: Batch) -> str:
    games = len(batch.played)
    seats = len(batch.played[0].shares)
    rounds = mean_interval([float(game.rounds) for game in batch.played])
    money = mean_interval([sum(game.money) / seats for game in batch.played])
    out = [
        f"### {preset}, {word}: {games:,} games",
        "",
        f"Rounds {rounds.value:.2f} ({rounds.low:.2f} to {rounds.high:.2f}).",
        "",
        f"Money of a player {money.value:,.0f} ({money.low:,.0f} to {money.high:,.0f}).",
        "",
        "Endings: " + ", ".join(f"{name} {percent(n, games)}" for name, n in endings(batch).items()) + ".",
        "",
        "Wins by distance from the first start player: " + ", ".join(by_seat(batch, seats)) + ".",
        "",
        *tables(batch.tally, seats),
    ]
    return "\n".join(out) + "\n"


def endings(batch: Batch) -> dict[str, int]:
    return {name: sum(game.reason == name for game in batch.played) for name in ("closed", "supply", "standstill")}


def by_seat(batch: Batch, seats: int) -> list[str]:
    out = []
    for seat in range(seats):
        share = share_interval([game.shares[seat] for game in batch.played])
        out.append(f"{100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})")
    return out


def tables(tally: Tally, seats: int) -> list[str]:
    """Each line of a table is one component: what it brought, how often it was used."""
    sold = {
        (resource, exchange): tally.money[f"sold {resource} {exchange}"]
        for resource in RESOURCE_NAMES
        for exchange in EXCHANGE_NAMES
    }
    total = sum(sold.values())
    per = tally.games * seats
    out = ["| resource | share of money | cubes sold a game | laid by research a game |", "|---|---|---|---|"]
    for resource in RESOURCE_NAMES:
        brought = sum(money for (each, _), money in sold.items() if each == resource)
        mined = sum(tally.times[f"cube-mined {resource} {area}"] for area in AREA_NAMES)
        laid = sum(tally.times[f"cube-laid {resource} {area}"] for area in AREA_NAMES)
        out.append(f"| {resource} | {percent(brought, total)} | {mined / tally.games:.2f} | {laid / tally.games:.2f} |")
    out += ["", "| exchange | share of money | of money while in play | sellers sent a game |", "|---|---|---|---|"]
    for exchange in EXCHANGE_NAMES:
        brought = sum(money for (_, each), money in sold.items() if each == exchange)
        open_in = tally.times[f"exchange-opened {exchange}"] or tally.games
        sent = sum(n for said, n in tally.times.items() if said.startswith("seller-posted") and said.endswith(exchange))
        out.append(
            f"| {exchange} | {percent(brought, total)} | {percent(brought * tally.games / open_in, total)} "
            f"| {sent / open_in:.2f} |"
        )
    out += [
        "",
        "| action | taken by a player a game | without effect | investments taken a game |",
        "|---|---|---|---|",
    ]
    for spot in SPOT_NAMES:
        taken = tally.times[f"action-taken {spot}"]
        idle = tally.times[f"no-effect {spot}"] + tally.times[f"waived {spot}"]
        invested = f"{tally.times[f'investment-taken {spot}'] / tally.games:.2f}" if spot in ACTION_NAMES else ""
        out.append(f"| {spot} | {taken / per:.2f} | {percent(idle, taken)} | {invested} |")
    out += ["", "| area | cubes mined a game | closed in |", "|---|---|---|"]
    for area in AREA_NAMES:
        mined = sum(tally.times[f"cube-mined {resource} {area}"] for resource in RESOURCE_NAMES)
        closed = tally.times[f"area-closed {area}"]
        out.append(f"| {area} | {mined / tally.games:.2f} | {percent(closed, tally.games)} |")
    return out


def main() -> int:
    games, word = int(sys.argv[1]), sys.argv[2]
    seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 0.0
    for preset in listing(GAME).meta.presets:
        print(report(preset.name, word, play_all(preset.name, word, games, seconds)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
