"""The editor looks like one program: icons, colours, bars and panels, and what it remembers."""

import gc
import re
from collections.abc import Iterator
from itertools import combinations, product

import pytest
from builders import a_board
from canvas_driver import hover
from editor_driver import an_editor, desk_of, keys
from file_driver import close_all
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPalette, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyleFactory,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from trackwright.editor.base.icons import (
    PICTURES,
    PROGRAM,
    PROGRAM_SMALL,
    has_picture,
    icon,
    picture,
)
from trackwright.editor.base.settings import Settings
from trackwright.editor.base.style import (
    APPEARANCE,
    DARK,
    LIGHT,
    Appearance,
    Colors,
    FusionStyle,
    ProgramStyle,
    palette_of,
)
from trackwright.editor.document.document import Document
from trackwright.editor.shell.all_commands import COMMANDS
from trackwright.editor.shell.program import Program
from trackwright.editor.shell.window import Window
from trackwright.editor.shell.window_commands import AboutDialog
from trackwright.editor.tools.all_tools import TOOLS
from trackwright.rendering.colors import contrast
from trackwright.schema.colors import RouteColor

BOARD = (
    a_board().with_route("oslo", "bergen", length=4).with_route("oslo", "narvik", length=6).build()
)


@pytest.fixture
def program() -> Iterator[Program]:
    program = Program()
    yield program
    close_all(program)


@pytest.fixture
def settings() -> Settings:
    return Settings.standard()


@pytest.fixture
def look(qapp: QApplication, settings: Settings) -> Iterator[ProgramStyle]:
    look = ProgramStyle(qapp, settings)
    yield look
    look.close()


def shown(program: Program) -> Window:
    window = program.new_window()
    window.show_document(Document(BOARD))
    return window


def ink(name: str, mode: QIcon.Mode = QIcon.Mode.Normal) -> int:
    """Return how light the strongest pixels of an icon are."""
    image = icon(name).pixmap(QSize(24, 24), mode).toImage()
    pixels = (image.pixelColor(x, y) for x in range(24) for y in range(24))
    strong = [color.lightness() for color in pixels if color.alpha() > 200]
    return sum(strong) // len(strong)


# Icons


def test_every_icon_that_a_command_names_exists() -> None:
    assert [c.id for c in COMMANDS if c.icon and not has_picture(c.icon)] == []


def test_every_tool_has_an_icon() -> None:
    assert [kind.id for kind in TOOLS if not has_picture(kind.icon)] == []


@pytest.mark.checkout
def test_every_picture_is_used() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in PICTURES.parents[1].rglob("*.py"))
    named = {action.icon for action in COMMANDS} | set(re.findall(r'"([a-z-]+)"', code)) | {PROGRAM}
    assert {path.stem for path in PICTURES.glob("*.svg")} <= named


def test_icons_are_of_one_family() -> None:
    for path in PICTURES.glob("*.svg"):
        text = path.read_text(encoding="utf-8")
        if path.stem not in (PROGRAM, PROGRAM_SMALL):
            assert 'viewBox="0 0 24 24"' in text, path.stem
            assert 'stroke-width="1.6"' in text, path.stem
            assert 'stroke-linecap="round"' in text, path.stem
            assert not re.search("#[0-9A-Fa-f]{3,6}", text), path.stem


def test_the_program_s_icon_is_simpler_where_there_are_few_pixels() -> None:
    few, many = (picture(PROGRAM, QSize(side, side)).toImage() for side in (24, 48))
    small = picture(PROGRAM_SMALL, QSize(24, 24)).toImage()
    assert few == small
    assert many != picture(PROGRAM_SMALL, QSize(48, 48)).toImage()


@pytest.mark.usefixtures("look")
def test_an_icon_has_the_colour_of_text(settings: Settings) -> None:
    settings.set(APPEARANCE, Appearance.LIGHT)
    assert ink("save") < 80
    settings.set(APPEARANCE, Appearance.DARK)
    assert ink("save") > 180


