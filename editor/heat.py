"""Heat that can be shown over the network, one kind at a time."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from trackwright.editor.canvas.heat import Heat, HeatItem
from trackwright.editor.canvas.heat_legend import HeatLegend
from trackwright.editor.canvas.view import BoardView
from trackwright.editor.guard import guarded
from trackwright.editor.problems.watch import ProblemWatch

if TYPE_CHECKING:  # checks are loaded when the first are made, not when the program starts
    from trackwright.editor.problems.checking import Checked


@dataclass(frozen=True)
class HeatKind:
    """Something that can be shown as heat.

    Attributes:
        id: Its name: `ticket_load`.
        title: What the menu and the legend say, in English: QT_TRANSLATE_NOOP("Heat", …).
        measure: Takes the numbers from a board that was checked; what the checks have measured is
            not measured again. It runs on the GUI thread: nothing that takes long belongs there.
    """

    id: str
    title: str
    measure: "Callable[[Checked], Heat]"

    @property
    def translated(self) -> str:
        """Its title in the language of the interface."""
        return QCoreApplication.translate("Heat", self.title)


class HeatOverlay(QObject):
    """Shows one kind of heat over the board, and follows the board as it changes.

    Signals:
        changed: Another kind is shown, or none.
    """

    changed = Signal()

    def __init__(self, view: BoardView, problems: ProblemWatch) -> None:
        super().__init__(view)
        self._view = view
        self._scene = view.board_scene
        self._problems = problems
        self._kind: HeatKind | None = None
        self._heat: Heat | None = None
        self.item = HeatItem()
        self._scene.addItem(self.item)
        self.legend = HeatLegend(view)
        problems.reported.connect(self._measure)
        self._scene.laid_out.connect(self._draw)
        self._scene.restyled.connect(self._draw)

    @property
    def kind(self) -> HeatKind | None:
        """What is shown."""
        return self._kind

    @property
    def heat(self) -> Heat | None:
        """The numbers that are shown; None before the board was checked."""
        return self._heat

    def show(self, kind: HeatKind | None) -> None:
        """Show another kind of heat, or none."""
        self._kind, self._heat = kind, None
        self._measure()
        self.changed.emit()

    @Slot()
    @guarded
    def _measure(self) -> None:
        checked = self._problems.checked
        if self._kind is None:
            self._heat = None
        elif checked is not None:
            self._heat = self._kind.measure(checked)
        self._draw()

    @Slot()
    @guarded
    def _draw(self) -> None:
        if self._kind is None or self._heat is None:
            self.item.setVisible(False)
            self.legend.hide()
            return
        self.item.show_heat(self._heat, self._scene.layout_now, self._scene.theme)
        self.legend.explain(self._kind.translated, self._heat, self._scene.theme)
