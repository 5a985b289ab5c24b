"""Tables as the database keeps them: structs to rows and back."""

import msgspec

from motherlode.games.registry import listing
from motherlode.server.store.happenings import decode
from motherlode.server.store.units import Row, StoredTable
from motherlode.server.table.chair import Chair
from motherlode.server.table.live import Live
from motherlode.server.table.setup import Setup, Terms
from motherlode.server.table.summary import Summary

decode_ends = msgspec.json.Decoder(list[tuple[int, int]]).decode


def chair_row(chair: Chair) -> Row:
    return {**msgspec.structs.asdict(chair), "level": chair.level or ""}


def chair_of(row: Row) -> Chair:
    return Chair(row["kind"], row["look"], row["person"], row["name"], row["level"] or None, row["owner"])


def setup_row(setup: Setup) -> Row:
    row = msgspec.structs.asdict(setup)
    del row["record"]  # told by the status
    row["options"] = msgspec.json.encode(setup.options).decode()
    row["listed"] = int(setup.listed)
    return row


def terms_of(row: Row) -> Terms:
    return Terms(
        id=row["id"],
        game=row["game"],
        preset=row["preset"],
        options=_options(row),
        seats=row["seats"],
        owner=row["owner"],
        listed=bool(row["listed"]),
        glass=row["glass"],
        record=row["status"] == "record",
    )


def _options(row: Row) -> dict[str, str]:
    """All options: older servers kept only those that somebody had chosen."""
    meta = listing(row["game"]).meta
    return meta.kept(meta.preset(row["preset"]), msgspec.json.decode(row["options"]))


def summary_row(summary: Summary) -> Row:
    row = msgspec.structs.asdict(summary)
    row["ends"] = msgspec.json.encode(summary.ends).decode() if summary.ends else ""
    return row


def summary_in(row: Row) -> Summary:
    return Summary(
        status=row["status"],
        actors=row["actors"],
        moves=row["moves"],
        ends=decode_ends(row["ends"]) if row["ends"] else [],
        changed=row["changed"],
    )


def live_of(stored: StoredTable) -> Live:
    """The table as it was, made again from its events."""
    terms = msgspec.structs.asdict(terms_of(stored.row))
    setup = Setup(**terms, seed=stored.row["seed"], taken=stored.row["taken"])
    live = Live(setup, [chair_of(row) for row in stored.chairs])
    for body, at in stored.events:
        live.take(decode(body), at)
    return live
