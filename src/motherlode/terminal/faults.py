"""Errors of the command line itself, numbered like all others."""

from motherlode.core.errors import Fault

NO_COMMAND = 101
NO_OPTION = 102
MISSING = 103
NOT_A_NUMBER = 104
BAD_USAGE = 105
CANNOT_READ = 106
CANNOT_WRITE = 107
FILE_EXISTS = 108
OUT_OF_RANGE = 110
OUR_FAULT = 111
NOT_UNDERSTOOD = 112
AMBIGUOUS = 113
NO_PARAGRAPH = 114
BAD_OPTION_ARGUMENT = 116
NO_SUCH_LINE = 117
BAD_PLAYER = 118
NO_LANGUAGE = 119
TOO_MUCH = 120
PLAYER_COUNT = 121
NOT_WITH_RESUME = 122
SYSTEM_REFUSES = 123
CHANGED_ELSEWHERE = 124
NEEDS_A_NAME = 125
BAD_SHARE = 126

FACTS: dict[int, tuple[str, ...]] = {
    NO_COMMAND: ("name",),
    NO_OPTION: ("name",),
    MISSING: ("name",),
    NOT_A_NUMBER: ("name",),
    BAD_USAGE: ("text",),
    CANNOT_READ: ("file", "text"),
    CANNOT_WRITE: ("file", "text"),
    FILE_EXISTS: ("file",),
    OUT_OF_RANGE: ("name", "least", "most"),
    OUR_FAULT: ("text",),
    NOT_UNDERSTOOD: ("text",),
    AMBIGUOUS: ("text", "moves"),
    NO_PARAGRAPH: ("rule", "game"),
    BAD_OPTION_ARGUMENT: ("text",),
    NO_SUCH_LINE: ("at", "lines"),
    BAD_PLAYER: ("text", "bots"),
    NO_LANGUAGE: ("lang", "langs"),
    TOO_MUCH: ("name",),
    PLAYER_COUNT: ("players", "seats"),
    NOT_WITH_RESUME: ("name",),
    SYSTEM_REFUSES: ("text",),
    CHANGED_ELSEWHERE: ("file",),
    NEEDS_A_NAME: (),
    BAD_SHARE: ("text",),
}


def in_range(name: str, value: int, least: int, most: int) -> int:
    if not least <= value <= most:
        raise Fault(OUT_OF_RANGE, {"name": name, "least": least, "most": most})
    return value
