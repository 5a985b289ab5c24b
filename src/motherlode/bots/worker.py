"""A process that thinks: each line that comes in is a task, each line that goes out an answer, both JSON.

Compiled loops hold the interpreter, so a program that cannot wait lets `python -m motherlode.bots.worker` think.
"""

import logging
import os
import secrets
import signal
import sys
from queue import SimpleQueue
from threading import Thread
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from motherlode.bots.bot import Bot
from motherlode.bots.catalogue import SPECS, bot
from motherlode.bots.lesson import SEED, Review, review
from motherlode.bots.levels import Level
from motherlode.bots.mcts_bot import MctsBot
from motherlode.bots.talk import Heard, Speaker
from motherlode.core.errors import NO_MOVES, NO_SUCH_SEAT, UNKNOWN_BOT, Fault
from motherlode.core.observer import Observer
from motherlode.core.parse import MOST_CHARACTERS, parse
from motherlode.core.rng import Rng
from motherlode.games.registry import match_of

# The longest log there may be, with room for its escaped line ends.
MOST_BYTES = 2 * MOST_CHARACTERS

# Decides at meetings for a seat whose choice concerns nobody else.
SIMPLE = "greedy"

# The argument for a process that yields to all others, as far as the system allows.
GENTLY = "--gently"

# In place of an error's number when the bot or the task itself was broken: the reason goes to the log.
CRASHED = 0


class Task(msgspec.Struct, frozen=True):
    """A game so far, and what is wanted of the bot at one seat: a move, the best moves with reasons, pledges, or what
    `played`, the decision that came next, was worth.

    `heard` is what was said at the meeting under way, in order; `reputations` the pledges each seat kept and broke.
    """

    log: str
    seat: int
    bot: str
    want: Literal["move", "advice", "pledges", "review"] = "move"
    most: Annotated[int, Meta(ge=1, le=100)] = 3
    level: Level = "club"
    heard: list[Heard] = []
    reputations: list[tuple[int, int]] = []
    played: list[int] = []


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of five: the moves of a decision, advice as (move, visits, mean share of the win), pledges as (move, the seat
    asked for it, or None if it is announced), what a decision was worth, or why there is no answer.
    """

    moves: list[int] | None = None
    advice: list[tuple[int, int, float]] | None = None
    pledges: list[tuple[int, int | None]] | None = None
    review: Review | None = None
    fault: int | None = None
    facts: dict[str, int | str] = {}


def think(task: Task) -> Answer:
    match = match_of(parse(task.log))
    game = match.game
    if not 0 <= task.seat < game.seats:
        raise Fault(NO_SUCH_SEAT, {"seat": task.seat + 1, "seats": game.seats})
    if not (game.actors(match.state) >> task.seat) & 1:
        raise Fault(NO_MOVES, {})
    name, seed = match.header.game, secrets.randbits(60)
    if task.want == "review":
        return Answer(review=review(searching(bot(task.bot, name, game, SEED), task), match, task.seat, task.played))
    eyes: Observer[Any] = match.observer(task.seat, Rng(secrets.randbits(60)))
    thinker = bot(task.bot, name, game, seed)
    if task.want == "advice":
        return Answer(advice=searching(thinker, task).search(eyes).report()[: task.most])
    if game.meeting is not None:
        return at_meetings(thinker, bot(SIMPLE, name, game, seed), eyes, task)
    return Answer(pledges=[]) if task.want == "pledges" else Answer(moves=thinker.decide(eyes))


def at_meetings(thinker: Bot, simple: Bot, eyes: Observer[Any], task: Task) -> Answer:
    """In a game with meetings the thinker speaks, and takes into account what was said."""
    speaker = Speaker(thinker, simple, eyes, task.level, task.heard, task.reputations, secrets.randbits(60))
    return Answer(pledges=speaker.pledges()) if task.want == "pledges" else Answer(moves=speaker.decide())


def searching(thinker: Bot, task: Task) -> MctsBot:
    """Only a search has reasons to give."""
    if not isinstance(thinker, MctsBot):
        able = ", ".join(spec for spec in SPECS if spec.startswith("mcts"))
        raise Fault(UNKNOWN_BOT, {"bot": task.bot, "bots": able})
    return thinker


def answer(line: bytes) -> bytes:
    """Whatever the line and the bot do, there is an answer, and the process lives on."""
    try:
        return msgspec.json.encode(think(msgspec.json.decode(line, type=Task)))
    except Fault as fault:
        facts = {name: fact if isinstance(fact, int) else str(fact) for name, fact in fault.facts.items()}
        return msgspec.json.encode(Answer(fault=fault.code, facts=facts))
    except (Exception, SystemExit):
        logging.getLogger(__name__).exception("no thought")
        return msgspec.json.encode(Answer(fault=CRASHED))


def listen(lines: SimpleQueue[bytes]) -> None:
    """Passes lines on. When the input ends, nobody waits for an answer any more: the thought under way ends too."""
    while line := sys.stdin.buffer.readline(MOST_BYTES):
        lines.put(line)
        while line and not line.endswith(b"\n"):
            # No task is this long: its beginning is refused as broken, and its end must not pass for another task.
            line = sys.stdin.buffer.readline(MOST_BYTES)
    os._exit(0)


def main() -> None:
    # Ctrl-C in a terminal is meant for the process that started us.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if GENTLY in sys.argv and hasattr(os, "nice"):
        os.nice(19)
    answers = os.dup(1)
    # A bot that prints must not print into the answers.
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(lines,), daemon=True).start()
    with os.fdopen(answers, "wb") as out:
        while True:
            out.write(answer(lines.get()) + b"\n")
            out.flush()


if __name__ == "__main__":
    main()
