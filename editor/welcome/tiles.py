"""Large buttons of the welcome page: boards as cards, and files by their names."""

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from trackwright.editor.base.guard import Guarded
from trackwright.editor.base.icons import picture
from trackwright.editor.base.settings import program_name
from trackwright.editor.base.style import GAP, Colors, colors_of
from trackwright.editor.document.files.recent_files import base_name
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.files.reading import read_board

RADIUS = 8.0
SHARE = 0.53
"""How high the picture of a card is, of its width."""

SHADOW = ((3.0, 16), (1.5, 28))
"""How far each part of a picture's shadow reaches, in pixels, and how dark it is."""


class Tile(Guarded, QAbstractButton):
    """A button that draws itself: a line of words, and a quieter one below."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.detail = ""

    def set_texts(self, title: str, detail: str) -> None:
        """Show other words, also to screen readers."""
        self.setText(title)
        self.detail = detail
        self.setAccessibleName(title)
        self.setAccessibleDescription(detail)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.draw(painter, colors_of(self.palette()))

    def draw(self, painter: QPainter, colors: Colors) -> None:
        """Draw the button."""

    def draw_words(self, painter: QPainter, colors: Colors, area: QRect) -> None:
        """Draw both lines, shortened if there is no room for them."""
        bold = QFont(self.font())
        bold.setWeight(QFont.Weight.DemiBold)
        lines = ((self.text(), bold, colors.text), (self.detail, self.font(), colors.quiet))
        for number, (words, font, color) in enumerate(lines):
            painter.setFont(font)
            painter.setPen(QColor(color))
            line = QRect(area.left(), area.top(), area.width(), area.height() // 2)
            line.translate(0, number * line.height())
            metrics = painter.fontMetrics()
            shown = metrics.elidedText(words, Qt.TextElideMode.ElideMiddle, line.width())
            painter.drawText(
                line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown
            )

    def words_height(self) -> int:
        """Return how high both lines are."""
        return 2 * (self.fontMetrics().height() + 2)

    def outline(self) -> QPainterPath:
        """Return the button's edge."""
        path = QPainterPath()
        path.addRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        return path


