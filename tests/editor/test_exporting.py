"""File › Export and File › Import: losses are told, files written whole, boards read."""

from pathlib import Path

import pytest
from builders import a_board
from editor_driver import an_editor, board_of, desk_of
from file_driver import a_window
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from trackwright.editor.base.message_boxes import MessageList, Question, Role
from trackwright.editor.base.settings import Settings
from trackwright.editor.document.document import Document
from trackwright.editor.export.commands import (
    MOST_REMEMBERED,
    ExportChoice,
    last_export,
    remember_export,
)
from trackwright.editor.export.export_dialog import LOSSES, LOST, ExportDialog, export_board
from trackwright.editor.export.import_dialog import ImportDialog
from trackwright.editor.shell.program import Program
from trackwright.editor.shell.window import Window
from trackwright.formats.capabilities import losses
from trackwright.formats.catalogue import FORMATS
from trackwright.maps import ruleset_of
from trackwright.schema.edits import with_changed
from trackwright.schema.files.reading import read_board
from trackwright.schema.files.writing import write_board

BOARD = (
    a_board(rulesets=["europe"])
    .with_city("oslo", name={"en": "Oslo", "fr": "Oslo-la-Neuve"}, position=[100, 100])
    .with_city("bergen", position=[260, 100])
    .with_route("oslo", "bergen", length=5, color="red", tunnel=True)
    .with_ticket("oslo", "bergen", points=5)
    .build()
)


@pytest.fixture
def window(qtbot: QtBot, program: Program, tmp_path: Path) -> Window:
    write_board(tmp_path / "nordic.json", BOARD)
    return a_window(qtbot, program, tmp_path / "nordic.json")


def dialog_of(qtbot: QtBot, window: Window) -> ExportDialog:
    window.trigger("file.export")
    dialog = window.findChild(ExportDialog)
    assert isinstance(dialog, ExportDialog)
    qtbot.waitUntil(lambda: dialog.is_ready, timeout=20_000)
    return dialog


def press(dialog: ExportDialog) -> None:
    QTest.mouseClick(dialog.export_button, Qt.MouseButton.LeftButton)


def shown_losses(dialog: ExportDialog) -> dict[str, str]:
    items = map(dialog.formats.topLevelItem, range(dialog.formats.topLevelItemCount()))
    return {item.data(0, LOSSES).format.name: item.text(LOST) for item in items if item}


def lost_fields(dialog: ExportDialog) -> list[str]:
    model = dialog.lost.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def question_of(dialog: ExportDialog) -> Question:
    (question,) = (one for one in dialog.findChildren(Question) if one.isVisible())
    return question


def test_every_format_is_listed_with_what_this_board_loses(qtbot: QtBot, window: Window) -> None:
    dialog = dialog_of(qtbot, window)
    rules = ruleset_of(BOARD, Path(), "europe")
    numbers = {known.name: len(losses(known.capabilities, BOARD, rules, "en")) for known in FORMATS}
    told = {0: "nothing", 1: "1 field"}
    expected = {name: told.get(n, f"{n} fields") for name, n in numbers.items()}
    assert shown_losses(dialog) == expected
    dialog.choose("graphml")
    assert dialog.lost.topLevelItemCount() == numbers["graphml"]
    dialog.reject()


def test_without_rules_no_rules_are_lost(qtbot: QtBot, window: Window) -> None:
    dialog = dialog_of(qtbot, window)
    dialog.choose("mapdata")
    fields = lost_fields(dialog)
    assert "ruleset" in fields
    dialog.rules.setCurrentIndex(dialog.rules.findData(""))
    qtbot.waitUntil(lambda: dialog.is_ready)
    fields = lost_fields(dialog)
    assert "ruleset" not in fields
    assert dialog.wanted is not None
    assert dialog.wanted.format == "mapdata"
    dialog.reject()


