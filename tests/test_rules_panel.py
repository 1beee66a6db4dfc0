"""The panel of rules: rulesets chosen, made, filed, and read as a page."""

import json
from pathlib import Path

import pytest
from editing import an_editor, board_of, steps
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from ruling import (
    LEFT,
    a_small_board,
    bench_of,
    entry,
    group,
    shown,
    trigger,
    type_number,
    undo,
)

from trackwright.editor.document import Document
from trackwright.editor.ruleset.entries import (
    ChoiceEntry,
    FlagEntry,
    NumberEntry,
    WordsEntry,
)
from trackwright.editor.ruleset.lists import ItemsForm
from trackwright.editor.window import Window
from trackwright.schema.extends import RulesetFile
from trackwright.schema.files.writing import write_board


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    """A board with rules of its own, which state nothing yet."""
    return shown(qtbot, an_editor(qtbot, a_small_board({"id": "mine", "extends": "europe"})))


# Choosing


def test_shared_rules_are_shown_but_not_changed(qtbot: QtBot) -> None:
    window = shown(qtbot, an_editor(qtbot, a_small_board("europe")))
    trains = entry(group(window, "players"), "trains", NumberEntry)
    assert trains.value() == 45
    assert not trains.isEnabled()
    assert bench_of(window).make_own.isVisible()


def test_own_rules_are_made_from_shared_ones_in_one_step(qtbot: QtBot) -> None:
    window = shown(qtbot, an_editor(qtbot, a_small_board("europe", "poland")))
    QTest.mouseClick(bench_of(window).make_own, LEFT)
    assert board_of(window).rulesets == (
        RulesetFile(id="island_rules", extends="europe", name="A board"),
        "poland",
    )
    assert entry(group(window, "players"), "trains", NumberEntry).isEnabled()
    assert "Europe" in bench_of(window).state.text()
    undo(window)
    assert board_of(window).rulesets == ("europe", "poland")


def test_rulesets_are_added_put_in_order_and_removed(qtbot: QtBot) -> None:
    window = shown(qtbot, an_editor(qtbot, a_small_board("europe")))
    chooser = bench_of(window).chooser
    trigger(chooser.offered(), "Poland")
    assert board_of(window).rulesets == ("europe", "poland")
    assert chooser.position == 1
    QTest.mouseClick(chooser.up, LEFT)
    assert board_of(window).rulesets == ("poland", "europe")
    assert chooser.position == 0
    assert "default" in chooser.list.item(0).text()
    QTest.mouseClick(chooser.remove, LEFT)
    assert board_of(window).rulesets == ("europe",)
    assert len(steps(window)) == 3


def test_a_board_without_rules_says_what_to_do(qtbot: QtBot) -> None:
    window = shown(qtbot, an_editor(qtbot, a_small_board()))
    assert "add a ruleset" in bench_of(window).state.text()
    assert not bench_of(window).chooser.remove.isEnabled()


def test_rules_whose_base_is_missing_say_so(qtbot: QtBot) -> None:
    board = a_small_board({"id": "mine", "extends": "nobody"})
    window = shown(qtbot, an_editor(qtbot, board))
    assert "there is no ruleset 'nobody'" in bench_of(window).wrong.text()


# Files


def test_own_rules_are_saved_beside_the_board_and_taken_back(qtbot: QtBot, tmp_path: Path) -> None:
    board = a_small_board({"id": "mine", "extends": "europe", "players": {"trains": 30}})
    path = tmp_path / "island.json"
    write_board(path, board)
    window = an_editor(qtbot, board)
    window.show_document(Document.restored(board, path))
    shown(qtbot, window)
    chooser = bench_of(window).chooser
    chooser.write(tmp_path / "mine.json")
    file = tmp_path / "mine.json"
    qtbot.waitUntil(file.exists)
    assert json.loads(file.read_text(encoding="utf-8"))["players"] == {"trains": 30}
    qtbot.waitUntil(lambda: "mine" in bench_of(window)._known.beside)
    QTest.mouseClick(chooser.remove, LEFT)
    trigger(chooser.offered(), "Mine")
    assert board_of(window).rulesets == ("mine",)
    assert entry(group(window, "players"), "trains", NumberEntry).value() == 30
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
    bench_of(window).chooser.read(tmp_path / "other.json")
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
    chooser = bench_of(window).chooser
    chooser.read(tmp_path / "x.json")
    qtbot.waitUntil(lambda: bool(chooser.findChildren(QWidget, "qt_msgbox_label")))
    assert board_of(window).rulesets == (RulesetFile(id="mine", extends="europe"),)


# The page


def test_the_rules_can_be_read_as_a_page_in_both_languages(window: Window) -> None:
    bench = bench_of(window)
    type_number(entry(group(window, "players"), "trains", NumberEntry), 30)
    bench.tabs.setCurrentWidget(bench.page)
    assert "For each player: 30 trains" in bench.page.text.toPlainText()
    bench.page.language.setCurrentIndex(bench.page.language.findData("fr"))
    bench.page.language.activated.emit(0)
    assert "30 trains" not in bench.page.text.toPlainText().replace("30 wagons", "")
    assert "But du jeu" in bench.page.text.toPlainText()


def test_the_page_can_show_only_what_differs_from_the_base(window: Window) -> None:
    bench = bench_of(window)
    type_number(entry(group(window, "players"), "trains", NumberEntry), 30)
    bench.tabs.setCurrentWidget(bench.page)
    bench.page.what.setCurrentIndex(1)
    bench.page.what.activated.emit(1)
    text = bench.page.text.toPlainText()
    assert "45 trains" in text
    assert "30 trains" in text


# All of it


@pytest.mark.parametrize("base", ["europe", "nordic_countries", "northern_lights"])
def test_every_group_of_a_ruleset_opens_and_nothing_is_changed_by_that(
    qtbot: QtBot, base: str
) -> None:
    window = shown(qtbot, an_editor(qtbot, a_small_board({"id": "mine", "extends": base})))
    for section in bench_of(window).sections.sections.values():
        section.heading.setChecked(True)
        for items in section.findChildren(ItemsForm):
            for position in range(len(items.entries)):
                items.open_entry(position)
    assert steps(window) == []
    assert [top for top in QApplication.topLevelWidgets() if top.isVisible()] == [window]


def test_every_control_has_a_name_to_be_told_by(window: Window) -> None:
    sections = bench_of(window).sections
    for section in sections.sections.values():
        section.heading.setChecked(True)
    kinds = (NumberEntry, FlagEntry, ChoiceEntry, WordsEntry)
    nameless = [
        found
        for kind in kinds
        for found in sections.findChildren(kind)
        if not found.accessibleName()
    ]
    assert nameless == []
