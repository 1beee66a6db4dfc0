"""The ranges that boards are compared with, measured on the published boards.

`python -P -m trackwright.analysis.published_boards` writes them anew.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from statistics import fmean

from trackwright.analysis import board_analysis, ticket_measures
from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.analysis.deck_suggestion import deck_figures, is_printed_deck
from trackwright.analysis.published_ranges import MEASURED
from trackwright.maps import board_names, open_board, open_ruleset
from trackwright.schema.rules.ruleset import Ruleset

Values = Iterable[float]

BOARD_MEASURES: dict[str, Callable[[BoardAnalysis], Values]] = {
    "bottleneck": lambda analysis: [ticket_measures.bottleneck(analysis)],
    "busiest_city": lambda analysis: [ticket_measures.busiest_city(analysis)],
    "connections_in_area": lambda analysis: [
        part for _, part in board_analysis.areas(analysis).values()
    ],
    "connections_per_city": lambda analysis: [board_analysis.connections_per_city(analysis)],
    "gap_in_deck": ticket_measures.gaps_in_decks,
    "gray_share": lambda analysis: [board_analysis.gray_share(analysis)],
    "hub": lambda analysis: [max(board_analysis.connections_by_city(analysis).values(), default=0)],
    "idle_connections": lambda analysis: [ticket_measures.idle_share(analysis)],
    "length_by_color": lambda analysis: board_analysis.lengths_by_color(analysis).values(),
    "load_of_several_tracks": lambda analysis: filter(
        None, [ticket_measures.load_of_several_tracks(analysis)]
    ),
    "long_routes": lambda analysis: [board_analysis.route_length_shares(analysis)[1]],
    "long_tickets": lambda analysis: [ticket_measures.length_shares(analysis)[1]],
    "one_route_tickets": lambda analysis: [ticket_measures.one_route_share(analysis)],
    "several_tracks": lambda analysis: [board_analysis.several_tracks_share(analysis)],
    "short_routes": lambda analysis: [board_analysis.route_length_shares(analysis)[0]],
    "short_tickets": lambda analysis: [ticket_measures.length_shares(analysis)[0]],
}
"""What is measured on a board by itself."""

RULESET_MEASURES: dict[str, Callable[[BoardAnalysis, Ruleset], Values]] = {
    "longest_ticket": lambda analysis, rules: [ticket_measures.longest_ticket(analysis, rules)],
    "mean_distance": lambda analysis, rules: [
        board_analysis.distances(analysis)[1] / rules.players.trains
    ],
    "need_of_one_track": lambda analysis, rules: [
        max(ticket_measures.need_of_one_track(analysis, rules).values(), default=0)
    ],
    "reach": lambda analysis, rules: [board_analysis.distances(analysis)[0] / rules.players.trains],
    "regular_as_dear_as_long": lambda analysis, rules: [
        part for _, part in ticket_measures.regular_as_dear_as_long(analysis, rules)
    ],
    "spaces_by_color": lambda analysis, rules: board_analysis.color_parts(analysis, rules).values(),
    "tickets_per_city": lambda analysis, rules: [ticket_measures.ticket_rate(analysis, rules)],
}
"""What is measured on a board with each ruleset that it is made for."""


def measured_ranges() -> dict[str, dict[str, float | str]]:
    """Return the lowest and highest value of each measure, and the boards that have them."""
    found: dict[str, list[tuple[float, str]]] = {}
    for measure, board, value in _values():
        found.setdefault(measure, []).append((round(value, 4), board))
    return {measure: _range(found[measure]) for measure in sorted(found)}


def written(ranges: dict[str, dict[str, float | str]]) -> str:
    """Return ranges as the file has them, one to a line."""
    lines = (f"  {json.dumps(name)}: {json.dumps(one)}" for name, one in ranges.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _values() -> Iterator[tuple[str, str, float]]:
    for name in board_names():
        analysis = BoardAnalysis(open_board(name).document)
        for measure, take in BOARD_MEASURES.items():
            yield from ((measure, name, value) for value in take(analysis))
        for reference in analysis.board.rulesets:
            rules = open_ruleset(str(reference)).ruleset
            for measure, take_with in RULESET_MEASURES.items():
                yield from ((measure, name, value) for value in take_with(analysis, rules))
            if is_printed_deck(rules):
                figures = deck_figures(
                    analysis.board, ticket_measures.tickets_in_play(analysis, rules)
                )
                yield from ((figure, name, value) for figure, value in figures.items())


def _range(values: list[tuple[float, str]]) -> dict[str, float | str]:
    (lowest, lowest_on), (highest, highest_on) = min(values), max(values)
    mean = round(fmean(value for value, _ in values), 4)
    return {
        "lowest": lowest,
        "on": lowest_on,
        "highest": highest,
        "and_on": highest_on,
        "mean": mean,
    }


if __name__ == "__main__":
    MEASURED.write_text(written(measured_ranges()), encoding="utf-8")
