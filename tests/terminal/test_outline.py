"""A position told from its view alone: the cases that the browser's twin passes, and every game there is."""

import json
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tests.kit import Variant, every_preset, random_game

from motherlode.core.ids import SPECTATOR
from motherlode.terminal.boards import outline
from motherlode.terminal.speech import LANGUAGES, Speech

CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("outline.json").read_text())
assert len(CASES) > 1


def told(line: outline.Line) -> object:
    return [line.text, [told(inner) for inner in line.inside]] if line.inside else line.text


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_it_is_told_as_in_the_browser(case: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource("\n".join(case["catalogue"])))

    def of_game(_speech: Speech, _game: str, key: str, /, **facts: object) -> str:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern, facts)
        assert not errors
        return str(said)

    monkeypatch.setattr(Speech, "of_game", of_game)
    monkeypatch.setattr(Speech, "has_of_game", lambda _speech, _game, key: bundle.has_message(key))
    lines = outline.outline(case["view"], Speech("en"))
    assert [told(line) for line in lines] == case["lines"]


@every_preset
@pytest.mark.parametrize("language", LANGUAGES)
def test_any_position_of_any_game_can_be_told(variant: Variant, language: str) -> None:
    game = variant.make()
    *_, last = random_game(game, 1)
    for state in (game.start(0), last):
        lines = outline.described(game.view(state, SPECTATOR), Speech(language))
        assert len(lines) > 3
        assert all(line.plain.strip() for line in lines)
