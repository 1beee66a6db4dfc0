"""Names placed by hand over something, measures that do not fit, and things lost in print."""

from math import dist
from random import Random

from mistakes.kinds import on_board, one_of
from mistakes.spelling import with_name
from trackwright.layout.tracks import place_tracks
from trackwright.schema.board import Board, City, Label
from trackwright.schema.edits import with_changed
from trackwright.schema.geometry import Point, Size
from trackwright.schema.profile import NameSizes, SheetPlan

LONG_NAME = "on the north bank of the great river where the old road crosses"


@on_board("A name is put over the spaces of a route.", "G006")
def name_over_a_space(board: Board, random: Random) -> Board:
    city = one_of(random, _named(board), "no names")
    route = one_of(random, (r for r in board.routes if city.id in r.ends), "no routes")
    space = random.choice(place_tracks(board)[route.id].spaces)
    return _with_name_at(board, city, Point(space.x, space.y))


@on_board("Two names are put over each other.", "G007")
def name_over_a_name(board: Board, random: Random) -> Board:
    city = one_of(random, _named(board), "no names")
    other = min(
        (c for c in _named(board) if c is not city), key=lambda c: dist(c.position, city.position)
    )
    middle = Point(
        (city.position.x + other.position.x) / 2, (city.position.y + other.position.y) / 2
    )
    return _with_name_at(_with_name_at(board, city, middle), other, middle)


@on_board("A name is put over a city.", "G015")
def name_over_a_city(board: Board, random: Random) -> Board:
    city = one_of(random, _named(board), "no names")
    others = sorted(board.cities, key=lambda c: dist(c.position, city.position))
    return _with_name_at(board, city, random.choice(others[:3]).position)


@on_board("A name is put over the edge of the board.", "G010")
def name_off_the_board(board: Board, random: Random) -> Board:
    city = one_of(random, _named(board), "no names")
    x, y = city.position
    places = (Point(0, y), Point(board.size.width, y), Point(x, 0), Point(x, board.size.height))
    return _with_name_at(board, city, min(places, key=lambda place: dist(place, city.position)))


@on_board("A name stands so far from its city that nobody knows whose it is.", "G019")
def name_far_from_its_city(board: Board, random: Random) -> Board:
    city = one_of(random, _named(board), "no names")
    others = [c for c in board.cities if dist(c.position, city.position) > 150]
    other = one_of(random, others, "no far cities")
    return _with_name_at(board, city, Point(other.position.x, other.position.y + 10))


@on_board("Trains are longer than the spaces.", "P001")
def trains_longer_than_spaces(board: Board, random: Random) -> Board:
    train = board.profile.train.changed(length=board.profile.space.length + random.uniform(1, 9))
    return board.changed(profile=board.profile.changed(train=train))


@on_board("Parallel tracks lie so close that trains on them touch.", "P002")
def tracks_too_close(board: Board, random: Random) -> Board:
    distance = board.profile.space.width * random.uniform(0.5, 0.9)
    return board.changed(profile=board.profile.changed(track_distance=distance))


@on_board("Sizes of names are stated in centimetres.", "P014")
def names_a_tenth_as_large(board: Board, random: Random) -> Board:
    sizes = NameSizes(large=random.uniform(0.5, 0.7), ordinary=0.5, small=0.4)
    return board.changed(profile=board.profile.changed(names=sizes))


@on_board("Length and width of a space are swapped.", "P008")
def space_wider_than_long(board: Board, random: Random) -> Board:  # noqa: ARG001
    space = board.profile.space
    turned = space.changed(length=space.width, width=space.length)
    return board.changed(profile=board.profile.changed(space=turned))


@on_board("The size of a card is stated in centimetres.", "P009")
def card_a_tenth_as_large(board: Board, random: Random) -> Board:
    card = Size(width=random.uniform(4, 6), height=random.uniform(6, 9))
    return board.changed(profile=board.profile.changed(card=card))


@on_board("The score track is as wide as half of the board.", "P012")
def score_track_too_wide(board: Board, random: Random) -> Board:
    width = int(min(board.size.width, board.size.height) * random.uniform(0.3, 0.6))
    return board.changed(profile=board.profile.changed(score_border=width))


@on_board("A city is moved onto a fold of the board.", "P003")
def city_on_the_fold(board: Board, random: Random) -> Board:
    panels = board.profile.panels
    folds = [board.size.width * i / panels.columns for i in range(1, panels.columns)]
    fold = one_of(random, folds, "no folds")
    clear = [city for city in board.cities if abs(city.position.x - fold) > 60]
    city = one_of(random, clear, "all cities lie on the folds")
    return with_changed(board, "cities", city.id, position=(fold, city.position.y))


@on_board("A city is moved to the very edge, where printers do not print.", "P004")
def city_in_the_margin(board: Board, random: Random) -> Board:
    city = one_of(random, board.cities, "no cities")
    x, y = city.position
    near, size = random.uniform(5, 6), board.size
    places = ((near, y), (size.width - near, y), (x, near), (x, size.height - near))
    return with_changed(board, "cities", city.id, position=random.choice(places))


@on_board("The size of the board is stated in centimetres.", "G003", overall=True)
def board_a_tenth_as_large(board: Board, random: Random) -> Board:
    times = random.uniform(0.09, 0.11)
    size = Size(width=board.size.width * times, height=board.size.height * times)
    return board.changed(size=size)


@on_board("The board is to be printed on fewer sheets than it needs.", "P005")
def too_few_sheets(board: Board, random: Random) -> Board:
    sheets = SheetPlan(columns=random.randint(1, 2), rows=1)
    return board.changed(profile=board.profile.changed(sheets=sheets))


@on_board("A city's name is too long for a card.", "P006")
def name_too_long_for_a_card(board: Board, random: Random) -> Board:
    on_tickets = {end for ticket in board.tickets for end in ticket.ends}
    city = one_of(random, (c for c in _named(board) if c.id in on_tickets), "no named tickets")
    return with_name(board, "cities", city, f"{city.name}, {LONG_NAME}")


def _named(board: Board) -> list[City]:
    return [city for city in board.cities if city.name]


def _with_name_at(board: Board, city: City, place: Point) -> Board:
    offset = Point(place.x - city.position.x, place.y - city.position.y)
    return with_changed(board, "cities", city.id, label=Label(offset=offset))
