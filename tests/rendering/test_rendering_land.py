"""The picture of a board: land, names, furniture and the picture behind it."""

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path as FilePath
from typing import Any

import pytest
import shapely
from builders import BoardBuilder, a_board
from picture_contents import (
    WEST,
    a_full_board,
    annotated,
    drawn,
    flat,
    ids,
    texts,
    two_countries,
)
from shapely import STRtree

from trackwright.layout.areas import BLEED
from trackwright.layout.board import Layout, lay_out
from trackwright.layout.collisions import things
from trackwright.layout.drawn_sizes import cap_height
from trackwright.layout.new_map import default_profile
from trackwright.maps import board_names, open_board
from trackwright.rendering.area_names import AreaName, country_name_color, place_area_names
from trackwright.rendering.board_frame import score_cells
from trackwright.rendering.colors import contrast
from trackwright.rendering.free_space import cells_of
from trackwright.rendering.ground import ground
from trackwright.rendering.land import country_tint
from trackwright.rendering.shapes import Image, Path, Text
from trackwright.rendering.stops import label_shapes
from trackwright.rendering.texts import shortened
from trackwright.rendering.themes import CLASSIC, THEMES, Theme
from trackwright.schema.geometry import Size
from trackwright.schema.text import printable


def stripes(number: int) -> BoardBuilder:
    """Countries side by side."""
    board = a_board()
    for index in range(number):
        x = 40 * index
        outer = [[x, 0], [x + 40, 0], [x + 40, 500], [x, 500]]
        board = board.with_country(f"country_{index}", borders=[{"outer": outer}])
    return board


class TestLand:
    def test_is_sea_where_no_country_is(self) -> None:
        earth = ground(two_countries().build())
        found = earth.countries_at([(100, 100), (400, 100), (700, 100)])
        assert found == ["westland", "midland", None]

    def test_is_plain_paper_on_a_board_without_borders(self) -> None:
        (sheet,) = drawn(a_board().build()).layer("sea").groups[0].shapes
        assert isinstance(sheet, Path)
        assert sheet.style.fill == CLASSIC.lands[0]

    def test_has_different_tints_for_neighbours(self) -> None:
        tints = ground(stripes(20).build()).tints
        assert all(tints[f"country_{i}"] != tints[f"country_{i + 1}"] for i in range(19))

    def test_keeps_its_tints_when_a_country_is_added(self) -> None:
        before, after = (ground(stripes(number).build()).tints for number in (12, 13))
        assert {name: after[name] for name in before} == before

    def test_is_paler_where_the_board_has_no_cities(self) -> None:
        board = stripes(2).with_city("home", position=[20, 100], country="country_0").build()
        earth = ground(board)
        home, other = (country_tint(country, earth, CLASSIC) for country in board.countries)
        assert home in CLASSIC.lands
        assert other not in CLASSIC.lands

    def test_takes_over_a_country_s_own_colour(self) -> None:
        board = two_countries().with_country("westland", color="#AA8844", borders=[{"outer": WEST}])
        land = drawn(board.build()).layer("land").groups
        (area,) = next(group for group in land if group.id == "country-westland").shapes
        assert isinstance(area, Path)
        assert area.style.fill == "#AA8844"

    def test_has_each_border_once_and_no_border_along_the_shore(self) -> None:
        (border,) = flat(drawn(two_countries().build()).layer("borders").groups)
        assert isinstance(border, Path)
        assert {round(command[0]) for command in border.commands} == {300}
        assert len(border.commands) == 2

    def test_has_lakes_where_countries_have_holes(self) -> None:
        lake = [[100, 100], [200, 100], [200, 200], [100, 200]]
        board = a_board().with_country("land", borders=[{"outer": WEST, "holes": [lake]}])
        earth = ground(board.build())
        assert earth.countries_at([(150, 150)]) == [None]
        assert not earth.land.contains(shapely.Point(150, 150))

    def test_reaches_beyond_the_edge_as_far_as_a_cut_may_go_astray(self) -> None:
        far = [[-50, -50], [900, -50], [900, 300], [-50, 300]]
        board = a_board().with_country("land", borders=[{"outer": far}]).build()
        assert ground(board).land.bounds == (-BLEED, -BLEED, 800 + BLEED, 300)

    def test_of_careless_outlines_can_be_drawn(self) -> None:
        crossed = [[0, 0], [100, 100], [100, 0], [0, 100]]
        line = [[0, 0], [100, 100], [200, 200]]
        point = [[5, 5], [5, 5], [5, 5]]
        borders = [{"outer": outer} for outer in (crossed, line, point)]
        board = a_board().with_country("land", name="Land", borders=borders).build()
        assert ids(drawn(board))["country-land"] == 1

    def test_has_region_lines_but_not_along_the_board_s_edge(self) -> None:
        region = drawn(a_full_board().build()).layer("regions").groups[0]
        (line,) = region.shapes
        assert isinstance(line, Path)
        (x1, y1), (x2, y2) = line.commands[0], line.commands[-1]
        assert len(line.commands) == 2
        assert abs(x2 - x1) > 700
        assert min(y1, y2) == pytest.approx(0.5)


