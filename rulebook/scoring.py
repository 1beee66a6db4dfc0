"""The rulebook's sections on the end, scoring and the winner."""

from collections.abc import Iterator

from trackwright.rulebook.sections import Section, Statement, Table
from trackwright.rulebook.selectors import most_routes, most_tickets
from trackwright.rulebook.writer import Writer, section
from trackwright.schema.errors import DocumentPath
from trackwright.schema.rules.ruleset import Box
from trackwright.schema.rules.scoring import (
    Bonus,
    Bonuses,
    ClaimedRoutes,
    CompletedTickets,
    LocomotivesInHand,
    LongestPath,
    Metric,
    Tie,
    TieBreak,
)


def bonuses(writer: Writer) -> Section:
    """State which bonuses there are and who wins them."""
    group = writer.rules.bonuses
    if group is None:
        return writer.section("bonuses", ())
    lead = "bonuses.lead_drawn" if group.drawn else ""
    return writer.section("bonuses", _bonuses(writer, group), lead=lead)


def bonus_cards(writer: Writer) -> tuple[Statement, ...]:
    """State for each bonus who wins it, as on a card that shows its name and its points."""
    cards = writer.rules.bonuses.cards if writer.rules.bonuses else ()
    return tuple(
        writer.state(("bonuses", "cards", i), "bonuses.card", most=_most(writer, bonus.most))
        for i, bonus in enumerate(cards)
    )


@section("end")
def end(writer: Writer) -> Iterator[Statement]:
    """State when the game ends."""
    group = writer.rules.end
    trains_key = "end.trains_left" if group.trains_left else "end.no_trains"
    yield writer.state(("end", "trains_left"), trains_key, group.trains_left)
    turns_key = "end.turns" if group.turns_each else "end.at_once"
    yield writer.state(("end", "turns_each"), turns_key, group.turns_each)
    if group.turns_each:
        included = "trigger_included" if group.trigger_included else "trigger_not_included"
        yield writer.state(("end", "trigger_included"), f"end.{included}")


@section("scoring")
def scoring(writer: Writer) -> Iterator[Statement]:
    """State what routes, tickets, stations and country cards score."""
    rules, words = writer.rules, writer.words
    yield writer.statement(("scoring", "lengths"), words.say("scoring.lengths"), _lengths(writer))
    yield writer.state(("scoring",), "scoring.at_end")
    tickets_key = "scoring.tickets_with_stations" if rules.stations else "scoring.tickets"
    yield writer.state(("scoring",), tickets_key)
    failed_key = f"scoring.failed_ticket.{rules.scoring.failed_ticket}"
    yield writer.state(("scoring", "failed_ticket"), failed_key)
    if rules.country_cards:
        yield writer.state(("country_cards",), "scoring.country_cards")
    if rules.stations:
        path = ("stations", "points_unbuilt")
        yield writer.state(path, "scoring.stations", rules.stations.points_unbuilt)


def _lengths(writer: Writer) -> Table:
    words = writer.words
    on_board = {route.length for route in writer.board.routes} if writer.board else set()
    return Table(
        (words.say("scoring.spaces"), words.say("scoring.points")),
        tuple(
            (words.number(length), words.number(points))
            for length, points in sorted(writer.rules.scoring.lengths.items())
            if not on_board or length in on_board
        ),
    )


def _bonuses(writer: Writer, group: Bonuses) -> Iterator[Statement]:
    for i, bonus in enumerate(group.cards):
        yield writer.statement(("bonuses", "cards", i), _bonus(writer, bonus))
    # What holds of most bonuses is said once; a bonus that differs says so itself.
    if sharing := [bonus for bonus in group.cards if bonus.tie is Tie.ALL_SCORE]:
        with_none = any(bonus.minimum == 0 for bonus in sharing)
        key = "bonuses.all_score_with_none" if with_none else "bonuses.all_score"
        yield writer.state(("bonuses", "cards"), key)
    if any(bonus.minimum == 1 for bonus in group.cards):
        yield writer.state(("bonuses", "cards"), "bonuses.at_least_one")


def _bonus(writer: Writer, bonus: Bonus) -> str:
    say = writer.words.say
    sentences = [
        say(
            "bonuses.bonus",
            name=writer.text(bonus.name) or writer.name(bonus.id),
            points=say("count.points", bonus.points),
            most=_most(writer, bonus.most),
        )
    ]
    if bonus.tie is Tie.NOBODY_SCORES:
        sentences.append(say("bonuses.nobody_scores"))
    if bonus.minimum > 1:
        sentences.append(say("bonuses.minimum", bonus.minimum))
    return " ".join(sentences)


def _most(writer: Writer, metric: Metric) -> str:
    say = writer.words.say
    key = f"bonuses.most.{metric.kind}"
    match metric:
        case CompletedTickets():
            return say(key, tickets=most_tickets(writer, metric.tickets))
        case ClaimedRoutes():
            return say(key, routes=most_routes(writer, metric.routes))
        case LocomotivesInHand(same_color_as_one=int(cards)):
            return say("bonuses.most.same_color_as_one", cards)
        case _:
            return say(key)


@section("longest_path")
def longest_path(writer: Writer) -> Iterator[Statement]:
    """State what the longest path is, if a bonus or a tie-break asks for it."""
    path = next(_asking_for_longest_path(writer), None)
    if path is not None:
        yield writer.state(path, "longest_path.what")
        if writer.rules.stations:
            yield writer.state(path, "longest_path.stations")
        if path == ("tie_breaks",):
            yield writer.state(path, "longest_path.only_tie")


def _asking_for_longest_path(writer: Writer) -> Iterator[DocumentPath]:
    cards = writer.rules.bonuses.cards if writer.rules.bonuses else ()
    for i, bonus in enumerate(cards):
        if isinstance(bonus.most, LongestPath):
            yield ("bonuses", "cards", i, "most")
    if TieBreak.LONGEST_PATH in writer.rules.tie_breaks:
        yield ("tie_breaks",)


@section("winner")
def winner(writer: Writer) -> Iterator[Statement]:
    """State who wins, at equal points too."""
    yield writer.state(("scoring",), "winner.points")
    if writer.rules.tie_breaks:
        yield writer.statement(("tie_breaks",), " ".join(_tie_breaks(writer)))


def _tie_breaks(writer: Writer) -> Iterator[str]:
    say = writer.words.say
    for i, tie_break in enumerate(writer.rules.tie_breaks):
        if tie_break is TieBreak.SHARED:
            yield say("winner.shared")
        else:
            key = "winner.next" if i else "winner.first"
            yield say(key, what=say(f"winner.what.{tie_break}"))


@section("box")
def box(writer: Writer) -> Iterator[Statement]:
    """State what the published box holds."""
    group = writer.rules.box
    if group is None:
        return
    yield from _box_counts(writer, group, "cards", "train_cards")
    for deck, tickets in group.tickets.items():
        name = writer.quoted(writer.name(deck))
        yield writer.state(("box", "tickets"), "box.tickets", tickets, deck=name)
    yield from _box_counts(writer, group, "bonus_cards", "scoring_cards")
    yield from _box_counts(writer, group, "countries", "country_stacks", "country_cards")
    yield from _box_counts(writer, group, "trains", "stations", "score_markers")


def _box_counts(writer: Writer, group: Box, *fields: str) -> Iterator[Statement]:
    for field in fields:
        count: int | None = getattr(group, field)
        if count is not None:
            yield writer.state(("box", field), f"box.{field}", count)
