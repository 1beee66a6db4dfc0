"""The dock in which bots play the board, and what their games say about it is shown."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.style import BELOW, GAP
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.heat.overlay import HeatBox
from trackwright.editor.playtest import figures
from trackwright.editor.playtest.figures_table import FiguresTable
from trackwright.editor.playtest.findings_list import FindingsList, show_things
from trackwright.editor.playtest.plan_form import PlanForm
from trackwright.editor.playtest.replay import ReplayPage
from trackwright.schema.rules.ruleset import ruleset_title
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.playtest.game_runs import Played

FORM = 300
"""How wide the form is, in pixels."""


class PlaytestPanel(Guarded, QWidget):
    """On the left what is to be played, on the right what came of it.

    Attributes:
        form: What is to be played.
        run: Begins, and cancels.
        progress: How far it is.
        summary: What was played, and whether the board has been edited since.
        findings, results, tickets, routes: What came of it.
        counts: Of how many players the numbers are that are shown, if there are several.
        heat: What the canvas shows in colours.
        replay: A game, move by move.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._playtest = desk.playtest
        self._shown: Played | None = None
        self.form = PlanForm(desk.scene.language)
        if self._playtest.plan is not None:
            self.form.take(self._playtest.plan)
        self.run = QPushButton()
        self.run.setAutoDefault(False)
        connect(self.run.clicked, self._run_or_cancel)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(tr("Progress of the playtest"))
        self.summary = QLabel()
        self.summary.setTextFormat(Qt.TextFormat.PlainText)
        self.summary.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.findings = FindingsList()
        connect(self.findings.chosen, self._go_to_finding)
        self.results = FiguresTable(figures.RESULTS, tr("Results"), sorts=False)
        self.tickets = FiguresTable(figures.TICKETS, tr("Tickets"))
        self.routes = FiguresTable(figures.ROUTES, tr("Routes"))
        for table in (self.tickets, self.routes):
            connect(table.chosen, self._go_to)
        self.counts = QComboBox()
        self.counts.setAccessibleName(tr("Number of players shown"))
        self.counts.setVisible(False)
        connect(self.counts.activated, self._choose_count)
        self.heat = HeatBox(desk)
        self.replay = ReplayPage(desk)
        self.tabs = self._made_tabs()
        self._empty = QLabel()
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setWordWrap(True)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._empty)
        self._pages.addWidget(self._made_figures())
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP, GAP // 2, GAP, GAP)
        row.setSpacing(GAP)
        row.addWidget(self._made_left())
        row.addWidget(self._pages, 1)
        connect(desk.problems.reported, self._offer_rules)
        connect(self.form.changed, self._follow)
        connect(self._playtest.moved, self._follow)
        connect(self._playtest.reported, self._show_figures)
        self._offer_rules()
        self._show_figures()
        self._follow()

    @property
    def state(self) -> str:
        """What it says when there is nothing to show."""
        return self._empty.text() if self._pages.currentIndex() == 0 else ""

    def sizeHint(self) -> QSize:
        return BELOW

    def _made_left(self) -> QWidget:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, GAP // 2, 0)
        column.setSpacing(GAP // 2)
        column.addWidget(self.form)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        left = QWidget()
        left.setFixedWidth(FORM)
        whole = QVBoxLayout(left)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(GAP // 2)
        whole.addWidget(scroll, 1)
        below = QHBoxLayout()
        below.addWidget(self.run)
        below.addWidget(self.progress, 1)
        whole.addLayout(below)
        return left

    def _made_tabs(self) -> QTabWidget:
        tabs = QTabWidget()
        tabs.setDocumentMode(True)
        tabs.addTab(self.findings, tr("Findings"))
        tabs.addTab(self.results, tr("Results"))
        tabs.addTab(self.tickets, tr("Tickets"))
        tabs.addTab(self.routes, tr("Routes"))
        tabs.addTab(self.replay, tr("Replay"))
        return tabs

    def _made_figures(self) -> QWidget:
        made = QWidget()
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP // 2)
        row = QHBoxLayout()
        row.addWidget(self.summary, 1)
        row.addWidget(self.counts)
        row.addWidget(self.heat)
        column.addLayout(row)
        column.addWidget(self.tabs, 1)
        return made

    def _offer_rules(self) -> None:
        checked = self._desk.problems.checked
        if checked is not None:
            self.form.offer(checked.rules)
        self._follow()

    def _run_or_cancel(self) -> None:
        if self._playtest.is_running:
            self._playtest.cancel()
        elif (plan := self.form.plan) is not None:
            self._playtest.start(plan)

    def _follow(self) -> None:
        """Show how far it is, and what can be done."""
        playtest = self._playtest
        self.run.setText(tr("Cancel") if playtest.is_running else tr("Play"))
        self.run.setEnabled(
            not playtest.is_stopping and (playtest.is_running or self.form.plan is not None)
        )
        self.form.setEnabled(not playtest.is_running)
        self.progress.setVisible(playtest.is_running)
        self.progress.setRange(0, playtest.wanted)
        self.progress.setValue(playtest.done)
        self._empty.setText(self._told())
        has_figures = playtest.played is not None and not playtest.trouble
        self._pages.setCurrentIndex(1 if has_figures else 0)

    def _told(self) -> str:
        playtest = self._playtest
        if playtest.trouble:
            return playtest.trouble
        if playtest.is_running:
            return tr("The first games are being played …")
        if self._desk.problems.checked is None:
            return tr("The board's rules are being read …")
        if self.form.plan is None:
            return tr("The board names no rules to play by: choose some in the panel of rules.")
        return tr(
            "Let bots play this board: which tickets pay too much, which routes nobody wants, "
            "who wins too often?"
        )

    def _show_figures(self) -> None:
        played = self._playtest.played
        if played is None:
            return
        self.summary.setText(self._summary())
        self.summary.setToolTip(self.summary.text())
        self._offer_counts()
        if played is self._shown:
            return
        self._shown = played
        self.findings.show_played(played)
        self.results.show_rows(figures.results(played))
        self.tickets.show_rows(figures.tickets(played))
        self.routes.show_rows(figures.routes(played))
        words = tr("Findings ({n})", n=len(played.findings))
        self.tabs.setTabText(0, words)

    def _offer_counts(self) -> None:
        """Let the numbers of another number of players be chosen, where there are any."""
        played, known = self._playtest.played, list(self._playtest.results)
        if [self.counts.itemData(row) for row in range(self.counts.count())] != known:
            self.counts.clear()
            for count in known:
                words = tr("{n} players", n=count)
                self.counts.addItem(words, count)
        if played is not None:
            self.counts.setCurrentIndex(self.counts.findData(played.job.players))
        self.counts.setVisible(len(known) > 1)

    def _choose_count(self, row: int) -> None:
        self._playtest.choose(int(self.counts.itemData(row)))

    def _summary(self) -> str:
        played = self._playtest.played
        if played is None:
            return ""
        job, games = played.job, self.locale().toString(len(played.outcomes))
        if self._playtest.is_old:
            return tr(
                "⚠ Out of date: the board has been edited since these {games} games.", games=games
            )
        bots = ", ".join(figures.style_name(bot) for bot in dict.fromkeys(job.bots))
        return tr(
            "{games} games · {rules} · {players} players: {bots}",
            games=games,
            rules=ruleset_title(job.ruleset.id, job.ruleset.name, self._desk.scene.language),
            players=job.players,
            bots=bots,
        )

    def _go_to_finding(self, finding: object) -> None:
        show_things(self._desk, getattr(finding, "places", ()))

    def _go_to(self, place: str) -> None:
        show_things(self._desk, [place])
