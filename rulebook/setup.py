"""The rulebook's sections before the first turn: aim, material and set-up."""

from collections.abc import Iterator, Sequence

from trackwright.rulebook.sections import Statement
from trackwright.rulebook.selectors import all_tickets
from trackwright.rulebook.writer import Writer, section
from trackwright.schema.pile_tickets import pile_tickets
from trackwright.schema.rules.tickets import Deal, DealChoice, Pile, Undealt
from trackwright.schema.selectors import TicketSelector


@section("aim", lead="aim.lead")
def aim(writer: Writer) -> Iterator[Statement]:
    """State what players score for."""
    rules = writer.rules
    yield writer.state(("scoring", "lengths"), "aim.routes")
    yield writer.state(("tickets",), "aim.tickets")
    if rules.country_cards:
        yield writer.state(("country_cards",), "aim.country_cards")
    if rules.bonuses:
        yield writer.state(("bonuses",), "aim.bonuses")
    if rules.stations and rules.stations.points_unbuilt > 0:
        yield writer.state(("stations", "points_unbuilt"), "aim.stations")


@section("needed", lead="needed.lead")
def needed(writer: Writer) -> Iterator[Statement]:
    """State who can play and what lies on the table."""
    rules = writer.rules
    yield _players(writer)
    yield writer.state(("players", "trains"), "needed.trains", rules.players.trains)
    if rules.stations:
        yield writer.state(("stations", "each"), "needed.stations", rules.stations.each)
    yield writer.state(("players",), "needed.score_marker")
    yield from _train_cards(writer)
    for i, pile in enumerate(rules.tickets.piles):
        yield from _pile(writer, i, pile)
    if rules.bonuses and rules.bonuses.drawn:
        section = writer.quoted(writer.words.say("bonuses.title"))
        cards = len(rules.bonuses.cards)
        yield writer.state(("bonuses", "cards"), "needed.bonus_cards", cards, section=section)
    if rules.country_cards:
        yield writer.state(("country_cards",), "needed.country_cards")


def _players(writer: Writer) -> Statement:
    players, number = writer.rules.players, writer.words.number
    if players.minimum == players.maximum:
        return writer.state(("players",), "needed.players", players.maximum)
    low, high = number(players.minimum), number(players.maximum)
    return writer.state(("players",), "needed.players_between", low=low, high=high)


def _train_cards(writer: Writer) -> Iterator[Statement]:
    words, cards = writer.words, writer.rules.train_cards
    names = {words.say(f"colors.{color}"): n for color, n in cards.colors.items() if n}
    path = ("train_cards", "colors")
    if len(set(names.values())) == 1:
        colors = words.all_of([*names])
        yield writer.state(path, "needed.colors", next(iter(names.values())), colors=colors)
    elif names:
        each = [words.say("needed.some_of_a_color", n, color=name) for name, n in names.items()]
        yield writer.state(path, "needed.uneven_colors", colors=words.all_of(each))
    if cards.locomotives:
        path = ("train_cards", "locomotives")
        yield writer.state(path, "needed.locomotives", cards.locomotives)


def _pile(writer: Writer, position: int, pile: Pile) -> Iterator[Statement]:
    path = ("tickets", "piles", position)
    name, tickets = writer.pile(pile.id), all_tickets(writer, pile.tickets)
    size = pile.size
    if writer.board is not None:
        size = len(pile_tickets(writer.board, writer.rules.tickets.piles)[position])
    key = "rest" if position and pile.tickets == TicketSelector() else "pile"
    key = f"needed.{key}" if size is None else f"needed.sized_{key}"
    yield writer.state(path, key, size or 0, pile=name, tickets=tickets)
    if pile.fallback is not None:
        instead = all_tickets(writer, pile.fallback)
        yield writer.state((*path, "fallback"), "needed.fallback", pile=name, tickets=instead)
    if pile.may_add is not None:
        added = all_tickets(writer, pile.may_add)
        yield writer.state((*path, "may_add"), "needed.may_add", pile=name, tickets=added)


