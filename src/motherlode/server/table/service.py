"""What people and bots do at a table."""

from motherlode.bots.worker import Task
from motherlode.core.errors import UNKNOWN_MOVE, Fault
from motherlode.core.ids import SPECTATOR, everyone_at
from motherlode.core.log import render
from motherlode.core.match import Match
from motherlode.core.replay import as_of
from motherlode.server.faults import BOT_SILENT, NO_SUCH_POSITION
from motherlode.server.people.service import Person
from motherlode.server.problems import problem_of
from motherlode.server.store.happenings import Moved, UndoAnswered, Undone, UndoWished
from motherlode.server.table import rights
from motherlode.server.table.commands import Consent, Submission, Thoughts, Turn
from motherlode.server.table.house import House
from motherlode.server.table.live import UNDO, Live, texts
from motherlode.server.table.move_lists import default_moves, with_forced
from motherlode.server.table.page import log_of, page_of, position_of
from motherlode.server.table.schemas import Advice, Foresight, Hint, Page, Past, Why
from motherlode.server.table.wording import consequences_of, move_of
from motherlode.server.thinking import NoAnswer, Thinkers

HINT_BOT = "mcts:1s"
HINT_SECONDS = 15.0
HINTS = 3


class TableService:
    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self._house = house
        self._thinkers = thinkers

    # -- looking

    async def page(self, asker: Person | None, table: str, eyes: int | None, after: int) -> Page:
        async with self._house.at(table) as live:
            return page_of(self._house.hub, live, asker, eyes, after)

    async def past(self, asker: Person | None, table: str, at: int, eyes: int | None) -> Past:
        async with self._house.at(table) as live:
            match = rights.started(live)
            if not 0 <= at <= match.submissions:
                raise Fault(NO_SUCH_POSITION, {"at": at, "last": match.submissions})
            looks = rights.past_eyes_of(live, asker.id if asker else None, eyes)
            past = as_of(match, at)
            return Past(
                at=at,
                last=match.submissions,
                eyes=None if looks == SPECTATOR else looks,
                position=position_of(past, looks),
                log=log_of(live, past, looks, -1),
            )

    async def log(self, table: str) -> str:
        async with self._house.at(table) as live:
            match = rights.disclosed(live)
            return live.setup.taken if live.setup.record else render(match.log(with_seed=True))

    # -- moving

    async def move(self, person: Person, table: str, submission: Submission) -> Page:
        async with self._house.at(table) as live:
            rights.check_own_seat(live, person, submission.seat)
            match = rights.started(live)
            if not _handed_in(live, submission):
                codes = _codes_of(match, submission)
                await self._submit(live, match, submission.seat, submission.turn, codes)
            return page_of(self._house.hub, live, person, None, live.number - 1)

    async def bot_moves(self, table: str, seat: int, turn: int, codes: list[int]) -> None:
        """A bot's answer; refused like anybody's if the position has changed, or if the person has come back."""
        async with self._house.at(table) as live:
            match = rights.started(live)
            rights.check_bot_seat(live, seat)
            if any(not 0 <= code < match.game.codec.size for code in codes):
                raise Fault(UNKNOWN_MOVE, {"move": "…"})
            match.check_turn(seat, turn)
            await self._submit(live, match, seat, turn, with_forced(match, seat, codes))

    async def time_up(self, live: Live, seat: int) -> None:
        """Plays the default moves of a seat whose time is up. What it has already chosen stays."""
        match = rights.started(live)
        await self._submit(live, match, seat, match.turn(seat), default_moves(match, seat), timed=True)

    async def _submit(
        self, live: Live, match: Match, seat: int, turn: int, codes: list[int], timed: bool = False
    ) -> None:
        """Moves are codes up to here; only the event has them as text."""
        entries = match.submit(seat, turn, codes)
        moves, drawn = texts(match, entries, chance=False), texts(match, entries, chance=True)
        await self._house.commit(live, Moved(seat=seat, turn=turn, moves=moves, drawn=drawn, timed=timed))

    async def why(self, person: Person, table: str, seat: int, move: str) -> Why:
        async with self._house.at(table) as live:
            rights.check_own_seat(live, person, seat)
            match = rights.started(live)
            try:
                match.check_move(match.state, seat, code_of(match, move))
            except Fault as fault:
                return Why(problem=problem_of(fault))
            return Why(problem=None)

    async def foresight(self, person: Person, table: str, thoughts: Thoughts) -> Foresight:
        """Only of one's own seat, from what it knows, and for the position that was meant."""
        async with self._house.at(table) as live:
            rights.check_own_seat(live, person, thoughts.seat)
            match = rights.started(live)
            match.check_turn(thoughts.seat, thoughts.turn)
            lists = [[code_of(match, text) for text in texts] for texts in thoughts.lists]
            return Foresight(
                lists=[consequences_of(match, match.foresee(thoughts.seat, codes)) for codes in lists],
            )

    # -- taking back

    async def undo(self, person: Person, table: str, turn: Turn) -> Page:
        async with self._house.at(table) as live:
            rights.check_own_seat(live, person, turn.seat)
            match = rights.started(live)
            if not _undo_handed_in(live, turn):
                rights.check_undos_left(live, turn.seat)
                await self._take_back(live, match, turn)
            return page_of(self._house.hub, live, person, None, live.number - 1)

    async def _take_back(self, live: Live, match: Match, turn: Turn) -> None:
        """At once, or by asking the others."""
        allowed = rights.undo_of(live, turn.seat)
        if allowed == "ask" and match.turn(turn.seat) == turn.turn:
            await self._house.commit(live, UndoWished(seat=turn.seat, turn=turn.turn))
        else:
            consent = 0 if allowed == "no" else live.sure_to_agree(turn.seat)
            await self._undo(live, match, turn.seat, turn.turn, consent)

    async def _undo(self, live: Live, match: Match, seat: int, turn: int, consent: int) -> None:
        match.undo(seat, turn, consent)
        await self._house.commit(live, Undone(seat=seat, turn=turn, consent=consent))

    async def answer_undo(self, person: Person, table: str, answer: Consent) -> Page:
        async with self._house.at(table) as live:
            rights.check_own_seat(live, person, answer.seat)
            wish = rights.asked_undo(live, answer.seat, answer.number)
            everybody = everyone_at(live.setup.seats)
            if answer.agree and wish.agreed | 1 << answer.seat == everybody:
                await self._undo(live, rights.started(live), wish.seat, wish.turn, everybody)
            else:
                await self._house.commit(live, UndoAnswered(seat=answer.seat, agree=answer.agree))
            return page_of(self._house.hub, live, person, None, live.number - 1)

    # -- asking the bot

    async def hint(self, person: Person, table: str, turn: Turn) -> Hint:
        async with self._house.at(table) as live:
            rights.check_own_seat(live, person, turn.seat)
            match = rights.started(live)
            match.check_turn(turn.seat, turn.turn)
            log = render(match.log(with_seed=False))
        task = Task(log=log, seat=turn.seat, bot=HINT_BOT, want="advice", most=HINTS)
        try:
            answer = await self._thinkers.think(task, HINT_SECONDS)
        except NoAnswer:
            raise Fault(BOT_SILENT, {}) from None
        if answer.advice is None:
            # A fault with a number is about the position: there is nothing to decide, or no bot for this game.
            raise Fault(answer.fault or BOT_SILENT, answer.facts)
        return Hint(
            advice=[
                Advice(move=move_of(match, code), percent=round(100 * share), tries=tries)
                for code, tries, share in answer.advice
            ]
        )


