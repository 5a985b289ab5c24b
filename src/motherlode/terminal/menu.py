"""Questions for people who just type `motherlode play`: which game, which preset, against whom."""

from datetime import datetime
from pathlib import Path

import typer

from motherlode.games.registry import GAMES
from motherlode.terminal.desk import Desk
from motherlode.terminal.kept import unfinished
from motherlode.terminal.opening import OPPONENT, PERSON, Wishes

# The bots behind menu-opponent-0, -1, ...; Enter takes the first.
OPPONENTS = (OPPONENT, "greedy", "random", PERSON)
KEPT_SHOWN = 5


def ask_for_kept(desk: Desk) -> Path | None:
    """One of the games left unfinished, if there are any and it is wanted."""
    speech = desk.speech
    games = unfinished(KEPT_SHOWN)
    if not games:
        return None
    choices = [speech.say("menu-new")]
    for path, log in games:
        when = datetime.fromtimestamp(path.stat().st_mtime).astimezone().strftime("%Y-%m-%d %H:%M")
        title = speech.title(log.header.game)
        choices.append(speech.say("menu-kept", game=title, seats=log.header.seats, lines=len(log.lines), when=when))
    picked = _pick(speech.say("menu-start"), choices, desk)
    return games[picked - 1][0] if picked else None


def ask_wishes(desk: Desk) -> Wishes:
    """Enter takes the first of every list."""
    speech = desk.speech
    names = list(GAMES)
    titles = [f"{speech.title(name)}: {speech.of_game(name, 'about')}" for name in names]
    game = names[_pick(speech.say("menu-game"), titles, desk)]
    presets = GAMES[game].meta.presets
    about = [f"{preset.name}: {speech.of_game(game, f'preset-{preset.name}')}" for preset in presets]
    preset = presets[_pick(speech.say("menu-preset"), about, desk)]
    kinds = [speech.say(f"menu-opponent-{k}") for k in range(len(OPPONENTS))]
    opponent = OPPONENTS[_pick(speech.say("menu-opponents"), kinds, desk)]
    seats = preset.seats[0]
    return Wishes(game, preset.name, seats, {}, None, [PERSON] + [opponent] * (seats - 1))


def _pick(question: str, choices: list[str], desk: Desk) -> int:
    if len(choices) == 1:
        return 0
    desk.console.print(question, style="bold")
    for number, choice in enumerate(choices, 1):
        desk.console.print(f"  {number}  {choice}", highlight=False)
    while True:
        try:
            typed = desk.ask(f"1-{len(choices)} [1] > ").strip() or "1"
        except EOFError:
            raise typer.Abort from None
        if typed.isdecimal() and 1 <= int(typed) <= len(choices):
            return int(typed) - 1
        desk.console.print(desk.speech.say("menu-again", most=len(choices)))
