"""A table in the terminal: people and bots, one after the other, until the game is over."""

import secrets
from pathlib import Path

from rich.text import Text

from motherlode.bots.bot import Bot
from motherlode.bots.own import is_own
from motherlode.core.errors import Fault
from motherlode.core.ids import CHANCE, SPECTATOR, everyone_at, first_seat
from motherlode.core.log import render
from motherlode.core.match import Match
from motherlode.core.rng import Rng
from motherlode.games.views import View
from motherlode.terminal import files
from motherlode.terminal.answers import Answers
from motherlode.terminal.boards import board_of, position
from motherlode.terminal.choosing import chosen_moves
from motherlode.terminal.curtain import Curtain
from motherlode.terminal.desk import Desk
from motherlode.terminal.telling import news, standings

QUIT, UNDO = "quit", "undo"


class Table:
    """`bots` by seat; all other seats are people's. Every move is on disk before the next is asked for."""

    def __init__(self, match: Match, bots: dict[int, Bot], keep: Path, kept: str, desk: Desk, plain: bool) -> None:
        self.match = match
        self.game = match.header.game
        self.bots = bots
        self.keep = keep
        self.kept = kept  # what the file contains
        self.desk = desk
        self.speech = desk.speech
        self.plain = plain
        self.answers = Answers(match, desk)
        self.people = [seat for seat in range(match.game.seats) if seat not in bots]
        self.curtain = Curtain(match, len(self.people), desk)
        self.told = [-1] * match.game.seats  # by seat: the last submission it has been told of
        self.legend_shown = plain
        # For guesses, never for the game's own luck.
        self.rng = Rng(secrets.randbits(60))

    def play(self) -> None:
        """Until the game is over or the person leaves."""
        self._store()
        if self.people and self.match.result() is None:
            seats = ", ".join(self.speech.seat(seat) for seat in self.people)
            self.desk.console.print(self.speech.say("welcome", seats=seats), highlight=False)
        while actors := self.match.game.actors(self.match.state):
            seat = first_seat(actors)
            if seat in self.bots:
                self._bot_moves(seat)
            elif not self._person_moves(seat):
                self._leave()
                return
        self._present(SPECTATOR)
        self._print(standings(self.match, self.speech))
        self._print_whole(self.speech.say("kept-log", file=str(self.keep)))

    # -- moves

    def _bot_moves(self, seat: int) -> None:
        bot = self.bots[seat]
        with self.desk.console.status(self.speech.say("thinking", seat=self.speech.seat(seat))):
            move = bot.choose(self.match.observer(seat, self.rng))
        self._submit(seat, [move])
        self._store()

    def _person_moves(self, seat: int) -> bool:
        """Asks until a move is made or taken back; False if the person leaves."""
        if self.curtain.hides(seat):
            return self._hand_over(seat)
        self._present(seat)
        while True:
            typed = self._asked(self._question(seat))
            if not typed:
                continue
            word, _, rest = typed.partition(" ")
            command = "" if self._is_move(typed) else self.answers.command(word)
            try:
                if command == QUIT and not rest:
                    return False
                if command == UNDO and not rest:
                    self._undo(seat if self.curtain.needed else self._last_person(seat))
                elif command:
                    self.answers.answer(seat, command, rest.strip())
                    continue
                else:
                    self._submit(seat, self._moves(seat, typed))
            except Fault as fault:
                self._say_fault(fault)
                continue
            # Not inside `try`: a table that cannot save its moves must not go on.
            self._store()
            return True

    def _hand_over(self, seat: int) -> bool:
        """Waits until only that person looks; the one before may still take back a slip. False if somebody leaves."""
        self.curtain.fall()
        while True:
            typed = self._asked(self.curtain.question(seat))
            command = self.answers.command(typed)
            if not typed:
                self.curtain.rise(seat)
                return True
            if command == QUIT:
                return False
            if command == UNDO:
                try:
                    self._undo(self._last_person(seat))
                except Fault as fault:
                    self._say_fault(fault)
                    continue
                self._store()
                return True

    def _asked(self, question: str) -> str:
        """What is typed; the end of the input means to quit."""
        try:
            return self.desk.ask(question).strip()
        except (EOFError, KeyboardInterrupt):
            self.desk.console.print()
            return QUIT

    def _is_move(self, typed: str) -> bool:
        """Whether it is the whole text of a move: if a game has a move "save 2", no file is meant."""
        return self.match.game.codec.parse(" ".join(typed.lower().split())) >= 0

    def _moves(self, seat: int, typed: str) -> list[int]:
        return chosen_moves(self.match, seat, typed, lambda name, token: self.speech.word(self.game, name, token))

    def _submit(self, seat: int, moves: list[int]) -> None:
        self.match.submit(seat, self.match.turn(seat), moves)

    def _last_person(self, seat: int) -> int:
        """Who made the last move at this keyboard: a slip is often noticed only when the next person is asked."""
        people = [entry.seat for entry in self.match.in_force if entry.seat != CHANCE and entry.seat not in self.bots]
        return people[-1] if people else seat

    def _undo(self, seat: int) -> None:
        """Takes back the seat's last move, with the bots' answers to it.

        Bots agree unless something was revealed in between.
        """
        consent = 0 if self.match.would_peek(seat) else everyone_at(self.match.game.seats)
        self.match.undo(seat, self.match.turn(seat), consent)

    # -- showing

    def _question(self, seat: int) -> str:
        view = self.match.view(seat)
        if not isinstance(view, View):
            raise TypeError(view)
        question = self.speech.of_game(self.game, f"prompt-{view.prompt}")
        return self.speech.say("question", seat=self.speech.seat(seat), question=question)

    def _show(self, seat: int) -> None:
        view = self.match.view(seat)
        self._print(position(self.game, view, self.speech, self.desk.console.width, self.plain))
        if not self.legend_shown:
            self._print(board_of(self.game).legend(view, self.speech))
            self.legend_shown = True

    def _present(self, seat: int) -> None:
        self._tell_news(seat)
        self._show(seat)

    def _tell_news(self, seat: int) -> None:
        """What happened since the reader last looked; without a curtain everybody reads the same screen."""
        after = max(self.told) if seat == SPECTATOR else self.told[seat]
        self._print(news(self.match, seat, after, self.speech))
        for reader in [seat] if self.curtain.needed and seat != SPECTATOR else range(len(self.told)):
            self.told[reader] = self.match.submissions

    def _say_fault(self, fault: Fault) -> None:
        self.desk.console.print(Text(self.speech.error(fault), style="red"))

    def _print(self, lines: list[Text]) -> None:
        for line in lines:
            self.desk.console.print(line)

    def _print_whole(self, line: str) -> None:
        """Without line breaks: something in it is meant to be copied."""
        self.desk.console.print(line, soft_wrap=True, highlight=False)

    # -- keeping

    def _store(self) -> None:
        text = render(self.match.log(with_seed=True))
        if text != self.kept:
            files.replace(self.keep, self.kept, text)
            self.kept = text

    def _leave(self) -> None:
        command = f"{self.desk.command} play"
        if any(is_own(player) for player in self.match.header.sits.values()):
            command += " --trust"
        self._print_whole(self.speech.say("kept", command=command, file=str(self.keep)))
