"""Positions of imported cities: given, from the gazetteer, or derived from routes."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from statistics import median

from trackwright.layout.countries import BaseCountry, countries, country_called
from trackwright.layout.gazetteer import Town, place, possible_towns, suggest
from trackwright.layout.new_map import countries_on_map, map_of, projected
from trackwright.layout.place_finder import Certainty, Choice, choose_together, kilometres
from trackwright.layout.projections import ProjectionError
from trackwright.layout.stress_layout import DesiredDistance, spread_among, spread_out
from trackwright.schema.board import Country
from trackwright.schema.errors import did_you_mean
from trackwright.schema.geometry import GeoPoint, Point, Size
from trackwright.schema.projection import Projection
from trackwright.schema.sentences import Sentence, say
from trackwright.schema.text import in_brief

STANDARD = Size(width=790, height=525)
"""The board that imported places are put on if nothing says how large it is."""

AROUND = 30.0
"""In mm: between the outermost cities and the edges of a board whose size is not known."""

ENOUGH_TO_GUESS = 4
"""Towns of a list that must be known before a misspelled one is guessed from where they lie."""

GUESSED_KM = 300.0
"""How far from the others a town may lie whose name the list spells otherwise."""

MOST_HINTS = 50
"""Places for which a likely name is looked for: a hostile file could have any number."""

Why = Callable[[bool], Sentence]
"""Tells why a city has no place, with a likely one or without; looking for that takes its time."""

NOWHERE = say("neither its place nor a route to it is known")

MOST_NAMED = 8
"""The most cities that a note names; beyond that it gives their number."""


@dataclass(frozen=True)
class PlaceHints:
    """Where the places of a list lie, as far as somebody said: in countries, around a place.

    `countries` are codes; `around` is the middle of a circle and its radius in km.
    """

    countries: tuple[str, ...] = ()
    around: tuple[GeoPoint, float] | None = None

    def allow(self, town: Town) -> bool:
        """Return whether a town lies there."""
        if self.countries and town.country not in self.countries:
            return False
        return self.around is None or kilometres(self.around[0], town.location) <= self.around[1]


NO_HINTS = PlaceHints()


@dataclass(frozen=True)
class UnplacedCity:
    """A city to be placed, and what is known of its position.

    `country` is where the gazetteer looks for it: a code, or a name in any language.
    """

    id: str
    name: str
    position: Point | None = None
    location: GeoPoint | None = None
    country: str | None = None


@dataclass(frozen=True)
class CityPlacement:
    """Positions of cities by id, and the board that shows them.

    `countries` are the codes of those that the board shows, `codes` those in which the gazetteer
    found cities, and `unknown` says why a city has no position.
    """

    positions: Mapping[str, Point]
    locations: Mapping[str, GeoPoint]
    size: Size
    projection: Projection | None = None
    countries: Mapping[str, Country] = field(default_factory=dict)
    codes: Mapping[str, str] = field(default_factory=dict)
    unknown: Mapping[str, Sentence] = field(default_factory=dict)
    notes: tuple[Sentence, ...] = ()

    def country_of(self, city: str) -> str | None:
        """Return the id of the base map's country in which the gazetteer found a city."""
        land = self.countries.get(self.codes.get(city, ""))
        return land.id if land is not None else None


def place_cities(
    cities: Sequence[UnplacedCity],
    desired: Sequence[DesiredDistance],
    hints: PlaceHints = NO_HINTS,
    *,
    every_one: bool = False,
) -> CityPlacement:
    """Place cities: as given, by the gazetteer, or by `desired`, which are their routes.

    Those that have none of these get no place, unless every one must have one.
    """
    if every_one:
        # A pair that says nothing about the distance, but that the city belongs to the others.
        ends = dict.fromkeys(end for first, second, _ in desired for end in (first, second))
        first = next(iter(ends), cities[0].id if cities else "")
        desired = [*desired, *((city.id, first, 10.0) for city in cities if city.id not in ends)]
    said = {city.id: city.position for city in cities if city.position is not None}
    locations = {city.id: city.location for city in cities if city.location is not None}
    if said or not cities:
        given = CityPlacement(said, locations, size_around([*said.values()]))
        others = [city.id for city in cities if city.id not in said]
        return _with_others(given, dict.fromkeys(others, lambda _: NOWHERE), desired)
    joined = [(first, second) for first, second, _ in desired]
    sought = [city for city in cities if city.id not in locations]
    found, unknown, notes = _looked_up(sought, [*locations.values()], hints, joined)
    locations |= {name: town.location for name, town in found.items()}
    try:
        on_map = _on_a_map(locations, STANDARD)
    except ProjectionError:
        if locations and not desired:
            raise
        return _by_routes_alone(cities, desired, unknown)
    codes = {name: town.country for name, town in found.items()}
    return _with_others(replace(on_map, codes=codes, notes=notes), unknown, desired)


