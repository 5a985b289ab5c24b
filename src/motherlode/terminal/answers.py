"""What a person at the table may ask for besides moving."""

import secrets
from pathlib import Path

from rich.text import Text

from motherlode.bots.mcts_bot import MctsBot
from motherlode.bots.of_games import judge
from motherlode.core.errors import Fault
from motherlode.core.log import render
from motherlode.core.match import Match
from motherlode.core.rng import Rng
from motherlode.terminal import files
from motherlode.terminal.boards import board_of
from motherlode.terminal.choosing import grouped
from motherlode.terminal.desk import Desk
from motherlode.terminal.faults import NEEDS_A_NAME, NO_PARAGRAPH, NOT_UNDERSTOOD
from motherlode.terminal.rulebook import paragraphs, wanted
from motherlode.terminal.telling import news

HINT_SECONDS = 1.0
HINTS = 3
COMMANDS = ("help", "moves", "undo", "hint", "rules", "board", "words", "log", "save", "quit")
WITH_WORDS = ("rules", "save")


class Answers:
    """Commands are known by their English names and by those of the reader's language."""

    def __init__(self, match: Match, desk: Desk) -> None:
        self.match = match
        self.game = match.header.game
        self.speech = desk.speech
        self.console = desk.console
        self.rng = Rng(secrets.randbits(60))
        self._commands = {self.speech.say(f"command-{name}"): name for name in COMMANDS}
        self._commands.update({name: name for name in COMMANDS}, **{"?": "help", "q": "quit", "exit": "quit"})

    def command(self, word: str) -> str:
        """The command that this word means, or an empty string."""
        return self._commands.get(word.lower(), "")

    def answer(self, seat: int, command: str, rest: str) -> None:
        if rest and command not in WITH_WORDS:
            raise Fault(NOT_UNDERSTOOD, {"text": f"{command} {rest}"[:60]})
        if command == "moves":
            self._moves(seat)
        elif command == "hint":
            self._hint(seat)
        elif command == "rules":
            self._rules(rest)
        elif command == "board":
            view = self.match.view(seat)
            board = board_of(self.game)
            self._print(board.drawn(view, self.speech) + board.legend(view, self.speech))
        elif command == "words":
            self._print(board_of(self.game).described(self.match.view(seat), self.speech))
        elif command == "log":
            self._print(news(self.match, seat, -1, self.speech) or [Text(self.speech.say("log-empty"))])
        elif command == "save":
            self._save(rest)
        else:
            self._help(seat)

    def _help(self, seat: int) -> None:
        """The commands, and one move of every kind there is now, with what it means."""
        self.console.print(self.speech.say("help"), highlight=False)
        codec, examples = self.match.game.codec, dict[str, int]()
        for code in self.match.game.legal_moves(self.match.state, seat):
            examples.setdefault(codec.kind(code).name, code)
        for code in examples.values():
            self.console.print(f"  {codec.text(code):<24}{self.speech.move(self.game, codec, code)}", highlight=False)

    def _moves(self, seat: int) -> None:
        legal = self.match.game.legal_moves(self.match.state, seat)
        for head, lasts in grouped(self.match.game.codec, legal):
            self.console.print(Text().append(f"{head} ", style="bold").append(" ".join(lasts)))

    def _hint(self, seat: int) -> None:
        with self.console.status(self.speech.say("thinking", seat="…")):
            asked = judge(self.game, self.match.game)
            bot = MctsBot(self.rng.bits(), seconds=HINT_SECONDS, judge=asked)
            search = bot.search(self.match.observer(seat, self.rng))
        for move, visits, share in search.report()[:HINTS]:
            sentence = self.speech.move(self.game, self.match.game.codec, move)
            facts = {"move": sentence, "percent": round(100 * share), "visits": visits}
            self.console.print(self.speech.say("hint", **facts), highlight=False)

    def _rules(self, asked: str) -> None:
        book = paragraphs(self.speech.language, self.game)
        numbers = wanted(book, asked)
        if not numbers:
            raise Fault(NO_PARAGRAPH, {"rule": asked[:20], "game": self.game})
        for number in numbers:
            self.console.print(Text().append(f"{number} ", style="bold").append(book[number]))

    def _save(self, name: str) -> None:
        if not name:
            raise Fault(NEEDS_A_NAME, {})
        path = Path(name.strip("\"'")).expanduser()
        files.write_new(path, render(self.match.log(with_seed=True)))
        self.console.print(self.speech.say("saved", file=str(path)), soft_wrap=True, highlight=False)

    def _print(self, lines: list[Text]) -> None:
        for line in lines:
            self.console.print(line)
