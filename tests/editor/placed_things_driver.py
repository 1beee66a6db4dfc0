"""A board with decorations, and what a test asks the window about it and does to it."""

from builders import a_board
from editor_driver import PATIENCE, an_editor, board_of, desk_of
from pytestqt.qtbot import QtBot
from select_tool_driver import tool_of

from trackwright.editor.canvas.placed_boxes import PlacedBox
from trackwright.editor.document.edits.placed_things import PlacedThing, placed_thing
from trackwright.editor.shell.window import Window
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef

LAND = {"outer": [[250, 150], [480, 150], [480, 380], [250, 380]]}
DESERT = {"outer": [[40, 280], [120, 280], [120, 360], [40, 360]]}
BOARD = (
    a_board()
    .with_city("oslo", name="Oslo", position=[60, 60], label={"side": "north"})
    .with_city("bergen", name="Bergen", position=[160, 60], label={"side": "north"})
    .with_country("norway", name="Norway", borders=[LAND])
    .with_route("oslo", "bergen", color="blue", length=3)
    .with_fields(
        size={"width": 500, "height": 400},
        decorations=[
            {"kind": "text", "id": "sea", "text": "Sea", "position": [100, 150], "size": 8.0},
            {"kind": "ornament", "id": "hill", "ornament": "mountain", "position": [180, 200]},
            {"kind": "area", "id": "desert", "name": "Desert", "borders": [DESERT]},
            {"kind": "picture", "id": "logo", "picture": "logo.png", "position": [200, 320]},
            {
                "kind": "ornament",
                "id": "rose",
                "ornament": "compass",
                "position": [60, 220],
                "size": 20.0,
                "locked": True,
            },
        ],
    )
    .build()
)
TEXT, HILL, DESERT_AREA, LOGO, ROSE = (
    ThingRef("decoration", name) for name in ("sea", "hill", "desert", "logo", "rose")
)
NAME = ThingRef("country_name", "norway")


def a_finished_editor(qtbot: QtBot) -> Window:
    """Open a window in which the names of countries are drawn, too."""
    window = an_editor(qtbot, BOARD)
    finish(window, qtbot)
    return window


def finish(window: Window, qtbot: QtBot) -> None:
    """Wait until everything is drawn where it belongs."""
    qtbot.waitUntil(lambda: desk_of(window).scene.is_layout_finished, timeout=PATIENCE)


def box_of(window: Window, ref: ThingRef) -> PlacedBox:
    return desk_of(window).scene.hits.boxes[ref]


def middle_of(window: Window, ref: ThingRef) -> Point:
    middle = box_of(window, ref).outline.centroid
    return Point(middle.x, middle.y)


def thing(window: Window, ref: ThingRef) -> PlacedThing:
    found = placed_thing(board_of(window), ref)
    assert found is not None
    return found


def handles(window: Window) -> list[Point]:
    """Return where the handles are: the corners from the top left one clockwise, and the disc."""
    return [at for at, item in tool_of(window)._handles._shown if item.scene() is not None]
