"""How much of a box is covered: the same as shapely finds, in far less time."""

import numpy as np
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from trackwright.layout.curves import Floats
from trackwright.layout.overlap_search import LINES_IN_A_RUN, Boxes, discs
from trackwright.layout.tracks import box_corners

seeds = st.integers(0, 1_000_000).map(np.random.default_rng)


def some_boxes(random: np.random.Generator, count: int) -> Boxes:
    turned = random.uniform(-180, 180, count) * random.integers(0, 2, count)
    return Boxes(random.uniform(0, 60, (count, 2)), random.uniform(1, 25, (count, 2)), turned)


def one_box(angle: float = 0.0) -> Boxes:
    """A box of 10 mm by 4 mm around the origin."""
    return Boxes(np.zeros((1, 2)), np.array([[10.0, 4.0]]), np.array([angle]))


def common_areas(boxes: Boxes, shapes: Floats) -> Floats:
    pairs = shapely.intersection(boxes.outlines[:, None], shapely.polygons(shapes)[None])
    return np.asarray(shapely.area(pairs).sum(axis=1))


@settings(max_examples=50, deadline=None)
@given(seeds)
def test_turned_boxes_and_discs_cover_what_they_have_in_common(random: np.random.Generator) -> None:
    boxes, others = some_boxes(random, 20), some_boxes(random, 20)
    corners = box_corners(others.middles, others.sizes, others.angles)
    round_ones = discs(random.uniform(0, 60, (10, 2)), random.uniform(1, 9, 10))
    for shapes in (corners, round_ones):
        assert boxes.covered(shapes) == pytest.approx(common_areas(boxes, shapes), abs=1e-6)


@settings(max_examples=50, deadline=None)
@given(seeds)
def test_lines_cross_the_boxes_that_they_meet(random: np.random.Generator) -> None:
    boxes = some_boxes(random, 20)
    corners = random.uniform(0, 60, (3 * LINES_IN_A_RUN, 2))
    chain = np.stack((corners[:-1], corners[1:]), axis=1)
    lines = np.concatenate((chain[:10], chain[12:], random.uniform(0, 60, (5, 2, 2))))
    meets = shapely.intersects(boxes.outlines[:, None], shapely.linestrings(lines)[None])
    assert boxes.crossed(lines).tolist() == meets.sum(axis=1).tolist()


def test_a_shape_that_only_touches_covers_nothing_at_all() -> None:
    beside = box_corners(np.array([[7.0, 0.0]]), np.array([[4.0, 4.0]]), np.zeros(1))
    assert one_box().covered(beside).tolist() == [0.0]


def test_shapes_that_lie_over_each_other_count_twice() -> None:
    shape = box_corners(np.zeros((1, 2)), np.array([[2.0, 2.0]]), np.zeros(1))
    assert one_box(30).covered(np.repeat(shape, 2, axis=0)) == pytest.approx([8])


def test_a_line_that_ends_on_the_edge_of_a_box_meets_it() -> None:
    lines = np.array([[[0.0, 2.0], [0.0, 9.0]], [[0.0, 2.1], [0.0, 9.0]]])
    assert one_box().crossed(lines).tolist() == [1]


def test_nothing_covers_and_crosses_nothing() -> None:
    assert one_box().covered(np.empty((0, 4, 2))).tolist() == [0.0]
    assert one_box().crossed(np.empty((0, 2, 2))).tolist() == [0]
    nowhere = Boxes(np.empty((0, 2)), np.empty((0, 2)), np.empty(0))
    assert nowhere.covered(np.zeros((1, 4, 2))).tolist() == []
