"""Goldrausch as text. Marks and words say everything, colour only helps."""

from rich.text import Text

from motherlode.games.goldrausch.view import CompanyView, ContinentView, GoldrauschView
from motherlode.terminal.speech import Speech
from motherlode.terminal.style import seat_style

GAME = "goldrausch"
STYLES = {"azul": "blue", "rosso": "red", "veridia": "green"}
NAME = 9  # a continent's name
BAR = 20  # the longest bar: the continent that holds most
AMOUNT = 9  # 10/30
COLUMN = 8  # a figure under its heading
FULL, EMPTY = "■", "·"


def drawn(view: object, speech: Speech) -> list[Text]:
    """A bar for each continent, what the open card does there, who is there; then who has what."""
    if not isinstance(view, GoldrauschView):
        raise TypeError(view)
    out = [_headings(speech)]
    out += [_row(view, continent, speech) for continent in view.continents]
    for line in out:
        line.no_wrap = True
    return [Text(_clock(view, speech)), *out, *_piles(view, speech), *_companies(view, speech)]


def legend(view: object, speech: Speech) -> list[Text]:
    if not isinstance(view, GoldrauschView):
        raise TypeError(view)
    lines = [
        speech.of_game(GAME, "board-legend"),
        speech.of_game(GAME, "board-aim", goal=view.goal, win=view.win, fine=view.fine, fines=view.fines),
    ]
    return [Text(line, style="dim") for line in lines]


def described(view: object, speech: Speech) -> list[Text]:
    """The same position for people who listen to it."""
    if not isinstance(view, GoldrauschView):
        raise TypeError(view)
    out = [Text(_clock(view, speech))]
    for continent in view.continents:
        said = speech.of_game(GAME, "words-continent", **_facts(continent, speech))
        there = _there(view, continent)
        if there:
            seats = ", ".join(speech.seat(seat) for seat in there)
            said += " " + speech.of_game(GAME, "words-there", seats=seats)
        out.append(Text(said))
    return out + _piles(view, speech) + _companies(view, speech)


def _facts(continent: ContinentView, speech: Speech) -> dict[str, object]:
    return {
        "continent": speech.word(GAME, "continent", continent.name),
        "lying": continent.lying,
        "maximum": continent.maximum,
        "respawn": continent.respawn,
        "yields": continent.yields,
        "alone": continent.alone,
    }


def _clock(view: GoldrauschView, speech: Speech) -> str:
    card = "none" if view.resource is None else str(view.resource)
    return speech.of_game(GAME, "board-clock", round=view.round, rounds=view.rounds, card=card, mine=view.mine)


def _headings(speech: Speech) -> Text:
    out = Text(" " * (NAME + BAR + AMOUNT), style="dim")
    for key in ("board-grown", "board-yield", "board-alone"):
        out.append(f"{speech.of_game(GAME, key):>{COLUMN}}")
    return out


def _row(view: GoldrauschView, continent: ContinentView, speech: Speech) -> Text:
    widest = max(1, *(other.maximum for other in view.continents))
    cells = -(-continent.maximum * BAR // widest)
    # Rounded up, so that even a little gold shows.
    full = -(-continent.lying * BAR // widest)
    out = Text(f"{speech.word(GAME, 'continent', continent.name):<{NAME}}", style=f"bold {STYLES[continent.name]}")
    out.append(FULL * full, style=f"not bold {STYLES[continent.name]}")
    out.append(EMPTY * (cells - full) + " " * (BAR - cells), style="not bold dim")
    amount = f"{continent.lying}/{continent.maximum}"
    out.append(f"{amount:>{AMOUNT}}", style="not bold default")
    for figure in (continent.respawn, continent.yields, continent.alone):
        out.append(f"{figure:>{COLUMN}}", style="not bold default")
    for seat in _there(view, continent):
        out.append(f"  {speech.seat(seat)}", style=f"not bold {seat_style(seat)}")
    return out


def _there(view: GoldrauschView, continent: ContinentView) -> list[int]:
    """Whose figure is there, as far as the viewer knows."""
    return [seat for seat, company in enumerate(view.seats) if company.country == continent.name]


def _piles(view: GoldrauschView, speech: Speech) -> list[Text]:
    """What the wheel showed last, and the event cards that are used."""
    out: list[Text] = []
    if view.incident is not None:
        state = "lasting" if view.incident in view.out else "now" if view.in_force else "spent"
        facts = {"incident": _incident(view.incident, speech), "round": view.spun_round, "state": state}
        out.append(_said(speech, "board-incident", **facts))
    elif view.spun is not None:
        out.append(_said(speech, "board-spun", result=speech.word(GAME, "result", view.spun)))
    used = [_incident(name, speech) for name in (*view.discards, *view.out)]
    if used:
        out.append(_said(speech, "board-used", used=", ".join(used), deck=view.deck))
    return out


def _incident(name: str, speech: Speech) -> str:
    return speech.word(GAME, "incident", name)


def _said(speech: Speech, key: str, **facts: object) -> Text:
    return Text(speech.of_game(GAME, key, **facts))


def _companies(view: GoldrauschView, speech: Speech) -> list[Text]:
    return [_company(view, seat, company, speech) for seat, company in enumerate(view.seats)]


def _company(view: GoldrauschView, seat: int, company: CompanyView, speech: Speech) -> Text:
    """A player's gold, then whatever else is known of them, in short phrases."""
    said = [speech.of_game(GAME, "board-gold", gold=company.gold)]
    if seat == view.start:
        said.append(speech.of_game(GAME, "board-start"))
    if company.country is not None:
        continent = speech.word(GAME, "continent", company.country)
        said.append(speech.of_game(GAME, "board-where", continent=continent))
    elif company.chosen:
        said.append(speech.of_game(GAME, "board-chosen"))
    if company.abstains:
        said.append(speech.of_game(GAME, "board-abstains"))
    elif company.card is not None:
        said.append(speech.word(GAME, "card", company.card))
    elif company.laid:
        said.append(speech.of_game(GAME, "board-laid"))
    if company.sealed:
        said.append(speech.of_game(GAME, "board-sealed"))
    out = Text("▶ " if seat in view.actors else "  ")
    out.append(speech.seat(seat), style=f"bold {seat_style(seat)}")
    return out.append(f"  {', '.join(said)}")
