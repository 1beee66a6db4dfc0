"""The forms of the panel of rules: each value, list and bonus is changed in one step."""

import pytest
from editor_driver import an_editor, board_of, desk_of, steps
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from rules_panel_driver import (
    LEFT,
    a_small_board,
    entry,
    group,
    input_in,
    row,
    shown,
    stated,
    trigger,
    type_number,
    undo,
    view_of,
)

from trackwright.editor.forms.choice_inputs import (
    ChoiceInput,
    FlagInput,
    ListInput,
    RouteColorsInput,
)
from trackwright.editor.forms.inputs import LocalizedInput, SpinInput
from trackwright.editor.rules.group_form import GroupForm, SelectorCount
from trackwright.editor.rules.nested_forms import (
    ItemForm,
    ItemsForm,
    TableForm,
    VariantForm,
)
from trackwright.editor.shell.window import Window
from trackwright.maps.library import open_ruleset
from trackwright.schema.colors import RouteColor
from trackwright.schema.edits import with_changed
from trackwright.schema.rules.ruleset import RulesetFile
from trackwright.schema.thing_ref import ThingRef


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    """A board with rules of its own, which state nothing yet."""
    return shown(qtbot, an_editor(qtbot, a_small_board({"id": "mine", "extends": "europe"})))


# Values


def test_a_number_is_changed_highlighted_and_set_back(window: Window) -> None:
    trains = row(group(window, "players"), "trains")
    type_number(entry(group(window, "players"), "trains", SpinInput), 30)
    assert stated(window) == {"players": {"trains": 30}}
    assert trains.title.property("changed")
    assert "30 trains" in trains.sentence.text()
    assert "one part differs from Europe" in view_of(window).state.text()
    QTest.mouseClick(trains.back, LEFT)
    assert stated(window) == {}
    assert not trains.title.property("changed")
    assert len(steps(window)) == 2
    undo(window)
    undo(window)
    assert entry(group(window, "players"), "trains", SpinInput).value() == 45


def test_an_invalid_number_is_red_and_kept_and_not_on_the_board(window: Window) -> None:
    players = group(window, "players")
    type_number(entry(players, "minimum", SpinInput), 9)
    fewest = row(players, "minimum")
    assert fewest.problem.text() == "the fewest players are more than the most"
    assert fewest.entry is not None
    assert fewest.entry.widget.property("wrong")
    assert steps(window) == []
    type_number(entry(players, "trains", SpinInput), 30)
    assert entry(players, "minimum", SpinInput).value() == 9
    assert stated(window) == {"players": {"trains": 30}}


def test_values_that_are_right_together_are_taken_in_one_step(window: Window) -> None:
    players = group(window, "players")
    type_number(entry(players, "minimum", SpinInput), 6)
    type_number(entry(players, "maximum", SpinInput), 8)
    assert stated(window) == {"players": {"minimum": 6, "maximum": 8}}
    assert row(players, "minimum").problem.text() == ""
    assert len(steps(window)) == 1


def test_an_invalid_value_is_given_up_with_the_way_back(window: Window) -> None:
    tunnels = group(window, "tunnels")
    type_number(entry(tunnels, "reveal", SpinInput), 0)
    assert row(tunnels, "reveal").problem.text() == "must be at least 1, not 0"
    QTest.mouseClick(row(tunnels, "reveal").back, LEFT)
    assert entry(tunnels, "reveal", SpinInput).value() == 3
    assert row(tunnels, "reveal").problem.text() == ""
    assert steps(window) == []


def test_what_is_invalid_stays_with_its_ruleset_when_another_is_shown(qtbot: QtBot) -> None:
    board = a_small_board({"id": "mine", "extends": "europe"}, "poland")
    window = shown(qtbot, an_editor(qtbot, board))
    type_number(entry(group(window, "players"), "minimum", SpinInput), 9)
    chooser = view_of(window).chooser
    chooser.list.setCurrentRow(1)
    assert entry(group(window, "players"), "minimum", SpinInput).value() == 2
    chooser.list.setCurrentRow(0)
    assert entry(group(window, "players"), "minimum", SpinInput).value() == 9


def test_flags_and_choices_are_changed(window: Window) -> None:
    drawing = group(window, "drawing")
    entry(drawing, "reshuffle", FlagInput).box.click()
    choice = entry(drawing, "face_up_locomotive", ChoiceInput).box
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_End)
    assert stated(window)["drawing"] == {"face_up_locomotive": "one_card", "reshuffle": False}


