"""PrintJob from the editor: the dialog shows what is printed, prints it, and remembers how."""

from pathlib import Path

import pikepdf
import pytest
from editor_driver import an_editor, board_of, desk_of, steps
from printed_pages import a_game_board
from PySide6.QtCore import QObject, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from trackwright.editor.print.dialog import FOLDER, PrintDialog
from trackwright.editor.print.measures_dialog import MeasuresDialog
from trackwright.editor.shell.window import Window
from trackwright.printing.choices import Edge, Orientation, Part
from trackwright.printing.papers import PAPERS
from trackwright.schema.geometry import Size
from trackwright.schema.profile import CARDS, PROFILES

LEFT = Qt.MouseButton.LeftButton
FEW = frozenset({Part.BOARD, Part.TICKETS})


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    return an_editor(qtbot, a_game_board(rulesets=["europe"]).build())


def opened(qtbot: QtBot, window: Window, parts: frozenset[Part] = FEW) -> PrintDialog:
    """Open the dialog as the menu does, for a few parts."""
    window.trigger("file.print")
    (dialog,) = (found for found in window.findChildren(PrintDialog) if found.isVisible())
    dialog.parts.tick(parts)
    seen(qtbot, dialog)
    return dialog


def seen(qtbot: QtBot, dialog: PrintDialog) -> None:
    """Wait until what is to be seen is seen."""
    qtbot.waitUntil(lambda: not dialog.preview._job.is_busy, timeout=30_000)


def count_of(dialog: PrintDialog, part: Part) -> str:
    return dialog.parts.rows[part].text(1)


def printed(qtbot: QtBot, dialog: PrintDialog, folder: Path) -> None:
    dialog.output.folder.setText(str(folder))
    QTest.mouseClick(dialog.print_button, LEFT)
    qtbot.waitUntil(lambda: not dialog.output.is_running, timeout=30_000)


# What is seen


def test_the_first_page_is_seen_with_how_much_there_is(qtbot: QtBot, window: Window) -> None:
    dialog = opened(qtbot, window)
    (page,) = dialog.preview.pages.sheet.images
    assert page.width() > page.height()  # the sheets of this board lie
    assert dialog.preview.page_number.text() == "1 of 2"
    assert count_of(dialog, Part.BOARD) == "2 pages"
    assert count_of(dialog, Part.TICKETS) == "2 pages"
    assert count_of(dialog, Part.RULES) == ""
    assert dialog.sheets.text().splitlines()[0] == "3 sheets of A4"  # the tickets have backs


def test_pages_are_flipped_by_buttons_and_keys(qtbot: QtBot, window: Window) -> None:
    dialog = opened(qtbot, window)
    first = dialog.preview.pages.sheet.images[0]
    assert not dialog.preview.previous.isEnabled()
    QTest.mouseClick(dialog.preview.following, LEFT)
    seen(qtbot, dialog)
    assert dialog.preview.page_number.text() == "2 of 2"
    assert dialog.preview.pages.sheet.images[0] != first
    assert not dialog.preview.following.isEnabled()
    QTest.keyClick(dialog.preview.pages, Qt.Key.Key_PageUp)
    seen(qtbot, dialog)
    assert dialog.preview.page_number.text() == "1 of 2"
    assert dialog.preview.pages.sheet.images[0] == first


def test_a_ticket_is_seen_from_both_sides(qtbot: QtBot, window: Window) -> None:
    dialog = opened(qtbot, window)
    dialog.parts.choose(Part.TICKETS)
    seen(qtbot, dialog)
    assert len(dialog.preview.pages.sheet.images) == 1
    QTest.mouseClick(dialog.preview.one_card, LEFT)
    seen(qtbot, dialog)
    front, back = dialog.preview.pages.sheet.images
    assert front.size() == back.size()
    assert front != back
    assert dialog.preview.page_number.text() == "1 of 3"
    dialog.options.backs.enter(False)
    seen(qtbot, dialog)
    assert len(dialog.preview.pages.sheet.images) == 1


def test_zooming_draws_the_page_larger_and_back_again(qtbot: QtBot, window: Window) -> None:
    dialog = opened(qtbot, window)
    fitting = dialog.preview.pages.sheet.images[0].width()
    QTest.mouseClick(dialog.preview.closer, LEFT)
    seen(qtbot, dialog)
    assert dialog.preview.pages.sheet.images[0].width() == pytest.approx(1.5 * fitting, abs=2)
    QTest.mouseClick(dialog.preview.whole, LEFT)
    seen(qtbot, dialog)
    assert dialog.preview.pages.sheet.images[0].width() == fitting


def test_an_option_changes_what_is_seen(qtbot: QtBot, window: Window) -> None:
    dialog = opened(qtbot, window)
    dialog.options.paper.enter("a3")
    seen(qtbot, dialog)
    assert dialog.sheets.text().splitlines()[0] == "3 sheets of A3"
    dialog.options.orientation.enter(Orientation.PORTRAIT)
    seen(qtbot, dialog)
    QTest.mouseClick(dialog.preview.following, LEFT)
    seen(qtbot, dialog)
    (page,) = dialog.preview.pages.sheet.images
    assert page.width() < page.height()


