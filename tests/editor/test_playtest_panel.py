"""The dock of playtests: games in the background, their numbers, and where these belong."""

from collections.abc import Mapping

import pytest
from editor_driver import an_editor, desk_of
from playable_board import a_playable_board
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from trackwright.editor.base.language import percent
from trackwright.editor.heat.colors import heat_color
from trackwright.editor.heat.kinds import CLAIMS, CLAIMS_OF_WINNERS, HeatKind
from trackwright.editor.playtest.figures import _PARTS
from trackwright.editor.playtest.panel import PlaytestPanel
from trackwright.editor.playtest.setup_form import BOT_NAMES
from trackwright.editor.problems.board_checks import with_accepted
from trackwright.editor.shell.window import Window
from trackwright.playtest.bots.search import BOTS
from trackwright.playtest.jobs import Job, run
from trackwright.playtest.statistics import PARTS, report
from trackwright.schema.edits import with_changed
from trackwright.schema.thing_ref import ThingRef

pytestmark = pytest.mark.usefixtures("short_delays")

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    window = an_editor(qtbot, a_playable_board())
    qtbot.waitUntil(lambda: desk_of(window).problems.is_current, timeout=20_000)
    window.show_panel("playtest")
    return window


def panel_of(window: Window) -> PlaytestPanel:
    dock = window.panel("playtest")
    assert dock is not None
    panel = dock.widget()
    assert isinstance(panel, PlaytestPanel)
    return panel


def choose(window: Window, *bots: str, games: int = 10, seed: int = 1) -> None:
    form = panel_of(window).form
    form.players.setValue(len(bots))
    for combo, bot in zip(form.bots, bots, strict=False):
        combo.setCurrentIndex(list(BOT_NAMES).index(bot))
    form.games.setValue(games)
    form.seed.setValue(seed)


def play(qtbot: QtBot, window: Window, *bots: str, games: int = 10, seed: int = 1) -> None:
    choose(window, *bots, games=games, seed=seed)
    QTest.mouseClick(panel_of(window).run, LEFT)
    qtbot.waitUntil(lambda: not desk_of(window).playtest.is_running, timeout=60_000)


def rows(window: Window, table: str) -> list[list[str]]:
    figures = getattr(panel_of(window), table).figures
    return [[cell.text for cell in row.cells] for row in figures.rows]


def test_at_first_it_says_what_can_be_found_out(window: Window) -> None:
    panel = panel_of(window)
    assert "Let bots play this board" in panel.pages.message
    assert panel.run.isEnabled()


def test_the_rules_are_those_of_the_board_and_bound_the_players(window: Window) -> None:
    form = panel_of(window).form
    assert form.rules.currentText() == "Europe"
    assert (form.players.minimum(), form.players.maximum()) == (2, 5)
    form.players.setValue(3)
    assert [bot.isVisible() for bot in form.bots] == [True, True, True, False]


def test_a_board_without_rules_is_played_by_the_classic_ones(qtbot: QtBot) -> None:
    window = an_editor(qtbot, a_playable_board().changed(rulesets=()))
    qtbot.waitUntil(lambda: desk_of(window).problems.is_current, timeout=20_000)
    assert panel_of(window).form.rules.currentText() == "Classic"
    assert panel_of(window).run.isEnabled()


def test_every_bot_of_the_engine_can_be_chosen() -> None:
    assert set(BOT_NAMES) == set(BOTS)


def test_the_numbers_are_those_of_the_engine(qtbot: QtBot, window: Window) -> None:
    play(qtbot, window, "greedy", "random", games=12, seed=7)
    desk = desk_of(window)
    (ruleset,) = desk.problems.checked.rules if desk.problems.checked else ()
    job = Job(desk.board, ruleset, ("greedy", "random"), 12, 7)
    assert desk.playtest.result is not None
    assert desk.playtest.result.report == report(job, run(job))
    assert "12 games" in panel_of(window).summary.text()
    told = [row[0] for row in rows(window, "results")]
    assert "Player 2 in order of turns" in told
    assert "Random" in told
    assert len(rows(window, "routes")) == len(desk.board.routes)


