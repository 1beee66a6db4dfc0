"""Decorations are added, copied, ordered, hidden and removed by commands and context menus."""

from pathlib import Path

import pytest
from background_tool_driver import a_scan
from editor_driver import (
    an_editor,
    board_of,
    click,
    desk_of,
    double_click,
    keys,
    on_screen,
    steps,
)
from file_driver import answer, choose_file, opened
from placed_things_driver import (
    BOARD,
    DESERT_AREA,
    HILL,
    NAME,
    TEXT,
    a_finished_editor,
    finish,
    middle_of,
    thing,
)
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from select_tool_driver import choose, entries, name_field, right_click, said, selected

from trackwright.editor.base.message_boxes import Role
from trackwright.editor.document.edits.names import with_words
from trackwright.editor.languages.panel import names_pasted
from trackwright.editor.shell.window import Window
from trackwright.editor.tools.decorate_dialog import DecorateDialog
from trackwright.rendering.picture_files import is_loaded
from trackwright.schema.board import Board
from trackwright.schema.decorations import (
    FreeArea,
    FreeText,
    Ornament,
    OrnamentKind,
    PlacedPicture,
)
from trackwright.schema.files.writing import write_board
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    return a_finished_editor(qtbot)


def last(window: Window) -> object:
    return board_of(window).decorations[-1]


def order(board: Board) -> list[str]:
    return [each.id for each in board.decorations]


class TestAdding:
    def test_a_text_is_typed_where_the_menu_was_opened_in_one_step(self, window: Window) -> None:
        choose(right_click(window, 30, 120), "Add text…")
        field = name_field(window)
        assert field is not None
        QTest.keyClicks(field, "Kattegat")
        QTest.keyClick(field, Qt.Key.Key_Return)
        text = last(window)
        assert isinstance(text, FreeText)
        assert text.text == "Kattegat"
        assert text.position == pytest.approx((30, 120), abs=1)
        assert selected(window) == (ThingRef("decoration", text.id),)
        assert steps(window) == ["Add Text"]
        window.trigger("edit.undo")
        assert board_of(window) == BOARD

    def test_from_the_menu_bar_it_is_put_into_the_middle_of_what_is_seen(
        self, window: Window
    ) -> None:
        window.trigger("decoration.text")
        text = last(window)
        assert isinstance(text, FreeText)
        seen = desk_of(window).view.seen.intersected(desk_of(window).scene.board_area).center()
        assert text.position == pytest.approx((seen.x(), seen.y()), abs=0.1)

    @pytest.mark.parametrize("kind", list(OrnamentKind))
    def test_each_kind_of_ornament_can_be_added(self, window: Window, kind: OrnamentKind) -> None:
        window.trigger(f"decoration.{kind}")
        ornament = last(window)
        assert isinstance(ornament, Ornament)
        assert ornament.ornament is kind
        assert len(steps(window)) == 1
        window.trigger("edit.undo")
        assert board_of(window) == BOARD

    def test_an_area_is_drawn_with_the_border_tool(self, window: Window) -> None:
        window.trigger("decoration.area")
        for corner in ((20, 100), (60, 100), (60, 130)):
            click(window, *corner)
        keys(window, Qt.Key.Key_Return)
        area = last(window)
        assert isinstance(area, FreeArea)
        assert len(area.borders[0].outer) == 3
        field = name_field(window)
        assert field is not None
        QTest.keyClicks(field, "Marsh")
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert last(window).name == "Marsh"  # type: ignore[attr-defined]
        window.trigger("edit.undo")
        assert board_of(window) == BOARD

    def test_ornaments_are_generated_and_undone_in_one_step(
        self, window: Window, qtbot: QtBot
    ) -> None:
        window.trigger("decoration.generate")
        dialog = window.findChild(DecorateDialog)
        assert dialog is not None
        scene = desk_of(window).scene
        qtbot.waitUntil(lambda: scene.shown is not board_of(window), timeout=30_000)
        dialog.accept()
        assert len(board_of(window).decorations) > len(BOARD.decorations)
        assert steps(window) == ["Decorate the board"]
        window.trigger("edit.undo")
        assert board_of(window) == BOARD

    def test_a_dismissed_dialog_decorates_nothing(self, window: Window, qtbot: QtBot) -> None:
        window.trigger("decoration.generate")
        dialog = window.findChild(DecorateDialog)
        assert dialog is not None
        scene = desk_of(window).scene
        qtbot.waitUntil(lambda: scene.shown is not board_of(window), timeout=30_000)
        dialog.reject()
        assert scene.shown is board_of(window)
        assert board_of(window) == BOARD


