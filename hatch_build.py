"""Build hook: builds the browser's pages, and compiles the engine with mypyc, all of it or nothing.

`native` in pyproject.toml or MOTHERLODE_NATIVE says whether to compile: `auto` compiles where a C compiler works
and falls back to plain Python, `never` leaves it plain, `required` fails without (for releases). `client` or
MOTHERLODE_CLIENT says the same of the pages, which need Node unless they are built and current already.
Editable installs are always plain: a compiled library would hide every edit of its source.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

AUTO, NEVER, REQUIRED = "auto", "never", "required"


def compiled(source: Path, otherwise: Path) -> Path:
    """The folder with the libraries of the engine below `source`: the user's cache, or `otherwise` if that cannot be
    written. Raises CalledProcessError if it cannot be compiled.
    """
    # The package itself compiles its engine, as plain Python.
    paths = os.pathsep.join([str(source), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, "-P", "-m", "motherlode.native", "--otherwise", str(otherwise)]
    environment = {**os.environ, "PYTHONPATH": paths, "MOTHERLODE_NATIVE": NEVER}
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    return Path(done.stdout.splitlines()[-1])


class CustomBuildHook(BuildHookInterface[Any]):
    def setting(self, name: str) -> str:
        chosen = os.environ.get(f"MOTHERLODE_{name.upper()}") or self.config.get(name, AUTO)
        if chosen not in (AUTO, NEVER, REQUIRED):
            raise ValueError(f"{name} must be {AUTO}, {NEVER} or {REQUIRED}, not {chosen!r}")
        return chosen

    def dependencies(self) -> list[str]:
        """What compiling needs: the extra `build`, and what the engine itself needs."""
        if self.setting("native") == NEVER:
            return []
        project = self.metadata.core
        return [*project.dependencies, *project.optional_dependencies["build"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self.setting("client") != NEVER:
            self.build_client()
        setting = self.setting("native")
        if setting == NEVER:
            return
        # hatchling reads the files after this returns, so the folder lives until finalize.
        self.scratch = tempfile.TemporaryDirectory()
        try:
            folder = compiled(Path(self.root) / "src", Path(self.scratch.name))
        except (subprocess.CalledProcessError, OSError) as error:
            # mypyc complains on its standard output, compilers on their error output.
            said = f"{getattr(error, 'stdout', '')}{getattr(error, 'stderr', '')}".strip() or str(error)
            if setting == REQUIRED:
                raise RuntimeError(f"the engine could not be compiled:\n{said}") from error
            self.app.display_warning(f"The engine is built uncompiled: {said.splitlines()[-1]}")
            return
        for library in (file for pattern in ("*.so", "*.pyd") for file in folder.rglob(pattern)):
            build_data["force_include"][str(library)] = str(library.relative_to(folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def build_client(self) -> None:
        """Whatever is built lands in the package; a source archive without the client's sources has it already."""
        tool = Path(self.root) / "tools" / "client.py"
        if not (Path(self.root) / "client").is_dir():
            return
        done = subprocess.run([sys.executable, str(tool), "build"], check=False, capture_output=True, text=True)
        if done.returncode:
            said = (done.stderr or done.stdout).strip()
            if self.setting("client") == REQUIRED:
                raise RuntimeError(f"the browser's pages could not be built:\n{said}")
            self.app.display_warning(f"The browser's pages are left out: {said.splitlines()[-1:]}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()
