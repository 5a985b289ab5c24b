"""Prices, improvements, deliveries and achievements as one table with a column for each player; and the boards."""

from collections.abc import Sequence

from rich.text import Text

from motherlode.games.rockwell.views import AchievementView, RockwellCompanyView, RockwellView, SlotView
from motherlode.terminal.boards.rockwell_terms import cubes_said, owner_style, said
from motherlode.terminal.speech import Speech

LADDER = 22  # the name of what is paid for
PRICE = 6
STEPS = 4
GOAL = 30  # what an achievement takes
PRESTIGE, LEFT = 9, 7
SEAT = 8  # a player
BOARD, SLOT = 18, 15
ACHIEVED, NOTHING = "★", "·"
# Slots by what they give; a board in play shows what is left of it.
GIVES = {"corruption": ("i-1", "i-2"), "subcontracting": ("i-3", "i-4"), "market": ("ii-",), "workshop": ("iii-",)}


def table(view: RockwellView, speech: Speech) -> list[Text]:
    rows = [_heading(view, speech), *_ladders(view, speech), _goal_heading(speech)]
    for stack in view.stacks:
        cubes = cubes_said(stack.cubes, speech)
        label = said(speech, "terminal-stack", stack=stack.name, cubes=cubes, left=stack.left)
        rows.append(_goal_row(label, stack.prestige, stack.left, []))
    for k, goal in enumerate(view.achievements):
        label = said(speech, "terminal-goal", achievement=goal.name, needed=goal.needed)
        rows.append(_goal_row(label, goal.prestige, goal.left, [_reached(one, k, goal) for one in view.seats]))
    return _unbroken(rows)


def boards(view: RockwellView, speech: Speech) -> list[Text]:
    """The slots with their number of actions and whose vice-president is there."""
    rows: list[Text] = []
    for gives, names in GIVES.items():
        row = Text(f"{said(speech, 'terminal-board', gives=gives):<{BOARD}}")
        for slot in view.slots:
            if slot.name.startswith(names):
                row.append(_slot(slot, slot.seat is not None and view.phase == gives, speech))
        rows.append(row)
    return [*_unbroken(rows), Text(said(speech, "words-advantages", bribes=view.bribes, dice=view.dice))]


def _unbroken(rows: list[Text]) -> list[Text]:
    for row in rows:
        row.rstrip()
        row.no_wrap = True
    return rows


def _heading(view: RockwellView, speech: Speech) -> Text:
    out = Text(" " * (LADDER + STEPS * PRICE))
    for seat in range(len(view.seats)):
        out.append(f"{speech.seat(seat):>{SEAT}}", style=owner_style(seat))
    return out


def _ladders(view: RockwellView, speech: Speech) -> list[Text]:
    """What each step costs, and how far everybody is; for crews, their powers by number."""
    prices, seats = view.prices, view.seats
    powers = ["".join(str(crew.power) for crew in view.crews if crew.owner == seat) for seat in range(len(seats))]
    ladders: list[tuple[str, list[int], Sequence[object]]] = [
        ("hire", prices.hire, []),
        ("crew", prices.crew, powers),
        ("protection", prices.protection, [company.protection for company in seats]),
        ("mobility", prices.mobility, [company.mobility for company in seats]),
        ("shaft", prices.shaft, [len(company.shafts) for company in seats]),
        ("cards", [], [company.cards for company in seats]),
    ]
    rows: list[Text] = []
    for kind, steps, figures in ladders:
        costs = "".join(f"{speech.number(price, 0):>{PRICE}}" for price in steps)
        row = Text(f"{said(speech, 'terminal-ladder', kind=kind):<{LADDER}}{costs:<{STEPS * PRICE}}")
        rows.append(_with_seats(row, [str(figure or NOTHING) for figure in figures]))
    return rows


def _goal_heading(speech: Speech) -> Text:
    prestige, left = said(speech, "terminal-head-prestige"), said(speech, "terminal-head-left")
    return Text(f"{'':<{GOAL}}{prestige:>{PRESTIGE}}{left:>{LEFT}}", style="dim")


def _goal_row(label: str, prestige: int, left: int, figures: list[str]) -> Text:
    row = Text(f"{label:<{GOAL}}{prestige or NOTHING:>{PRESTIGE}}{left:>{LEFT}}", style="" if left else "dim")
    return _with_seats(row, figures)


def _with_seats(row: Text, figures: list[str]) -> Text:
    for seat, figure in enumerate(figures):
        row.append(f"{figure:>{SEAT}}", style="dim" if figure == NOTHING else owner_style(seat))
    return row


def _reached(company: RockwellCompanyView, k: int, goal: AchievementView) -> str:
    """The tile taken, or how far the player is, if that can be seen."""
    for honour in company.achieved:
        if honour.name == goal.name:
            return ACHIEVED if honour.prestige is None else f"{ACHIEVED}{honour.prestige}"
    return NOTHING if company.progress is None else f"{company.progress[k]}/{goal.needed}"


def _slot(slot: SlotView, in_play: bool, speech: Speech) -> Text:
    name = slot.name.upper()
    if not slot.name.startswith("i-"):
        name += f" ×{slot.left}/{slot.actions}" if in_play else f" ×{slot.actions}"
    out = Text(f"{name} ")
    if slot.seat is None:
        out.append(NOTHING, style="dim")
    else:
        out.append(speech.seat(slot.seat), style=owner_style(slot.seat))
    out.append(" " * (SLOT - out.cell_len))
    return out
