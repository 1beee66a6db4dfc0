"""Heat that can be shown over the network, one kind at a time."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QComboBox

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.view import BoardView
from trackwright.editor.document.selection import Selection
from trackwright.editor.heat.drawing import HeatItem, HeatLegend
from trackwright.editor.heat.kinds import HEATS, Heat, HeatKind, Known, Source
from trackwright.editor.playtest.playtest import Playtest
from trackwright.editor.problems.watch import ProblemWatch
from trackwright.schema.translation import tr


class HeatOverlay(Guarded, QObject):
    """Shows one kind of heat over the board, and follows the board as it changes.

    Signals:
        changed: Another kind is shown, or none.
        failed: Measuring went wrong; carries the exception.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(
        self, view: BoardView, problems: ProblemWatch, selection: Selection, playtest: Playtest
    ) -> None:
        super().__init__(view)
        self._scene = view.board_scene
        self._problems = problems
        self._selection = selection
        self._playtest = playtest
        self._kind: HeatKind | None = None
        self._heat: Heat | None = None
        self._is_measured = False
        self._is_hidden = False
        self._job = LatestJob(self)
        connect(self._job.finished, self._take)
        connect(self._job.failed, self.failed)
        self.item = HeatItem()
        self._scene.addItem(self.item)
        self.legend = HeatLegend(view)
        connect(problems.reported, self._measure)
        connect(selection.changed, self._follow_selection)
        connect(playtest.reported, self._follow_playtest)
        connect(self._scene.laid_out, self._draw)
        connect(self._scene.restyled, self._draw)

    @property
    def kind(self) -> HeatKind | None:
        """What is shown."""
        return self._kind

    @property
    def heat(self) -> Heat | None:
        """The numbers that are shown; None before they are measured, or if something is missing."""
        return self._heat

    @property
    def is_busy(self) -> bool:
        """Whether numbers are still measured."""
        return self._job.is_busy

    def show(self, kind: HeatKind | None) -> None:
        """Show another kind of heat, or none."""
        if kind is self._kind:
            return
        self._job.drop()
        self._kind, self._heat, self._is_measured = kind, None, False
        self._draw()
        self._measure()
        self.changed.emit()

    def set_hidden(self, hidden: bool) -> None:
        """Make way for something else on the canvas, or come back."""
        self._is_hidden = hidden
        self._draw()

    def close(self) -> None:
        """Measure nothing more: the board leaves the desk."""
        self._job.drop()

    def _measure(self) -> None:
        """Take the numbers of the board that was checked last, in the background."""
        checked, kind = self._problems.checked, self._kind
        if checked is None or kind is None:
            return
        analysis = checked.analysis.after(checked.analysis.board)  # its own copy
        city = next(iter(self._selection.ids("city")), None)
        known = Known(analysis, city, self._playtest.result)
        self._job.start(lambda: kind.measure(known))

    def _follow_selection(self) -> None:
        if self._kind is not None and self._kind.source is Source.SELECTION:
            self._measure()

    def _follow_playtest(self) -> None:
        if self._kind is not None and self._kind.source is Source.PLAYTEST:
            self._measure()

    def _take(self, heat: Heat | None) -> None:
        self._heat, self._is_measured = heat, True
        self._draw()

    def _draw(self) -> None:
        kind, heat, theme = self._kind, self._heat, self._scene.theme
        if kind is None or not self._is_measured or self._is_hidden:
            self.item.setVisible(False)
            self.legend.hide()
        elif heat is None:
            self.item.setVisible(False)
            missing = tr(kind.missing)
            self.legend.ask(kind.translated, missing)
        else:
            self.item.show_heat(heat, self._scene.layout_now, theme)
            self.legend.explain(self._title(kind, heat), heat, theme)

    def _title(self, kind: HeatKind, heat: Heat) -> str:
        if not heat.is_old:
            return kind.translated
        old = tr("before the last edits")
        return f"{kind.translated} ({old})"


LETTERS = 24
"""About so many are seen of a title that is longer; the list shows it whole."""


class HeatBox(Guarded, QComboBox):
    """Offers all kinds of heat, and shows which is over the board, whoever chose it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._heat = desk.heat
        self.setAccessibleName(tr("Heat over the network"))
        self.setMinimumContentsLength(LETTERS)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.addItem(tr("No heat"), None)
        for kind in HEATS:
            self.addItem(kind.translated, kind)
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0))
        self._follow()
        connect(self.activated, self._choose)
        connect(self._heat.changed, self._follow)

    def _choose(self, _index: int) -> None:
        self._heat.show(self.currentData())

    def _follow(self) -> None:
        kinds = (None, *HEATS)
        self.setCurrentIndex(kinds.index(self._heat.kind) if self._heat.kind in kinds else -1)
        self.setToolTip(self.currentText())
