"""Commands of the menu Board: cities, countries, the background picture, and turning the board."""

from functools import partial
from typing import TYPE_CHECKING

from trackwright.editor.base.command import Command, LazyModule, Menu, Submenu
from trackwright.editor.base.guard import connect
from trackwright.editor.base.language import counted_things
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits import whole_board
from trackwright.editor.document.edits.arrange import stops_among
from trackwright.editor.document.thing_names import things_name
from trackwright.editor.tools.edit_commands import STOPS, edit_selected, names_of_selected, selected
from trackwright.schema.board import Board
from trackwright.schema.edits import with_each_stop
from trackwright.schema.sentences import say
from trackwright.schema.thing_ref import AREA_KINDS, ThingRef, find_thing, stop_ref
from trackwright.schema.translation import tr

# The tools and dialogs, too, are imported only where they are used, so that starting is quick.
if TYPE_CHECKING:
    from trackwright.editor.document.edits import borders, cities
    from trackwright.editor.tools.city import CityTool
    from trackwright.layout.picture_size import PictureSize
else:
    borders = LazyModule("trackwright.editor.document.edits.borders")
    cities = LazyModule("trackwright.editor.document.edits.cities")

CITY = Submenu(Menu.BOARD, say("&City"))
COUNTRY = Submenu(Menu.BOARD, say("C&ountry"))
BACKGROUND = Submenu(Menu.BOARD, say("&Background"))

TAGS = {"capital": say("Capital"), "big_city": say("Big city")}
"""Tags that have a command of their own."""


def _city_tool(desk: Desk) -> "CityTool":
    from trackwright.editor.tools.city import CityTool

    tool = desk.window.pick_up("city")
    if not isinstance(tool, CityTool):
        raise TypeError("the tool named 'city' is another one")
    return tool


def _add_crossing(desk: Desk) -> None:
    from trackwright.editor.tools.board_dialogs import CrossingDialog

    dialog = CrossingDialog(desk.board.countries, desk.scene.language, desk.window)
    connect(dialog.chosen, lambda country: _city_tool(desk).place_crossings(country))
    dialog.open()


def _edit_tags(desk: Desk) -> None:
    from trackwright.editor.tools.board_dialogs import TagsDialog

    TagsDialog(desk, _selected_stops(desk), desk.window).open()


def _toggle_tag(desk: Desk, tag: str) -> None:
    on = not _have_tag(desk, tag)
    title = tr("Tag {things} {tag}") if on else tr("Untag {things} {tag}")
    board = cities.with_tag(desk.board, _selected_stops(desk), tag, on)
    _edit_stops(desk, title.replace("{tag}", tag), board)


def _have_tag(desk: Desk, tag: str) -> bool:
    return cities.have_tag(desk.board, _selected_stops(desk), tag)


def _move_to_true_place(desk: Desk) -> None:
    places = cities.located(desk.board, _selected_stops(desk))
    board = cities.with_stops_at_true_places(desk.board, _selected_stops(desk))
    _edit_stops(desk, tr("Move {things} to the true place"), board)
    if not all(place.is_on_board for place in places.values()):
        desk.window.say(tr("What lies beyond the edge was put at the edge."))


def _set_country_from_border(desk: Desk) -> None:
    board = cities.with_countries_from_borders(desk.board, desk.selection.ids("city"))
    _edit_stops(desk, tr("Country of {things} from the border"), board)


def _edit_stops(desk: Desk, title: str, board: Board) -> None:
    places = [stop_ref(stop) for stop in stops_among(desk.board, _selected_stops(desk))]
    things = things_name(desk.board, places, desk.scene.language)
    desk.edit(title.replace("{things}", things), board)


def _selected_stops(desk: Desk) -> tuple[str, ...]:
    return desk.selection.ids(*STOPS)


def draw_area(desk: Desk, kind: str) -> None:
    """Draw a country, region or free area next."""
    from trackwright.editor.tools.border import BorderTool

    tool = desk.window.pick_up("border")
    if isinstance(tool, BorderTool):
        tool.draw_next(kind)


def _take_from_base_map(desk: Desk) -> None:
    from trackwright.editor.tools.board_dialogs import BaseMapBorders

    projection = desk.board.projection
    if projection is not None:
        BaseMapBorders(desk).start(desk.selection.ids("country"), projection)
        return
    desk.window.say(
        tr(
            "This board is no map: only boards made from geography have a projection. Draw the "
            "border instead."
        )
    )


