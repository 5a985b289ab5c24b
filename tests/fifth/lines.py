"""What the fifth game adds to files that are there: after which line, or at the end."""

from typing import NamedTuple


class Addition(NamedTuple):
    file: str
    lines: str
    after: str = ""


ADDITIONS = (
    Addition(
        "src/motherlode/games/registry.py",
        after="from motherlode.games.goldrausch.view import GoldrauschView\n",
        lines="""from motherlode.games.quarry.game import make as make_quarry
from motherlode.games.quarry.meta import META as QUARRY
from motherlode.games.quarry.view import QuarryView
""",
    ),
    Addition(
        "src/motherlode/games/registry.py",
        after='    "rockwell": Listing(ROCKWELL, make_rockwell, RockwellView),\n',
        lines='    "quarry": Listing(QUARRY, make_quarry, QuarryView),\n',
    ),
    Addition(
        "src/motherlode/bots/of_games.py",
        after="from motherlode.bots.levels import JUDGED, USUAL, Level, Strength\n",
        lines="from motherlode.bots.quarry import QuarryEvaluation\n",
    ),
    Addition(
        "src/motherlode/bots/of_games.py",
        after="OF_GAMES: Final[dict[str, GameEntry]] = {\n",
        lines='    "quarry": GameEntry(evaluation=lambda game: QuarryEvaluation(game.options, game.tables)),\n',
    ),
    Addition(
        "pyproject.toml",
        lines="""
[[tool.importlinter.contracts]]
name = "inside quarry"
type = "layers"
layers = ["game", "view | taking", "events | scoring | moves", "state", "options | tables", "meta"]
containers = ["motherlode.games.quarry"]
""",
    ),
    Addition(
        "docs/rulings.md",
        lines="""
## Quarry

| paragraph | what the sources say or leave open | readings | we play | why | effect |
|---|---|---|---|---|---|
| 1.1 | how many blocks | – | 14 | there is no printed game | – |
| 2.3 | what the last block is worth | 4 points more; no more | 4 more, unless `last: nothing` | a close end | – |
""",
    ),
    Addition(
        "docs/glossary.md",
        lines="""
## Quarry

| word | in code | meaning | Deutsch | français |
|---|---|---|---|---|
| block | `blocks` | what lies in the pile | Block | bloc |
| pile | `PILE_EMPTY` | where all blocks are that nobody has | Haufen | tas |
""",
    ),
    Addition(
        "CHANGELOG.md",
        after="### Games\n\n",
        lines="- Quarry, revision 1: two, three (that many players); option `last` (bonus or nothing).\n",
    ),
)
