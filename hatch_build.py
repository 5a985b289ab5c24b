"""Build hook: builds the browser's pages, and compiles the engine with mypyc, all of it or nothing.

`native` in pyproject.toml or MOTHERLODE_NATIVE says whether to compile: `auto` compiles where a C compiler works
and falls back to plain Python, `never` leaves it plain, `required` fails without (for releases). `client` or
MOTHERLODE_CLIENT says the same of the pages, which need Node unless they are built and current already.
Editable installs are always plain: a compiled library would hide every edit of its source.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

AUTO, NEVER, REQUIRED = "auto", "never", "required"
MYPY = "mypy==2.4.1"
PACKAGE = "motherlode"

# Compiled: these folders, but for modules that read files or speak to the outside.
FOLDERS = ("core", "games")
INTERPRETED = {"__init__.py", "view.py", "views.py", "wire.py", "data.py"}
# And of the bots what thinks.
BOTS = ("arms.py", "bot.py", "greedy.py", "judged.py", "mcts.py", "random_bot.py", "solver.py")

# Without -fno-semantic-interposition gcc may not inline anything inside a shared library.
SETUP = """
import sys
from setuptools import setup
from mypyc.build import mypycify

extensions = mypycify(["--strict", *sys.argv[1:]], group_name={group!r}, opt_level="3")
if sys.platform != "win32":
    for extension in extensions:
        extension.extra_compile_args.append("-fno-semantic-interposition")
setup(name={group!r}, ext_modules=extensions, script_args=["build_ext", "--inplace"])
"""


def modules(root: Path) -> list[str]:
    """The files to compile, relative to the folder that holds the package."""
    package = root / PACKAGE
    games = [folder.name for folder in (package / "games").iterdir() if (folder / "meta.py").is_file()]
    found = [file for folder in FOLDERS for file in (package / folder).rglob("*.py") if file.name not in INTERPRETED]
    found += [package / "bots" / name for name in BOTS]
    found += [file for game in games for file in (package / "bots").glob(f"{game}*.py")]
    return sorted(str(file.relative_to(root)) for file in found if file.is_file())


def try_compiler(scratch: Path) -> None:
    """Before mypyc works for a minute: without a compiler that works, and Python's headers, it would be for nothing."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if command is None:
        return  # Windows: setuptools looks for it
    (scratch / "try.c").write_text("#include <Python.h>\n")
    headers = f"-I{sysconfig.get_path('include')}"
    subprocess.run(
        [*shlex.split(command), headers, "-c", "try.c"], cwd=scratch, check=True, capture_output=True, text=True
    )


def compile_into(scratch: Path, source: Path) -> list[Path]:
    """Compiles a copy of the package; returns the libraries. Raises CalledProcessError if anything fails."""
    try_compiler(scratch)
    shutil.copytree(source / PACKAGE, scratch / PACKAGE, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    (scratch / "setup.py").write_text(SETUP.format(group=PACKAGE))
    subprocess.run(
        [sys.executable, "setup.py", *modules(scratch)], cwd=scratch, check=True, capture_output=True, text=True
    )
    return [
        file
        for pattern in ("*.so", "*.pyd")
        for file in scratch.rglob(pattern)
        if "build" not in file.relative_to(scratch).parts
    ]


class CustomBuildHook(BuildHookInterface[Any]):
    def setting(self, name: str) -> str:
        chosen = os.environ.get(f"MOTHERLODE_{name.upper()}") or self.config.get(name, AUTO)
        if chosen not in (AUTO, NEVER, REQUIRED):
            raise ValueError(f"{name} must be {AUTO}, {NEVER} or {REQUIRED}, not {chosen!r}")
        return chosen

    def dependencies(self) -> list[str]:
        return [] if self.setting("native") == NEVER else [MYPY, "setuptools", "librt>=0.16,<0.17", "msgspec"]

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
        scratch = Path(self.scratch.name)
        try:
            libraries = compile_into(scratch, Path(self.root) / "src")
        except (subprocess.CalledProcessError, OSError) as error:
            # mypyc complains on its output, compilers on the other channel.
            said = f"{getattr(error, 'stdout', '')}{getattr(error, 'stderr', '')}".strip() or str(error)
            if setting == REQUIRED:
                raise RuntimeError(f"the engine could not be compiled:\n{said}") from error
            self.app.display_warning(f"The engine is built uncompiled: {said.splitlines()[-1]}")
            return
        for library in libraries:
            build_data["force_include"][str(library)] = str(library.relative_to(scratch))
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
