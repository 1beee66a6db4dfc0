"""The picture of a board: its layers, themes, routes and badges."""

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from builders import a_board
from picture_contents import (
    FOUR_FOR_ONE,
    a_full_board,
    drawn,
    flat,
    ids,
    rules_with,
    texts,
    without_colors,
)
from shapely import Polygon, STRtree

from trackwright.layout.board import Layout, lay_out
from trackwright.layout.collisions import things
from trackwright.layout.tracks import box
from trackwright.maps import board_folder, board_names, open_board, open_ruleset, rulesets_of
from trackwright.rendering.badges import RADIUS, payment_notes, place_badges
from trackwright.rendering.board_picture import board_picture
from trackwright.rendering.routes import route_shapes, wave_shapes
from trackwright.rendering.shapes import Image, Path, Text
from trackwright.rendering.themes import CLASSIC, THEMES, theme_named
from trackwright.schema.errors import UnknownNameError


class TestLayers:
    def test_lie_on_each_other_from_the_sea_up(self) -> None:
        names = [layer.name for layer in drawn(a_full_board().build()).layers]
        ground = "sea land terrain water borders names regions background decorations"
        network = "lines waves routes badges stops labels"
        assert names == [*ground.split(), *network.split(), "decorations_above", "furniture"]

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
        rules = rules_with(payment=FOUR_FOR_ONE)
        classic = board_picture(layout, CLASSIC, rules=rules)
        flat = replace(theme_named(theme), terrain=None)
        other = board_picture(layout, flat, rules=rules)
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
            name: [space.at.angle for space in route_shapes(track, CLASSIC, profile).shapes]
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

    def test_tell_of_a_special_payment_only_if_the_rules_have_one(self) -> None:
        board = a_full_board().build()
        assert "4:1" not in texts(drawn(board, rules=rules_with()))
        noted = drawn(board, rules=rules_with(payment=FOUR_FOR_ONE))
        assert texts(noted).count("4:1") == 2

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