def test_a_board_is_exported_beside_its_file(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    dialog = dialog_of(qtbot, window)
    dialog.choose("graphml")
    assert dialog.target.text() == str(tmp_path / f"{BOARD.id}.graphml")
    press(dialog)
    assert (tmp_path / f"{BOARD.id}.graphml").read_bytes().startswith(b"<?xml")
    assert not dialog.isVisible()
    assert str(tmp_path) in window.statusBar().currentMessage()


def test_a_format_of_many_files_is_a_folder(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    dialog = dialog_of(qtbot, window)
    dialog.choose("csv")
    press(dialog)
    assert (tmp_path / f"{BOARD.id}-csv" / "cities.csv").is_file()


def test_a_place_that_somebody_named_stays(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    dialog = dialog_of(qtbot, window)
    dialog.target.setText(str(tmp_path / "mine.txt"))
    dialog.choose("graphml")
    assert dialog.target.text() == str(tmp_path / "mine.txt")
    dialog.target.clear()
    assert not dialog.export_button.isEnabled()
    dialog.reject()


def test_what_is_there_is_replaced_only_if_wished(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    target = tmp_path / f"{BOARD.id}.graphml"
    target.write_text("my work", encoding="utf-8")
    dialog = dialog_of(qtbot, window)
    dialog.choose("graphml")
    press(dialog)
    question_of(dialog).choose(Role.RejectRole)
    assert target.read_text(encoding="utf-8") == "my work"
    press(dialog)
    question_of(dialog).choose(Role.AcceptRole)
    assert target.read_bytes().startswith(b"<?xml")


def test_the_boards_own_file_is_never_exported_to(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    before = (tmp_path / "nordic.json").read_bytes()
    dialog = dialog_of(qtbot, window)
    dialog.choose("mapdata")
    (tmp_path / "link.json").symlink_to(tmp_path / "nordic.json")
    (tmp_path / "sub").mkdir()
    for name in ("nordic.json", "link.json", "sub/../nordic.json"):
        dialog.target.setText(str(tmp_path / name))
        press(dialog)
        assert question_of(dialog).text() == "This is the file of the board itself"
        question_of(dialog).choose(Role.RejectRole)
    assert (tmp_path / "nordic.json").read_bytes() == before
    dialog.reject()


def test_what_cannot_be_written_is_told_and_the_dialog_stays(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    dialog = dialog_of(qtbot, window)
    dialog.choose("graphml")
    dialog.target.setText(str(tmp_path / "no" / "such" / "folder.graphml"))
    press(dialog)
    question = question_of(dialog)
    assert "folder.graphml" in question.informativeText()
    question.choose(Role.RejectRole)
    assert dialog.isVisible()
    dialog.reject()


def test_a_name_that_is_too_long_is_told(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    dialog = dialog_of(qtbot, window)
    dialog.target.setText(str(tmp_path / f"{'x' * 300}.json"))
    press(dialog)
    question_of(dialog).choose(Role.RejectRole)
    assert dialog.isVisible()
    dialog.reject()


@pytest.mark.parametrize("name", ["places.csv", "places.tsv", "tables"])
def test_tables_are_taken_for_tables(window: Window, tmp_path: Path, name: str) -> None:
    (tmp_path / "tables").mkdir()
    dialog = ImportDialog(window)
    dialog.source.setText(str(tmp_path / name))
    assert dialog.formats.currentData() == "csv"
    dialog.reject()


def test_rules_that_cannot_be_read_are_told_in_place_of_the_formats(
    qtbot: QtBot, program: Program, tmp_path: Path
) -> None:
    write_board(tmp_path / "lost.json", BOARD.changed(rulesets=("nowhere",)))
    window = a_window(qtbot, program, tmp_path / "lost.json")
    window.trigger("file.export")
    dialog = window.findChild(ExportDialog)
    assert isinstance(dialog, ExportDialog)
    qtbot.waitUntil(lambda: "nowhere" in dialog.summary.text(), timeout=20_000)
    assert not dialog.export_button.isEnabled()
    dialog.reject()


def test_export_again_writes_what_the_board_is_now(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    assert not window.qt_action("file.export_again").isEnabled()
    dialog = dialog_of(qtbot, window)
    dialog.choose("trackwright")
    target = Path(dialog.target.text())
    assert target != tmp_path / "nordic.json"
    press(dialog)
    desk = desk_of(window)
    desk.edit("Longer", with_changed(desk.board, "routes", "oslo-bergen", length=6))
    assert window.qt_action("file.export_again").isEnabled()
    window.trigger("file.export_again")
    assert read_board(target).document.routes[0].length == 6


def test_the_dialog_begins_with_what_was_chosen_last(qtbot: QtBot, window: Window) -> None:
    dialog = dialog_of(qtbot, window)
    dialog.choose("geojson")
    dialog.rules.setCurrentIndex(dialog.rules.findData(""))
    qtbot.waitUntil(lambda: dialog.is_ready)
    press(dialog)
    qtbot.waitUntil(lambda: window.findChild(ExportDialog) is None)
    again = dialog_of(qtbot, window)
    assert again.wanted is not None
    assert (again.wanted.format, again.wanted.ruleset) == ("geojson", "")
    again.reject()


def test_a_cancelled_export_writes_nothing(tmp_path: Path) -> None:
    wanted = ExportChoice("graphml", "", "en", tmp_path / "board.graphml")
    assert export_board(BOARD, None, wanted, lambda: True) is None
    assert [*tmp_path.iterdir()] == []


def test_only_the_latest_exports_are_remembered(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini", tmp_path)
    documents = [Document(BOARD.changed(id=f"board{number}")) for number in range(30)]
    for document in documents:
        remember_export(settings, document, ExportChoice("csv", "", "en", tmp_path))
    kept = [document for document in documents if last_export(settings, document)]
    assert kept == documents[-MOST_REMEMBERED:]


@pytest.mark.parametrize("spoilt", ["[]", "{", '{"x": 1}'])
def test_spoilt_settings_remember_nothing(tmp_path: Path, spoilt: str) -> None:
    settings = Settings(tmp_path / "settings.ini", tmp_path)
    settings.set("exports/last", spoilt)
    assert last_export(settings, Document(BOARD)) is None


def import_dialog(window: Window) -> ImportDialog:
    window.trigger("file.import")
    dialog = window.findChild(ImportDialog)
    assert isinstance(dialog, ImportDialog)
    return dialog


def test_a_file_opens_as_a_new_board_that_is_not_saved_yet(
    qtbot: QtBot, window: Window, program: Program, tmp_path: Path
) -> None:
    wanted = ExportChoice("geojson", "", "en", tmp_path / "board.geojson")
    export_board(BOARD, None, wanted, lambda: False)
    dialog = import_dialog(window)
    assert not dialog.import_button.isEnabled()
    dialog.source.setText(str(wanted.target))
    assert dialog.formats.currentData() == "geojson"
    QTest.mouseClick(dialog.import_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(program.windows) == 2)
    document = desk_of(program.windows[-1]).document
    assert document.path is None
    assert document.is_modified
    assert {city.id for city in document.board.cities} == {"oslo", "bergen"}


def test_what_could_not_be_taken_over_is_listed(qtbot: QtBot, tmp_path: Path) -> None:
    window = an_editor(qtbot, BOARD)
    folder = tmp_path / "tables"
    export_board(BOARD, None, ExportChoice("csv", "", "en", folder), lambda: False)
    routes = folder / "routes.csv"
    spoilt = routes.read_text(encoding="utf-8").replace("red", "plaid")
    routes.write_text(spoilt, encoding="utf-8")
    dialog = import_dialog(window)
    dialog.source.setText(str(folder))
    dialog.formats.setCurrentIndex(dialog.formats.findData("csv"))
    QTest.mouseClick(dialog.import_button, Qt.MouseButton.LeftButton)
    new = window.program.windows[-1]
    qtbot.waitUntil(lambda: new.findChild(MessageList) is not None)
    report = new.findChild(MessageList)
    assert isinstance(report, MessageList)
    assert any("routes.csv" in line and "plaid" in line for line in report.lines)
    assert "one thing" in report.heading.text()
    report.reject()
    assert board_of(new).routes == ()
    new.save_controller.close_unasked()


def test_a_file_that_is_nothing_of_the_kind_is_told(window: Window, tmp_path: Path) -> None:
    (tmp_path / "poem.geojson").write_text("Roses are red", encoding="utf-8")
    dialog = import_dialog(window)
    dialog.source.setText(str(tmp_path / "poem.geojson"))
    QTest.mouseClick(dialog.import_button, Qt.MouseButton.LeftButton)
    (question,) = (one for one in dialog.findChildren(Question) if one.isVisible())
    assert "poem.geojson" in question.text()
    question.choose(Role.RejectRole)
    assert dialog.isVisible()
    dialog.reject()


def test_rules_that_mean_nothing_on_the_board_are_told_before_it_is_exported(
    qtbot: QtBot, window: Window
) -> None:
    dialog = dialog_of(qtbot, window)
    assert "no ticket for the pile 'long tickets'" in dialog.troubles.text()
    assert dialog.troubles.isVisible()
    dialog.rules.setCurrentIndex(dialog.rules.findData(""))
    dialog.rules.activated.emit(dialog.rules.currentIndex())
    qtbot.waitUntil(lambda: not dialog.troubles.isVisible(), timeout=20_000)
    assert dialog.export_button.isEnabled()
