"""Checks of what a board declares but does not use, and of what it accepts on purpose."""

from collections.abc import Iterator, Mapping

from trackwright.analysis.board_analysis import BoardAnalysis, measured, names, rulesets
from trackwright.analysis.board_texts import Spellings
from trackwright.layout.drawn_sizes import PROMINENT
from trackwright.schema.board import Board, CountryEnd
from trackwright.schema.checks import IgnoredProblem, Severity
from trackwright.schema.errors import did_you_mean
from trackwright.schema.rules.mentions import named
from trackwright.schema.sentences import listed, say
from trackwright.schema.text import folded, printable
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef, board_ref, spoken
from trackwright.validators.check import (
    ChecksMade,
    Edit,
    Fix,
    Found,
    accepted_check,
    board_check,
    field_change,
    fits,
    removal,
)
from trackwright.validators.structure.connectedness import stops_by_country

_TAGGED = {kind: plural for kind, plural in LIST_BY_KIND.items() if kind != "decoration"}
"""The kinds of things that have tags, and the fields of a board that list them."""

_SELECTED: tuple[str, ...] = ("city", "crossing", "route", "ticket")
"""What rules select by tags, or drawings do; tags of the rest are the designer's own notes."""


@board_check(
    "S013",
    Severity.SUGGESTION,
    why="It does nothing on the board; perhaps its cities name another.",
    source="Countries are there to be drawn, reached or named.",
)
def unused_country(analysis: BoardAnalysis) -> Iterator[Found]:
    """A country has no border, no city, no crossing, no card and no ticket."""
    for country in analysis.board.countries:
        needed = country.id in stops_by_country(analysis) or country.id in _on_tickets(analysis)
        if not (needed or country.borders or country.cards):
            yield Found(
                say(
                    "nothing lies in {country} or names it, and it is not drawn",
                    country=names(analysis).country(country.id),
                ),
                (ThingRef("country", country.id),),
                fixes=(removal(say("Remove it"), "countries", country.id),),
            )


@board_check(
    "S014",
    Severity.SUGGESTION,
    why="It does nothing; perhaps a ruleset means it by another id.",
    source="Regions are there for rules to speak of. Only looked for if all rulesets can be read.",
)
def unused_region(analysis: BoardAnalysis) -> Iterator[Found]:
    """A region is not drawn, has no tag, and no ruleset of the board mentions it."""
    for region in analysis.board.regions:
        if region.borders or region.tags or not region.cities or not _all_readable(analysis):
            continue
        if ("region", region.id) not in _mentioned(analysis):
            yield Found(
                say(
                    "no ruleset mentions the region {region}, and it is not drawn",
                    region=spoken(region.name, region.id),
                ),
                (ThingRef("region", region.id),),
                fixes=(removal(say("Remove it"), "regions", region.id),),
            )


@board_check(
    "S015",
    Severity.SUGGESTION,
    why="It does nothing; perhaps a rule was dropped, or selects another word.",
    source="Tags of cities, routes and tickets are words that rules and drawings select them by. "
    "Only looked for if all rulesets can be read.",
)
def unused_tag(analysis: BoardAnalysis) -> Iterator[Found]:
    """Neither a ruleset of the board nor the drawing selects a tag."""
    if not _all_readable(analysis):
        return
    for tag, refs in _tagged(analysis).items():
        if tag not in _meant_tags(analysis) and tag not in _misspelt(analysis):
            chosen = tuple(ref for ref in refs if ref.kind in _SELECTED)
            if chosen:
                yield Found(
                    say("nothing selects the tag '{tag}'", tag=tag),
                    chosen,
                    fixes=(Fix(say("Remove the tag"), _tag_replaced(tag), safe=False),),
                )


