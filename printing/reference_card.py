"""A card for each player with the actions of a turn and the points of routes."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain

from trackwright.printing.card import UNIT, Card, beyond
from trackwright.printing.cards import Cards
from trackwright.printing.deck_bands import REFERENCE
from trackwright.printing.settings import WIDEST_BLEED
from trackwright.printing.sheet_shapes import portrait, text_at
from trackwright.printing.text_flow import Column, Row, TextStyle, fill_columns
from trackwright.rendering.furniture import Panel, Piece, panel_shapes
from trackwright.rendering.furniture_blocks import LONGEST_ROW, MOST_ROWS, ScoreTable
from trackwright.rendering.shapes import Group, Line, Move, Path, Placement, Shape, Style, rectangle
from trackwright.rendering.texts import shortened
from trackwright.rendering.themes import Theme
from trackwright.rulebook import Action, Reference
from trackwright.schema.geometry import Size
from trackwright.schema.rules.ruleset import Ruleset

SIZES = (3.0, 2.8, 2.6, 2.45, 2.3, 2.15, 2.0, 1.85, 1.7, 1.5)
"""Of letters, tried until all fits on a card twice as wide as one whose shorter side is `UNIT`."""

MOST_PLAYERS = 12
"""The most that a table has room for."""

SHORT = 160
"""Letters that are read in one go."""

HEADER, EDGE, GUTTER = 6.4, 2.6, 5.2


def reference_cards(cards: Cards) -> tuple[Card, ...]:
    """Return a reference card for each player, two cards wide."""
    rules = cards.game.rules
    if rules is None:
        return ()
    one = portrait(cards.size)
    size = Size(width=2 * one.width, height=one.height)
    face = _face(cards.brief(rules), rules, size, cards.settings.theme)
    back = cards.back("reference", size)
    players = cards.settings.players or min(rules.players.maximum, MOST_PLAYERS)
    return tuple(Card(f"reference-{number}", size, face, back) for number in range(1, players + 1))


def _face(brief: Reference, rules: Ruleset, size: Size, theme: Theme) -> Group:
    unit = size.width / 2 / UNIT
    width, height, far = size.width / unit, size.height / unit, WIDEST_BLEED / unit
    column = (width - 2 * EDGE - GUTTER) / 2
    right = EDGE + column + GUTTER
    table, taken = _table(rules, column, theme)
    top = HEADER + 2.0
    low = height - EDGE - top
    columns = [
        Column(EDGE, top, low),
        Column(right, top + taken, low - taken),
    ]
    groups = _set(brief, column, columns, theme)
    title = shortened(brief.title, 4.0, width - 2 * EDGE, bold=True)
    shapes: tuple[Shape, ...] = (
        Path(beyond(width, height, far), Style(fill=theme.panel)),
        Path(rectangle(-far, -far, width + 2 * far, HEADER + far), Style(fill=REFERENCE)),
        text_at(title, EDGE, HEADER - 1.8, 4.0, "#FFFFFF", bold=True),
        Path(
            (Move(width / 2, HEADER + 2), Line(width / 2, height - 2)),
            Style(stroke=theme.panel_line, width=0.2, dash=(1.0, 0.8)),
        ),
        *groups,
        Group((table,), at=Placement(right + column / 2, top + taken / 2 - 0.8)),
    )
    return Group(shapes, at=Placement(0, 0, scale=unit))


def _table(rules: Ruleset, room: float, theme: Theme) -> tuple[Group, float]:
    """Return the points by length around 0, 0, and how high they are."""
    lengths = tuple(sorted(rules.scoring.lengths.items()))
    if not lengths:
        return Group(()), 0.0
    rows = len(lengths) <= MOST_ROWS and lengths[-1][0] <= LONGEST_ROW
    panel = Panel(((Piece("score_table", ScoreTable(lengths, rows=rows), 1.0),),), 1.0)
    scale = min(room / panel.size[0], 24 / panel.size[1], 1.0)
    shapes = (
        shape for group in panel_shapes(panel.moved_to(0, 0), theme) for shape in group.shapes
    )
    small = Group(tuple(shapes), at=Placement(0, 0, scale=scale))
    return small, panel.size[1] * scale + 1.6


def _set(brief: Reference, width: float, columns: list[Column], theme: Theme) -> list[Group]:
    """Set the text as large as it fits."""
    groups: list[Group] = []
    for size in SIZES:
        groups, left = fill_columns(_rows(brief, TextStyle(width, size, theme.panel_ink)), columns)
        if not left:
            break
    return groups


def _rows(brief: Reference, text: TextStyle) -> Iterator[Row]:
    yield from text.paragraph([(brief.lead, True)], sticks=True)
    indent = text.size * 1.1
    for action in brief.actions:
        heading = text.paragraph([(action.statement.text, True)], mark="•", indent=indent)
        details = [text.paragraph([(said, False)], indent=indent) for said in _details(action)]
        yield from _together(chain(heading, *details[:1]))
        for detail in details[1:]:
            yield from _together(detail)
    end = " ".join(statement.text for statement in brief.end.statements)
    yield text.gap(0.3)
    yield from _together(text.paragraph([(brief.end.title + ".", True), (end, False)]))


def _details(action: Action) -> list[str]:
    """Return the details of an action, in one paragraph if they are short."""
    said = [statement.text for statement in action.details]
    together = " ".join(said)
    return [together] if len(together) <= SHORT else said


def _together(rows: Iterable[Row]) -> Iterator[Row]:
    """Yield rows that stay together in one column."""
    *most, last = rows
    yield from (replace(row, sticks=True) for row in most)
    yield last
