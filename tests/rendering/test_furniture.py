"""The title, the score table and the legend: what they show, and where they stand."""

from functools import cache
from itertools import combinations
from typing import Any

import pytest
import shapely
from builders import a_board
from picture_contents import (
    FOUR_FOR_ONE,
    a_full_board,
    annotated,
    drawn,
    flat,
    groups,
    ids,
    rules_with,
)

from trackwright.layout.board import lay_out
from trackwright.layout.collisions import things
from trackwright.layout.drawn_sizes import cap_height, display_face
from trackwright.layout.tiling import usual_tiling
from trackwright.maps import board_folder, board_names, open_board, open_ruleset, ruleset_of
from trackwright.printing.board_sheets import board_tiling
from trackwright.printing.settings import Settings
from trackwright.rendering.board_frame import frame_inset
from trackwright.rendering.board_picture import Annotations, notes_of, placed_badges
from trackwright.rendering.furniture_blocks import LETTERS
from trackwright.rendering.furniture_places import furniture_blocks
from trackwright.rendering.ground import sheet_of
from trackwright.rendering.legend import Sign, legend_entries
from trackwright.rendering.shapes import Group, Text
from trackwright.rendering.themes import CLASSIC
from trackwright.schema.board import Board
from trackwright.schema.faces import Face
from trackwright.schema.geometry import Size
from trackwright.schema.rules.ruleset import Ruleset

SEVEN_POINTS = 7 * 25.4 / 72
PIECES = ("title", "score_table", "legend")


def shipped(name: str) -> tuple[Board, Ruleset]:
    board = open_board(name).document
    return board, ruleset_of(board, board_folder(name))


@cache
def annotated_board(name: str, language: str) -> Annotations:
    return annotated(*shipped(name), language)


def with_piece(board: Board, name: str, **fields: Any) -> Board:
    return board.changed(furniture={name: fields})


def group_of(board: Board, rules: Ruleset, name: str) -> Group:
    return next(each for each in groups(drawn(board, rules=rules)) if each.id == name)


def written_in(group: Group) -> list[str]:
    return [shape.text for shape in flat([group]) if isinstance(shape, Text)]


