"""Bots at meetings: when one speaks, and when it waits for people. All of it follows from the events of the table."""

from random import uniform

from motherlode.bots.talk import Heard
from motherlode.server.clock import now
from motherlode.server.table.chair import PERSON
from motherlode.server.table.choice_under_way import SECOND
from motherlode.server.table.conversation import SpokenLine
from motherlode.server.table.deadlines import last_call
from motherlode.server.table.live import Live
from motherlode.server.table.reputation import reputations_of

# Of one bot at one meeting: announcements of its own, and all its pledges, requests included.
MOST_OWN = 2
MOST_PLEDGES = 4

# Seconds between pledges, so that people can read them.
BREATH = (0.8, 2.0)

# Milliseconds left on the sand timer. With less, bots neither pause nor think long: five may share one process.
SCARCE = 10_000


def meeting_pledges(live: Live) -> list[SpokenLine]:
    """The pledges of the meeting under way, in order."""
    return [line for line in live.conversation.pledges() if line.choice == live.choice.number]


def heard_at(live: Live) -> list[Heard]:
    lines = meeting_pledges(live)
    return [Heard(seat=line.seat, of=line.of, move=line.pledge) for line in lines if line.pledge is not None]


def counts_at(live: Live) -> list[tuple[int, int]]:
    """How many pledges each seat kept and broke."""
    return [(each.kept, each.broken) for each in reputations_of(live)]


def pledges_left(live: Live, seat: int) -> int:
    """How many pledges a bot may still make at this meeting. It needs a reason: it has said nothing yet, or since it
    spoke somebody asked it for something, or somebody in its circle made a pledge. When time is short it plays instead.
    """
    if hurried(live):
        return 0
    spoken = meeting_pledges(live)
    own = [line for line in spoken if line.seat == seat]
    if own:
        circle = live.circle(seat)
        later = [line for line in spoken if line.number > own[-1].number]
        news = [line for line in later if line.of == seat or circle >> line.seat & 1]
        if not news or sum(line.of is None for line in own) >= MOST_OWN:
            return 0
    return MOST_PLEDGES - len(own)


def waits(live: Live) -> bool:
    """Bots make their choice last, so that everybody can talk to them first: when all people have, or time is short."""
    actors = live.actors()
    people = any(actors >> seat & 1 and chair.kind == PERSON for seat, chair in enumerate(live.chairs))
    return people and not hurried(live)


def hurried(live: Live) -> bool:
    left = live.choice.left(now())
    return left is not None and left <= last_call(live)


def time_is_scarce(live: Live) -> bool:
    left = live.choice.left(now())
    return left is not None and left <= max(SCARCE, last_call(live))


def breath(live: Live) -> float:
    """Seconds to wait before speaking, so that nobody talks over anybody else."""
    spoken = meeting_pledges(live)
    last = spoken[-1].at if spoken else live.choice.since
    wait = (last - now()) / SECOND + uniform(*BREATH)
    # The machine's clock may have been set back since.
    return min(max(0.0, wait), BREATH[1])
