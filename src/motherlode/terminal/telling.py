"""What happened, and how it ended, as lines of text: the same at the table and in a replay."""

from rich.text import Text

from motherlode.core.ids import CHANCE
from motherlode.core.match import Match
from motherlode.terminal.speech import Speech, signed
from motherlode.terminal.style import seat_style


def news(match: Match, seat: int, after: int, speech: Speech) -> list[Text]:
    """What a seat may know of the lines after that number."""
    out: list[Text] = []
    for entry in match.entries[after:]:
        style = "none" if entry.seat == CHANCE else seat_style(entry.seat)
        said = [speech.event(match.header.game, match.game, event) for event in entry.events if event.seen_by(seat)]
        if entry.is_undo():
            said = [speech.say("undone", seat=speech.seat(entry.seat), number=entry.undoes)]
        for sentence in said:
            out.append(Text().append(f"{entry.number:>3} ", style="dim").append(sentence, style=style))
    return out


def standings(match: Match, speech: Speech) -> list[Text]:
    """The result, best place first; nothing while the game goes on."""
    result = match.result()
    if result is None:
        return []
    out: list[Text] = []
    for seat in sorted(range(match.game.seats), key=lambda k: result.places[k]):
        line = speech.say(
            "result", place=result.places[seat], seat=speech.seat(seat), points=signed(result.scores[seat])
        )
        out.append(Text(line, style=f"bold {seat_style(seat)}"))
    return out
