"""What is done in the editor's window for pictures of its playtests."""

from collections.abc import Mapping

from scene_steps import Scene, open_shipped, wait_until

from trackwright.editor.playtest.panel import PlaytestPanel
from trackwright.editor.shell.window import Window

GAMES = 40


def playtest_plan(window: Window) -> None:
    """Show the dock before anything was played."""
    _prepared(window)


def playtest_heat(window: Window) -> None:
    """Play, and show where claims are made and who wins."""
    panel = _played(window)
    panel.tabs.setCurrentWidget(panel.results)
    window.trigger("heat.claims")
    wait_until(lambda: not window.require_desk().heat.is_busy)


def playtest_tickets(window: Window) -> None:
    """Play, and show the tickets by how often they are completed."""
    panel = _played(window)
    panel.tabs.setCurrentWidget(panel.tickets)


def playtest_replay(window: Window) -> None:
    """Play, and replay two thirds of a game."""
    panel = _played(window)
    replay = panel.replay
    panel.tabs.setCurrentWidget(replay)
    wait_until(lambda: replay.slider.maximum() > 0)
    replay.slider.setValue(replay.slider.maximum() * 2 // 3)


def _played(window: Window) -> PlaytestPanel:
    panel = _prepared(window)
    panel.form.games.setValue(GAMES)
    panel.form.bots[1].setCurrentIndex(1)
    panel.run.click()
    playtest = window.require_desk().playtest
    wait_until(lambda: not playtest.is_running)
    return panel


def _prepared(window: Window) -> PlaytestPanel:
    open_shipped(window)
    wait_until(lambda: window.require_desk().problems.is_current)
    window.show_panel("playtest")
    (panel,) = window.findChildren(PlaytestPanel)
    return panel


PLAYTEST_SCENES: Mapping[str, Scene] = {
    "playtest_plan": playtest_plan,
    "playtest_heat": playtest_heat,
    "playtest_tickets": playtest_tickets,
    "playtest_replay": playtest_replay,
}
