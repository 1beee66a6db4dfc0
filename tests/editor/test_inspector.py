"""The inspector: shows what is selected, takes what is entered, and loses nothing."""

import pytest
from builders import a_board
from editor_driver import an_editor, board_of, desk_of, double_click, steps
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from trackwright.editor.base.language import LANGUAGE, Language
from trackwright.editor.base.message_boxes import Question, Role
from trackwright.editor.base.settings import Settings
from trackwright.editor.forms.choice_inputs import ChoiceInput, FlagInput
from trackwright.editor.forms.inputs import LineInput
from trackwright.editor.inspector.panel import InspectorPanel
from trackwright.editor.shell.window import Window
from trackwright.schema.board import Board
from trackwright.schema.edits import with_changed
from trackwright.schema.thing_ref import ThingRef

LEFT = Qt.MouseButton.LeftButton
OSLO, BERGEN = ThingRef("city", "oslo"), ThingRef("city", "bergen")
ROUTE, OTHER = ThingRef("route", "oslo-bergen"), ThingRef("route", "bergen-alta")


def a_small_board() -> Board:
    return (
        a_board(rulesets=["europe"])
        .with_country("norway", name="Norway")
        .with_city("oslo", position=[100, 100], country="norway")
        .with_city("bergen", position=[260, 100])
        .with_city("alta", position=[180, 240])
        .with_route("oslo", "bergen", length=5, color="red")
        .with_route("bergen", "alta", length=5, color="blue")
        .with_ticket("oslo", "bergen", points=5)
        .build()
    )


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    return an_editor(qtbot, a_small_board())


def inspector(window: Window) -> InspectorPanel:
    dock = window.panel("inspector")
    assert dock is not None
    panel = dock.widget()
    assert isinstance(panel, InspectorPanel)
    return panel


def select(window: Window, *places: ThingRef) -> None:
    desk_of(window).selection.set(places)


def line(window: Window, name: str) -> QLineEdit:
    entry = inspector(window).form.inputs[name]
    if isinstance(entry, ChoiceInput):
        field = entry.box.lineEdit()
        assert field is not None
        return field
    assert isinstance(entry, LineInput)
    return entry.line


def type_into(window: Window, name: str, words: str, *, enter: bool = True) -> None:
    field = line(window, name)
    field.setFocus()
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Delete)
    QTest.keyClicks(field, words)
    if enter:
        QTest.keyClick(field, Qt.Key.Key_Return)


def choose(window: Window, name: str, words: str) -> None:
    entry = inspector(window).form.inputs[name]
    assert isinstance(entry, ChoiceInput)
    index = entry.box.findText(words)
    assert index >= 0
    entry.box.setCurrentIndex(index)
    entry.box.activated.emit(index)


# What is shown


def test_without_a_selection_the_board_itself_is_shown(window: Window) -> None:
    assert inspector(window).heading.startswith("Board")
    type_into(window, "meta_title", "My island")
    assert board_of(window).meta.title == "My island"
    type_into(window, "size_width", "640,5")
    assert board_of(window).size.width == 640.5
    assert len(steps(window)) == 2


def test_a_city_tells_its_connections_and_tickets(window: Window) -> None:
    select(window, BERGEN)
    assert inspector(window).heading == "City Bergen"
    assert inspector(window).facts == "2 connections · 1 ticket"


def test_the_size_of_names_is_set_for_one_city_and_for_the_board(
    qtbot: QtBot, window: Window
) -> None:
    def capitals() -> float:
        qtbot.waitUntil(lambda: desk_of(window).scene.is_layout_finished, timeout=20_000)
        return round(desk_of(window).scene.layout_now.labels["bergen"].height, 3)

    before = board_of(window)
    type_into(window, "profile_names_ordinary", "4")
    assert capitals() == 4
    select(window, BERGEN)
    choose(window, "tier", "small")
    assert capitals() == 3.6
    type_into(window, "name_size", "3")
    assert capitals() == 3
    type_into(window, "name_size", "")
    assert board_of(window).cities[1].label is None
    assert capitals() == 3.6
    for _ in range(4):
        desk_of(window).document.history.undo()
    assert board_of(window) == before
    assert capitals() == 4.5


def test_a_long_name_leaves_all_fields_in_sight(window: Window) -> None:
    name = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"
    desk = desk_of(window)
    desk.edit("Rename", with_changed(desk.board, "cities", "oslo", name=name))
    select(window, OSLO)
    QApplication.processEvents()
    panel = inspector(window)
    assert panel.heading == f"City {name}"
    field = line(window, "name")
    assert field.mapTo(panel, field.rect().topRight()).x() <= panel.width()


