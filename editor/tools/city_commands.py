"""Actions for cities and crossings, in the menu Board."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from trackwright.editor.base.command import Action, Late, Menu
from trackwright.editor.base.guard import connect
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.arrange import stops_among
from trackwright.editor.document.thing_names import things_name
from trackwright.schema.board import Board
from trackwright.schema.sentences import say
from trackwright.schema.thing_ref import stop_ref
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.document.edits import cities
    from trackwright.editor.shell.window import Window
    from trackwright.editor.tools.city import CityTool
else:
    cities = Late("trackwright.editor.document.edits.cities")

STOPS = ("city", "crossing")
CITY = say("&City")


def _city_tool(window: "Window") -> "CityTool":
    from trackwright.editor.tools.city import CityTool  # late: starting is quick

    tool = window.pick_up("city")
    if not isinstance(tool, CityTool):
        raise TypeError("the tool named 'city' is another one")
    return tool


def _by_name(window: "Window") -> None:
    _city_tool(window).ask_for_name()


def _crossing(window: "Window") -> None:
    from trackwright.editor.tools.city_dialogs import CrossingDialog  # late: starting is quick

    desk = window.require_desk()
    dialog = CrossingDialog(desk.board.countries, desk.scene.language, window)
    connect(dialog.chosen, lambda country: _place_crossings(window, country))
    dialog.open()


def _place_crossings(window: "Window", country: str) -> None:
    _city_tool(window).place_crossings(country)


def _tags(window: "Window") -> None:
    from trackwright.editor.tools.city_dialogs import (
        TagsDialog,  # late: it reads rules, few need it
    )

    desk = window.require_desk()
    TagsDialog(desk, _chosen(desk), window).open()


def _toggle_tag(window: "Window", tag: str) -> None:
    desk = window.require_desk()
    on = not cities.have_tag(desk.board, _chosen(desk), tag)
    title = tr("Tag {things} {tag}") if on else tr("Untag {things} {tag}")
    board = cities.with_tag(desk.board, _chosen(desk), tag, on)
    _edit(desk, title.replace("{tag}", tag), board)


def _have_tag(window: "Window", tag: str) -> bool:
    desk = window.desk
    return desk is not None and cities.have_tag(desk.board, _chosen(desk), tag)


def _to_true_place(window: "Window") -> None:
    desk = window.require_desk()
    places = cities.located(desk.board, _chosen(desk))
    board = cities.with_stops_at_true_places(desk.board, _chosen(desk))
    _edit(desk, tr("Move {things} to the true place"), board)
    if not all(place.is_on_board for place in places.values()):
        window.say(tr("What lies beyond the edge was put at the edge."))


def _country_from_border(window: "Window") -> None:
    desk = window.require_desk()
    board = cities.with_countries_from_borders(desk.board, desk.selection.ids("city"))
    _edit(desk, tr("Country of {things} from the border"), board)


def _edit(desk: Desk, title: str, board: Board) -> None:
    places = [stop_ref(stop) for stop in stops_among(desk.board, _chosen(desk))]
    things = things_name(desk.board, places, desk.scene.language)
    desk.edit(title.replace("{things}", things), board)


def _chosen(desk: Desk) -> tuple[str, ...]:
    return desk.selection.ids(*STOPS)


def _has_stops(window: "Window") -> bool:
    return window.desk is not None and bool(_chosen(window.desk))


def _has_cities(window: "Window") -> bool:
    return window.desk is not None and bool(window.desk.selection.ids("city"))


def _has_countries(window: "Window") -> bool:
    return window.desk is not None and bool(window.desk.board.countries)


def _is_located(window: "Window") -> bool:
    desk = window.desk
    return desk is not None and bool(cities.located(desk.board, _chosen(desk)))


def _tag_action(name: str, title: str, *, begins_group: bool = False) -> Action:
    run: Callable[[Window], None] = partial(_toggle_tag, tag=name)
    return Action(
        f"city.{name}",
        title,
        run,
        Menu.BOARD,
        enabled=_has_stops,
        checked=partial(_have_tag, tag=name),
        begins_group=begins_group,
        submenu=CITY,
        offered_for=STOPS,
    )


ACTIONS = (
    Action(
        "city.by_name",
        say("Add city by name…"),
        _by_name,
        Menu.BOARD,
        "Ctrl+Shift+C",
        "city",
        submenu=CITY,
    ),
    Action(
        "city.crossing",
        say("Crossing to…"),
        _crossing,
        Menu.BOARD,
        "Ctrl+Shift+X",
        "crossing",
        _has_countries,
        submenu=CITY,
    ),
    _tag_action("capital", say("Capital"), begins_group=True),
    _tag_action("big_city", say("Big city")),
    Action(
        "city.tags",
        say("Tags…"),
        _tags,
        Menu.BOARD,
        "Ctrl+T",
        "tag",
        _has_stops,
        submenu=CITY,
        offered_for=STOPS,
    ),
    Action(
        "city.true_place",
        say("Move to the true place"),
        _to_true_place,
        Menu.BOARD,
        icon="base-map",
        enabled=_is_located,
        begins_group=True,
        submenu=CITY,
        offered_for=STOPS,
    ),
    Action(
        "city.country",
        say("Take the country from the border"),
        _country_from_border,
        Menu.BOARD,
        icon="country",
        enabled=_has_cities,
        submenu=CITY,
        offered_for=("city",),
    ),
)
