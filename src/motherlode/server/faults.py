"""What can go wrong between a browser and a table, numbered like all other errors."""

OUR_FAULT = 600
BAD_REQUEST = 601
NO_SUCH_TABLE = 602
NO_SUCH_ADDRESS = 603
NOT_YOUR_SEAT = 604
NOT_INTRODUCED = 605
FOREIGN_ORIGIN = 606
TOO_OFTEN = 607
TOO_LARGE = 608
SEAT_TAKEN = 609
NOT_YOUR_TABLE = 610
NOT_STARTED = 611
ALREADY_STARTED = 612
SEATS_OPEN = 613
STILL_RUNNING = 614
NO_SUCH_POSITION = 615
BAD_LINK = 616
NO_UNDO_ASKED = 617
BAD_NAME = 618
WRONG_METHOD = 619
NOT_PLAYED_HERE = 620
BOT_SILENT = 621
SEAT_COUNT = 622
TALK_FULL = 623
NOBODY_NEAR = 624
NO_PLEDGE_NOW = 625
UNDO_TOO_OFTEN = 626
PLEDGES_FULL = 627
BAD_TOKEN = 628
NOT_FOR_PROGRAMS = 629
PROGRAMS_FULL = 630
NO_SUCH_PROGRAM = 631
LOOK_TAKEN = 632
NO_TALK_NOW = 633
LESSON_TOO_EARLY = 641
LESSONS_FULL = 642
NOT_YOUR_LESSON = 643

# Starting the server
DATA_IN_USE = 651
DATABASE_NEWER = 652
PORT_TAKEN = 653
NO_CLIENT = 654

FACTS: dict[int, tuple[str, ...]] = {
    OUR_FAULT: ("number",),
    BAD_REQUEST: ("text",),
    NO_SUCH_TABLE: (),
    NO_SUCH_ADDRESS: (),
    NOT_YOUR_SEAT: ("seat",),
    NOT_INTRODUCED: (),
    FOREIGN_ORIGIN: (),
    TOO_OFTEN: ("seconds",),
    TOO_LARGE: ("limit",),
    SEAT_TAKEN: ("seat",),
    NOT_YOUR_TABLE: (),
    NOT_STARTED: (),
    ALREADY_STARTED: (),
    SEATS_OPEN: (),
    STILL_RUNNING: (),
    NO_SUCH_POSITION: ("at", "last"),
    BAD_LINK: (),
    NO_UNDO_ASKED: (),
    BAD_NAME: (),
    WRONG_METHOD: (),
    NOT_PLAYED_HERE: (),
    BOT_SILENT: (),
    SEAT_COUNT: ("players", "seats"),
    TALK_FULL: ("limit",),
    NOBODY_NEAR: (),
    NO_PLEDGE_NOW: (),
    UNDO_TOO_OFTEN: ("limit",),
    PLEDGES_FULL: ("limit",),
    BAD_TOKEN: (),
    NOT_FOR_PROGRAMS: (),
    PROGRAMS_FULL: ("limit",),
    NO_SUCH_PROGRAM: (),
    LOOK_TAKEN: ("seat",),
    NO_TALK_NOW: (),
    LESSON_TOO_EARLY: (),
    LESSONS_FULL: ("limit",),
    NOT_YOUR_LESSON: (),
    DATA_IN_USE: ("folder",),
    DATABASE_NEWER: ("file",),
    PORT_TAKEN: ("port",),
    NO_CLIENT: (),
}

# The HTTP status where `status_of` would say something else.
STATUS: dict[int, int] = {
    OUR_FAULT: 500,
    NO_SUCH_TABLE: 404,
    NO_SUCH_ADDRESS: 404,
    NO_SUCH_POSITION: 404,
    NOT_YOUR_SEAT: 403,
    NOT_YOUR_TABLE: 403,
    NOT_INTRODUCED: 401,
    FOREIGN_ORIGIN: 403,
    TOO_OFTEN: 429,
    TOO_LARGE: 413,
    WRONG_METHOD: 405,
    BOT_SILENT: 503,
    TALK_FULL: 409,
    NOBODY_NEAR: 409,
    NO_PLEDGE_NOW: 409,
    UNDO_TOO_OFTEN: 409,
    PLEDGES_FULL: 409,
    BAD_TOKEN: 401,
    NOT_FOR_PROGRAMS: 403,
    PROGRAMS_FULL: 409,
    NO_SUCH_PROGRAM: 404,
    LOOK_TAKEN: 409,
    NO_TALK_NOW: 409,
    LESSON_TOO_EARLY: 409,
    LESSONS_FULL: 409,
    NOT_YOUR_LESSON: 403,
}


def status_of(code: int) -> int:
    """409 for what the position (200 to 299) or the table refuses; anything else is bad input."""
    if code in STATUS:
        return STATUS[code]
    if 200 <= code < 300 or SEAT_TAKEN <= code <= NOT_PLAYED_HERE:
        return 409
    return 400