def test_a_route_tells_its_points_and_the_room_on_its_curve(qtbot: QtBot, window: Window) -> None:
    qtbot.waitUntil(lambda: desk_of(window).problems.is_current, timeout=20_000)
    select(window, ROUTE)
    assert inspector(window).facts.startswith("no points by Europe · ")
    type_into(window, "length", "4")
    assert inspector(window).facts.startswith("7 points by Europe · ")
    room = desk_of(window).scene.layout_now.tracks["oslo-bergen"].slack
    assert f"{abs(room):.1f} mm" in inspector(window).facts


def test_several_things_show_what_they_have_in_common_and_what_differs(window: Window) -> None:
    select(window, ROUTE, OTHER)
    assert inspector(window).heading == "2 routes"
    assert line(window, "length").text() == "5"
    color = inspector(window).form.inputs["color"]
    assert isinstance(color, ChoiceInput)
    assert color.box.currentIndex() == -1
    assert "id" not in inspector(window).form.inputs
    choose(window, "color", "green")
    assert {route.color.value for route in board_of(window).routes} == {"green"}
    assert len(steps(window)) == 1


def test_things_of_different_kinds_share_their_tags(window: Window) -> None:
    select(window, OSLO, ROUTE)
    assert list(inspector(window).form.inputs) == ["tags"]
    type_into(window, "tags", "scenic, coastal")
    assert board_of(window).cities[0].tags == ("scenic", "coastal")
    assert board_of(window).routes[0].tags == ("scenic", "coastal")
    assert len(steps(window)) == 1


def test_a_box_is_half_ticked_where_things_differ_and_a_click_ticks_it_for_all(
    window: Window,
) -> None:
    desk = desk_of(window)
    desk.edit("Tunnel", with_changed(desk.board, "routes", ROUTE.id, tunnel=True))
    select(window, ROUTE, OTHER)
    entry = inspector(window).form.inputs["tunnel"]
    assert isinstance(entry, FlagInput)
    assert entry.box.checkState() == Qt.CheckState.PartiallyChecked
    QTest.mouseClick(entry.box, LEFT)
    assert all(route.tunnel for route in board_of(window).routes)


# What is entered


def test_a_value_is_entered_with_enter_as_one_step_that_says_what_it_did(window: Window) -> None:
    select(window, ROUTE)
    type_into(window, "length", "3")
    assert board_of(window).routes[0].length == 3
    assert steps(window) == ["Oslo–Bergen: Length"]
    desk_of(window).document.history.undo()
    assert line(window, "length").text() == "5"


def test_a_value_is_entered_when_the_focus_goes_on(window: Window) -> None:
    select(window, ROUTE)
    type_into(window, "length", "3", enter=False)
    line(window, "icons").setFocus()
    assert board_of(window).routes[0].length == 3


def test_what_is_typed_is_on_the_board_when_that_is_saved(window: Window) -> None:
    select(window, ROUTE)
    type_into(window, "length", "3", enter=False)
    window.commit_input()
    assert board_of(window).routes[0].length == 3


def test_what_is_typed_goes_to_the_thing_it_was_typed_for(window: Window) -> None:
    select(window, ROUTE)
    type_into(window, "length", "3", enter=False)
    select(window, OTHER)
    assert [route.length for route in board_of(window).routes] == [3, 5]


def test_arrow_keys_step_a_number_and_are_one_edit(window: Window) -> None:
    select(window, ROUTE)
    field = line(window, "length")
    field.setFocus()
    for _ in range(3):
        QTest.keyClick(field, Qt.Key.Key_Down)
    assert board_of(window).routes[0].length == 2
    assert len(steps(window)) == 1
    for _ in range(3):
        QTest.keyClick(field, Qt.Key.Key_Down)
    assert board_of(window).routes[0].length == 1


def test_an_invalid_value_is_red_with_the_model_s_sentence_and_changes_nothing(
    window: Window,
) -> None:
    before = board_of(window)
    select(window, ROUTE)
    type_into(window, "length", "400")
    assert board_of(window) is before
    assert line(window, "length").text() == "400"
    assert line(window, "length").property("wrong")
    assert inspector(window).form.problem("length") == "Must be at most 100, not 400."
    type_into(window, "length", "four")
    told = inspector(window).form.problem("length")
    assert told == "Must be a whole number, not 'four'."
    type_into(window, "length", "4")
    assert not line(window, "length").property("wrong")
    assert inspector(window).form.problem("length") == ""


