"""Runs a command and says what it is for, how far it is and how long it took; what it prints is shown if it fails.

    python3 tools/step.py "Installing packages" pip install ...
    python3 tools/step.py --aloud "Testing the rules" pytest ...     # whatever it prints is shown as it comes
    python3 tools/step.py --longest                                  # which steps took longest

It is never silent for longer than five seconds, in a terminal, a log file or a pipe. If the variable STEPS
names a file, each step adds a line to it.
"""

import os
import subprocess
import sys
import time
from pathlib import Path
from threading import Event, Thread

EVERY = 3.0
LONGEST = 60


class LongCommand:
    def __init__(self, title: str) -> None:
        self._title = title
        self._begun = time.monotonic()
        self._over = Event()
        self._output: list[str] = []

    def run(self, command: list[str]) -> int:
        print(f"{self._title} …", flush=True)
        telling = Thread(target=self._tell, daemon=True)
        telling.start()
        try:
            with subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
            ) as process:
                self._output.extend(process.stdout or ())
        except OSError as error:
            self._say(f"{command[0]} cannot be started: {error.strerror}")
            return 127
        finally:
            self._over.set()
            telling.join()
        if process.returncode:
            print("".join(self._output), end="", file=sys.stderr, flush=True)
        return self._ended(process.returncode)

    def run_aloud(self, command: list[str]) -> int:
        print(f"{self._title} …", flush=True)
        return self._ended(subprocess.run(command, check=False).returncode)

    def _ended(self, code: int) -> int:
        self._say(f"{'failed after' if code else 'done in'} {self._seconds()} s")
        if "STEPS" in os.environ:
            with Path(os.environ["STEPS"]).open("a", encoding="utf-8") as file:
                file.write(f"{self._seconds()}\t{self._title}\n")
        return code

    def _tell(self) -> None:
        while not self._over.wait(EVERY):
            last = next((line.strip() for line in reversed(self._output) if line.strip()), "")
            self._say(f"{self._seconds()} s{', ' if last else ''}{last[:LONGEST]}")

    def _seconds(self) -> int:
        return round(time.monotonic() - self._begun)

    def _say(self, what: str) -> None:
        print(f"{self._title}: {what}", flush=True)


def longest() -> int:
    lines = Path(os.environ["STEPS"]).read_text(encoding="utf-8").splitlines()
    steps = sorted(((int(seconds), title) for seconds, title in (line.split("\t") for line in lines)), reverse=True)
    for seconds, title in steps:
        print(f"{seconds:5} s  {title}")
    return 0


def main(arguments: list[str]) -> int:
    if arguments == ["--longest"]:
        return longest()
    aloud = arguments[:1] == ["--aloud"]
    title, *command = arguments[aloud:] or [""]
    if not command:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        return LongCommand(title).run_aloud(command) if aloud else LongCommand(title).run(command)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
