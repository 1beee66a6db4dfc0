"""Pages of a print-out in pixels, drawn off the GUI thread from the pictures that are printed.

It loads all of printing, so it is imported where the work is done.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtGui import QImage

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.editor.print.options import PrintOrder
from trackwright.editor.print.preview import PageRequest
from trackwright.printing.card_sheets import single_picture
from trackwright.printing.choices import Part
from trackwright.printing.documents import Document, GameNight
from trackwright.rendering.png import INCH, image
from trackwright.rendering.shapes import Picture
from trackwright.validators.ruleset_fit import unplayable

BETWEEN = 32
"""Pixels kept free between two pictures side by side, on dense screens, too."""

LONGEST_SIDE = 8_000
"""Pixels of a page that is zoomed into."""


@dataclass(frozen=True)
class Volume:
    """How much of one part there is; pages for a print shop take no sheets."""

    pages: int
    sheets: int
    cards: int


class PreparedOrder:
    """An order made ready to be drawn; each page is made once.

    Attributes:
        volumes: How much there is of each part; parts that the game does not have are absent.
        troubles: Why the rules mean nothing on this board, a sentence each.
    """

    def __init__(self, order: PrintOrder) -> None:
        self.order = order
        game = order.game()
        analysis = BoardAnalysis(game.board, game.folder)
        self.troubles = unplayable(analysis, game.rules) if game.rules else ()
        night = GameNight(game, order.settings)
        self._documents = {document.part: document for document in night.documents()}
        self._images = tuple(night.images().values())
        self._drawn: dict[Part, tuple[Iterator[Picture], list[Picture]]] = {}
        self.volumes: Mapping[Part, Volume] = {
            part: _volume(document, order.settings.backs)
            for part, document in self._documents.items()
        }
        if self._images:
            self.volumes = {**self.volumes, Part.IMAGES: Volume(len(self._images), 0, 0)}

    def count(self, part: Part, *, one_card: bool) -> int:
        """Return how many pages, or cards, there are to flip through."""
        volume = self.volumes.get(part)
        if volume is None:
            return 0
        return volume.cards if one_card and volume.cards else volume.pages

    def pictures(self, part: Part, page: int, *, one_card: bool) -> tuple[Picture, ...]:
        """Return a page; or a card's front and, if it has one, its back."""
        if part is Part.IMAGES:
            return (self._images[page],)
        document = self._documents[part]
        if not one_card or not document.cards:
            return (self._page(document, page),)
        card = document.cards[page]
        sides = (card.face, card.back.shapes) if self.order.settings.backs else (card.face,)
        return tuple(single_picture(card, side, 0.0) for side in sides)

    def _page(self, document: Document, page: int) -> Picture:
        if document.part not in self._drawn:
            self._drawn[document.part] = ((each.picture for each in document.pages()), [])
        rest, drawn = self._drawn[document.part]
        while len(drawn) <= page:
            drawn.append(next(rest))
        return drawn[page]


@dataclass(frozen=True)
class PageImages:
    """A page in pixels.

    Attributes:
        prepared: The order, for the next request.
        page: Which page it is: the last one if there are fewer than was asked for.
        images: What is shown side by side; nothing if the game has no such part.
    """

    request: PageRequest
    prepared: PreparedOrder
    page: int
    images: tuple[QImage, ...]


def page_images(request: PageRequest, before: PreparedOrder | None) -> PageImages:
    """Draw a page; what was prepared for the same order is used again.

    Raise TrackwrightError if the order cannot be printed.
    """
    prepared = (
        before
        if before is not None and before.order == request.order
        else PreparedOrder(request.order)
    )
    count = prepared.count(request.part, one_card=request.one_card)
    if not count:
        return PageImages(request, prepared, 0, ())
    page = min(request.page, count - 1)
    pictures = prepared.pictures(request.part, page, one_card=request.one_card)
    dpi = _scale(pictures, request) * INCH
    return PageImages(request, prepared, page, tuple(image(picture, dpi) for picture in pictures))


def _scale(pictures: tuple[Picture, ...], request: PageRequest) -> float:
    """Return how many pixels a millimetre has."""
    between = BETWEEN * (len(pictures) - 1)
    width = sum(picture.width for picture in pictures)
    height = max(picture.height for picture in pictures)
    fits = min((request.room.width() - between) / width, request.room.height() / height)
    longest = max(max(picture.width, picture.height) for picture in pictures)
    return max(min(fits * request.zoom, LONGEST_SIDE / longest), 2 / min(width, height))


def _volume(document: Document, backs: bool) -> Volume:
    cards = len(document.cards)
    if document.part is Part.SHOP:
        return Volume(document.count, 0, cards)
    both_sides = 2 if cards and backs else 1
    return Volume(document.count, document.count // both_sides, cards)
