"""What happened, as lines of text."""

import pytest

from motherlode.games.registry import new_match
from motherlode.terminal.speech import LANGUAGES, Speech
from motherlode.terminal.telling import log_lines, news


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_many_times_at_once_is_one_line(language: str) -> None:
    match = new_match("siberia", "two", 0, {"exchange_sides": "random"}, 0, None, bytes(32), {})
    match.go_on()
    lines = [line.plain for line in news(match, 0, -1, Speech(language))]
    assert len(lines) == 7
    assert lines[1].split()[:2] == ["0", "28"]
    assert len(log_lines(match, 0, Speech(language))) > 28  # the log itself keeps every line


def test_a_list_of_things_is_written_as_people_do() -> None:
    match = new_match("siberia", "two", 0, {"exchange_sides": "random"}, 0, None, bytes(32), {})
    match.go_on()
    said = {language: [line.plain for line in news(match, 0, -1, Speech(language))][3] for language in LANGUAGES}
    assert said["en"].endswith("Shanghai, and Tokyo.")
    assert said["de"].endswith("Shanghai und Tokio.")
    assert said["fr"].endswith("Shanghai et Tokyo.")
