"""Talk at tables: free text, and pledges, which bind nobody."""

from motherlode.core.errors import NO_SUCH_SEAT, Fault
from motherlode.core.match import Match
from motherlode.server.faults import BAD_REQUEST, NO_PLEDGE_NOW, PLEDGES_FULL, TALK_FULL
from motherlode.server.people.service import Person
from motherlode.server.store.happenings import Pledged, Said, Utterance
from motherlode.server.table import rights
from motherlode.server.table.chair import PERSON
from motherlode.server.table.commands import Pledge, Speech
from motherlode.server.table.conversation import MOST_LINES, MOST_PLEDGES, clean_text
from motherlode.server.table.house import House
from motherlode.server.table.live import Live
from motherlode.server.table.page import page_of
from motherlode.server.table.schemas import Page


class TalkService:
    def __init__(self, house: House) -> None:
        self._house = house

    async def say(self, person: Person, table: str, speech: Speech) -> Page:
        async with self._house.at(table) as live:
            rights.check_may_talk(live, person, speech.seat)
            number = live.conversation.speech(speech.seat, speech.mark)
            if number is None:
                rights.check_not_silent(live)
                if live.conversation.said >= MOST_LINES:
                    raise Fault(TALK_FULL, {"limit": MOST_LINES})
                audience = rights.audience_of(live, speech.seat, speech.near)
                text = clean_text(speech.text)
                name = live.chairs[speech.seat].name
                said = Said(
                    seat=speech.seat, name=name, text=text, near=speech.near, audience=audience, mark=speech.mark
                )
                number = await self._add(live, said)
            return page_of(self._house.hub, live, person, speech.seat, number - 1)

    async def pledge(self, person: Person, table: str, pledge: Pledge) -> Page:
        async with self._house.at(table) as live:
            rights.check_may_talk(live, person, pledge.seat)
            number = live.conversation.pledge(pledge.seat, pledge.mark)
            if number is None:
                rights.check_not_silent(live)
                match = rights.started(live)
                code = match.game.codec.parse(pledge.move)
                number = await self._pledge(live, match, pledge.seat, code, pledge.of, pledge.mark)
            return page_of(self._house.hub, live, person, pledge.seat, number - 1)

    async def bot_pledges(self, table: str, seat: int, choice: int, pledges: list[tuple[int, int | None]]) -> None:
        """What a bot says at a meeting; refused like anybody's if it is over, or if the person has come back."""
        async with self._house.at(table) as live:
            match = rights.started(live)
            rights.check_bot_seat(live, seat)
            for code, of in pledges:
                if live.choice.number != choice:
                    raise Fault(NO_PLEDGE_NOW, {})
                await self._pledge(live, match, seat, code, of, f"bot-{live.number + 1}")

    async def _pledge(self, live: Live, match: Match, seat: int, code: int, of: int | None, mark: str) -> int:
        if code not in live.pledges():
            raise Fault(NO_PLEDGE_NOW, {})
        if of == seat:
            raise Fault(BAD_REQUEST, {"text": "of: a seat cannot ask itself"})
        if of is not None and not 0 <= of < live.setup.seats:
            raise Fault(NO_SUCH_SEAT, {"seat": of + 1, "seats": live.setup.seats})
        if live.conversation.pledges_of(seat, live.choice.number) >= MOST_PLEDGES:
            raise Fault(PLEDGES_FULL, {"limit": MOST_PLEDGES})
        chair = live.chairs[seat]
        name = chair.name if chair.kind == PERSON else ""
        move = match.game.codec.text(code)
        return await self._add(live, Pledged(seat=seat, name=name, move=move, of=of, mark=mark))

    async def _add(self, live: Live, utterance: Utterance) -> int:
        """Returns the number of the new line."""
        await self._house.commit(live, utterance)
        return live.number