def test_an_invalid_value_is_still_there_when_its_thing_is_selected_again(window: Window) -> None:
    select(window, ROUTE)
    type_into(window, "length", "400")
    select(window, OTHER)
    assert line(window, "length").text() == "5"
    assert not line(window, "length").property("wrong")
    desk = desk_of(window)
    desk.edit("Elsewhere", with_changed(desk.board, "cities", "alta", tags=("far",)))
    select(window, ROUTE)
    assert line(window, "length").text() == "400"
    assert line(window, "length").property("wrong")
    QTest.keyClick(line(window, "length"), Qt.Key.Key_Escape)
    assert line(window, "length").text() == "5"
    assert not line(window, "length").property("wrong")


def test_a_refused_choice_goes_when_the_value_that_is_there_is_typed(qtbot: QtBot) -> None:
    board = a_board()
    for number in range(14):
        board = board.with_city(f"c{number}", position=[20 * number + 20, 100])
    window = an_editor(qtbot, board.with_route("c0", "c1").build())
    select(window, ThingRef("route", "c0-c1"))
    for words in (inspector(window).form.inputs["to"].text(), ""):
        type_into(window, "to", "Atlantis")
        assert "Atlantis" in inspector(window).uncommitted_input
        type_into(window, "to", words)
        assert inspector(window).uncommitted_input == ""
        assert line(window, "to").text() == "C1"
    assert steps(window) == []


def test_a_refused_value_goes_when_what_differs_is_left_alone(window: Window) -> None:
    desk_of(window).edit("Shorter", with_changed(board_of(window), "routes", OTHER.id, length=3))
    select(window, ROUTE, OTHER)
    type_into(window, "length", "400")
    assert "400" in inspector(window).uncommitted_input
    type_into(window, "length", "")
    assert inspector(window).uncommitted_input == ""


def test_a_window_does_not_close_over_a_refused_value_unasked(window: Window) -> None:
    select(window, ROUTE)
    type_into(window, "length", "400")
    window.show_panel("layers")
    window.close()
    assert window.isVisible()
    question = window.findChild(Question)
    assert isinstance(question, Question)
    told = "What is typed for “Length” is refused: must be at most 100, not 400."
    assert question.text() == told
    question.choose(Role.RejectRole)
    assert not inspector(window).visibleRegion().isEmpty()


def test_a_refused_value_stays_when_panels_are_put_back(window: Window) -> None:
    select(window, ROUTE)
    type_into(window, "length", "400")
    window.trigger("view.reset_layout")
    assert line(window, "length").text() == "400"
    assert inspector(window).form.problem("length") == "Must be at most 100, not 400."
    assert "inspector" in window.uncommitted_input()


def test_what_is_typed_is_on_the_board_when_panels_are_put_back(window: Window) -> None:
    select(window, ROUTE)
    type_into(window, "length", "4", enter=False)
    window.trigger("view.reset_layout")
    assert board_of(window).routes[0].length == 4


def test_a_refused_value_stays_when_another_language_is_spoken(window: Window) -> None:
    settings = Settings.standard()
    settings.set(LANGUAGE, "en")
    language = Language(settings)
    try:
        select(window, ROUTE)
        type_into(window, "length", "400")
        settings.set(LANGUAGE, "fr")
        QApplication.processEvents()
        assert line(window, "length").text() == "400"
        assert "Longueur" in window.uncommitted_input()["inspector"]
    finally:
        language.close()


def test_a_value_that_only_some_can_have_is_taken_by_none(window: Window) -> None:
    desk = desk_of(window)
    desk.edit("Short", with_changed(desk.board, "routes", OTHER.id, length=2))
    before = board_of(window)
    select(window, ROUTE, OTHER)
    type_into(window, "icons", "3")
    assert board_of(window) is before
    assert inspector(window).form.problem("icons") == "A route of length 2 has room for 2 icons."


def test_typing_goes_on_while_the_board_changes(window: Window) -> None:
    select(window, OSLO)
    type_into(window, "name", "Kristia", enter=False)
    desk = desk_of(window)
    desk.edit("Elsewhere", with_changed(desk.board, "cities", "alta", position=[181, 240]))
    field = line(window, "name")
    assert QApplication.focusWidget() is field
    QTest.keyClicks(field, "nia")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert board_of(window).cities[0].name == "Kristiania"
    assert QApplication.focusWidget() is field


