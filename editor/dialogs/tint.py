"""The dialog for the tint of countries."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QColorDialog, QWidget

from trackwright.editor.desk import Desk
from trackwright.editor.edits.borders import with_tint
from trackwright.editor.guard import guarded
from trackwright.rendering.land import country_tint


class TintDialog(QColorDialog):
    """Tints countries while a colour is chosen, as one step; Cancel brings the old tints back."""

    def __init__(self, desk: Desk, countries: Iterable[str], title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._countries = tuple(countries)
        self._title = title
        self._before = desk.board
        self._gesture = object()
        self.setWindowTitle(self.tr("Tint"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setOption(QColorDialog.ColorDialogOption.DontUseNativeDialog)
        for number, land in enumerate(desk.scene.theme.lands):
            self.setCustomColor(number, QColor(land))
        self.setCurrentColor(self._first_color())
        self.currentColorChanged.connect(self._tint)
        self.colorSelected.connect(self._tint)
        self.rejected.connect(self._put_back)

    def _first_color(self) -> QColor:
        scene = self._desk.scene
        chosen = [c for c in self._before.countries if c.id in self._countries]
        color = chosen[0].color if chosen else None
        if color is None:
            color = country_tint(chosen[0] if chosen else None, scene.surface.earth, scene.theme)
        return QColor(color)

    @Slot(QColor)
    @guarded
    def _tint(self, color: QColor) -> None:
        board = with_tint(self._before, self._countries, color.name())
        self._desk.edit(self._title, board, merge=self._gesture)

    @Slot()
    @guarded
    def _put_back(self) -> None:
        self._desk.edit(self._title, self._before, merge=self._gesture)
