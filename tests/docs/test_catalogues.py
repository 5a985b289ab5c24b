"""The catalogues are complete in every language: nothing missing, nothing stale, the same variables, nothing broken."""

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from tests.kit import VARIANTS

from motherlode.core import refusal
from motherlode.core.errors import FACTS as ENGINE_FACTS
from motherlode.core.game import Game
from motherlode.core.ids import SEAT_NAMES
from motherlode.games.registry import GAMES
from motherlode.lab.faults import FACTS as LAB_FACTS
from motherlode.resources import catalogues
from motherlode.server.faults import FACTS as SERVER_FACTS
from motherlode.terminal import boards, faults
from motherlode.terminal.answers import COMMANDS
from motherlode.terminal.menu import OPPONENTS
from motherlode.terminal.speech import LANGUAGES, SHARED, Speech, signed

# What only the browser says: its shell and lobby, and the page of a table.
BROWSER = ("browser", "sheet")
NAMES = [*SHARED, *BROWSER, *GAMES]
SHARED_REFUSALS = {f"refusal-{kind.name}" for kind in refusal.SHARED}
FACTS = {**ENGINE_FACTS, **faults.FACTS, **LAB_FACTS, **SERVER_FACTS}
SOURCES = sorted((Path(boards.__file__).parent.parent).rglob("*.py"))
PAGES = Path(__file__).parent.parent.parent / "client" / "src"

# Function calls and ordinals differ between the runtimes of terminal and browser: ints and plain selectors only.
FORBIDDEN = ast.FunctionReference


class Variables(Visitor):
    """The variables of a message and of the messages it refers to."""

    def __init__(self, known: dict[str, ast.Message]) -> None:
        self.known = known
        self.names: set[str] = set()
        self.references: set[str] = set()
        self.calls = 0

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)
        self.visit(self.known[node.id.name])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.calls += 1


def entries(language: str, name: str) -> Iterator[ast.EntryType]:
    text = (catalogues() / language / f"{name}.ftl").read_text(encoding="utf-8")
    yield from FluentParser(with_spans=False).parse(text).body


def by_name(language: str, name: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language, name) if isinstance(entry, ast.Message)}


def referred_to(name: str) -> set[str]:
    """What other sentences of the same catalogue refer to."""
    known = by_name("en", name)
    variables = Variables(known)
    for entry in known.values():
        variables.visit(entry)
    return variables.references


@cache
def messages(language: str, name: str) -> dict[str, set[str]]:
    """Every message with the variables it uses."""
    out: dict[str, set[str]] = {}
    known = by_name(language, name)
    for entry in entries(language, name):
        assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
        if isinstance(entry, ast.Message):
            variables = Variables(known)
            variables.visit(entry)
            assert variables.calls == 0, f"{language}/{name}: {entry.id.name} calls a function"
            assert entry.id.name not in out, f"{language}/{name}: {entry.id.name} stands twice"
            out[entry.id.name] = {re.sub("-(id|signed|you)$", "", name) for name in variables.names}
    return out


