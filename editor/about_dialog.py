"""The dialog that says what this program is."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from trackwright.editor.about import program_name, surroundings
from trackwright.editor.guard import guarded
from trackwright.editor.icons import PROGRAM, picture
from trackwright.editor.style import GAP
from trackwright.rendering.qt import board_font

WIDTH = 460
LOGO = QSize(64, 64)


class AboutDialog(QDialog):
    """Tells name, versions, licence and where the data comes from."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Trackwright"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        logo, name = QLabel(), QLabel(program_name())
        logo.setPixmap(picture(PROGRAM, LOGO, self.devicePixelRatioF()))
        font = QFont(board_font(bold=True))
        font.setPixelSize(28)
        name.setFont(font)
        head = QHBoxLayout()
        head.setSpacing(2 * GAP)
        head.addWidget(logo)
        head.addWidget(name, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GAP, 3 * GAP, 3 * GAP, 2 * GAP)
        column.setSpacing(2 * GAP)
        column.addLayout(head)
        for words in self._paragraphs():
            column.addWidget(_paragraph(words))
        versions = _paragraph(surroundings())
        versions.setProperty("quiet", True)
        versions.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        versions.setAccessibleName(self.tr("Versions"))
        column.addWidget(versions)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        copy = buttons.addButton(
            self.tr("&Copy the versions"), QDialogButtonBox.ButtonRole.ActionRole
        )
        copy.clicked.connect(self._copy)
        buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        self.open()

    def _paragraphs(self) -> tuple[str, ...]:
        return (
            self.tr("Design boards and rules for train games. Free software, MIT licence."),
            self.tr(
                "Trackwright is an independent fan project. It is not made, endorsed or supported "
                "by the publisher or the author of any game, and it holds none of their artwork, "
                "logos or texts."
            ),
            self.tr(
                "Country outlines: Natural Earth. Country names: Unicode CLDR. Towns: GeoNames, "
                "CC BY 4.0. Typeface of the boards: IBM Plex Sans Condensed, SIL Open Font "
                "License. Windows and drawing: Qt for Python, LGPL."
            ),
        )

    @guarded
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(surroundings())


def _paragraph(words: str) -> QLabel:
    label = QLabel(words)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setMinimumWidth(WIDTH)
    return label
