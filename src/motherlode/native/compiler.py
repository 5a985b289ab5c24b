"""Setuptools' compiler on all cores, reporting its progress."""

import os
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import Any

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext


class SideBySide(build_ext):
    """Setuptools builds libraries in parallel, but the files of each one after another; ours is one large library."""

    def __init__(self, distribution: Distribution, made: Path, progress: Callable[[int], None]) -> None:
        super().__init__(distribution)
        self._cores = os.cpu_count() or 1
        self.build_lib = str(made)
        self.build_temp = "objects"
        self.parallel = self._cores
        self.ensure_finalized()
        self._progress = progress
        self._lock = Lock()
        self._done = 0
        self._all = sum(2 * _size(extension.sources) for extension in self.extensions)

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            self.compiler.compile = self._compile_files
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        super().build_extension(ext)
        # Linking counts as much as compiling: if everything is optimised together, it happens then.
        self._tell(_size(ext.sources))

    def _compile_files(
        self,
        sources: list[str],
        output_dir: str,
        macros: list[Any],
        include_dirs: list[str],
        debug: bool,
        extra_postargs: list[str],
        depends: list[str],
    ) -> list[str]:
        """What the compiler's own method does, but with a thread for each core to wait for the processes it starts."""
        setup = self.compiler._setup_compile(output_dir, macros, include_dirs, sources, depends, extra_postargs)  # noqa: SLF001
        _, objects, extra, options, files = setup
        arguments = self.compiler._get_cc_args(options, debug, None)  # noqa: SLF001

        def compiled(target: str) -> None:
            source, suffix = files[target]
            self.compiler._compile(target, source, suffix, arguments, extra, options)  # noqa: SLF001
            self._tell(_size([source]))

        with ThreadPoolExecutor(self._cores) as pool:
            # The largest first, so that the other cores do not wait for it in the end.
            list(pool.map(compiled, sorted(files, key=lambda target: -_size([files[target][0]]))))
        return list(objects)

    def _tell(self, size: int) -> None:
        with self._lock:
            self._done += size
            self._progress(100 * self._done // max(1, self._all))


def _size(files: Iterable[str | os.PathLike[str]]) -> int:
    return sum(Path(file).stat().st_size for file in files)
