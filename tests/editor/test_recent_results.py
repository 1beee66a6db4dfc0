"""What was computed from a board is known again when an undo brings that board back."""

import pytest
from builders import a_board
from editor_driver import an_editor, desk_of
from pytestqt.qtbot import QtBot

from trackwright.editor.base.recent_results import MOST, RecentResults
from trackwright.editor.canvas import board_layout
from trackwright.schema.edits import with_changed
from trackwright.schema.geometry import Point

PATIENCE = 30_000
BOARD = (
    a_board()
    .with_city("oslo", position=[60, 60])
    .with_city("bergen", position=[160, 60])
    .with_route("oslo", "bergen", length=3)
    .build()
)


def test_a_result_is_computed_once_for_the_same_values() -> None:
    results: RecentResults[list[str]] = RecentResults()
    value = ["a board"]
    first = results.of(value, "en", compute=list)
    assert results.of(value, "e" + "N".lower(), compute=list) is first
    assert results.of(value, "fr", compute=list) is not first
    assert results.of(list(value), "en", compute=list) is not first


def test_only_the_last_results_are_kept() -> None:
    results: RecentResults[list[str]] = RecentResults()
    values = [[number] for number in range(MOST + 1)]
    first, *others = [results.of(value, compute=list) for value in values]
    assert all(results.of(v, compute=list) is o for v, o in zip(values[1:], others, strict=True))
    assert results.of(values[0], compute=list) is not first


def test_a_result_that_is_asked_for_again_stays_longest() -> None:
    results: RecentResults[list[str]] = RecentResults()
    values = [[number] for number in range(MOST + 1)]
    first = results.of(values[0], compute=list)
    for value in values[1:]:
        results.of(value, compute=list)
        assert results.of(values[0], compute=list) is first


def test_an_undo_has_names_and_panels_computed_no_second_time(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    computed: list[str] = []
    for name in ("place_labels", "annotations"):
        original = getattr(board_layout, name)

        def counted(*given: object, name: str = name, original: object = original) -> object:
            computed.append(name)
            assert callable(original)
            return original(*given)

        monkeypatch.setattr(board_layout, name, counted)
    desk = desk_of(an_editor(qtbot, BOARD.model_copy()))
    qtbot.waitUntil(lambda: desk.scene.is_layout_finished, timeout=PATIENCE)
    before = desk.scene.layout_now.labels
    assert sorted(computed) == ["annotations", "place_labels"]
    with qtbot.waitSignal(desk.scene.layout_finished, timeout=PATIENCE):
        desk.edit("Move", with_changed(desk.board, "cities", "oslo", position=Point(60, 90)))
    assert len(computed) == 4
    with qtbot.waitSignal(desk.scene.layout_finished, timeout=PATIENCE):
        desk.document.history.undo()
    assert len(computed) == 4
    assert desk.scene.layout_now.labels is before