class TestPictures:
    @pytest.fixture
    def filed(self, qtbot: QtBot, tmp_path: Path) -> Window:
        """A board that has a file."""
        folder = tmp_path / "boards"
        folder.mkdir()
        write_board(folder / "board.json", BOARD)
        window = an_editor(qtbot, BOARD)
        window.show_document(opened(folder / "board.json"))
        return window

    def test_a_picture_is_copied_beside_the_board_and_shown(
        self, filed: Window, qtbot: QtBot, tmp_path: Path
    ) -> None:
        filed.trigger("decoration.picture")
        choose_file(filed, a_scan(tmp_path / "ship.png"))
        answer(filed, Role.AcceptRole)
        qtbot.waitUntil(lambda: len(board_of(filed).decorations) > len(BOARD.decorations))
        picture = last(filed)
        assert isinstance(picture, PlacedPicture)
        assert picture.picture == "ship.png"
        copy = tmp_path / "boards" / "ship.png"
        assert copy.exists()
        finish(filed, qtbot)
        assert is_loaded(copy)

    def test_a_placed_picture_is_exchanged_for_another(self, filed: Window, tmp_path: Path) -> None:
        desk_of(filed).selection.set([ThingRef("decoration", "logo")])
        filed.trigger("decoration.change_picture")
        choose_file(filed, a_scan(tmp_path / "boards" / "crest.png"))
        logo = next(each for each in board_of(filed).decorations if each.id == "logo")
        assert isinstance(logo, PlacedPicture)
        assert logo.picture == "crest.png"
        filed.trigger("edit.undo")
        assert board_of(filed) == BOARD

    def test_a_city_gets_a_picture_and_loses_it_again(
        self, filed: Window, qtbot: QtBot, tmp_path: Path
    ) -> None:
        click(filed, 60, 60)
        filed.trigger("city.picture")
        choose_file(filed, a_scan(tmp_path / "castle.png"))
        answer(filed, Role.AcceptRole)
        qtbot.waitUntil(lambda: board_of(filed).cities[0].picture == "castle.png")
        filed.trigger("city.remove_picture")
        assert board_of(filed) == BOARD

    def test_all_pictures_go_along_to_another_folder(
        self, filed: Window, qtbot: QtBot, tmp_path: Path
    ) -> None:
        for name in ("logo.png", "castle.png"):
            a_scan(tmp_path / "boards" / name)
        board = board_of(filed)
        city = board.cities[0].changed(picture="castle.png")
        desk_of(filed).edit("Picture", board.changed(cities=(city, *board.cities[1:])))
        (tmp_path / "new").mkdir()
        filed.trigger("file.save_as")
        choose_file(filed, tmp_path / "new" / "board.json")
        qtbot.waitUntil((tmp_path / "new" / "castle.png").exists)
        assert (tmp_path / "new" / "logo.png").exists()


