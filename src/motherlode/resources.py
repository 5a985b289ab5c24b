"""Where catalogues, rulebooks, design tokens and pages are: in the installed package, or at the root of a checkout."""

from pathlib import Path

_PACKAGE = Path(__file__).parent
_CHECKOUT = _PACKAGE.parent.parent


def catalogues() -> Path:
    """locale/<lang>/<catalogue>.ftl"""
    return _found("locale", "locale")


def rulebooks() -> Path:
    """rules/<lang>/<game>.md"""
    return _found("rules", "docs/rules")


def tokens() -> Path:
    """Every colour, size and duration of the design, as a style sheet."""
    return _found("styles", "client/src/styles") / "tokens.css"


def client() -> Path:
    """The pages for the browser, built by tools/client.py."""
    return _PACKAGE / "server" / "static"


def _found(packed: str, checked_out: str) -> Path:
    inside = _PACKAGE / packed
    return inside if inside.is_dir() else _CHECKOUT / checked_out