class TestNames:
    def names(self, layout: Layout) -> Mapping[str, AreaName]:
        cells = cells_of(layout.board.size)
        cells.take([thing.outline for thing in things(layout)], 1.5)
        names = place_area_names(layout, ground(layout.board), cells)
        kind = "country_name-"
        return {key.removeprefix(kind): names[key] for key in names if key.startswith(kind)}

    def test_of_countries_stand_inside_them_and_under_nothing(self) -> None:
        layout = lay_out(a_full_board().build())
        earth = ground(layout.board)
        names = self.names(layout)
        assert set(names) == {"westland", "midland"}
        for country, name in names.items():
            assert earth.countries[country].covers(name.outline)
            assert all(thing.outline.disjoint(name.outline) for thing in things(layout))

    @pytest.mark.parametrize("board", board_names())
    def test_of_countries_lie_under_nothing_on_any_shipped_board(self, board: str) -> None:
        layout = lay_out(open_board(board).document)
        everything = STRtree([thing.outline for thing in things(layout)])
        names = self.names(layout)
        assert len(names) > 5
        for name in names.values():
            assert not everything.query(name.outline, predicate="intersects").size

    def test_of_small_countries_are_small_however_much_room_they_have(self) -> None:
        small = [[600, 0], [680, 0], [680, 60], [600, 60]]
        board = two_countries().with_country("li", name="Li", borders=[{"outer": small}])
        names = self.names(lay_out(board.build()))
        assert names["li"].size < names["midland"].size / 1.5

    def test_of_countries_stand_in_their_middle_if_that_is_free(self) -> None:
        name = self.names(lay_out(two_countries().build()))["westland"]
        assert (name.x, name.y) == (pytest.approx(150, abs=2), pytest.approx(250, abs=2))

    def test_of_countries_stand_in_the_middle_of_what_the_board_shows(self) -> None:
        far = [[400, -9], [2000, -9], [2000, 509], [400, 509]]
        board = a_board().with_country("land", name="Land", borders=[{"outer": far}])
        name = self.names(lay_out(board.build()))["land"]
        assert (name.x, name.y) == (pytest.approx(600, abs=2), pytest.approx(250, abs=2))

    def test_of_countries_stand_as_their_labels_say(self) -> None:
        label = {"position": [120, 410], "size": 7.5, "angle": 30}
        board = two_countries().with_country(
            "westland", name="Westland", borders=[{"outer": WEST}], label=label
        )
        name = annotated(board.build()).names["country_name-westland"]
        assert (name.middle, name.angle) == ((120, 410), 30)
        assert cap_height(name.size, name.face) == pytest.approx(7.5)

    def test_of_countries_keep_their_size_and_angle_where_they_are_placed_for_them(self) -> None:
        label = {"size": 4, "angle": -45}
        board = two_countries().with_country(
            "westland", name="Westland", borders=[{"outer": WEST}], label=label
        )
        name = annotated(board.build()).names["country_name-westland"]
        assert cap_height(name.size, name.face) == pytest.approx(4)
        assert name.angle == -45
        assert (name.x, name.y) == (pytest.approx(150, abs=2), pytest.approx(250, abs=2))

    def test_of_countries_with_a_place_but_no_size_cover_nothing_there(self) -> None:
        board = a_full_board().build()
        free, near = (
            annotated(
                board.changed(
                    countries=[
                        each.changed(label={"position": at}) if each.id == "westland" else each
                        for each in board.countries
                    ]
                )
            ).names["country_name-westland"]
            for at in ([150, 420], [180, 116])
        )
        assert near.middle == (180, 116)
        assert near.size < free.size
        layout = lay_out(board)
        assert all(thing.outline.disjoint(near.outline) for thing in things(layout))

    def test_of_countries_are_as_large_as_wanted_even_without_room(self) -> None:
        board = two_countries().with_country(
            "westland", name="Westland", borders=[{"outer": WEST}], label={"size": 60}
        )
        name = annotated(board.build()).names["country_name-westland"]
        assert cap_height(name.size, name.face) == pytest.approx(60)

    def test_of_countries_keep_clear_of_the_designer_s_texts(self) -> None:
        text = {"id": "old", "kind": "text", "text": "Old land", "position": [150, 250]}
        board = two_countries().build().changed(decorations=[text])
        name = annotated(board).names["country_name-westland"]
        assert name.outline.disjoint(shapely.box(135, 247, 165, 253))

    def test_of_areas_are_left_out_if_hidden(self) -> None:
        board = a_full_board().build()
        hidden = {"label": {"hidden": True}}
        without = board.changed(
            countries=[each.changed(**hidden) for each in board.countries],
            regions=[each.changed(**hidden) for each in board.regions],
        )
        assert len(annotated(board).names) == 3
        assert annotated(without).names == {}

    def test_of_regions_stand_where_they_are_put(self) -> None:
        board = a_full_board().build()
        label = {"position": [600, 200], "size": 5}
        moved = board.changed(regions=[each.changed(label=label) for each in board.regions])
        name = annotated(moved).names["region_name-north"]
        assert name.middle == (600, 200)
        assert cap_height(name.size) == pytest.approx(5)

    @pytest.mark.parametrize("board", board_names())
    def test_of_countries_are_not_crossed_by_the_lines_of_routes(self, board: str) -> None:
        layout = lay_out(open_board(board).document)
        lines = STRtree(
            [
                shapely.LineString(track.curve.points)
                for track in layout.tracks.values()
                if not track.route.ferry
            ]
        )
        for name in self.names(layout).values():
            assert not lines.query(name.outline, predicate="intersects").size

    @pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
    def test_of_countries_are_seen_on_every_tint(self, theme: Theme) -> None:
        for tint in (*theme.lands, "#000000", "#7F7F7F", "#AA8844", "#FFFFFF"):
            assert contrast(country_name_color(theme, tint), tint) >= 3

    def test_of_regions_are_written_once(self) -> None:
        assert texts(drawn(a_full_board().build())).count("The North") == 1

    def test_have_a_halo_of_what_they_stand_on(self) -> None:
        board = two_countries().with_city("oslo", position=[100, 100])
        picture = drawn(board.with_city("pitcairn", position=[700, 300]).build())
        halos = {
            shape.text: shape.halo.color
            for shape in flat(picture.layer("labels").groups)
            if isinstance(shape, Text) and shape.halo
        }
        assert halos["Oslo"] in CLASSIC.lands
        assert halos["Pitcairn"] == CLASSIC.sea

    @pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
    def test_are_legible_on_a_country_of_any_colour(self, theme: Any) -> None:
        layout = lay_out(a_board().with_city("oslo").build())
        for ground_color in ("#000000", "#7F7F7F", "#FFFFFF", "#22307A", "#A03030"):
            (oslo,) = layout.board.cities
            group = label_shapes(oslo, layout.labels["oslo"], ground_color, theme)
            (text,) = flat([group])
            assert isinstance(text, Text)
            assert text.halo is not None
            assert contrast(text.fill, text.halo.color) >= 4.5

    def test_far_from_their_stops_have_a_leader_line(self) -> None:
        board = a_board().with_city("near").with_city("far", label={"offset": [40, 0]}).build()
        near, far = drawn(board).layer("labels").groups
        assert [type(shape) for shape in flat([near])] == [Text]
        assert [type(shape) for shape in flat([far])] == [Path, Text]

    def test_lose_what_cannot_be_printed(self) -> None:
        assert printable("A\0B\ud800C\uffffD\nE\u2028F\tG") == "A BCD E F G"
        assert printable(" Łódź  İzmir ") == "Łódź İzmir"

    def test_are_cut_when_they_are_endless(self) -> None:
        assert len(printable("x" * 20_000)) == 200
        assert shortened("Constantinople", 10, 30, bold=True).endswith("…")
        assert shortened("Oslo", 10, 30, bold=True) == "Oslo"