@pytest.mark.usefixtures("look")
def test_an_icon_that_is_switched_off_is_fainter(settings: Settings) -> None:
    settings.set(APPEARANCE, Appearance.LIGHT)
    assert ink("save", QIcon.Mode.Disabled) > ink("save") + 60


def test_an_icon_is_drawn_for_every_pixel_of_a_dense_screen() -> None:
    dense = icon("save").pixmap(QSize(24, 24), 2.0)
    assert dense.size() == QSize(48, 48)
    assert dense.toImage() != icon("save").pixmap(24, 24).scaled(48, 48).toImage()


def test_a_copy_of_an_icon_that_qt_makes_lives_on() -> None:
    copy = icon("save")
    copy.addPixmap(QPixmap(3, 3))  # Qt takes a copy before it adds to an icon
    gc.collect()
    assert copy.pixmap(24, 24).size() == QSize(24, 24)


def test_a_name_without_a_picture_gives_no_icon() -> None:
    assert icon("").isNull()
    assert icon("nothing-of-the-kind").isNull()


def test_the_chips_of_colours_differ() -> None:
    chips = {color: picture(f"route-{color}", QSize(24, 24)).toImage() for color in RouteColor}
    for one, other in combinations(RouteColor, 2):
        assert chips[one] != chips[other], (one, other)


# Light and dark


def window_color() -> QColor:
    return QGuiApplication.palette().color(QPalette.ColorRole.Window)


def test_the_program_is_light_or_dark_as_chosen(look: ProgramStyle, settings: Settings) -> None:
    settings.set(APPEARANCE, Appearance.DARK)
    assert look.is_dark
    assert window_color() == QColor(DARK.window)
    settings.set(APPEARANCE, Appearance.LIGHT)
    assert not look.is_dark
    assert window_color() == QColor(LIGHT.window)


def test_the_program_follows_the_system_until_something_is_chosen(
    qapp: QApplication, look: ProgramStyle
) -> None:
    hints = qapp.styleHints()
    hints.setColorScheme(Qt.ColorScheme.Dark)
    try:
        hints.colorSchemeChanged.emit(hints.colorScheme())
        is_dark = hints.colorScheme() == Qt.ColorScheme.Dark
        assert look.is_dark is is_dark
        assert window_color() == QColor((DARK if is_dark else LIGHT).window)
    finally:
        hints.unsetColorScheme()


def test_the_look_is_taken_back_when_the_program_ends(
    qapp: QApplication, settings: Settings
) -> None:
    before = window_color()
    settings.set(APPEARANCE, Appearance.DARK)
    look = ProgramStyle(qapp, settings)
    assert window_color() != before
    look.close()
    assert window_color() == before
    assert qapp.styleSheet() == ""


@pytest.mark.parametrize("which", ["SP_TitleBarCloseButton", "SP_TitleBarNormalButton"])
def test_icons_of_docks_are_those_of_fusion_and_read_once(which: str) -> None:
    wanted = QStyle.StandardPixmap[which]
    style, fusion = FusionStyle(), QStyleFactory.create("Fusion")
    first, again = style.standardIcon(wanted), style.standardIcon(wanted)
    assert first.cacheKey() == again.cacheKey()
    assert first.pixmap(16).toImage() == fusion.standardIcon(wanted).pixmap(16).toImage()


def test_the_menu_switches_between_light_and_dark(qapp: QApplication, program: Program) -> None:
    look = ProgramStyle(qapp, program.settings)
    window = shown(program)
    window.trigger("look.dark")
    assert look.is_dark
    assert window.qt_action("look.dark").isChecked()
    assert not window.qt_action("look.light").isChecked()
    window.trigger("look.light")
    assert not look.is_dark
    look.close()


