"""Names of columns, colours and answers in spreadsheets in English, French and German."""

import re
from collections.abc import Iterable, Mapping
from enum import StrEnum

from trackwright.schema.colors import RouteColor
from trackwright.schema.text import folded


class Kind(StrEnum):
    """What the rows of a table are."""

    CITIES = "cities"
    ROUTES = "routes"
    TICKETS = "tickets"


_ENDS = {
    "from": "from a start origin source von ab de depart debut city1 ville1 stadt1 stop1",
    "to": "to b end target destination nach bis vers arrivee fin ziel city2 ville2 stadt2 stop2",
}
_COMMON = {
    "id": "id key identifier identifiant kennung schlussel",
    "tags": "tags tag etiquettes motscles schlagworter stichworter merkmale",
}
_COLUMNS: Mapping[Kind, Mapping[str, str]] = {
    Kind.CITIES: {
        **_COMMON,
        "name": "name names city cities stop station place town placename cityname nom noms ville "
        "villes gare lieu arret stadt stadte ort orte bahnhof haltestelle stadtname ortsname",
        "x": "x xmm left",
        "y": "y ymm top",
        "lat": "lat latitude breite breitengrad geobreite",
        "lon": "lon lng long longitude lange laenge langengrad laengengrad geolange",
        "country": "country countrycode pays land staat nation",
        "kind": "kind type art typ sorte genre",
    },
    Kind.ROUTES: {
        **_COMMON,
        **_ENDS,
        "colour": "colour color couleur farbe",
        "length": "length spaces len longueur cases wagons lange laenge felder wagen",
        "ferry": "ferry ferries boat bac traversier fahre faehre",
        "icons": "icons iconspaces icones symbole lokfelder",
        "locomotives": "locomotives locomotive locos ferrylocomotives lokomotiven loks lok jokers",
        "tunnel": "tunnel tunnels",
        "draw bonus": "drawbonus bonus bonuspioche bonusdepioche pioche ziehbonus nachziehen",
        "bends": "bends curve courbes coudes biegungen kurve knicke",
        "kind": "kind type art typ sorte genre",
        "style": "wagonstyle style",
    },
    Kind.TICKETS: {
        **_COMMON,
        **_ENDS,
        "deck": "deck set pile paquet pioche stapel",
        "points": "points value worth pts valeur punkte wert",
        "long": "longdeck long lang longue longs",
        "alternatives": "alternatives otherends alternativen autres",
    },
}

_COLORS: Mapping[RouteColor, str] = {
    RouteColor.PURPLE: "purple pink violet magenta rose mauve lila rosa violett",
    RouteColor.WHITE: "white blanc blanche weiss",
    RouteColor.BLUE: "blue bleu bleue blau",
    RouteColor.YELLOW: "yellow jaune gelb",
    RouteColor.ORANGE: "orange",
    RouteColor.BLACK: "black noir noire schwarz",
    RouteColor.RED: "red rouge rot",
    RouteColor.GREEN: "green vert verte grun gruen",
    RouteColor.GRAY: "gray grey gris grise grau neutral neutre any none toutes beliebig joker",
}

_YES = "yes y true 1 x oui o vrai ja j wahr on"
_NO = "no n false 0 non faux nein falsch off"

FERRIES = ("ferry", "ferries", "boat", "ship", "bac", "bateau", "traversier", "fahre", "faehre")
TUNNELS = ("tunnel", "tunnels")
CROSSINGS = ("crossing", "border", "passage", "frontiere", "grenze", "grenzubergang")
COUNTRIES = ("country", "pays", "land")

_TRANSLATED = re.compile(
    r"\s*(?:name|nom)\s*[:_ (]\s*([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\s*\)?\s*", re.IGNORECASE
)


def plain(text: str) -> str:
    """Return a word normalised for comparison: no case, accents, spaces or punctuation."""
    return folded(text).replace(" ", "")


def column_names(kind: Kind) -> Iterable[str]:
    """Return our column names of a table."""
    return _COLUMNS[kind]


def columns(kind: Kind, headers: Iterable[str]) -> list[str | None]:
    """Return the columns that headers mean; None for an unknown one."""
    headers = list(headers)
    words = [plain(header) for header in headers]
    known = {word: name for name, words in _COLUMNS[kind].items() for word in words.split()}
    if kind is not Kind.CITIES and "de" in words:
        known["a"] = "to"  # in French: de … à …
    found = [
        known.get(word) or _language(kind, text) for word, text in zip(words, headers, strict=True)
    ]
    # The first of two columns with one meaning counts.
    return [name if name not in found[:place] else None for place, name in enumerate(found)]


def color_called(word: str) -> RouteColor | None:
    """Return the colour of a name, gray for none."""
    return _COLOR_NAMES.get(plain(word), None if word.strip() else RouteColor.GRAY)


def color_names() -> Iterable[str]:
    """Return all known colour names."""
    return _COLOR_NAMES


def answer(word: str) -> bool | None:
    """Return whether a word means yes or no; None if neither."""
    short = plain(word)
    return False if not short or short in _NO.split() else True if short in _YES.split() else None


def _language(kind: Kind, header: str) -> str | None:
    found = _TRANSLATED.fullmatch(header) if kind is Kind.CITIES else None
    if found is None:
        return None
    base, *further = found[1].split("-")
    return "name:" + "-".join((base.lower(), *further))


_COLOR_NAMES = {word: color for color, words in _COLORS.items() for word in words.split()}
