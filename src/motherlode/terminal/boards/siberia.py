"""Siberia as text. Marks, numbers and words say everything, colour only helps.

Map, exchanges and supply are one table: a column for each resource, then one for each player's figures.
"""

from rich.text import Text

from motherlode.games.siberia.view import (
    ActionView,
    AreaView,
    EffectView,
    ExchangeView,
    PieceView,
    SiberiaCompanyView,
    SiberiaView,
)
from motherlode.terminal.speech import Speech
from motherlode.terminal.style import seat_style

GAME = "siberia"
NUMBER = 3  # of an area
NAME = 17  # of an area or an exchange
CELL = 3  # a resource, a player, an action
SPACES = 2  # of an action
LYING, JOKER, INVESTMENT, FRESH, NOTHING = "■", "◆", "●", "□", "·"
MARKS = {"tile": LYING, "joker": JOKER, "investment": INVESTMENT}
BACK = "/"  # of an exchange tile: its other side
THOUSAND = 1000


def drawn(view: object, speech: Speech) -> list[Text]:
    """The table of map and exchanges, then the tableaus, then who has what."""
    if not isinstance(view, SiberiaView):
        raise TypeError(view)
    table = [_headings(view, speech)]
    table += [_area_row(view, number, area, speech) for number, area in enumerate(view.areas, start=1)]
    table.append(_port_row(view, speech))
    table += [row for exchange in view.exchanges for row in _exchange_rows(exchange, speech)]
    table.append(_supply_row(view, speech))
    table.append(_tableau_headings(view, speech))
    table += [_tableau_row(view, seat, company, speech) for seat, company in enumerate(view.seats)]
    for line in table:
        line.rstrip()
        line.no_wrap = True
    return [*_clock(view, speech), *table, _investments(view, speech), *_companies(view, speech), *_own(view, speech)]


def legend(view: object, speech: Speech) -> list[Text]:
    if not isinstance(view, SiberiaView):
        raise TypeError(view)
    lines = [
        speech.of_game(GAME, "terminal-legend-map"),
        speech.of_game(GAME, "terminal-legend-tableau", limit=view.tile_limit),
    ]
    return [Text(line, style="dim") for line in lines]


def described(view: object, speech: Speech) -> list[Text]:
    """The same position for people who listen to it."""
    if not isinstance(view, SiberiaView):
        raise TypeError(view)
    out = _clock(view, speech)
    out += [Text(_spoken_area(number, area, speech)) for number, area in enumerate(view.areas, start=1)]
    port = [company.port for company in view.seats]
    out.append(Text(" ".join([f"{_port(speech)}.", *_spoken_workers(port, view.port_near, speech)])))
    out += [Text(_spoken_exchange(view, exchange, speech)) for exchange in view.exchanges]
    cubes = [f"{_resource(stock.resource, speech)} {stock.left}" for stock in view.supply]
    out += [_said(speech, "terminal-supply-words", cubes=", ".join(cubes)), _investments(view, speech)]
    for seat, company in enumerate(view.seats):
        out.append(_company(view, seat, company, speech))
        if seat != view.viewer:
            out += _tableau(seat, company, speech)
    return out + _own(view, speech)


# -- map, exchanges, supply


def _headings(view: SiberiaView, speech: Speech) -> Text:
    out = Text(" " * (NUMBER + NAME), style="dim")
    for stock in view.supply:
        out.append(f"{_short(stock.resource, speech):<{CELL}}")
    for seat in range(len(view.seats)):
        out.append(f"{speech.seat(seat)[: CELL - 1]:<{CELL}}", style=f"not dim {seat_style(seat)}")
    return out.append(speech.of_game(GAME, "terminal-near-head"))


def _row(number: str, name: str, cells: list[str], figures: list[int]) -> Text:
    out = Text(f"{number:<{NUMBER}}{name:<{NAME}}")
    out.append("".join(f"{cell:<{CELL}}" for cell in cells))
    for seat, count in enumerate(figures):
        out.append(f"{count or NOTHING:<{CELL}}", style=seat_style(seat) if count else "dim")
    return out


def _area_row(view: SiberiaView, number: int, area: AreaView, speech: Speech) -> Text:
    name = speech.word(GAME, "area", area.name)
    if area.closed:
        closed = speech.of_game(GAME, "terminal-closed")
        return Text(f"{number:<{NUMBER}}{name:<{NAME}}{closed}", style="dim")
    cells = [LYING if stock.resource in area.cubes else NOTHING for stock in view.supply]
    return _row(str(number), name, cells, area.workers).append(_numbers(view, area.near), style="dim")


def _port_row(view: SiberiaView, speech: Speech) -> Text:
    figures = [company.port for company in view.seats]
    row = _row("", _port(speech), [""] * len(view.supply), figures)
    return row.append(_numbers(view, view.port_near), style="dim")


