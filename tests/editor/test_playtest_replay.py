"""The replay of a playtest's games on the canvas."""

import pytest
from editor_driver import an_editor, desk_of
from playable_board import a_playable_board
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from trackwright.editor.heat.kinds import CLAIMS
from trackwright.editor.heat.overlay import HeatOverlay
from trackwright.editor.playtest.game_runs import RecordedGame, record_game, seating
from trackwright.editor.playtest.panel import PlaytestPanel
from trackwright.editor.playtest.replay import _MOVES, ReplayPage, move_text, player_color
from trackwright.editor.shell.window import Window
from trackwright.maps import open_ruleset
from trackwright.playtest.jobs import Job, run
from trackwright.playtest.match import Deed
from trackwright.playtest.state import OWNER, POINTS, WON

pytestmark = pytest.mark.usefixtures("short_delays")

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def job() -> Job:
    ruleset = open_ruleset("europe").ruleset
    return Job(a_playable_board(), ruleset, ("greedy", "random", "opportunist"), 4, 11)


@pytest.fixture
def replay(qtbot: QtBot) -> ReplayPage:
    """Return the page of a window in which three games were played and the first is replayed."""
    window = an_editor(qtbot, a_playable_board())
    desk = desk_of(window)
    qtbot.waitUntil(lambda: desk.problems.is_current, timeout=20_000)
    window.show_panel("playtest")
    panel = panel_of(window)
    panel.form.players.setValue(3)
    panel.form.games.setValue(3)
    QTest.mouseClick(panel.run, LEFT)
    qtbot.waitUntil(lambda: not desk.playtest.is_running, timeout=60_000)
    panel.tabs.setCurrentWidget(panel.replay)
    qtbot.waitUntil(lambda: panel.replay.slider.maximum() > 0, timeout=60_000)
    return panel.replay


def panel_of(window: Window) -> PlaytestPanel:
    dock = window.panel("playtest")
    assert dock is not None
    panel = dock.widget()
    assert isinstance(panel, PlaytestPanel)
    return panel


def recording_of(replay: ReplayPage) -> RecordedGame:
    assert replay._game is not None
    return replay._game


def press(button: QToolButton) -> None:
    QTest.mouseClick(button, LEFT)


def first_claim(recording: RecordedGame) -> int:
    """Return how many moves there are up to the first claim."""
    return next(n for n, step in enumerate(recording.moves, 1) if step.route is not None)


def test_every_game_of_a_playtest_is_played_again_to_the_same_end(job: Job) -> None:
    outcomes = run(job)
    for number, seed in enumerate(outcomes.seeds.tolist()):
        recording = record_game(job, seed)
        points = outcomes.players[number, :, POINTS].tolist()
        winners = outcomes.players[number, :, WON].nonzero()[0].tolist()
        owners = outcomes.tracks[number, :, OWNER].tolist()
        assert list(recording.moves[-1].points) == points
        assert list(recording.winners) == winners
        told = recording.route_owners(len(recording.moves))
        assert [told.get(route.id, -1) for route in job.board.routes] == owners


def test_players_change_seats_from_game_to_game(job: Job) -> None:
    assert seating(job, 3) == ("greedy", "random", "opportunist")
    assert seating(job, 4) == ("random", "opportunist", "greedy")


def test_every_deed_has_words() -> None:
    assert set(_MOVES) == {str(deed) for deed in Deed}


def test_a_claim_is_told_with_its_cities_and_cards(job: Job) -> None:
    recording = record_game(job, 11)
    step = next(step for step in recording.moves if step.action.deed is Deed.CLAIM)
    told = move_text(step, job.board, "en")
    assert told.startswith("claims ")
    assert "–" in told
    assert " with " in told


def test_steps_lead_on_and_back(replay: ReplayPage) -> None:
    assert replay.moves_made == 0
    press(replay.forward)
    press(replay.forward)
    assert replay.moves_made == 2
    assert replay.moves.currentRow() == 1
    press(replay.back)
    assert replay.moves_made == 1
    press(replay.last)
    assert replay.moves_made == len(recording_of(replay).moves)
    assert any("won" in replay.scores.item(row).text() for row in range(3))
    press(replay.first)
    assert replay.moves_made == 0


def test_claimed_routes_have_the_colour_of_their_player(replay: ReplayPage) -> None:
    recording = recording_of(replay)
    moves = first_claim(recording)
    replay.slider.setValue(moves - 1)
    assert not replay.claims.bands.bands
    press(replay.forward)
    claim = recording.moves[moves - 1]
    ((route, band),) = replay.claims.bands.bands.items()
    assert route == claim.route
    assert band.color == player_color(claim.player)
    assert band.is_emphasized
    press(replay.back)
    assert not replay.claims.bands.bands


def test_a_click_on_a_move_goes_there(replay: ReplayPage) -> None:
    item = replay.moves.item(2)
    place = replay.moves.visualItemRect(item).center()
    QTest.mouseClick(replay.moves.viewport(), LEFT, pos=place)
    assert replay.moves_made == 3


def test_it_plays_by_itself_until_it_is_paused(qtbot: QtBot, replay: ReplayPage) -> None:
    press(replay.play)
    qtbot.waitUntil(lambda: replay.moves_made >= 1, timeout=10_000)
    press(replay.play)
    assert not replay.is_playing


def test_it_stops_at_the_end(qtbot: QtBot, replay: ReplayPage) -> None:
    replay.slider.setValue(replay.slider.maximum() - 1)
    press(replay.play)
    qtbot.waitUntil(lambda: not replay.is_playing, timeout=10_000)
    assert replay.moves_made == replay.slider.maximum()


def test_another_game_can_be_chosen(qtbot: QtBot, replay: ReplayPage) -> None:
    assert replay.number.maximum() == 3
    replay.number.setValue(2)
    qtbot.waitUntil(lambda: recording_of(replay).seed == 2, timeout=20_000)
    assert replay.moves_made == 0


def test_the_board_is_itself_again_when_another_tab_is_chosen(
    qtbot: QtBot, replay: ReplayPage
) -> None:
    replay.slider.setValue(replay.slider.maximum())
    window = replay.window()
    assert isinstance(window, Window)
    heat = heat_of(qtbot, window)
    assert replay.claims.is_shown
    assert not heat.item.isVisible()
    assert heat.legend.isHidden()
    panel_of(window).tabs.setCurrentIndex(0)
    assert not replay.claims.is_shown
    assert heat.item.isVisible()


def test_heat_comes_back_when_the_replay_leaves_with_its_dock(
    qtbot: QtBot, replay: ReplayPage
) -> None:
    window = replay.window()
    assert isinstance(window, Window)
    heat = heat_of(qtbot, window)
    assert not heat.item.isVisible()
    window.reset_layout()
    qtbot.waitUntil(heat.item.isVisible)


def heat_of(qtbot: QtBot, window: Window) -> HeatOverlay:
    """Show how often routes are claimed."""
    heat = desk_of(window).heat
    heat.show(CLAIMS)
    qtbot.waitUntil(lambda: not heat.is_busy)
    return heat