def _handed_in(live: Live, submission: Submission) -> bool:
    """Whether this command has been carried out before, perhaps with what was forced after it. Spaces do not count."""
    before = live.handed_in.get((submission.seat, submission.turn), UNDO)
    if submission.forced:
        before = before[: len(submission.moves)]
    return [text.split() for text in before] == [text.split() for text in submission.moves]


def _undo_handed_in(live: Live, turn: Turn) -> bool:
    """Whether this command has already been carried out, or the others have been asked."""
    wish = live.undo_wish
    asked = wish is not None and (wish.seat, wish.turn) == (turn.seat, turn.turn)
    return asked or live.handed_in.get((turn.seat, turn.turn)) == UNDO


def _codes_of(match: Match, submission: Submission) -> list[int]:
    """The moves handed in, with those that are forced after them if that was asked for."""
    if not submission.forced:
        return [code_of(match, text) for text in submission.moves]
    # What is forced depends on the position, so it must be the one that was meant.
    match.check_turn(submission.seat, submission.turn)
    return with_forced(match, submission.seat, [code_of(match, text) for text in submission.moves])


def code_of(match: Match, text: str) -> int:
    code = match.game.codec.parse(text)
    if code < 0:
        raise Fault(UNKNOWN_MOVE, {"move": text[:40]})
    return code
