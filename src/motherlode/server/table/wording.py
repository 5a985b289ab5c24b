"""Moves, events and consequences of a game as messages."""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.codec import Kind
from motherlode.core.consequences import NEXT
from motherlode.core.consequences import Consequences as Found
from motherlode.core.match import Match, Told
from motherlode.core.rule import paragraph
from motherlode.server.table.schemas import Consequence, Consequences, Gain, LogSentence, Move
from motherlode.server.wire import Token


def move_of(match: Match, code: int, leads_on: bool = False) -> Move:
    codec = match.game.codec
    return move_with(codec.kind(code), codec.args(code), leads_on)


def move_with(kind: Kind, args: vec[i64], leads_on: bool = False) -> Move:
    named = {name: token for name, (_, token) in kind.terms(list(args)).items()}
    return Move(text=kind.text(list(args)), kind=kind.name, args=named, leads_on=leads_on)


def sentence_of(match: Match, fact: Told, timed: bool) -> LogSentence:
    kind, terms = None, {}
    if fact.event is not None:
        event_kind = match.game.event_kinds[fact.event.kind]
        kind = event_kind.name
        terms = tokens_of(event_kind, list(fact.event.args))
    return LogSentence(
        number=fact.submission,
        seat=fact.seat,
        stands=fact.stands,
        timed=timed,
        undoes=fact.undoes if fact.event is None else None,
        kind=kind,
        words=terms,
    )


def tokens_of(kind: Kind, args: list[int]) -> dict[str, Token]:
    return {name: Token(words=vocabulary, token=token) for name, (vocabulary, token) in kind.terms(args).items()}


def consequences_of(match: Match, found: Found) -> Consequences:
    game = match.game
    events = [(game.event_kinds[event.kind], list(event.args)) for event in found.events]
    told = [
        Consequence(kind=kind.name, words=tokens_of(kind, args), certain=True, told=True, rule=None)
        for kind, args in events
    ]
    added = [
        Consequence(
            kind=fact.kind.name,
            words=tokens_of(fact.kind, fact.args),
            certain=fact.certain,
            told=False,
            rule=paragraph(fact.rule),
        )
        for fact in found.facts
    ]
    return Consequences(
        would=told + added,
        gains=[Gain(seat=gain.seat, unit=game.foresight.units[gain.unit], amount=gain.amount) for gain in found.gains],
        next=NEXT[found.next],
        played=found.played,
    )
