"""New boards from geography: the board that is made, and the dialog that asks for it."""

from itertools import combinations, islice
from math import dist

import numpy as np
import pytest
from builders import a_board
from editor_driver import an_editor, board_of
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.editor.geography.area_pickers import CODE
from trackwright.editor.geography.board_from_geography import (
    BoardPlan,
    Surroundings,
    board_from_geography,
    suggested_title,
)
from trackwright.editor.geography.new_board_dialog import GeographyDialog
from trackwright.editor.shell.window import Window
from trackwright.layout.extents import circle, mainland_points
from trackwright.layout.gazetteer import largest
from trackwright.layout.new_map import Orientation, room_for_a_route, suited_projection
from trackwright.layout.projections import ProjectionError, ProjectionKind, to_board
from trackwright.schema.files.formatting import board_text
from trackwright.schema.files.reading import parse_board
from trackwright.schema.geometry import GeoPoint, Size
from trackwright.validators.run_checks import check_board

STANDARD = Size(width=790, height=525)
PARIS = GeoPoint(lat=48.853, lon=2.349)
ENTER = Qt.Key.Key_Return


class TestExtents:
    @pytest.mark.parametrize(
        ("code", "south", "north"), [("NO", 57.9, 71.3), ("FR", 41.3, 51.2), ("US", 25, 49.5)]
    )
    def test_a_country_reaches_as_far_as_its_main_part(
        self, code: str, south: float, north: float
    ) -> None:
        lats = [place.lat for place in mainland_points([code])]
        assert south <= min(lats) <= max(lats) <= north

    def test_islands_that_follow_each_other_belong_together(self) -> None:
        lons = [place.lon for place in mainland_points(["Indonesia"])]
        assert min(lons) < 96
        assert max(lons) > 140

    def test_a_circle_lies_around_its_place(self) -> None:
        lats, lons = np.array([(place.lat, place.lon) for place in circle(PARIS, 111.2)]).T
        assert np.ptp(lats) == pytest.approx(2, abs=0.01)
        assert np.ptp(lons) == pytest.approx(2 / np.cos(np.radians(PARIS.lat)), abs=0.02)

    def test_the_largest_towns_of_countries_come_first(self) -> None:
        found = list(islice(largest(["no", "SE"]), 4))
        assert [town.name for town in found] == ["Stockholm", "Oslo", "Gothenburg", "Malmö"]


class TestProjection:
    @pytest.mark.parametrize(
        ("codes", "kind"),
        [
            (("NO", "SE", "FI"), "lambert_conformal"),
            (("US",), "lambert_conformal"),
            (("ID",), "mercator"),
            (("KE",), "mercator"),
            (("RU",), "lambert_equal_area"),
            (("BR", "AR", "CL", "CO", "VE"), "lambert_equal_area"),
            (("AQ",), "lambert_equal_area"),
        ],
    )
    def test_the_projection_suits_the_land(self, codes: tuple[str, ...], kind: str) -> None:
        assert suited_projection(mainland_points(codes)) == kind