@pytest.mark.parametrize("colors", [LIGHT, DARK], ids=["light", "dark"])
def test_words_can_be_read(colors: Colors) -> None:
    for ground in (colors.window, colors.base, colors.hover, colors.tint):
        assert contrast(colors.text, ground) >= 7
    for ground in (colors.window, colors.base):
        assert contrast(colors.quiet, ground) >= 4.5
        assert contrast(colors.link, ground) >= 4.5
    assert contrast(colors.on_accent, colors.accent) >= 4.5
    assert contrast(colors.accent, colors.window) >= 3


@pytest.mark.parametrize("colors", [LIGHT, DARK], ids=["light", "dark"])
def test_what_is_switched_off_is_fainter_than_what_is_on(colors: Colors) -> None:
    palette = palette_of(colors)
    role = QPalette.ColorRole.ButtonText
    off = palette.color(QPalette.ColorGroup.Disabled, role).name()
    on = palette.color(QPalette.ColorGroup.Active, role).name()
    assert contrast(off, colors.window) < contrast(on, colors.window)


def strongest_line(widget: QWidget, area: QRect, ground: str) -> float:
    """Return the contrast of what stands out most from its ground in a part of a widget."""
    image = widget.grab(area).toImage()
    places = product(range(image.width()), range(image.height()))
    return max(contrast(image.pixelColor(*place).name(), ground) for place in places)


@pytest.mark.usefixtures("look")
@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
def test_a_box_that_is_not_ticked_is_seen(
    qtbot: QtBot, settings: Settings, appearance: Appearance
) -> None:
    settings.set(APPEARANCE, appearance)
    box = QCheckBox()
    qtbot.addWidget(box)
    box.resize(box.sizeHint())
    ground = box.palette().color(QPalette.ColorRole.Window).name()
    assert strongest_line(box, box.rect(), ground) >= 3


@pytest.mark.usefixtures("look")
@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
def test_a_box_of_a_list_that_is_not_ticked_is_seen(
    qtbot: QtBot, settings: Settings, appearance: Appearance
) -> None:
    settings.set(APPEARANCE, appearance)
    boxes = QListWidget()
    qtbot.addWidget(boxes)
    item = QListWidgetItem("")
    item.setCheckState(Qt.CheckState.Unchecked)
    boxes.addItem(item)
    ground = boxes.palette().color(QPalette.ColorRole.Base).name()
    assert strongest_line(boxes.viewport(), boxes.visualItemRect(item), ground) >= 3


@pytest.mark.usefixtures("look")
@pytest.mark.parametrize("state", [Qt.CheckState.Checked, Qt.CheckState.PartiallyChecked])
@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
def test_a_box_that_is_ticked_has_a_mark_in_it(
    qtbot: QtBot, settings: Settings, appearance: Appearance, state: Qt.CheckState
) -> None:
    settings.set(APPEARANCE, appearance)
    box = QCheckBox()
    qtbot.addWidget(box)
    box.setCheckState(state)
    box.resize(box.sizeHint())
    middle = QRect(0, 0, 5, 5)
    middle.moveCenter(box.rect().center())
    accent = (DARK if appearance is Appearance.DARK else LIGHT).accent
    assert strongest_line(box, middle, accent) >= 3


# Bars and panels


def test_every_action_of_a_menu_is_in_that_menu(program: Program) -> None:
    window = shown(program)
    for action in COMMANDS:
        if action.menu is not None:
            assert window.qt_action(action.id).associatedObjects()


def test_every_tool_stands_in_the_toolbox_and_tells_its_key(program: Program) -> None:
    window = shown(program)
    for kind in TOOLS:
        button = window.menus.toolbox.widgetForAction(window.qt_action(f"tool.{kind.id}"))
        assert isinstance(button, QToolButton)
        assert button.toolTip() == f"{kind.title} ({kind.key})"


def test_the_tool_in_hand_is_marked(qtbot: QtBot) -> None:
    window = an_editor(qtbot, BOARD)
    keys(window, "r")
    marked = [kind.id for kind in TOOLS if window.qt_action(f"tool.{kind.id}").isChecked()]
    assert marked == ["route"]