class BoardCard(Tile):
    """A board that can be opened, with its picture."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self._picture = QImage()
        self._scaled = QImage()
        self.set_texts(base_name(path).replace("_", " ").capitalize(), "")

    @property
    def has_picture(self) -> bool:
        """Whether the board has been drawn."""
        return not self._picture.isNull()

    def show_picture(self, image: QImage) -> None:
        """Show the board."""
        self._picture = image
        self._scaled = QImage()
        self.update()

    def set_width(self, width: int) -> None:
        """Set the width; the height follows."""
        self.setFixedSize(width, round(width * SHARE) + self.words_height() + 2 * GAP)

    def draw(self, painter: QPainter, colors: Colors) -> None:
        outline = self.outline()
        words = self.words_height() + 2 * GAP
        backdrop = QRectF(self.rect()).adjusted(0, 0, 0, -words)
        painter.fillPath(outline, QColor(colors.base))
        painter.save()
        painter.setClipPath(outline)
        painter.fillRect(backdrop, QColor(colors.hover))
        painter.restore()
        if self.has_picture:
            self._draw_picture(painter, backdrop.adjusted(2 * GAP, 2 * GAP, -2 * GAP, -2 * GAP))
        marked = self.hasFocus() or self.underMouse()
        edge = QPen(QColor(colors.accent if marked else colors.line), 2 if self.hasFocus() else 1)
        painter.strokePath(outline, edge)
        area = self.rect().adjusted(2 * GAP, round(backdrop.height()) + GAP, -2 * GAP, -GAP)
        self.draw_words(painter, colors, area)

    def _draw_picture(self, painter: QPainter, room: QRectF) -> None:
        ratio = self.devicePixelRatioF()
        wanted = (room.size() * ratio).toSize()
        if self._scaled.isNull() or not _fills(self._scaled.size(), wanted):
            self._scaled = self._picture.scaled(
                wanted,
                Qt.AspectRatioMode.KeepAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            self._scaled.setDevicePixelRatio(ratio)
        size = self._scaled.deviceIndependentSize()
        corner = room.center() - QPointF(size.width() / 2, size.height() / 2)
        corner = QPointF(round(corner.x()), round(corner.y()))
        painter.setPen(Qt.PenStyle.NoPen)
        for reach, darkness in SHADOW:
            painter.setBrush(QColor(0, 0, 0, darkness))
            shade = QRectF(corner, size).adjusted(-reach, -reach, reach, reach)
            painter.drawRoundedRect(shade.translated(0, 1), reach, reach)
        painter.drawImage(corner, self._scaled)


class FileTile(Tile):
    """A file that can be opened."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_texts(path.name, _short(path.parent))
        self.setToolTip(str(path))

    def sizeHint(self) -> QSize:
        return QSize(200, self.words_height() + GAP)

    def draw(self, painter: QPainter, colors: Colors) -> None:
        if self.underMouse():
            painter.fillPath(self.outline(), QColor(colors.hover))
        if self.hasFocus():
            painter.strokePath(self.outline(), QPen(QColor(colors.accent), 2))
        side = QSize(20, 20)
        middle = self.rect().center().y() - side.height() // 2
        painter.drawPixmap(QPoint(GAP, middle), picture("file", side, self.devicePixelRatioF()))
        left = 2 * GAP + side.width()
        self.draw_words(painter, colors, self.rect().adjusted(left, GAP // 2, -GAP, -GAP // 2))


def _fills(size: QSize, room: QSize) -> bool:
    """Tell whether a picture is as large as some room allows."""
    fits = size.width() <= room.width() and size.height() <= room.height()
    return fits and (size.width() == room.width() or size.height() == room.height())


def _short(folder: Path) -> str:
    """Return a folder's name, from home if it lies there."""
    home = Path.home()
    return str(Path("~") / folder.relative_to(home)) if folder.is_relative_to(home) else str(folder)


LONGER_SIDE = 720
"""Pixels: sharp on a card twice as small, and on a screen with twice the pixels."""


@dataclass(frozen=True)
class Thumbnail:
    """A board in a file, and its picture."""

    board: Board
    picture: QImage


def thumbnail(path: Path, cache: Path, theme: str) -> Thumbnail:
    """Return a board and its picture in a theme; for work in the background."""
    board = read_board(path).document
    kept = cache / f"{path.stem}-{_stamp(path, theme)}.png"
    picture = QImage(str(kept))
    if picture.isNull():
        picture = _drawn(board, path.parent, kept, theme)
    return Thumbnail(board, picture)


def _drawn(board: Board, folder: Path, kept: Path, theme: str) -> QImage:
    # Late: pictures are drawn once, and found on the disk whenever else the program starts.
    from trackwright.layout.board import lay_out
    from trackwright.rendering.board_picture import board_picture
    from trackwright.rendering.png import INCH, image, write_png
    from trackwright.rendering.themes import DEFAULT, THEMES

    drawing = board_picture(lay_out(board), THEMES.get(theme, DEFAULT), folder=folder)
    dpi = LONGER_SIDE * INCH / max(board.size.width, board.size.height)
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        for old in kept.parent.glob(f"{kept.stem.rpartition('-')[0]}-*.png"):
            old.unlink()
        write_png(drawing, kept, dpi)
    except (OSError, TrackwrightError):  # a full disk: then it is drawn again next time
        return image(drawing, dpi)
    return QImage(str(kept))


def _stamp(path: Path, theme: str) -> str:
    """Return a digest of a board's text, its theme, and the program that draws it."""
    drawn_by = f"{program_name()} {theme}"
    return sha256(drawn_by.encode() + path.read_bytes()).hexdigest()[:16]
