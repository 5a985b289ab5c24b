"""Golden games and playthroughs: games written down once, to be replayed for ever and read in review."""

from hashlib import blake2b
from pathlib import Path

from tests.kit import VARIANTS, Variant

from motherlode.bots.catalogue import bot
from motherlode.core.ids import CHANCE, SPECTATOR, everyone_at, first_seat, seat_name
from motherlode.core.log import render
from motherlode.core.match import Match
from motherlode.core.rng import Rng
from motherlode.terminal.boards import board_of
from motherlode.terminal.speech import Speech

HERE = Path(__file__).parent
PLAYTHROUGHS = HERE / "playthroughs"
DIGEST = "# digest "
BOARD_EVERY = 20


def read_aloud() -> list[Variant]:
    """For every preset, the variant with the shortest golden game: a playthrough is meant to be read."""
    shortest: dict[tuple[str, str], Variant] = {}
    for variant in sorted(VARIANTS, key=lambda each: len(golden_path(each).read_text(encoding="utf-8"))):
        shortest.setdefault((variant.game, variant.preset), variant)
    return list(shortest.values())


def golden_path(variant: Variant) -> Path:
    return HERE / "golden" / variant.game / f"{variant}.log"


def playthrough_path(variant: Variant) -> Path:
    return PLAYTHROUGHS / f"{variant}.txt"


def digest_of(match: Match) -> str:
    """A digest for every position of the line in force, from start to end."""
    out = blake2b(digest_size=16)
    state = match.game.start(match.header.deal)
    out.update(match.game.key(state))
    for entry in match.in_force:
        match.game.apply(state, entry.seat, entry.move, None)
        out.update(match.game.key(state))
    return out.hexdigest()


def play_golden(variant: Variant) -> Match:
    """Bots that think a little, and now and then take a move back."""
    match = variant.match()
    bots = [bot("mcts:60" if seat % 2 else "greedy", variant.game, match.game, seat) for seat in range(variant.seats)]
    rng = Rng(7)
    match.go_on()
    while actors := match.game.actors(match.state):
        seat = first_seat(actors)
        match.submit(seat, match.turn(seat), [bots[seat].choose(match.observer(seat, rng))])
        if match.result() is None and rng.below(9) == 0:
            match.undo(seat, match.turn(seat), everyone_at(variant.seats))
    return match


def golden_text(variant: Variant) -> str:
    match = play_golden(variant)
    return f"{DIGEST}{digest_of(match)}\n{render(match.log(with_seed=True))}"


def playthrough_text(variant: Variant, match: Match) -> str:
    """A game: what each move did, how much choice there was, and the board from time to time."""
    speech = Speech("en")
    again = Match(match.game, match.header, match.seed)
    out = [f"{variant}", ""]
    for k, entry in enumerate(match.in_force):
        choices = len(match.game.legal_moves(again.state, entry.seat))
        again.replay(entry.seat, [entry.move])
        said = [speech.event(variant.game, match.game, event) for event in again.entries[-1].events]
        out.append(f"{k + 1} {seat_name(entry.seat)} {match.game.codec.text(entry.move)}  (1 of {choices})")
        out += [f"    {sentence}" for sentence in said]
        last = k + 1 == len(match.in_force)
        if last or (k % BOARD_EVERY == BOARD_EVERY - 1 and entry.seat != CHANCE):
            board = board_of(variant.game).drawn(again.view(SPECTATOR), speech)
            out += ["", *(f"    {line.plain}".rstrip() for line in board), ""]
    return "\n".join(out).rstrip() + "\n"
