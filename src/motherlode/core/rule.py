"""Rule paragraphs as numbers: 2.4 is 204, 4.10 is 410; 0 means that nothing forbids it."""

from mypy_extensions import i64


def paragraph(rule: i64) -> str:
    """The paragraph as people write it."""
    return f"{rule // 100}.{rule % 100}"


def rule_number(text: str) -> int:
    """The number of a paragraph as people write it, or 0."""
    section, dot, item = text.partition(".")
    if not (dot and section.isdecimal() and item.isdecimal()):
        return 0
    if len(section) > 2 or len(item) > 2:
        return 0
    return int(section) * 100 + int(item)
