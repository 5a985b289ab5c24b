"""Lists the rule paragraphs that no test names: `make rules`. Exit code 1 if there are any.

A test names what it proves with @rule("atacama 2.4"); the paragraphs are those of docs/rules/en.
"""

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PARAGRAPH = re.compile(r"^- \*\*(\d+\.\d+)\*\*", re.MULTILINE)


def paragraphs() -> list[str]:
    """Every paragraph of every game, as tests name it."""
    books = sorted((ROOT / "docs/rules/en").glob("*.md"))
    return [f"{book.stem} {number}" for book in books for number in PARAGRAPH.findall(book.read_text())]


def named() -> dict[str, int]:
    """How many tests name each paragraph."""
    out: dict[str, int] = {}
    for file in sorted((ROOT / "tests/rules").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                for argument in node.args:
                    if isinstance(argument, ast.Constant):
                        out[str(argument.value)] = out.get(str(argument.value), 0) + 1
    return out


def main() -> int:
    wanted, have = paragraphs(), named()
    missing = [paragraph for paragraph in wanted if paragraph not in have]
    unknown = sorted(set(have) - set(wanted))
    print(f"{len(wanted) - len(missing)} of {len(wanted)} rule paragraphs are named by a test.")
    for paragraph in missing:
        print(f"  no test names {paragraph}")
    for paragraph in unknown:
        print(f"  no such paragraph: {paragraph}")
    return 1 if missing or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
