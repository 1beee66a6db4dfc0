"""The dialog that suggests a deck: how many tickets, which of them, and how they compare."""

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QTextBrowser,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect, guarded
from trackwright.editor.base.style import GAP
from trackwright.editor.base.words import counted_things
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.thing_names import ticket_end_name
from trackwright.editor.tickets.deck_proposals import (
    DeckPreview,
    Suggesting,
    figure_title,
    told_figure,
    told_range,
)
from trackwright.editor.tickets.ticket_facts import told_deck
from trackwright.network.deck_search import DeckRequest
from trackwright.schema.text import printable, text_in
from trackwright.schema.translation import interface_language, tr

if TYPE_CHECKING:
    from trackwright.analysis.deck_suggestion import PileFill
    from trackwright.editor.tickets.deck_proposals import Proposal
    from trackwright.schema.board import Ticket

REST = 300
"""How long the hand rests before a deck is proposed anew, in ms."""

MOST_TICKETS, MOST_SEEDS = 999, 9_999
POINTS, NAME, DECK = range(3)


class SuggestDialog(Guarded, QDialog):
    """Proposes a deck, shows it on the canvas, lets tickets be replaced or left out, and takes it.

    The board itself changes only when the deck is taken. An edit meanwhile ends it.

    Attributes:
        tickets, long, seed, keep: What is asked for.
        list: The proposed tickets.
        replace, remove: Change the chosen ones.
        score: The figures beside those of the published decks.
        take: Takes the deck.
    """

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._proposal: Proposal | None = None
        self._awaits_another = True
        self._is_over = False
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Suggest tickets"))
        self._preview = DeckPreview(desk.scene)
        self._suggesting = Suggesting(desk, self)
        connect(self._suggesting.progressed, self._show_progress)
        connect(self._suggesting.proposed, self._show)
        connect(self._suggesting.refused, self._refuse)
        connect(self._suggesting.failed, self._fail)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        connect(self._rest.timeout, self._begin)
        self._build()
        connect(desk.document.changed, self._end_for_change)
        connect(desk.scene.closing, self._suggesting.stop_at_once)
        connect(desk.scene.closing, self.reject)
        self._show_state(tr("A deck is being proposed …"))
        self._suggesting.start(None, keep=False)
        if parent is not None:
            self.move(_beside(parent, self.width()))

    @property
    def proposal(self) -> "Proposal | None":
        """What is proposed."""
        return self._proposal

    @property
    def is_busy(self) -> bool:
        """Whether another proposal is awaited."""
        return self._rest.isActive() or self._suggesting.is_busy

    def chosen(self) -> "list[Ticket]":
        """Return the tickets that are chosen in the list."""
        names = {item.data(NAME, Qt.ItemDataRole.UserRole) for item in self.list.selectedItems()}
        known = self._proposal.tickets if self._proposal is not None else ()
        return [ticket for ticket in known if ticket.id in names]

    def done(self, result: int) -> None:
        if not self._is_over:
            self._is_over = True
            self._rest.stop()
            self._suggesting.end()
            self._preview.clear()
        super().done(result)

    def _build(self) -> None:
        self.tickets = self._number(1, MOST_TICKETS, tr("Number of tickets"))
        self.tickets.setToolTip(tr("In all, those that are kept among them"))
        self.long = self._number(0, 100, tr("Share of long ones"))
        self.long.setSuffix(tr(" %"))
        self.seed = self._number(0, MOST_SEEDS, tr("Seed"))
        another = QPushButton(tr("Another &deck"))
        another.setToolTip(tr("The next seed; the same seed always proposes the same deck"))
        connect(another.clicked, self._take_next_seed)
        self.keep = QCheckBox(tr("&Keep the tickets there are"))
        connect(self.keep.toggled, self._ask_anew)
        seeds = QHBoxLayout()
        seeds.addWidget(self.seed, 1)
        seeds.addWidget(another)
        form = QFormLayout()
        form.addRow(tr("&Tickets"), self.tickets)
        form.addRow(tr("&Long ones"), self.long)
        seed = QLabel(tr("&Seed"))
        seed.setBuddy(self.seed)
        form.addRow(seed, seeds)
        form.addRow(self.keep)
        self._state = QLabel()
        self._state.setWordWrap(True)
        self.progress = QProgressBar()
        self.progress.setRange(0, 100)
        self.progress.setTextVisible(False)
        self.progress.setMaximumHeight(GAP // 2)
        self.progress.setAccessibleName(tr("Progress of the proposal"))
        self.list = self._made_list()
        self.replace = QPushButton(tr("&Replace"))
        self.replace.setToolTip(tr("Another ticket that is about as long"))
        connect(self.replace.clicked, self._replace)
        self.remove = QPushButton(tr("Leave &out"))
        connect(self.remove.clicked, self._remove)
        keys = QShortcut(QKeySequence.StandardKey.Delete, self.list, guarded(self._remove))
        keys.setContext(Qt.ShortcutContext.WidgetShortcut)
        changes = QHBoxLayout()
        changes.addWidget(self.replace)
        changes.addWidget(self.remove)
        changes.addStretch(1)
        self.score = QTextBrowser()
        self.score.setAccessibleName(tr("Figures beside those of the published decks"))
        self.score.setOpenLinks(False)
        buttons = QDialogButtonBox()
        self.take = buttons.addButton(tr("Take the deck"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        connect(buttons.accepted, self._take)
        connect(buttons.rejected, self.reject)
        column = QVBoxLayout(self)
        column.setSpacing(GAP)
        column.addLayout(form)
        column.addWidget(self.progress)
        column.addWidget(self._state)
        column.addWidget(self.list, 3)
        column.addLayout(changes)
        column.addWidget(self.score, 2)
        column.addWidget(buttons)
        self.resize(440, 680)

    def _number(self, lowest: int, highest: int, name: str) -> QSpinBox:
        made = QSpinBox()
        made.setRange(lowest, highest)
        made.setAccessibleName(name)
        made.setKeyboardTracking(False)
        connect(made.valueChanged, self._ask_anew)
        return made

    def _made_list(self) -> QTreeWidget:
        made = QTreeWidget()
        made.setHeaderLabels([tr("Points"), tr("Ticket"), tr("Deck")])
        made.setAccessibleName(tr("Proposed tickets"))
        made.setRootIsDecorated(False)
        made.setUniformRowHeights(True)
        made.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        made.header().setStretchLastSection(False)
        made.header().setSectionResizeMode(POINTS, QHeaderView.ResizeMode.ResizeToContents)
        made.header().setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        made.header().setSectionResizeMode(DECK, QHeaderView.ResizeMode.ResizeToContents)
        connect(made.itemSelectionChanged, self._show_chosen)
        return made

    def _wish(self) -> DeckRequest:
        return DeckRequest(self.tickets.value(), self.long.value() / 100, self.seed.value())

    def _ask_anew(self, _value: object = None) -> None:
        self._rest.start()

    def _take_next_seed(self, _on: bool = False) -> None:
        self.seed.setValue((self.seed.value() + 1) % (MOST_SEEDS + 1))

    def _begin(self) -> None:
        self._awaits_another = True
        self._suggesting.start(self._wish(), keep=self.keep.isChecked())

    def _show_progress(self, percent: int) -> None:
        self.progress.setValue(percent)

    def _show(self, proposal: "Proposal") -> None:
        if self._is_over:
            return
        self._proposal, self._awaits_another = proposal, False
        self._show_wish(proposal)
        self.progress.setValue(100)
        self._show_list(proposal)
        fine, every = str(proposal.fine), str(len(proposal.score))
        told = tr(
            "{fine} of {all} figures are like those of the published decks, or better.",
            fine=fine,
            all=every,
        )
        if proposal.kept and not proposal.tickets:
            told = tr("So many tickets are there already: ask for more, or do not keep them.")
        self._show_state("\n".join([told, *filter(None, map(self._told_pile, proposal.piles))]))
        self.score.setHtml(_table(proposal))
        self.take.setEnabled(bool(proposal.tickets))

    def _show_wish(self, proposal: "Proposal") -> None:
        """Let the fields say what was proposed, which rules and published decks decide at first."""
        for field, value in (
            (self.tickets, proposal.wish.tickets),
            (self.long, round(100 * proposal.wish.long)),
            (self.seed, proposal.wish.seed),
        ):
            if not self._rest.isActive():
                field.blockSignals(True)
                field.setValue(value)
                field.blockSignals(False)
        self.keep.setText(tr("&Keep the tickets there are: {n}", n=len(proposal.there)))
        self.keep.setVisible(bool(proposal.there))

    def _told_pile(self, filled: "PileFill") -> str:
        """Return a sentence on a pile that has more or fewer tickets than the rules want."""
        pile = filled.pile
        if not filled.missing:
            return ""
        words = (
            tr("The rules say {n} tickets for the pile {pile}; now it has {there}.")
            if pile.size is not None
            else tr("The largest table needs {n} tickets in the pile {pile}; it has {there}.")
        )
        wanted = pile.size if pile.size is not None else pile.least
        called = printable(text_in(pile.name, interface_language())) or pile.deck
        told = words.replace("{n}", str(wanted)).replace("{there}", str(filled.tickets))
        return told.replace("{pile}", called)

    def _show_list(self, proposal: "Proposal") -> None:
        board, language = proposal.taken_on(self._desk.board), self._desk.scene.language
        row = self.list.currentIndex().row()
        self.list.blockSignals(True)
        self.list.clear()
        for ticket in sorted(proposal.tickets, key=lambda t: (t.deck, -t.points, t.id)):
            ends = "–".join(ticket_end_name(board, end, language) for end in ticket.ends)
            deck = told_deck(board, ticket.deck, language)
            item = QTreeWidgetItem([str(ticket.points), ends, deck])
            item.setData(NAME, Qt.ItemDataRole.UserRole, ticket.id)
            item.setTextAlignment(POINTS, Qt.AlignmentFlag.AlignRight)
            self.list.addTopLevelItem(item)
        self.list.blockSignals(False)
        if row >= 0 and self.list.topLevelItemCount():
            last = self.list.topLevelItemCount() - 1
            self.list.setCurrentIndex(self.list.model().index(min(row, last), 0))
        self._preview.show_deck(board, proposal.tickets)
        self._show_chosen()

    def _show_state(self, words: str) -> None:
        self._state.setText(words)
        if self._proposal is None:
            self.take.setEnabled(False)
            self.replace.setEnabled(False)
            self.remove.setEnabled(False)

    def _show_chosen(self) -> None:
        chosen = self.chosen()
        self.replace.setEnabled(len(chosen) == 1)
        self.remove.setEnabled(bool(chosen))
        self._preview.choose(chosen)

    def _replace(self, _on: bool = False) -> None:
        chosen = self.chosen()
        if self._proposal is not None and len(chosen) == 1:
            self._suggesting.replace(self._proposal, chosen[0])

    def _remove(self, _on: bool = False) -> None:
        chosen = self.chosen()
        if self._proposal is not None and chosen:
            self._suggesting.leave_out(self._proposal, chosen)

    def _refuse(self) -> None:
        if self._awaits_another:  # the one before is not what is wished for any more
            self._proposal = None
            self.list.clear()
            self.score.clear()
            self._preview.show_deck(self._desk.board, ())
        self._show_state(
            tr(
                "The board has too few pairs of cities that more than one route joins: ask for "
                "fewer tickets, or draw more routes."
            )
        )

    def _take(self) -> None:
        proposal = self._proposal
        if proposal is None:
            return
        self.done(QDialog.DialogCode.Accepted)
        title = tr("Take {tickets}", tickets=counted_things("ticket", len(proposal.tickets)))
        self._desk.edit(title, proposal.taken_on(self._desk.board))

    def _end_for_change(self, _change: object) -> None:
        if not self._is_over:
            self.reject()

    def _fail(self, error: Exception) -> None:
        self.reject()
        raise error


def suggest_tickets(desk: Desk, window: QWidget) -> SuggestDialog:
    """Open the dialog beside the canvas, or bring the one forward that is open."""
    for known in window.findChildren(SuggestDialog):
        if known.isVisible():
            known.activateWindow()
            return known
    dialog = SuggestDialog(desk, window)
    dialog.show()
    return dialog


def _beside(window: QWidget, width: int) -> QPoint:
    """Return where a dialog leaves as much of the canvas free as it can: at the right."""
    return window.mapToGlobal(QPoint(max(window.width() - width - 2 * GAP, 0), 6 * GAP))


def _table(proposal: "Proposal") -> str:
    rows = []
    for figure in proposal.score:
        mark = "✓" if figure.is_fine else "✗"
        cells = (mark, figure_title(figure.kind.name), told_figure(figure), told_range(figure))
        rows.append(
            "".join(f"<td style='padding-right: 8px'>{escape(cell)}</td>" for cell in cells)
        )
    heads = ("", tr("Figure"), tr("Here"), tr("Published"))
    head = "".join(f"<th align='left'>{escape(title)}</th>" for title in heads)
    return f"<table><tr>{head}</tr>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>"
