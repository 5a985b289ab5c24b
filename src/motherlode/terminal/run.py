"""Runs a command line and turns whatever goes wrong into one line in the reader's language."""

import codecs
import os
import shutil
import sys
from contextlib import suppress
from io import TextIOWrapper
from unicodedata import normalize

import typer
from rich.console import Console

from motherlode.core.errors import Fault
from motherlode.terminal.app import make_app
from motherlode.terminal.desk import Desk
from motherlode.terminal.faults import (
    BAD_USAGE,
    MISSING,
    NO_COMMAND,
    NO_LANGUAGE,
    NO_OPTION,
    NOT_A_NUMBER,
    OUR_FAULT,
    SYSTEM_REFUSES,
    TOO_MUCH,
)
from motherlode.terminal.speech import LANGUAGES, Speech, preferred_language

OK = 0
WRONG = 1
BAD_INPUT = 2
INTERRUPTED = 130


def run(arguments: list[str]) -> int:
    """Exit code 0 if all went well, 2 for bad input, 1 for our own faults."""
    _never_fail_to_print()
    wish, arguments = _wished_language(arguments)
    language = preferred_language(wish)
    if language not in LANGUAGES:
        fault = Fault(NO_LANGUAGE, {"lang": language[:20], "langs": ", ".join(LANGUAGES)})
        return _tell(Speech("en"), fault, BAD_INPUT)
    speech = Speech(language)
    try:
        return _run(speech, arguments, _command(wish))
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output went away; nothing is left to say.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return WRONG
    except OSError as error:
        return _tell(speech, Fault(SYSTEM_REFUSES, {"text": error.strerror or str(error)}), WRONG)
    except Exception as error:
        if os.environ.get("MOTHERLODE_DEBUG"):
            raise
        return _tell(speech, Fault(OUR_FAULT, {"text": f"{type(error).__name__}: {error}"[:200]}), WRONG)


def _run(speech: Speech, arguments: list[str], command: str) -> int:
    app = make_app(Desk(speech, Console(), _ask, command))
    try:
        code = app(arguments, standalone_mode=False, prog_name="motherlode")
    except Fault as fault:
        return _tell(speech, fault, BAD_INPUT)
    except typer.TyperException as error:
        if type(error).__name__ == "NoArgsIsHelpError":
            print(error.format_message())
            return BAD_INPUT
        return _tell(speech, _usage_fault(error), BAD_INPUT)
    return code if isinstance(code, int) else OK


def _ask(prompt: str) -> str:
    try:
        return input(prompt)
    except RuntimeError:
        # The input was closed before we began.
        raise EOFError from None


def _command(wish: str | None) -> str:
    """The command as the reader can type it: in a virtual environment it may not be on their path."""
    name = "motherlode" if shutil.which("motherlode") else sys.argv[0]
    return f"{name} --lang {wish}" if wish else name


# Replacements for a terminal that knows only ASCII: no two marks may look the same.
_STAND_INS = str.maketrans("▲■▶│─┼−“”„’…·×", '^#>|-+-"""\'..x', "«»")


def _stand_in(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    plain = normalize("NFKD", missing.translate(_STAND_INS)).encode("ascii", "ignore").decode()
    return plain or "?", error.end


def _never_fail_to_print() -> None:
    """Characters that the terminal cannot show are replaced; where readline exists, typed lines can be edited."""
    codecs.register_error("stand-in", _stand_in)
    for channel in (sys.stdout, sys.stderr):
        if isinstance(channel, TextIOWrapper):
            channel.reconfigure(errors="stand-in")
    with suppress(ImportError):
        import readline  # noqa: F401, PLC0415


def _wished_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """--lang may come anywhere and is read first, so that even a wrong command line is answered in that language."""
    wish: str | None = None
    rest: list[str] = []
    waiting = iter(arguments)
    for argument in waiting:
        if argument == "--lang":
            wish = next(waiting, "")
        elif argument.startswith("--lang="):
            wish = argument.partition("=")[2]
        else:
            rest.append(argument)
    return wish, rest


def _usage_fault(error: typer.TyperException) -> Fault:
    """Typer's error classes are private: they are recognised by their names and attributes."""
    kind = type(error).__name__
    names = getattr(getattr(error, "param", None), "opts", None) or [getattr(error, "option_name", "")]
    name = str(names[0])
    if kind == "NoSuchOption":
        return Fault(NO_OPTION, {"name": name})
    if kind in ("MissingParameter", "BadOptionUsage"):
        return Fault(MISSING, {"name": name})
    if kind == "BadParameter":
        # Numbers are the only arguments that can be of the wrong type.
        return Fault(NOT_A_NUMBER, {"name": name})
    if error.message.startswith("No such command"):
        return Fault(NO_COMMAND, {"name": error.message.partition("'")[2].rpartition("'")[0][:40]})
    if error.message.startswith("Got unexpected extra argument"):
        return Fault(TOO_MUCH, {"name": error.message.rpartition("(")[2].rstrip(")")[:40]})
    return Fault(BAD_USAGE, {"text": error.message[:200]})


def _tell(speech: Speech, fault: Fault, code: int) -> int:
    print(speech.error(fault), file=sys.stderr)
    return code
