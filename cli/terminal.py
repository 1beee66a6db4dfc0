"""Output with rich: tables, progress bars and rendered pages."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

NARROWEST_WORDS = 16
"""Letters that a column of words needs to be read."""

UNBOUNDED = 10_000
"""Letters in which every table has room."""


class Screen(Console):
    """A rich console that lets the command handle a closed pipe."""

    def on_broken_pipe(self) -> None:
        """Raise what any other write would raise."""
        raise BrokenPipeError


@dataclass(frozen=True)
class Listing:
    """A table whose first column names the rows.

    Attributes:
        numbers: Headings of the columns that are aligned like numbers.
    """

    headings: Sequence[str]
    rows: Sequence[Sequence[str]]
    numbers: frozenset[str] = frozenset()
    title: str | None = None

    def print_on(self, screen: Screen) -> None:
        """Print a table, or each row as a paragraph where a table has no room."""
        table = self._table()
        unbounded = screen.options.update(width=UNBOUNDED)
        if screen.measure(table, options=unbounded).minimum <= screen.width:
            screen.print(table)
            return
        if self.title is not None:
            screen.print(Text(self.title, style="bold"))
        for part in self._paragraphs():
            screen.print(part)

    def _table(self) -> Table:
        table = Table(title=self.title, title_justify="left", title_style="bold", box=SIMPLE_HEAD)
        for heading in self.headings:
            if heading in self.numbers:
                table.add_column(heading, justify="right", no_wrap=True)
            elif heading == self.headings[0] or self._longest(heading) <= NARROWEST_WORDS:
                table.add_column(heading, no_wrap=True)
            else:
                table.add_column(heading, min_width=NARROWEST_WORDS)
        for row in self.rows:
            table.add_row(*map(Text, row))
        return table

    def _longest(self, heading: str) -> int:
        column = self.headings.index(heading)
        return max((len(row[column]) for row in self.rows), default=0)

    def _paragraphs(self) -> Iterator[Text | Padding]:
        for name, *values in self.rows:
            told = zip(self.headings[1:], values, strict=True)
            words = "; ".join(f"{heading}: {value}" for heading, value in told if value)
            yield Text(name, style="bold")
            yield Padding(Text(words), (0, 0, 1, 2))
