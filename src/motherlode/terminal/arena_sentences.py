"""The sentences of an arena's report, for the terminal and for its page."""

from motherlode.lab.arena.report import ArenaReport
from motherlode.terminal.figures import percent
from motherlode.terminal.speech import Speech

ANSWERS = {"yes": "arena-yes", "no": "arena-no", "open": "arena-open"}


def answer(report: ArenaReport, speech: Speech) -> str:
    """The question and what is known of it, in one sentence."""
    facts = {"bot": report.verdict.bot, "above": percent(report.verdict.above, speech)}
    return speech.say(ANSWERS[report.verdict.answer], **facts)


def grounds(report: ArenaReport, speech: Speech) -> str:
    """After how many games, and how sure."""
    verdict = report.verdict
    fair = percent(report.entrants[0].fair, speech)
    games = verdict.blocks * report.block
    key = "arena-unsettled" if verdict.answer == "open" else "arena-settled"
    return speech.say(key, games=games, fair=fair, wrong=round(100 * verdict.error))


def notes(report: ArenaReport, speech: Speech) -> list[str]:
    """What readers of the figures should know."""
    out = [speech.say("arena-counts", games=report.games, block=report.block)]
    if report.asked % report.block and report.games > report.asked:
        out.append(speech.say("arena-rounded", asked=report.asked, games=report.games))
    if report.distinct < report.games:
        out.append(speech.say("alike", distinct=report.distinct))
    return out


def headings(speech: Speech) -> list[str]:
    keys = ("column-bot", "column-games", "column-wins", "column-fair", "column-ratio", "column-points", "column-elo")
    return [speech.say(key) for key in keys]