@board_check(
    "S016",
    Severity.WARNING,
    why="Whoever should draw from it draws nothing; perhaps its tickets name another deck.",
    source="Every deck of the published boards has tickets.",
)
def unused_deck(analysis: BoardAnalysis) -> Iterator[Found]:
    """A deck has no tickets, and does not say that it should have any."""
    # Decks with a stated size are left to the check of deck sizes.
    used = {ticket.deck for ticket in analysis.board.tickets}
    for deck in analysis.board.decks:
        if deck.id not in used and not deck.size:
            dealt = ("deck", deck.id) in _mentioned(analysis)
            yield Found(
                say("the deck {deck} has no tickets", deck=spoken(deck.name, deck.id)),
                (ThingRef("deck", deck.id),),
                fixes=() if dealt else (removal(say("Remove it"), "decks", deck.id),),
            )


@board_check(
    "S020",
    Severity.ERROR,
    why="Nobody can reach it and take its cards.",
    source="A country is reached at one of its cities or crossings.",
)
def country_without_cities(analysis: BoardAnalysis) -> Iterator[Found]:
    """A country with cards has no city and no crossing."""
    for country in analysis.board.countries:
        if country.cards and country.id not in stops_by_country(analysis):
            yield Found(
                say(
                    "{country} has cards, but no city or crossing lies in it",
                    country=names(analysis).country(country.id),
                ),
                (ThingRef("country", country.id),),
                fixes=(
                    field_change(say("Take away its cards"), "countries", country.id, cards=()),
                ),
            )


@board_check(
    "S026",
    Severity.WARNING,
    why="Whatever a rule says of it never happens.",
    source="A region is a set of cities.",
)
def region_without_cities(analysis: BoardAnalysis) -> Iterator[Found]:
    """A region has neither cities nor an outline."""
    for region in analysis.board.regions:
        if not region.cities and not region.borders:
            mentioned = ("region", region.id) in _mentioned(analysis)
            yield Found(
                say("the region {region} has no cities", region=spoken(region.name, region.id)),
                (ThingRef("region", region.id),),
                fixes=() if mentioned else (removal(say("Remove it"), "regions", region.id),),
            )


@board_check(
    "S030",
    Severity.WARNING,
    why="Rules and drawings select tags letter by letter: the thing is left out.",
    source="Tags are words that rules and drawings select by.",
)
def misspelt_tag(analysis: BoardAnalysis) -> Iterator[Found]:
    """A tag that occurs once is a slip away from one that is selected or occurs more often."""
    for tag, meant in _misspelt(analysis).items():
        title = say("Write '{meant}' instead", meant=meant)
        yield Found(
            say("the tag '{tag}' occurs once; did you mean '{meant}'?", tag=tag, meant=meant),
            _tagged(analysis)[tag],
            fixes=(Fix(title, _tag_replaced(tag, meant), safe=False),),
        )


@measured("tickets")
def _on_tickets(analysis: BoardAnalysis) -> frozenset[str]:
    """Return the countries that tickets name."""
    return frozenset(
        end.country
        for ticket in analysis.board.tickets
        for end in ticket.all_ends
        if isinstance(end, CountryEnd)
    )


def _all_readable(analysis: BoardAnalysis) -> bool:
    return bool(analysis.board.rulesets) and all(read.ruleset for read in rulesets(analysis))


@measured("rulesets")
def _mentioned(analysis: BoardAnalysis) -> frozenset[tuple[str, str]]:
    """Return the kinds and ids of what the board's rulesets, if readable, select by name."""
    readable = [read.ruleset for read in rulesets(analysis) if read.ruleset is not None]
    return frozenset((mention.kind, mention.id) for r in readable for mention in named(r))


def _meant_tags(analysis: BoardAnalysis) -> set[str]:
    """Return the tags that rules or drawings select."""
    return {name for kind, name in _mentioned(analysis) if kind.endswith(" tag")} | PROMINENT


@measured(*_TAGGED.values())
def _tagged(analysis: BoardAnalysis) -> Mapping[str, tuple[ThingRef, ...]]:
    """Return the things that have each tag."""
    found: dict[str, list[ThingRef]] = {}
    for kind, plural in _TAGGED.items():
        for thing in getattr(analysis.board, plural):
            for tag in thing.tags:
                found.setdefault(tag, []).append(ThingRef(kind, thing.id, ("tags",)))
    return {tag: tuple(refs) for tag, refs in found.items()}


