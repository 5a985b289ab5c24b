"""What `make bench` runs: measures, prints, and keeps the figures in bench/results.md and bench/results.json."""

import os
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from motherlode.lab.bench import Bench, bench

HERE = Path(__file__).parent
ROUNDS = 7


def machine() -> str:
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [
            line.partition(":")[2].strip() for line in info.read_text().splitlines() if line.startswith("model name")
        ]
        model = names[0] if names else model
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def as_markdown(result: Bench) -> str:
    build = "compiled" if result.compiled else "interpreted"
    how = f"Every figure is the best of {result.rounds} rounds, taken in turn in one run (`make bench`)."
    out = [
        f"## {datetime.now(UTC).date().isoformat()}",
        "",
        f"{machine()}. One process, one core, engine {build}. {how}",
        "",
        "| ratio | reached | wanted |",
        "|---|---|---|",
        *(f"| {r.name} | {r.ratio:.2f}x | {r.bar}x |" for r in result.ratios),
        "",
        "| moves per second | best | worst round |",
        "|---|---|---|",
        *(f"| {f.name} | {f.best:,.0f} | {f.worst:,.0f} |" for f in result.figures),
    ]
    return "\n".join(out) + "\n"


def _told(name: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{name:<60}", end="\r", file=sys.stderr, flush=True)


def main() -> int:
    result = bench(ROUNDS, _told)
    text = as_markdown(result)
    print(text)
    if not result.compiled or not result.ratios:
        print("Not kept: that takes the compiled engine and OpenSpiel.")
        return 1
    (HERE / "results.json").write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=1) + b"\n")
    path = HERE / "results.md"
    head, marker, rest = path.read_text().partition("<!-- bench -->\n")
    _, end, tail = rest.partition("<!-- /bench -->\n")
    path.write_text(head + marker + text + end + tail)
    missed = [ratio.name for ratio in result.ratios if ratio.ratio < ratio.bar]
    for name in missed:
        print(f"Below its bar: {name}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
