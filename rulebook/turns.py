"""The rulebook's sections on a turn and its actions, except claiming routes."""

from collections.abc import Iterator

from trackwright.rulebook.sections import Statement
from trackwright.rulebook.writer import Writer, section
from trackwright.schema.rules.ruleset import Drawing, FaceUpReplacement


@section("turn", lead="turn.lead")
def turn(writer: Writer) -> Iterator[Statement]:
    """State which actions there are."""
    yield writer.state(("drawing",), "turn.drawing")
    yield writer.state(("payment",), "turn.claiming")
    if writer.rules.tickets.action:
        yield writer.state(("tickets", "action"), "turn.tickets")
    if writer.rules.stations:
        yield writer.state(("stations",), "turn.stations")


@section("drawing")
def drawing(writer: Writer) -> Iterator[Statement]:
    """State how train cards are drawn."""
    group = writer.rules.drawing
    yield from _cards_drawn(writer, group)
    if group.face_up:
        yield writer.state(("drawing", "face_up"), "drawing.refill")
        key = f"drawing.face_up_locomotive.{group.face_up_locomotive}"
        yield writer.state(("drawing", "face_up_locomotive"), key, group.cards)
    key = f"drawing.blind_locomotive.{group.blind_locomotive}"
    yield writer.state(("drawing", "blind_locomotive"), key, group.cards)
    if group.face_up and group.replacement:
        yield _replacement(writer, group.replacement)
    elif group.face_up and writer.rules.train_cards.locomotives:
        yield writer.state(("drawing", "replacement"), "drawing.never_replaced")
    reshuffle_key = "drawing.reshuffle" if group.reshuffle else "drawing.no_reshuffle"
    yield writer.state(("drawing", "reshuffle"), reshuffle_key)
    alone_key = "drawing.no_deck"
    if group.face_up:
        alone_key = "drawing.face_up_alone" if group.face_up_alone else "drawing.deck_needed"
    yield writer.state(("drawing", "face_up_alone"), alone_key)
    yield writer.state(("train_cards",), "drawing.hand")


def _cards_drawn(writer: Writer, group: Drawing) -> Iterator[Statement]:
    least = group.cards if group.at_least is None else min(group.at_least, group.cards)
    if least == group.cards:
        key = "drawing.cards" if group.face_up else "drawing.from_the_deck"
        yield writer.state(("drawing", "cards"), key, group.cards)
        return
    key = "drawing.up_to" if least == 1 else "drawing.at_least"
    key += "" if group.face_up else "_from_the_deck"
    at_least = writer.words.number(least)
    yield writer.state(("drawing", "at_least"), key, group.cards, least=at_least)


def _replacement(writer: Writer, group: FaceUpReplacement) -> Statement:
    say = writer.words.say
    when = say("drawing.replacement", group.locomotives)
    how_often = say("drawing.limit", group.limit) if group.limit else say("drawing.no_limit")
    return writer.statement(("drawing", "replacement"), f"{when} {how_often}")


@section("ticket_action")
def ticket_action(writer: Writer) -> Iterator[Statement]:
    """State how more tickets are drawn."""
    action = writer.rules.tickets.action
    if action is None:
        return
    path = ("tickets", "action")
    pile = writer.pile(action.pile)
    yield writer.state((*path, "draw"), "ticket_action.draw", action.draw, pile=pile)
    keep_key = "ticket_action.keep" if action.keep_at_least else "ticket_action.keep_any"
    yield writer.state((*path, "keep_at_least"), keep_key, action.keep_at_least)
    yield writer.state((*path, "rejected"), f"ticket_action.rejected.{action.rejected}")
    yield writer.state(path, "ticket_action.hand")


@section("stations")
def stations(writer: Writer) -> Iterator[Statement]:
    """State how stations are built and what they are good for."""
    group = writer.rules.stations
    if group is None:
        return
    words = writer.words
    yield writer.state(("stations", "per_city"), "stations.per_city", group.per_city)
    costs = words.all_of([words.say("count.cards", cost) for cost in group.costs])
    yield writer.state(("stations", "costs"), "stations.costs", costs=costs)
    wild_key = "stations.locomotives" if group.locomotives_wild else "stations.no_locomotives"
    yield writer.state(("stations", "locomotives_wild"), wild_key)
    yield writer.state(("stations", "lends"), "stations.lends", group.lends)
