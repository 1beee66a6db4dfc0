"""The ranges that boards are compared with, measured on the published boards.

`python -P -m trackwright.validators.published.measuring` writes them anew.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from statistics import fmean

from trackwright.maps import board_names, open_board, open_ruleset
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.validators.balance import passages, proportions
from trackwright.validators.published import measures
from trackwright.validators.published.decks import deck_figures, is_printed_deck
from trackwright.validators.published.measures import tickets_in_play
from trackwright.validators.published.ranges import MEASURED
from trackwright.validators.survey import Survey
from trackwright.validators.tickets import decks, values

Values = Iterable[float]

ON_BOARDS: dict[str, Callable[[Survey], Values]] = {
    "bottleneck": lambda survey: [decks.bottleneck(survey)],
    "busiest_city": lambda survey: [decks.busiest_city(survey)],
    "connections_in_area": lambda survey: [part for _, part in proportions.areas(survey).values()],
    "connections_per_city": lambda survey: [measures.connections_per_city(survey)],
    "gap_in_deck": values.gaps_in_decks,
    "gray_share": lambda survey: [measures.gray_share(survey)],
    "hub": lambda survey: [max(measures.connections_by_city(survey).values(), default=0)],
    "idle_connections": lambda survey: [measures.idle_share(survey)],
    "length_by_color": lambda survey: measures.lengths_by_color(survey).values(),
    "load_of_several_tracks": lambda survey: filter(
        None, [measures.load_of_several_tracks(survey)]
    ),
    "long_routes": lambda survey: [measures.route_length_shares(survey)[1]],
    "long_tickets": lambda survey: [measures.length_shares(survey)[1]],
    "one_route_tickets": lambda survey: [values.one_route_share(survey)],
    "several_tracks": lambda survey: [measures.several_tracks_share(survey)],
    "short_routes": lambda survey: [measures.route_length_shares(survey)[0]],
    "short_tickets": lambda survey: [measures.length_shares(survey)[0]],
}
"""What is measured on a board by itself."""

WITH_RULES: dict[str, Callable[[Survey, Ruleset], Values]] = {
    "longest_ticket": lambda survey, rules: [decks.longest_ticket(survey, rules)],
    "mean_distance": lambda survey, rules: [measures.distances(survey)[1] / rules.players.trains],
    "need_of_one_track": lambda survey, rules: [
        max(passages.need_of_one_track(survey, rules).values(), default=0)
    ],
    "reach": lambda survey, rules: [measures.distances(survey)[0] / rules.players.trains],
    "regular_as_dear_as_long": lambda survey, rules: [
        part for _, part in values.regular_as_dear_as_long(survey, rules)
    ],
    "spaces_by_color": lambda survey, rules: measures.color_parts(survey, rules).values(),
    "tickets_per_city": lambda survey, rules: [decks.ticket_rate(survey, rules)],
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
        survey = Survey(open_board(name).document)
        for measure, take in ON_BOARDS.items():
            yield from ((measure, name, value) for value in take(survey))
        for reference in survey.board.rulesets:
            rules = open_ruleset(str(reference)).ruleset
            for measure, take_with in WITH_RULES.items():
                yield from ((measure, name, value) for value in take_with(survey, rules))
            if is_printed_deck(rules):
                figures = deck_figures(survey.board, tickets_in_play(survey, rules))
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