def test_bars_and_status_line_are_there_only_beside_a_board(program: Program) -> None:
    window = program.new_window()
    parts = (window.menus.toolbar, window.menus.toolbox, window.statusBar())
    assert not any(part.isVisible() for part in parts)
    window.show_document(Document(BOARD))
    assert all(part.isVisible() for part in parts)
    window.clear_desk()
    assert not any(part.isVisible() for part in parts)


def test_a_long_hint_does_not_widen_the_window(qtbot: QtBot) -> None:
    window = an_editor(qtbot, BOARD)
    narrow = window.minimumSizeHint().width()
    window.status.hint.setText("Click here and there · " * 40)
    assert window.minimumSizeHint().width() == narrow
    window.status.hint.repaint()
    assert window.status.hint.toolTip() == window.status.hint.text()


def test_the_status_line_tells_place_and_zoom(qtbot: QtBot) -> None:
    window = an_editor(qtbot, BOARD)
    desk = desk_of(window)
    middle = desk.view.viewport().rect().center()
    hover(desk.view.viewport(), middle)
    assert re.fullmatch(r"[\d.,-]+ · [\d.,-]+ mm", window.status.place.text())
    assert re.fullmatch(r"\d+ %", window.status.zoom.text())


def test_a_panel_is_hidden_and_shown_from_the_menu(program: Program) -> None:
    window = shown(program)
    assert window.qt_action("panel.history").isChecked()
    window.trigger("panel.history")
    assert not window.panel_shown("history")
    assert not window.qt_action("panel.history").isChecked()
    window.trigger("panel.history")
    assert window.panel_shown("history")


def test_a_panel_that_is_closed_by_its_button_is_unticked_in_the_menu(program: Program) -> None:
    window = shown(program)
    dock = window.panel("history")
    assert dock is not None
    dock.close()
    assert not window.qt_action("panel.history").isChecked()


def test_panels_stand_as_they_stood(program: Program) -> None:
    first = shown(program)
    dock = first.panel("history")
    assert dock is not None
    first.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
    first.trigger("panel.layers")
    first.close()
    second = shown(program)
    again = second.panel("history")
    assert again is not None
    assert second.dockWidgetArea(again) == Qt.DockWidgetArea.LeftDockWidgetArea
    assert not second.panel_shown("layers")


def test_panels_can_be_put_back(program: Program) -> None:
    window = shown(program)
    window.trigger("panel.history")
    window.trigger("view.reset_layout")
    assert window.panel_shown("history")


def test_a_window_has_the_size_of_the_last_one(program: Program) -> None:
    first = program.new_window()
    first.resize(720, 640)
    first.close()
    assert program.new_window().size() == QSize(720, 640)


def test_another_window_does_not_cover_the_first(program: Program) -> None:
    first = program.new_window()
    first.resize(700, 500)
    first.close()
    one, other = program.new_window(), program.new_window()
    assert one.pos() != other.pos()


# The keyboard alone, and what is read out


def test_f6_goes_from_the_canvas_through_the_panels_and_back(qtbot: QtBot) -> None:
    window = an_editor(qtbot, BOARD)
    view = desk_of(window).view
    seen = []
    for _ in range(len(window.parts())):
        window.trigger("help.next_part")
        focus = window.focusWidget()
        assert focus is not None
        seen += [n for n, part in enumerate(window.parts()) if part.isAncestorOf(focus)]
    assert seen == [*range(1, len(window.parts())), 0]
    assert view.hasFocus()
    window.trigger("help.part_before")
    assert not view.hasFocus()


def test_about_tells_versions_licence_and_that_it_is_a_fan_project(program: Program) -> None:
    window = program.new_window()
    window.trigger("help.about")
    (about,) = window.findChildren(AboutDialog)
    words = " ".join(label.text() for label in about.findChildren(QLabel))
    for fact in ("Trackwright 0.", "Qt 6", "Python 3", "MIT", "independent fan project"):
        assert fact in words
    about.close()
