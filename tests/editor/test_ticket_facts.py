"""The facts of the selected tickets: beside the canvas and on it."""

import pytest
from builders import a_board
from editor_driver import an_editor, board_of, desk_of, steps
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from trackwright.editor.canvas.selection_marks import MOST_SHOWN, TicketPathOverlay
from trackwright.editor.shell.window import Window
from trackwright.editor.tickets.facts_panel import TicketFactsPanel
from trackwright.schema.board import Board
from trackwright.schema.edits import with_changed, without
from trackwright.schema.thing_ref import ThingRef

pytestmark = pytest.mark.usefixtures("short_delays")

LEFT = Qt.MouseButton.LeftButton


def _board() -> Board:
    return (
        a_board(rulesets=["europe"])
        .with_city("oslo", position=[100, 100])
        .with_city("bergen", position=[260, 100])
        .with_city("alta", position=[180, 240])
        .with_city("narvik", position=[400, 240])
        .with_route("oslo", "bergen", length=4)
        .with_route("bergen", "alta", length=3, tunnel=True)
        .with_route("oslo", "alta", length=7)
        .with_route("alta", "narvik", length=2)
        .with_ticket("oslo", "narvik", points=12)
        .with_ticket("oslo", "bergen", points=4)
        .with_ticket(
            "bergen", "narvik", points=5, alternatives=[{"end": "oslo", "points": 4}], deck="long"
        )
        .build()
    )


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    return an_editor(qtbot, _board())


def panel_of(window: Window) -> TicketFactsPanel:
    dock = window.panel("ticket_facts")
    assert dock is not None
    panel = dock.widget()
    assert isinstance(panel, TicketFactsPanel)
    return panel


def choose(window: Window, *tickets: str) -> str:
    """Select tickets, and return what the panel says."""
    desk_of(window).selection.set([ThingRef("ticket", name) for name in tickets])
    return panel_of(window).text.toPlainText()


def traced(window: Window) -> int:
    trace = desk_of(window).scene.findChild(TicketPathOverlay)
    assert isinstance(trace, TicketPathOverlay)
    return trace.item.count


def test_value_path_and_ties_of_the_selected_ticket_are_told(window: Window) -> None:
    told = choose(window, "oslo-narvik")
    assert "Oslo–Narvik" in told
    for fact in ("12", "9 spaces, 2 ways tie", "2 routes to claim", "1 single track"):
        assert fact in told
    assert "tunnels on the way: 0.5" in told


def test_how_much_of_the_trains_it_takes_is_told_once_the_rules_are_known(
    qtbot: QtBot, window: Window
) -> None:
    qtbot.waitUntil(lambda: desk_of(window).problems.is_current, timeout=20_000)
    assert "20 % of a player’s 45 trains" in choose(window, "oslo-narvik")


def test_its_ways_are_drawn_on_the_canvas_while_it_is_selected(window: Window) -> None:
    choose(window, "oslo-narvik")
    assert traced(window) == 4
    choose(window, "oslo-bergen")
    assert traced(window) == 1
    desk_of(window).selection.clear()
    assert traced(window) == 0


def test_the_drawing_follows_the_routes(window: Window) -> None:
    choose(window, "oslo-narvik")
    desk = desk_of(window)
    desk.edit("Lengthen", with_changed(desk.board, "routes", "oslo-alta", length=9))
    assert traced(window) == 3
    assert "9 spaces" in panel_of(window).text.toPlainText()


def test_the_panel_comes_forward_when_a_ticket_is_selected(window: Window) -> None:
    assert panel_of(window).visibleRegion().isEmpty()
    choose(window, "oslo-narvik")
    assert not panel_of(window).visibleRegion().isEmpty()
    window.show_panel("ticket_facts", False)
    desk_of(window).selection.clear()
    choose(window, "oslo-bergen")
    assert not window.panel_shown("ticket_facts")


def test_a_click_gives_it_the_value_of_its_shortest_path(window: Window) -> None:
    choose(window, "oslo-narvik")
    mend = panel_of(window).set_points
    assert mend.text() == "Set the points to 9"
    QTest.mouseClick(mend, LEFT)
    assert board_of(window).tickets[0].points == 9
    assert steps(window) == ["Points of Oslo–Narvik"]
    assert mend.isHidden()


def test_several_get_their_values_in_one_step(window: Window) -> None:
    desk = desk_of(window)
    desk.edit("Spoil", with_changed(desk.board, "tickets", "oslo-bergen", points=11))
    choose(window, "oslo-narvik", "oslo-bergen")
    QTest.mouseClick(panel_of(window).set_points, LEFT)
    assert [ticket.points for ticket in board_of(window).tickets[:2]] == [9, 4]
    assert steps(window) == ["Spoil", "Points of 2 tickets"]


def test_other_ends_are_told_with_their_points(window: Window) -> None:
    assert "or Oslo for 4: 4 spaces" in choose(window, "bergen-narvik")


def test_an_empty_place_says_what_to_do(window: Window) -> None:
    assert panel_of(window).message.startswith("3 tickets. Select one")
    desk = desk_of(window)
    names = [ticket.id for ticket in desk.board.tickets]
    desk.edit("Remove", without(desk.board, "tickets", *names))
    assert panel_of(window).message.startswith("No tickets yet: press T and click two cities")


def test_of_very_many_only_the_first_are_told(window: Window) -> None:
    desk = desk_of(window)
    many = [desk.board.tickets[0].changed(id=f"t{n}") for n in range(MOST_SHOWN + 3)]
    desk.edit("Add", desk.board.changed(tickets=tuple(many)))
    told = choose(window, *(ticket.id for ticket in many))
    assert told.count("Oslo–Narvik") == MOST_SHOWN
    assert "and 3 tickets more" in told


def test_names_that_look_like_markup_are_told_as_they_are(window: Window) -> None:
    desk = desk_of(window)
    desk.edit("Rename", with_changed(desk.board, "cities", "oslo", name="<b>Oslo"))
    assert "<b>Oslo–Narvik" in choose(window, "oslo-narvik")
