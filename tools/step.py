"""Runs a command and says what it is for, how far it is and how long it took; what it prints is shown if it fails.

    python3 tools/step.py "Installing packages" pip install ...

Not a word is missing for longer than five seconds, in a terminal, a log file or a pipe alike.
"""

import subprocess
import sys
import time
from threading import Event, Thread

EVERY = 3.0
LONGEST = 60


class Step:
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
        self._say(f"{'failed after' if process.returncode else 'done in'} {self._seconds()} s")
        return process.returncode

    def _tell(self) -> None:
        while not self._over.wait(EVERY):
            last = next((line.strip() for line in reversed(self._output) if line.strip()), "")
            self._say(f"{self._seconds()} s{', ' if last else ''}{last[:LONGEST]}")

    def _seconds(self) -> int:
        return round(time.monotonic() - self._begun)

    def _say(self, what: str) -> None:
        print(f"{self._title}: {what}", flush=True)


def main(words: list[str]) -> int:
    if len(words) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        return Step(words[0]).run(words[1:])
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