class TestFurniture:
    @pytest.mark.parametrize("size", [(400, 400), (790, 525), (525, 790), (1200, 420)])
    def test_of_a_new_board_has_a_score_track_with_numbers_of_7_points(
        self, size: tuple[int, int]
    ) -> None:
        board = a_board().with_fields(size={"width": size[0], "height": size[1]}).build()
        new = board.changed(profile=default_profile(board.size))
        (track,) = (
            group for group in drawn(new).layer("furniture").groups if group.id == "scoretrack"
        )
        numbers = [shape for shape in flat([track]) if isinstance(shape, Text)]
        assert len(numbers) == 101
        assert min(number.size for number in numbers) >= 7 * 25.4 / 72

    def test_of_a_small_new_board_has_no_score_track(self) -> None:
        assert default_profile(Size(width=800, height=390)).score_border == 0

    def test_has_a_score_track_of_cells_that_walk_round_the_edge(self) -> None:
        cells = list(score_cells(Size(width=790, height=525), 14))
        assert [cell.points for cell in cells] == list(range(100))
        assert sum(cell.width * cell.height for cell in cells) == pytest.approx(
            790 * 525 - 762 * 497
        )
        outlines = [
            shapely.box(cell.x, cell.y, cell.x + cell.width, cell.y + cell.height) for cell in cells
        ]
        assert all(one.distance(other) < 1e-6 for one, other in pairwise([*outlines, outlines[0]]))

    def test_numbers_the_cells_from_0_to_100(self) -> None:
        board = a_board().build()
        with_track = board.changed(profile=board.profile.changed(score_border=12))
        assert {str(number) for number in range(101)} <= set(texts(drawn(with_track)))
        assert "scoretrack" not in ids(drawn(board))


