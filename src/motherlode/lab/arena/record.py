"""What was played, kept block by block: one line of JSON each, on disk before the next is counted.

The file is named after the digest of the plan, so the same plan finds it again and goes on. Each line is sealed with
a digest of itself and of the line before: one that was changed, lost or moved is noticed. That guards against
accidents and slips of the hand, not against somebody who means to deceive himself.
"""

import os
from hashlib import blake2b
from pathlib import Path
from typing import BinaryIO, Self

import msgspec

from motherlode.core.errors import Fault
from motherlode.lab.arena.plan import Identity
from motherlode.lab.faults import BROKEN_RECORD, FOREIGN_RECORD, NO_RECORD, SHARED_RECORD
from motherlode.lab.play import Outcome

_MOST_BYTES_A_LINE = 1_000_000


class Block(msgspec.Struct, frozen=True):
    """The games of one seed, in the order of its rows."""

    number: int
    games: list[Outcome]


class _Head(msgspec.Struct, frozen=True):
    arena: Identity
    seal: str


class _Line(msgspec.Struct, frozen=True):
    block: Block
    seal: str


def place_of(folder: Path, identity: Identity) -> Path:
    return folder / f"{identity.game}-{identity.digest()}.jsonl"


class Record:
    """Open one, use it as a context, append. `blocks` has what is there, by number."""

    def __init__(self, folder: Path, identity: Identity, fresh: bool) -> None:
        self.path = place_of(folder, identity)
        self.blocks: dict[int, Block] = {}
        self._identity = identity
        self._seal = ""
        self._size = 0
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if fresh:
                self.path.unlink(missing_ok=True)
            self._file: BinaryIO = os.fdopen(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600), "r+b")
        except OSError as error:
            raise self._refused(error) from None
        try:
            self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def append(self, block: Block) -> None:
        """On disk when it returns. Between two lines of ours nobody else may have written."""
        self._write(_Line(block, self._sealed(block)))
        self.blocks[block.number] = block

    def _read(self) -> None:
        number = 0
        while line := self._file.readline(_MOST_BYTES_A_LINE):
            number += 1
            if not line.endswith(b"\n"):
                if len(line) == _MOST_BYTES_A_LINE:
                    raise self._broken(number)
                # Whoever wrote here was cut off in the middle: that block is played again.
                break
            self._take(line, number)
            self._size += len(line)
        self._file.truncate(self._size)
        self._file.seek(self._size)
        if not self._size:
            self._write(_Head(self._identity, self._sealed(self._identity)))

    def _take(self, line: bytes, number: int) -> None:
        try:
            if number == 1:
                head = msgspec.json.decode(line, type=_Head)
                if head.arena != self._identity:
                    raise Fault(FOREIGN_RECORD, {"file": str(self.path)})
                seal, expected = head.seal, self._sealed(head.arena)
            else:
                said = msgspec.json.decode(line, type=_Line)
                seal, expected = said.seal, self._sealed(said.block)
                self.blocks[said.block.number] = said.block
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise self._broken(number) from None
        if seal != expected:
            raise self._broken(number)
        self._seal = seal

    def _sealed(self, what: Identity | Block) -> str:
        content = msgspec.json.encode(what, order="deterministic")
        return blake2b(self._seal.encode() + content, digest_size=8).hexdigest()

    def _write(self, line: _Head | _Line) -> None:
        raw = msgspec.json.encode(line, order="deterministic") + b"\n"
        try:
            if os.fstat(self._file.fileno()).st_size != self._size:
                raise Fault(SHARED_RECORD, {"file": str(self.path)})
            self._file.write(raw)
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise self._refused(error) from None
        self._size += len(raw)
        self._seal = line.seal

    def _broken(self, line: int) -> Fault:
        return Fault(BROKEN_RECORD, {"file": str(self.path), "line": line})

    def _refused(self, error: OSError) -> Fault:
        return Fault(NO_RECORD, {"file": str(self.path), "text": error.strerror or str(error)})
