"""The pages of the rules, in columns."""

from collections.abc import Iterator

from trackwright.printing.route_strips import RouteStrips
from trackwright.printing.sheet_shapes import FAINT, footer, headline, portrait, sheet_picture
from trackwright.printing.stamp import Imprint
from trackwright.printing.text_flow import Column, Row, TextStyle, fill_columns
from trackwright.rendering.shapes import Group, Picture
from trackwright.rulebook import Rulebook
from trackwright.schema.board import Board

SIZE = 3.5
"""Of letters, in mm: 10 points."""

GUTTER = 9.0
WIDEST_COLUMN = 95.0
_TITLE = 9.0


def rules_pictures(book: Rulebook, board: Board, imprint: Imprint) -> list[Picture]:
    """Return the rules, as many pages as they take, with pictures of the board's own routes."""
    paper, margin = portrait(imprint.settings.paper), imprint.settings.margin
    inner = margin + 4.0
    room = paper.width - 2 * inner
    count = max(round(room / WIDEST_COLUMN), 1)
    width = (room - (count - 1) * GUTTER) / count
    text = TextStyle(width, SIZE)
    strips = RouteStrips(board, imprint.settings, text)
    rows = list(_rows(book, text, strips))
    pages: list[list[Group]] = []
    while rows:
        top = margin + (20.0 if not pages else 4.0)
        height = paper.height - margin - 4.0 - top
        columns = [Column(inner + n * (width + GUTTER), top, height) for n in range(count)]
        groups, rows = fill_columns(rows, columns)
        pages.append(groups)
    heading = headline(book.title, inner, margin + 10.0, _TITLE, room)
    return [
        sheet_picture(
            paper,
            (
                *([heading] if number == 0 else []),
                *groups,
                footer(imprint.line, paper, margin, f"{number + 1} / {len(pages)}"),
            ),
            book.title,
        )
        for number, groups in enumerate(pages)
    ]


def _rows(book: Rulebook, text: TextStyle, strips: RouteStrips) -> Iterator[Row]:
    faint = TextStyle(text.width, text.size, FAINT)
    for statement in book.about:
        yield from faint.paragraph([(statement.text, False)])
    for section in book.sections:
        yield from text.section(section, strips.rows)