def test_an_option_is_chosen_and_chosen_back_with_the_keys(qtbot: QtBot, window: Window) -> None:
    options = opened(qtbot, window).options
    options.paper.enter("a4")
    QTest.keyClick(options.paper.box, Qt.Key.Key_Down)
    assert options.order(FEW).settings.paper == PAPERS["a3"]
    with qtbot.waitSignal(options.changed):
        QTest.keyClick(options.paper.box, Qt.Key.Key_Up)
    assert options.order(FEW).settings.paper == PAPERS["a4"]


def test_a_part_that_is_not_printed_says_so(qtbot: QtBot, window: Window) -> None:
    dialog = opened(qtbot, window)
    dialog.parts.choose(Part.RULES)
    seen(qtbot, dialog)
    assert not dialog.preview.pages.sheet.images
    assert "Tick it" in dialog.preview.pages.sheet.words
    dialog.parts.rows[Part.RULES].setCheckState(0, Qt.CheckState.Checked)
    seen(qtbot, dialog)
    assert dialog.preview.pages.sheet.images


def test_what_cannot_be_printed_is_told_and_not_printed(qtbot: QtBot, window: Window) -> None:
    dialog = opened(qtbot, window)
    dialog.options.margin.enter(120)
    seen(qtbot, dialog)
    assert "choose smaller ones, or larger paper." in dialog.preview.pages.sheet.words
    assert not dialog.print_button.isEnabled()
    assert dialog.sheets.text() == ""
    dialog.options.margin.enter(10)
    seen(qtbot, dialog)
    assert dialog.preview.pages.sheet.images
    assert dialog.print_button.isEnabled()


def test_with_nothing_ticked_there_is_nothing_to_print(qtbot: QtBot, window: Window) -> None:
    dialog = opened(qtbot, window, frozenset())
    assert "nothing to print" in dialog.preview.pages.sheet.words
    assert not dialog.print_button.isEnabled()


def test_rules_that_cannot_be_read_are_told(qtbot: QtBot) -> None:
    window = an_editor(qtbot, a_game_board(rulesets=["unheard_of"]).build())
    dialog = opened(qtbot, window)
    assert "unheard_of" in dialog.preview.pages.sheet.words
    assert not dialog.print_button.isEnabled()


def test_it_can_be_closed_while_it_draws(qtbot: QtBot, window: Window) -> None:
    dialog = opened(qtbot, window)
    dialog.options.margin.enter(12)
    assert dialog.preview.page_number.text() == "Drawing …"
    dialog.close()
    qtbot.waitUntil(lambda: not isValid(dialog))


# Options


def test_the_options_make_the_settings(qtbot: QtBot, window: Window) -> None:
    options = opened(qtbot, window).options
    options.paper.enter("other")
    options.paper_size.enter((330, 483))
    options.overlap.enter(8)
    options.folds.enter(True)
    options.card.enter("poker")
    options.card_bleed.enter(2)
    options.duplex.enter(Edge.SHORT)
    options.players.enter(3)
    options.ruleset.enter("europe")
    options.theme.enter("high_contrast")
    order = options.order(FEW)
    made = order.settings
    assert made.paper == Size(width=330, height=483)
    assert made.overlap == 8
    assert made.fold == board_of(window).profile.panels
    assert made.card == CARDS["poker"]
    assert (made.card_bleed, made.duplex, made.players) == (2, Edge.SHORT, 3)
    assert made.theme.name == "high_contrast"
    assert made.parts == FEW
    assert order.ruleset == "europe"
    assert order.game().only_its_tickets


def test_a_board_that_plans_its_paper_is_printed_as_planned(qtbot: QtBot) -> None:
    plan = {"paper": {"width": 420, "height": 297}, "margin": 7, "overlap": 5}
    profile = {"sheets": {**plan, "columns": 1, "rows": 1}}
    window = an_editor(qtbot, a_game_board(profile=profile).build())
    options = opened(qtbot, window).options
    made = options.order(FEW).settings
    assert made.paper == Size(width=420, height=297)
    assert made.orientation is Orientation.LANDSCAPE
    assert (made.margin, made.overlap) == (7, 5)
    assert not options.margin.widget.isVisible()
    options.paper.enter("a4")
    assert options.order(FEW).settings.margin == 10
    assert options.margin.widget.isVisible()


def test_options_are_remembered(qtbot: QtBot, window: Window) -> None:
    dialog = opened(qtbot, window)
    dialog.options.paper.enter("letter")
    dialog.options.margin.enter(6.5)
    dialog.options.backs.enter(False)
    before = dialog.order
    dialog.close()
    window.trigger("file.print")
    (again,) = (found for found in window.findChildren(PrintDialog) if found.isVisible())
    assert again.order == before
    seen(qtbot, again)


# PrintJob


