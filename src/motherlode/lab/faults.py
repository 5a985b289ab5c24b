"""What can go wrong in the lab, numbered like all other errors."""

TOO_FEW_BOTS = 701
NAMED_TWICE = 702
FOREIGN_RECORD = 703
BROKEN_RECORD = 704
SHARED_RECORD = 705
NO_RECORD = 706
WORKER_DIED = 707

FACTS: dict[int, tuple[str, ...]] = {
    TOO_FEW_BOTS: (),
    NAMED_TWICE: ("bots", "seats"),
    FOREIGN_RECORD: ("file",),
    BROKEN_RECORD: ("file", "line"),
    SHARED_RECORD: ("file",),
    NO_RECORD: ("file", "text"),
    WORKER_DIED: ("code",),
}
