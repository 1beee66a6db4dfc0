"""The welcome page and the tour: how the editor begins."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from builders import a_board
from file_driver import close_all, dialog, move_oslo
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from trackwright.editor.base.settings import Settings
from trackwright.editor.document.files.file_dialogs import NewBoardDialog
from trackwright.editor.document.files.recent_files import remember_file
from trackwright.editor.geography.new_board_dialog import GeographyDialog
from trackwright.editor.shell.program import Program
from trackwright.editor.shell.window import Window
from trackwright.editor.welcome.tiles import LONGER_SIDE, BoardCard, thumbnail
from trackwright.editor.welcome.tour import STEPS, Tour
from trackwright.maps.library import board_names, board_path
from trackwright.schema.files.writing import write_board

LEFT = Qt.MouseButton.LeftButton
BOARD = a_board().with_route("oslo", "bergen", length=4).build()


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pictures of boards are kept from one test to the next."""
    return tmp_path_factory.mktemp("pictures")


@pytest.fixture
def program(tmp_path: Path, pictures: Path) -> Iterator[Program]:
    program = Program(Settings(tmp_path / "settings.ini", tmp_path / "home", cache=pictures))
    yield program
    close_all(program)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "my board.json"
    write_board(path, BOARD)
    return path


def a_window(qtbot: QtBot, program: Program) -> Window:
    window = program.new_window()
    window.resize(1280, 800)
    qtbot.waitExposed(window)
    return window


def a_window_with_a_board(qtbot: QtBot, program: Program) -> Window:
    window = program.new_window(expects_board=True)
    window.resize(1280, 800)
    program.open_controller.open_new(BOARD, window)
    qtbot.waitExposed(window)
    return window


def card(window: Window, name: str) -> BoardCard:
    return next(card for card in window.welcome.cards if card.path.stem == name)


def press(window: Window, label: str) -> None:
    buttons = window.welcome.findChildren(QPushButton)
    (button,) = [b for b in buttons if b.text() == label and b.isVisible()][:1]
    QTest.mouseClick(button, LEFT)


# The page


def test_the_page_is_shown_while_no_board_is_open(qtbot: QtBot, program: Program) -> None:
    window = a_window(qtbot, program)
    assert window.welcome.isVisible()
    program.open_controller.open(board_path(board_names()[0]), window)
    assert not window.welcome.isVisible()
    window.trigger("file.close")
    assert window.welcome.isVisible()


def test_every_shipped_board_has_a_card_with_its_name(qtbot: QtBot, program: Program) -> None:
    window = a_window(qtbot, program)
    assert [card.path.stem for card in window.welcome.cards] == list(board_names())
    for card in window.welcome.cards:
        assert card.accessibleName()


def test_boards_are_drawn_in_the_background_one_after_the_other(
    qtbot: QtBot, program: Program, tmp_path: Path
) -> None:
    program.settings.cache = tmp_path / "empty"
    window = a_window(qtbot, program)
    assert not any(card.has_picture for card in window.welcome.cards)
    qtbot.waitUntil(lambda: all(c.has_picture for c in window.welcome.cards), timeout=60_000)
    poland = card(window, "poland")
    assert poland.text() == "Poland"
    assert poland.detail == "34 cities · 117 routes · 620 × 620 mm"
    assert not poland.grab().isNull()


def test_a_card_opens_a_copy_without_a_file(qtbot: QtBot, program: Program) -> None:
    window = a_window(qtbot, program)
    QTest.mouseClick(card(window, "poland"), LEFT)
    document = window.require_desk().document
    assert document.board.id == "poland"
    assert document.path is None
    assert program.windows == [window]


def test_a_card_opens_with_the_keyboard(qtbot: QtBot, program: Program) -> None:
    window = a_window(qtbot, program)
    window.activateWindow()
    poland = card(window, "poland")
    poland.setFocus()
    QTest.keyClick(poland, Qt.Key.Key_Space)
    assert window.require_desk().board.id == "poland"


def test_all_can_be_reached_with_tab(qtbot: QtBot, program: Program) -> None:
    window = a_window(qtbot, program)
    window.activateWindow()
    qtbot.waitUntil(lambda: window.focusWidget() is not None)
    reached = set()
    for _ in range(20):
        reached.add(window.focusWidget())
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Tab)
    assert set(window.welcome.cards) <= reached
    buttons = [b for b in window.welcome.findChildren(QPushButton) if b.isVisible()]
    assert set(buttons) <= reached