@section("setup", in_order=True)
def setup(writer: Writer) -> Iterator[Statement]:
    """State how the game is set up, step by step."""
    rules = writer.rules
    needed_title = writer.quoted(writer.words.say("needed.title"))
    yield writer.state(("players",), "setup.pieces", section=needed_title)
    yield from _cards_dealt(writer)
    yield writer.state(("tickets", "piles"), "setup.piles", len(rules.tickets.piles))
    yield from _tickets_dealt(writer)
    if rules.bonuses and rules.bonuses.drawn:
        yield writer.state(("bonuses", "drawn"), "setup.bonuses", rules.bonuses.drawn)
    if rules.country_cards:
        key = f"setup.stacks.{rules.country_cards.order}"
        yield writer.state(("country_cards", "order"), key)
    yield _begins(writer)


def _begins(writer: Writer) -> Statement:
    path = ("players", "begins")
    if who := writer.text(writer.rules.players.begins):
        return writer.state(path, "setup.begins", who=who[0].upper() + who[1:])
    return writer.state(path, "setup.begin")


def _cards_dealt(writer: Writer) -> Iterator[Statement]:
    hand, drawing = writer.rules.train_cards.starting_hand, writer.rules.drawing
    hand_key = "setup.starting_hand" if hand else "setup.no_starting_hand"
    yield writer.state(("train_cards", "starting_hand"), hand_key, hand)
    face_up_key = "setup.face_up" if drawing.face_up else "setup.no_face_up"
    yield writer.state(("drawing", "face_up"), face_up_key, drawing.face_up)
    if drawing.face_up and drawing.replacement:
        path = ("drawing", "replacement", "at_setup")
        if drawing.replacement.at_setup:
            section = writer.quoted(writer.words.say("drawing.title"))
            count = drawing.replacement.locomotives
            yield writer.state(path, "setup.replaced", count, section=section)
        else:
            yield writer.state(path, "setup.not_replaced")


def _tickets_dealt(writer: Writer) -> Iterator[Statement]:
    tickets = writer.rules.tickets
    waiting: list[int] = []
    in_steps = any(_is_chosen_first(tickets.deals, i) for i in range(len(tickets.deals)))
    for i, deal in enumerate(tickets.deals):
        yield _deal(writer, i, deal)
        waiting.append(i)
        if _is_chosen_first(tickets.deals, i):
            yield writer.state(("tickets", "deals", i, "choice"), "setup.choose_first")
            yield from _rejected(writer, waiting)
            waiting = []
    if tickets.deals:
        keep_key = "keep_in_all" if in_steps else "keep"
        key = f"setup.{keep_key if tickets.keep_at_least else 'keep_any'}"
        yield writer.state(("tickets", "keep_at_least"), key, tickets.keep_at_least)
        yield from _rejected(writer, waiting)
    for i, pile in enumerate(tickets.piles):
        if pile.undealt is Undealt.OUT:
            path = ("tickets", "piles", i, "undealt")
            yield writer.state(path, "setup.undealt", pile=writer.pile(pile.id))
    yield writer.state(("tickets",), "setup.secret")


def _is_chosen_first(deals: Sequence[Deal], position: int) -> bool:
    is_last = position == len(deals) - 1
    return not is_last and deals[position].choice is DealChoice.BEFORE_THE_NEXT


def _rejected(writer: Writer, positions: Sequence[int]) -> Iterator[Statement]:
    deals = writer.rules.tickets.deals
    if len({deals[i].rejected for i in positions}) == 1 and len(positions) == len(deals):
        yield writer.state(("tickets", "deals"), f"setup.rejected.{deals[0].rejected}")
        return
    for i in positions:
        path, key = ("tickets", "deals", i, "rejected"), f"setup.rejected_from.{deals[i].rejected}"
        yield writer.state(path, key, pile=writer.pile(deals[i].pile))


def _deal(writer: Writer, position: int, deal: Deal) -> Statement:
    say = writer.words.say
    sentences = [say("setup.deal", deal.cards, pile=writer.pile(deal.pile))]
    if deal.keep_at_least:
        sentences.append(say("setup.deal_at_least", deal.keep_at_least))
    if deal.keep_at_most is not None:
        sentences.append(say("setup.deal_at_most", deal.keep_at_most))
    return writer.statement(("tickets", "deals", position), " ".join(sentences))
