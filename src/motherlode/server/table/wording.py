"""Moves and events of a game as messages."""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.codec import Kind
from motherlode.core.match import Match, Told
from motherlode.server.table.schemas import LogSentence, Move
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
        found = event_kind.terms(list(fact.event.args))
        terms = {name: Token(words=vocabulary, token=token) for name, (vocabulary, token) in found.items()}
    return LogSentence(
        number=fact.submission,
        seat=fact.seat,
        stands=fact.stands,
        timed=timed,
        undoes=fact.undoes if fact.event is None else None,
        kind=kind,
        words=terms,
    )