class TestBoard:
    def test_a_board_shows_the_countries_and_their_neighbours(self) -> None:
        board = board_from_geography(BoardPlan(("NO", "SE"), STANDARD))
        names = {country.id: country.name for country in board.countries}
        assert names["norway"] == {"en": "Norway", "fr": "Norvège"}
        assert {"norway", "sweden", "finland", "denmark"} <= names.keys()
        assert all(country.borders for country in board.countries)
        assert board.meta.languages == ("en", "fr")
        assert not board.cities
        assert board.rulesets == ()

    def test_a_board_is_made_for_the_ruleset_that_is_planned(self) -> None:
        board = board_from_geography(BoardPlan(("FR",), STANDARD, ruleset="classic"))
        assert board.rulesets == ("classic",)

    def test_neighbours_may_be_left_out(self) -> None:
        board = board_from_geography(BoardPlan(("NO", "SE"), STANDARD, neighbors=False))
        assert [country.id for country in board.countries] == ["norway", "sweden"]

    def test_the_chosen_land_lies_on_the_board(self) -> None:
        board = board_from_geography(BoardPlan(("FR",), STANDARD))
        assert board.projection is not None
        for place in mainland_points(["FR"]):
            x, y = to_board(board.projection, place)
            assert 0 < x < board.size.width
            assert 0 < y < board.size.height

    @pytest.mark.parametrize(
        ("codes", "way", "size"),
        [
            (("NO", "SE"), Orientation.SUITED, (525, 790)),
            (("PL", "UA"), Orientation.SUITED, (790, 525)),
            (("NO", "SE"), Orientation.LYING, (790, 525)),
            (("PL", "UA"), Orientation.STANDING, (525, 790)),
        ],
    )
    def test_the_board_is_turned_as_suits_the_land_or_as_is_wanted(
        self, codes: tuple[str, ...], way: Orientation, size: tuple[float, float]
    ) -> None:
        board = board_from_geography(BoardPlan(codes, STANDARD, way))
        assert (board.size.width, board.size.height) == size
        standing = board.size.height > board.size.width
        assert (board.profile.panels.columns > board.profile.panels.rows) is not standing

    def test_the_largest_towns_become_cities_with_room_between_them(self) -> None:
        board = board_from_geography(BoardPlan(("US",), STANDARD, towns=25))
        names = [city.name for city in board.cities]
        assert names[:3] == ["New York City", "Los Angeles", "Chicago"]
        assert "Brooklyn" not in names
        assert len(names) == 25
        apart = min(dist(a.position, b.position) for a, b in combinations(board.cities, 2))
        assert apart >= room_for_a_route(board.profile)
        assert {city.country for city in board.cities} == {"united_states"}

    def test_a_country_is_divided_into_provinces_with_its_towns(self) -> None:
        board = board_from_geography(BoardPlan(("DE",), STANDARD, provinces=True, towns=12))
        ids = {country.id for country in board.countries}
        assert {"bavaria", "hamburg", "saxony", "france"} <= ids
        assert "germany" not in ids
        homes = {city.name: city.country for city in board.cities}
        assert (homes["Berlin"], homes["Munich"]) == ("berlin", "bavaria")

    def test_cities_lie_where_the_projection_says(self) -> None:
        board = board_from_geography(BoardPlan(("FR",), STANDARD, towns=5))
        assert board.projection is not None
        for city in board.cities:
            assert city.location is not None
            there = to_board(board.projection, city.location)
            assert city.position == pytest.approx(there, abs=0.06)

    def test_a_board_around_a_place_has_it_in_the_middle(self) -> None:
        board = board_from_geography(
            BoardPlan(Surroundings(PARIS, 200, "Paris"), STANDARD, towns=10)
        )
        assert board.meta.title == "Paris"
        assert board.cities[0].name == "Paris"
        assert board.cities[0].position == pytest.approx((395, 262.5), abs=4)
        assert board.projection is not None
        for place in circle(PARIS, 199):
            assert 0 < to_board(board.projection, place).y < board.size.height

    def test_the_wanted_projection_is_used(self) -> None:
        plan = BoardPlan(("FR",), STANDARD, projection="mercator")
        projection = board_from_geography(plan).projection
        assert projection is not None
        assert projection.kind == "mercator"

    def test_nothing_chosen_is_told(self) -> None:
        with pytest.raises(ProjectionError, match="no places"):
            board_from_geography(BoardPlan((), STANDARD))

    @pytest.mark.parametrize("kind", ["mercator", "lambert_conformal", "lambert_equal_area"])
    @pytest.mark.parametrize("codes", [("AQ",), ("EC", "KE"), ("VA",), ("KI",)])
    def test_odd_choices_make_boards_too(
        self, codes: tuple[str, ...], kind: ProjectionKind
    ) -> None:
        assert board_from_geography(BoardPlan(codes, STANDARD, projection=kind)).countries

    def test_a_board_can_be_saved_and_opened_again(self) -> None:
        board = board_from_geography(BoardPlan(("CH",), Size(width=420, height=297), towns=8))
        assert parse_board(board_text(board), "x.json").document == board

    def test_countries_and_places_of_a_new_board_are_in_order(self) -> None:
        board = board_from_geography(BoardPlan(("PL", "CZ"), STANDARD, towns=20))
        problems = {finding.check.name for finding in check_board(BoardAnalysis(board)).findings}
        assert not problems & {
            "city-outside-its-country",
            "far-from-its-location",
            "in-the-margin",
            "invalid-border",
            "missing-translation",
            "off-the-board",
            "overlapping-borders",
            "sliver-between-borders",
        }

    @pytest.mark.parametrize(
        ("codes", "title"),
        [
            (("NO",), "Norvège"),
            (("NO", "SE"), "Norvège et Suède"),
            (("NO", "SE", "FI"), "Norvège, Suède et Finlande"),
            (("NO", "SE", "FI", "DK", "IS"), "Norvège, Suède, Finlande …"),
        ],
    )
    def test_a_title_names_the_countries(self, codes: tuple[str, ...], title: str) -> None:
        made = suggested_title(codes)
        assert not isinstance(made, str)
        assert made["fr"] == title


