"""Proofs: pages of an order in pixels, drawn off the GUI thread from the pictures that are printed.

Loads all of printing; whoever shows proofs imports it where the work is done.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtGui import QImage

from trackwright.editor.print.parts_list import Order, Wish
from trackwright.printing.card_sheets import single_picture
from trackwright.printing.choices import Part
from trackwright.printing.documents import Document, GameNight
from trackwright.rendering.png import INCH, image
from trackwright.rendering.shapes import Picture

BETWEEN = 32
"""Pixels kept free between two pictures side by side, on dense screens, too."""

LONGEST_SIDE = 8_000
"""Pixels of a page that is zoomed into."""


@dataclass(frozen=True)
class Volume:
    """One part of an order, as there is to tell of it.

    Attributes:
        pages: How many it has.
        sheets: How many sheets of paper they take; none if somebody else prints them.
        cards: How many cards are on them.
    """

    pages: int
    sheets: int
    cards: int


class Draft:
    """An order made ready to be drawn; each page is made once.

    Attributes:
        order: What is printed.
        volumes: What there is of each part; parts that the game does not have are absent.
    """

    def __init__(self, order: Order) -> None:
        self.order = order
        night = GameNight(order.game(), order.settings)
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
class Proof:
    """What was to be seen, in pixels.

    Attributes:
        wish: What was asked for.
        draft: The order, for what is to be seen next.
        page: Which page it is; the last one if there are not so many as was thought.
        images: What is seen, side by side; nothing if the game has no such part.
    """

    wish: Wish
    draft: Draft
    page: int
    images: tuple[QImage, ...]


def proof_of(wish: Wish, before: Draft | None) -> Proof:
    """Draw what is to be seen; what was made ready for the same order is used again.

    Raise TrackwrightError if the order cannot be printed.
    """
    draft = before if before is not None and before.order == wish.order else Draft(wish.order)
    count = draft.count(wish.part, one_card=wish.one_card)
    if not count:
        return Proof(wish, draft, 0, ())
    page = min(wish.page, count - 1)
    pictures = draft.pictures(wish.part, page, one_card=wish.one_card)
    dpi = _scale(pictures, wish) * INCH
    return Proof(wish, draft, page, tuple(image(picture, dpi) for picture in pictures))


def _scale(pictures: tuple[Picture, ...], wish: Wish) -> float:
    """Return how many pixels a millimetre has."""
    between = BETWEEN * (len(pictures) - 1)
    width = sum(picture.width for picture in pictures)
    height = max(picture.height for picture in pictures)
    fits = min((wish.room.width() - between) / width, wish.room.height() / height)
    longest = max(max(picture.width, picture.height) for picture in pictures)
    return max(min(fits * wish.zoom, LONGEST_SIDE / longest), 2 / min(width, height))


def _volume(document: Document, backs: bool) -> Volume:
    cards = len(document.cards)
    if document.part is Part.SHOP:
        return Volume(document.count, 0, cards)
    both_sides = 2 if cards and backs else 1
    return Volume(document.count, document.count // both_sides, cards)