@pytest.mark.parametrize("content", [None, b"", b"no picture at all", b"\0" * 64])
def test_a_background_picture_that_cannot_be_shown_is_a_hatched_place_with_its_name(
    tmp_path: FilePath, content: bytes | None
) -> None:
    if content is not None:
        (tmp_path / "old.png").write_bytes(content)
    board = a_board(background={"picture": "old.png"}).build()
    shown = list(flat(drawn(board, folder=tmp_path).layer("background").groups))
    assert [shape.text for shape in shown if isinstance(shape, Text)] == ["old.png"]
    assert not any(isinstance(shape, Image) for shape in shown)


@pytest.mark.parametrize(
    "content",
    [
        b"\x89PNG\r\n\x1a\n",
        b"\xff\xd8\xff\xe0",
        b"GIF89a",
        b"BM",
        b"RIFF\x10\0\0\0WEBPVP8 ",
        b"<?xml version='1.0'?>\n<!-- mine -->\n<svg>",
    ],
)
def test_a_background_picture_of_any_usual_format_is_shown(
    tmp_path: FilePath, content: bytes
) -> None:
    (tmp_path / "old").write_bytes(content)
    board = a_board(background={"picture": "old", "opacity": 0.5}).build()
    (image,) = flat(drawn(board, folder=tmp_path).layer("background").groups)
    assert image == Image(tmp_path / "old", 0, 0, 800, 500, 0.5)
