import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from itertools import pairwise
from pathlib import Path as FilePath
from typing import Any

import pytest
import shapely
from builders import BoardBuilder, a_board
from shapely import Polygon

from trackwright.layout.board import Layout, lay_out
from trackwright.layout.collisions import things
from trackwright.layout.lettering import printable
from trackwright.layout.tracks import box
from trackwright.rendering.badges import RADIUS, place_badges
from trackwright.rendering.board_picture import board_picture
from trackwright.rendering.cartouche import place_panel
from trackwright.rendering.colors import contrast
from trackwright.rendering.free_space import cells_of
from trackwright.rendering.furniture import score_cells
from trackwright.rendering.ground import ground
from trackwright.rendering.names import place_country_names
from trackwright.rendering.routes import route_shapes, wave_shapes
from trackwright.rendering.shapes import Group, Image, Path, Picture, Shape, Text
from trackwright.rendering.stops import label_shapes
from trackwright.rendering.texts import shortened
from trackwright.rendering.themes import CLASSIC, THEMES, theme_named
from trackwright.schema.board import Board
from trackwright.schema.errors import UnknownNameError
from trackwright.schema.geometry import Size
from trackwright.schema.rules.scoring import Scoring

LENGTHS = {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}
WEST = [[0, 0], [300, 0], [300, 500], [0, 500]]
MIDDLE = [[300, 0], [500, 0], [500, 500], [300, 500]]


def two_countries() -> BoardBuilder:
    """A board whose right part is sea."""
    return (
        a_board()
        .with_country("westland", name="Westland", borders=[{"outer": WEST}])
        .with_country("midland", name="Midland", borders=[{"outer": MIDDLE}])
    )


def a_full_board() -> BoardBuilder:
    """A board with one of everything that is drawn."""
    return (
        two_countries()
        .with_region("north", name="The North", borders=[{"outer": [[0, 0], [800, 0], [0, 90]]}])
        .with_city("oslo", position=[100, 100], country="westland", tags=["capital"])
        .with_city("bergen", position=[260, 100], country="westland")
        .with_city("narvik", position=[260, 300])
        .with_city("vardo", position=[560, 300], name="Vardø")
        .with_crossing("border", "midland", position=[420, 100])
        .with_route("oslo", "bergen", length=4, color="red", draw_bonus=2)
        .with_route("oslo", "bergen", length=4, color="blue")
        .with_route("bergen", "narvik", length=5, color="black", tunnel=True)
        .with_route("narvik", "vardo", length=9, ferry=True, icons=[0, 4], tags=["long_haul"])
        .with_route("bergen", "border", length=4, color="white")
    )


def drawn(board: Board, **options: Any) -> Picture:
    return board_picture(lay_out(board), **options)


def groups(picture: Picture) -> Iterator[Group]:
    for layer in picture.layers:
        yield from layer.groups


def ids(picture: Picture) -> Counter[str]:
    return Counter(group.id for group in groups(picture))


def flat(shapes: Iterable[Shape]) -> Iterator[Path | Text | Image]:
    for shape in shapes:
        if isinstance(shape, Group):
            yield from flat(shape.shapes)
        else:
            yield shape


def texts(picture: Picture) -> list[str]:
    return [shape.text for shape in flat(groups(picture)) if isinstance(shape, Text)]


def without_colors(value: Any) -> Any:
    """Return a shape as nested tuples with every colour struck out."""
    if isinstance(value, str):
        return re.sub(r"^#[0-9A-Fa-f]{6}$", "colour", value)
    if isinstance(value, tuple):
        return tuple(without_colors(item) for item in value)
    if is_dataclass(value):
        return tuple(without_colors(getattr(value, f.name)) for f in fields(value))
    return value


class TestLayers:
    def test_lie_on_each_other_from_the_sea_up(self) -> None:
        names = [layer.name for layer in drawn(a_full_board().build()).layers]
        order = "sea land borders names regions background waves routes badges stops labels"
        assert names == [*order.split(), "furniture"]

    def test_show_every_thing_once_under_its_id(self) -> None:
        board = a_full_board().build()
        found = ids(drawn(board))
        assert set(found.values()) == {1}
        for kind, things_of_it in {
            "route": board.routes,
            "city": board.cities,
            "crossing": board.crossings,
            "country": board.countries,
            "region": board.regions,
            "label": board.stops,
        }.items():
            assert {f"{kind}-{thing.id}" for thing in things_of_it} <= set(found)

    @pytest.mark.parametrize("theme", THEMES)
    def test_of_an_empty_board_can_be_drawn(self, theme: str) -> None:
        picture = drawn(a_board().build(), theme=theme_named(theme))
        assert (picture.width, picture.height) == (800, 500)

    @pytest.mark.parametrize("size", [0.5, 3, 12, 20_000])
    def test_of_a_board_of_any_size_can_be_drawn(self, size: float) -> None:
        board = a_full_board().with_fields(size={"width": size, "height": size}).build()
        assert drawn(board.changed(profile=board.profile.changed(score_border=12))).width == size

    def test_leave_out_routes_whose_ends_are_unknown(self) -> None:
        board = a_full_board().build()
        lost = board.changed(cities=[city for city in board.cities if city.id != "narvik"])
        found = ids(drawn(lost))
        assert "route-oslo-bergen" in found
        assert "route-bergen-narvik" not in found


