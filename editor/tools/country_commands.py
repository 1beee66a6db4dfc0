"""Actions for countries and regions, in the menu Board."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from trackwright.editor.base.command import Action, Late, Menu
from trackwright.editor.base.guard import connect
from trackwright.editor.base.words import counted_things
from trackwright.editor.shell.edit_commands import has_selected, things_called
from trackwright.schema.sentences import say
from trackwright.schema.thing_ref import AREA_KINDS, ThingRef, find_thing
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.document.edits import borders
    from trackwright.editor.shell.window import Window
else:
    borders = Late("trackwright.editor.document.edits.borders")

COUNTRY = say("C&ountry")


def _chosen(window: "Window", *kinds: str) -> tuple[ThingRef, ...]:
    places = window.desk.selection.places if window.desk is not None else ()
    return tuple(place for place in places if place.kind in kinds)


def _having_areas(window: "Window") -> tuple[ThingRef, ...]:
    if window.desk is None:
        return ()
    things = (
        (place, find_thing(window.desk.board, place)) for place in _chosen(window, *AREA_KINDS)
    )
    return tuple(place for place, thing in things if thing is not None and thing.borders)


def _draw(window: "Window", kind: str) -> None:
    from trackwright.editor.tools.border import BorderTool  # late: starting is quick

    tool = window.pick_up("border")
    if isinstance(tool, BorderTool):
        tool.draw_next(kind)


def _from_base_map(window: "Window") -> None:
    desk = window.require_desk()
    if desk.board.projection is None:
        window.say(
            tr(
                "This board is no map: only boards made from geography have a projection. Draw the "
                "border instead."
            )
        )
        return
    from trackwright.editor.geography.base_map_borders import (
        BaseMapBorders,  # late: starting is quick
    )

    looking = BaseMapBorders(desk)
    connect(looking.said, window.say)
    looking.take(desk.selection.ids("country"))


def _cut(window: "Window") -> None:
    desk = window.require_desk()
    board = borders.clipped_to_board(desk.board, _having_areas(window))
    if board is desk.board:
        window.say(tr("Nothing of it lies beyond the edge."))
        return
    desk.edit(tr("Cut {things} by the board’s edge", things=things_called(desk)), board)
    window.say(tr("Cut 6 mm beyond the edge, so that a printed board can be trimmed."))


def _tint(window: "Window") -> None:
    from trackwright.editor.tools.city_dialogs import TintDialog  # late: starting is quick

    desk = window.require_desk()
    title = tr("Tint {things}", things=things_called(desk))
    TintDialog(desk, desk.selection.ids("country"), title, window).open()


def _tint_automatically(window: "Window") -> None:
    desk = window.require_desk()
    board = borders.with_tint(desk.board, desk.selection.ids("country"), None)
    desk.edit(tr("Tint {things} automatically", things=things_called(desk)), board)


def _has_tint(window: "Window") -> bool:
    if window.desk is None:
        return False
    chosen = set(window.desk.selection.ids("country"))
    return any(c.color is not None for c in window.desk.board.countries if c.id in chosen)


def _remove_areas(window: "Window") -> None:
    desk = window.require_desk()
    board = borders.without_borders(desk.board, _having_areas(window))
    desk.edit(tr("Remove the border of {things}", things=things_called(desk)), board)


def _take_in(window: "Window") -> None:
    desk = window.require_desk()
    board, before = desk.board, sum(len(region.cities) for region in desk.board.regions)
    for region in desk.selection.ids("region"):
        board = borders.with_cities_inside(board, region)
    desk.edit(tr("Cities inside {things}", things=things_called(desk)), board)
    more = sum(len(region.cities) for region in board.regions) - before
    window.say(
        tr("{cities} more.", cities=counted_things("city", more))
        if more
        else tr("All cities inside belong to it already.")
    )


def _selected(*kinds: str) -> "Callable[[Window], bool]":
    return lambda window: has_selected(window, *kinds)


ACTIONS = (
    Action(
        "country.draw",
        say("Draw a country"),
        partial(_draw, kind="country"),
        Menu.BOARD,
        icon="country",
        submenu=COUNTRY,
        offered_for=("board", "country"),
    ),
    Action(
        "country.draw_region",
        say("Draw a region"),
        partial(_draw, kind="region"),
        Menu.BOARD,
        icon="region",
        submenu=COUNTRY,
        offered_for=("board", "region"),
    ),
    Action(
        "country.base_map",
        say("Take the border from the base map"),
        _from_base_map,
        Menu.BOARD,
        icon="base-map",
        enabled=_selected("country"),
        begins_group=True,
        submenu=COUNTRY,
        offered_for=("country",),
    ),
    Action(
        "country.cut",
        say("Cut by the board’s edge"),
        _cut,
        Menu.BOARD,
        icon="cut",
        enabled=lambda window: bool(_having_areas(window)),
        submenu=COUNTRY,
        offered_for=AREA_KINDS,
    ),
    Action(
        "country.remove_border",
        say("Remove the border"),
        _remove_areas,
        Menu.BOARD,
        icon="remove",
        enabled=lambda window: bool(_having_areas(window)),
        submenu=COUNTRY,
        offered_for=AREA_KINDS,
    ),
    Action(
        "country.tint",
        say("Tint…"),
        _tint,
        Menu.BOARD,
        icon="tint",
        enabled=_selected("country"),
        begins_group=True,
        submenu=COUNTRY,
        offered_for=("country",),
    ),
    Action(
        "country.tint_automatically",
        say("Tint automatically"),
        _tint_automatically,
        Menu.BOARD,
        icon="magic",
        enabled=_has_tint,
        submenu=COUNTRY,
        offered_for=("country",),
    ),
    Action(
        "country.cities_inside",
        say("Take in the cities inside"),
        _take_in,
        Menu.BOARD,
        icon="city",
        enabled=lambda window: bool([p for p in _having_areas(window) if p.kind == "region"]),
        begins_group=True,
        submenu=COUNTRY,
        offered_for=("region",),
    ),
)
