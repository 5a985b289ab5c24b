"""Renews requirements/*.lock: `make lock`. With hashes, for every platform, without saying where packages come from."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent

# Each lock, with the extras it contains. All contain what `make play` needs, so that one environment serves all.
LOCKS = {
    "play": ("terminal", "server", "build"),
    "dev": ("terminal", "server", "build", "rl", "openspiel", "dev"),
    "bench": ("terminal", "server", "build", "openspiel"),
    "node": ("node",),
}
COMPILE = ("pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-header", "--python-version", "3.11")


def main() -> int:
    for name, extras in LOCKS.items():
        chosen = [word for extra in extras for word in ("--extra", extra)]
        command = [sys.executable, "-m", "uv", *COMPILE, *chosen, "pyproject.toml", "-o", f"requirements/{name}.lock"]
        done = subprocess.run(command, cwd=ROOT, check=False)
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
