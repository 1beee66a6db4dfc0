"""A layout that is there at once: what nothing has touched stays where it is."""

import pytest
from builders import a_board

from trackwright.editor.canvas.board_layout import provisional_badges, provisional_layout
from trackwright.layout.board import Layout, lay_out
from trackwright.maps import open_board
from trackwright.rendering.board_picture import NO_NOTES, placed_badges
from trackwright.schema.board import Board
from trackwright.schema.edits import with_changed, without


@pytest.fixture(scope="module")
def europe() -> Layout:
    return lay_out(open_board("europe").document)


def _after(layout: Layout, board: Board) -> Layout:
    return provisional_layout(board, layout.language, layout)


def test_tracks_lie_where_they_will(europe: Layout) -> None:
    board = with_changed(europe.board, "cities", "paris", position=(320, 330))
    sketch, laid = _after(europe, board), lay_out(board)
    assert {name: t.spaces for name, t in sketch.tracks.items()} == {
        name: t.spaces for name, t in laid.tracks.items()
    }


def test_a_name_goes_along_with_its_city_and_all_others_stay(europe: Layout) -> None:
    x, y = next(c.position for c in europe.board.cities if c.id == "paris")
    board = with_changed(europe.board, "cities", "paris", position=(x + 10, y - 4))
    labels = _after(europe, board).labels
    assert labels["paris"].x == pytest.approx(europe.labels["paris"].x + 10)
    assert labels["paris"].y == pytest.approx(europe.labels["paris"].y - 4)
    assert all(labels[name] is europe.labels[name] for name in labels if name != "paris")


def test_a_name_that_is_written_anew_covers_no_neighbour(europe: Layout) -> None:
    board = with_changed(europe.board, "cities", "essen", name="Recklinghausen")
    labels = _after(europe, board).labels
    assert labels["essen"].text == "Recklinghausen"
    others = [label for name, label in labels.items() if name != "essen"]
    assert not any(labels["essen"].outline.intersects(other.outline) for other in others)
    assert list(labels) == list(europe.labels)


def test_a_city_that_goes_takes_its_name_along(europe: Layout) -> None:
    board = without(europe.board, "cities", "paris")
    assert "paris" not in _after(europe, board).labels


def test_a_crossing_is_named_after_its_country() -> None:
    layout = lay_out(a_board().with_country("sweden", name="Sweden").with_city("oslo").build())
    board = a_board().with_country("sweden", name="Sweden").with_city("oslo")
    board = board.with_crossing("to_sweden", "sweden")
    assert _after(layout, board.build()).labels["to_sweden"].text == "Sweden"


def test_another_language_lays_all_names_anew(europe: Layout) -> None:
    assert (
        provisional_layout(europe.board, "fr", europe).labels == lay_out(europe.board, "fr").labels
    )


def test_a_badge_goes_along_with_its_route() -> None:
    board = a_board().with_route("oslo", "bergen", length=3, draw_bonus=2)
    board = board.with_city("oslo", position=[100, 100]).with_city("bergen", position=[250, 100])
    before = lay_out(board.build())
    badges = placed_badges(before, NO_NOTES)
    after = _after(before, with_changed(before.board, "cities", "bergen", position=(250, 160)))
    (old,), (new,) = badges["oslo-bergen"], provisional_badges(after, before, badges)["oslo-bergen"]
    assert new.text == old.text
    assert new.y > old.y + 10


def test_a_note_on_a_route_stays_until_the_rules_are_looked_at_again() -> None:
    board = a_board().with_route("oslo", "bergen", length=3)
    board = board.with_city("oslo", position=[100, 100]).with_city("bergen", position=[250, 100])
    before = lay_out(board.build())
    badges = placed_badges(before, {"oslo-bergen": ("4:1",)})
    after = _after(before, with_changed(before.board, "cities", "bergen", position=(250, 160)))
    (note,) = provisional_badges(after, before, badges)["oslo-bergen"]
    assert note.text == "4:1"
    assert note.y > badges["oslo-bergen"][0].y + 10


def test_a_new_badge_is_there_at_once_and_an_old_one_gone() -> None:
    before = lay_out(a_board().with_route("oslo", "bergen", length=3).build())
    rich = _after(before, with_changed(before.board, "routes", "oslo-bergen", draw_bonus=2))
    badges = provisional_badges(rich, before, {})
    assert [badge.text for badge in badges["oslo-bergen"]] == ["+2"]
    richer = _after(rich, with_changed(rich.board, "routes", "oslo-bergen", draw_bonus=3))
    assert [b.text for b in provisional_badges(richer, rich, badges)["oslo-bergen"]] == ["+3"]
    assert provisional_badges(before, rich, badges) == {}