def test_a_group_is_taken_out_of_the_game_and_brought_back(window: Window) -> None:
    section = view_of(window).sections.open_section("stations")
    assert section.switch is not None
    section.switch.click()
    assert stated(window) == {"stations": None}
    assert not section.heading.isEnabled()
    assert section.heading.property("changed")
    section.switch.click()
    assert stated(window) == {}


def test_a_group_that_the_base_lacks_starts_like_in_a_game_that_has_it(qtbot: QtBot) -> None:
    board = a_small_board({"id": "mine", "extends": "northern_lights"})
    window = shown(qtbot, an_editor(qtbot, board))
    section = view_of(window).sections.sections["stations"]
    assert section.switch is not None
    section.switch.click()
    assert stated(window)["stations"]["each"] == 3


def test_a_value_that_may_be_absent_is_switched_on_and_off(window: Window) -> None:
    drawing = group(window, "drawing")
    replaced = row(drawing, "replacement")
    assert replaced.switch is not None
    replaced.switch.click()
    assert stated(window) == {"drawing": {"replacement": None}}
    replaced.switch.click()
    assert stated(window) == {}


def test_a_click_on_the_title_of_a_switch_switches(window: Window) -> None:
    replaced = row(group(window, "drawing"), "replacement")
    QTest.mouseClick(replaced.title, LEFT)
    assert stated(window) == {"drawing": {"replacement": None}}
    QTest.mouseClick(replaced.title, LEFT)
    assert stated(window) == {}


def test_a_table_gets_other_points_and_another_row(window: Window) -> None:
    lengths = entry(group(window, "scoring"), "lengths", TableForm)
    type_number(input_in(lengths.entries["6"], SpinInput), 16)
    QTest.mouseClick(lengths.add, LEFT)
    assert stated(window)["scoring"]["lengths"] == {"6": 16, "9": 21}
    assert "9" in lengths.entries
    assert lengths._titles["6"].property("changed")
    assert not lengths._titles["4"].property("changed")


def test_costs_are_typed_with_commas(window: Window) -> None:
    costs = entry(group(window, "stations"), "costs", ListInput)
    costs.line.setFocus()
    costs.line.selectAll()
    QTest.keyClicks(costs.line, "2, 2, many")
    QTest.keyClick(costs.line, Qt.Key.Key_Return)
    assert row(group(window, "stations"), "costs").problem.text() == (
        "must be a whole number, not 'many'"
    )
    assert costs.line.text() == "2, 2, many"
    assert steps(window) == []
    costs.line.selectAll()
    QTest.keyClicks(costs.line, "2, 2, 4")
    QTest.keyClick(costs.line, Qt.Key.Key_Return)
    assert stated(window) == {"stations": {"costs": [2, 2, 4]}}


def test_escape_gives_up_a_refused_list(window: Window) -> None:
    costs = entry(group(window, "stations"), "costs", ListInput)
    before = costs.line.text()
    costs.line.setFocus()
    costs.line.selectAll()
    QTest.keyClicks(costs.line, "2, 2, many")
    QTest.keyClick(costs.line, Qt.Key.Key_Return)
    assert costs.line.property("wrong")
    QTest.keyClick(costs.line, Qt.Key.Key_Escape)
    assert costs.line.text() == before
    assert not costs.line.property("wrong")
    assert steps(window) == []


def test_a_ruleset_is_named_and_gets_an_id_that_nothing_else_has(window: Window) -> None:
    about = group(window, "about")
    name = entry(about, "name", LocalizedInput).line
    name.setFocus()
    QTest.keyClicks(name, "Island rules")
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert stated(window)["name"] == "Island rules"
    assert "Island rules" in view_of(window).chooser.list.item(0).text()
    own = entry(about, "id", ListInput).line
    own.selectAll()
    QTest.keyClicks(own, "europe")
    QTest.keyClick(own, Qt.Key.Key_Return)
    assert "choose one that is free" in row(about, "id").problem.text()
    own.selectAll()
    QTest.keyClicks(own, "island")
    QTest.keyClick(own, Qt.Key.Key_Return)
    renamed = board_of(window).rulesets[0]
    assert isinstance(renamed, RulesetFile)
    assert renamed.id == "island"