class TestThemes:
    @pytest.mark.parametrize("theme", [name for name in THEMES if name != "classic"])
    def test_change_colours_and_never_shapes(self, theme: str) -> None:
        layout = lay_out(a_full_board().build())
        scoring = Scoring(lengths=LENGTHS)
        classic = board_picture(layout, CLASSIC, scoring=scoring, notes={"long_haul": "4:1"})
        other = board_picture(
            layout, theme_named(theme), scoring=scoring, notes={"long_haul": "4:1"}
        )
        assert classic != other
        assert without_colors(classic) == without_colors(other)

    def test_are_found_by_their_names(self) -> None:
        assert theme_named("dark").name == "dark"
        with pytest.raises(UnknownNameError, match="did you mean 'classic'"):
            theme_named("clasic")


class TestRoutes:
    def layout(self, **route: Any) -> Layout:
        fields = {"length": 3, "color": "green", **route}
        board = (
            a_board()
            .with_city("oslo", position=[100, 100])
            .with_city("bergen", position=[200, 100])
            .with_route("oslo", "bergen", **fields)
        )
        return lay_out(board.build())

    def shapes(self, **route: Any) -> list[Path | Text | Image]:
        layout = self.layout(**route)
        return list(flat([route_shapes(*layout.tracks.values(), CLASSIC, layout.board.profile)]))

    def test_have_a_group_for_each_space(self) -> None:
        layout = self.layout(length=5)
        drawn_route = route_shapes(*layout.tracks.values(), CLASSIC, layout.board.profile)
        assert drawn_route.id == "route-oslo-bergen"
        assert len(drawn_route.shapes) == 5

    def test_carry_the_mark_of_their_colour_on_each_space(self) -> None:
        marked, gray = self.shapes(color="green"), self.shapes(color="gray")
        assert len(marked) - len(gray) == 3

    def test_ignore_icons_beyond_their_spaces(self) -> None:
        assert self.shapes(icons=[7, 99]) == self.shapes()

    def test_carry_a_locomotive_and_two_marks_where_an_icon_is(self) -> None:
        plain, with_icon = self.shapes(color="gray"), self.shapes(color="gray", icons=[1])
        locomotive = len(with_icon) - len(plain)
        assert locomotive > 5
        assert len(self.shapes(icons=[1])) == len(self.shapes()) + locomotive + 1

    def test_of_tunnels_have_a_ring_of_sleepers(self) -> None:
        fills = [s.style.fill for s in self.shapes(tunnel=True) if isinstance(s, Path)]
        assert fills.count(CLASSIC.sleeper) == 3

    def test_of_any_angle_have_their_upper_side_up(self) -> None:
        board = a_board().with_city("a", position=[400, 200])
        for index, place in enumerate([[500, 210], [390, 300], [300, 190], [410, 100]]):
            board = board.with_city(f"b{index}", position=place).with_route("a", f"b{index}")
        layout = lay_out(board.build())
        for track in layout.tracks.values():
            for space in route_shapes(track, CLASSIC, layout.board.profile).shapes:
                assert isinstance(space, Group)
                assert space.at is not None
                assert -90 <= space.at.angle <= 90

    def test_lie_on_one_band_of_waves_with_their_parallels(self) -> None:
        board = a_full_board().with_route("narvik", "vardo", length=9, ferry=True).build()
        layout = lay_out(board)
        ferries = [track for track in layout.tracks.values() if track.route.ferry]
        (band,) = flat([wave_shapes(ferries, CLASSIC, board.profile)])
        assert isinstance(band, Path)
        outline = Polygon([command[-2:] for command in band.commands if command])
        size = board.profile.space
        for space in (space for ferry in ferries for space in ferry.spaces):
            assert outline.covers(box(space.x, space.y, size.length, size.width, space.angle))


