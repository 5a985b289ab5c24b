"""What was played, kept block by block: one line of JSON each, on disk before the next is counted.

The file is named after the digest of the plan, so the same plan finds it again and continues it. Each line is sealed
with a digest of itself and of the line before: if one is changed, lost or moved, that is noticed. This guards against
accidents and slips of the hand, not against people who mean to deceive themselves.
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


class _SealedHead(msgspec.Struct, frozen=True):
    arena: Identity
    seal: str


class _SealedBlock(msgspec.Struct, frozen=True):
    block: Block
    seal: str


def place_of(folder: Path, identity: Identity) -> Path:
    return folder / f"{identity.game}-{identity.digest()}.jsonl"


class Record:
    """A context manager to append blocks to. `blocks` has those that are there, by number."""

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
        """The block is on disk when this returns. Nobody else may have written to the file meanwhile."""
        self._write(_SealedBlock(block, self._sealed(block)))
        self.blocks[block.number] = block

    def _read(self) -> None:
        number = 0
        while line := self._file.readline(_MOST_BYTES_A_LINE):
            number += 1
            if not line.endswith(b"\n"):
                if len(line) == _MOST_BYTES_A_LINE:
                    raise self._broken(number)
                # The process that wrote this was cut off in the middle: the block is played again.
                break
            self._take(line, number)
            self._size += len(line)
        self._file.truncate(self._size)
        self._file.seek(self._size)
        if not self._size:
            self._write(_SealedHead(self._identity, self._sealed(self._identity)))

    def _take(self, line: bytes, number: int) -> None:
        try:
            if number == 1:
                head = msgspec.json.decode(line, type=_SealedHead)
                if head.arena != self._identity:
                    raise Fault(FOREIGN_RECORD, {"file": str(self.path)})
                seal, expected = head.seal, self._sealed(head.arena)
            else:
                found = msgspec.json.decode(line, type=_SealedBlock)
                seal, expected = found.seal, self._sealed(found.block)
                self.blocks[found.block.number] = found.block
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise self._broken(number) from None
        if seal != expected:
            raise self._broken(number)
        self._seal = seal

    def _sealed(self, what: Identity | Block) -> str:
        content = msgspec.json.encode(what, order="deterministic")
        return blake2b(self._seal.encode() + content, digest_size=8).hexdigest()

    def _write(self, line: _SealedHead | _SealedBlock) -> None:
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
