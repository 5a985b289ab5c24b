"""A lesson's steps as the database keeps them. Moves are texts of the log, as in the event table."""

import msgspec

from motherlode.bots.lesson import REVISION, Decision, Point, Review, balance_of, point_of
from motherlode.bots.of_games import lesson_bot
from motherlode.core.match import Match
from motherlode.server.lessons.schemas import LessonBalance, LessonStep
from motherlode.server.table.wording import move_of


class Step(msgspec.Struct, frozen=True):
    """A decision between two positions of the replay."""

    at: int
    until: int
    played: list[str]
    better: list[str]
    percent: int
    cost: int


steps_of = msgspec.json.Decoder(list[Step]).decode
encode = msgspec.json.encode


def revision_of(game: str) -> str:
    """Another expert gives other lessons."""
    return f"{REVISION} {lesson_bot(game)}"


def step_of(match: Match, decision: Decision, review: Review) -> Step:
    first = match.in_force[decision.place]
    # The moves may have been handed in one by one, and others may have acted between them.
    own = [entry for entry in match.in_force[decision.place :] if entry.seat == first.seat][: len(decision.moves)]
    point = point_of(review)
    text = match.game.codec.text
    return Step(
        at=first.submission - 1,
        until=own[-1].submission,
        played=[text(move) for move in review.played],
        better=[text(move) for move in review.better],
        percent=point.percent,
        cost=point.cost,
    )


def shown(match: Match, step: Step) -> LessonStep:
    parse = match.game.codec.parse
    return LessonStep(
        at=step.at,
        until=step.until,
        played=[move_of(match, parse(text)) for text in step.played],
        better=[move_of(match, parse(text)) for text in step.better],
        percent=step.percent,
        cost=step.cost,
    )


def balance(match: Match, seat: int, steps: list[Step]) -> LessonBalance:
    found = balance_of(match, seat, [Point(step.percent, step.cost) for step in steps])
    return LessonBalance(start=found.start, result=found.result, mistakes=found.mistakes, luck=found.luck)
