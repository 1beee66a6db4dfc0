"""The panel of rules: rulesets chosen, made, filed, and read as a page."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from editor_driver import an_editor, board_of, steps
from file_driver import answer, question
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QWidget,
)
from pytestqt.qtbot import QtBot
from rules_panel_driver import (
    LEFT,
    a_small_board,
    entry,
    group,
    shown,
    type_number,
    undo,
    view_of,
)

from trackwright.editor.base.language import LANGUAGE, Language
from trackwright.editor.base.message_boxes import Role
from trackwright.editor.base.settings import Settings
from trackwright.editor.base.style import ProgramStyle
from trackwright.editor.document.document import Document
from trackwright.editor.forms.inputs import Line, SpinInput
from trackwright.editor.rules.nested_forms import ItemsForm
from trackwright.editor.rules.panel import RulesPanel
from trackwright.editor.shell.window import Window
from trackwright.maps.library import ruleset_names
from trackwright.schema.files.writing import write_board
from trackwright.schema.rules.ruleset import RulesetFile

NARROW = 350
"""Pixels for the forms in a window that is 1280 wide, beside a scroll bar."""

DEEPEST = 6
"""Levels of forms inside forms."""


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    """A board with rules of its own, which state nothing yet."""
    return shown(qtbot, an_editor(qtbot, a_small_board({"id": "mine", "extends": "europe"})))


@pytest.fixture
def settings() -> Settings:
    settings = Settings.standard()
    settings.set(LANGUAGE, "en")
    return settings


@pytest.fixture
def language(settings: Settings) -> Iterator[None]:
    language = Language(settings)
    yield
    language.close()


@pytest.fixture
def look(qapp: QApplication, settings: Settings) -> Iterator[None]:
    look = ProgramStyle(qapp, settings)
    yield
    look.close()


def speak(settings: Settings, language: str) -> None:
    settings.set(LANGUAGE, language)
    QApplication.processEvents()


# Choosing


def test_shared_rules_are_shown_but_not_changed(qtbot: QtBot) -> None:
    window = shown(qtbot, an_editor(qtbot, a_small_board("europe")))
    trains = entry(group(window, "players"), "trains", SpinInput)
    assert trains.value() == 45
    assert not trains.widget.isEnabled()
    assert view_of(window).make_own.isVisible()


def test_own_rules_are_made_from_shared_ones_in_one_step(qtbot: QtBot) -> None:
    window = shown(qtbot, an_editor(qtbot, a_small_board("europe", "poland")))
    QTest.mouseClick(view_of(window).make_own, LEFT)
    assert board_of(window).rulesets == (
        RulesetFile(id="island_rules", extends="europe", name="A board"),
        "poland",
    )
    assert entry(group(window, "players"), "trains", SpinInput).widget.isEnabled()
    assert "Europe" in view_of(window).state.text()
    undo(window)
    assert board_of(window).rulesets == ("europe", "poland")


def test_rulesets_are_added_put_in_order_and_removed(qtbot: QtBot) -> None:
    window = shown(qtbot, an_editor(qtbot, a_small_board("europe")))
    chooser = view_of(window).chooser
    QTest.mouseClick(chooser.offer().offers["poland"], LEFT)
    assert board_of(window).rulesets == ("europe", "poland")
    assert chooser.position == 1
    QTest.mouseClick(chooser.up, LEFT)
    assert board_of(window).rulesets == ("poland", "europe")
    assert chooser.position == 0
    assert "default" in chooser.list.item(0).text()
    QTest.mouseClick(chooser.remove, LEFT)
    assert board_of(window).rulesets == ("europe",)
    assert len(steps(window)) == 3


def test_a_board_without_rules_plays_by_the_default_ones_until_they_are_written_down(
    qtbot: QtBot,
) -> None:
    window = shown(qtbot, an_editor(qtbot, a_small_board()))
    view = view_of(window)
    assert "plays by Classic, as it names no rules" in view.state.text()
    assert "45 trains" in view.page.text.toPlainText()
    assert not view.chooser.remove.isEnabled()
    QTest.mouseClick(view.write_down, LEFT)
    assert board_of(window).rulesets == ("classic",)
    assert not view.write_down.isVisible()
    undo(window)
    assert board_of(window).rulesets == ()


def test_the_chooser_offers_rules_for_any_board_first_and_says_what_the_board_lacks(
    qtbot: QtBot,
) -> None:
    window = shown(qtbot, an_editor(qtbot, a_small_board("europe")))
    offers = view_of(window).chooser.offer()
    names = list(offers.offers)
    assert names[0] == "classic"
    assert names.index("europe_style") < names.index("poland")
    assert "europe" not in names
    classic = offers.offers["classic"]
    assert "Collect cards" in classic.description()
    qtbot.waitUntil(lambda: "no tunnels" in classic.description(), timeout=20_000)
    assert classic.isEnabled()
    classic.click()
    assert board_of(window).rulesets == ("europe", "classic")


def test_rules_whose_base_is_missing_say_so(qtbot: QtBot) -> None:
    board = a_small_board({"id": "mine", "extends": "nobody"})
    window = shown(qtbot, an_editor(qtbot, board))
    assert "there is no ruleset 'nobody'" in view_of(window).wrong.text()


# Files


def test_own_rules_are_saved_beside_the_board_and_taken_back(qtbot: QtBot, tmp_path: Path) -> None:
    board = a_small_board({"id": "mine", "extends": "europe", "players": {"trains": 30}})
    path = tmp_path / "island.json"
    write_board(path, board)
    window = an_editor(qtbot, board)
    window.show_document(Document.restored(board, path))
    shown(qtbot, window)
    chooser = view_of(window).chooser
    chooser.write(tmp_path / "mine.json")
    file = tmp_path / "mine.json"
    qtbot.waitUntil(file.exists)
    assert json.loads(file.read_text(encoding="utf-8"))["players"] == {"trains": 30}
    qtbot.waitUntil(lambda: "mine" in view_of(window)._available.beside)
    QTest.mouseClick(chooser.remove, LEFT)
    QTest.mouseClick(chooser.offer().offers["mine"], LEFT)
    assert board_of(window).rulesets == ("mine",)
    assert entry(group(window, "players"), "trains", SpinInput).value() == 30
    QTest.mouseClick(chooser.take_in, LEFT)
    assert board_of(window).rulesets == board.rulesets


def test_a_file_from_elsewhere_is_taken_into_the_board(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    header = {"format": "trackwright/ruleset", "format_version": 1}
    base = {**header, "id": "base", "extends": "europe", "tunnels": None}
    other = {**header, "id": "other", "extends": "base", "players": {"trains": 20}}
    for data in (base, other):
        (tmp_path / f"{data['id']}.json").write_text(json.dumps(data), encoding="utf-8")
    view_of(window).chooser.read(tmp_path / "other.json")
    qtbot.waitUntil(lambda: len(board_of(window).rulesets) == 2)
    taken = board_of(window).rulesets[1]
    assert isinstance(taken, RulesetFile)
    assert taken.extends is None
    assert taken.statements["players"]["trains"] == 20
    assert "tunnels" not in taken.statements


def test_a_file_that_is_no_ruleset_is_refused_with_a_sentence(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    (tmp_path / "x.json").write_text("{}", encoding="utf-8")
    chooser = view_of(window).chooser
    chooser.read(tmp_path / "x.json")
    qtbot.waitUntil(lambda: bool(chooser.findChildren(QWidget, "qt_msgbox_label")))
    assert board_of(window).rulesets == (RulesetFile(id="mine", extends="europe"),)


# What is refused


def test_a_window_does_not_close_over_a_refused_rule_unasked(window: Window) -> None:
    type_number(entry(group(window, "players"), "trains", SpinInput), -5)
    window.show_panel("layers")
    window.close()
    told = "What is typed for “Trains each” is refused: must be at least 1, not -5."
    assert question(window).text() == told
    answer(window, Role.RejectRole)
    assert window.isVisible()
    assert not view_of(window).visibleRegion().isEmpty()


def test_a_rule_that_is_typed_is_known_when_the_window_closes(window: Window) -> None:
    trains = entry(group(window, "players"), "trains", SpinInput).spin
    trains.setFocus()
    trains.selectAll()
    QTest.keyClicks(trains, "-5")
    window.close()
    assert "“Trains each” is refused" in question(window).text()


def test_a_refused_rule_that_is_put_right_is_asked_about_no_more(window: Window) -> None:
    trains = entry(group(window, "players"), "trains", SpinInput)
    type_number(trains, -5)
    type_number(trains, 45)
    assert window.uncommitted_input() == {}


def test_a_refused_rule_of_a_ruleset_that_is_gone_is_asked_about_no_more(window: Window) -> None:
    type_number(entry(group(window, "players"), "trains", SpinInput), -5)
    QTest.mouseClick(view_of(window).chooser.remove, LEFT)
    assert window.uncommitted_input() == {}
    undo(window)
    assert "rules" in window.uncommitted_input()


def test_a_refused_rule_stays_when_panels_are_put_back(qtbot: QtBot, window: Window) -> None:
    type_number(entry(group(window, "players"), "trains", SpinInput), -5)
    window.trigger("view.reset_layout")
    assert "“Trains each” is refused" in window.uncommitted_input()["rules"]
    shown(qtbot, window)
    assert entry(group(window, "players"), "trains", SpinInput).value() == -5


@pytest.mark.usefixtures("language")
def test_a_refused_rule_stays_when_another_language_is_spoken(
    qtbot: QtBot, settings: Settings, window: Window
) -> None:
    type_number(entry(group(window, "players"), "trains", SpinInput), -5)
    speak(settings, "fr")
    shown(qtbot, window)
    players = group(window, "players")
    assert entry(players, "trains", SpinInput).value() == -5
    assert players.rows["trains"].problem.text() == "doit valoir au moins 1, et non -5"


# The page


def test_the_rules_can_be_read_as_a_page_in_both_languages(window: Window) -> None:
    view = view_of(window)
    type_number(entry(group(window, "players"), "trains", SpinInput), 30)
    view.tabs.setCurrentWidget(view.page)
    assert "For each player: 30 trains" in view.page.text.toPlainText()
    view.page.language.setCurrentIndex(view.page.language.findData("fr"))
    view.page.language.activated.emit(0)
    assert "30 trains" not in view.page.text.toPlainText().replace("30 wagons", "")
    assert "But du jeu" in view.page.text.toPlainText()


def test_the_page_can_show_only_what_differs_from_the_base(window: Window) -> None:
    view = view_of(window)
    type_number(entry(group(window, "players"), "trains", SpinInput), 30)
    view.tabs.setCurrentWidget(view.page)
    view.page.what.setCurrentIndex(1)
    view.page.what.activated.emit(1)
    text = view.page.text.toPlainText()
    assert "45 trains" in text
    assert "30 trains" in text


# All of it


@pytest.mark.parametrize("base", ["europe", "nordic_countries", "northern_lights"])
def test_every_group_of_a_ruleset_opens_and_nothing_is_changed_by_that(
    qtbot: QtBot, base: str
) -> None:
    window = shown(qtbot, an_editor(qtbot, a_small_board({"id": "mine", "extends": base})))
    for section in view_of(window).sections.sections.values():
        section.heading.setChecked(True)
        for items in section.findChildren(ItemsForm):
            for position in range(len(items.entries)):
                items.open_entry(position)
    assert steps(window) == []
    assert [top for top in QApplication.topLevelWidgets() if top.isVisible()] == [window]


@pytest.mark.usefixtures("look", "language")
@pytest.mark.parametrize("spoken", ["en", "fr"])
def test_every_ruleset_fits_into_the_width_of_the_panel_with_all_of_it_open(
    qtbot: QtBot, settings: Settings, spoken: str
) -> None:
    speak(settings, spoken)
    own = [{"id": f"my_{name}", "extends": name} for name in ruleset_names()]
    view = view_of(shown(qtbot, an_editor(qtbot, a_small_board(*own))))
    view.window().setUpdatesEnabled(False)  # only sizes matter, and painting takes most of the time
    too_wide = [
        (ruleset["id"], section)
        for position, ruleset in enumerate(own)
        for section in sections_wider_than_the_panel(view, position)
    ]
    assert too_wide == []


def sections_wider_than_the_panel(view: RulesPanel, position: int) -> Iterator[str]:
    """Open all of one ruleset, a section at a time, and yield those that are cut off."""
    view.chooser.list.setCurrentRow(position)
    for name, section in view.sections.sections.items():
        section.heading.setChecked(True)
        open_entries(section)
        if not fits(view):
            yield name
        section.heading.setChecked(False)


def fits(view: RulesPanel) -> bool:
    for _ in range(DEEPEST):  # Qt makes room for what is new from level to level
        QApplication.processEvents()
    inside, viewport = view.sections.widget(), view.sections.viewport()
    return inside.minimumSizeHint().width() <= NARROW and inside.width() <= viewport.width()


def open_entries(inside: QWidget) -> None:
    """Open all entries of lists, and those of the lists that come up inside them."""
    QApplication.processEvents()  # what was opened is shown first
    closed = [
        (items, position)
        for items in inside.findChildren(ItemsForm)
        for position, each in enumerate(items.entries)
        if not each.arrow.isChecked()
    ]
    for items, position in closed:
        items.open_entry(position)
    if closed:
        open_entries(inside)


def test_a_long_word_does_not_widen_the_forms(qtbot: QtBot) -> None:
    bonus = {"id": "best", "name": "B" * 70, "points": 5, "most": {"kind": "longest_path"}}
    own = {"id": "mine", "extends": "europe", "bonuses": {"cards": [bonus]}}
    view = view_of(shown(qtbot, an_editor(qtbot, a_small_board(own))))
    view.sections.open_section("bonuses")
    assert fits(view)


def test_every_control_has_a_name_to_be_told_by(window: Window) -> None:
    sections = view_of(window).sections
    for section in sections.sections.values():
        section.heading.setChecked(True)
    kinds = (QAbstractSpinBox, QCheckBox, QComboBox, Line)
    nameless = [
        found
        for kind in kinds
        for found in sections.findChildren(kind)
        if not found.accessibleName()
    ]
    assert nameless == []
