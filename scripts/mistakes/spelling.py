"""Names spelt wrongly: in references, in names, and as second cities."""

from collections.abc import Mapping
from random import Random

from mistakes.kinds import on_board, one_of
from trackwright.schema.board import Board, City, Country, CountryEnd, Route, Ticket
from trackwright.schema.edits import Kind, with_added, with_changed, with_changed_at, without
from trackwright.schema.geometry import Point
from trackwright.schema.text import folded, text_in

OTHER_LANGUAGES = {
    "bruxelles": "Brussels",
    "wien": "Vienna",
    "roma": "Rome",
    "venezia": "Venice",
    "athina": "Athens",
    "moskva": "Moscow",
    "munchen": "Munich",
    "lisboa": "Lisbon",
    "kobenhavn": "Copenhagen",
    "goteborg": "Gothenburg",
    "helsinki": "Helsingfors",
    "turku": "Åbo",
    "vaasa": "Vasa",
    "warszawa": "Warsaw",
    "gdansk": "Danzig",
    "wroclaw": "Breslau",
    "poznan": "Posen",
    "szczecin": "Stettin",
    "krakow": "Cracow",
}
"""Other names of cities, as English or German maps have them."""


@on_board("A route names a city with two letters swapped.", "S001")
def misspelt_city_in_a_route(board: Board, random: Random) -> Board:
    route = one_of(random, board.routes, "no routes")
    end = random.randrange(2)
    ends = list(route.ends)
    ends[end] = misspelt(board, ends[end], random)
    return with_changed(board, "routes", route.id, ends=tuple(ends))


@on_board("A ticket names a city with two letters swapped.", "S001")
def misspelt_city_on_a_ticket(board: Board, random: Random) -> Board:
    ticket = one_of(random, board.tickets, "no tickets")
    end = random.randrange(2)
    ends = list(ticket.ends)
    ends[end] = misspelt(board, str(ends[end]), random)
    return with_changed(board, "tickets", ticket.id, ends=tuple(ends))


@on_board("A region lists a city with two letters swapped.", "S001")
def misspelt_city_in_a_region(board: Board, random: Random) -> Board:
    region = one_of(random, (r for r in board.regions if r.cities), "no regions with cities")
    cities = list(region.cities)
    index = random.randrange(len(cities))
    cities[index] = misspelt(board, cities[index], random)
    return with_changed(board, "regions", region.id, cities=tuple(cities))


@on_board("A city is deleted, its routes and tickets are not.", "S001")
def city_deleted_alone(board: Board, random: Random) -> Board:
    return without(board, "cities", one_of(random, board.cities, "no cities").id)


@on_board("A city's id is changed, but not where routes and tickets name it.", "S001", "S006")
def city_given_a_new_id(board: Board, random: Random) -> Board:
    city = one_of(random, board.cities, "no cities")
    return with_changed(board, "cities", city.id, id=misspelt(board, city.id, random))


@on_board("A city lies in a country that does not exist.", "S002")
def unknown_country_of_a_city(board: Board, random: Random) -> Board:
    city = one_of(random, (c for c in board.cities if c.country), "no cities with countries")
    return with_changed(board, "cities", city.id, country=swapped(str(city.country), random))


@on_board("A ticket leads to a country that does not exist.", "S002")
def unknown_country_on_a_ticket(board: Board, random: Random) -> Board:
    ticket = one_of(random, board.tickets, "no tickets")
    ends = (ticket.ends[0], CountryEnd(country="atlantis"))
    return with_changed(board, "tickets", ticket.id, ends=ends)


@on_board("A ticket belongs to a deck that does not exist.", "S003")
def unknown_deck(board: Board, random: Random) -> Board:
    ticket = one_of(random, board.tickets, "no tickets")
    return with_changed(board, "tickets", ticket.id, deck=swapped(ticket.deck, random))


@on_board("The board is made for a ruleset that nobody has.", "S004")
def unknown_ruleset(board: Board, random: Random) -> Board:
    rulesets = list(board.rulesets)
    index = random.randrange(len(rulesets))
    rulesets[index] = swapped(str(rulesets[index]), random)
    return board.changed(rulesets=tuple(rulesets))


@on_board("A city stands on the board a second time, misspelt, and has no route.", "S006", "S012")
def city_twice_in_two_spellings(board: Board, random: Random) -> Board:
    city = one_of(random, _with_long_names(board), "no city with a long name")
    name = swapped(text_in(city.name, "en"), random)
    return with_added(board, "cities", _beside(city, "second_spelling", name))


