"""A copy of the project with the fifth game in it, and commands that run there."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.fifth.lines import ADDITIONS, Addition

ROOT = Path(__file__).parent.parent.parent
NEW = Path(__file__).parent / "files"
# What was made in the checkout; packages are used from there.
MADE = (".git", ".venv", ".cache", ".hypothesis", "build", "dist", "node_modules", "static", "__pycache__")
PACKAGES = ("client/node_modules", "client/api/node_modules")


def new_files() -> list[str]:
    files = [path for path in NEW.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return sorted(path.relative_to(NEW).as_posix() for path in files)


class Copy:
    def __init__(self, folder: Path) -> None:
        self.root = folder / "motherlode"
        shutil.copytree(ROOT, self.root, ignore=shutil.ignore_patterns(*MADE))
        for packages in PACKAGES:
            (self.root / packages).symlink_to(ROOT / packages)

    def add_game(self) -> None:
        for file in new_files():
            path = self.root / file
            assert not path.exists(), file
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(NEW / file, path)
        for addition in ADDITIONS:
            self._add(addition)

    def _add(self, addition: Addition) -> None:
        path = self.root / addition.file
        text = path.read_text(encoding="utf-8")
        assert not addition.after or text.count(addition.after) == 1, f"{addition.file}: {addition.after}"
        begin, after, end = text.partition(addition.after) if addition.after else (text, "", "")
        path.write_text(begin + after + addition.lines + end, encoding="utf-8")

    def run(self, *words: str) -> str:
        """With the packages of this environment, but with the copy's own sources. What it said, if it was content."""
        paths = os.pathsep.join([str(self.root / "src"), str(self.root)])
        environment = {**os.environ, "PYTHONPATH": paths, "MOTHERLODE_NATIVE": "never", "PYTHONDONTWRITEBYTECODE": "1"}
        environment.pop("PYTEST_XDIST_WORKER", None)
        done = subprocess.run(
            words, cwd=self.root, env=environment, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
        )
        assert done.returncode == 0, f"{' '.join(words)}:\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def python(self, *words: str) -> str:
        return self.run(sys.executable, "-P", *words)

    def program(self, name: str, *words: str) -> str:
        """One that is installed beside Python."""
        return self.run(str(Path(sys.executable).parent / name), *words)

    def pytest(self, *words: str) -> str:
        return self.python("-m", "pytest", "-q", *words)
