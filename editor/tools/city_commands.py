"""Commands for cities and crossings, in the menu Board."""

from functools import partial
from typing import TYPE_CHECKING

from trackwright.editor.base.command import Command, LazyModule, Menu, Submenu
from trackwright.editor.base.guard import connect
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.arrange import stops_among
from trackwright.editor.document.thing_names import things_name
from trackwright.editor.tools.edit_commands import STOPS, selected
from trackwright.schema.board import Board
from trackwright.schema.sentences import say
from trackwright.schema.thing_ref import stop_ref
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.document.edits import cities
    from trackwright.editor.tools.city import CityTool
else:
    cities = LazyModule("trackwright.editor.document.edits.cities")

CITY = Submenu(Menu.BOARD, say("&City"))

TAGS = {"capital": say("Capital"), "big_city": say("Big city")}
"""Tags that have a command of their own."""


def _city_tool(desk: Desk) -> "CityTool":
    from trackwright.editor.tools.city import CityTool  # late: starting is quick

    tool = desk.window.pick_up("city")
    if not isinstance(tool, CityTool):
        raise TypeError("the tool named 'city' is another one")
    return tool


def _add_by_name(desk: Desk) -> None:
    _city_tool(desk).ask_for_name()


def _add_crossing(desk: Desk) -> None:
    from trackwright.editor.tools.city_dialogs import CrossingDialog  # late: starting is quick

    dialog = CrossingDialog(desk.board.countries, desk.scene.language, desk.window)
    connect(dialog.chosen, lambda country: _city_tool(desk).place_crossings(country))
    dialog.open()


def _edit_tags(desk: Desk) -> None:
    from trackwright.editor.tools.city_dialogs import TagsDialog  # late: it reads rules

    TagsDialog(desk, _selected_ids(desk), desk.window).open()


def _toggle_tag(desk: Desk, tag: str) -> None:
    on = not _have_tag(desk, tag)
    title = tr("Tag {things} {tag}") if on else tr("Untag {things} {tag}")
    board = cities.with_tag(desk.board, _selected_ids(desk), tag, on)
    _edit(desk, title.replace("{tag}", tag), board)


def _have_tag(desk: Desk, tag: str) -> bool:
    return cities.have_tag(desk.board, _selected_ids(desk), tag)


def _move_to_true_place(desk: Desk) -> None:
    places = cities.located(desk.board, _selected_ids(desk))
    board = cities.with_stops_at_true_places(desk.board, _selected_ids(desk))
    _edit(desk, tr("Move {things} to the true place"), board)
    if not all(place.is_on_board for place in places.values()):
        desk.window.say(tr("What lies beyond the edge was put at the edge."))


def _set_country_from_border(desk: Desk) -> None:
    board = cities.with_countries_from_borders(desk.board, desk.selection.ids("city"))
    _edit(desk, tr("Country of {things} from the border"), board)


def _edit(desk: Desk, title: str, board: Board) -> None:
    places = [stop_ref(stop) for stop in stops_among(desk.board, _selected_ids(desk))]
    things = things_name(desk.board, places, desk.scene.language)
    desk.edit(title.replace("{things}", things), board)


def _selected_ids(desk: Desk) -> tuple[str, ...]:
    return desk.selection.ids(*STOPS)


COMMANDS = (
    Command("city.by_name", say("Add city by name…"), _add_by_name, CITY, "Ctrl+Shift+C", "city"),
    Command(
        "city.crossing",
        say("Crossing to…"),
        _add_crossing,
        CITY,
        "Ctrl+Shift+X",
        "crossing",
        lambda desk: bool(desk.board.countries),
    ),
    *(
        Command(
            f"city.{tag}",
            title,
            partial(_toggle_tag, tag=tag),
            CITY,
            enabled=selected(*STOPS),
            checked=partial(_have_tag, tag=tag),
            begins_group=tag == "capital",
            offered_for=STOPS,
        )
        for tag, title in TAGS.items()
    ),
    Command(
        "city.tags",
        say("Tags…"),
        _edit_tags,
        CITY,
        "Ctrl+T",
        "tag",
        selected(*STOPS),
        offered_for=STOPS,
    ),
    Command(
        "city.true_place",
        say("Move to the true place"),
        _move_to_true_place,
        CITY,
        icon="base-map",
        enabled=lambda desk: bool(cities.located(desk.board, _selected_ids(desk))),
        begins_group=True,
        offered_for=STOPS,
    ),
    Command(
        "city.country",
        say("Take the country from the border"),
        _set_country_from_border,
        CITY,
        icon="country",
        enabled=selected("city"),
        offered_for=("city",),
    ),
)