def test_an_id_is_renamed_with_all_that_speaks_of_it_and_stays_selected(window: Window) -> None:
    select(window, OSLO)
    type_into(window, "id", "kristiania")
    board = board_of(window)
    assert board.cities[0].id == "kristiania"
    assert board.routes[0].ends[0] == "kristiania"
    assert board.tickets[0].ends[0] == "kristiania"
    assert desk_of(window).selection.ids("city") == ("kristiania",)
    assert QApplication.focusWidget() is line(window, "id")
    assert len(steps(window)) == 1
    desk_of(window).document.history.undo()
    assert desk_of(window).selection.ids("city") == ("oslo",)


def test_an_id_that_is_taken_is_refused(window: Window) -> None:
    select(window, OSLO)
    type_into(window, "id", "bergen")
    assert board_of(window).cities[0].id == "oslo"
    assert "has the id 'bergen'" in inspector(window).form.problem("id")
    type_into(window, "id", "Os lo")
    assert "use small letters" in inspector(window).form.problem("id")


def test_countries_are_chosen_by_name(window: Window) -> None:
    select(window, BERGEN)
    choose(window, "country", "Norway")
    assert board_of(window).cities[1].country == "norway"
    choose(window, "country", "none")
    assert board_of(window).cities[1].country is None


def test_a_locked_city_is_moved_by_no_number(window: Window) -> None:
    desk = desk_of(window)
    desk.edit("Lock", with_changed(desk.board, "cities", "oslo", locked=True))
    select(window, OSLO)
    type_into(window, "x", "120")
    assert board_of(window).cities[0].position.x == 100
    assert inspector(window).form.problem("x") == "It is locked; unlock it first."


def test_a_ticket_can_lead_to_a_country_and_have_other_ends(window: Window) -> None:
    select(window, ThingRef("ticket", "oslo-bergen"))
    choose(window, "to", "Norway")
    type_into(window, "alternatives", "alta 9; country:norway 4")
    ticket = board_of(window).tickets[0]
    assert ticket.model_dump(mode="json")["ends"] == ["oslo", {"country": "norway"}]
    assert [other.points for other in ticket.alternatives] == [9, 4]
    type_into(window, "alternatives", "atlantis 9")
    assert "there is no city 'atlantis'" in inspector(window).form.problem("alternatives").lower()


def test_a_city_is_found_by_typing_a_part_of_its_name(qtbot: QtBot) -> None:
    builder = a_board().with_route("oslo", "bergen")
    for number in range(15):
        builder = builder.with_city(f"stop_{number}")
    window = an_editor(qtbot, builder.build())
    select(window, ROUTE)
    type_into(window, "to", "Stop 7")
    assert board_of(window).routes[0].ends == ("oslo", "stop_7")
    type_into(window, "to", "Atlantis")
    assert "there is no city 'atlantis'" in inspector(window).form.problem("to").lower()


def test_country_cards_and_tint_are_edited_as_text(window: Window) -> None:
    select(window, ThingRef("country", "norway"))
    type_into(window, "cards", "5 4 3")
    type_into(window, "color", "#a0c0e0")
    country = board_of(window).countries[0]
    assert (country.cards, country.color) == ((5, 4, 3), "#a0c0e0")
    type_into(window, "color", "blue")
    assert "is not a colour" in inspector(window).form.problem("color")
    type_into(window, "color", "")
    assert board_of(window).countries[0].color is None


def test_measures_are_taken_over_from_the_usual_ones(window: Window) -> None:
    type_into(window, "profile_gap", "3")
    type_into(window, "profile_panels_rows", "4")
    inspector(window)._presets.menu().actions()[0].trigger()
    profile = board_of(window).profile
    assert (profile.gap, profile.panels.rows) == (1.6, 4)


def test_measures_of_shipped_boards_are_offered(qtbot: QtBot, window: Window) -> None:
    button = inspector(window)._presets
    button.menu().aboutToShow.emit()
    qtbot.waitUntil(lambda: len(button.menu().actions()) > 3, timeout=20_000)
    button.menu().actions()[-1].trigger()
    assert board_of(window).profile.gap != 1.6


# Opening it


def test_a_double_click_on_the_canvas_shows_the_inspector(window: Window) -> None:
    window.show_panel("inspector", False)
    double_click(window, 100, 100)
    assert window.panel_shown("inspector")
    assert inspector(window).heading == "City Oslo"


def test_a_wanted_field_gets_the_focus(window: Window) -> None:
    window.show_panel("layers")
    desk_of(window).selection.open(ThingRef("route", "oslo-bergen", ("icons", 0)))
    assert QApplication.focusWidget() is line(window, "icons")
    desk_of(window).selection.open(ThingRef("board", "", ("profile", "card")))
    assert desk_of(window).selection.refs == ()
    assert QApplication.focusWidget() is line(window, "profile_card_width")
