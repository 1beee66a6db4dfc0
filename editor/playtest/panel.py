"""The dock in which bots play the board, and their results and findings are shown."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QMarginsF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QSizePolicy,
    QTabWidget,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import icon
from trackwright.editor.base.language import capitalized
from trackwright.editor.base.style import BELOW, GAP
from trackwright.editor.base.widgets import (
    ContentOrMessage,
    boxed,
    column,
    named,
    plain_label,
    push_button,
    row,
    scroll_area,
)
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.selection import exists
from trackwright.editor.heat.overlay import HeatBox
from trackwright.editor.playtest import figures
from trackwright.editor.playtest.figures import FiguresTable
from trackwright.editor.playtest.replay import ReplayPage
from trackwright.editor.playtest.setup_form import SetupForm, bot_name
from trackwright.schema.board import Board, CountryEnd
from trackwright.schema.rules.ruleset import ruleset_title
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef, stop_ref
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.playtest.game_runs import PlaytestResult
    from trackwright.playtest.verdicts import Finding

_FINDING = Qt.ItemDataRole.UserRole

SPACE_AROUND = 40.0
"""How much of the board is seen around things, in mm on each side."""

FORM_WIDTH = 300


class PlaytestPanel(Guarded, QWidget):
    """On the left what is to be played, on the right the results."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._playtest = desk.playtest
        self._shown: PlaytestResult | None = None
        self.form = SetupForm(desk.scene.language)
        if self._playtest.setup is not None:
            self.form.show_setup(self._playtest.setup)
        self.run = push_button("", self._run_or_cancel)
        self.run.setAutoDefault(False)
        self.progress = named(QProgressBar(), tr("Progress of the playtest"))
        self.summary = plain_label()
        self.summary.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.players = named(QComboBox(), tr("Number of players shown"))
        self.players.setVisible(False)
        show_players = desk.playtest.show_players
        connect(self.players.activated, lambda row: show_players(self.players.itemData(row)))
        self.heat = HeatBox(desk)
        self.findings = FindingsList()
        self.results = FiguresTable(figures.RESULTS, tr("Results"), sorts=False)
        self.tickets = FiguresTable(figures.TICKETS, tr("Tickets"))
        self.routes = FiguresTable(figures.ROUTES, tr("Routes"))
        for chosen in (self.findings.chosen, self.tickets.chosen, self.routes.chosen):
            connect(chosen, partial(select_and_show, desk))
        self.replay = ReplayPage(desk)
        self.tabs = QTabWidget(documentMode=True)
        self.tabs.addTab(self.findings, tr("Findings"))
        for page in (self.results, self.tickets, self.routes):
            self.tabs.addTab(page, page.accessibleName())
        self.tabs.addTab(self.replay, tr("Replay"))
        above = row((self.summary, 1), self.players, self.heat)
        content = column(above, (self.tabs, 1), spacing=GAP // 2)
        self.pages = ContentOrMessage(boxed(content))
        scroll = scroll_area(boxed(column(self.form, 1, margins=(0, 0, GAP // 2, 0))))
        left = boxed(column((scroll, 1), row(self.run, (self.progress, 1)), spacing=GAP // 2))
        left.setFixedWidth(FORM_WIDTH)
        row(left, (self.pages, 1), margins=(GAP, GAP // 2, GAP, GAP), parent=self)
        connect(desk.problems.reported, self._offer_rules)
        connect(self.form.changed, self._follow)
        connect(self._playtest.progressed, self._follow)
        connect(self._playtest.reported, self._show_result)
        self._offer_rules()
        self._show_result()
        self._follow()

    def sizeHint(self) -> QSize:
        return BELOW

    def _offer_rules(self) -> None:
        checked = self._desk.problems.checked
        if checked is not None:
            self.form.offer_rulesets(checked.rules)
        self._follow()

    def _run_or_cancel(self) -> None:
        if self._playtest.is_running:
            self._playtest.cancel()
        elif (setup := self.form.setup) is not None:
            self._playtest.start(setup)

    def _follow(self) -> None:
        """Show the progress, and what can be done."""
        playtest = self._playtest
        self.run.setText(tr("Cancel") if playtest.is_running else tr("Play"))
        can_start_or_cancel = playtest.is_running or self.form.setup is not None
        self.run.setEnabled(can_start_or_cancel and not playtest.is_stopping)
        self.form.setEnabled(not playtest.is_running)
        self.progress.setVisible(playtest.is_running)
        self.progress.setRange(0, playtest.games_wanted)
        self.progress.setValue(playtest.games_done)
        if playtest.result is not None and not playtest.refusal:
            self.pages.show_content()
        else:
            self.pages.show_message(self._reason_for_no_result())

    def _reason_for_no_result(self) -> str:
        playtest = self._playtest
        if playtest.refusal:
            return playtest.refusal
        if playtest.is_running:
            return tr("The first games are being played …")
        if self._desk.problems.checked is None:
            return tr("The board's rules are being read …")
        if self.form.setup is None:
            return tr("The board names no rules to play by: choose some in the panel of rules.")
        return tr(
            "Let bots play this board: which tickets pay too much, which routes nobody wants, "
            "who wins too often?"
        )

    def _show_result(self) -> None:
        result = self._playtest.result
        if result is None:
            return
        self.summary.setText(self._summary(result))
        self.summary.setToolTip(self.summary.text())
        self._offer_player_counts(result)
        if result is self._shown:
            return
        self._shown = result
        self.findings.show_findings(result.findings)
        self.results.show_rows(figures.results(result))
        self.tickets.show_rows(figures.tickets(result))
        self.routes.show_rows(figures.routes(result))
        self.tabs.setTabText(0, tr("Findings ({n})", n=len(result.findings)))

    def _offer_player_counts(self, shown: "PlaytestResult") -> None:
        """List the numbers of players that there are results for."""
        known = list(self._playtest.results)
        if [self.players.itemData(row) for row in range(self.players.count())] != known:
            self.players.clear()
            for count in known:
                self.players.addItem(tr("{n} players", n=count), count)
        self.players.setCurrentIndex(self.players.findData(shown.job.players))
        self.players.setVisible(len(known) > 1)

    def _summary(self, result: "PlaytestResult") -> str:
        job, games = result.job, self.locale().toString(len(result.outcomes))
        if self._playtest.is_outdated:
            return tr(
                "⚠ Out of date: the board has been edited since these {games} games.", games=games
            )
        return tr(
            "{games} games · {rules} · {players} players: {bots}",
            games=games,
            rules=ruleset_title(job.ruleset.id, job.ruleset.name, self._desk.scene.language),
            players=job.players,
            bots=", ".join(map(bot_name, dict.fromkeys(job.bots))),
        )


class FindingsList(Guarded, QListWidget):
    """The findings, the strongest first.

    Signals:
        chosen: A finding was chosen; carries the names of its things.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Findings"))
        self.setWordWrap(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        connect(self.currentItemChanged, self._choose)
        connect(self.itemClicked, self._choose)

    @property
    def findings(self) -> "list[Finding]":
        """The findings that are listed."""
        return [self.item(row).data(_FINDING) for row in range(self.count())]

    def show_findings(self, findings: "Iterable[Finding]") -> None:
        """List other findings, with the same one chosen as before if it is still there."""
        chosen = self.currentItem().data(_FINDING) if self.currentItem() else None
        scrolled = self.verticalScrollBar().value()
        with QSignalBlocker(self):
            self.clear()
            for finding in findings:
                picture = "warning" if finding.is_strong else "suggestion"
                item = QListWidgetItem(icon(picture), f"{capitalized(tr(finding.message))}.")
                item.setData(_FINDING, finding)
                self.addItem(item)
                if chosen and (chosen.subject, chosen.places) == (finding.subject, finding.places):
                    self.setCurrentItem(item)
        self.viewport().update()
        self.verticalScrollBar().setValue(scrolled)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.count():
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            middle = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            words = tr("Nothing stands out beyond chance.")
            painter.drawText(self.viewport().rect(), middle, words)

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(item.data(_FINDING).places)


def select_and_show(desk: Desk, named: Iterable[str]) -> None:
    """Select the things that are still there, named as `route/…`, and bring them into view."""
    refs = [ThingRef(kind, thing) for kind, _, thing in (name.partition("/") for name in named)]
    there = (ref for ref in refs if exists(desk.board, ref))
    desk.selection.set(ref for ref in there if ref.kind in LIST_BY_KIND)
    shown = [part for ref in desk.selection.refs for part in _drawn_parts(desk.board, ref)]
    area = desk.scene.hits.extent(shown) if shown else None
    if area is None:
        return
    margins = QMarginsF(SPACE_AROUND, SPACE_AROUND, SPACE_AROUND, SPACE_AROUND)
    if not desk.view.seen.contains(area):
        desk.view.fit(area.marginsAdded(margins))


def _drawn_parts(board: Board, ref: ThingRef) -> Iterator[ThingRef]:
    """Yield what a thing has on the canvas: itself, or the stops that a ticket joins."""
    tickets = [ticket for ticket in board.tickets if ref == ThingRef("ticket", ticket.id)]
    if not tickets:
        yield ref
    for ticket in tickets:
        countries = {end.country for end in ticket.ends if isinstance(end, CountryEnd)}
        for stop in board.stops:
            if stop.id in ticket.ends or stop.country in countries:
                yield stop_ref(stop)
