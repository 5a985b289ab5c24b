"""From what a person types to a move: the whole text, or as many words of it as make it clear."""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.codec import Codec
from motherlode.core.errors import Fault
from motherlode.terminal.faults import AMBIGUOUS, NOT_UNDERSTOOD

_SHOWN = 6


def chosen_move(codec: Codec, legal: vec[i64], typed: str) -> int:
    """The one legal move that fits; else a single illegal one, so that its refusal can be told.

    "place natural e5", "natural e5" and "e5" all fit the move "place natural e5".
    """
    words = typed.lower().split()
    fitting = [code for code in legal if _fits(words, codec.text(code))]
    if len(fitting) > 1:
        shown = ", ".join(codec.text(code) for code in fitting[:_SHOWN])
        more = ", …" if len(fitting) > _SHOWN else ""
        raise Fault(AMBIGUOUS, {"text": typed[:60], "moves": shown + more})
    if fitting:
        return fitting[0]
    for code in range(codec.size):
        if words and _fits(words, codec.text(code)):
            return code
    raise Fault(NOT_UNDERSTOOD, {"text": typed[:60]})


def _fits(words: list[str], text: str) -> bool:
    """Every typed word is a word of the move or begins one."""
    parts = text.lower().split()
    return all(any(part == word or (len(word) > 1 and part.startswith(word)) for part in parts) for word in words)