def test_every_language_has_the_same_catalogues() -> None:
    for language in LANGUAGES:
        assert sorted(path.stem for path in (catalogues() / language).glob("*")) == sorted(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_no_key_is_missing_or_stale_and_variables_agree(language: str, name: str) -> None:
    here, english = messages(language, name), messages("en", name)
    missing, stale = sorted(set(english) - set(here)), sorted(set(here) - set(english))
    assert not missing, f"missing in locale/{language}/{name}.ftl"
    assert not stale, f"stale in locale/{language}/{name}.ftl"
    for key, variables in english.items():
        assert here[key] == variables, key


def test_every_error_has_a_sentence_with_its_own_facts() -> None:
    sentences = messages("en", "errors")
    assert sorted(sentences) == sorted(f"error-{code}" for code in FACTS)
    for code, facts in FACTS.items():
        assert sentences[f"error-{code}"] <= set(facts), code


def said_of(game: Game[Any]) -> dict[str, set[str]]:
    """The sentences about its moves, events, refusals and ends, except those that all games share."""
    out: dict[str, set[str]] = {f"reason-{reason}": set() for reason in game.reasons}
    groups = (
        ("move", game.codec.kinds),
        ("event", game.event_kinds),
        ("refusal", game.refusals),
        ("would", game.foresight.kinds),
    )
    for prefix, kinds in groups:
        out |= {f"{prefix}-{kind.name}": {param.name for param in kind.params} for kind in kinds}
    out |= {f"unit-{unit}": set() for unit in game.foresight.units}
    return {key: variables for key, variables in out.items() if key not in SHARED_REFUSALS}


def wanted(game: str) -> dict[str, set[str]]:
    """What a game's catalogue must have, with the variables each may use; nothing of it is written by hand."""
    out: dict[str, set[str]] = {key: set() for key in ("title", "playing-time", "pitch", "about")}
    for variant in VARIANTS:
        if variant.game == game:
            out |= said_of(variant.make())
    meta = GAMES[game].meta
    for preset in meta.presets:
        out[f"preset-{preset.name}"] = set()
        out[f"edition-{preset.name}"] = set()
        for option in meta.options:
            if option.name in preset.open_options:
                out[f"option-{option.name}"] = set()
                out.update({f"choice-{option.name}-{choice}": set() for choice in option.choices})
                if option.first_game != option.usual:
                    out[f"first-game-{option.name}"] = set()
    return out


@pytest.mark.parametrize("game", GAMES)
def test_every_move_event_refusal_and_preset_has_a_sentence(game: str) -> None:
    have = messages("en", game)
    missing = sorted(set(wanted(game)) - set(have))
    assert not missing, f"missing in locale/en/{game}.ftl"
    for key, variables in wanted(game).items():
        assert have[key] <= variables, key


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_of_a_game_is_left_over(game: str) -> None:
    """A sentence that is not wanted above is a word of the game, a prompt, part of another, or used by its board."""
    words = referred_to(game)
    for variant in VARIANTS:
        if variant.game == game:
            made = variant.make()
            # Consequences of one kind in a row are one sentence, and so may events be that a move would bring.
            words |= {f"would-{kind.name}-many" for kind in made.foresight.kinds}
            words |= {f"would-{kind.name}{many}" for kind in made.event_kinds for many in ("", "-many")}
            for kind in (*made.codec.kinds, *made.event_kinds, *made.refusals, *made.foresight.kinds):
                for param in kind.params:
                    words |= {f"{param.vocabulary.name}-{token}" for token in param.vocabulary.tokens}
    parts = sorted(Path(boards.__file__).parent.glob(f"{game}*.py"))
    board = "".join(path.read_text(encoding="utf-8") for path in parts)
    said = (
        set(re.findall(r"[\"']([a-z0-9-]+)[\"']", board))
        | said_by(PAGES / "lib" / "games" / game)
        | said_by(PAGES / "lib" / "table")
        | {f"view-{name}" for name in fields_of(GAMES[game].view)}
    )
    known = {*wanted(game), *words}
    stale = [
        key
        for key in messages("en", game)
        if key not in known and not key.startswith(("prompt-", "letter-")) and not fits(key, said)
    ]
    assert not stale, f"stale in locale/en/{game}.ftl"


def fields_of(kind: object) -> set[str]:
    """The names of all fields in a view and in what it holds: a game without a board may have a sentence for each."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return {*kind.__struct_fields__, *(name for held in get_type_hints(kind).values() for name in fields_of(held))}
    return {name for held in get_args(kind) for name in fields_of(held)}


def said_by(folder: Path) -> set[str]:
    """Every key that pages could ask for; `level-${level}` becomes `level-*`."""
    out: set[str] = set()
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts"):
            quoted = re.findall(
                r"""["'`]([a-z][a-z0-9-]*(?:\$\{[^}]*\}[a-z0-9-]*)*)["'`]""", path.read_text(encoding="utf-8")
            )
            out |= {re.sub(r"\$\{[^}]*\}", "*", key) for key in quoted}
    return out


def fits(key: str, said: set[str]) -> bool:
    return key in said or any("*" in one and one != "*" and fnmatchcase(key, one) for one in said)


def test_the_browser_has_every_sentence_it_says_and_no_other() -> None:
    said = said_by(PAGES)
    have = {key for name in (*BROWSER, "table", "errors") for key in messages("en", name)}
    asked: set[str] = set()
    for path in sorted(PAGES.rglob("*.svelte")) + sorted(PAGES.rglob("*.ts")):
        if not path.name.endswith(".test.ts"):
            asked |= set(re.findall(r"""speech\.say\(\s*["']([a-z0-9-]+)["']""", path.read_text(encoding="utf-8")))
    assert not asked - have, "missing in locale/en"
    for name in BROWSER:
        stale = [key for key in messages("en", name) if not fits(key, said)]
        assert not stale, f"stale in locale/en/{name}.ftl"


def test_the_terminal_has_every_sentence_it_says_and_no_other() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    said = set(re.findall(r"[\"']([a-z][a-z0-9-]+)[\"']", source))
    said |= {f"menu-opponent-{k}" for k in range(len(OPPONENTS))} | {f"command-{name}" for name in COMMANDS}
    missing = set(re.findall(r'say\(\s*"([a-z0-9-]+)"', source)) - set(messages("en", "terminal"))
    assert not missing
    stale = set(messages("en", "terminal")) - said
    assert not stale


def test_the_table_names_every_seat_says_what_all_games_refuse_and_tells_what_no_game_has_words_for() -> None:
    seats = {f"seat-{name}" for name in SEAT_NAMES}
    told = {"fact", "fact-yes", "fact-no", "fact-none"}
    assert set(messages("en", "table")) == seats | SHARED_REFUSALS | told


@pytest.mark.parametrize("game", GAMES)
def test_a_title_is_the_one_of_the_games_makers_or_a_translation(game: str) -> None:
    assert Speech("en").title(game) == GAMES[game].meta.title
    assert all(Speech(language).title(game) for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_game_can_be_said(language: str) -> None:
    """Formatting fails loudly on a variable that is missing; all codes and refusals are tried."""
    speech = Speech(language)
    for variant in VARIANTS:
        game = variant.make()
        for code in range(game.codec.size):
            assert speech.move(variant.game, game.codec, code)


def test_numbers_have_real_signs() -> None:
    assert [signed(n) for n in (12, 0, -12)] == ["+12", "0", "−12"]


def test_french_signs_do_not_stand_alone_on_a_line() -> None:
    """There is a non-breaking space before : ; ? ! » % and after «."""
    for name in NAMES:
        for entry in entries("fr", name):
            if isinstance(entry, ast.Message):
                text = FluentSerializer().serialize_entry(entry)
                assert not re.search(r" [;?!»%]|« | :(?=\s|$)", text), f"fr/{name}: {entry.id.name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_have_the_same_word(language: str) -> None:
    speech = Speech(language)
    words = [speech.say(f"command-{name}") for name in COMMANDS]
    assert len(set(words)) == len(COMMANDS)
    for word, name in zip(words, COMMANDS, strict=True):
        assert word == name or word not in COMMANDS, "no translation is another command's name"