class TestBadges:
    def test_are_drawn_beside_routes_with_a_draw_bonus(self) -> None:
        picture = drawn(a_full_board().build())
        assert [group.id for group in picture.layer("badges").groups] == ["badges-oslo-bergen"]
        assert "+2" in texts(picture)

    def test_tell_of_a_special_payment_only_where_the_caller_has_a_note(self) -> None:
        board = a_full_board().build()
        assert "4:1" not in texts(drawn(board))
        noted = drawn(board, notes={"long_haul": "4:1", "no_such_tag": "9:9"})
        assert texts(noted).count("4:1") == 1
        assert "9:9" not in texts(noted)

    def test_cover_no_space_stop_or_name(self) -> None:
        layout = lay_out(a_full_board().build())
        outlines = [thing.outline for thing in things(layout)]
        placed = place_badges(layout, outlines, {"long_haul": "4:1"})
        for badge in (badge for badges in placed.values() for badge in badges):
            assert not any(badge.outline.intersects(outline) for outline in outlines)

    def test_stand_beside_the_middle_space(self) -> None:
        board = a_board().with_city("a", position=[100, 200]).with_city("b", position=[300, 200])
        layout = lay_out(board.with_route("a", "b", length=7, draw_bonus=1).build())
        (badge,) = place_badges(layout, [], {})["a-b"]
        assert badge.x == pytest.approx(200)
        assert abs(badge.y - 200) == pytest.approx(4 + 0.5 + RADIUS)


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
        stripes = a_board()
        for index in range(20):
            x = 40 * index
            outer = [[x, 0], [x + 40, 0], [x + 40, 500], [x, 500]]
            stripes = stripes.with_country(f"country_{index}", borders=[{"outer": outer}])
        tints = ground(stripes.build()).tints
        assert all(tints[f"country_{i}"] != tints[f"country_{i + 1}"] for i in range(19))
        assert max(tints.values()) == 1

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
    def test_of_countries_stand_inside_them_and_cover_little(self) -> None:
        layout = lay_out(a_full_board().build())
        earth = ground(layout.board)
        cells = cells_of(layout.board.size)
        cells.take([thing.outline for thing in things(layout)], 1.5)
        names = place_country_names(layout.board, "en", earth, cells)
        assert set(names) == {"westland", "midland"}
        for country, name in names.items():
            assert earth.countries[country].covers(name.outline)
            hidden = sum(thing.outline.intersection(name.outline).area for thing in things(layout))
            assert hidden < 0.1 * name.outline.area

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

    def test_has_the_title_and_the_score_table_in_free_sea(self) -> None:
        layout = lay_out(a_full_board().build())
        cells = cells_of(layout.board.size)
        cells.take([thing.outline for thing in things(layout)], 1.5)
        earth = ground(layout.board)
        panel = place_panel("A board", LENGTHS, cells, ~cells.inside(earth.land))
        assert panel is not None
        assert panel.outline.disjoint(earth.land)
        assert all(panel.outline.disjoint(thing.outline) for thing in things(layout))

    def test_shows_the_points_of_each_length(self) -> None:
        picture = drawn(a_full_board().build(), scoring=Scoring(lengths=LENGTHS))
        (cartouche,) = [group for group in groups(picture) if group.id == "cartouche"]
        written = [shape.text for shape in flat([cartouche]) if isinstance(shape, Text)]
        assert written == ["A board", "1", "2", "4", "7", "15", "21"]

    def test_has_no_title_where_there_is_no_room(self) -> None:
        board = a_board().with_fields(size={"width": 60, "height": 30}).with_city("oslo")
        assert "cartouche" not in ids(drawn(board.with_city("bergen").build()))

    @pytest.mark.parametrize("lengths", [{n: n for n in range(1, 101)}, {100: -1000}, {}])
    def test_bears_any_score_table(self, lengths: dict[int, int]) -> None:
        picture = drawn(a_board().build(), scoring=Scoring(lengths=lengths))
        assert ids(picture)["cartouche"] == 1


def test_a_missing_background_picture_is_drawn_as_a_hatched_place_with_its_name() -> None:
    board = a_board(background={"picture": "scans/old.png"}).build()
    (image,) = flat(drawn(board, folder=FilePath("/nowhere")).layer("background").groups)
    assert isinstance(image, Image)
    assert image.file == FilePath("/nowhere/scans/old.png")
    assert (image.width, image.height) == (800, 500)
    assert [s.text for s in flat(image.missing) if isinstance(s, Text)] == ["scans/old.png"]