class TestChanging:
    def test_a_double_click_on_a_text_changes_its_words(self, window: Window) -> None:
        double_click(window, *middle_of(window, TEXT))
        field = name_field(window)
        assert field is not None
        assert field.text() == "Sea"
        QTest.keyClicks(field, "Kattegat")
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert thing(window, TEXT).text == "Kattegat"  # type: ignore[union-attr]
        assert len(steps(window)) == 1

    def test_a_double_click_on_the_name_of_a_country_renames_it(self, window: Window) -> None:
        double_click(window, *middle_of(window, NAME))
        field = name_field(window)
        assert field is not None
        QTest.keyClicks(field, "Norge")
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert board_of(window).countries[0].name == "Norge"

    def test_copies_are_pasted_beside_and_get_ids_of_their_own(self, window: Window) -> None:
        click(window, *middle_of(window, HILL))
        window.trigger("edit.copy")
        assert said(window) == "Copied 1 decoration"
        window.trigger("edit.paste")
        copy = last(window)
        assert isinstance(copy, Ornament)
        assert (copy.id, copy.position) == ("hill_2", (190, 210))
        assert selected(window) == (ThingRef("decoration", "hill_2"),)
        window.trigger("edit.undo")
        assert board_of(window) == BOARD

    def test_a_copy_is_pasted_where_the_menu_was_opened(self, window: Window) -> None:
        click(window, *middle_of(window, HILL))
        window.trigger("edit.copy")
        choose(right_click(window, 30, 120), "Paste here")
        copy = last(window)
        assert isinstance(copy, Ornament)
        assert copy.position == pytest.approx((30, 120), abs=1)

    def test_an_area_is_duplicated_with_all_its_corners(self, window: Window) -> None:
        click(window, 60, 300)
        window.trigger("edit.duplicate")
        copy = last(window)
        assert isinstance(copy, FreeArea)
        assert copy.borders[0].outer[0] == Point(50, 290)

    def test_cut_and_delete_remove_a_decoration(self, window: Window) -> None:
        click(window, *middle_of(window, TEXT))
        window.trigger("edit.cut")
        assert TEXT.id not in order(board_of(window))
        window.trigger("edit.paste")
        assert TEXT.id in order(board_of(window))
        keys(window, Qt.Key.Key_Delete)
        assert TEXT.id not in order(board_of(window))

    def test_a_decoration_is_brought_forward_and_sent_backward(self, window: Window) -> None:
        click(window, *middle_of(window, HILL))
        window.trigger("decoration.forward")
        assert order(board_of(window)) == ["sea", "desert", "hill", "logo", "rose"]
        window.trigger("decoration.backward")
        window.trigger("decoration.backward")
        assert order(board_of(window)) == ["hill", "sea", "desert", "logo", "rose"]
        assert not window.qt_action("decoration.backward").isEnabled()

    @pytest.mark.parametrize("above", [False, True])
    def test_what_is_brought_forward_is_painted_over_the_other(
        self, window: Window, qtbot: QtBot, above: bool
    ) -> None:
        area = BOARD.decorations[2].changed(color="#FF0000", opacity=1.0, above=above)
        other = area.changed(id="other", color="#0000FF")
        desk_of(window).edit("Two", board_of(window).changed(decorations=(area, other)))
        assert self.color_at(window, qtbot, 80, 320) == "#0000ff"
        desk_of(window).selection.set([DESERT_AREA])
        window.trigger("decoration.forward")
        assert self.color_at(window, qtbot, 80, 320) == "#ff0000"

    def color_at(self, window: Window, qtbot: QtBot, x: float, y: float) -> str:
        finish(window, qtbot)
        view = desk_of(window).view
        place = view.viewport().mapToParent(on_screen(window, x, y))
        return view.grab().toImage().pixelColor(place).name()

    def test_a_decoration_is_put_above_the_routes_and_beneath_them(self, window: Window) -> None:
        click(window, *middle_of(window, HILL))
        window.trigger("decoration.above")
        assert thing(window, HILL).above  # type: ignore[union-attr]
        assert window.qt_action("decoration.above").isChecked()
        shown = desk_of(window).scene._items.layer("decorations_above")
        assert [group.id for group in shown.groups] == ["decoration-hill"]
        window.trigger("decoration.above")
        assert board_of(window) == BOARD

    def test_a_click_takes_what_lies_above_the_routes_before_a_route(self, window: Window) -> None:
        board = board_of(window)
        over = board.decorations[1].changed(position=(110, 65), above=True, size=30.0)
        desk_of(window).edit("Over", board.changed(decorations=(over,)))
        click(window, 110, 60)
        assert selected(window) == (HILL,)
        under = over.changed(above=False)
        desk_of(window).edit("Under", board.changed(decorations=(under,)))
        click(window, 110, 60)
        assert selected(window) == (ThingRef("route", "oslo-bergen"),)


class TestHiding:
    def test_a_deleted_name_is_hidden_and_shown_again(self, window: Window, qtbot: QtBot) -> None:
        click(window, *middle_of(window, NAME))
        keys(window, Qt.Key.Key_Delete)
        assert thing(window, NAME).hidden  # type: ignore[union-attr]
        assert NAME not in desk_of(window).scene.hits.boxes
        assert "Norway" in said(window)
        window.trigger("placed.show_hidden")
        assert board_of(window) == BOARD
        finish(window, qtbot)
        assert NAME in desk_of(window).scene.hits.boxes

    def test_furniture_is_hidden_and_shown_again(self, window: Window) -> None:
        desk_of(window).selection.set([ThingRef("furniture", "title")])
        window.trigger("placed.hide")
        assert board_of(window).furniture.title.hidden
        assert steps(window) == ["Hide Title"]
        window.trigger("placed.show_hidden")
        assert board_of(window) == BOARD

    def test_the_context_menu_of_a_name_offers_to_place_it_automatically(
        self, window: Window
    ) -> None:
        x, y = middle_of(window, NAME)
        offered = entries(right_click(window, x, y))
        assert {"Hide", "Rename"} <= offered.keys()
        assert "Place automatically" not in offered
        window.findChild(type(right_click(window, x, y)), "context").close()
        keys(window, Qt.Key.Key_Right)
        choose(right_click(window, x + 1, y), "Place automatically")
        assert board_of(window) == BOARD


def test_the_id_of_a_selected_decoration_can_change(window: Window) -> None:
    click(window, 60, 300)
    assert selected(window) == (DESERT_AREA,)
    board = board_of(window)
    things = [d.changed(id="sahara") if d.id == "desert" else d for d in board.decorations]
    desk_of(window).edit("Rename", board.changed(decorations=tuple(things)))
    assert selected(window) == (ThingRef("decoration", "sahara"),)


def test_a_text_has_words_in_each_language_as_names_have() -> None:
    board = BOARD.changed(meta=BOARD.meta.changed(languages=("en", "fr")))
    board = with_words(board, TEXT, "fr", "Mer")
    assert board.decorations[0].text == {"en": "Sea", "fr": "Mer"}  # type: ignore[union-attr]
    pasted, refused = names_pasted(board, "kind\tid\ten\ndecoration\tsea\tOcean\n")
    assert refused == []
    assert pasted.decorations[0].text == {  # type: ignore[union-attr]
        "en": "Ocean",
        "fr": "Mer",
    }
