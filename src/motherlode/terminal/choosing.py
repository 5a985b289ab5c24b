"""From what a person types to a move: its whole text, or enough words of it to make it clear."""

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.codec import Codec
from motherlode.core.errors import LIST_GOES_ON, Fault
from motherlode.core.match import Match
from motherlode.terminal.faults import AMBIGUOUS, NOT_UNDERSTOOD

_SHOWN = 6
_BETWEEN = ";"  # moves that are made together

# (the name of a vocabulary, a token) -> the word in the reader's language
Translate = Callable[[str, str], str]


def chosen_moves(match: Match, seat: int, typed: str, translate: Translate) -> list[int]:
    """The moves of a line such as "offer zinc; cash 500; seal", each read in the position after those before it."""
    out: list[int] = []
    trial = match.game.copy(match.state)
    for part in typed.split(_BETWEEN):
        if not part.strip():
            continue
        if out and not match.try_move(trial, seat, out[-1]):
            raise Fault(LIST_GOES_ON, {})
        out.append(chosen_move(match.game.codec, match.game.legal_moves(trial, seat), part, translate))
    return out


def chosen_move(codec: Codec, legal: vec[i64], typed: str, translate: Translate) -> int:
    """The one legal move that fits; else an illegal one, so that its refusal can be explained.

    "place natural e5", "natural e5" and "e5" all fit the move "place natural e5", and so do words of the
    reader's language. The whole text of a move always means that move. If several fit, the one whose last argument is
    the last word is meant: "amur altai" is a step from Amur to Altai, not back. And a whole word comes before the
    beginning of a longer one: "b5" is not "b5-b6".
    """
    words = typed.lower().split()
    whole = codec.parse(" ".join(words))
    if whole >= 0:
        return whole
    fitting = [code for code in legal if _fits(words, _words_of(codec, code, translate))]
    if len(fitting) > 1:
        fitting = [code for code in fitting if _fits(words[-1:], _last_words(codec, code, translate))] or fitting
    if len(fitting) > 1:
        fitting = [code for code in fitting if set(words) <= set(_words_of(codec, code, translate))] or fitting
    if len(fitting) > 1:
        shown = ", ".join(codec.text(code) for code in fitting[:_SHOWN])
        more = ", …" if len(fitting) > _SHOWN else ""
        raise Fault(AMBIGUOUS, {"text": typed[:60], "moves": shown + more})
    if fitting:
        return fitting[0]
    for code in range(codec.size):
        if words and _fits(words, _words_of(codec, code, translate)):
            return code
    raise Fault(NOT_UNDERSTOOD, {"text": typed[:60]})


def _words_of(codec: Codec, code: int, translate: Translate) -> list[str]:
    kind = codec.kind(code)
    out = [kind.name]
    for vocabulary, token in kind.terms(list(codec.args(code))).values():
        out += [token.lower(), *translate(vocabulary, token).lower().split()]
    return out


def _last_words(codec: Codec, code: int, translate: Translate) -> list[str]:
    """The words of the last argument."""
    arguments = list(codec.kind(code).terms(list(codec.args(code))).values())
    return [word for name, token in arguments[-1:] for word in (token, *translate(name, token).lower().split())]


def _fits(words: list[str], parts: list[str]) -> bool:
    """Every typed word is a word of the move or begins one."""
    return all(any(part == word or (len(word) > 1 and part.startswith(word)) for part in parts) for word in words)


def grouped(codec: Codec, legal: vec[i64]) -> list[tuple[str, list[str]]]:
    """The legal moves, grouped if they differ only in their last word: ("place natural", ["a1", ...]).

    Moves with three arguments are also grouped if they differ only in the second: ("carry 1 (a0 a1 b0)", ["1", "2"]).
    """
    groups: dict[str, list[str]] = {}
    for code in legal:
        kind, _, rest = codec.text(code).partition(" ")
        middle, _, last = rest.rpartition(" ")
        groups.setdefault(f"{kind} {middle}".rstrip(), []).append(last)
    alike: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for head, lasts in groups.items():
        front, _, second = head.rpartition(" ") if head.count(" ") > 1 else (head, "", "")
        alike.setdefault((front, tuple(lasts)), []).append(second)
    return [(_head(front, seconds), list(lasts)) for (front, lasts), seconds in alike.items()]


def _head(front: str, seconds: list[str]) -> str:
    return f"{front} ({' '.join(seconds)})" if len(seconds) > 1 else f"{front} {seconds[0]}".rstrip()