def test_what_is_typed_is_on_the_board_before_that_is_saved(window: Window) -> None:
    name = entry(group(window, "about"), "name", LocalizedInput).line
    name.setFocus()
    QTest.keyClicks(name, "Island rules")
    assert stated(window) == {}
    window.commit_input()
    assert stated(window) == {"name": "Island rules"}
    assert name.hasFocus()


def test_a_value_that_is_being_typed_is_not_replaced(window: Window) -> None:
    trains = entry(group(window, "players"), "trains", SpinInput).spin
    trains.setFocus()
    trains.selectAll()
    QTest.keyClicks(trains, "3")
    view_of(window).form.refreshed.emit()
    QTest.keyClicks(trains, "1")
    QTest.keyClick(trains, Qt.Key.Key_Return)
    assert stated(window) == {"players": {"trains": 31}}
    undo(window)
    assert trains.value() == 45


def test_what_checks_find_is_told_at_the_value(qtbot: QtBot, window: Window) -> None:
    stations = group(window, "stations")
    type_number(entry(stations, "each", SpinInput), 5)
    qtbot.waitUntil(
        lambda: "costs of only 3" in row(stations, "costs").problem.text(), timeout=20_000
    )
    assert not entry(stations, "costs", ListInput).line.property("wrong")


# Lists


def test_entries_of_a_list_are_added_moved_and_removed(window: Window) -> None:
    breaks = view_of(window).sections.open_section("tie_breaks").entry
    assert isinstance(breaks, ItemsForm)
    before = open_ruleset("europe").ruleset.tie_breaks
    assert len(breaks.entries) == len(before)
    QTest.mouseClick(breaks.entries[0].down, LEFT)
    assert stated(window)["tie_breaks"] == [before[1], before[0], *before[2:]]
    QTest.mouseClick(breaks.entries[0].remove, LEFT)
    assert stated(window)["tie_breaks"] == [before[0], *before[2:]]
    QTest.mouseClick(breaks.add, LEFT)
    assert len(stated(window)["tie_breaks"]) == len(before)
    assert len(steps(window)) == 3


def test_a_list_is_set_back_as_a_whole(window: Window) -> None:
    section = view_of(window).sections.open_section("tie_breaks")
    assert isinstance(section.entry, ItemsForm)
    QTest.mouseClick(section.entry.entries[0].remove, LEFT)
    QTest.mouseClick(section.back, LEFT)
    assert stated(window) == {}


def test_a_substitution_says_what_it_means_and_is_changed(window: Window) -> None:
    substitutions = entry(group(window, "payment"), "substitutions", ItemsForm)
    first = substitutions.open_entry(0)
    assert "locomotive may stand" in first.summary.text()
    assert first.body is not None
    type_number(entry(first.body, "cards", SpinInput), 2)
    assert stated(window)["payment"]["substitutions"][0]["cards"] == 2
    assert "2 locomotives" in first.summary.text()


def test_order_waits_while_an_entry_is_invalid(window: Window) -> None:
    deals = entry(group(window, "tickets"), "deals", ItemsForm)
    first = deals.open_entry(0)
    assert first.body is not None
    type_number(entry(first.body, "cards", SpinInput), 0)
    assert not deals.entries[0].down.isEnabled()
    assert not deals.add.isEnabled()
    type_number(entry(first.body, "cards", SpinInput), 2)
    assert deals.entries[0].down.isEnabled()


def test_what_is_refused_goes_with_its_entry_and_the_forms_go_on(window: Window) -> None:
    cards = entry(group(window, "bonuses"), "cards", ItemsForm)
    count = len(cards.entries)
    QTest.mouseClick(cards.add, LEFT)
    added = cards.open_entry(count)
    assert added.body is not None
    name = entry(added.body, "id", ListInput).line
    name.setFocus()
    name.selectAll()
    QTest.keyClicks(name, "Bad Id!")
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert "is not an id" in row(added.body, "id").problem.text()
    undo(window)
    assert len(cards.entries) == count
    assert cards.add.isEnabled()
    type_number(entry(group(window, "players"), "trains", SpinInput), 30)
    assert stated(window) == {"players": {"trains": 30}}


def test_a_deal_from_an_unknown_pile_is_told(window: Window) -> None:
    first = entry(group(window, "tickets"), "deals", ItemsForm).open_entry(0)
    assert first.body is not None
    pile = entry(first.body, "pile", ListInput)
    pile.line.selectAll()
    QTest.keyClicks(pile.line, "nowhere")
    QTest.keyClick(pile.line, Qt.Key.Key_Return)
    assert "there is no pile 'nowhere'" in row(first.body, "pile").problem.text()
    trigger(pile.menu(), "regular")
    assert row(first.body, "pile").problem.text() == ""


