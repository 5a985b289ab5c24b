"""The examples of docs/research.md run, one after the other."""

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parent.parent.parent / "docs/research.md").read_text()
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_the_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    petting, spiel = EXAMPLES
    exec(petting, {})  # noqa: S102
    lines = capsys.readouterr().out.splitlines()
    assert {line.split()[0] for line in lines} == {f"player_{seat}" for seat in range(4)}
    assert sum(float(line.split()[1]) for line in lines) == pytest.approx(0)
    exec(spiel, {})  # noqa: S102
    assert capsys.readouterr().out.startswith('{"game":"goldrausch","viewer":0,')
