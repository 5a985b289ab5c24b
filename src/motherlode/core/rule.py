"""Rule paragraphs as numbers: 2.4 is 204, 4.10 is 410; 0 is no paragraph."""

from mypy_extensions import i64


def paragraph(rule: i64) -> str:
    """The paragraph as people write it."""
    return f"{rule // 100}.{rule % 100}"
