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
from trackwright.schema.rules.ruleset import Ruleset, ruleset_title
from trackwright.schema.sentences import say
from trackwright.schema.text import printable, text_in
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef, stop_ref
from trackwright.schema.translation import tr


def facts_about(desk: Desk, refs: Sequence[ThingRef]) -> list[str]:
    """Return what there is to know, in a few words each."""
    board, kinds = desk.board, {ref.kind for ref in refs}
    if kinds == {"board"}:
        listed = {kind: getattr(board, LIST_BY_KIND[kind]) for kind in ("city", "route", "ticket")}
        return [counted_things(kind, len(things)) for kind, things in listed.items()]
    if kinds == {"route"}:
        return _facts_about_routes(desk, {ref.id for ref in refs})
    if len(refs) > 1:
        return []
    (ref,) = refs
    if ref.kind in ("city", "crossing"):
        return _facts_about_stop(board, ref.id)
    if ref.kind == "deck":
        return [counted_things("ticket", sum(t.deck == ref.id for t in board.tickets))]
    if ref.kind == "country":
        return count_by_kind(stop_ref(s) for s in board.stops if s.country == ref.id)
    return []


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
    rules = _checked_rules(desk)
    return rules[0].scoring.lengths.get(route.length) if rules else None


def _checked_rules(desk: Desk) -> Sequence[Ruleset]:
    checked = desk.problems.checked
    return () if checked is None else checked.rules


def room_of(desk: Desk, route: Route) -> float | None:
    """Return how much longer the curve of a route is than its spaces need, in mm."""
    track = desk.scene.layout_now.tracks.get(route.id)
    return None if track is None else track.slack


def _facts_about_routes(desk: Desk, names: set[str]) -> list[str]:
    routes = [route for route in desk.board.routes if route.id in names]
    facts, checked = [], _checked_rules(desk)
    points = [points_of(desk, route) for route in routes]
    if len(routes) > 1:
        facts.append(tr("{n} spaces", n=sum(route.length for route in routes)))
    rules = ""
    if checked:
        rules = ruleset_title(checked[0].id, checked[0].name, desk.scene.language)
    if rules and points == [None]:
        facts.append(tr("no points by {rules}", rules=rules))
    elif rules and all(value is not None for value in points):
        total = sum(value for value in points if value is not None)
        facts.append(tr("{n} points by {rules}", n=total, rules=rules))
    room = room_of(desk, routes[0]) if len(routes) == 1 else None
    if room is not None:
        left, short = say("{n} mm of room left"), say("{n} mm too short")
        facts.append(tr(left if room >= 0 else short, n=decimal(abs(room))))
    return facts


def _facts_about_stop(board: Board, name: str) -> list[str]:
    # Of this stop alone: it may be followed while it is dragged over a large board.
    joined = {end for route in board.routes if name in route.ends for end in route.ends}
    neighbours = len(joined - {name})
    one, more = say("1 connection"), say("{n} connections")
    tickets = counted_things("ticket", sum(name in ticket.all_ends for ticket in board.tickets))
    return [tr(one if neighbours == 1 else more, n=neighbours), tickets]


class PresetButton(Guarded, QPushButton):
    """Takes over the measures of a board that is shipped, as one step."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(tr("Take over measures"))
        self._desk = desk
        self._menu = QMenu(self)
        self._reading = LatestJob(self)
        connect(self._reading.finished, self._offer)
        connect(self._menu.aboutToShow, self._read)
        self._add(tr("Usual measures"), Profile())
        self.setMenu(self._menu)

    def _read(self) -> None:
        """List the boards the first time that the menu is opened; reading them takes a while."""
        if len(self._menu.actions()) == 1 and not self._reading.is_busy:
            self._reading.start(_shipped_profiles)

    def _offer(self, shipped: dict[str, Profile]) -> None:
        self._menu.addSeparator()
        for title, profile in shipped.items():
            self._add(tr("As on {board}", board=title), profile)

    def _add(self, title: str, profile: Profile) -> None:
        self._menu.addAction(title, guarded(lambda: self._apply(profile)))

    def _apply(self, profile: Profile) -> None:
        board = with_cards(with_measures(self._desk.board, profile), profile.card)
        self._desk.edit(tr("Take over measures"), board)


def _shipped_profiles() -> dict[str, Profile]:
    from trackwright.maps.library import board_names, open_board

    boards = [open_board(name).document for name in board_names()]
    return {printable(text_in(board.meta.title, "en")): board.profile for board in boards}