def _cut(desk: Desk) -> None:
    board = borders.clipped_to_board(desk.board, _selected_with_border(desk))
    if board is desk.board:
        desk.window.say(tr("Nothing of it lies beyond the edge."))
        return
    edit_selected(desk, tr("Cut {things} by the board’s edge"), board)
    desk.window.say(tr("Cut 6 mm beyond the edge, so that a printed board can be trimmed."))


def _remove_border(desk: Desk) -> None:
    board = borders.without_borders(desk.board, _selected_with_border(desk))
    edit_selected(desk, tr("Remove the border of {things}"), board)


def _tint(desk: Desk) -> None:
    from trackwright.editor.tools.board_dialogs import TintDialog

    title = tr("Tint {things}", things=names_of_selected(desk))
    TintDialog(desk, desk.selection.ids("country"), title, desk.window).open()


def _tint_automatically(desk: Desk) -> None:
    board = borders.with_tint(desk.board, desk.selection.ids("country"), None)
    edit_selected(desk, tr("Tint {things} automatically"), board)


def _has_tint(desk: Desk) -> bool:
    ids = set(desk.selection.ids("country"))
    return any(c.color is not None for c in desk.board.countries if c.id in ids)


def _add_cities_inside(desk: Desk) -> None:
    board, before = desk.board, sum(len(region.cities) for region in desk.board.regions)
    for region in desk.selection.ids("region"):
        board = borders.with_cities_inside(board, region)
    edit_selected(desk, tr("Cities inside {things}"), board)
    more = sum(len(region.cities) for region in board.regions) - before
    desk.window.say(
        tr("{cities} more.", cities=counted_things("city", more))
        if more
        else tr("All cities inside belong to it already.")
    )


def _selected_with_border(desk: Desk, kinds: tuple[str, ...] = AREA_KINDS) -> tuple[ThingRef, ...]:
    areas = [place for place in desk.selection.refs if place.kind in kinds]
    things = ((place, find_thing(desk.board, place)) for place in areas)
    return tuple(place for place, thing in things if thing is not None and thing.borders)


def _choose_picture(desk: Desk) -> None:
    from trackwright.editor.document.files.background_picture import PictureChoice

    def use(name: str, size: "PictureSize") -> None:
        frame = whole_board.frame_on(desk.board, size.width, size.height)
        board = whole_board.with_picture(desk.board, name, frame)
        desk.edit(tr("Picture {name}", name=name), board)
        desk.window.pick_up("background")

    PictureChoice(desk.window, tr("Background picture"), use).ask()


def _choose_city_picture(desk: Desk) -> None:
    from trackwright.editor.document.files.background_picture import PictureChoice

    names = _selected_stops(desk)

    def use(name: str, _size: "PictureSize") -> None:
        board = with_each_stop(desk.board, names, lambda stop: stop.changed(picture=name))
        desk.edit(tr("Picture {name}", name=name), board)

    PictureChoice(desk.window, tr("Picture of a city"), use).ask()


def _remove_city_picture(desk: Desk) -> None:
    names = _selected_stops(desk)
    board = with_each_stop(desk.board, names, lambda stop: stop.changed(picture=None))
    _edit_stops(desk, tr("Remove the picture of {things}"), board)


def _has_city_picture(desk: Desk) -> bool:
    return any(stop.picture for stop in stops_among(desk.board, _selected_stops(desk)))


def _match_picture(desk: Desk) -> None:
    from trackwright.editor.tools.background import BackgroundTool

    tool = desk.window.pick_up("background")
    if isinstance(tool, BackgroundTool):
        tool.match_points()


def _fit_picture(desk: Desk) -> None:
    frame = whole_board.frame_of(desk.board)
    fitted = whole_board.frame_on(desk.board, frame.width, frame.height)
    desk.edit(tr("Fit the picture into the board"), whole_board.with_frame(desk.board, fitted))


def _remove_picture(desk: Desk) -> None:
    desk.edit(tr("Remove the picture"), whole_board.without_picture(desk.board))
    desk.window.say(tr("Its file stays beside the board."))


def _has_picture(desk: Desk) -> bool:
    return desk.board.background is not None


