"""Moves and events as numbers inside and as words outside.

Words names the values of one argument, a Kind is a sort of move or event with its arguments, and a
Codec gives every move of a game a dense code: each kind owns a contiguous range, the last argument
running fastest. The same code is the action of every adapter, so ranges never change within a
rules revision.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


class Words:
    """The values one argument can take; without tokens it is a plain number."""

    def __init__(self, name: str, tokens: list[str]) -> None:
        self.name = name
        self.tokens = tokens
        self.numbers: dict[str, int] = {token: k for k, token in enumerate(tokens)}

    def token(self, value: i64) -> str:
        if not self.tokens:
            return str(value)
        return self.tokens[value]


NUMBER: Final = Words("number", [])


class Param:
    """A named argument of a kind."""

    def __init__(self, name: str, words: Words) -> None:
        self.name = name
        self.words = words


class Kind:
    """A sort of move or event: its name and its arguments."""

    def __init__(self, name: str, params: list[Param]) -> None:
        self.name = name
        self.params = params
        self.first: i64 = 0
        self.size: i64 = 1
        for param in params:
            self.size *= len(param.words.tokens)

    def text(self, args: vec[i64]) -> str:
        parts = [self.name]
        k: i64
        for k in range(len(args)):
            parts.append(self.params[k].words.token(args[k]))
        return " ".join(parts)

    def words(self, args: vec[i64]) -> dict[str, tuple[str, str]]:
        """Every argument's name with (the name of its Words, its token): what a sentence needs."""
        out: dict[str, tuple[str, str]] = {}
        k: i64
        for k in range(len(args)):
            param = self.params[k]
            out[param.name] = (param.words.name, param.words.token(args[k]))
        return out


class Codec:
    """All moves of a game: codes 0 to size - 1."""

    def __init__(self, kinds: list[Kind]) -> None:
        self.kinds = kinds
        self.size: i64 = 0
        self._by_name: dict[str, Kind] = {}
        for kind in kinds:
            kind.first = self.size
            self.size += kind.size
            self._by_name[kind.name] = kind

    def kind(self, code: i64) -> Kind:
        for kind in self.kinds:
            if kind.first <= code < kind.first + kind.size:
                return kind
        raise IndexError(code)

    def args(self, code: i64) -> vec[i64]:
        kind = self.kind(code)
        rest = code - kind.first
        out = vec[i64]([0] * len(kind.params))
        k: i64
        for k in range(len(kind.params) - 1, -1, -1):
            size: i64 = len(kind.params[k].words.tokens)
            out[k] = rest % size
            rest //= size
        return out

    def encode(self, name: str, args: vec[i64]) -> i64:
        kind = self._by_name[name]
        code: i64 = 0
        k: i64
        for k in range(len(kind.params)):
            code = code * len(kind.params[k].words.tokens) + args[k]
        return kind.first + code

    def text(self, code: i64) -> str:
        return self.kind(code).text(self.args(code))

    def parse(self, text: str) -> i64:
        """The code of a move's text, or -1."""
        words = text.split()
        if not words or words[0] not in self._by_name:
            return -1
        kind = self._by_name[words[0]]
        if len(words) != len(kind.params) + 1:
            return -1
        code: i64 = 0
        for param, word in zip(kind.params, words[1:], strict=True):
            if word not in param.words.numbers:
                return -1
            code = code * len(param.words.tokens) + param.words.numbers[word]
        return kind.first + code