def size_around(points: Sequence[Point]) -> Size:
    """Return the size of a board on which some points lie, if nothing else is known of it."""
    if not points:
        return STANDARD
    width, height = (max(max(along), 0) + AROUND for along in zip(*points, strict=True))
    return Size(width=min(round(width), 20_000), height=min(round(height), 20_000))


def _looked_up(
    cities: Sequence[UnplacedCity],
    known: Sequence[GeoPoint],
    hints: PlaceHints,
    joined: Iterable[tuple[str, str]],
) -> tuple[dict[str, Town], dict[str, Why], tuple[Sentence, ...]]:
    """Look cities up in the gazetteer, all together; say why some were not found.

    A town far from all others is left out, unless its country was said. A misspelled name means a
    town among the others.
    """
    towns: dict[str, tuple[Town, ...]] = {}
    unknown: dict[str, Why] = {}
    for city in cities:
        country = country_called(city.country) if city.country else None
        if city.country and country is None:
            unknown[city.id] = partial(_unknown_country, city.country)
            continue
        possible = possible_towns(city.name, country.code if country else None)
        allowed = possible if country else tuple(filter(hints.allow, possible))
        if allowed:
            towns[city.id] = allowed
        else:
            unknown[city.id] = partial(_unknown_place, city.name, country)
    named = {city.id: city for city in cities}
    choices = choose_together(towns, known, joined)
    for name, choice in choices.items():
        if choice.is_astray and not named[name].country:
            unknown[name] = partial(_astray, named[name].name, choice)
    found = {name: choice for name, choice in choices.items() if name not in unknown}
    guessed = _guessed([named[name] for name in unknown if name not in choices], found, hints)
    notes = [_taken_for(named[name].name, town) for name, town in guessed.items()][:MOST_NAMED]
    notes += _doubts([(named[name].name, choice) for name, choice in found.items()])
    sure = {name: choice.town for name, choice in found.items()}
    return sure | guessed, {n: why for n, why in unknown.items() if n not in guessed}, tuple(notes)


def _guessed(
    cities: Sequence[UnplacedCity], found: Mapping[str, Choice], hints: PlaceHints
) -> dict[str, Town]:
    """Return towns for misspelled names: those among the others that are spelled most alike."""
    if len(found) < ENOUGH_TO_GUESS:
        return {}
    near = max(GUESSED_KM, 2 * median(choice.distance for choice in found.values()))
    others = [choice.town.location for choice in found.values()]
    guessed: dict[str, Town] = {}
    for city in cities[:MOST_HINTS]:
        for town in suggest(city.name):
            away = min(kilometres(town.location, other) for other in others)
            if not city.country and hints.allow(town) and 1 < away <= near:
                guessed[city.id] = town
                break
    return guessed


def _doubts(found: Sequence[tuple[str, Choice]]) -> list[Sentence]:
    """Return sentences on names that could mean several towns."""
    unsure = [(n, c) for n, c in found if c.other and c.certainty is Certainty.DOUBTFUL]
    notes = [
        say(
            "{name} could be several towns: {town} was taken, not {other}; to say which, write its "
            "country after it, or its coordinates.",
            name=in_brief(name),
            town=_described(choice.town),
            other=_described(choice.other),
        )
        for name, choice in unsure[:MOST_NAMED]
        if choice.other
    ]
    if len(unsure) > MOST_NAMED:
        notes.append(say("{n} more names could be several.", n=len(unsure) - MOST_NAMED))
    return notes


def _taken_for(name: str, town: Town) -> Sentence:
    return say(
        "'{name}' was taken for {town} ({country}).",
        name=in_brief(name),
        town=town.main_name,
        country=town.country,
    )


def _described(town: Town) -> Sentence:
    """Return a town with its country and where that lies, which tells namesakes apart."""
    return say(
        "{town} ({country}, {lat:.1f}, {lon:.1f})",
        town=town.main_name,
        country=town.country,
        lat=town.location.lat,
        lon=town.location.lon,
    )