def test_each_part_of_the_points_has_a_name() -> None:
    assert set(_PARTS) == set(PARTS)


def test_rules_that_fail_are_found_and_told(qtbot: QtBot, window: Window) -> None:
    play(qtbot, window, "greedy", "random", games=4)
    panel = panel_of(window)
    first = panel.findings.item(0)
    assert "nobody could do anything any more" in " ".join(
        finding.message for finding in panel.findings.findings
    )
    assert first.text().endswith(".")
    assert "Where the rules fail" in [row[0] for row in rows(window, "results")]


def test_a_ticket_that_nobody_completes_pays_too_little(qtbot: QtBot, window: Window) -> None:
    play(qtbot, window, "random", "random", games=40)
    named = {row[0]: row for row in rows(window, "tickets")}
    assert named["Alta–Inari"][4] == "0\u00a0%"
    assert named["Alta–Inari"][-1] == "too little"
    assert (named["Alta–Inari"][2], named["Alta–Copenhagen"][2]) == ("–", "12")


def test_a_click_on_a_finding_shows_what_it_is_about(qtbot: QtBot, window: Window) -> None:
    play(qtbot, window, "random", "random", games=40)
    panel, desk = panel_of(window), desk_of(window)
    desk.view.zoom_to(8.0)
    desk.view.scroll_by(-3_000, -3_000)
    (row,) = (
        number
        for number, finding in enumerate(panel.findings.findings)
        if finding.places == ("ticket/alta-inari",)
    )
    item = panel.findings.item(row)
    panel.findings.scrollToItem(item)
    QTest.mouseClick(
        panel.findings.viewport(), LEFT, pos=panel.findings.visualItemRect(item).center()
    )
    assert desk.selection.ids("ticket") == ("alta-inari",)
    assert desk.view.seen.contains(80, 80)
    assert desk.view.seen.contains(560, 80)


def test_tables_are_sorted_by_numbers_and_lead_to_the_canvas(qtbot: QtBot, window: Window) -> None:
    play(qtbot, window, "random", "random", games=20)
    panel, desk = panel_of(window), desk_of(window)
    panel.tabs.setCurrentWidget(panel.routes)
    panel.routes.sortByColumn(1, Qt.SortOrder.AscendingOrder)
    shares = [row.cells[1].order for row in panel.routes.figures.rows]
    assert shares == sorted(share for share in shares if share is not None)
    panel.routes.setCurrentIndex(panel.routes.rows.index(0, 0, QModelIndex()))
    assert desk.selection.ids("route") == (panel.routes.figures.rows[0].thing[len("route/") :],)


def test_numbers_are_out_of_date_after_an_edit_until_it_is_undone(
    qtbot: QtBot, window: Window
) -> None:
    play(qtbot, window, "greedy", "greedy", games=4)
    desk, panel = desk_of(window), panel_of(window)
    desk.edit("Edit", with_changed(desk.board, "tickets", "alta-falun", points=5))
    assert desk.playtest.is_outdated
    assert "Out of date" in panel.summary.text()
    desk.document.history.undo()
    assert "Out of date" not in panel.summary.text()


def test_games_that_end_after_an_edit_are_shown_as_out_of_date(
    qtbot: QtBot, window: Window
) -> None:
    choose(window, "greedy", "greedy", games=20)
    desk, panel = desk_of(window), panel_of(window)
    QTest.mouseClick(panel.run, LEFT)
    desk.edit("Edit", with_changed(desk.board, "tickets", "alta-falun", points=5))
    qtbot.waitUntil(lambda: not desk.playtest.is_running, timeout=60_000)
    assert "Out of date" in panel.summary.text()
    assert "20 games" in panel.summary.text()
    assert len(rows(window, "routes")) == len(desk.board.routes)