class TestDialog:
    def opened(self, qtbot: QtBot) -> tuple[Window, GeographyDialog]:
        window = an_editor(qtbot, a_board().build())
        window.trigger("file.new_from_geography")
        dialog = window.findChild(GeographyDialog)
        assert isinstance(dialog, GeographyDialog)
        qtbot.waitExposed(dialog)
        dialog.towns.setValue(5)
        return window, dialog

    def choose(self, qtbot: QtBot, dialog: GeographyDialog, *names: str) -> None:
        for name in names:
            qtbot.keyClicks(dialog.countries.field, name)
            qtbot.keyClick(dialog.countries.field, ENTER)

    def wait_for_picture(self, qtbot: QtBot, dialog: GeographyDialog) -> None:
        def is_shown() -> bool:
            return dialog.drawn is not None and dialog.drawn.plan == dialog.plan

        qtbot.waitUntil(is_shown, timeout=60_000)

    def test_it_stops_nothing_else_and_closes(self, qtbot: QtBot) -> None:
        window, dialog = self.opened(qtbot)
        assert not dialog.isModal()
        assert not dialog.create_button.isEnabled()
        assert dialog.status.text() == "Choose a country, or a place."
        with qtbot.waitSignal(dialog.finished):
            qtbot.keyClick(dialog, Qt.Key.Key_Escape)
        assert window.isVisible()

    def test_provinces_are_a_choice_for_countries(self, qtbot: QtBot) -> None:
        _, dialog = self.opened(qtbot)
        self.choose(qtbot, dialog, "Austria")
        assert dialog.plan is not None
        assert not dialog.plan.provinces
        dialog.provinces.setChecked(True)
        self.wait_for_picture(qtbot, dialog)
        assert dialog.drawn is not None
        assert "burgenland" in {country.id for country in dialog.drawn.board.countries}
        dialog.area.setCurrentIndex(1)
        assert not dialog.provinces.isEnabled()
        dialog.reject()

    def test_countries_are_searched_in_any_language_and_shown_at_once(self, qtbot: QtBot) -> None:
        _, dialog = self.opened(qtbot)
        self.choose(qtbot, dialog, "norv", "Schwed")
        assert dialog.countries.codes == ("NO", "SE")
        assert dialog.title.placeholderText() == "Norway & Sweden"
        self.wait_for_picture(qtbot, dialog)
        assert dialog.picture.image is not None
        assert dialog.status.text().startswith("525 × 790 mm · Lambert conformal · 1 mm is ")
        assert dialog.status.text().endswith("5 cities")
        dialog.reject()

    def test_a_country_is_checked_and_unchecked_with_the_mouse(self, qtbot: QtBot) -> None:
        _, dialog = self.opened(qtbot)
        qtbot.keyClicks(dialog.countries.field, "switz")
        _click_box(dialog.countries.list, "CH")
        assert dialog.countries.codes == ("CH",)
        _click_box(dialog.countries.list, "CH")
        assert dialog.countries.codes == ()
        dialog.reject()

    def test_create_opens_a_new_board_that_is_not_saved_yet(self, qtbot: QtBot) -> None:
        window, dialog = self.opened(qtbot)
        self.choose(qtbot, dialog, "Switzerland")
        qtbot.keyClicks(dialog.title, "Rails of the Alps")
        with qtbot.waitSignal(dialog.chosen, timeout=60_000):  # before the picture is drawn
            qtbot.mouseClick(dialog.create_button, Qt.MouseButton.LeftButton)
        board = board_of(window)
        assert board.id == "rails_of_the_alps"
        assert "switzerland" in [country.id for country in board.countries]
        assert len(board.cities) == 5
        document = window.require_desk().document
        assert document.path is None
        assert document.is_modified

    def test_a_place_and_a_distance_are_enough(self, qtbot: QtBot) -> None:
        window, dialog = self.opened(qtbot)
        dialog.area.setCurrentIndex(1)
        qtbot.keyClicks(dialog.place.field, "Vienna")
        qtbot.waitUntil(lambda: dialog.place.surroundings is not None, timeout=20_000)
        dialog.place.radius.setValue(120)
        self.wait_for_picture(qtbot, dialog)
        qtbot.mouseClick(dialog.create_button, Qt.MouseButton.LeftButton)
        assert board_of(window).meta.title == "Vienna"
        assert {"Vienna", "Bratislava"} <= {str(city.name) for city in board_of(window).cities}

    def test_size_orientation_and_projection_are_chosen(self, qtbot: QtBot) -> None:
        _, dialog = self.opened(qtbot)
        self.choose(qtbot, dialog, "Poland")
        dialog.sizes.setFocus()
        qtbot.keyClick(dialog.sizes, Qt.Key.Key_End)
        assert dialog.width_mm.isVisible()
        dialog.width_mm.setValue(500)
        dialog.height_mm.setValue(300)
        dialog.orientation.setCurrentText("Portrait")
        dialog.projection.setCurrentText("Mercator")
        plan = dialog.plan
        assert plan is not None
        assert (plan.size.width, plan.size.height) == (500, 300)
        assert (plan.orientation, plan.projection) == (Orientation.STANDING, "mercator")
        self.wait_for_picture(qtbot, dialog)
        assert dialog.drawn is not None
        assert (dialog.drawn.board.size.width, dialog.drawn.board.size.height) == (300, 500)
        dialog.reject()

    def test_what_cannot_be_drawn_is_told(self, qtbot: QtBot) -> None:
        _, dialog = self.opened(qtbot)
        self.choose(qtbot, dialog, "Switzerland")
        self.wait_for_picture(qtbot, dialog)
        dialog._job.failed.emit(ProjectionError("these places do not fit on one map"))
        assert dialog.status.text() == "These places do not fit on one map"
        assert dialog.picture.image is None
        assert not dialog.create_button.isEnabled()
        dialog.reject()

    def test_closing_it_while_it_draws_leaves_nothing_behind(self, qtbot: QtBot) -> None:
        window, dialog = self.opened(qtbot)
        self.choose(qtbot, dialog, "Russia")
        job = dialog._job
        assert job.is_busy
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
        assert not job.is_busy
        qtbot.waitUntil(lambda: not isValid(dialog))
        assert window.isVisible()

    def test_closing_the_window_while_it_draws_leaves_nothing_behind(self, qtbot: QtBot) -> None:
        window, dialog = self.opened(qtbot)
        self.choose(qtbot, dialog, "Russia")
        window.close()
        qtbot.waitUntil(lambda: not isValid(dialog), timeout=20_000)


def _click_box(countries: QListWidget, code: str) -> None:
    items = [countries.item(index) for index in range(countries.count())]
    item = next(item for item in items if item.data(CODE) == code)
    box = countries.visualItemRect(item)
    at = QPoint(box.left() + 9, box.center().y())
    QTest.mouseClick(
        countries.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at
    )
