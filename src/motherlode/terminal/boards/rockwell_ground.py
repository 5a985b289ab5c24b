"""The ground unrolled: a column for each sector, from the entrances at the top down to the centre."""

from itertools import zip_longest

from rich.text import Text

from motherlode.games.rockwell.views import CrewView, RockwellView, TileView
from motherlode.games.rockwell.world import ENTRANCES, METAL_NAMES, SECTORS
from motherlode.terminal.boards.rockwell_terms import (
    owner_short,
    owner_style,
    place_name,
    said,
    tile_name,
)
from motherlode.terminal.speech import Speech

CELL = 10  # of a sector; an entrance faces two
SHAFT, ASTRIDE, ACTIVE = "▼", "▸", "*"


def ground(view: RockwellView, speech: Speech) -> list[Text]:
    """No line may be broken but the last one, the centre's."""
    rows = _entrances(view, speech)
    for first in range(0, len(view.tiles), SECTORS):
        cells = [_tile(view, tile, speech) for tile in view.tiles[first : first + SECTORS]]
        rows += _beside(cells, CELL)
    for row in rows:
        row.rstrip()
        row.no_wrap = True
    return [*rows, _centre(view, speech)]


def crew_mark(crew: CrewView, speech: Speech) -> Text:
    """Whose, its number, its power and that of its die: Re2:1+3."""
    die = f"+{crew.die}" if crew.die else ""
    text = f"{owner_short(crew.owner, speech)}{crew.number}:{crew.power}{die}{ACTIVE if crew.active else ''}"
    return Text(text, style=owner_style(crew.owner))


def _tile(view: RockwellView, tile: TileView, speech: Speech) -> list[Text]:
    """What it is, then its shaft, who is there, and who is astride it and the next one."""
    lines = [Text(f"{tile_name(tile.name, speech)} {_state(tile, speech)}", style="dim" if tile.turned else "bold")]
    for seat, company in enumerate(view.seats):
        shafts = [shaft.number for shaft in company.shafts if shaft.tile == tile.name]
        lines += [Text(f"{SHAFT}{owner_short(seat, speech)}{k}", style=owner_style(seat)) for k in shafts]
    lines += [crew_mark(crew, speech) for crew in view.crews if crew.place == tile.name]
    astride = [crew for crew in view.crews if crew.place.startswith(f"{tile.name}-")]
    return lines + [crew_mark(crew, speech).append(ASTRIDE) for crew in astride]


def _state(tile: TileView, speech: Speech) -> str:
    """The power there and the power it takes, or what a shaft yields."""
    if not tile.turned:
        return f"{tile.force}/{tile.power}" if tile.power else ""
    yields = zip(tile.yields or [], METAL_NAMES, strict=False)
    return "".join(f"{cubes}{said(speech, f'letter-{name}')}" for cubes, name in yields if cubes)


def _entrances(view: RockwellView, speech: Speech) -> list[Text]:
    cells: list[list[Text]] = []
    for k in range(ENTRANCES):
        name = f"entrance-{k}"
        marks = [crew_mark(crew, speech) for crew in view.crews if crew.place == name]
        cells.append([Text(place_name(name, speech), style="dim"), *_beside([marks[::2], marks[1::2]], CELL)])
    return _beside(cells, 2 * CELL)


def _centre(view: RockwellView, speech: Speech) -> Text:
    marks = [crew_mark(crew, speech) for crew in view.crews if crew.place == "centre"]
    return Text("  ").join([Text(said(speech, "map-centre"), style="dim"), *marks])


def _beside(cells: list[list[Text]], width: int) -> list[Text]:
    """Columns of lines as lines."""
    rows: list[Text] = []
    for line in zip_longest(*cells):
        row = Text()
        for cell in line:
            text = cell or Text()
            row.append(text).append(" " * (width - text.cell_len))
        rows.append(row)
    return rows
