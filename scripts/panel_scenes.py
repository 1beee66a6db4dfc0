"""What is done in the editor's window for pictures of tickets and playtests."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, Qt
from scene_steps import Scene, click, come_near, open_shipped, place_of, point, settle, wait_until

from trackwright.editor.canvas.layers import CanvasLayer, LayerState
from trackwright.editor.canvas.overlay_items import ticket_lines as lines_of
from trackwright.editor.canvas.view import REACH
from trackwright.editor.playtest.panel import PlaytestPanel
from trackwright.editor.shell.panels import PANELS
from trackwright.editor.shell.window import Window
from trackwright.editor.tickets.suggest_dialog import suggest_tickets
from trackwright.network.paths import PathFinder
from trackwright.network.ticket_value import paths_to_nearest_end
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ticket_ref

GAMES = 40


def ticket_preview(window: Window) -> None:
    """Make half a ticket, and point at its other end."""
    open_shipped(window)
    window.pick_up("ticket")
    desk = window.require_desk()
    first, second = _far_apart(window)
    click(desk, first)
    point(desk, second)


def ticket_facts(window: Window) -> None:
    """Select a ticket with two shortest paths."""
    open_shipped(window)
    desk = window.require_desk()
    finder = PathFinder.of(desk.board)
    found = (
        t
        for t in desk.board.tickets
        if (paths := paths_to_nearest_end(finder, t)) and paths.count > 1
    )
    desk.selection.set([ticket_ref(next(found))])


def ticket_on_the_map(window: Window) -> None:
    """Select a ticket on the whole map, with nothing below it."""
    ticket_facts(window)
    for panel in PANELS:
        if panel.area == Qt.DockWidgetArea.BottomDockWidgetArea:
            window.show_panel(panel.id, False)
    settle(window)
    window.trigger("view.fit")
    settle(window)


def ticket_lines(window: Window) -> None:
    """Show the lines of all tickets, and point at one of them."""
    open_shipped(window)
    desk = window.require_desk()
    desk.scene.set_state(CanvasLayer.TICKETS, LayerState())
    come_near(desk, *(place_of(desk, city) for city in ("wien", "kyiv")))
    for first, second in lines_of(desk.board).values():
        middle = Point((first.x + second.x) / 2, (first.y + second.y) / 2)
        found = desk.scene.hits.meant_at(middle, REACH / desk.view.scale_now)
        if (
            found is not None
            and found.kind == "ticket"
            and desk.view.seen.contains(QPointF(*middle))
        ):
            point(desk, middle)
            return


def ticket_heat(window: Window) -> None:
    """Show how many tickets run over each connection."""
    open_shipped(window)
    wait_until(lambda: window.require_desk().problems.is_current)
    window.trigger("heat.ticket_load")
    wait_until(lambda: not window.require_desk().heat.is_busy)


def ticket_heat_in_the_dark(window: Window) -> None:
    """Show the same on a dark board."""
    ticket_heat(window)
    window.trigger("view.theme_dark")
    settle(window)


def ticket_suggestion(window: Window) -> None:
    """Let a deck be suggested, and choose one of its tickets."""
    open_shipped(window)
    wait_until(lambda: window.require_desk().problems.is_current)
    dialog = suggest_tickets(window.require_desk(), window)
    wait_until(lambda: dialog.proposal is not None and not dialog.is_busy)
    dialog.list.setCurrentIndex(dialog.list.model().index(2, 0))


def no_tickets(window: Window) -> None:
    """Show what the panel says of a board without tickets."""
    open_shipped(window)
    desk = window.require_desk()
    desk.edit("", desk.board.changed(tickets=()))


def _far_apart(window: Window) -> tuple[Point, Point]:
    """Return where the ends of a ticket could be that the board does not have."""
    desk = window.require_desk()
    first, second = sorted(city.id for city in desk.board.cities)[1::30][:2]
    return place_of(desk, first), place_of(desk, second)


def playtest_plan(window: Window) -> None:
    """Show the dock before anything was played."""
    _prepared(window)


def playtest_heat(window: Window) -> None:
    """Play, and show where claims are made and who wins."""
    panel = _played(window)
    panel.tabs.setCurrentWidget(panel.results)
    window.trigger("heat.claims")
    wait_until(lambda: not window.require_desk().heat.is_busy)


def playtest_tickets(window: Window) -> None:
    """Play, and show the tickets by how often they are completed."""
    panel = _played(window)
    panel.tabs.setCurrentWidget(panel.tickets)


def playtest_replay(window: Window) -> None:
    """Play, and replay two thirds of a game."""
    panel = _played(window)
    replay = panel.replay
    panel.tabs.setCurrentWidget(replay)
    wait_until(lambda: replay.slider.maximum() > 0)
    replay.slider.setValue(replay.slider.maximum() * 2 // 3)


def _played(window: Window) -> PlaytestPanel:
    panel = _prepared(window)
    panel.form.games.setValue(GAMES)
    panel.form.bots[1].setCurrentIndex(1)
    panel.run.click()
    playtest = window.require_desk().playtest
    wait_until(lambda: not playtest.is_running)
    return panel


def _prepared(window: Window) -> PlaytestPanel:
    open_shipped(window)
    wait_until(lambda: window.require_desk().problems.is_current)
    window.show_panel("playtest")
    (panel,) = window.findChildren(PlaytestPanel)
    return panel


PANEL_SCENES: Mapping[str, Scene] = {
    "ticket_preview": ticket_preview,
    "ticket_facts": ticket_facts,
    "ticket_on_the_map": ticket_on_the_map,
    "no_tickets": no_tickets,
    "ticket_suggestion": ticket_suggestion,
    "ticket_lines": ticket_lines,
    "ticket_heat": ticket_heat,
    "ticket_heat_in_the_dark": ticket_heat_in_the_dark,
    "playtest_plan": playtest_plan,
    "playtest_heat": playtest_heat,
    "playtest_tickets": playtest_tickets,
    "playtest_replay": playtest_replay,
}