@on_board("A city stands on the board a second time, in capitals without accents.", "S012")
def city_twice_in_capitals(board: Board, random: Random) -> Board:
    city = one_of(random, _with_long_names(board), "no city with a long name")
    name = folded(text_in(city.name, "en")).upper()
    return _with_city_joined(board, city, name, random)


@on_board("A city stands on the board a second time, in another language.", "S012")
def city_twice_in_two_languages(board: Board, random: Random) -> Board:
    known = [city for city in board.cities if city.id in OTHER_LANGUAGES]
    city = one_of(random, known, "no city with another name that we know")
    return _with_city_joined(board, city, OTHER_LANGUAGES[city.id], random)


@on_board("A city's name holds a sign that no font can print.", "S028")
def unprintable_name(board: Board, random: Random) -> Board:
    city = one_of(random, _with_long_names(board), "no city with a long name")
    name = text_in(city.name, "en")
    place = random.randrange(1, len(name))
    sign = random.choice("\u200b\u0007\ufffd")
    return with_name(board, "cities", city, f"{name[:place]}{sign}{name[place:]}")


@on_board("A city's name starts or ends with a space, or has two in a row.", "S029")
def stray_space_in_a_name(board: Board, random: Random) -> Board:
    city = one_of(random, _with_long_names(board), "no city with a long name")
    name = text_in(city.name, "en")
    spaced = random.choice((f" {name}", f"{name} ", f"{name[:3]}  {name[3:]}"))
    return with_name(board, "cities", city, spaced)


@on_board("A name was read in the wrong encoding: Ã¸ stands for ø.", "S031")
def name_in_the_wrong_encoding(board: Board, random: Random) -> Board:
    names = {city.id: garbled for city in board.cities if (garbled := _garbled(city))}
    city = one_of(random, (c for c in board.cities if c.id in names), "no names with accents")
    return with_name(board, "cities", city, names[city.id])


def _garbled(city: City) -> str:
    """Return a name as a program shows it that mistakes its encoding; nothing if it can not."""
    name = text_in(city.name, "en")
    try:
        return "" if name.isascii() else name.encode().decode("cp1252")
    except UnicodeDecodeError:
        return ""


@on_board("A country's name is missing in a language that the board is made for.", "S018")
def missing_translation(board: Board, random: Random) -> Board:
    names = {c.id: c.name for c in board.countries if not isinstance(c.name, str)}
    country = one_of(random, (c for c in board.countries if c.id in names), "no translated names")
    gone = random.choice(board.meta.languages)
    kept = {language: name for language, name in names[country.id].items() if language != gone}
    return with_name(board, "countries", country, kept)


@on_board("A language is declared that nothing is translated into.", "S018", overall=True)
def language_without_texts(board: Board, random: Random) -> Board:
    language = random.choice(("de", "it", "es", "nl"))
    meta = board.meta.changed(languages=(*board.meta.languages, language))
    return board.changed(meta=meta)


def with_name(
    board: Board, kind: Kind, thing: City | Country, name: str | Mapping[str, str]
) -> Board:
    """Return the board with another printed name for one thing."""
    return with_changed_at(board, kind, getattr(board, kind).index(thing), name=name)


def misspelt(board: Board, name: str, random: Random) -> str:
    """Return an id with two letters swapped that no stop has."""
    known = {stop.id for stop in board.stops}
    wrong = swapped(name, random)
    return f"{wrong}x" if wrong in known else wrong


def swapped(name: str, random: Random) -> str:
    """Return a name with two neighbouring letters swapped, the first never."""
    places = [
        i
        for i in range(1, len(name) - 1)
        if name[i] != name[i + 1] and name[i].isalpha() and name[i + 1].isalpha()
    ]
    if not places:
        return f"{name}x"
    place = random.choice(places)
    return name[:place] + name[place + 1] + name[place] + name[place + 2 :]


def _with_long_names(board: Board) -> list[City]:
    return [city for city in board.cities if len(text_in(city.name, "en")) >= 5]


def _beside(city: City, name_of_it: str, name: str) -> City:
    position = Point(city.position.x + 15, city.position.y + 15)
    return city.changed(id=name_of_it, name=name, position=position)


def _with_city_joined(board: Board, city: City, name: str, random: Random) -> Board:
    """Return the board with a second city that took over some of the routes and tickets."""
    board = with_added(board, "cities", _beside(city, "second_name", name))
    routes = [route for route in board.routes if city.id in route.ends]
    taken = random.choice(routes)
    return with_changed(board, "routes", taken.id, ends=_renamed(taken, city.id, "second_name"))


def _renamed(thing: Route | Ticket, old: str, new: str) -> tuple[object, ...]:
    return tuple(new if end == old else end for end in thing.ends)