def _astray(name: str, choice: Choice, _with_hint: bool) -> Sentence:
    return say(
        "{name} ({country}) lies {distance:.0f} km from all others; if it is meant, write its "
        "country after it",
        name=in_brief(name),
        country=choice.town.country,
        distance=choice.distance,
    )


def _unknown_country(name: str, with_hint: bool) -> Sentence:
    known = (called for each in countries().values() for called in each.names.values())
    hint = did_you_mean(name, known) if with_hint else ""
    return say("there is no country '{name}'{hint}", name=in_brief(name), hint=hint)


def _unknown_place(name: str, country: BaseCountry | None, with_hint: bool) -> Sentence:
    hint = _likely_place(name, country) if with_hint else ""
    there = say(" in {country}", country=country.names["en"]) if country else ""
    return say(
        "no place '{name}'{there} is known{hint}", name=in_brief(name), there=there, hint=hint
    )


def _reasons(unknown: Mapping[str, Why], names: Iterable[str]) -> dict[str, Sentence]:
    """Return why cities have no place; a likely name is suggested only for the first ones."""
    return {name: unknown[name](number < MOST_HINTS) for number, name in enumerate(names)}


def _likely_place(name: str, country: BaseCountry | None) -> Sentence:
    near = [town for town in suggest(name) if country is None or town.country == country.code]
    town = place(name) if country else None
    likely = town or next(iter(near), None)
    if likely is None:
        return say("")
    return say("; did you mean {city} ({country})?", city=likely.name, country=likely.country)


def _on_a_map(locations: Mapping[str, GeoPoint], size: Size) -> CityPlacement:
    spots = [*locations.values()]
    projection, size = map_of(spots, size)
    xs, ys = projected(projection, spots)
    at = zip(xs.tolist(), ys.tolist(), strict=True)
    return CityPlacement(
        {name: Point(round(x, 1), round(y, 1)) for name, (x, y) in zip(locations, at, strict=True)},
        locations,
        size,
        projection,
        countries_on_map(countries(), projection, size),
    )


def _by_routes_alone(
    cities: Sequence[UnplacedCity], desired: Sequence[DesiredDistance], unknown: Mapping[str, Why]
) -> CityPlacement:
    joined = {end for first, second, _ in desired for end in (first, second)}
    names = [city.id for city in cities if city.id in joined]
    alone = [city.id for city in cities if city.id not in joined]
    return CityPlacement(
        spread_out(names, desired, STANDARD, AROUND),
        {},
        STANDARD,
        unknown=_reasons({**dict.fromkeys(alone, lambda _: NOWHERE), **unknown}, alone),
        notes=(say("{cities} placed by the routes alone; move them.", cities=_listed(names)),)
        if names
        else (),
    )


def _with_others(
    given: CityPlacement, missing: Mapping[str, Why], desired: Sequence[DesiredDistance]
) -> CityPlacement:
    """Place the remaining cities among their neighbours."""
    linked = _linked(missing, desired, set(given.positions))
    names = [name for name in missing if name in linked]
    alone = _reasons(missing, (name for name in missing if name not in linked))
    if not names:
        return replace(given, unknown=alone)
    among = {*given.positions, *names}
    inner = [pair for pair in desired if pair[0] in among and pair[1] in among]
    more = spread_among(given.positions, names, inner, given.size, AROUND)
    note = say(
        "{cities} placed among the neighbours, because no true place is known.",
        cities=_listed(names),
    )
    return replace(
        given, positions={**given.positions, **more}, unknown=alone, notes=(*given.notes, note)
    )


def _linked(
    missing: Iterable[str], desired: Sequence[DesiredDistance], known: set[str]
) -> set[str]:
    """Return the cities that are connected to known ones, directly or not."""
    neighbours: dict[str, list[str]] = {}
    for first, second, _ in desired:
        neighbours.setdefault(first, []).append(second)
        neighbours.setdefault(second, []).append(first)
    reached, waiting = set(known), [*known]
    while waiting:
        further = [n for n in neighbours.get(waiting.pop(), ()) if n not in reached]
        reached.update(further)
        waiting += further
    return reached.intersection(missing)


def _listed(names: Sequence[str]) -> Sentence:
    if len(names) > MOST_NAMED:
        return say("{n} cities were", n=len(names))
    listed = ", ".join(names)
    return (
        say("{city} was", city=listed) if len(names) == 1 else say("{cities} were", cities=listed)
    )