def folds_and_seams(board: Board) -> list[shapely.LineString]:
    size, panels = board.size, board.profile.panels
    plan = board_tiling(size, Settings())
    across = {size.width * n / panels.columns for n in range(1, panels.columns)}
    down = {size.height * n / panels.rows for n in range(1, panels.rows)}
    across |= {tile.x for tile in plan.tiles if tile.x}
    down |= {tile.y for tile in plan.tiles if tile.y}
    return [
        *(shapely.LineString([(x, 0), (x, size.height)]) for x in across),
        *(shapely.LineString([(0, y), (size.width, y)]) for y in down),
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", board_names())
class TestOnShippedBoards:
    def test_all_pieces_stand_clear_of_everything_and_of_folds_and_seams(
        self, name: str, language: str
    ) -> None:
        board, rules = shipped(name)
        layout = lay_out(board, language)
        pieces = annotated_board(name, language).pieces
        assert set(pieces) == set(PIECES)
        covered = shapely.union_all([piece.outline for piece in pieces.values()])
        inside = sheet_of(board.size, -frame_inset(board))
        assert inside.covers(covered)
        badges = placed_badges(layout, notes_of(board, rules)).values()
        others = [thing.outline for thing in things(layout)]
        others += [badge.outline for placed in badges for badge in placed]
        assert not any(covered.intersects(other) for other in others)
        assert not any(covered.intersects(line) for line in folds_and_seams(board))

    def test_names_of_areas_keep_clear_of_them(self, name: str, language: str) -> None:
        found = annotated_board(name, language)
        outlines = [piece.outline for piece in found.pieces.values()]
        names = [each.outline for each in found.names.values()]
        assert all(one.disjoint(other) for one in outlines for other in names)

    def test_the_title_is_as_large_as_suits_the_board(self, name: str, language: str) -> None:
        board, _ = shipped(name)
        piece = annotated_board(name, language).pieces["title"]
        text = next(piece.block.shapes(CLASSIC))
        assert isinstance(text, Text)
        shorter = min(board.size.width, board.size.height)
        share = cap_height(text.size * piece.scale, text.face) / shorter
        assert 0.025 <= share <= 0.03
        assert text.face is Face.DISPLAY

    def test_letters_and_numbers_are_of_7_points_or_more(self, name: str, language: str) -> None:
        for piece in annotated_board(name, language).pieces.values():
            assert LETTERS * piece.scale >= SEVEN_POINTS

    def test_the_display_typeface_has_every_letter(self, name: str, language: str) -> None:
        names = annotated_board(name, language).names
        countries = [each for each in names.values() if each.is_country]
        assert countries
        assert {each.face for each in countries} == {Face.DISPLAY}


@pytest.mark.parametrize("name", board_names())
def test_the_legend_lists_exactly_what_the_board_uses_under_its_rules(name: str) -> None:
    board, rules = shipped(name)
    used = {
        Sign.TUNNEL: bool(rules.tunnels) and any(route.tunnel for route in board.routes),
        Sign.FERRY: any(route.ferry for route in board.routes),
        Sign.DRAW_BONUS: any(route.draw_bonus for route in board.routes),
        Sign.PAYMENT: bool(notes_of(board, rules)),
        Sign.PARALLEL: True,  # each of them has fewer tracks for two players
        Sign.STATION: rules.stations is not None,
        Sign.REGION: any(region.borders for region in board.regions),
    }
    signs = [entry.sign for entry in legend_entries(board, rules, "en")]
    assert set(signs) == {sign for sign, is_used in used.items() if is_used}


class TestLegend:
    def meanings(self, board: Board, rules: Ruleset, language: str = "en") -> dict[Sign, str]:
        return {entry.sign: entry.meaning for entry in legend_entries(board, rules, language)}

    def test_says_what_ferries_cost_by_the_rules(self) -> None:
        board = a_full_board().build()
        plain = self.meanings(board, rules_with())
        assert plain[Sign.FERRY] == "Ferry: a locomotive for each icon"
        instead = {"cards": 3, "of": "any", "slot": "locomotive", "on": {"ferry": True}}
        rules = rules_with(payment={"substitutions": [instead]})
        assert self.meanings(board, rules)[Sign.FERRY] == (
            "Ferry: a locomotive for each icon, or any 3 cards"
        )
        assert self.meanings(board, rules, "fr")[Sign.FERRY] == (
            "Ferry\u00a0: une locomotive par icône, ou 3 cartes quelconques"
        )

    def test_leaves_out_what_no_route_of_the_board_has(self) -> None:
        rules = open_ruleset("europe").ruleset
        empty = self.meanings(a_board().build(), rules)
        assert set(empty) == {Sign.STATION}
        assert empty[Sign.STATION] == "Stations: 1, 2 and 3 cards of one colour"

    def test_leaves_out_what_the_rules_do_not_speak_of(self) -> None:
        assert Sign.TUNNEL not in self.meanings(a_full_board().build(), rules_with())
        assert Sign.PARALLEL not in self.meanings(a_full_board().build(), rules_with())
        assert legend_entries(a_full_board().build(), None, "en") == ()

    def test_explains_a_special_payment(self) -> None:
        rules = rules_with(payment=FOUR_FOR_ONE)
        meanings = self.meanings(a_full_board().build(), rules)
        assert meanings[Sign.PAYMENT] == "Special payment: any 4 cards for 1 card"

    def test_tells_of_parallel_tracks_only_by_how_many_play(self) -> None:
        classic = open_ruleset("classic").ruleset
        meanings = self.meanings(a_full_board().build(), classic)
        assert meanings[Sign.PARALLEL] == "2 tracks: only 1 with 2 or 3 players"


class TestPieces:
    def test_stand_together_in_one_panel_with_a_group_each(self) -> None:
        picture = drawn(a_full_board().build(), rules=rules_with())
        found = ids(picture)
        names = ["furniture-panel", *(f"furniture-{name}" for name in PIECES)]
        assert [found[name] for name in names] == [1, 1, 1, 1]

    def test_show_the_title_and_the_points_of_each_length(self) -> None:
        board, rules = a_full_board().build(), rules_with()
        assert written_in(group_of(board, rules, "furniture-title")) == ["A board"]
        points = written_in(group_of(board, rules, "furniture-score_table"))
        assert points == ["1", "2", "4", "7", "15", "21"]

    @pytest.mark.parametrize("name", PIECES)
    def test_stand_alone_where_they_are_put(self, name: str) -> None:
        board = with_piece(a_full_board().build(), name, position=[400, 420])
        pieces = annotated(board, rules_with()).pieces
        assert pieces[name].middle == (400, 420)
        assert shapely.centroid(pieces[name].outline).coords[0] == pytest.approx((400, 420))
        others = (piece.outline for other, piece in pieces.items() if other != name)
        assert all(pieces[name].outline.disjoint(other) for other in others)

    @pytest.mark.parametrize("name", PIECES)
    def test_are_as_large_as_they_are_scaled(self, name: str) -> None:
        board = a_full_board().build()
        placed = {"position": [400, 250]}
        one, two = (
            annotated(with_piece(board, name, scale=scale, **placed), rules_with()).pieces[name]
            for scale in (1.0, 2.0)
        )
        assert (one.scale, two.scale) == (1, 2)
        assert two.outline.area == pytest.approx(4 * one.outline.area)

    @pytest.mark.parametrize("name", PIECES)
    def test_are_left_out_if_hidden(self, name: str) -> None:
        board = with_piece(a_full_board().build(), name, hidden=True)
        assert set(annotated(board, rules_with()).pieces) == set(PIECES) - {name}
        assert f"furniture-{name}" not in ids(drawn(board, rules=rules_with()))

    def test_are_not_there_if_they_have_nothing_to_show(self) -> None:
        untitled = a_board().with_fields(meta={"title": ""}).build()
        assert annotated(untitled).pieces == {}
        assert set(annotated(untitled, rules_with()).pieces) == {"score_table"}

    def test_are_left_out_where_there_is_no_room(self) -> None:
        board = a_board().with_fields(size={"width": 40, "height": 24}).with_city("oslo")
        assert annotated(board.with_city("bergen").build(), rules_with()).pieces == {}

    def test_are_split_before_a_fold_or_seam_is_crossed(self) -> None:
        narrow = {"panels": {"columns": 6, "rows": 6}}
        board = a_full_board().with_fields(profile=narrow).build()
        pieces = annotated(board, rules_with()).pieces
        assert set(pieces) == set(PIECES)
        assert len({piece.scale for piece in pieces.values()}) > 1
        for piece in pieces.values():
            assert not any(piece.outline.intersects(line) for line in folds_and_seams(board))
        for one, other in combinations(pieces.values(), 2):
            assert one.outline.intersection(other.outline).area == pytest.approx(0)

    @pytest.mark.parametrize("size", [(200, 150), (400, 900)])
    def test_fit_on_small_boards_and_on_those_that_stand(self, size: tuple[int, int]) -> None:
        board = a_board().with_fields(size={"width": size[0], "height": size[1]}).build()
        pieces = annotated(board, rules_with()).pieces
        assert set(pieces) == {"title", "score_table"}
        sheet = sheet_of(board.size, 0)
        assert all(sheet.covers(piece.outline) for piece in pieces.values())

    @pytest.mark.parametrize("lengths", [{n: n for n in range(1, 101)}, {100: -1000}, {}])
    def test_bear_any_score_table(self, lengths: dict[int, int]) -> None:
        assert "title" in annotated(a_board().build(), rules_with(lengths)).pieces

    def test_keep_clear_of_the_designer_s_texts(self) -> None:
        free = annotated(a_board().build()).pieces["title"]
        text = {"id": "sea", "kind": "text", "text": "Sea", "position": list(free.middle)}
        moved = annotated(a_board().build().changed(decorations=[text])).pieces["title"]
        assert moved.outline.disjoint(shapely.Point(free.middle).buffer(4))

    def test_a_title_in_letters_that_the_display_typeface_lacks_is_in_the_other(self) -> None:
        assert display_face("Łódź, İzmir, Ørsta, Œuvre") is Face.DISPLAY
        assert display_face("Ἀθῆναι") is Face.TEXT
        blocks = furniture_blocks(a_board().with_fields(meta={"title": "日本"}).build(), "en", None)
        assert blocks["title"][0].size[0] > 0


@pytest.mark.parametrize("size", [(972, 648), (525, 790), (620, 620), (200, 150)])
def test_seams_that_are_kept_clear_are_those_of_printing(size: tuple[int, int]) -> None:
    board = Size(width=size[0], height=size[1])
    assert usual_tiling(board, None) == board_tiling(board, Settings())
