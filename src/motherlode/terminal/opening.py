"""Opening a table in the terminal: a new game, or one that is continued."""

import secrets
from pathlib import Path
from typing import TypeVar

import msgspec

from motherlode.bots.bot import Bot
from motherlode.bots.own import ALL_SPECS, any_bot, is_bot, is_own
from motherlode.core.draw import SEED_BYTES
from motherlode.core.errors import BAD_SEATS, OWN_BOT_IN_LOG, Fault
from motherlode.core.log import render
from motherlode.core.match import Match
from motherlode.core.parse import parse
from motherlode.games.data import Data
from motherlode.games.registry import listing, match_of, new_match
from motherlode.lab.contest import Contest
from motherlode.terminal import files
from motherlode.terminal.desk import Desk
from motherlode.terminal.faults import BAD_OPTION_ARGUMENT, BAD_PLAYER, PLAYER_COUNT, in_range
from motherlode.terminal.kept import new_place
from motherlode.terminal.table import Table

PERSON = "person"
OPPONENT = "mcts:0.5s"
MOST_SEED = 2**63 - 1

_Plan = TypeVar("_Plan", bound=Contest)


class Wishes(msgspec.Struct):
    """What somebody wants to play; empty strings and 0 mean the usual choice."""

    game: str
    preset: str
    seats: int
    options: dict[str, str]
    data: Data | None
    players: list[str]


def chosen_options(arguments: list[str]) -> dict[str, str]:
    """From arguments of the form name=choice, each option at most once."""
    out: dict[str, str] = {}
    for argument in arguments:
        name, equals, choice = argument.partition("=")
        if not (name and equals and choice) or name in out:
            raise Fault(BAD_OPTION_ARGUMENT, {"text": argument[:40]})
        out[name] = choice
    return out


def usual_preset(game: str, seats: int) -> str:
    """The preset if none is named: the first one for that many players, 0 for any number."""
    presets = listing(game).meta.presets
    for preset in presets:
        if seats in (0, *preset.seats):
            return preset.name
    allowed = sorted({number for preset in presets for number in preset.seats})
    raise Fault(BAD_SEATS, {"seats": seats, "allowed": ", ".join(str(number) for number in allowed)})


def contest(
    kind: type[_Plan],
    game: str,
    preset: str,
    seats: int,
    option: list[str] | None,
    data: Path | None,
    bots: str,
    seed: int,
) -> _Plan:
    """What bots are to play, from the arguments of a command."""
    return kind(
        game=game.lower(),
        preset=preset or usual_preset(game.lower(), seats),
        seats=seats,
        options=chosen_options(option or []),
        data=files.read_data(data),
        bots=[spec.strip() for spec in bots.split(",")],
        seed=in_range("--seed", seed, 0, MOST_SEED),
    )


def new_game(wishes: Wishes) -> Match:
    preset = wishes.preset or usual_preset(wishes.game, wishes.seats or len(wishes.players))
    seed = secrets.token_bytes(SEED_BYTES)
    match = new_match(wishes.game, preset, wishes.seats, wishes.options, 0, wishes.data, seed, {})
    seats = match.game.seats
    players = wishes.players or [PERSON] + [OPPONENT] * (seats - 1)
    if len(players) != seats:
        raise Fault(PLAYER_COUNT, {"players": len(players), "seats": seats})
    for player in players:
        if player != PERSON and not is_bot(player):
            raise Fault(BAD_PLAYER, {"text": player[:40], "bots": ", ".join(ALL_SPECS)})
    match.header.sits = dict(enumerate(players))
    return match


def seated(match: Match) -> dict[int, Bot]:
    """The bots of a table, by seat; everybody else is a person."""
    return {
        seat: any_bot(player, match.header.game, match.game, secrets.randbits(60))
        for seat, player in match.header.sits.items()
        if is_bot(player)
    }


def new_table(wishes: Wishes, save: Path | None, desk: Desk, plain: bool) -> Table:
    match = new_game(wishes)
    bots = seated(match)
    match.go_on()
    keep = save.expanduser() if save else new_place(match.header.game)
    text = render(match.log(with_seed=True))
    files.write_new(keep, text)
    return Table(match, bots, keep, text, desk, plain)


def resumed_table(path: Path, desk: Desk, plain: bool, trusted: bool) -> Table:
    """Continues in the same file. A log may come from anywhere, so it runs a bot from a file only if it is trusted."""
    text = files.read_text(path)
    match = match_of(parse(text))
    own = [player for player in match.header.sits.values() if is_own(player)]
    if own and not trusted:
        raise Fault(OWN_BOT_IN_LOG, {"bot": own[0]})
    bots = seated(match)
    match.go_on()
    return Table(match, bots, path, text, desk, plain)
