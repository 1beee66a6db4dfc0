"""The documents to print of a game, and their pages."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, partial

from trackwright.layout.board import lay_out
from trackwright.layout.tiling import Tiling
from trackwright.printing.assembly import Item, assembly_pictures
from trackwright.printing.board_sheets import PrintError, board_tiling, sheet_pictures
from trackwright.printing.card import Card
from trackwright.printing.card_sheets import card_pictures, sheet_count, single_picture
from trackwright.printing.cards import Cards
from trackwright.printing.choices import Part
from trackwright.printing.overview import overview_picture
from trackwright.printing.papers import LARGEST
from trackwright.printing.print_shop import shop_page, with_bleed
from trackwright.printing.reference_card import reference_cards
from trackwright.printing.rules_pages import rules_pictures
from trackwright.printing.score_track import score_track_picture
from trackwright.printing.settings import Game, Settings
from trackwright.printing.stamp import Imprint
from trackwright.rendering.board_frame import score_border
from trackwright.rendering.board_picture import board_picture
from trackwright.rendering.pdf import Page
from trackwright.rendering.picture_files import load_pixels
from trackwright.rendering.shapes import Picture
from trackwright.rulebook import Rulebook, Section, rulebook
from trackwright.schema.sentences import say
from trackwright.schema.translation import nearest_language

_FILES = {
    Part.BOARD: "board.pdf",
    Part.SHOP: "board-one-page.pdf",
    Part.TICKETS: "tickets.pdf",
    Part.BONUSES: "bonus-cards.pdf",
    Part.COUNTRIES: "country-cards.pdf",
    Part.REFERENCE: "reference-cards.pdf",
    Part.SCORE: "score-track.pdf",
    Part.RULES: "rules.pdf",
    Part.ASSEMBLY: "how-to-assemble.pdf",
}
_CARD_PARTS: Mapping[Part, Callable[[Cards], tuple[Card, ...]]] = {
    Part.TICKETS: Cards.tickets,
    Part.BONUSES: Cards.bonuses,
    Part.COUNTRIES: Cards.countries,
    Part.REFERENCE: reference_cards,
}

_IMAGES = "cards"
"""The folder of images of single cards."""


@dataclass(frozen=True)
class Document:
    """A file to print; its pages are drawn on demand."""

    part: Part
    file: str
    title: str
    count: int
    pages: Callable[[], Iterator[Page]]
    cards: tuple[Card, ...] = ()


class GameNight:
    """The documents to print of a game; pages are drawn on demand."""

    def __init__(self, game: Game, settings: Settings) -> None:
        self._game = game
        self._settings = settings
        self.cards = Cards(game, settings)
        self._cards_of = cache(self._draw_cards)

    @property
    def imprint(self) -> Imprint:
        """What its pages are made with."""
        return self.cards.imprint

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.imprint.stamp.title

    def documents(self) -> tuple[Document, ...]:
        """Return the documents that were asked for, those that the game does not have left out.

        Raise PrintError if nothing is left, or if something cannot be printed.
        """
        wanted = self._settings.parts
        parts = {part: make for part, make in self._makers().items() if part in wanted}
        made = [document for make in parts.values() if (document := make())]
        if not made and not (Part.IMAGES in wanted and self._all_cards):
            listed = ", ".join(sorted(wanted))
            raise PrintError(
                say("there is nothing to print of {parts} for this board", parts=listed)
            )
        if Part.ASSEMBLY in wanted and made:
            made.insert(0, self._assembly(made))
        return tuple(made)

    def images(self) -> dict[str, Picture]:
        """Return images of single cards by the names of their files, if they were asked for."""
        if Part.IMAGES not in self._settings.parts:
            return {}
        cards = self._all_cards
        sides = {card.id: (card, card.face) for card in cards}
        if self._settings.backs:
            sides |= {f"back-{card.back.id}": (card, card.back.shapes) for card in cards}
        return {
            f"{_IMAGES}/{name}.png": single_picture(card, side, self._settings.bleed)
            for name, (card, side) in sides.items()
        }

    @cached_property
    def plan(self) -> Tiling:
        """How the board lies on sheets."""
        return board_tiling(self._game.board.size, self._settings)

    @cached_property
    def board(self) -> Picture:
        """The picture of the board."""
        game, settings = self._game, self._settings
        background = game.board.background
        if background and load_pixels(game.folder / background.picture) is None:
            raise PrintError(
                say(
                    "the background picture {picture} cannot be read: put it there, save "
                    "it with fewer pixels, or take it off the board",
                    picture=game.folder / background.picture,
                )
            )
        picture = board_picture(
            lay_out(game.board, settings.language),
            settings.theme,
            rules=game.rules,
            folder=game.folder,
        )
        return with_bleed(picture)

    def _makers(self) -> dict[Part, Callable[[], Document | None]]:
        return {
            Part.BOARD: self._sheets,
            Part.SHOP: self._shop,
            **{part: partial(self._card_sheets, part) for part in _CARD_PARTS},
            Part.SCORE: self._score,
            Part.RULES: self._rules,
        }

    def _document(
        self,
        part: Part,
        count: int,
        pages: Callable[[], Iterator[Page]],
        cards: tuple[Card, ...] = (),
    ) -> Document:
        title = self.imprint.words.say(f"parts.{part}")
        return Document(part, _FILES[part], title, count, pages, cards)

    def _sheets(self) -> Document:
        def pages() -> Iterator[Page]:
            profile = self._game.board.profile
            yield Page(overview_picture(self.board, self.plan, profile, self.imprint))
            yield from map(Page, sheet_pictures(self.board, self.plan, self.imprint))

        return self._document(Part.BOARD, self.plan.count + 1, pages)

    def _shop(self) -> Document:
        size = self._game.board.size
        if max(size.width, size.height) > LARGEST:
            raise PrintError(
                say(
                    "a board of {width:g} × {height:g} mm is too large for one page, "
                    "which has at most {most:g} mm: print the other parts only",
                    width=size.width,
                    height=size.height,
                    most=LARGEST,
                )
            )

        def pages() -> Iterator[Page]:
            yield shop_page(self.board, self.imprint)

        return self._document(Part.SHOP, 1, pages)

    def _card_sheets(self, part: Part) -> Document | None:
        cards = self._cards_of(part)
        if not cards:
            return None
        name = self.imprint.words.say(f"parts.{part}")

        def pages() -> Iterator[Page]:
            return map(Page, card_pictures(name, cards, self.imprint))

        return self._document(part, sheet_count(cards, self._settings), pages, cards)

    def _score(self) -> Document | None:
        if score_border(self._game.board):
            return None

        def pages() -> Iterator[Page]:
            yield Page(score_track_picture(self.imprint))

        return self._document(Part.SCORE, 1, pages)

    def _rules(self) -> Document | None:
        if self._book is None:
            return None
        pictures = rules_pictures(self._book, self._game.board, self.imprint)
        return self._document(Part.RULES, len(pictures), lambda: map(Page, pictures))

    def _assembly(self, others: Sequence[Document]) -> Document:
        items = [Item(each.file, each.title, each.count, len(each.cards)) for each in others]
        plan = self.plan if any(each.part is Part.BOARD for each in others) else None
        pictures = assembly_pictures(items, plan, self._needed, self.imprint)
        return self._document(Part.ASSEMBLY, len(pictures), lambda: map(Page, pictures))

    @cached_property
    def _book(self) -> Rulebook | None:
        rules = self._game.rules
        if rules is None:
            return None
        return rulebook(rules, nearest_language(self._settings.language), self._game.board)

    @property
    def _needed(self) -> Section | None:
        """What the game needs besides the board."""
        if self._book is None:
            return None
        return next(
            section
            for section in self._book.sections
            if any(statement.path == ("players", "trains") for statement in section.statements)
        )

    def _draw_cards(self, part: Part) -> tuple[Card, ...]:
        return _CARD_PARTS[part](self.cards)

    @property
    def _all_cards(self) -> tuple[Card, ...]:
        """One card of each kind: reference cards are all the same."""
        *others, references = map(self._cards_of, _CARD_PARTS)
        return (*(card for cards in others for card in cards), *references[:1])
