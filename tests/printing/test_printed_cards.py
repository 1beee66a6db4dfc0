"""Printed cards: what is on them, and whether their fronts and backs meet."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest
from picture_contents import flat, texts
from printed_pages import a_game, a_game_board, extent, needs_poppler, paper, rasterised, settings

from trackwright.maps import open_ruleset
from trackwright.printing.card import Card, CardSizeError
from trackwright.printing.card_sheets import (
    card_grid,
    card_pictures,
    single_picture,
)
from trackwright.printing.cards import Cards
from trackwright.printing.choices import Edge
from trackwright.printing.deck_bands import LONG
from trackwright.printing.reference_card import reference_cards
from trackwright.printing.settings import Game, Settings
from trackwright.rendering.pdf import Page, pdf_bytes
from trackwright.rendering.png import image
from trackwright.rendering.shapes import Group, Style, Text, rectangle
from trackwright.rendering.shapes import Path as Drawn
from trackwright.schema.profile import CARDS

pytestmark = pytest.mark.usefixtures("qapp")


def words_on(group: Group) -> list[str]:
    return [shape.text for shape in flat([group]) if isinstance(shape, Text)]


def fills_of(group: Group) -> set[str | None]:
    return {shape.style.fill for shape in flat([group]) if isinstance(shape, Drawn)}


def card_named(cards: Iterable[Card], name: str) -> Card:
    return next(card for card in cards if card.id == name)


class TestTickets:
    def test_name_both_cities_their_points_and_their_deck(self) -> None:
        ticket = card_named(Cards(a_game(), settings()).tickets(), "ticket-oslo-vardo")
        words = words_on(ticket.face)
        assert "Oslo – Vardo" in words
        assert {"6", "Regular"} <= set(words)

    def test_are_named_in_the_chosen_language(self) -> None:
        cards = Cards(a_game(), settings(language="fr")).tickets()
        words = words_on(card_named(cards, "ticket-oslo-vardo").face)
        assert "Oslo – Łódź-Vardø" in words
        assert {"Ordinaires", "Grandes villes"} <= set(words)

    def test_show_their_tags_by_the_names_of_the_rules(self) -> None:
        cards = Cards(a_game(), settings()).tickets()
        assert "Big Cities" in words_on(card_named(cards, "ticket-oslo-vardo").face)
        assert "Big Cities" not in words_on(card_named(cards, "ticket-oslo-bergen").face)

    def test_of_long_decks_are_blue_and_have_another_back(self) -> None:
        cards = Cards(a_game(), settings()).tickets()
        far, near = (card_named(cards, f"ticket-oslo-{to}") for to in ("bergen", "vardo"))
        assert LONG in fills_of(far.face)
        assert LONG not in fills_of(near.face)
        assert (far.back.id, near.back.id) == ("long_ticket", "ticket")

    def test_of_decks_that_rules_may_shuffle_together_share_a_back(self) -> None:
        board = a_game_board().with_ticket("bergen", "vardo", deck="other").build()
        backs = {card.id: card.back.id for card in Cards(Game(board), settings()).tickets()}
        assert backs["ticket-bergen-vardo"] == backs["ticket-oslo-vardo"]

    def test_mark_their_cities_on_the_outline_of_the_board(self) -> None:
        cards = Cards(a_game(), settings())
        shapes = cards.map.shapes((0, 0, 48, 32), cards.game.board.tickets[0].ends)
        assert shapes.at is not None
        assert shapes.at.scale == pytest.approx(0.2)
        rings = [part.at for part in shapes.shapes if isinstance(part, Group) and part.at]
        assert [(ring.x, ring.y) for ring in rings] == [(30, 40), (150, 120)]

    def test_to_a_country_mark_its_stops(self) -> None:
        cards = Cards(a_game(), settings())
        ticket = cards.game.board.tickets[1]
        shapes = cards.map.shapes((0, 0, 48, 32), ticket.ends)
        rings = [part.at for part in shapes.shapes if isinstance(part, Group) and part.at]
        assert [(ring.x, ring.y) for ring in rings] == [(30, 120), (150, 40)]
        (card,) = [card for card in cards.tickets() if card.id == f"ticket-{ticket.id}"]
        assert "Bærgen – East" in words_on(card.face)

    def test_with_alternatives_name_them_all_with_their_points(self) -> None:
        board = a_game_board().with_ticket(
            "oslo", "bergen", points=5, alternatives=[{"end": "vardo", "points": 9}]
        )
        (card,) = [
            card
            for card in Cards(Game(board.build()), settings()).tickets()
            if card.id == "ticket-oslo-bergen-2"
        ]
        assert "9" in words_on(card.face)
        assert any("Bærgen 5 · Vardo 9" in text for text in words_on(card.face))

    def test_are_only_those_of_a_ruleset_that_was_chosen(self) -> None:
        board = a_game_board().build()
        rules = open_ruleset("big_cities").ruleset
        chosen = Game(board, rules, only_its_tickets=True)
        assert [ticket.id for ticket in chosen.tickets] == ["oslo-vardo"]
        assert len(Game(board, rules).tickets) == 3

    def test_break_long_names_into_lines_rather_than_cut_them(self) -> None:
        name = "Llanfair Pwllgwyngyll an der Straße von Menai"
        board = a_game_board(size={"width": 160, "height": 240}).with_city("oslo", name=name)
        card = card_named(Cards(Game(board.build()), settings()).tickets(), "ticket-oslo-vardo")
        assert name in " ".join(words_on(card.face))

    def test_lie_where_that_gives_the_map_more_room(self) -> None:
        wide = Cards(a_game(), settings()).tickets()[0].size
        high = Cards(a_game(size={"width": 160, "height": 240}), settings()).tickets()[0].size
        assert (wide.width, wide.height) == (68, 44)
        assert (high.width, high.height) == (44, 68)


class TestOtherCards:
    def test_bonus_cards_say_who_wins_them(self) -> None:
        game = a_game("northern_lights")
        cards = Cards(game, settings()).bonuses()
        assert len(cards) == 11
        words = words_on(card_named(cards, "bonus-ferry_master").face)
        assert {"Ferry Master", "12"} <= set(words)
        assert "For whoever claimed the most ferries." in " ".join(words)

    def test_country_cards_are_printed_from_the_top_of_each_stack(self) -> None:
        cards = Cards(a_game("poland"), settings()).countries()
        assert [card.id for card in cards] == ["country-east-1", "country-east-2"]
        assert [
            points for card in cards for points in ("7", "4") if points in words_on(card.face)
        ] == ["7", "4"]
        assert "take the top card" in " ".join(words_on(cards[0].face))

    @pytest.mark.parametrize("rules", ["europe", "nordic_countries", "northern_lights", "poland"])
    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_a_reference_card_has_all_actions_all_points_and_the_end(
        self, rules: str, language: str
    ) -> None:
        cards = Cards(a_game(rules), settings(language=language))
        ruleset = open_ruleset(rules).ruleset
        printed = reference_cards(cards)
        assert len(printed) == ruleset.players.maximum
        said = " ".join(words_on(printed[0].face))
        brief = cards.brief(ruleset)
        for action in brief.actions:
            assert action.statement.text in said
        squeezed = said.replace(" ", "")
        for statement in brief.end.statements:
            assert statement.text.replace(" ", "") in squeezed
        for points in ruleset.scoring.lengths.values():
            assert str(points) in words_on(printed[0].face)

    def test_there_are_as_many_reference_cards_as_players(self) -> None:
        assert len(reference_cards(Cards(a_game("poland"), settings(players=2)))) == 2

    def test_every_back_bears_the_stamp(self) -> None:
        cards = Cards(a_game("northern_lights"), settings())
        stamp = f"version 2.1 · {cards.imprint.stamp.digest}"
        everything = (
            *cards.tickets(),
            *cards.bonuses(),
            *cards.countries(),
            *reference_cards(cards),
        )
        assert all(stamp in words_on(card.back.shapes) for card in everything)


def plain_cards(count: int, wanted: Settings) -> list[Card]:
    """Cards with a black front and a black back, which end at their edges."""
    cards = Cards(a_game(), wanted).tickets()
    size = cards[0].size
    black = Group((Drawn(rectangle(0, 0, size.width, size.height), Style(fill="#000000")),))
    back = replace(cards[0].back, shapes=black)
    return [replace(cards[0], id=f"card-{n}", face=black, back=back) for n in range(count)]


class TestSheets:
    @pytest.mark.parametrize(
        ("card", "on_a4"), [("mini", 16), ("american", 9), ("euro", 9), ("poker", 8)]
    )
    def test_hold_as_many_cards_as_fit(self, card: str, on_a4: int) -> None:
        assert card_grid(CARDS[card], settings()).count == on_a4

    @needs_poppler
    @pytest.mark.parametrize("edge", list(Edge))
    @pytest.mark.parametrize("sheet", [paper(210, 297), paper(148, 180)], ids=["a4", "small"])
    def test_have_backs_that_line_up_with_their_fronts(
        self, tmp_path: Path, edge: Edge, sheet: object
    ) -> None:
        # A gap between cards, so that each can be measured, and a last row that is not full.
        wanted = settings(paper=sheet, duplex=edge, card_bleed=2)
        grid = card_grid(plain_cards(1, wanted)[0].size, wanted)
        cards = plain_cards(grid.count - 1, wanted)
        imprint = Cards(a_game(), wanted).imprint
        pages = map(Page, card_pictures("x", cards, imprint))
        file = tmp_path / "cards.pdf"
        file.write_bytes(pdf_bytes(pages, "x"))
        front, back = (rasterised(file, tmp_path, 254, page) < 60 for page in (1, 2))
        upright = front.shape[0] > front.shape[1]
        sideways = upright == (edge is Edge.LONG)
        turned = back[:, ::-1] if sideways else back[::-1]
        for number in range(grid.count):
            row, column = divmod(number, grid.columns)
            left, top = round(grid.lefts[column] * 10) - 15, round(grid.tops[row] * 10) - 15
            around = (
                slice(top, top + 30 + round(grid.card.height * 10)),
                slice(left, left + 30 + round(grid.card.width * 10)),
            )
            if number == grid.count - 1:  # no card
                assert not front[around].any()
                assert not turned[around].any()
                continue
            for axis, side in ((0, grid.card.height), (1, grid.card.width)):
                edges = extent(front[around], axis), extent(turned[around], axis)
                assert edges[0][1] - edges[0][0] + 1 == pytest.approx(side * 10, abs=1)
                assert edges[1] == pytest.approx(edges[0], abs=1)  # a pixel is 0.1 mm

    def test_turn_backs_so_that_cards_are_turned_over_like_others(self) -> None:
        cards = Cards(a_game(), settings())
        upright = [card for card in cards.tickets() if card.back.id == "ticket"]
        for edge in Edge:
            wanted = settings(duplex=edge)
            _, back = card_pictures("x", upright, replace(cards.imprint, settings=wanted))
            groups = [group for group in back.layers[0].groups if group.id.endswith("-back")]
            sideways = card_grid(upright[0].size, wanted).turns_sideways(edge)
            assert {group.at.angle for group in groups if group.at} == {0 if sideways else 180}

    def test_have_no_backs_if_none_are_wanted(self) -> None:
        wanted = settings(backs=False)
        cards = Cards(a_game(), wanted)
        pages = list(card_pictures("Tickets", cards.tickets(), cards.imprint))
        assert len(pages) == 1
        assert any(text.startswith("Tickets: page 1 of 1") for text in texts(pages[0]))

    def test_refuse_cards_that_are_larger_than_the_paper(self) -> None:
        with pytest.raises(CardSizeError, match="choose smaller cards or larger paper"):
            card_grid(paper(300, 400), settings())

    def test_single_cards_have_their_bleed(self) -> None:
        card = Cards(a_game(), settings()).tickets()[0]
        picture = single_picture(card, card.face, 3)
        assert (picture.width, picture.height) == (74, 50)
        pixels = image(picture, 50)
        white = 0xFFFFFFFF
        corners = [(0, 0), (pixels.width() - 1, pixels.height() - 1)]
        assert all(pixels.pixel(*corner) != white for corner in corners)