@measured(*_TAGGED.values(), "rulesets")
def _misspelt(analysis: BoardAnalysis) -> Mapping[str, str]:
    """Return the tags that are probably another, and which."""
    tagged, meant = _tagged(analysis), _meant_tags(analysis)
    single = [tag for tag, refs in tagged.items() if len(refs) == 1 and tag not in meant]
    if not single:
        return {}
    usual = meant | {tag for tag, refs in tagged.items() if len(refs) > 1}
    by_folded = {folded(tag): tag for tag in usual}
    spellings = Spellings(by_folded)
    near = {tag: spellings.near(folded(tag)) for tag in single}
    return {tag: by_folded[words[0]] for tag, words in near.items() if words}


def _tag_replaced(old: str, *new: str) -> Edit:
    def edit(board: Board) -> Board:
        for plural in _TAGGED.values():
            things = getattr(board, plural)
            if any(old in thing.tags for thing in things):
                changed = [
                    t.changed(tags=_tags(t.tags, old, new)) if old in t.tags else t for t in things
                ]
                board = board.changed(**{plural: tuple(changed)})
        return board

    return edit


def _tags(tags: tuple[str, ...], old: str, new: tuple[str, ...]) -> tuple[str, ...]:
    kept = (word for tag in tags for word in (new if tag == old else (tag,)))
    return tuple(dict.fromkeys(kept))


@accepted_check(
    "S090",
    Severity.WARNING,
    why="It would hide the same problem if it came back later, when nobody means to accept it.",
    source="Problems are accepted one by one, each with its reason.",
)
def accepts_nothing(analysis: BoardAnalysis, made: ChecksMade) -> Iterator[Found]:
    """An entry of the board's `ignored` fits no problem any more."""
    for index, entry in enumerate(analysis.board.ignored):
        asked = entry.check in made.codes and (
            entry.ruleset is None or entry.ruleset in made.rulesets
        )
        if asked and index not in made.used:
            where = (
                say(" at {things}", things=listed(map(printable, entry.places)))
                if entry.places
                else ""
            )
            yield Found(
                say(
                    "the board accepts a problem {check}{where}, but there is none any more",
                    check=entry.check,
                    where=where,
                ),
                (board_ref("ignored", index),),
                fixes=(_entry_removal(analysis.board, entry),),
            )


@accepted_check(
    "S091",
    Severity.WARNING,
    why="What it is meant to accept or to change is not accepted or changed.",
    source="Codes and names of checks never change once they are published.",
)
def unknown_check(analysis: BoardAnalysis, made: ChecksMade) -> Iterator[Found]:
    """The board speaks of a check that does not exist."""
    codes = [check.code for check in made.catalogue]
    for index, entry in enumerate(analysis.board.ignored):
        if entry.check not in codes:
            yield Found(
                say("there is no check {check}", check=entry.check),
                (board_ref("ignored", index, "check"),),
                fixes=(Fix(say("Remove the entry"), _without_entry(entry)),),
            )
    words = [*codes, *(check.name for check in made.catalogue)]
    for pattern in analysis.board.checks:
        if not any(fits(check, pattern) for check in made.catalogue):
            yield Found(
                say(
                    "no check is called '{pattern}'{hint}",
                    pattern=pattern,
                    hint=did_you_mean(pattern, words),
                ),
                (board_ref("checks", pattern),),
                fixes=(Fix(say("Remove the setting"), _without_pattern(pattern)),),
            )


def _entry_removal(board: Board, entry: IgnoredProblem) -> Fix:
    """Return the fix; the reason somebody wrote down goes unasked only if its things are gone."""
    things = {
        ThingRef(kind, thing.id).thing
        for kind, plural in LIST_BY_KIND.items()
        for thing in getattr(board, plural)
    }
    is_gone = bool(entry.places) and things.isdisjoint(entry.places)
    return Fix(say("Remove the entry"), _without_entry(entry), safe=is_gone)


def _without_entry(entry: IgnoredProblem) -> Edit:
    return lambda board: board.changed(ignored=tuple(e for e in board.ignored if e != entry))


def _without_pattern(pattern: str) -> Edit:
    return lambda board: board.changed(
        checks={key: level for key, level in board.checks.items() if key != pattern}
    )
