"""Text flow: paragraphs, headings, lists and tables broken into rows that fill columns."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from trackwright.layout.drawn_sizes import cap_height, text_width
from trackwright.printing.sheet_shapes import FAINT, INK, stroke, text_at, text_spans
from trackwright.rendering.shapes import Anchor, Color, Group, Path, Placement, Shape, Style, circle
from trackwright.rendering.texts import Span, shortened, wrapped
from trackwright.rulebook.sections import Section, Table

LEADING = 1.34
"""From line to line, as a share of the letters' size."""


@dataclass(frozen=True)
class Row:
    """One line of a column, drawn from its top left corner; one that `sticks` is never the last."""

    height: float
    shapes: tuple[Shape, ...] = ()
    sticks: bool = False


Pictures = Callable[[Sequence[str]], Iterable[Row]]
"""Draws a picture of some routes of a board."""


def _no_pictures(_: Sequence[str]) -> Iterable[Row]:
    return ()


@dataclass(frozen=True)
class Column:
    """A column: its top left corner and its height."""

    x: float
    y: float
    height: float


@dataclass(frozen=True)
class TextStyle:
    """How text is set: its width, the size of its letters, and its colour."""

    width: float
    size: float
    fill: Color = INK

    def heading(self, text: str, scale: float = 1.25) -> Iterator[Row]:
        """Yield a heading with room above it."""
        size = self.size * scale
        yield Row(self.size * 0.9, sticks=True)
        for line in wrapped([(text, True)], size, self.width):
            yield Row(size * LEADING, text_spans(line, 0, size, size, self.fill), sticks=True)
        rule = stroke((0, 0, self.width, 0), style=Style(stroke=FAINT, width=0.2))
        yield Row(self.size * 0.45, (rule,), sticks=True)

    def paragraph(
        self, text: Sequence[Span], *, mark: str = "", indent: float = 0.0, sticks: bool = False
    ) -> Iterator[Row]:
        """Yield a paragraph; a mark stands before its first line, a bullet if it is `•`."""
        lines = wrapped(text, self.size, self.width - indent)
        for number, line in enumerate(lines):
            shapes: tuple[Shape, ...] = text_spans(line, indent, self.size, self.size, self.fill)
            if mark and number == 0:
                shapes = (self._mark(mark, indent), *shapes)
            yield Row(self.size * LEADING, shapes, sticks=sticks or number == 0 < len(lines) - 1)
        yield Row(self.size * 0.32, sticks=sticks)

    def table(self, table: Table, indent: float = 0.0) -> Iterator[Row]:
        """Yield a table whose columns are as wide as they must be; headings may have lines."""
        pad = self.size * 1.2
        widths = self._column_widths(table, self.width - indent, pad)
        heads = [
            wrapped([(cell, True)], self.size, width - pad / 2)
            for cell, width in zip(table.header, widths, strict=True)
        ]
        high = max(map(len, heads))
        for line in range(-high, 0):  # counted from below, where all headings end
            cells = [_text_of(lines[line]) if -line <= len(lines) else "" for lines in heads]
            yield self._table_row(cells, widths, indent, pad, bold=True, ruled=line == -1)
        for number, row in enumerate(table.rows, start=1):
            last = number == len(table.rows)
            yield self._table_row(row, widths, indent, pad, bold=False, sticks=not last)
        yield self.gap(0.6)

    def section(self, section: Section, pictures: Pictures = _no_pictures) -> Iterator[Row]:
        """Yield a section of a rulebook; `pictures` draws the routes that its examples show."""
        yield from self.heading(section.title)
        if section.lead:
            yield from self.paragraph([(section.lead, False)], sticks=True)
        indent = self.size * 1.5
        for number, statement in enumerate(section.statements, start=1):
            mark = f"{number}." if section.in_order else "•"
            text, sticks = [(statement.text, False)], bool(statement.routes)
            yield from self.paragraph(text, mark=mark, indent=indent, sticks=sticks)
            if statement.table:
                yield from self.table(statement.table, indent)
            if statement.routes:
                yield from pictures(statement.routes)

    def gap(self, share: float) -> Row:
        """Return an empty row, so many letters high."""
        return Row(self.size * share)

    def _column_widths(self, table: Table, room: float, pad: float) -> list[float]:
        """Return widths between what words need and what whole headings need."""
        columns = list(zip(table.header, *table.rows, strict=True))
        least = [self._widest((*head.split(" "), *cells)) + pad for head, *cells in columns]
        wanted = [self._widest(column) + pad for column in columns]
        if sum(wanted) <= room:
            return wanted
        if sum(least) >= room:
            return [width * room / sum(least) for width in least]
        share = (room - sum(least)) / (sum(wanted) - sum(least))
        return [low + (high - low) * share for low, high in zip(least, wanted, strict=True)]

    def _widest(self, texts: Iterable[str]) -> float:
        return max(text_width(text, self.size, bold=True) for text in texts)

    def _table_row(
        self,
        cells: Sequence[str],
        widths: Sequence[float],
        indent: float,
        pad: float,
        *,
        bold: bool,
        ruled: bool = True,
        sticks: bool = True,
    ) -> Row:
        shapes: list[Shape] = []
        right = indent
        for cell, width in zip(cells, widths, strict=True):
            right += width
            text = shortened(cell, self.size, width - pad / 4, bold=bold)
            at, size = right - pad / 2, self.size
            shapes.append(text_at(text, at, size, size, self.fill, bold=bold, anchor=Anchor.END))
        height = self.size * LEADING
        if ruled:
            line = Style(stroke=FAINT, width=0.12)
            shapes.append(stroke((indent, height, right, height), style=line))
        return Row(height, tuple(shapes), sticks)

    def _mark(self, mark: str, indent: float) -> Shape:
        if mark == "•":
            middle = self.size - cap_height(self.size) / 2
            return Path(circle(indent * 0.5, middle, self.size * 0.13), Style(fill=self.fill))
        return text_at(mark, indent * 0.8, self.size, self.size, self.fill, anchor=Anchor.END)


def fill_columns(rows: Iterable[Row], columns: Iterable[Column]) -> tuple[list[Group], list[Row]]:
    """Fill columns with rows from top to bottom; return them and the rows left over."""
    left = list(rows)
    groups = []
    for column in columns:
        count = _fitting(left, column.height)
        groups.append(_set(left[:count], column))
        left = left[count:]
        while left and not left[0].shapes:  # a column does not begin with a gap
            left = left[1:]
    return groups, left


def _text_of(line: Sequence[Span]) -> str:
    return " ".join(text for text, _ in line)


def _fitting(rows: Sequence[Row], height: float) -> int:
    """Return how many rows fit, without trailing ones that must stay with the next."""
    count = 0
    for row in rows:
        height -= row.height
        if height < 0:
            break
        count += 1
    if count == len(rows):
        return count
    kept = count
    while kept and rows[kept - 1].sticks:
        kept -= 1
    return kept or max(count, 1)


def _set(rows: Sequence[Row], column: Column) -> Group:
    groups = []
    y = column.y
    for row in rows:
        if row.shapes:
            groups.append(Group(row.shapes, at=Placement(column.x, y)))
        y += row.height
    return Group(tuple(groups))