def _turn(desk: Desk, clockwise: bool) -> None:
    before = desk.board
    words = tr("Turn the board clockwise") if clockwise else tr("Turn the board anticlockwise")
    desk.edit(words, whole_board.quarter_turned(before, clockwise=clockwise))
    desk.view.fit()
    losses = []
    if before.projection is not None:
        losses.append(tr("North is not at the top any more: the map has no projection now."))
    if before.background is not None:
        losses.append(tr("The picture cannot be turned: turn its file."))
    desk.window.say(" ".join(losses))


_city_command = partial(Command, menu=CITY, enabled=selected(*STOPS), offered_for=STOPS)
_country_command = partial(
    Command, menu=COUNTRY, enabled=selected("country"), offered_for=("country",)
)
_area_command = partial(
    _country_command, enabled=lambda desk: bool(_selected_with_border(desk)), offered_for=AREA_KINDS
)
_picture_command = partial(Command, menu=BACKGROUND, enabled=_has_picture)

COMMANDS = (
    Command(
        "city.by_name",
        say("Add city by name…"),
        lambda desk: _city_tool(desk).ask_for_name(),
        CITY,
        "Ctrl+Shift+C",
        "city",
    ),
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
        _city_command(
            f"city.{tag}",
            title,
            partial(_toggle_tag, tag=tag),
            checked=partial(_have_tag, tag=tag),
            begins_group=tag == "capital",
        )
        for tag, title in TAGS.items()
    ),
    _city_command("city.tags", say("Tags…"), _edit_tags, shortcut="Ctrl+T", icon="tag"),
    _city_command(
        "city.true_place",
        say("Move to the true place"),
        _move_to_true_place,
        icon="base-map",
        enabled=lambda desk: bool(cities.located(desk.board, _selected_stops(desk))),
        begins_group=True,
    ),
    _city_command(
        "city.country",
        say("Take the country from the border"),
        _set_country_from_border,
        icon="country",
        enabled=selected("city"),
        offered_for=("city",),
    ),
    _city_command(
        "city.picture",
        say("Picture…"),
        _choose_city_picture,
        icon="picture",
        begins_group=True,
    ),
    _city_command(
        "city.remove_picture",
        say("Remove the picture"),
        _remove_city_picture,
        enabled=_has_city_picture,
    ),
    *(
        Command(
            name,
            title,
            partial(draw_area, kind=kind),
            COUNTRY,
            icon=kind,
            offered_for=("board", kind),
        )
        for name, title, kind in (
            ("country.draw", say("Draw a country"), "country"),
            ("country.draw_region", say("Draw a region"), "region"),
        )
    ),
    _country_command(
        "country.base_map",
        say("Take the border from the base map"),
        _take_from_base_map,
        icon="base-map",
        begins_group=True,
    ),
    _area_command("country.cut", say("Cut by the board’s edge"), _cut, icon="cut"),
    _area_command("country.remove_border", say("Remove the border"), _remove_border, icon="remove"),
    _country_command("country.tint", say("Tint…"), _tint, icon="tint", begins_group=True),
    _country_command(
        "country.tint_automatically",
        say("Tint automatically"),
        _tint_automatically,
        icon="magic",
        enabled=_has_tint,
    ),
    _country_command(
        "country.cities_inside",
        say("Take in the cities inside"),
        _add_cities_inside,
        icon="city",
        enabled=lambda desk: bool(_selected_with_border(desk, ("region",))),
        begins_group=True,
        offered_for=("region",),
    ),
    Command(
        "background.choose",
        say("Background picture…"),
        _choose_picture,
        BACKGROUND,
        icon="picture",
        offered_for=("board",),
    ),
    _picture_command(
        "background.match", say("Scale by two known points"), _match_picture, icon="measure"
    ),
    _picture_command("background.fill", say("Fit into the board"), _fit_picture, icon="fit"),
    _picture_command(
        "background.remove", say("Remove the picture"), _remove_picture, icon="delete"
    ),
)

TURN_COMMANDS = (
    Command(
        "board.turn_clockwise",
        say("Turn the board clockwise"),
        partial(_turn, clockwise=True),
        Menu.BOARD,
        icon="turn",
        begins_group=True,
    ),
    Command(
        "board.turn_anticlockwise",
        say("Turn the board anticlockwise"),
        partial(_turn, clockwise=False),
        Menu.BOARD,
    ),
)