def test_recent_files_are_listed_and_open(qtbot: QtBot, program: Program, file: Path) -> None:
    remember_file(program.settings, file)
    window = a_window(qtbot, program)
    (tile,) = window.welcome.files
    assert tile.text() == "my board.json"
    assert tile.toolTip() == str(file)
    QTest.mouseClick(tile, LEFT)
    assert window.require_desk().document.path == file


def test_the_list_of_files_is_up_to_date_when_the_page_comes_back(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    window = a_window(qtbot, program)
    assert window.welcome.files == []
    program.open_controller.open(file, window)
    window.trigger("file.close")
    assert [tile.path for tile in window.welcome.files] == [file]


def test_a_new_board_is_asked_for(qtbot: QtBot, program: Program) -> None:
    window = a_window(qtbot, program)
    press(window, "New board…")
    dialog(window, NewBoardDialog).accept()
    assert window.require_desk().document.path is None


def test_a_new_board_from_geography_is_asked_for(qtbot: QtBot, program: Program) -> None:
    window = a_window(qtbot, program)
    press(window, "New from geography…")
    dialog(window, GeographyDialog).close()


def test_a_file_is_asked_for(qtbot: QtBot, program: Program) -> None:
    window = a_window(qtbot, program)
    press(window, "Open…")
    dialog(window, QFileDialog).close()


@pytest.mark.parametrize("size", [QSize(600, 400), QSize(1280, 800), QSize(2560, 1440)])
def test_cards_have_room_beside_each_other(qtbot: QtBot, program: Program, size: QSize) -> None:
    window = a_window(qtbot, program)
    window.resize(size)
    QApplication.processEvents()
    areas = [card.geometry() for card in window.welcome.cards]
    for number, area in enumerate(areas):
        assert area.width() >= 200
        assert not any(area.intersects(other) for other in areas[number + 1 :])


def test_a_window_of_the_usual_size_shows_the_whole_page(qtbot: QtBot, program: Program) -> None:
    window = a_window(qtbot, program)
    QApplication.processEvents()
    assert window.welcome.verticalScrollBar().maximum() == 0


def test_closing_the_window_while_boards_are_drawn_leaves_nothing_behind(
    qtbot: QtBot, program: Program
) -> None:
    window = a_window(qtbot, program)
    qtbot.waitUntil(lambda: window.welcome._job.is_busy)
    window.close()
    assert not window.welcome._job.is_busy


# Pictures of boards


def test_a_picture_is_kept_and_read_again(tmp_path: Path) -> None:
    drawn = thumbnail(board_path("poland"), tmp_path, "classic")
    (kept,) = tmp_path.glob("*.png")
    before = kept.stat().st_mtime_ns
    assert max(drawn.picture.width(), drawn.picture.height()) == LONGER_SIDE
    again = thumbnail(board_path("poland"), tmp_path, "classic")
    assert kept.stat().st_mtime_ns == before
    assert again.picture.size() == drawn.picture.size()


def test_a_board_that_has_changed_is_drawn_anew_and_the_old_picture_goes(
    file: Path, tmp_path: Path
) -> None:
    cache = tmp_path / "cache"
    thumbnail(file, cache, "classic")
    (before,) = cache.iterdir()
    write_board(file, a_board().with_route("oslo", "narvik", length=2).build())
    thumbnail(file, cache, "classic")
    (after,) = cache.iterdir()
    assert before != after


def test_a_picture_that_cannot_be_kept_is_shown_all_the_same(file: Path, tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file, no folder", encoding="utf-8")
    assert not thumbnail(file, blocked, "classic").picture.isNull()


# The tour


def begun(window: Window) -> Tour:
    window.trigger("help.tour")
    return running(window)


def running(window: Window) -> Tour:
    (tour,) = window.findChildren(Tour)
    assert isinstance(tour, Tour)
    return tour


def has_ended(window: Window) -> bool:
    return not [tour for tour in window.findChildren(Tour) if tour.bubble.isVisible()]


def test_the_tour_is_offered_at_first_and_begins(qtbot: QtBot, program: Program) -> None:
    window = a_window(qtbot, program)
    assert window.welcome._offer.isVisible()
    press(window, "Take the tour")
    assert running(window).number == 0
    assert window.require_desk().document.path is None


def test_an_offer_that_is_declined_does_not_come_back(qtbot: QtBot, program: Program) -> None:
    window = a_window(qtbot, program)
    press(window, "No, thank you")
    assert not window.welcome._offer.isVisible()
    assert not a_window(qtbot, program).welcome._offer.isVisible()


def test_a_tour_that_was_begun_is_not_offered_again(qtbot: QtBot, program: Program) -> None:
    begun(a_window(qtbot, program)).end()
    assert not a_window(qtbot, program).welcome._offer.isVisible()


def test_the_tour_goes_on_and_back_with_the_mouse(qtbot: QtBot, program: Program) -> None:
    window = a_window_with_a_board(qtbot, program)
    tour = begun(window)
    assert not tour.bubble.back_button.isVisible()
    QTest.mouseClick(tour.bubble.next_button, LEFT)
    QTest.mouseClick(tour.bubble.next_button, LEFT)
    assert tour.number == 2
    QTest.mouseClick(tour.bubble.back_button, LEFT)
    assert tour.number == 1
    QTest.mouseClick(tour.bubble.skip_button, LEFT)
    assert has_ended(window)


def test_the_tour_goes_on_and_back_with_keys(qtbot: QtBot, program: Program) -> None:
    window = a_window_with_a_board(qtbot, program)
    tour = begun(window)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Left):
        QTest.keyClick(tour.bubble, key)
    assert tour.number == 1
    QTest.keyClick(tour.bubble, Qt.Key.Key_Escape)
    assert has_ended(window)


def test_every_step_says_something_and_stays_in_the_window(qtbot: QtBot, program: Program) -> None:
    window = a_window(qtbot, program)
    tour = begun(window)
    for number, step in enumerate(STEPS):
        assert tour.number == number
        assert tour.bubble.title.text() == step.title
        assert "{" not in tour.bubble.words.text()
        assert window.rect().contains(tour.bubble.geometry())
        assert window.tool == step.tool
        target = step.points_at(window)
        assert not target.isEmpty()
        assert window.rect().contains(target)
        tour.go_on()
    assert has_ended(window)


def test_the_words_of_the_tour_tell_the_keys_that_hold(qtbot: QtBot, program: Program) -> None:
    window = a_window_with_a_board(qtbot, program)
    tour = begun(window)
    assert "Ctrl+0" in tour.bubble.words.text()


def test_the_board_can_be_used_while_the_tour_goes_on(qtbot: QtBot, program: Program) -> None:
    window = a_window_with_a_board(qtbot, program)
    tour = begun(window)
    window.trigger("edit.select_all")
    window.trigger("edit.delete")
    assert window.require_desk().board.cities == ()
    assert tour.bubble.isVisible()
    window.require_desk().document.history.undo()


def test_who_works_on_a_file_takes_the_tour_on_a_copy_in_another_window(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    window = a_window(qtbot, program)
    program.open_controller.open(file, window)
    window.trigger("help.tour")
    assert window.findChildren(Tour) == []
    assert window.require_desk().document.path == file
    (other,) = (each for each in program.windows if each is not window)
    assert "copy" in running(other).bubble.words.text()
    assert other.require_desk().document.path is None
    assert other.require_desk().board.id == board_names()[0]


def test_who_has_not_saved_yet_takes_the_tour_in_another_window(
    qtbot: QtBot, program: Program
) -> None:
    window = a_window_with_a_board(qtbot, program)
    move_oslo(window)
    window.trigger("help.tour")
    assert window.findChildren(Tour) == []
    assert len(program.windows) == 2


def test_a_second_tour_takes_the_place_of_the_first(qtbot: QtBot, program: Program) -> None:
    window = a_window_with_a_board(qtbot, program)
    first = begun(window)
    window.trigger("help.tour")
    assert not first.bubble.isVisible()


def test_the_bubble_follows_the_window(qtbot: QtBot, program: Program) -> None:
    window = a_window_with_a_board(qtbot, program)
    tour = begun(window)
    for _ in range(5):
        tour.go_on()
    before = tour.bubble.pos()
    window.resize(900, 600)
    QApplication.processEvents()
    assert tour.bubble.pos() != before
    assert window.rect().contains(tour.bubble.geometry())


def test_the_tour_ends_with_the_board(qtbot: QtBot, program: Program) -> None:
    window = a_window_with_a_board(qtbot, program)
    begun(window)
    window.trigger("file.close")
    qtbot.waitUntil(lambda: has_ended(window))
