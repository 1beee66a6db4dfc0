"""The rulebook's sections on claiming routes: costs and special routes."""

from collections.abc import Iterator, Mapping
from itertools import groupby

from trackwright.rulebook.examples import (
    claim_examples,
    ferry_example,
    parallel_example,
    tunnel_example,
)
from trackwright.rulebook.sections import Statement, Table
from trackwright.rulebook.selectors import on_routes
from trackwright.rulebook.writer import Writer, section
from trackwright.schema.rules.ruleset import (
    ConnectionKind,
    Given,
    ParallelTracks,
    Slot,
    Substitution,
    TrackRule,
)
from trackwright.schema.selector_matches import picked_routes
from trackwright.schema.selectors import RouteSelector


@section("draw_bonuses")
def draw_bonuses(writer: Writer) -> Iterator[Statement]:
    """State what routes give that carry a draw bonus."""
    if group := writer.rules.draw_bonuses:
        yield writer.state(("draw_bonuses",), "draw_bonuses.what")
        yield writer.state(("draw_bonuses", "source"), f"draw_bonuses.{group.source}")


@section("claiming")
def claiming(writer: Writer) -> Iterator[Statement]:
    """State how a route is claimed and paid."""
    for key in ("free", "whole", "colors"):
        yield writer.state(("payment",), f"claiming.{key}")
    yield from _substitutions(writer, Slot.COLOR)
    if not writer.rules.ferries:
        yield from _substitutions(writer, Slot.LOCOMOTIVE)
    if not any(_lets_locomotives_pay(sub) for sub in writer.rules.payment.substitutions):
        yield writer.state(("payment", "substitutions"), "claiming.only_icons")
    yield writer.state(("payment",), "claiming.discard")
    scoring = writer.words.say("scoring.title")
    yield writer.state(("scoring", "lengths"), "claiming.score", section=scoring)
    yield from claim_examples(writer)


def _lets_locomotives_pay(sub: Substitution) -> bool:
    return sub.slot is Slot.COLOR and sub.of is not Given.ONE_COLOR


def _substitutions(writer: Writer, slot: Slot) -> Iterator[Statement]:
    say = writer.words.say
    for i, sub in enumerate(writer.rules.payment.substitutions):
        if sub.slot is not slot or not _is_for_board(writer, sub):
            continue
        everywhere = sub.on == RouteSelector()
        if (sub.slot, sub.of, sub.cards) == (Slot.COLOR, Given.LOCOMOTIVE, 1):
            key = f"substitution.wild_{'everywhere' if everywhere else 'somewhere'}"
            path = ("payment", "substitutions", i)
            yield writer.state(path, key, on=on_routes(writer, sub.on))
            continue
        yield writer.state(
            ("payment", "substitutions", i),
            "substitution.everywhere" if everywhere else "substitution.somewhere",
            sub.cards,
            given=say(f"substitution.given.{sub.of}", sub.cards),
            asked=say(f"substitution.asked.{sub.slot}"),
            on=say("routes.on_every") if everywhere else on_routes(writer, sub.on),
        )


def _is_for_board(writer: Writer, sub: Substitution) -> bool:
    """Return whether a payment is for routes of the board; without one all are."""
    names_routes = sub.on.tags or sub.on.routes
    return not names_routes or writer.board is None or bool(picked_routes(writer.board, sub.on))


@section("ferries")
def ferries(writer: Writer) -> Iterator[Statement]:
    """State what ferries cost."""
    group = writer.rules.ferries
    if group is None:
        return
    yield writer.state(("ferries",), "ferries.icons")
    yield from _substitutions(writer, Slot.LOCOMOTIVE)
    gray_key = "ferries.only_gray" if group.only_gray else "ferries.not_only_gray"
    yield writer.state(("ferries", "only_gray"), gray_key)
    if group.every_gray_route:
        yield writer.state(("ferries", "every_gray_route"), "ferries.every_gray_route")
    yield from ferry_example(writer)


