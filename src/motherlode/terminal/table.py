"""A table in the terminal: people and bots, one after the other, until the game is over."""

import secrets
from pathlib import Path

from rich.text import Text

from motherlode.bots.bot import Bot
from motherlode.bots.mcts_bot import MctsBot
from motherlode.core.errors import Fault
from motherlode.core.ids import SPECTATOR, everyone_at, first_seat
from motherlode.core.log import render
from motherlode.core.match import Match
from motherlode.core.rng import Rng
from motherlode.games.views import View
from motherlode.terminal import files
from motherlode.terminal.boards import DRAWN, IN_WORDS
from motherlode.terminal.choosing import chosen_move
from motherlode.terminal.desk import Desk
from motherlode.terminal.faults import INPUT_ENDED, NO_PARAGRAPH
from motherlode.terminal.rulebook import paragraphs
from motherlode.terminal.telling import news, standings

HINT_SECONDS = 1.0
HINTS = 3
COMMANDS = ("help", "moves", "undo", "hint", "rules", "board", "words", "log", "save", "quit")


class Table:
    """`bots` has the seats that are not people's. Every move is on disk before the next is asked for."""

    def __init__(self, match: Match, bots: dict[int, Bot], keep: Path, desk: Desk, plain: bool) -> None:
        self.match = match
        self.game = match.header.game
        self.bots = bots
        self.keep = keep
        self.speech = desk.speech
        self.console = desk.console
        self.ask = desk.ask
        self.command = desk.command
        self.position = IN_WORDS[self.game] if plain else DRAWN[self.game]
        self.told = 0
        # Luck of guesses and hints, never of the game.
        self.rng = Rng(secrets.randbits(60))

    def play(self) -> None:
        """Until the game is over or the person leaves."""
        self.match.go_on()
        self._store()
        while actors := self.match.game.actors(self.match.state):
            seat = first_seat(actors)
            if seat in self.bots:
                self._bot_moves(seat)
            elif not self._person_moves(seat):
                self._print_whole(self.speech.say("kept", command=self.command, file=str(self.keep)))
                return
        self._tell_news(SPECTATOR)
        self._show(SPECTATOR)
        self._print(standings(self.match, self.speech))
        self._print_whole(self.speech.say("kept-log", file=str(self.keep)))

    # -- moves

    def _bot_moves(self, seat: int) -> None:
        bot = self.bots[seat]
        with self.console.status(self.speech.say("thinking", seat=self.speech.seat(seat))):
            move = bot.choose(self.match.observer(seat, self.rng))
        self._submit(seat, move)

    def _person_moves(self, seat: int) -> bool:
        """Asks until a move is made or taken back; False if the person leaves."""
        self._tell_news(seat)
        self._show(seat)
        while True:
            try:
                typed = self.ask(self._question(seat)).strip()
            except EOFError:
                self.console.print()
                raise Fault(INPUT_ENDED, {"file": str(self.keep)}) from None
            if not typed:
                continue
            word, _, rest = typed.partition(" ")
            try:
                if word.lower() in ("quit", "exit", "q"):
                    return False
                if word.lower() == "undo":
                    self._undo(seat)
                    return True
                if word.lower() in COMMANDS or word == "?":
                    self._command(seat, word.lower(), rest.strip())
                    continue
                legal = self.match.game.legal_moves(self.match.state, seat)
                self._submit(seat, chosen_move(self.match.game.codec, legal, typed))
            except Fault as fault:
                self.console.print(Text(self.speech.error(fault), style="red"))
                continue
            return True

    def _submit(self, seat: int, move: int) -> None:
        self.match.submit(seat, self.match.turn(seat), [move])
        self._store()

    def _undo(self, seat: int) -> None:
        """A person may take back his last move with the bots' answers to it; other people must agree."""
        others = [k for k in range(self.match.game.seats) if k != seat and k not in self.bots]
        consent = 0
        if not others or (not self.match.can_undo(seat) and self._all_agree()):
            consent = everyone_at(self.match.game.seats)
        self.match.undo(seat, self.match.turn(seat), consent)
        self._store()

    def _all_agree(self) -> bool:
        return self.ask(self.speech.say("agree")).strip().lower() == self.speech.say("yes")

    # -- what a person may ask for

    def _command(self, seat: int, word: str, rest: str) -> None:
        if word == "moves":
            self._show_moves(seat)
        elif word == "hint":
            self._hint(seat)
        elif word == "rules":
            self._rules(rest)
        elif word == "board":
            self._print(DRAWN[self.game](self.match.view(seat), self.speech))
        elif word == "words":
            self._print(IN_WORDS[self.game](self.match.view(seat), self.speech))
        elif word == "log":
            self._print(news(self.match, seat, 0, self.speech))
        elif word == "save" and rest:
            files.write_new(Path(rest), render(self.match.log(with_seed=True)))
            self.console.print(self.speech.say("saved", file=rest))
        else:
            self.console.print(self.speech.say("help"))

    def _show_moves(self, seat: int) -> None:
        codec = self.match.game.codec
        legal = self.match.game.legal_moves(self.match.state, seat)
        self.console.print(", ".join(codec.text(move) for move in legal))

    def _hint(self, seat: int) -> None:
        search = MctsBot(self.rng.word(), seconds=HINT_SECONDS).search(self.match.observer(seat, self.rng))
        for move, visits, share in search.report()[:HINTS]:
            sentence = self.speech.move(self.game, self.match.game.codec, move)
            self.console.print(
                self.speech.say("hint", move=sentence, percent=round(100 * share), visits=visits), highlight=False
            )

    def _rules(self, number: str) -> None:
        book = paragraphs(self.speech.language, self.game)
        if number and number not in book:
            raise Fault(NO_PARAGRAPH, {"rule": number[:20], "game": self.game})
        for paragraph, text in book.items():
            if not number or paragraph == number:
                self.console.print(Text(f"{paragraph} ", style="bold") + Text(text))

    # -- showing

    def _question(self, seat: int) -> str:
        view = self.match.view(seat)
        if not isinstance(view, View):
            raise TypeError(view)
        question = self.speech.of_game(self.game, f"prompt-{view.prompt}")
        return f"{self.speech.seat(seat)}: {question} > "

    def _show(self, seat: int) -> None:
        self._print(self.position(self.match.view(seat), self.speech))

    def _tell_news(self, seat: int) -> None:
        self._print(news(self.match, seat, self.told, self.speech))
        self.told = len(self.match.entries)

    def _print(self, lines: list[Text]) -> None:
        for line in lines:
            self.console.print(line)

    def _print_whole(self, line: str) -> None:
        """Without breaking it: something in it is to be copied."""
        self.console.print(line, soft_wrap=True, highlight=False)

    def _store(self) -> None:
        files.replace(self.keep, render(self.match.log(with_seed=True)))