def test_many_games_run_in_other_processes_and_can_be_cancelled(
    qtbot: QtBot, window: Window
) -> None:
    choose(window, "greedy", "random", games=20_000)
    panel, playtest = panel_of(window), desk_of(window).playtest
    QTest.mouseClick(panel.run, LEFT)
    assert panel.run.text() == "Cancel"
    assert not panel.form.isEnabled()
    qtbot.waitUntil(lambda: playtest.result is not None, timeout=60_000)
    assert playtest.is_running
    assert rows(window, "results")
    QTest.mouseClick(panel.run, LEFT)
    qtbot.waitUntil(lambda: not playtest.is_running, timeout=60_000)
    assert playtest.result is not None
    assert 0 < len(playtest.result.outcomes) == playtest.games_done < 20_000
    assert panel.run.text() == "Play"
    seeds = playtest.result.outcomes.seeds.tolist()
    assert seeds == sorted(seeds)


def test_numbers_stay_when_panels_are_put_back(qtbot: QtBot, window: Window) -> None:
    play(qtbot, window, "greedy", "random", "hoarder", games=3, seed=5)
    before = rows(window, "results")
    window.reset_layout()
    assert rows(window, "results") == before
    plan = panel_of(window).form.setup
    assert plan is not None
    assert (plan.bots, plan.games, plan.seed) == (("greedy", "random", "hoarder"), 3, 5)


def test_closing_the_window_ends_the_games(window: Window) -> None:
    choose(window, "greedy", "random", games=40)
    QTest.mouseClick(panel_of(window).run, LEFT)
    playtest = desk_of(window).playtest
    window.clear_desk()
    assert not playtest.is_running


def test_the_heat_is_hotter_where_more_is_claimed(qtbot: QtBot, window: Window) -> None:
    play(qtbot, window, "random", "random", games=20)
    desk = desk_of(window)
    assert not desk.heat.item.isVisible()
    shares = claims(qtbot, window, CLAIMS)
    assert desk.heat.item.isVisible()
    assert panel_of(window).heat.currentText() == "Games in which a route is claimed"
    assert desk.playtest.result is not None
    assert desk.heat.heat is not None
    used = sorted(desk.playtest.result.report.routes, key=lambda route: route.claimed.value)
    assert shares.keys() == {route.id for route in used}
    cold, hot = (desk.heat.heat.share(shares[used[place].id]) for place in (0, -1))
    assert cold < hot == 1
    theme = desk.scene.theme
    assert heat_color(cold, theme).lightness() > heat_color(hot, theme).lightness()
    assert desk.heat.legend.ends == (percent(0), percent(used[-1].claimed.value))
    desk.heat.show(None)
    assert not desk.heat.item.isVisible()
    assert desk.heat.legend.isHidden()


def test_heat_of_games_asks_for_some_before_there_are_any(qtbot: QtBot, window: Window) -> None:
    heat = desk_of(window).heat
    heat.show(CLAIMS)
    qtbot.waitUntil(lambda: not heat.is_busy)
    assert "Let bots play" in heat.legend.accessibleName()
    play(qtbot, window, "random", "random", games=2)
    qtbot.waitUntil(heat.item.isVisible)


def test_winners_claim_no_more_than_all(qtbot: QtBot, window: Window) -> None:
    play(qtbot, window, "greedy", "random", games=10)
    everybody = claims(qtbot, window, CLAIMS)
    winners = claims(qtbot, window, CLAIMS_OF_WINNERS)
    assert all(winners[route] <= everybody[route] for route in everybody)
    assert sum(winners.values()) < sum(everybody.values())


def test_the_heat_follows_edits_and_says_that_it_is_old(qtbot: QtBot, window: Window) -> None:
    play(qtbot, window, "greedy", "random", games=4)
    desk = desk_of(window)
    claims(qtbot, window, CLAIMS_OF_WINNERS)
    before = desk.heat.item.count
    routes = tuple(route for route in desk.board.routes if route.id != "alta-bergen")
    desk.edit("Remove", desk.board.changed(routes=routes))
    qtbot.waitUntil(lambda: desk.heat.item.count == before - 1, timeout=20_000)
    told = desk.heat.legend.accessibleName
    qtbot.waitUntil(lambda: "before the last edits" in told(), timeout=20_000)