def test_it_prints_into_a_folder_and_offers_to_open_it(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    dialog = opened(qtbot, window)
    printed(qtbot, dialog, tmp_path / "night")
    assert sorted(path.name for path in (tmp_path / "night").iterdir()) == [
        "board.pdf",
        "tickets.pdf",
    ]
    with pikepdf.open(tmp_path / "night" / "board.pdf") as pdf:
        assert len(pdf.pages) == 2
    assert dialog.output.outcome.text() == f"2 files were written to {tmp_path / 'night'}."
    opener = _Opener()
    QDesktopServices.setUrlHandler("file", opener, "take")
    QTest.mouseClick(dialog.output.open_folder, LEFT)
    QDesktopServices.unsetUrlHandler("file")
    assert opener.opened == [QUrl.fromLocalFile(str(tmp_path / "night"))]


def test_a_print_out_that_is_stopped_writes_nothing(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    dialog = opened(qtbot, window)
    dialog.output.folder.setText(str(tmp_path / "night"))
    QTest.mouseClick(dialog.print_button, LEFT)
    assert not dialog.options.isEnabled()
    QTest.mouseClick(dialog.output.cancel, LEFT)
    qtbot.waitUntil(lambda: not dialog.output.is_running, timeout=30_000)
    assert dialog.output.outcome.text() == "Stopped; nothing was written."
    assert not (tmp_path / "night").exists()
    assert dialog.options.isEnabled()
    assert dialog.print_button.isEnabled()


def test_closing_stops_the_print_out(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    dialog = opened(qtbot, window)
    dialog.output.folder.setText(str(tmp_path / "night"))
    QTest.mouseClick(dialog.print_button, LEFT)
    printing = dialog.output._job
    assert printing is not None
    with qtbot.waitSignal(printing.finished, timeout=30_000) as finished:
        dialog.close()
    assert finished.args == [None]
    assert not (tmp_path / "night").exists()


def test_progress_counts_all_pages(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    dialog = opened(qtbot, window)
    told: list[tuple[int, int]] = []
    dialog.output.bar.valueChanged.connect(
        lambda value: told.append((value, dialog.output.bar.maximum()))
    )
    printed(qtbot, dialog, tmp_path / "night")
    assert told[-1] == (4, 4)
    assert [value for value, _ in told] == sorted(value for value, _ in told)


def test_a_folder_that_cannot_be_written_is_told(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    dialog = opened(qtbot, window)
    (tmp_path / "night").write_text("a file", encoding="utf-8")
    printed(qtbot, dialog, tmp_path / "night")
    assert dialog.output.outcome.text() == f"{tmp_path / 'night'} is a file; name a folder."
    assert not dialog.output.open_folder.isVisible()


def test_a_name_alone_is_a_folder_beside_the_usual_one(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    window.program.settings.set(FOLDER, str(tmp_path))
    dialog = opened(qtbot, window)
    assert dialog.output.folder.text() == str(tmp_path / "nordic-print")
    printed(qtbot, dialog, Path("night"))
    assert (tmp_path / "night" / "board.pdf").is_file()


def test_the_dialog_goes_with_its_board(qtbot: QtBot, window: Window) -> None:
    opened(qtbot, window)
    window.clear_desk()
    assert not [found for found in window.findChildren(PrintDialog) if found.isVisible()]


# Measures


def measures(window: Window) -> MeasuresDialog:
    window.trigger("board.measures")
    dialog = window.findChild(MeasuresDialog)
    assert isinstance(dialog, MeasuresDialog)
    return dialog


def test_a_preset_is_set_as_one_step(qtbot: QtBot, window: Window) -> None:
    dialog = measures(window)
    assert dialog.preset.value() == "standard"
    assert not dialog.apply_button.isEnabled()
    dialog.preset.enter("long_trains")
    qtbot.waitUntil(lambda: "Too short" in dialog.message.text())
    QTest.mouseClick(dialog.apply_button, LEFT)
    profile = board_of(window).profile
    assert (profile.train, profile.space) == (
        PROFILES["long_trains"].train,
        PROFILES["long_trains"].space,
    )
    assert steps(window) == ["Measures of the board"]
    desk_of(window).document.history.undo()
    assert board_of(window).profile.train == PROFILES["standard"].train


def test_numbers_of_ones_own_are_called_others(qtbot: QtBot, window: Window) -> None:
    dialog = measures(window)
    dialog.gap.enter(2.125)
    dialog.card_size.enter((50, 70))
    assert dialog.preset.value() == "other"
    assert dialog.card.value() == "other"
    assert dialog.board.profile.gap == 2.125
    qtbot.waitUntil(lambda: dialog.message.text() != "")
    dialog.reject()
    assert steps(window) == []


class _Opener(QObject):
    """Takes what would be opened in another program."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[QUrl] = []

    @Slot(QUrl)
    def take(self, url: QUrl) -> None:
        self.opened.append(url)


def test_rules_that_mean_nothing_on_the_board_are_told_before_it_is_printed(
    qtbot: QtBot, window: Window
) -> None:
    desk = desk_of(window)
    desk.edit("Remove tickets", desk.board.changed(tickets=()))
    dialog = opened(qtbot, window, frozenset({Part.BOARD}))
    qtbot.waitUntil(dialog.troubles.isVisible, timeout=20_000)
    assert "The board has no ticket for the pile" in dialog.troubles.text()
    assert dialog.print_button.isEnabled()
