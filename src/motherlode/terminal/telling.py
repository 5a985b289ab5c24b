"""What happened and how it ended, as lines of text, for the table and for replays."""

from itertools import groupby

from rich.text import Text

from motherlode.core.ids import CHANCE
from motherlode.core.match import Match, Told
from motherlode.terminal.speech import Speech, signed
from motherlode.terminal.style import seat_style


def news(match: Match, seat: int, after: int, speech: Speech) -> list[Text]:
    """What a seat may know of the submissions after that number; what was taken back is marked."""
    out: list[Text] = []
    for (submission, who, undoes, stands), row in groupby(match.told(seat, after), _source):
        events = [told.event for told in row if told.event is not None]
        said = speech.events(match.header.game, match.game, events)
        if undoes:
            said = [speech.say("undone", seat=speech.seat(who), number=undoes)]
        out += [_line(submission, who, sentence, stands, speech) for sentence in said]
    return out


def _source(told: Told) -> tuple[int, int, int, bool]:
    return told.submission, told.seat, told.undoes, told.stands


def log_lines(match: Match, seat: int, speech: Speech) -> list[Text]:
    """A whole log as a seat may read it, with the log's own line numbers."""
    out: list[Text] = []
    for entry in match.entries:
        said = [speech.event(match.header.game, match.game, event) for event in entry.events if event.seen_by(seat)]
        if entry.is_undo():
            said = [speech.say("undone", seat=speech.seat(entry.seat), number=entry.undoes)]
        out += [_line(entry.number, entry.seat, sentence, entry.stands, speech) for sentence in said]
    return out


def _line(number: int, seat: int, sentence: str, stands: bool, speech: Speech) -> Text:
    style = "none" if seat == CHANCE else seat_style(seat)
    out = Text().append(f"{number:>3} ", style="dim").append(sentence, style=style if stands else f"strike {style}")
    if not stands:
        out.append(f" {speech.say('taken-back')}", style="dim")
    return out


def standings(match: Match, speech: Speech) -> list[Text]:
    """The result, best place first; empty while the game goes on."""
    result = match.result()
    if result is None:
        return []
    out: list[Text] = []
    for seat in sorted(range(match.game.seats), key=lambda k: result.places[k]):
        share = result.share(seat)
        key = "wins" if share == 1.0 else "shares" if share else "result"
        facts = {"place": result.places[seat], "seat": speech.seat(seat), "points": signed(result.scores[seat])}
        out.append(Text(speech.say(key, **facts), style=f"bold {seat_style(seat)}"))
    return out
