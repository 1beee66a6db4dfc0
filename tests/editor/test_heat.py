"""Heat over the network: a number for each connection, as colour and width."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from builders import a_board
from coloraide import Color
from editor_driver import an_editor, desk_of
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from trackwright.editor.heat.colors import heat_color
from trackwright.editor.heat.kinds import Heat, HeatKind
from trackwright.editor.shell.window import Window
from trackwright.rendering.themes import CLASSIC, DARK, HIGH_CONTRAST, Theme
from trackwright.schema.board import Board
from trackwright.schema.edits import with_changed, without
from trackwright.schema.thing_ref import ThingRef

pytestmark = pytest.mark.usefixtures("short_delays")

THEMES = (CLASSIC, DARK, HIGH_CONTRAST)


def _board() -> Board:
    return (
        a_board()
        .with_city("oslo", position=[100, 100])
        .with_city("bergen", position=[260, 100])
        .with_city("alta", position=[180, 240])
        .with_route("oslo", "bergen", length=4)
        .with_route("bergen", "alta", length=3)
        .with_route("oslo", "alta", length=9)
        .with_ticket("oslo", "bergen", points=4)
        .with_ticket("oslo", "alta", points=7)
        .build()
    )


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    window = an_editor(qtbot, _board())
    checked(qtbot, window)
    window.trigger("heat.ticket_load")
    measured(qtbot, window)
    yield window
    window.save_controller.close_unasked()


def checked(qtbot: QtBot, window: Window) -> None:
    qtbot.waitUntil(lambda: desk_of(window).problems.is_current, timeout=20_000)
    measured(qtbot, window)


def measured(qtbot: QtBot, window: Window) -> None:
    qtbot.waitUntil(lambda: not desk_of(window).heat.is_busy, timeout=20_000)


def test_each_connection_is_as_hot_as_tickets_run_over_it(window: Window) -> None:
    overlay = desk_of(window).heat
    assert overlay.heat is not None
    assert overlay.heat.connections == {("bergen", "oslo"): 2, ("alta", "bergen"): 1}
    assert overlay.item.isVisible()
    assert overlay.item.count == 2


def test_the_legend_says_what_the_colours_mean(window: Window) -> None:
    legend = desk_of(window).heat.legend
    assert legend.isVisible()
    assert legend.ends == ("0", "2")
    assert legend.accessibleName() == "Tickets on each connection: 0 – 2"
    assert desk_of(window).view.viewport().rect().contains(legend.geometry())


def test_the_menu_ticks_what_is_shown_and_takes_it_away_again(window: Window) -> None:
    action = window.qt_action("heat.ticket_load")
    assert action.isChecked()
    action.trigger()
    assert not action.isChecked()
    assert not desk_of(window).heat.item.isVisible()
    assert desk_of(window).heat.legend.isHidden()


def test_it_follows_edits_once_they_are_checked(qtbot: QtBot, window: Window) -> None:
    desk = desk_of(window)
    desk.edit("Shorten", with_changed(desk.board, "routes", "oslo-alta", length=2))
    checked(qtbot, window)
    assert desk.heat.heat is not None
    assert desk.heat.heat.connections == {("bergen", "oslo"): 1, ("alta", "oslo"): 1}
    desk.edit("Remove", without(desk.board, "tickets", "oslo-bergen", "oslo-alta"))
    checked(qtbot, window)
    assert desk.heat.item.count == 0
    assert not desk.heat.item.isVisible()


def test_a_route_that_goes_takes_its_heat_along_at_once(window: Window) -> None:
    desk = desk_of(window)
    desk.edit("Remove", without(desk.board, "routes", "bergen-alta"))
    assert desk.heat.item.count == 1


def test_another_kind_takes_the_place_of_the_first(qtbot: QtBot, window: Window) -> None:
    degrees = HeatKind("test", "Test", lambda _known: Heat(cities={"oslo": 2.5, "alta": 1.0}))
    desk_of(window).heat.show(degrees)
    measured(qtbot, window)
    assert not window.qt_action("heat.ticket_load").isChecked()
    assert desk_of(window).heat.item.count == 2
    assert desk_of(window).heat.legend.ends == ("0", "2.5")


def test_traffic_is_told_in_percent(qtbot: QtBot, window: Window) -> None:
    window.trigger("heat.traffic")
    measured(qtbot, window)
    heat = desk_of(window).heat
    assert heat.heat is not None
    assert heat.heat.cities == {"oslo": 0, "bergen": 1, "alta": 0}
    assert heat.item.count == 3 + 3
    assert "100\N{NO-BREAK SPACE}%" in heat.legend.ends


def test_distances_are_those_from_the_selected_city(qtbot: QtBot, window: Window) -> None:
    desk = desk_of(window)
    window.trigger("heat.distance")
    measured(qtbot, window)
    assert not desk.heat.item.isVisible()
    assert desk.heat.legend.accessibleName() == "Distance from the selected city: Select a city."
    desk.selection.set([ThingRef("city", "oslo")])
    measured(qtbot, window)
    assert desk.heat.heat is not None
    assert desk.heat.heat.cities == {"oslo": 0, "bergen": 4, "alta": 7}
    desk.selection.set([ThingRef("city", "bergen")])
    measured(qtbot, window)
    assert desk.heat.legend.ends == ("0", "4")


def test_it_is_painted_in_every_theme(window: Window) -> None:
    desk = desk_of(window)
    pictures = []
    for theme in THEMES:
        desk.scene.set_theme(theme)
        middle = desk.view.mapFromScene(180, 100)
        image = desk.view.viewport().grab().toImage()
        pictures.append(image.pixelColor(middle).name())
    assert pictures == [heat_color(1.0, theme).name() for theme in THEMES]


def test_a_bend_is_a_line_and_no_area(qtbot: QtBot, window: Window) -> None:
    desk = desk_of(window)
    bent = with_changed(desk.board, "routes", "oslo-bergen", bends=((180, 30),))
    desk.edit("Bend", bent)
    checked(qtbot, window)
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setBrush(QColor("black"))
    desk.heat.item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    assert image.pixelColor(180, 70) == image.pixelColor(40, 300)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("eye", ["", "protan", "deutan", "tritan", "grayscale"])
def test_more_is_always_further_from_the_ground_to_every_eye(theme: Theme, eye: str) -> None:
    ground = _seen(theme.lands[0], eye).luminance()
    lights = [_seen(heat_color(n / 10, theme).name(), eye).luminance() for n in range(11)]
    distances = [abs(light - ground) for light in lights]
    assert all(more > less for less, more in pairwise(distances))


def test_numbers_beyond_the_scale_stay_on_it() -> None:
    heat = Heat({("a", "b"): 2.0})
    assert [heat.share(value) for value in (-1.0, 0.0, 1.0, 3.0)] == [0.0, 0.0, 0.5, 1.0]
    assert Heat({}).share(0.0) == 0.0


def _seen(color: str, eye: str) -> Color:
    seen = Color(color)
    return seen.filter(eye).clip() if eye else seen
