"""Markdown that is readable as plain text: headings, paragraphs, lists and tables."""

import re
from collections.abc import Iterable
from textwrap import wrap

from trackwright.rulebook.sections import Section, Statement, Table

WIDTH = 88


def document(blocks: Iterable[str]) -> str:
    """Return a whole document of `blocks`."""
    return "\n\n".join(block.rstrip("\n") for block in blocks) + "\n"


def heading(level: int, text: str) -> str:
    """Return a heading."""
    return f"{'#' * level} {_plain(text)}"


def paragraph(text: str) -> str:
    """Return a paragraph."""
    return "\n".join(_wrapped(_plain(text), WIDTH))


def section_blocks(section: Section) -> Iterable[str]:
    """Yield a section's heading, what introduces it, and its statements."""
    yield heading(2, section.title)
    if section.lead:
        yield paragraph(section.lead)
    yield listing(section.statements, in_order=section.in_order)


def listing(statements: Iterable[Statement], *, label: str = "", in_order: bool = False) -> str:
    """Return a list of statements, numbered if `in_order`, each behind the label, if any."""
    prefix = f"**{_plain(label)}** – " if label else ""
    items = []
    for number, statement in enumerate(statements, start=1):
        marker = f"{number}. " if in_order else "- "
        indent = " " * len(marker)
        lines = _wrapped(prefix + _plain(statement.text), WIDTH - len(marker))
        if statement.table:
            lines += ["", *_table(statement.table), ""]
        items.append(marker + f"\n{indent}".join(lines))
    return "\n".join(re.sub(r" +$", "", item, flags=re.MULTILINE) for item in items)


def _table(table: Table) -> list[str]:
    rows = [[_plain(cell) for cell in row] for row in (table.header, *table.rows)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    header, *others = (
        "| " + " | ".join(cell.rjust(w) for cell, w in zip(row, widths, strict=True)) + " |"
        for row in rows
    )
    rule = "|" + "|".join("-" * (width + 1) + ":" for width in widths) + "|"
    return [header, rule, *others]


def _wrapped(text: str, width: int) -> list[str]:
    lines = wrap(text, width, break_long_words=False, break_on_hyphens=False)
    return [_not_a_list(line) for line in lines]


def _not_a_list(line: str) -> str:
    """Escape a line that would start a list by accident."""
    return re.sub(r"^(\d*)([-+.)])(?=\s|$)", r"\1\\\2", line)


def _plain(text: str) -> str:
    """Escape Markdown in a ruleset's names."""
    return re.sub(r"([\\`*_\[\]<>#|~])", r"\\\1", text)
