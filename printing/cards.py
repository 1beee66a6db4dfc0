"""The cards of a game: tickets, bonus cards and country cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, partial

from trackwright.printing.backs import card_back
from trackwright.printing.card import (
    BAND,
    EDGE,
    NAME,
    UNIT,
    Back,
    Band,
    Card,
    Face,
    face_shapes,
    printable_size,
)
from trackwright.printing.deck_bands import BACKS, BONUS, COUNTRY, back_kind, bands, tag_names
from trackwright.printing.mini_map import MiniMap
from trackwright.printing.settings import Game, Settings
from trackwright.printing.sheet_shapes import portrait, rotated
from trackwright.printing.stamp import Imprint, imprint_of
from trackwright.printing.symbols import REACH, symbol
from trackwright.rendering.pdf import Box
from trackwright.rendering.shapes import Group, Placement
from trackwright.rendering.themes import Theme
from trackwright.rulebook import Reference, reference
from trackwright.schema.board import Country, CountryEnd, Ticket, TicketEnd
from trackwright.schema.geometry import Size
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.rules.scoring import Bonus, Metric
from trackwright.schema.text import printable, text_in
from trackwright.schema.translation import nearest_language


@dataclass(frozen=True)
class Cards:
    """Makes the cards of a game, sharing what many of them need."""

    game: Game
    settings: Settings

    def tickets(self) -> tuple[Card, ...]:
        """Return a card for each ticket to print, deck by deck."""
        order = {deck: number for number, deck in enumerate(self._bands)}
        tickets = sorted(self.game.tickets, key=lambda ticket: order[ticket.deck])
        return tuple(self._ticket(ticket) for ticket in tickets)

    def bonuses(self) -> tuple[Card, ...]:
        """Return a card for each bonus of the rules."""
        rules = self.game.rules
        if rules is None or rules.bonuses is None:
            return ()
        pairs = zip(rules.bonuses.cards, self.brief(rules).bonuses, strict=True)
        return tuple(self._bonus(bonus, sentence.text) for bonus, sentence in pairs)

    def brief(self, rules: Ruleset) -> Reference:
        """Return what cards say of the rules."""
        return reference(rules, nearest_language(self.settings.language))

    def countries(self) -> tuple[Card, ...]:
        """Return the cards of all countries, each stack from the top down."""
        rules = self.game.rules
        taken = self.brief(rules).country_cards if rules else None
        return tuple(
            self._country(country, number, taken.text if taken else "")
            for country in self.game.board.countries
            for number in range(len(country.cards))
        )

    def back(self, kind: str, size: Size) -> Back:
        """Return the back of a kind of cards."""
        if (kind, size) not in self._backs:
            self._backs[kind, size] = card_back(kind, BACKS[kind], size, self.imprint)
        return self._backs[kind, size]

    @cached_property
    def map(self) -> MiniMap:
        """The board in miniature."""
        return MiniMap(self.game.board, self.settings.theme, self.game.folder)

    @cached_property
    def imprint(self) -> Imprint:
        """What the cards are made with."""
        return imprint_of(self.game.board, self.settings)

    @property
    def size(self) -> Size:
        """The cards' size, as it was asked for."""
        return printable_size(self.settings.card or self.game.board.profile.card)

    @cached_property
    def _bands(self) -> Mapping[str, Band]:
        return bands(self.game.board, self.settings.language)

    @cached_property
    def _backs(self) -> dict[tuple[str, Size], Back]:
        return {}

    def _ticket(self, ticket: Ticket) -> Card:
        others = ticket.alternatives
        ends = ticket.all_ends
        if others:
            targets = [(ticket.ends[1], ticket.points), *((o.end, o.points) for o in others)]
            names = tuple(f"{self._name(end)} {points}" for end, points in targets)
            names = (self._name(ticket.ends[0]), " · ".join(names))
        else:
            names = tuple(self._name(end) for end in ticket.ends)
        face = Face(
            max((ticket.points, *(other.points for other in others))),
            names,
            partial(self.map.shapes, ends=ends),
            tags=tag_names(ticket.tags, self.game.rules, self.settings.language),
        )
        size = self._map_size(2 * NAME, NAME)
        band = self._bands[ticket.deck]
        return self._card(f"ticket-{ticket.id}", face, band, size, back_kind(band))

    def _bonus(self, bonus: Bonus, sentence: str) -> Card:
        name = self._text(bonus.name) or bonus.id
        window = partial(_symbol, bonus.most, self.settings.theme)
        band = Band(self.imprint.words.say("cards.bonus"), BONUS)
        face = Face(bonus.points, (name,), window, sentence)
        return self._card(f"bonus-{bonus.id}", face, band, portrait(self.size), "bonus")

    def _country(self, country: Country, number: int, sentence: str) -> Card:
        name = self._text(country.name) or country.id
        window = partial(self.map.shapes, ends=(CountryEnd(country=country.id),))
        band = Band(self.imprint.words.say("cards.country"), COUNTRY)
        face = Face(country.cards[number], (name,), window, sentence)
        size = self._map_size(NAME + 18, NAME + 10) if sentence else self._map_size(NAME, NAME)
        return self._card(f"country-{country.id}-{number + 1}", face, band, size, "country")

    def _card(self, name: str, face: Face, band: Band, size: Size, kind: str) -> Card:
        shapes = face_shapes(face, band, size, self.settings.theme)
        return Card(name, size, shapes, self.back(kind, size))

    def _map_size(self, below_standing: float, below_lying: float) -> Size:
        """Return the card's size, standing or lying, whichever has the larger map.

        What is written below the map is so high, on a card whose shorter side is `UNIT`.
        """
        upright = portrait(self.size)
        if self._map_scale(rotated(upright), below_lying) > self._map_scale(
            upright, below_standing
        ):
            return rotated(upright)
        return upright

    def _map_scale(self, size: Size, below: float) -> float:
        unit = min(size.width, size.height) / UNIT
        width = size.width - unit * (BAND + 2 * EDGE)
        height = size.height - unit * (2 * EDGE + 1.2 * below + 2)
        board = self.game.board.size
        return min(width / board.width, height / board.height)

    def _name(self, end: TicketEnd) -> str:
        wanted = end.country if isinstance(end, CountryEnd) else end
        places = self.game.board.countries if isinstance(end, CountryEnd) else self.game.board.stops
        found = next((place for place in places if place.id == wanted), None)
        return (self._text(found.name) if found else "") or wanted

    def _text(self, text: str | Mapping[str, str]) -> str:
        return printable(text_in(text, self.settings.language))


def _symbol(metric: Metric, theme: Theme, box: Box) -> Group:
    left, top, width, height = box
    scale = min(width, height) / (2 * REACH) * 0.82
    at = Placement(left + width / 2, top + height / 2, scale=scale)
    return Group((symbol(metric, theme),), at=at)
