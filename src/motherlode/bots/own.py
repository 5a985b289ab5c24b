"""Somebody's own bot, from a file: the spec `path/to/mine.py:MyBot` is the class MyBot in that file.

Loading such a file runs it. So only commands that people type on their own machine come here; the server and its
workers know only the closed list of catalogue.py (an import contract sees to it).
"""

import sys
from contextlib import redirect_stdout
from hashlib import blake2b
from operator import index
from pathlib import Path
from traceback import extract_tb
from types import ModuleType, TracebackType
from typing import Any

from motherlode.bots.bot import Bot
from motherlode.bots.catalogue import CATALOGUE, SPECS, bot
from motherlode.core.errors import (
    OWN_BOT_BREAKS,
    OWN_BOT_CLASS,
    OWN_BOT_FILE,
    OWN_BOT_ILLEGAL,
    OWN_BOT_KIND,
    OWN_BOT_LOADING,
    Fault,
)
from motherlode.core.game import Game
from motherlode.core.observer import Observer

ALL_SPECS = (*SPECS, "FILE.py:CLASS")
MOST_BYTES = 10_000_000
_SHOWN = 200


def is_own(spec: str) -> bool:
    """Whether the spec names a class in a file, whether or not the file exists."""
    file, colon, name = spec.rpartition(":")
    return bool(colon and name) and file.endswith(".py")


def is_bot(spec: str) -> bool:
    return is_own(spec) or spec.partition(":")[0] in CATALOGUE


def any_bot(spec: str, name: str, game: Game[Any], seed: int) -> Bot:
    """A bot for one seat of one game: of the catalogue, or somebody's own."""
    return OwnBot(spec, game, seed) if is_own(spec) else bot(spec, name, game, seed)


def fingerprint(spec: str) -> str:
    """A digest of the bot's file, so that a changed file is another bot; empty for bots of the catalogue."""
    return blake2b(_source(_path(spec)), digest_size=8).hexdigest() if is_own(spec) else ""


class OwnBot(Bot):
    """Stands between a bot and the table: whatever the bot does, the table gets a legal move, or a Fault says why.

    What the bot prints goes to the error channel: our own output may be somebody's JSON.
    """

    def __init__(self, spec: str, game: Game[Any], seed: int) -> None:
        self._spec = spec
        kind = _class(spec)
        try:
            with redirect_stdout(sys.stderr):
                self._bot: Bot = kind(game, seed)
        except (Exception, SystemExit) as error:
            raise _breaks(spec, error) from error

    def choose(self, eyes: Observer[Any]) -> int:
        try:
            with redirect_stdout(sys.stderr):
                answer: object = self._bot.choose(eyes)
        except (Exception, SystemExit) as error:
            raise _breaks(self._spec, error) from error
        move = _code(answer)
        if move is None or move not in eyes.legal_moves():
            known = move is not None and 0 <= move < eyes.game.codec.size
            shown = eyes.game.codec.text(move) if move is not None and known else repr(answer)
            raise Fault(OWN_BOT_ILLEGAL, {"bot": self._spec, "move": shown[:_SHOWN]})
        return move


def _code(answer: object) -> int | None:
    """The answer as a move's code, from any sort of int; a bool is a mistake."""
    try:
        return None if isinstance(answer, bool) else index(answer)  # type: ignore[arg-type]
    except TypeError:
        return None


def _class(spec: str) -> Any:
    path, name = _path(spec), spec.rpartition(":")[2]
    module = _module(path)
    found = getattr(module, name, None)
    if found is None:
        there = [key for key, value in vars(module).items() if _is_bot_class(value)]
        raise Fault(OWN_BOT_CLASS, {"file": str(path), "name": name, "names": ", ".join(there) or "none"})
    if not _is_bot_class(found):
        raise Fault(OWN_BOT_KIND, {"file": str(path), "name": name})
    return found


def _is_bot_class(value: object) -> bool:
    """A class of bots that can choose; the compiled Bot can be subclassed without `choose`."""
    return isinstance(value, type) and issubclass(value, Bot) and value.choose is not Bot.choose


def _path(spec: str) -> Path:
    return Path(spec.rpartition(":")[0]).expanduser()


def _source(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            source = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        text = getattr(error, "strerror", None) or str(error)
        raise Fault(OWN_BOT_FILE, {"file": str(path), "text": text}) from None
    if len(source) > MOST_BYTES:
        raise Fault(OWN_BOT_FILE, {"file": str(path), "text": f"> {MOST_BYTES}"})
    return source


def _module(path: Path) -> ModuleType:
    """The file as a module, run once in a process; its name comes from place and content, so no two are mixed up."""
    source = _source(path)
    place = str(path.resolve())
    name = f"motherlode_own_{blake2b(place.encode() + bytes(1) + source, digest_size=8).hexdigest()}"
    if name in sys.modules:
        return sys.modules[name]
    module = ModuleType(name)
    module.__file__ = place
    # Listed before it runs: dataclasses and the like look their module up.
    sys.modules[name] = module
    try:
        with redirect_stdout(sys.stderr):
            exec(compile(source, place, "exec"), vars(module))  # noqa: S102 whoever names the file wants it run
    except BaseException as error:
        del sys.modules[name]
        if not isinstance(error, (Exception, SystemExit)):
            raise
        line = error.lineno if isinstance(error, SyntaxError) else _line(error.__traceback__, place)
        raise Fault(OWN_BOT_LOADING, {"file": str(path), "line": line or 0, "text": _said(error)}) from error
    return module


def _breaks(spec: str, error: BaseException) -> Fault:
    line = _line(error.__traceback__, str(_path(spec).resolve()))
    return Fault(OWN_BOT_BREAKS, {"bot": spec, "line": line, "text": _said(error)})


def _line(trace: TracebackType | None, place: str) -> int:
    """The last line of the bot's own file that was being run; 0 if none was."""
    return next((frame.lineno or 0 for frame in reversed(extract_tb(trace)) if frame.filename == place), 0)


def _said(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:_SHOWN]
