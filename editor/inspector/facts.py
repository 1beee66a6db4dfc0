"""What helps to know of what is selected, besides its properties."""

from collections.abc import Sequence

from PySide6.QtWidgets import QMenu, QPushButton

from trackwright.editor.base.guard import Guarded, connect, guarded
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.language import counted_things, decimal
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.whole_board import with_cards, with_measures
from trackwright.editor.document.thing_names import count_by_kind
from trackwright.schema.board import Board, Route
from trackwright.schema.profile import Profile
from trackwright.schema.rules.ruleset import ruleset_title
from trackwright.schema.sentences import say
from trackwright.schema.text import printable, text_in
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef
from trackwright.schema.translation import tr


def facts_about(desk: Desk, places: Sequence[ThingRef]) -> list[str]:
    """Return what there is to know, in a few words each."""
    kinds = {place.kind for place in places}
    if kinds == {"board"}:
        return [
            counted_things(kind, len(getattr(desk.board, LIST_BY_KIND[kind]))) for kind in _COUNTED
        ]
    if kinds == {"route"}:
        return _facts_about_routes(desk, {place.id for place in places})
    if len(places) > 1:
        return []
    (place,) = places
    if place.kind in ("city", "crossing"):
        return _facts_about_stop(desk.board, place.id)
    if place.kind == "deck":
        return [counted_things("ticket", sum(t.deck == place.id for t in desk.board.tickets))]
    if place.kind == "country":
        inside = (stop for stop in desk.board.stops if stop.country == place.id)
        return count_by_kind(ThingRef(_kind_of(desk.board, stop.id), stop.id) for stop in inside)
    return []


_COUNTED = ("city", "route", "ticket")


def neighbours_by_stop(board: Board) -> dict[str, set[str]]:
    """Return the stops that routes lead to, for each stop that has any."""
    found: dict[str, set[str]] = {}
    for route in board.routes:
        first, second = route.ends
        found.setdefault(first, set()).add(second)
        found.setdefault(second, set()).add(first)
    return found


def points_of(desk: Desk, route: Route) -> int | None:
    """Return what a route is worth by the first ruleset that the board was checked with."""
    checked = desk.problems.checked
    rules = checked.rules if checked is not None else ()
    return rules[0].scoring.lengths.get(route.length) if rules else None


def room_of(desk: Desk, route: Route) -> float | None:
    """Return how much longer the curve of a route is than its spaces need, in mm."""
    track = desk.scene.layout_now.tracks.get(route.id)
    return None if track is None else track.slack


def _facts_about_routes(desk: Desk, names: set[str]) -> list[str]:
    routes = [route for route in desk.board.routes if route.id in names]
    facts = []
    points = [points_of(desk, route) for route in routes]
    if len(routes) > 1:
        facts.append(tr("{n} spaces", n=sum(route.length for route in routes)))
    rules = _rules_called(desk)
    if rules and len(routes) == 1 and points == [None]:
        facts.append(tr("no points by {rules}", rules=rules))
    elif rules and all(value is not None for value in points):
        total = sum(value for value in points if value is not None)
        facts.append(tr("{n} points by {rules}", n=total, rules=rules))
    room = room_of(desk, routes[0]) if len(routes) == 1 else None
    if room is not None:
        left = say("{n} mm of room left")
        short = say("{n} mm too short")
        facts.append(tr(left if room >= 0 else short, n=decimal(abs(room))))
    return facts


def _rules_called(desk: Desk) -> str:
    checked = desk.problems.checked
    if checked is None or not checked.rules:
        return ""
    rules = checked.rules[0]
    return ruleset_title(rules.id, rules.name, desk.scene.language)


def _facts_about_stop(board: Board, name: str) -> list[str]:
    # Of this stop alone: it may be followed while it is dragged over a large board.
    joined = {end for route in board.routes if name in route.ends for end in route.ends}
    neighbours = len(joined - {name})
    one = tr("1 connection")
    more = tr("{n} connections", n=neighbours)
    tickets = counted_things("ticket", sum(name in ticket.all_ends for ticket in board.tickets))
    return [one if neighbours == 1 else more, tickets]


def _kind_of(board: Board, stop: str) -> str:
    return "crossing" if any(crossing.id == stop for crossing in board.crossings) else "city"


class PresetButton(Guarded, QPushButton):
    """Takes over the measures of a board that is shipped, as one step."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(tr("Take over measures"))
        self._desk = desk
        self._menu = QMenu(self)
        self._profiles: dict[str, Profile] = {}
        self._reading = LatestJob(self)
        connect(self._reading.finished, self._offer)
        connect(self._menu.aboutToShow, self._read)
        self._add(tr("Usual measures"), Profile())
        self.setMenu(self._menu)

    def _read(self) -> None:
        """List the boards the first time that the menu is opened; reading them takes a while."""
        if len(self._profiles) == 1 and not self._reading.is_busy:
            self._reading.start(_shipped_profiles)

    def _offer(self, shipped: dict[str, Profile]) -> None:
        self._menu.addSeparator()
        for title, profile in shipped.items():
            self._add(tr("As on {board}", board=title), profile)

    def _add(self, title: str, profile: Profile) -> None:
        def take() -> None:
            self.apply_preset(title)

        self._profiles[title] = profile
        self._menu.addAction(title, guarded(take))

    def apply_preset(self, title: str) -> None:
        """Apply the measures of an entry of the menu."""
        profile = self._profiles[title]
        board = with_cards(with_measures(self._desk.board, profile), profile.card)
        self._desk.edit(tr("Take over measures"), board)


def _shipped_profiles() -> dict[str, Profile]:
    from trackwright.maps.library import board_names, open_board

    boards = [open_board(name).document for name in board_names()]
    return {printable(text_in(board.meta.title, "en")): board.profile for board in boards}
