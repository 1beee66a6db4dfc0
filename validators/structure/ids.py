"""Checks of ids: what each names exists, and only once."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import count

from trackwright.analysis.board_analysis import STOPS, BoardAnalysis, measured, names
from trackwright.analysis.board_texts import sure_match, wordings
from trackwright.layout.gazetteer import likeliest_number
from trackwright.schema.board import Board, Country, Deck, Route
from trackwright.schema.checks import Severity
from trackwright.schema.edits import (
    Kind,
    with_added,
    with_changed_at,
    with_country_named,
    with_deck_named,
    with_stop_named,
    without_country_tickets,
    without_stop,
)
from trackwright.schema.errors import hint_at, likeliest
from trackwright.schema.sentences import Sentence, listed, say
from trackwright.schema.text import folded
from trackwright.schema.thing_ref import (
    LIST_BY_KIND,
    ThingRef,
    board_ids,
    board_ref,
    board_references,
    ref_at,
)
from trackwright.schema.vocabulary import counted_kind
from trackwright.validators.check import Edit, Fix, Found, board_check, board_edit

MOST_LOOKED_UP = 20
"""How many unknown ids are compared with all known ones: on a broken board there may be any."""

LONGEST_NAME = 70
"""Of an id that gets a number; ids have at most 80 letters."""

_KINDS: Mapping[str, tuple[Kind, ...]] = {
    "city": ("cities", "crossings"),
    "country": ("countries",),
    "region": ("regions",),
    "route": ("routes",),
    "deck": ("decks",),
    "ticket": ("tickets",),
    "decoration": ("decorations",),
}
"""The lists of the things that share their ids."""

_REFERENCES = (*STOPS, "countries", "regions", "routes", "decks", "tickets", "decorations")


@board_check(
    "S001",
    Severity.ERROR,
    why="The route cannot be drawn and the ticket cannot be completed; mostly a name is misspelt.",
    source="Every end of a route or ticket is a city or crossing of the board.",
)
def unknown_city(analysis: BoardAnalysis) -> Iterator[Found]:
    """A route, ticket or region names a city that the board does not have."""
    for number, (name, refs) in enumerate(_unknown(analysis, "city")):
        likely = _likely_stop(analysis, name) if number < MOST_LOOKED_UP else None
        sure = likely is not None and _is_surely_meant(analysis, name, likely)
        fixes = [Fix(say("Remove what names it"), board_edit(without_stop, name), safe=False)]
        if likely is not None and not _would_lead_back(analysis.board, name, likely):
            title = say("Write {likely} instead", likely=names(analysis).stop(likely))
            fixes.insert(0, Fix(title, board_edit(with_stop_named, name, likely), safe=sure))
        yield Found(_nothing_called("city", name, refs, likely), refs, fixes=tuple(fixes))


@board_check(
    "S002",
    Severity.ERROR,
    why="Whoever reaches the city reaches no country, and nobody can complete the ticket.",
    source="The country of a city, crossing or ticket is one of the board's.",
)
def unknown_country(analysis: BoardAnalysis) -> Iterator[Found]:
    """A city, crossing or ticket names a country that the board does not have."""
    known = [country.id for country in analysis.board.countries]
    for number, (name, refs) in enumerate(_unknown(analysis, "country")):
        likely = likeliest(name, known) if number < MOST_LOOKED_UP else None
        fixes = list(_renaming(name, likely, known, with_country_named))
        if any(ref.kind in ("city", "crossing") for ref in refs):
            added = board_edit(with_added, "countries", Country(id=name))
            fixes.append(Fix(say("Add the country"), added, safe=False))
        else:
            removed = board_edit(without_country_tickets, name)
            fixes.append(Fix(say("Remove what names it"), removed, safe=False))
        yield Found(_nothing_called("country", name, refs, likely), refs, fixes=tuple(fixes))


@board_check(
    "S003",
    Severity.ERROR,
    why="No ruleset deals it, and it has no back to be printed on.",
    source="The deck of a ticket is one of the board's.",
)
def unknown_deck(analysis: BoardAnalysis) -> Iterator[Found]:
    """A ticket belongs to a deck that the board does not have."""
    known = [deck.id for deck in analysis.board.decks]
    for number, (name, refs) in enumerate(_unknown(analysis, "deck")):
        likely = likeliest(name, known) if number < MOST_LOOKED_UP else None
        fixes = (
            *_renaming(name, likely, known, with_deck_named),
            Fix(say("Add the deck"), board_edit(with_added, "decks", Deck(id=name)), safe=False),
        )
        yield Found(_nothing_called("deck", name, refs, likely), refs, fixes=fixes)


@board_check(
    "S005",
    Severity.ERROR,
    why="Whatever names that id may mean either, and only one of them is found or drawn.",
    source="Ids are unique among the things of a kind; cities and crossings count as one kind.",
)
def duplicate_id(analysis: BoardAnalysis) -> Iterator[Found]:
    """Two things of one kind have the same id."""
    for (kind, name), refs in _repeated(analysis).items():
        words = _counted(Counter(ref.kind for ref in refs))
        fixes = tuple(_apart(analysis.board, kind, refs))
        yield Found(
            say("{things} have the id '{name}'", things=words, name=name), refs, fixes=fixes
        )
    rulesets = Counter(analysis.board.ruleset_ids)
    for name, times in rulesets.items():
        if times > 1:
            own = [r for r in analysis.board.rulesets if not isinstance(r, str) and r.id == name]
            yield Found(
                say("the board names the ruleset '{name}' {times} times", name=name, times=times),
                (board_ref("rulesets"),),
                fixes=() if own else (Fix(say("Name it once"), _with_rulesets_once),),
            )


@measured(*_REFERENCES)
def _dangling(analysis: BoardAnalysis) -> Mapping[str, Mapping[str, tuple[ThingRef, ...]]]:
    """Return the ids that name nothing, by what kind of thing they should name, and where."""
    board = analysis.board
    known = {
        "city": {stop.id for stop in board.stops},
        "country": {country.id for country in board.countries},
        "deck": {deck.id for deck in board.decks},
    }
    found: dict[str, dict[str, tuple[ThingRef, ...]]] = {kind: {} for kind in known}
    for kind, path, name in board_references(board):
        if name not in known[kind]:
            found[kind][name] = (*found[kind].get(name, ()), ref_at(board, path))
    return found


def _unknown(analysis: BoardAnalysis, kind: str) -> Iterable[tuple[str, tuple[ThingRef, ...]]]:
    return _dangling(analysis)[kind].items()


def _nothing_called(kind: str, name: str, refs: Sequence[ThingRef], likely: str | None) -> Sentence:
    things = Counter({ref.thing: ref.kind for ref in refs}.values())
    words = {"things": _counted(things), "missing": _missing(kind, name), "hint": hint_at(likely)}
    if things.total() == 1:
        return say("{things} names {missing}, which does not exist{hint}", **words)
    return say("{things} name {missing}, which does not exist{hint}", **words)


def _missing(kind: str, name: str) -> Sentence:
    return {
        "city": say("the city '{name}'", name=name),
        "country": say("the country '{name}'", name=name),
        "deck": say("the deck '{name}'", name=name),
    }[kind]


def _counted(things: Mapping[str, int]) -> Sentence:
    """Return numbers of things in words: `2 routes and a ticket`."""
    return listed(counted_kind(kind, n) if n > 1 else _one(kind) for kind, n in things.items())


def _one(kind: str) -> Sentence:
    return {
        "city": say("a city"),
        "crossing": say("a crossing"),
        "country": say("a country"),
        "region": say("a region"),
        "route": say("a route"),
        "deck": say("a deck"),
        "ticket": say("a ticket"),
    }[kind]


def _renaming(
    name: str, likely: str | None, known: Iterable[str], rename: Callable[[Board, str, str], Board]
) -> Iterator[Fix]:
    if likely is not None:
        sure = sure_match(name, known) == likely
        title = say("Write '{likely}' instead", likely=likely)
        yield Fix(title, board_edit(rename, name, likely), safe=sure)


def _likely_stop(analysis: BoardAnalysis, name: str) -> str | None:
    """Return the stop that an unknown id most likely means, by its id or by a name of it."""
    called = _ids_by_name(analysis)
    near = likeliest(name, [*called, *(stop.id for stop in analysis.board.stops)])
    if near is not None:
        return called.get(near, near)
    meant = likeliest_number(name)
    for stop in analysis.board.stops if meant is not None else ():
        if meant in map(likeliest_number, wordings(stop.name)):
            return stop.id
    return None


@measured(*STOPS)
def _ids_by_name(analysis: BoardAnalysis) -> Mapping[str, str]:
    """Return the stops by their folded names, without names that several have."""
    named: dict[str, set[str]] = {}
    for stop in analysis.board.stops:
        for wording in wordings(stop.name):
            named.setdefault(folded(wording), set()).add(stop.id)
    return {name: next(iter(ids)) for name, ids in named.items() if len(ids) == 1}


def _is_surely_meant(analysis: BoardAnalysis, name: str, likely: str) -> bool:
    if _ids_by_name(analysis).get(folded(name)) == likely:
        return True
    return sure_match(name, (stop.id for stop in analysis.board.stops)) == likely


def _would_lead_back(board: Board, name: str, likely: str) -> bool:
    """Return whether a route or ticket would begin and end at `likely` if `name` meant that."""
    both = {name, likely}
    return any(both == set(route.ends) for route in board.routes) or any(
        both.issubset(ticket.all_ends) for ticket in board.tickets
    )


@measured(*_REFERENCES)
def _repeated(analysis: BoardAnalysis) -> Mapping[tuple[str, str], tuple[ThingRef, ...]]:
    """Return the ids that several things share, with their kind, and where they stand."""
    board = analysis.board
    times = Counter((kind, name) for kind, _, name in board_ids(board))
    found: dict[tuple[str, str], tuple[ThingRef, ...]] = {}
    if len(times) < times.total():
        for kind, path, name in board_ids(board):
            if times[kind, name] > 1:
                found[kind, name] = (*found.get((kind, name), ()), ref_at(board, path))
    return found


def _apart(board: Board, kind: str, refs: Sequence[ThingRef]) -> Iterator[Fix]:
    """Yield ways to make things with one id different."""
    name = refs[0].id
    things = [getattr(board, LIST_BY_KIND[ref.kind])[ref.index] for ref in refs]
    copies = all(thing == things[0] for thing in things)
    if kind == "city" or copies:
        yield Fix(say("Keep only the first"), _with_first(kind, name), safe=copies)
    if kind == "route" or (kind != "city" and not copies):
        title, parallel = say("Give the others ids of their own"), _are_parallel(things)
        yield Fix(title, _with_own_ids(kind, name), safe=parallel)


def _are_parallel(things: Sequence[object]) -> bool:
    """Return whether things are tracks side by side: as long, but each of a colour of its own."""
    routes = [thing for thing in things if isinstance(thing, Route)]
    ends = {(frozenset(route.ends), route.length) for route in routes}
    colors = {route.color for route in routes}
    return len(ends) == 1 and len(colors) == len(things)


def _with_own_ids(kind: str, name: str) -> Edit:
    plural: Kind = _KINDS[kind][0]

    def edit(board: Board) -> Board:
        taken = {thing.id for thing in getattr(board, plural)}
        same = [i for i, thing in enumerate(getattr(board, plural)) if thing.id == name]
        for index in same[1:]:
            numbered = (f"{name[:LONGEST_NAME]}-{number}" for number in count(2))
            free = next(one for one in numbered if one not in taken)
            taken.add(free)
            board = with_changed_at(board, plural, index, id=free)
        return board

    return edit


def _with_first(kind: str, name: str) -> Edit:
    def edit(board: Board) -> Board:
        first = True
        for plural in _KINDS[kind]:
            kept = []
            for thing in getattr(board, plural):
                if thing.id != name or first:
                    kept.append(thing)
                first = first and thing.id != name
            board = board.changed(**{plural: tuple(kept)})
        return board

    return edit


def _with_rulesets_once(board: Board) -> Board:
    once = {r if isinstance(r, str) else r.id: r for r in reversed(board.rulesets)}
    return board.changed(rulesets=tuple(reversed(once.values())))