@section("tunnels")
def tunnels(writer: Writer) -> Iterator[Statement]:
    """State what the risk of a tunnel is."""
    group = writer.rules.tunnels
    if group is None:
        return
    yield writer.state(("tunnels", "reveal"), "tunnels.reveal", group.reveal)
    yield writer.state(("tunnels", "cards_per_match"), "tunnels.match", group.cards_per_match)
    for key in ("locomotives_alone", "give_up", "discard", "too_few"):
        yield writer.state(("tunnels",), f"tunnels.{key}")
    yield from tunnel_example(writer)


@section("parallel_tracks")
def parallel_tracks(writer: Writer) -> Iterator[Statement]:
    """State how many tracks of a connection can be claimed."""
    group = writer.rules.parallel_tracks
    yield writer.state(("parallel_tracks", "owned"), "parallel_tracks.owned", group.owned)
    if group.rules:
        yield writer.statement(
            ("parallel_tracks", "rules"),
            writer.words.say("parallel_tracks.usable"),
            _usable_tracks(writer, group),
        )
    yield from parallel_example(writer)


def _usable_tracks(writer: Writer, group: ParallelTracks) -> Table:
    """Return a row for each number of players, or for a range of them with the same tracks."""
    columns = list(_effective_rules(group))
    headings = [_heading(writer, columns, rule) for rule in columns]
    rows = []
    counts = writer.rules.players.counts

    def cells_for(players: int) -> list[str]:
        return [_usable_cell(writer, rule, players) for rule in columns]

    for cells, run in groupby(counts, key=cells_for):
        players = list(run)
        rows.append((_from_to(writer, players[0], players[-1]), *cells))
    return Table((writer.words.say("parallel_tracks.players"), *headings), tuple(rows))


def _effective_rules(group: ParallelTracks) -> Iterator[TrackRule]:
    # The first rule that fits counts, so one behind another that says the same is never reached.
    reached: set[tuple[ConnectionKind, int | None]] = set()
    for rule in group.rules:
        if not reached & {(rule.kind, rule.tracks), (rule.kind, None)}:
            yield rule
        reached.add((rule.kind, rule.tracks))


def _heading(writer: Writer, columns: list[TrackRule], rule: TrackRule) -> str:
    if rule.tracks is not None:
        return writer.words.say(f"parallel_tracks.{rule.kind}.so_many", rule.tracks)
    others = any(other.kind is rule.kind and other.tracks for other in columns)
    return writer.words.say(f"parallel_tracks.{rule.kind}.{'rest' if others else 'any'}")


def _usable_cell(writer: Writer, rule: TrackRule, players: int) -> str:
    if not isinstance(rule.usable, Mapping):
        return writer.words.say("parallel_tracks.all")
    if players not in rule.usable:
        return writer.words.say("parallel_tracks.unsaid")
    return writer.words.number(rule.usable[players])


def _from_to(writer: Writer, low: int, high: int) -> str:
    number = writer.words.number
    if low == high:
        return number(low)
    return writer.words.say("parallel_tracks.from_to", low=number(low), high=number(high))


@section("country_cards")
def country_cards(writer: Writer) -> Iterator[Statement]:
    """State which routes give country cards, and how many."""
    group = writer.rules.country_cards
    if group is None:
        return
    yield writer.state(("country_cards",), "country_cards.network")
    path = ("country_cards", "countries_needed")
    yield writer.state(path, "country_cards.needed", group.countries_needed)
    new = "yes" if group.new_country_only else "no"
    yield writer.state(
        ("country_cards", "new_country_only"), f"country_cards.new_country_only.{new}"
    )
    path = ("country_cards", "empty_stack")
    yield writer.state(path, f"country_cards.empty_stack.{group.empty_stack}")
    for key in ("joining", "again"):
        yield writer.state(("country_cards",), f"country_cards.{key}")