def claims(qtbot: QtBot, window: Window, kind: HeatKind) -> Mapping[str, float]:
    """Return the number of each route after some heat of games is shown."""
    overlay = desk_of(window).heat
    overlay.show(kind)
    qtbot.waitUntil(lambda: not overlay.is_busy)
    assert overlay.heat is not None
    return overlay.heat.routes


def test_several_numbers_of_players_are_played_in_one_run(qtbot: QtBot, window: Window) -> None:
    panel, desk = panel_of(window), desk_of(window)
    assert panel.players.isHidden()
    panel.form.fewer.setChecked(True)
    play(qtbot, window, "greedy", "random", "greedy", games=6)
    assert list(desk.playtest.results) == [2, 3]
    assert desk.playtest.games_wanted == desk.playtest.games_done == 12
    assert [panel.players.itemText(row) for row in range(panel.players.count())] == [
        "2 players",
        "3 players",
    ]
    assert "3 players" in panel.summary.text()
    everybody = claims(qtbot, window, CLAIMS)
    panel.players.setCurrentIndex(0)
    panel.players.activated.emit(0)
    assert desk.playtest.result is desk.playtest.results[2]
    assert "2 players: Greedy, Random" in panel.summary.text()
    qtbot.waitUntil(lambda: not desk.heat.is_busy)
    assert desk.heat.heat is not None
    assert desk.heat.heat.routes != everybody


def test_numbers_of_players_are_in_order_whichever_is_reported_first(
    qtbot: QtBot, window: Window
) -> None:
    panel_of(window).form.fewer.setChecked(True)
    play(qtbot, window, "random", "random", "random", games=2)
    playtest = desk_of(window).playtest
    two, three = playtest.results.values()
    playtest.results = {}
    playtest._finish((three, two))
    assert list(playtest.results) == [2, 3]
    titles = [panel_of(window).players.itemText(row) for row in range(2)]
    assert titles == ["2 players", "3 players"]


def test_the_next_run_forgets_other_numbers_of_players(qtbot: QtBot, window: Window) -> None:
    panel_of(window).form.fewer.setChecked(True)
    play(qtbot, window, "greedy", "random", "greedy", games=2)
    panel_of(window).form.fewer.setChecked(False)
    play(qtbot, window, "greedy", "random", games=2)
    assert list(desk_of(window).playtest.results) == [2]
    assert panel_of(window).players.isHidden()


def found_in_games(window: Window) -> list[str]:
    checked = desk_of(window).problems.checked
    assert checked is not None
    report = checked.report
    return [f.check.code for f in (*report.findings, *report.accepted) if f.check.code[0] == "F"]


def test_strong_findings_are_problems_until_an_edit_outdates_them(
    qtbot: QtBot, window: Window
) -> None:
    desk = desk_of(window)
    assert found_in_games(window) == []
    play(qtbot, window, "random", "random", games=40)
    qtbot.waitUntil(lambda: "F004" in found_in_games(window), timeout=20_000)
    assert desk.problems.checked is not None
    (finding,) = (f for f in desk.problems.checked.report.findings if f.check.code == "F004")
    assert finding.things == (ThingRef("ticket", "alta-inari"),)
    accepted = with_accepted(desk.board, finding, "It is a joke.")
    desk.edit("Accept", accepted)
    qtbot.waitUntil(lambda: desk.problems.is_current, timeout=20_000)
    assert not desk.playtest.is_outdated
    assert [f.accepted for f in desk.problems.checked.report.accepted] == ["It is a joke."]
    desk.edit("Edit", with_changed(desk.board, "tickets", "alta-falun", points=5))
    qtbot.waitUntil(lambda: found_in_games(window) == ["F090"], timeout=20_000)


def test_bots_do_not_play_by_rules_that_mean_nothing_on_the_board(qtbot: QtBot) -> None:
    window = an_editor(qtbot, a_playable_board().changed(tickets=()))
    qtbot.waitUntil(lambda: desk_of(window).problems.is_current, timeout=20_000)
    window.show_panel("playtest")
    play(qtbot, window, "greedy", "greedy", games=2)
    refusal = desk_of(window).playtest.refusal
    assert "cannot be played by" in refusal
    assert "no ticket for the pile" in refusal
    assert desk_of(window).playtest.result is None
