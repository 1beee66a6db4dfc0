import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from itertools import combinations, pairwise
from pathlib import Path as FilePath
from typing import Any

import pytest
import shapely
from builders import BoardBuilder, a_board
from shapely import Polygon, STRtree

from trackwright.layout.board import Layout, lay_out
from trackwright.layout.collisions import things
from trackwright.layout.tracks import box
from trackwright.maps import board_folder, board_names, open_board, open_ruleset, rulesets_of
from trackwright.rendering.badges import RADIUS, payment_notes, place_badges
from trackwright.rendering.board_picture import board_picture
from trackwright.rendering.cartouche import place_panel
from trackwright.rendering.colors import contrast
from trackwright.rendering.free_space import cells_of
from trackwright.rendering.furniture import score_cells
from trackwright.rendering.ground import BLEED, ground
from trackwright.rendering.names import Name, place_country_names
from trackwright.rendering.routes import route_shapes, space_shapes, wave_shapes
from trackwright.rendering.shapes import Group, Image, Path, Picture, Shape, Text
from trackwright.rendering.stops import label_shapes
from trackwright.rendering.texts import shortened
from trackwright.rendering.themes import CLASSIC, THEMES, theme_named
from trackwright.schema.board import Board
from trackwright.schema.errors import UnknownNameError
from trackwright.schema.geometry import Size
from trackwright.schema.rules.scoring import Scoring
from trackwright.schema.text import printable

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
        order = "sea land borders names regions background lines waves routes badges stops labels"
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
        classic = board_picture(layout, CLASSIC, scoring=scoring, notes={"narvik-vardo": ("4:1",)})
        other = board_picture(
            layout, theme_named(theme), scoring=scoring, notes={"narvik-vardo": ("4:1",)}
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

    def angles(self, layout: Layout) -> dict[str, list[float]]:
        profile = layout.board.profile
        return {
            name: [
                space_shapes(track, i, CLASSIC, profile).at.angle for i in range(len(track.spaces))
            ]
            for name, track in layout.tracks.items()
        }

    def test_of_any_angle_have_their_upper_side_up(self) -> None:
        board = a_board().with_city("a", position=[400, 200])
        for index, place in enumerate([[500, 210], [380, 300], [300, 190], [420, 100]]):
            for length in (1, 3):
                name = f"b{index}{length}"
                board = board.with_city(name, position=place).with_route("a", name, length=length)
        for angles in self.angles(lay_out(board.build())).values():
            assert all(-90 <= angle <= 90 for angle in angles)

    @pytest.mark.parametrize("ends", [("a", "b"), ("b", "a")])
    def test_keep_one_sense_round_bends(self, ends: tuple[str, str]) -> None:
        by_hand = [
            {"position": [100, 200], "angle": 80},
            {"position": [104, 230], "angle": 280},
            {"position": [104, 260], "angle": 91},
            {"position": [100, 290], "angle": 100},
            {"position": [110, 320], "angle": -110},
        ]
        spaces = by_hand if ends == ("a", "b") else by_hand[::-1]
        board = a_board().with_city("a", position=[100, 180]).with_city("b", position=[120, 340])
        layout = lay_out(board.with_route(*ends, length=5, spaces=spaces).build())
        (angles,) = self.angles(layout).values()
        from_above = angles if ends == ("a", "b") else angles[::-1]
        assert [angle % 360 for angle in from_above] == [80, 100, 91, 100, 70]

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


class TestLines:
    def test_hold_the_spaces_of_a_route_together_from_city_to_city(self) -> None:
        board = a_board().with_city("a", position=[100, 200]).with_city("b", position=[300, 200])
        tracks = board.with_route("b", "a", length=2).with_route("a", "b", length=2).build()
        for group in drawn(tracks).layer("lines").groups:
            (line,) = group.shapes
            assert isinstance(line, Path)
            assert {line.commands[0][:2], line.commands[-1][:2]} == {(100, 200), (300, 200)}

    def test_are_not_drawn_under_ferries(self) -> None:
        board = a_board().with_route("a", "b", length=1, ferry=True, icons=[0])
        assert drawn(board.build()).layer("lines").groups == ()


class TestBadges:
    def test_are_drawn_beside_routes_with_a_draw_bonus(self) -> None:
        picture = drawn(a_full_board().build())
        assert [group.id for group in picture.layer("badges").groups] == ["badges-oslo-bergen"]
        assert "+2" in texts(picture)

    def test_tell_of_a_special_payment_only_where_the_caller_has_a_note(self) -> None:
        board = a_full_board().build()
        assert "4:1" not in texts(drawn(board))
        noted = drawn(board, notes={"narvik-vardo": ("4:1",), "no_such_route": ("9:9",)})
        assert texts(noted).count("4:1") == 2
        assert "9:9" not in texts(noted)

    def test_cover_no_space_stop_or_name(self) -> None:
        layout = lay_out(a_full_board().build())
        outlines = [thing.outline for thing in things(layout)]
        placed = place_badges(layout, outlines, {"narvik-vardo": ("4:1",)})
        for badge in (badge for badges in placed.values() for badge in badges):
            assert not any(badge.outline.intersects(outline) for outline in outlines)

    @pytest.mark.parametrize("name", board_names())
    def test_cover_no_space_stop_or_name_on_any_shipped_board(self, name: str) -> None:
        board = open_board(name).document
        layout = lay_out(board)
        outlines = [thing.outline for thing in things(layout)]
        everywhere = STRtree(outlines)
        for rules in rulesets_of(board, board_folder(name)):
            placed = place_badges(layout, outlines, payment_notes(board, rules))
            badges = [badge.outline for own in placed.values() for badge in own]
            assert not any(everywhere.query(b, predicate="intersects").size for b in badges)
            assert all(one.disjoint(other) for one, other in combinations(badges, 2))

    def test_tell_of_each_other(self) -> None:
        board = a_board().with_city("a", position=[100, 200]).with_city("b", position=[300, 200])
        layout = lay_out(board.with_route("a", "b", length=1, draw_bonus=1).build())
        outlines = [thing.outline for thing in things(layout)]
        placed = place_badges(layout, outlines, {"a-b": ("4:1", "3:1", "2:1")})["a-b"]
        assert len(placed) == 4
        assert all(p.outline.disjoint(q.outline) for p, q in combinations(placed, 2))

    @pytest.mark.parametrize("on", [{"tags": ["steep"]}, {"length": {"at_least": 9}}], ids=str)
    def test_note_the_payment_of_whatever_routes_the_rules_pick(self, on: dict[str, Any]) -> None:
        board = a_board().with_route("a", "b", length=9, tags=["steep"]).with_route("b", "c")
        rules = open_ruleset("poland").ruleset
        special = {"cards": 4, "of": "any", "slot": "color", "on": on}
        rules = rules.changed(payment={"substitutions": [special]})
        assert payment_notes(board.build(), rules) == {"a-b": ("4:1",)}

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
    def names(self, layout: Layout) -> Mapping[str, Name]:
        cells = cells_of(layout.board.size)
        cells.take([thing.outline for thing in things(layout)], 1.5)
        return place_country_names(layout.board, "en", ground(layout.board), cells)

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

    @pytest.mark.parametrize(
        ("language", "meaning"), [("en", "4 cards for 1"), ("fr", "4 cartes pour 1")]
    )
    def test_explains_the_payments_that_badges_note(self, language: str, meaning: str) -> None:
        layout = lay_out(a_full_board().build(), language)
        noted = board_picture(layout, notes={"narvik-vardo": ("4:1",), "no_such_route": ("3:1",)})
        (cartouche,) = [group for group in groups(noted) if group.id == "cartouche"]
        written = [shape.text for shape in flat([cartouche]) if isinstance(shape, Text)]
        assert written == ["A board", "4:1", meaning]
        assert meaning not in texts(board_picture(layout))

    def test_has_no_title_where_there_is_no_room(self) -> None:
        board = a_board().with_fields(size={"width": 60, "height": 30}).with_city("oslo")
        assert "cartouche" not in ids(drawn(board.with_city("bergen").build()))

    @pytest.mark.parametrize("lengths", [{n: n for n in range(1, 101)}, {100: -1000}, {}])
    def test_bears_any_score_table(self, lengths: dict[int, int]) -> None:
        picture = drawn(a_board().build(), scoring=Scoring(lengths=lengths))
        assert ids(picture)["cartouche"] == 1


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
