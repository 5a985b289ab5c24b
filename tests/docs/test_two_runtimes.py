"""Terminal and browser read the same catalogues with different libraries: every sentence comes out the same."""

import itertools
import json
import subprocess
from pathlib import Path
from typing import TypedDict

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tools import client

from motherlode.resources import catalogues
from motherlode.terminal.speech import LANGUAGES

MOST_CASES = 80
# Enough to meet every plural form of the three languages.
NUMBERS = (0, 1, 2, 5, 1234)


class SelectorValues(Visitor):
    """For every variable, the values that some selector chooses by, or else a word that none does."""

    def __init__(self, known: dict[str, ast.Message]) -> None:
        self.known = known
        self.values: dict[str, list[object]] = {}

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(self.known[node.id.name])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.setdefault(node.id.name, ["Émile & Söhne"])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [v.key.name if isinstance(v.key, ast.Identifier) else int(v.key.value) for v in node.variants]
            plural = any(isinstance(key, int) or key in ("one", "other", "many") for key in keys)
            self.values[node.selector.id.name] = list(NUMBERS) if plural else [*keys, "something else"]
        self.generic_visit(node)


class Case(TypedDict):
    key: str
    facts: dict[str, object]


def cases(text: str) -> list[Case]:
    out: list[Case] = []
    body = FluentParser(with_spans=False).parse(text).body
    known = {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    for key, entry in known.items():
        choices = SelectorValues(known)
        choices.visit(entry)
        names = sorted(choices.values)
        for values in itertools.islice(itertools.product(*(choices.values[n] for n in names)), MOST_CASES):
            out.append({"key": key, "facts": dict(zip(names, values, strict=True))})
    return out


def in_python(language: str, text: str, wanted: list[Case]) -> list[str]:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    out = []
    for case in wanted:
        pattern = bundle.get_message(case["key"]).value
        assert pattern is not None, case
        said, errors = bundle.format_pattern(pattern, case["facts"])
        out.append(f"{case['key']}: {errors[0]}" if errors else str(said))
    return out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_the_same_in_both_runtimes(language: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in sorted((catalogues() / language).glob("*.ftl"))]
    wanted = [cases(text) for text in texts]
    asked = [{"language": language, "text": t, "cases": c} for t, c in zip(texts, wanted, strict=True)]
    node = client.Node.found()
    script = Path(__file__).with_name("render.mjs")
    done = subprocess.run(
        [*node.command, str(script)], input=json.dumps(asked), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    for text, case_list, browser in zip(texts, wanted, json.loads(done.stdout), strict=True):
        terminal = in_python(language, text, case_list)
        assert len(browser) == len(case_list) > 0
        for case, here, there in zip(case_list, terminal, browser, strict=True):
            assert here == there, case