def test_tracks_are_all_usable_or_by_the_number_of_players(window: Window) -> None:
    rules = entry(group(window, "parallel_tracks"), "rules", ItemsForm).open_entry(0)
    assert rules.body is not None
    usable = entry(rules.body, "usable", VariantForm)
    usable.choice.box.setFocus()
    QTest.keyClick(usable.choice.box, Qt.Key.Key_Home)
    assert stated(window)["parallel_tracks"]["rules"][0]["usable"] == "all"
    assert usable.body is None


# Bonuses and what they pick


def a_bonus(window: Window) -> ItemForm:
    """Add a bonus for routes, and return it."""
    cards = entry(group(window, "bonuses"), "cards", ItemsForm)
    QTest.mouseClick(cards.add, LEFT)
    new = cards.entries[-1]
    assert new.body is not None
    most = entry(new.body, "most", VariantForm)
    most.choice.enter("claimed_routes")
    return new


def test_a_bonus_is_built_and_counts_what_it_picks(window: Window) -> None:
    new = a_bonus(window)
    assert new.body is not None
    most = entry(new.body, "most", VariantForm)
    assert isinstance(most.body, GroupForm)
    routes = entry(most.body, "routes", GroupForm)
    picked = routes.findChild(SelectorCount)
    assert picked is not None
    assert picked.words.text() == "Picks 3 of 3 routes on this board"
    entry(routes, "colors", RouteColorsInput).buttons[RouteColor.RED].click()
    assert picked.words.text() == "Picks 2 of 3 routes on this board"
    tunnel = entry(routes, "tunnel", ChoiceInput).box
    tunnel.setFocus()
    QTest.keyClick(tunnel, Qt.Key.Key_Down)
    assert picked.words.text() == "Picks 1 of 3 routes on this board"
    assert "red tunnels" in new.summary.text()
    QTest.mouseClick(picked.show_them, LEFT)
    assert desk_of(window).selection.ids("route") == ("alta-oslo",)
    (card,) = (
        card
        for card in stated(window)["bonuses"]["cards"]
        if card["most"]["kind"] == "claimed_routes"
    )
    assert card["most"]["routes"] == {"colors": ["red"], "tunnel": True}


def test_what_is_picked_is_counted_anew_when_the_board_changes(
    qtbot: QtBot, window: Window
) -> None:
    new = a_bonus(window)
    assert new.body is not None
    most = entry(new.body, "most", VariantForm)
    assert isinstance(most.body, GroupForm)
    routes = entry(most.body, "routes", GroupForm)
    entry(routes, "colors", RouteColorsInput).buttons[RouteColor.RED].click()
    picked = routes.findChild(SelectorCount)
    assert picked is not None
    desk = desk_of(window)
    desk.edit("Blue", with_changed(desk.board, "routes", "oslo-bergen", color="blue"))
    qtbot.waitUntil(lambda: picked.words.text() == "Picks 1 of 3 routes on this board")


def test_ids_are_picked_from_a_menu_or_from_the_canvas(window: Window) -> None:
    new = a_bonus(window)
    assert new.body is not None
    most = entry(new.body, "most", VariantForm)
    assert isinstance(most.body, GroupForm)
    routes = entry(most.body, "routes", GroupForm)
    ends = row(routes, "touches")
    assert ends.switch is not None
    ends.switch.click()
    stops = entry(routes, "touches", GroupForm)
    cities = entry(stops, "cities", ListInput)
    desk = desk_of(window)
    desk.selection.set([ThingRef("city", "alta"), ThingRef("city", "bergen")])
    trigger(cities.menu(), "What is selected on the board (2)")
    assert cities.line.text() == "alta, bergen"
    tags = entry(stops, "tags", ListInput)
    trigger(tags.menu(), "capital")
    assert tags.line.text() == "capital"


def test_every_new_bonus_has_an_id_of_its_own(window: Window) -> None:
    cards = entry(group(window, "bonuses"), "cards", ItemsForm)
    QTest.mouseClick(cards.add, LEFT)
    QTest.mouseClick(cards.add, LEFT)
    ids = [card["id"] for card in stated(window)["bonuses"]["cards"]]
    assert len(set(ids)) == len(ids)
