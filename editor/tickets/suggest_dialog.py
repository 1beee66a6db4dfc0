"""The dialog that suggests a deck: how many tickets, which of them, and how they compare."""

from html import escape
from threading import Event

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHeaderView,
    QLabel,
    QProgressBar,
    QSpinBox,
    QTextBrowser,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.analysis.deck_suggestion import PileFill
from trackwright.editor.base.guard import Guarded, connect, guarded
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.language import counted_things
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import column, plain_label, push_button, row
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.thing_names import deck_name, ticket_end_name
from trackwright.editor.tickets.deck_proposals import (
    FIGURES,
    DeckPreview,
    Proposal,
    figure_value,
    propose_deck,
    published_range,
)
from trackwright.network.deck_search import DeckRequest, TooFewPairsError
from trackwright.schema.board import Ticket
from trackwright.schema.sentences import say
from trackwright.schema.text import printable, text_in
from trackwright.schema.translation import interface_language, tr
from trackwright.validators.run_checks import readable_rulesets

DELAY = 300
"""Milliseconds between the last change of a field and a new proposal."""

MOST_TICKETS, MOST_SEEDS = 999, 9_999
POINTS, NAME, DECK = range(3)


class SuggestDialog(Guarded, QDialog):
    """Proposes a deck, shows it on the canvas, and puts it on the board when it is accepted.

    Proposals are made in the background, where a newer request ends an older one. An edit closes
    the dialog.
    """

    progressed = Signal(int)  # emitted in the background: the percentage of the work that is done

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.proposal: Proposal | None = None
        self._awaits_proposal = True
        self._is_closed = False
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Suggest tickets"))
        self._preview = DeckPreview(desk.scene)
        self._ended = Event()
        self._job = LatestJob(self)
        connect(self._job.finished, self._show_proposal)
        connect(self._job.failed, self._fail)
        self._timer = QTimer(self, singleShot=True, interval=DELAY)
        connect(self._timer.timeout, self._propose)
        self._build()
        connect(self.progressed, self.progress.setValue)
        connect(desk.document.changed, self._close_after_edit)
        connect(desk.scene.closing, self._stop_and_wait)
        self._show_state(tr("A deck is being proposed …"))
        self._start(None, keep=False)
        if parent is not None:
            right = max(parent.width() - self.width() - 2 * GAP, 0)  # covers little of the canvas
            self.move(parent.mapToGlobal(QPoint(right, 6 * GAP)))

    @property
    def is_busy(self) -> bool:
        """Whether a new proposal is being made."""
        return self._timer.isActive() or self._job.is_busy

    def chosen(self) -> list[Ticket]:
        """Return the tickets that are chosen in the list."""
        names = {item.data(NAME, Qt.ItemDataRole.UserRole) for item in self.list.selectedItems()}
        tickets = self.proposal.tickets if self.proposal is not None else ()
        return [ticket for ticket in tickets if ticket.id in names]

    def done(self, result: int) -> None:
        if not self._is_closed:
            self._is_closed = True
            self._timer.stop()
            self._ended.set()
            self._job.drop()
            self._preview.clear()
        super().done(result)

    def _build(self) -> None:
        self.tickets = self._number(1, MOST_TICKETS, tr("Number of tickets"))
        self.tickets.setToolTip(tr("In all, those that are kept among them"))
        self.long = self._number(0, 100, tr("Share of long ones"))
        self.long.setSuffix(tr(" %"))
        self.seed = self._number(0, MOST_SEEDS, tr("Seed"))
        tip = tr("The next seed; the same seed always proposes the same deck")
        another = push_button(tr("Another &deck"), self._use_next_seed, tip)
        self.keep = QCheckBox(tr("&Keep the tickets there are"))
        connect(self.keep.toggled, self._propose_soon)
        form = QFormLayout()
        form.addRow(tr("&Tickets"), self.tickets)
        form.addRow(tr("&Long ones"), self.long)
        seed = QLabel(tr("&Seed"))
        seed.setBuddy(self.seed)
        form.addRow(seed, row((self.seed, 1), another))
        form.addRow(self.keep)
        self._state = plain_label(wraps=True)
        self.progress = QProgressBar(textVisible=False)
        self.progress.setMaximumHeight(GAP // 2)
        self.progress.setAccessibleName(tr("Progress of the proposal"))
        self.list = self._made_list()
        tip = tr("Another ticket that is about as long")
        self.replace = push_button(tr("&Replace"), self._replace, tip)
        self.remove = push_button(tr("Leave &out"), self._remove)
        keys = QShortcut(QKeySequence.StandardKey.Delete, self.list, guarded(self._remove))
        keys.setContext(Qt.ShortcutContext.WidgetShortcut)
        self.score = QTextBrowser()
        self.score.setAccessibleName(tr("Figures beside those of the published decks"))
        self.score.setOpenLinks(False)
        buttons = QDialogButtonBox()
        self.apply = buttons.addButton(tr("Take the deck"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        connect(buttons.accepted, self._apply)
        connect(buttons.rejected, self.reject)
        changes = row(self.replace, self.remove, 1)
        above, below = (form, self.progress, self._state), (changes, (self.score, 2), buttons)
        column(*above, (self.list, 3), *below, parent=self, margins=(GAP, GAP, GAP, GAP))
        self.resize(440, 680)

    def _number(self, lowest: int, highest: int, name: str) -> QSpinBox:
        made = QSpinBox(minimum=lowest, maximum=highest)
        made.setKeyboardTracking(False)
        made.setAccessibleName(name)
        connect(made.valueChanged, self._propose_soon)
        return made

    def _made_list(self) -> QTreeWidget:
        made = QTreeWidget()
        made.setHeaderLabels([tr("Points"), tr("Ticket"), tr("Deck")])
        made.setAccessibleName(tr("Proposed tickets"))
        made.setRootIsDecorated(False)
        made.setUniformRowHeights(True)
        made.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        made.header().setStretchLastSection(False)
        made.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        made.header().setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        connect(made.itemSelectionChanged, self._show_chosen)
        return made

    def _propose_soon(self) -> None:
        self._timer.start()

    def _use_next_seed(self) -> None:
        self.seed.setValue((self.seed.value() + 1) % (MOST_SEEDS + 1))

    def _propose(self) -> None:
        self._awaits_proposal = True
        request = DeckRequest(self.tickets.value(), self.long.value() / 100, self.seed.value())
        self._start(request, keep=self.keep.isChecked())

    def _start(self, request: DeckRequest | None, *, keep: bool) -> None:
        desk, board = self._desk, self._desk.board
        checked, folder, ended = desk.problems.checked, desk.document.folder, self._end_older()

        def go_on(share: float) -> bool:
            if not ended.is_set():
                self.progressed.emit(int(100 * share))
            return not ended.is_set()

        def work() -> Proposal:
            if checked is not None and checked.analysis.board.rulesets == board.rulesets:
                rules = checked.rules
            else:
                rules = readable_rulesets(BoardAnalysis(board, folder))
            return propose_deck(board, rules, request, keep=keep, progress=go_on)

        self._job.start(work)

    def _end_older(self) -> Event:
        self._ended.set()
        self._ended = Event()
        return self._ended

    def _stop_and_wait(self) -> None:
        """Close it, and wait for the work that is under way: the board is being closed."""
        self._ended.set()
        self._job.stop()
        self.reject()

    def _show_proposal(self, proposal: Proposal) -> None:
        if self._is_closed:
            return
        self.proposal, self._awaits_proposal = proposal, False
        self._show_request(proposal)
        self.progress.setValue(100)
        self._show_list(proposal)
        words = tr(
            "{fine} of {all} figures are like those of the published decks, or better.",
            fine=sum(figure.is_fine for figure in proposal.score),
            all=len(proposal.score),
        )
        if proposal.kept and not proposal.tickets:
            words = tr("So many tickets are there already: ask for more, or do not keep them.")
        self._show_state("\n".join([words, *filter(None, map(_wrong_size, proposal.piles))]))
        self.score.setHtml(_table(proposal))
        self.apply.setEnabled(bool(proposal.tickets))

    def _show_request(self, proposal: Proposal) -> None:
        """Fill in what was asked for, which rules and published decks decide at first."""
        request = proposal.request
        if not self._timer.isActive():
            for field, value in (
                (self.tickets, request.tickets),
                (self.long, round(100 * request.long)),
                (self.seed, request.seed),
            ):
                field.blockSignals(True)
                field.setValue(value)
                field.blockSignals(False)
        self.keep.setText(tr("&Keep the tickets there are: {n}", n=len(proposal.existing)))
        self.keep.setVisible(bool(proposal.existing))

    def _show_list(self, proposal: Proposal) -> None:
        board, language = proposal.applied_to(self._desk.board), self._desk.scene.language
        current = self.list.currentIndex().row()
        self.list.blockSignals(True)
        self.list.clear()
        for ticket in sorted(proposal.tickets, key=lambda t: (t.deck, -t.points, t.id)):
            ends = "–".join(ticket_end_name(board, end, language) for end in ticket.ends)
            deck = deck_name(board, ticket.deck, language)
            item = QTreeWidgetItem([str(ticket.points), ends, deck])
            item.setData(NAME, Qt.ItemDataRole.UserRole, ticket.id)
            item.setTextAlignment(POINTS, Qt.AlignmentFlag.AlignRight)
            self.list.addTopLevelItem(item)
        self.list.blockSignals(False)
        last = self.list.topLevelItemCount() - 1
        if current >= 0 and last >= 0:
            self.list.setCurrentIndex(self.list.model().index(min(current, last), 0))
        self._preview.show_deck(board, proposal.tickets)
        self._show_chosen()

    def _show_state(self, words: str) -> None:
        self._state.setText(words)
        if self.proposal is None:
            for button in (self.apply, self.replace, self.remove):
                button.setEnabled(False)

    def _show_chosen(self) -> None:
        chosen = self.chosen()
        self.replace.setEnabled(len(chosen) == 1)
        self.remove.setEnabled(bool(chosen))
        self._preview.show_paths(chosen)

    def _replace(self) -> None:
        proposal, chosen = self.proposal, self.chosen()
        if proposal is not None and len(chosen) == 1:
            self._end_older()
            self._job.start(lambda: proposal.with_another(chosen[0]))

    def _remove(self) -> None:
        proposal, chosen = self.proposal, self.chosen()
        if proposal is not None and chosen:
            self._end_older()
            self._job.start(lambda: proposal.without(chosen))

    def _fail(self, error: Exception) -> None:
        if not isinstance(error, TooFewPairsError):
            self.reject()
            raise error
        if self._awaits_proposal:  # the proposal before was for another request
            self.proposal = None
            self.list.clear()
            self.score.clear()
            self._preview.show_deck(self._desk.board, ())
        self._show_state(
            tr(
                "The board has too few pairs of cities that more than one route joins: ask for "
                "fewer tickets, or draw more routes."
            )
        )

    def _apply(self) -> None:
        proposal = self.proposal
        if proposal is None:
            return
        self.done(QDialog.DialogCode.Accepted)
        title = tr("Take {tickets}", tickets=counted_things("ticket", len(proposal.tickets)))
        self._desk.edit(title, proposal.applied_to(self._desk.board))

    def _close_after_edit(self) -> None:
        if not self._is_closed:
            self.reject()


def suggest_tickets(desk: Desk, window: QWidget) -> SuggestDialog:
    """Open the dialog beside the canvas, or raise it if it is open."""
    for open_dialog in window.findChildren(SuggestDialog):
        if open_dialog.isVisible():
            open_dialog.activateWindow()
            return open_dialog
    dialog = SuggestDialog(desk, window)
    dialog.show()
    return dialog


def _wrong_size(filled: PileFill) -> str:
    """Return a sentence on a pile that has more or fewer tickets than the rules want."""
    pile = filled.pile
    if not filled.missing:
        return ""
    exact = say("The rules say {n} tickets for the pile {pile}; now it has {there}.")
    least = say("The largest table needs {n} tickets in the pile {pile}; it has {there}.")
    return tr(
        least if pile.size is None else exact,
        n=pile.least if pile.size is None else pile.size,
        pile=printable(text_in(pile.name, interface_language())) or pile.deck,
        there=filled.tickets,
    )


def _table(proposal: Proposal) -> str:
    rows = []
    for figure in proposal.score:
        value, title = figure_value(figure, figure.value), tr(FIGURES[figure.kind.name])
        cells = ("✓" if figure.is_fine else "✗", title, value, published_range(figure))
        rows.append(
            "".join(f"<td style='padding-right: 8px'>{escape(cell)}</td>" for cell in cells)
        )
    heads = ("", tr("Figure"), tr("Here"), tr("Published"))
    head = "".join(f"<th align='left'>{escape(title)}</th>" for title in heads)
    return f"<table><tr>{head}</tr>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>"
