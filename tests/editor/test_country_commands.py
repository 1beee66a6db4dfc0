"""What the menu Board does with countries and regions."""

import pytest
from builders import BoardBuilder, a_board
from editor_driver import an_editor, board_of, click, desk_of, hint, keys, steps
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QLineEdit
from pytestqt.qtbot import QtBot

from trackwright.editor.shell.window import Window
from trackwright.editor.tools.board_dialogs import TintDialog
from trackwright.layout.areas import BLEED, area_of
from trackwright.layout.countries import code_of
from trackwright.layout.projections import fitted
from trackwright.schema.board import Board, Country
from trackwright.schema.geometry import GeoPoint
from trackwright.schema.thing_ref import ThingRef

WEST = [[100, 100], [200, 100], [200, 200], [100, 200]]
BEYOND = [[300, 100], [600, 100], [600, 200], [300, 200]]
NORWAY, SWEDEN = ThingRef("country", "norway"), ThingRef("country", "sweden")


def lands() -> BoardBuilder:
    return (
        a_board(size={"width": 400, "height": 300})
        .with_country("norway", name={"en": "Norway", "fr": "Norvège"}, borders=[{"outer": WEST}])
        .with_country("sweden", name="Suède", borders=[{"outer": BEYOND}])
        .with_country("atlantis", name="Atlantis")
        .with_city("oslo", position=[150, 150], country="norway")
    )


def a_map() -> Board:
    """The same countries on a map of the north."""
    board = lands().build()
    corners = [GeoPoint(lat=54, lon=4), GeoPoint(lat=71, lon=30)]
    return board.changed(projection=fitted("lambert_conformal", corners, board.size))


def with_selected(qtbot: QtBot, board: Board, *places: ThingRef) -> Window:
    window = an_editor(qtbot, board)
    desk_of(window).selection.set(places)
    return window


def said(window: Window) -> str:
    return window.statusBar().currentMessage()


def country(window: Window, name: str) -> Country:
    return next(each for each in board_of(window).countries if each.id == name)


class TestTheBaseMap:
    def test_gives_countries_their_borders_in_one_step(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot, a_map(), NORWAY, SWEDEN)
        window.trigger("country.base_map")
        qtbot.waitUntil(lambda: bool(steps(window)))
        assert steps(window) == ["Border of 2 countries from the base map"]
        norway, sweden = country(window, "norway"), country(window, "sweden")
        assert len(norway.borders) > 3
        corners = {corner for area in norway.borders for corner in area.outer}
        assert len(corners & {c for area in sweden.borders for c in area.outer}) > 20
        desk_of(window).document.history.undo()
        assert board_of(window) == a_map()

    def test_its_borders_end_at_the_boards_edge(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot, a_map(), SWEDEN)
        window.trigger("country.base_map")
        qtbot.waitUntil(lambda: bool(steps(window)))
        west, north, east, south = area_of(country(window, "sweden").borders).bounds
        assert min(west, north) >= -BLEED
        assert east <= 400 + BLEED
        assert south <= 300 + BLEED

    def test_says_which_countries_it_does_not_know(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot, a_map(), NORWAY, ThingRef("country", "atlantis"))
        window.trigger("country.base_map")
        qtbot.waitUntil(lambda: "knows no Atlantis" in said(window))
        assert steps(window) == ["Border of Norway from the base map"]

    def test_says_which_countries_lie_elsewhere(self, qtbot: QtBot) -> None:
        board = a_map()
        board = board.changed(countries=(*board.countries, Country(id="chile", name="Chile")))
        window = with_selected(qtbot, board, ThingRef("country", "chile"))
        window.trigger("country.base_map")
        qtbot.waitUntil(lambda: said(window) == "Chile lies off this board.")
        assert steps(window) == []

    def test_needs_a_board_that_is_a_map(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot, lands().build(), NORWAY)
        window.trigger("country.base_map")
        assert said(window).startswith("This board is no map")

    @pytest.mark.parametrize(
        ("name", "ident", "code"),
        [
            ("Norvège", "x", "NO"),
            ("", "united_kingdom", "GB"),
            ("", "no", "NO"),
            ({"en": "The north", "de": "Norwegen"}, "north", "NO"),
            ("Atlantis", "atlantis", None),
            ("", "x", None),
        ],
    )
    def test_knows_countries_by_any_of_their_names(
        self, name: object, ident: str, code: str | None
    ) -> None:
        assert code_of(Country.model_validate({"id": ident, "name": name})) == code


