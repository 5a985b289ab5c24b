"""Writes digests and playthroughs and plays the golden games that are missing: `make golden`.
`make golden ONLY=siberia` leaves the other games as they are.

Only a change that is meant to alter rules, draws or bots may need it; read the difference before you commit it.
"""

import sys

from tests import digests
from tests.kit import VARIANTS
from tests.transcripts import PLAYTHROUGHS, golden_path, golden_text, playthrough_path, playthrough_text, read_aloud

from motherlode.core.parse import parse
from motherlode.games.registry import match_of


def main(only: list[str]) -> None:
    digests.write(only)
    wanted = [variant for variant in VARIANTS if not only or variant.game in only]
    for variant in wanted:
        golden = golden_path(variant)
        # A golden game is never played again, even if its variant has another name now: only missing ones are played.
        if not golden.exists():
            golden.parent.mkdir(parents=True, exist_ok=True)
            golden.write_text(golden_text(variant), encoding="utf-8")
    told = read_aloud()
    for stale in {*PLAYTHROUGHS.glob("*.txt")} - {playthrough_path(variant) for variant in told}:
        stale.unlink()
    for variant in set(told).intersection(wanted):
        match = match_of(parse(golden_path(variant).read_text(encoding="utf-8")))
        playthrough_path(variant).write_text(playthrough_text(variant, match), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