def _numbers(view: SiberiaView, near: list[str]) -> str:
    """Areas by their numbers: seven names would not fit on a line."""
    return " ".join(str(number) for number, area in enumerate(view.areas, start=1) if area.name in near)


def _exchange_rows(exchange: ExchangeView, speech: Speech) -> list[Text]:
    """The face that is up, or both: the second is the back of the first."""
    if exchange.name is not None:
        return [_row("", _exchange(exchange.name, speech), _prices(exchange.prices), exchange.sellers)]
    rows = [
        _row(mark, _exchange(face.name, speech), _prices(face.prices), [])
        for mark, face in zip(("", BACK), exchange.faces, strict=False)
    ]
    for row in rows:
        row.stylize("dim")
    return rows


def _prices(prices: list[int]) -> list[str]:
    return [str(price // THOUSAND) if price else NOTHING for price in prices]


def _supply_row(view: SiberiaView, speech: Speech) -> Text:
    return _row("", speech.of_game(GAME, "terminal-supply"), [str(stock.left) for stock in view.supply], [])


# -- tableaus


def _tableau_headings(view: SiberiaView, speech: Speech) -> Text:
    actions = "".join(f"{_short(action.name, speech):<{CELL}}" for action in view.seats[0].actions)
    return Text(f"{'':<{NAME}}{actions}", style="dim").append(speech.word(GAME, "spot", "research"))


def _tableau_row(view: SiberiaView, seat: int, company: SiberiaCompanyView, speech: Speech) -> Text:
    out = Text(f"{_arrow(view, seat)}{speech.seat(seat):<{NAME - 2}}", style=f"bold {seat_style(seat)}")
    for action in company.actions:
        marks = "".join(FRESH if piece.fresh else MARKS[piece.sort] for piece in action.pieces)
        out.append(f"{marks:{NOTHING}<{SPACES}} ", style="not bold" if action.ready else "not bold dim")
    return out.append(str(len(company.research) or NOTHING), style="not bold default")


def _tableau(seat: int, company: SiberiaCompanyView, speech: Speech) -> list[Text]:
    """What lies where, by name; nothing if the tableau is empty."""
    lying = [(speech.word(GAME, "action", action.name), action.pieces) for action in company.actions]
    lying.append((speech.word(GAME, "spot", "research"), company.research))
    said = [
        speech.of_game(GAME, "terminal-lies", spot=spot, pieces=", ".join(_piece(piece, speech) for piece in pieces))
        for spot, pieces in lying
        if pieces
    ]
    if not said:
        return []
    return [_said(speech, "terminal-tableau", seat=speech.seat(seat), lying=", ".join(said))]


def _piece(piece: PieceView, speech: Speech) -> str:
    if piece.sort == "joker":
        return speech.of_game(GAME, "terminal-joker")
    if piece.sort == "investment" or piece.tile is None:
        return speech.of_game(GAME, "terminal-investment")
    return speech.word(GAME, "tile", piece.tile)


# -- sentences


def _clock(view: SiberiaView, speech: Speech) -> list[Text]:
    out = _said(
        speech,
        "terminal-clock",
        round=view.round,
        closed=view.closed,
        closed_limit=view.closed_limit,
        empty=sum(1 for stock in view.supply if not stock.left) if view.round else 0,
        empty_limit=view.empty_limit,
    )
    if view.idle:
        out.append(" " + speech.of_game(GAME, "terminal-idle", idle=view.idle, limit=view.idle_limit))
    return [out]


def _investments(view: SiberiaView, speech: Speech) -> Text:
    actions = ", ".join(speech.word(GAME, "action", action) for action in view.investments)
    open_ = len(view.investments)
    return _said(speech, "terminal-investments", open=open_, actions=actions, stack=view.stack, bag=view.bag)


def _companies(view: SiberiaView, speech: Speech) -> list[Text]:
    return [_company(view, seat, company, speech) for seat, company in enumerate(view.seats)]


def _company(view: SiberiaView, seat: int, company: SiberiaCompanyView, speech: Speech) -> Text:
    """A player's money, then whatever else is known of them, in short phrases."""
    said = [speech.of_game(GAME, "terminal-money", money=speech.number(company.money, 0))]
    if seat == view.start:
        said.append(speech.of_game(GAME, "terminal-start"))
    said.append(speech.of_game(GAME, "terminal-figures", figures=company.figures))
    said.append(speech.of_game(GAME, "terminal-tiles", tiles=company.tiles))
    if company.hand:
        said.append(speech.of_game(GAME, "terminal-to-lay", hand=company.hand))
    if company.sealed and view.phase == "placing":
        said.append(speech.of_game(GAME, "terminal-sealed"))
    if company.passed:
        said.append(speech.of_game(GAME, "terminal-passed"))
    ready = [_ready(action, speech) for action in company.actions if action.ready]
    if ready:
        said.append(speech.of_game(GAME, "terminal-ready", actions=", ".join(ready)))
    out = Text(_arrow(view, seat))
    out.append(speech.seat(seat), style=f"bold {seat_style(seat)}")
    return out.append(f"  {', '.join(said)}")


def _ready(action: ActionView, speech: Speech) -> str:
    """An action that could be taken and, for a resource, the most it would bring."""
    name = speech.word(GAME, "action", action.name)
    found = action.prospect
    if found is None or found.exchange is None or found.money == 0:
        return name
    money, exchange = speech.number(found.money, 0), _exchange(found.exchange, speech)
    return speech.of_game(GAME, "terminal-brings", action=name, money=money, exchange=exchange)


def _own(view: SiberiaView, speech: Speech) -> list[Text]:
    """What the viewer needs in order to choose: their tableau and hand; then what is under way."""
    out: list[Text] = []
    if view.viewer < len(view.seats):
        out += _tableau(view.viewer, view.seats[view.viewer], speech)
    if view.hand:
        tiles = ", ".join(speech.word(GAME, "tile", tile) for tile in view.hand)
        out.append(_said(speech, "terminal-hand", tiles=tiles))
    if view.effect is not None:
        out += _effect(view.effect, speech)
    return out


def _effect(effect: EffectView, speech: Speech) -> list[Text]:
    if effect.steps:
        return [_said(speech, "terminal-steps", steps=effect.steps)]
    if effect.finds:
        finds = ", ".join(speech.word(GAME, "find", find) for find in effect.finds)
        return [_said(speech, "terminal-finds", finds=finds)]
    if effect.sales:
        areas = ", ".join(speech.word(GAME, "area", area) for area in effect.areas)
        sales = [f"{_exchange(sale.exchange, speech)} {speech.number(sale.money, 0)}" for sale in effect.sales]
        return [_said(speech, "terminal-sales", areas=areas, sales=", ".join(sales))]
    return []


def _spoken_area(number: int, area: AreaView, speech: Speech) -> str:
    name = speech.word(GAME, "area", area.name)
    if area.closed:
        return speech.of_game(GAME, "terminal-area-closed", number=number, area=name)
    cubes = ", ".join(_resource(cube, speech) for cube in area.cubes)
    said = speech.of_game(GAME, "terminal-area", number=number, area=name, cubes=cubes)
    return " ".join([said, *_spoken_workers(area.workers, area.near, speech)])


def _spoken_workers(workers: list[int], near: list[str], speech: Speech) -> list[str]:
    """Who is there, and which areas are one step away; either is left out if there is nothing to say."""
    out: list[str] = []
    if any(workers):
        out.append(speech.of_game(GAME, "terminal-workers", figures=_counted(workers, speech)))
    if near:
        areas = ", ".join(speech.word(GAME, "area", area) for area in near)
        out.append(speech.of_game(GAME, "terminal-near", areas=areas))
    return out


def _spoken_exchange(view: SiberiaView, exchange: ExchangeView, speech: Speech) -> str:
    if exchange.name is None:
        faces = [_spoken_prices(view, face.name, face.prices, speech) for face in exchange.faces]
        return " ".join([speech.of_game(GAME, "terminal-faces", tile=exchange.tile), *faces])
    said = _spoken_prices(view, exchange.name, exchange.prices, speech)
    if any(exchange.sellers):
        said += " " + speech.of_game(GAME, "terminal-sellers", figures=_counted(exchange.sellers, speech))
    return said


def _spoken_prices(view: SiberiaView, face: str, prices: list[int], speech: Speech) -> str:
    bought = [
        speech.of_game(
            GAME, "terminal-price", resource=_resource(stock.resource, speech), price=speech.number(price, 0)
        )
        for stock, price in zip(view.supply, prices, strict=True)
        if price
    ]
    return speech.of_game(GAME, "terminal-exchange", exchange=_exchange(face, speech), prices=", ".join(bought))


def _counted(figures: list[int], speech: Speech) -> str:
    return ", ".join(f"{speech.seat(seat)} {count}" for seat, count in enumerate(figures) if count)


# -- names


def _said(speech: Speech, key: str, **facts: object) -> Text:
    return Text(speech.of_game(GAME, key, **facts))


def _arrow(view: SiberiaView, seat: int) -> str:
    return "▶ " if seat in view.actors else "  "


def _short(name: str, speech: Speech) -> str:
    """Two letters over a column, of an action or a resource."""
    return speech.of_game(GAME, f"letter-{name}")


def _resource(name: str, speech: Speech) -> str:
    return speech.word(GAME, "resource", name)


def _exchange(name: str, speech: Speech) -> str:
    return speech.word(GAME, "exchange", name)


def _port(speech: Speech) -> str:
    return speech.word(GAME, "place", "vladivostok")
