"""Checks of paper: sheets, cards, folds, and the picture that is printed behind the board."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from trackwright.analysis.board_analysis import (
    BoardAnalysis,
    languages,
    measured,
    stops,
)
from trackwright.analysis.overlaps import only_in
from trackwright.layout.drawn_sizes import cap_height, text_width
from trackwright.layout.picture_size import PictureSize, picture_size
from trackwright.layout.tiling import Tiling, planned_sheet, tiling
from trackwright.schema.board import Board, Country, CountryEnd, Stop
from trackwright.schema.checks import Severity
from trackwright.schema.geometry import Size
from trackwright.schema.profile import Panels, SheetPlan
from trackwright.schema.sentences import Sentence, counted, say
from trackwright.schema.text import printable, text_in
from trackwright.schema.thing_ref import ThingRef, board_ref, stop_ref
from trackwright.validators.check import Edit, Fix, Found, board_check

NARROWEST_PANEL = 2.0
"""How many times as long as wide a panel may be."""

CARD_MARGIN = 3.0
SMALLEST_CARD = 25.0
A4 = SheetPlan(columns=1, rows=1)


@board_check(
    "P005",
    Severity.ERROR,
    why="A part of it would not be printed.",
    source="`sheets` of the profile, against the board's `size`.",
)
def larger_than_its_sheets(analysis: BoardAnalysis) -> Iterator[Found]:
    """The board does not fit on the sheets of paper that are planned for it."""
    plan, size = analysis.board.profile.sheets, analysis.board.size
    if plan is None:
        return
    needed = tiling(size, planned_sheet(plan))
    if needed is None:
        yield Found(
            say(
                "margins of {margin:g} mm leave nothing to print on of a sheet of {paper} mm",
                margin=plan.margin,
                paper=sides(plan.paper),
            ),
            (board_ref("profile", "sheets", "margin"),),
        )
    elif plan.columns < needed.columns or plan.rows < needed.rows:
        wide, high = needed.sheet.room()
        yield Found(
            say(
                "the board is {size} mm, but its {columns} × {rows} sheets print only "
                "{shown_width:g} × {shown_height:g} mm",
                size=sides(size),
                columns=plan.columns,
                rows=plan.rows,
                shown_width=_shown(plan.columns, wide, plan),
                shown_height=_shown(plan.rows, high, plan),
            ),
            (board_ref("profile", "sheets"),),
            fixes=_enough_sheets(plan, needed),
        )


@board_check(
    "P010",
    Severity.SUGGESTION,
    why="Whole rows or columns of sheets would come out of the printer empty.",
    source="`sheets` of the profile, against the board's `size`.",
)
def empty_sheets(analysis: BoardAnalysis) -> Iterator[Found]:
    """More sheets of paper are planned than the board needs."""
    plan, size = analysis.board.profile.sheets, analysis.board.size
    needed = tiling(size, planned_sheet(plan)) if plan else None
    if plan is None or needed is None:
        return
    columns, rows = needed.columns, needed.rows
    if columns <= plan.columns and rows <= plan.rows and needed.count < plan.columns * plan.rows:
        yield Found(
            say(
                "{columns} × {rows} sheets are enough for the board, but "
                "{planned_columns} × {planned_rows} are planned",
                columns=columns,
                rows=rows,
                planned_columns=plan.columns,
                planned_rows=plan.rows,
            ),
            (board_ref("profile", "sheets"),),
            fixes=_enough_sheets(plan, needed),
        )


def _shown(sheets: int, room: float, plan: SheetPlan) -> float:
    return sheets * room - (sheets - 1) * plan.overlap


def _enough_sheets(plan: SheetPlan, needed: Tiling) -> tuple[Fix, ...]:
    columns, rows = needed.columns, needed.rows
    if max(columns, rows) > 1_000:
        return ()
    sheets = plan.changed(columns=columns, rows=rows)
    return (
        profile_fix(
            say("Plan {columns} × {rows} sheets", columns=columns, rows=rows), sheets=sheets
        ),
    )


@board_check(
    "P006",
    Severity.WARNING,
    why="Even in the smallest letters that can be read it does not fit on one line.",
    source="`card` of the profile with margins of 3 mm, and capitals 1.5 mm high.",
)
def name_too_long_for_a_card(analysis: BoardAnalysis) -> Iterator[Found]:
    """A name is too long for a ticket card."""
    size = LOWEST_CAPITALS / cap_height(1.0)
    room = analysis.board.profile.card.width - 2 * CARD_MARGIN
    for ref, named in _on_tickets(analysis).items():
        widths = {
            language: text_width(printable(text_in(named.name, language)), size, bold=False)
            for language in languages(analysis.board)
        }
        too_wide = tuple(language for language, width in widths.items() if width > room)
        if too_wide:
            called = printable(text_in(named.name, too_wide[0]))
            yield Found(
                say(
                    "'{name}' is {width:.0f} mm wide in the smallest letters, but a ticket "
                    "card has only {room:.0f} mm for it{languages}",
                    name=called,
                    width=max(widths.values()),
                    room=max(room, 0),
                    languages=only_in(analysis, too_wide),
                ),
                (ref, board_ref("profile", "card")),
            )


def _on_tickets(analysis: BoardAnalysis) -> Mapping[ThingRef, Stop | Country]:
    """Return what tickets name: cities, crossings and countries that the board has."""
    countries = {country.id: country for country in analysis.board.countries}
    found: dict[ThingRef, Stop | Country] = {}
    for ticket in analysis.board.tickets:
        for end in ticket.all_ends:
            if isinstance(end, CountryEnd):
                if end.country in countries:
                    found[ThingRef("country", end.country, ("name",))] = countries[end.country]
            elif end in stops(analysis):
                found[stop_ref(stops(analysis)[end], "name")] = stops(analysis)[end]
    return found


@board_check(
    "P009",
    Severity.WARNING,
    why="They cannot be printed in one piece, or nobody can read and hold them.",
    source="`card` and `sheets` of the profile; A4 paper if no sheets are planned. The published "
    "cards are 44 × 68 mm or larger.",
)
def unprintable_card(analysis: BoardAnalysis) -> Iterator[Found]:
    """Cards are too large for the paper, or too small to be used."""
    card, plan = analysis.board.profile.card, analysis.board.profile.sheets or A4
    ref = board_ref("profile", "card")
    sheet = replace(planned_sheet(plan), caption=0.0)  # cards are cut from a sheet, and need none
    free, edges = sorted(sheet.room()), sorted((card.width, card.height))
    if min(free) > 0 and (edges[0] > free[0] or edges[1] > free[1]):
        yield Found(
            say(
                "a card is {card} mm, but a sheet has only {width:g} × {height:g} mm to print on",
                card=sides(card),
                width=free[1],
                height=free[0],
            ),
            (ref,),
        )
    if edges[0] < SMALLEST_CARD:
        yield Found(say("a card is only {card} mm", card=sides(card)), (ref,))


@board_check(
    "P013",
    Severity.SUGGESTION,
    why="Such a board fits in no box; often columns and rows are swapped.",
    source="`panels` of the profile, against the board's `size`.",
)
def narrow_panels(analysis: BoardAnalysis) -> Iterator[Found]:
    """The board folds into panels that are much longer than wide."""
    panels = analysis.board.profile.panels
    turned = Panels(columns=panels.rows, rows=panels.columns)
    if _proportion(analysis.board.size, panels) > NARROWEST_PANEL:
        helps = _proportion(analysis.board.size, turned) <= NARROWEST_PANEL
        width = analysis.board.size.width / panels.columns
        height = analysis.board.size.height / panels.rows
        columns, rows = counted(turned.columns, "column"), counted(turned.rows, "row")
        title = say("Fold it in {columns} and {rows}", columns=columns, rows=rows)
        yield Found(
            say(
                "the board folds into panels of {width:.0f} × {height:.0f} mm",
                width=width,
                height=height,
            ),
            (board_ref("profile", "panels"),),
            fixes=(profile_fix(title, panels=turned),) if helps else (),
        )


def _proportion(size: Size, panels: Panels) -> float:
    edges = size.width / panels.columns, size.height / panels.rows
    return max(edges) / min(edges)


LOWEST_CAPITALS = 1.5
"""Millimetres: capitals of 6-point type, the smallest that is read without effort."""


def profile_fix(title: Sentence, **fields: Any) -> Fix:
    """Return a fix that changes measures of the board's profile."""

    def edit(board: Board) -> Board:
        return board.changed(profile=board.profile.changed(**fields))

    return Fix(title, edit, safe=False)