class TestCutting:
    def test_cuts_what_lies_beyond_the_edge(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot, lands().build(), SWEDEN)
        window.trigger("country.cut")
        assert area_of(country(window, "sweden").borders).bounds == (300, 100, 400 + BLEED, 200)
        assert steps(window) == ["Cut Suède by the board’s edge"]

    def test_says_that_there_is_nothing_to_cut(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot, lands().build(), NORWAY)
        window.trigger("country.cut")
        assert steps(window) == []
        assert said(window) == "Nothing of it lies beyond the edge."

    def test_needs_a_border(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot, lands().build(), ThingRef("country", "atlantis"))
        assert not window.qt_action("country.cut").isEnabled()
        assert window.qt_action("country.base_map").isEnabled()


class TestTinting:
    def dialog(self, window: Window) -> TintDialog:
        window.trigger("country.tint")
        (found,) = [each for each in window.findChildren(TintDialog) if each.isVisible()]
        return found

    def test_colours_show_while_they_are_chosen_and_are_one_step(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot, lands().build(), NORWAY, SWEDEN)
        dialog = self.dialog(window)
        for color in ("#336699", "#993366"):
            field = next(f for f in dialog.findChildren(QLineEdit) if f.text().startswith("#"))
            field.clear()
            QTest.keyClicks(field, color)
        assert country(window, "norway").color == "#993366"
        ok = QDialogButtonBox.StandardButton.Ok
        QTest.mouseClick(dialog.findChild(QDialogButtonBox).button(ok), Qt.MouseButton.LeftButton)
        assert country(window, "sweden").color == "#993366"
        assert steps(window) == ["Tint 2 countries"]

    def test_cancel_brings_the_old_tint_back(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot, lands().build(), NORWAY)
        dialog = self.dialog(window)
        dialog.setCurrentColor(QColor("#336699"))
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        assert country(window, "norway").color is None
        assert steps(window) == []

    def test_a_tint_is_automatic_again(self, qtbot: QtBot) -> None:
        board = lands().with_country("norway", color="#336699", borders=[{"outer": WEST}]).build()
        window = with_selected(qtbot, board, NORWAY)
        window.trigger("country.tint_automatically")
        assert country(window, "norway").color is None
        assert not window.qt_action("country.tint_automatically").isEnabled()


class TestRemoving:
    def test_a_country_leaves_its_cities_in_none(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot, lands().build(), NORWAY)
        keys(window, Qt.Key.Key_Delete)
        assert [each.id for each in board_of(window).countries] == ["sweden", "atlantis"]
        assert board_of(window).cities[0].country is None
        assert len(steps(window)) == 1

    def test_a_border_leaves_its_country(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot, lands().build(), NORWAY)
        window.trigger("country.remove_border")
        assert country(window, "norway").borders == ()
        assert board_of(window).cities[0].country == "norway"


class TestDrawing:
    def test_a_region_is_drawn_from_the_menu(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot, lands().build(), NORWAY)
        window.trigger("country.draw_region")
        assert window.tool == "border"
        assert "a region" in hint(window)
        for corner in ((120, 120), (180, 120), (150, 180)):
            click(window, *corner)
        keys(window, Qt.Key.Key_Return)
        assert board_of(window).regions[0].cities == ("oslo",)

    def test_a_country_is_drawn_from_the_menu(self, qtbot: QtBot) -> None:
        window = with_selected(qtbot, lands().build(), NORWAY)
        window.trigger("country.draw")
        assert "a country" in hint(window)

    def test_a_region_takes_in_the_cities_inside(self, qtbot: QtBot) -> None:
        board = lands().with_region("west", borders=[{"outer": WEST}]).build()
        window = with_selected(qtbot, board, ThingRef("region", "west"))
        window.trigger("country.cities_inside")
        assert board_of(window).regions[0].cities == ("oslo",)
        assert said(window) == "1 city more."
        window.trigger("country.cities_inside")
        assert said(window) == "All cities inside belong to it already."
