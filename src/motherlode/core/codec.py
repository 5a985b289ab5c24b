"""Moves and events as numbers inside and as text outside.

Vocabulary names the values of one argument, a Kind is a sort of move or event with its arguments, and a
Codec gives every move of a game a dense code: each kind owns a contiguous range, the last argument
running fastest. The same code is the action of every adapter, so ranges never change within a
rules revision.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.ids import SEAT_NAMES


class Vocabulary:
    """The values one argument can take; without tokens it is a plain number."""

    def __init__(self, name: str, tokens: list[str]) -> None:
        self.name = name
        self.tokens = tokens
        self.numbers: dict[str, int] = {token: k for k, token in enumerate(tokens)}

    def token(self, value: i64) -> str:
        if not self.tokens:
            return str(value)
        if value < 0:
            raise IndexError(value)
        return self.tokens[value]


NUMBER: Final = Vocabulary("number", [])
SEAT: Final = Vocabulary("seat", list(SEAT_NAMES))


class Param:
    """A named argument of a kind."""

    def __init__(self, name: str, vocabulary: Vocabulary) -> None:
        self.name = name
        self.vocabulary = vocabulary


class Kind:
    """A sort of move, event or refusal: its name and its arguments.

    `rule` is the paragraph about such a move, or the one that is usually behind such a refusal. A `drawn` kind of move
    is nature's. A `secret` one is made unseen: until something reveals it, nobody else can tell one from another.
    """

    def __init__(
        self, name: str, params: list[Param], rule: i64 = 0, drawn: bool = False, secret: bool = False
    ) -> None:
        self.name = name
        self.params = params
        self.rule = rule
        self.drawn = drawn
        self.secret = secret

    def size(self) -> i64:
        """How many moves of this kind there are."""
        size: i64 = 1
        for param in self.params:
            size *= len(param.vocabulary.tokens)
        return size

    # Lists, not vecs: a vec handed in from plain Python is never freed (docs/decisions/compiled-engine.md).
    def text(self, args: list[int]) -> str:
        parts = [self.name]
        k: i64
        for k in range(len(args)):
            parts.append(self.params[k].vocabulary.token(args[k]))
        return " ".join(parts)

    def terms(self, args: list[int]) -> dict[str, tuple[str, str]]:
        """Every argument's name with (the name of its vocabulary, its token): what a sentence needs."""
        out: dict[str, tuple[str, str]] = {}
        k: i64
        for k in range(len(args)):
            param = self.params[k]
            out[param.name] = (param.vocabulary.name, param.vocabulary.token(args[k]))
        return out


class Codec:
    """All moves of a game: codes 0 to size - 1. Nature's come last, from code `drawn_from` on."""

    def __init__(self, kinds: list[Kind]) -> None:
        self.kinds = kinds
        self.size: i64 = 0
        self.drawn_from: i64 = 0
        self._firsts = vec[i64](capacity=len(kinds))
        self._indices: dict[str, int] = {}
        for index, kind in enumerate(kinds):
            if kind.name == "undo" or kind.name in self._indices or kind.size() == 0:
                raise ValueError(f"{kind.name} cannot be a move: reserved for logs, or listed twice, or unbounded")
            if not kind.drawn and self.drawn_from != self.size:
                raise ValueError(f"{kind.name} is a player's: nature's moves come last")
            self._firsts = append(self._firsts, self.size)
            self._indices[kind.name] = index
            self.size += kind.size()
            if not kind.drawn:
                self.drawn_from = self.size

    def _index(self, code: i64) -> i64:
        k: i64
        if 0 <= code < self.size:
            for k in range(len(self._firsts) - 1, -1, -1):
                if code >= self._firsts[k]:
                    return k
        raise IndexError(code)

    def kind(self, code: i64) -> Kind:
        return self.kinds[self._index(code)]

    def rule(self, code: i64) -> i64:
        """The paragraph about such a move."""
        return self.kind(code).rule

    def args(self, code: i64) -> vec[i64]:
        index = self._index(code)
        params = self.kinds[index].params
        rest = code - self._firsts[index]
        out = vec[i64]([0] * len(params))
        k: i64
        for k in range(len(params) - 1, -1, -1):
            size: i64 = len(params[k].vocabulary.tokens)
            out[k] = rest % size
            rest //= size
        return out

    def text(self, code: i64) -> str:
        return self.kind(code).text(list(self.args(code)))

    def parse(self, text: str) -> i64:
        """The code of a move's text, or -1."""
        words = text.split()
        if not words or words[0] not in self._indices:
            return -1
        index = self._indices[words[0]]
        params = self.kinds[index].params
        if len(words) != len(params) + 1:
            return -1
        code: i64 = 0
        for param, word in zip(params, words[1:], strict=True):
            if word not in param.vocabulary.numbers:
                return -1
            code = code * len(param.vocabulary.tokens) + param.vocabulary.numbers[word]
        return self._firsts[index] + code
