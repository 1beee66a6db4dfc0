"""Commands for countries and regions, in the menu Board."""

from functools import partial
from typing import TYPE_CHECKING

from trackwright.editor.base.command import Command, LazyModule, Menu, Submenu
from trackwright.editor.base.guard import connect
from trackwright.editor.base.language import counted_things
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.tools.edit_commands import names_of_selected, selected
from trackwright.schema.sentences import say
from trackwright.schema.thing_ref import AREA_KINDS, ThingRef, find_thing
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.document.edits import borders
else:
    borders = LazyModule("trackwright.editor.document.edits.borders")

COUNTRY = Submenu(Menu.BOARD, say("C&ountry"))


def _selected_with_border(desk: Desk) -> tuple[ThingRef, ...]:
    areas = [place for place in desk.selection.places if place.kind in AREA_KINDS]
    things = ((place, find_thing(desk.board, place)) for place in areas)
    return tuple(place for place, thing in things if thing is not None and thing.borders)


def _has_border(desk: Desk) -> bool:
    return bool(_selected_with_border(desk))


def _has_region_with_border(desk: Desk) -> bool:
    return any(place.kind == "region" for place in _selected_with_border(desk))


def _draw(desk: Desk, kind: str) -> None:
    from trackwright.editor.tools.border import BorderTool  # late: starting is quick

    tool = desk.window.pick_up("border")
    if isinstance(tool, BorderTool):
        tool.draw_next(kind)


def _take_from_base_map(desk: Desk) -> None:
    if desk.board.projection is None:
        desk.window.say(
            tr(
                "This board is no map: only boards made from geography have a projection. Draw the "
                "border instead."
            )
        )
        return
    from trackwright.editor.tools.base_map_borders import BaseMapBorders  # late: starting is quick

    search = BaseMapBorders(desk)
    connect(search.said, desk.window.say)
    search.start(desk.selection.ids("country"))


def _cut(desk: Desk) -> None:
    board = borders.clipped_to_board(desk.board, _selected_with_border(desk))
    if board is desk.board:
        desk.window.say(tr("Nothing of it lies beyond the edge."))
        return
    desk.edit(tr("Cut {things} by the board’s edge", things=names_of_selected(desk)), board)
    desk.window.say(tr("Cut 6 mm beyond the edge, so that a printed board can be trimmed."))


def _tint(desk: Desk) -> None:
    from trackwright.editor.tools.city_dialogs import TintDialog  # late: starting is quick

    title = tr("Tint {things}", things=names_of_selected(desk))
    TintDialog(desk, desk.selection.ids("country"), title, desk.window).open()


def _tint_automatically(desk: Desk) -> None:
    board = borders.with_tint(desk.board, desk.selection.ids("country"), None)
    desk.edit(tr("Tint {things} automatically", things=names_of_selected(desk)), board)


def _has_tint(desk: Desk) -> bool:
    ids = set(desk.selection.ids("country"))
    return any(c.color is not None for c in desk.board.countries if c.id in ids)


def _remove_border(desk: Desk) -> None:
    board = borders.without_borders(desk.board, _selected_with_border(desk))
    desk.edit(tr("Remove the border of {things}", things=names_of_selected(desk)), board)


def _add_cities_inside(desk: Desk) -> None:
    board, before = desk.board, sum(len(region.cities) for region in desk.board.regions)
    for region in desk.selection.ids("region"):
        board = borders.with_cities_inside(board, region)
    desk.edit(tr("Cities inside {things}", things=names_of_selected(desk)), board)
    more = sum(len(region.cities) for region in board.regions) - before
    desk.window.say(
        tr("{cities} more.", cities=counted_things("city", more))
        if more
        else tr("All cities inside belong to it already.")
    )


COMMANDS = (
    Command(
        "country.draw",
        say("Draw a country"),
        partial(_draw, kind="country"),
        COUNTRY,
        icon="country",
        offered_for=("board", "country"),
    ),
    Command(
        "country.draw_region",
        say("Draw a region"),
        partial(_draw, kind="region"),
        COUNTRY,
        icon="region",
        offered_for=("board", "region"),
    ),
    Command(
        "country.base_map",
        say("Take the border from the base map"),
        _take_from_base_map,
        COUNTRY,
        icon="base-map",
        enabled=selected("country"),
        begins_group=True,
        offered_for=("country",),
    ),
    Command(
        "country.cut",
        say("Cut by the board’s edge"),
        _cut,
        COUNTRY,
        icon="cut",
        enabled=_has_border,
        offered_for=AREA_KINDS,
    ),
    Command(
        "country.remove_border",
        say("Remove the border"),
        _remove_border,
        COUNTRY,
        icon="remove",
        enabled=_has_border,
        offered_for=AREA_KINDS,
    ),
    Command(
        "country.tint",
        say("Tint…"),
        _tint,
        COUNTRY,
        icon="tint",
        enabled=selected("country"),
        begins_group=True,
        offered_for=("country",),
    ),
    Command(
        "country.tint_automatically",
        say("Tint automatically"),
        _tint_automatically,
        COUNTRY,
        icon="magic",
        enabled=_has_tint,
        offered_for=("country",),
    ),
    Command(
        "country.cities_inside",
        say("Take in the cities inside"),
        _add_cities_inside,
        COUNTRY,
        icon="city",
        enabled=_has_region_with_border,
        begins_group=True,
        offered_for=("region",),
    ),
)