def sides(size: Size) -> Sentence:
    """Return a size as `44 × 68`."""
    return say("{width:g} × {height:g}", width=size.width, height=size.height)


FEWEST_DOTS = 100
"""Dots to the inch below which single dots are seen on a table."""


@board_check(
    "P011",
    Severity.SUGGESTION,
    why="It looks blurred on the table.",
    source="100 dots to the inch; printers ask for 300.",
)
def coarse_picture(analysis: BoardAnalysis) -> Iterator[Found]:
    """The background picture has too few pixels for the size it is printed in."""
    background, size = analysis.board.background, background_size(analysis)
    if background is None or size is None or not size.in_pixels:
        return
    printed = background.size or analysis.board.size
    dots = min(size.width / printed.width, size.height / printed.height) * 25.4
    if dots < FEWEST_DOTS:
        yield Found(
            say(
                "the background picture has {width:g} × {height:g} pixels for {printed} mm: "
                "only {dots:.0f} dots to the inch",
                width=size.width,
                height=size.height,
                printed=sides(printed),
                dots=dots,
            ),
            (board_ref("background", "picture"),),
        )


STRETCH = 0.03
"""By how much a picture may be wider or narrower than it should be."""


@board_check(
    "G014",
    Severity.WARNING,
    why="Circles become ovals, and cities placed on a map no longer lie where they should.",
    source="`background` of the board, against the size that its file states.",
)
def picture_proportions(analysis: BoardAnalysis) -> Iterator[Found]:
    """The background picture is stretched: its proportions are not those it is printed in."""
    background, size = analysis.board.background, background_size(analysis)
    if background is None or size is None:
        return
    printed = background.size or analysis.board.size
    wider = (printed.width / printed.height) / (size.width / size.height)
    if abs(math.log(wider)) > math.log(1 + STRETCH):
        height = printed.width * size.height / size.width
        kept = Size(width=printed.width, height=min(max(height, 0.001), 20_000.0))
        fault = (
            say("{excess:.0f}% too wide", excess=100 * (wider - 1))
            if wider > 1
            else say("{excess:.0f}% too narrow", excess=100 * (1 - wider))
        )
        title = say(
            "Print it {width:g} × {height:g} mm large", width=kept.width, height=kept.height
        )
        yield Found(
            say(
                "the background picture is {width:g} × {height:g}{unit}, but is printed "
                "{printed_width:g} × {printed_height:g} mm large: {fault}",
                width=size.width,
                height=size.height,
                unit=say(" pixels") if size.in_pixels else "",
                printed_width=printed.width,
                printed_height=printed.height,
                fault=fault,
            ),
            (board_ref("background"),),
            fixes=(Fix(title, _printed_in(kept), safe=False),),
        )


@measured("background")
def background_size(analysis: BoardAnalysis) -> PictureSize | None:
    """Return the size of the background picture, if there is one that can be read."""
    if analysis.board.background is None or analysis.folder is None:
        return None
    return picture_size(analysis.folder / analysis.board.background.picture)


def _printed_in(size: Size) -> Edit:
    def edit(board: Board) -> Board:
        if board.background is None:
            return board
        return board.changed(background=board.background.changed(size=size))

    return edit
