"""A board that its rules do not fit: mechanics, icons, colours, lengths and country cards."""

from random import Random

from mistakes.kinds import against_rules, in_rules, needed, on_board, one_of, some_of
from trackwright.schema.board import Board, Country, CountryEnd, Crossing, Route, connections
from trackwright.schema.colors import CardColor, RouteColor
from trackwright.schema.edits import with_added, with_changed, without, without_stop
from trackwright.schema.geometry import Point
from trackwright.schema.rules.ruleset import ConnectionKind, DrawBonuses, Ferries, Ruleset, Tunnels
from trackwright.schema.rules.scoring import CountriesJoined

COLORS = tuple(color for color in RouteColor if color is not RouteColor.GRAY)


@against_rules("A route is a tunnel, though the rules know none.", "R001")
def tunnel_without_rules(board: Board, ruleset: Ruleset, random: Random) -> Board:
    one_of(random, [1] * (ruleset.tunnels is None), "the rules have tunnels")
    route = one_of(random, board.routes, "no routes")
    return with_changed(board, "routes", route.id, tunnel=True)


@in_rules("The rules of tunnels are left out.", "R001")
def rules_of_tunnels_left_out(ruleset: Ruleset, random: Random) -> Ruleset:  # noqa: ARG001
    needed(ruleset.tunnels, "the rules have no tunnels")
    return ruleset.changed(tunnels=None)


@against_rules("A route is a ferry, though the rules know none.", "R002")
def ferry_without_rules(board: Board, ruleset: Ruleset, random: Random) -> Board:
    one_of(random, [1] * (ruleset.ferries is None), "the rules have ferries")
    route = one_of(random, board.routes, "no routes")
    return with_changed(board, "routes", route.id, ferry=True, icons=(0,))


@in_rules("The rules of ferries are left out.", "R002")
def rules_of_ferries_left_out(ruleset: Ruleset, random: Random) -> Ruleset:  # noqa: ARG001
    needed(ruleset.ferries, "the rules have no ferries")
    return ruleset.changed(ferries=None)


@against_rules("A route gives cards, though the rules know no draw bonus.", "R003")
def draw_bonus_without_rules(board: Board, ruleset: Ruleset, random: Random) -> Board:
    one_of(random, [1] * (ruleset.draw_bonuses is None), "the rules have draw bonuses")
    route = one_of(random, board.routes, "no routes")
    return with_changed(board, "routes", route.id, draw_bonus=random.randint(1, 3))


@in_rules("The rules of draw bonuses are left out.", "R003")
def rules_of_draw_bonuses_left_out(ruleset: Ruleset, random: Random) -> Ruleset:  # noqa: ARG001
    needed(ruleset.draw_bonuses, "the rules have no draw bonuses")
    return ruleset.changed(draw_bonuses=None)


@against_rules("A crossing leads abroad, though the rules know no country cards.", "R004")
def crossing_without_rules(board: Board, ruleset: Ruleset, random: Random) -> Board:
    one_of(random, [1] * (ruleset.country_cards is None), "the rules have country cards")
    bonuses = ruleset.bonuses.cards if ruleset.bonuses else ()
    joining = [b for b in bonuses if isinstance(b.most, CountriesJoined)]
    one_of(random, [1] * (not joining), "a bonus is for countries joined")
    city = one_of(random, board.cities, "no cities")
    country = one_of(random, board.countries, "no countries")
    x, y = city.position
    crossing = Crossing(id="way_out", position=Point(x + 40.0, y), country=country.id)
    route = Route(id="out", ends=(city.id, "way_out"), color=random.choice(COLORS), length=1)
    return with_added(with_added(board, "crossings", crossing), "routes", route)


@in_rules("The rules of country cards are left out.", "R004")
def rules_of_country_cards_left_out(ruleset: Ruleset, random: Random) -> Ruleset:  # noqa: ARG001
    needed(ruleset.country_cards, "the rules have no country cards")
    return ruleset.changed(country_cards=None)


@on_board("A country that a crossing leads to has lost its cards.", "R005")
def country_without_cards(board: Board, random: Random) -> Board:
    led_to = {crossing.country for crossing in board.crossings}
    country = one_of(random, sorted(led_to), "no crossings")
    return with_changed(board, "countries", country, cards=())


@on_board("A country's cards are out of order.", "R024")
def country_cards_out_of_order(board: Board, random: Random) -> Board:
    stacks = [country for country in board.countries if len(set(country.cards)) > 1]
    country = one_of(random, stacks, "no country cards")
    cards = list(country.cards)
    while tuple(cards) == country.cards:
        random.shuffle(cards)
    return with_changed(board, "countries", country.id, cards=tuple(cards))


@on_board("A country card is missing.", "R023")
def country_card_missing(board: Board, random: Random) -> Board:
    stacks = [country for country in board.countries if country.cards]
    country = one_of(random, stacks, "no country cards")
    cards = list(country.cards)
    cards.pop(random.randrange(len(cards)))
    return with_changed(board, "countries", country.id, cards=tuple(cards))


@against_rules("A country has no city, though the box counts it.", "R022", overall=True)
def country_missing_from_the_box(board: Board, ruleset: Ruleset, random: Random) -> Board:
    needed(ruleset.box and ruleset.box.countries, "the box counts no countries")
    homes = sorted({str(stop.country) for stop in board.stops if stop.country})
    gone, other = random.sample(homes, 2)
    cities = [c.changed(country=other) if c.country == gone else c for c in board.cities]
    return board.changed(cities=tuple(cities))


@on_board("A ticket ends in a country that has neither cities nor crossings.", "R030")
def ticket_to_an_empty_country(board: Board, random: Random) -> Board:
    ticket = one_of(random, board.tickets, "no tickets")
    board = with_added(board, "countries", Country(id="nowhere", name="Nowhere"))
    ends = (ticket.ends[0], CountryEnd(country="nowhere"))
    return with_changed(board, "tickets", ticket.id, ends=ends)


@on_board("A ticket ends at a crossing instead of in the country behind it.", "R031")
def ticket_to_a_crossing(board: Board, random: Random) -> Board:
    crossing = one_of(random, board.crossings, "no crossings")
    ticket = one_of(random, board.tickets, "no tickets")
    return with_changed(board, "tickets", ticket.id, ends=(ticket.ends[0], crossing.id))


@on_board("A route joins two crossings.", "R041")
def route_between_crossings(board: Board, random: Random) -> Board:
    one, other = some_of(random, board.crossings, 2, "fewer than two crossings")
    color = random.choice(COLORS)
    route = Route(id="abroad", ends=(one.id, other.id), color=color, length=2)
    return with_added(board, "routes", route)


@on_board("A crossing leads from a city into its own country.", "R042")
def crossing_into_the_same_country(board: Board, random: Random) -> Board:
    homes = {city.id: city.country for city in board.cities if city.country}
    crossings = {crossing.id for crossing in board.crossings}
    border = [r for r in board.routes if not crossings.isdisjoint(r.ends)]
    route = one_of(random, border, "no crossings")
    city = next(end for end in route.ends if end in homes)
    crossing = next(end for end in route.ends if end in crossings)
    return with_changed(board, "crossings", crossing, country=homes[city])


@against_rules("More countries must be joined than there are.", "R036", overall=True)
def too_few_countries_to_join(board: Board, ruleset: Ruleset, random: Random) -> Board:
    needed(ruleset.country_cards, "the rules have no country cards")
    country = random.choice(board.crossings).country
    gone = [crossing.id for crossing in board.crossings if crossing.country != country]
    for crossing in gone:
        board = without_stop(board, crossing)
    return board


@in_rules("The deck has no cards of one colour.", "R033", overall=True)
def colour_missing_from_the_deck(ruleset: Ruleset, random: Random) -> Ruleset:
    color = random.choice(sorted(ruleset.train_cards.colors))
    colors = {**ruleset.train_cards.colors, color: 0}
    return ruleset.changed(train_cards=ruleset.train_cards.changed(colors=colors))


@in_rules("Tunnels reveal more cards than there are.", "R034")
def tunnels_reveal_too_many(ruleset: Ruleset, random: Random) -> Ruleset:
    tunnels = needed(ruleset.tunnels, "the rules have no tunnels")
    return ruleset.changed(tunnels=tunnels.changed(reveal=random.randint(96, 100)))


@in_rules("The players have more stations than the cities can hold.", "R032")
def more_stations_than_cities(ruleset: Ruleset, random: Random) -> Ruleset:
    stations = needed(ruleset.stations, "the rules have no stations")
    return ruleset.changed(stations=stations.changed(each=random.randint(12, 20)))


@in_rules("Each player has more trains than the whole board has spaces.", "R035", overall=True)
def more_trains_than_spaces(ruleset: Ruleset, random: Random) -> Ruleset:
    trains = random.randint(400, 450)
    return ruleset.changed(players=ruleset.players.changed(trains=trains))


@on_board("All tunnels are forgotten.", "R006", overall=True)
def all_tunnels_forgotten(board: Board, random: Random) -> Board:
    one_of(random, (r for r in board.routes if r.tunnel), "no tunnels")
    return board.changed(routes=tuple(route.changed(tunnel=False) for route in board.routes))


@on_board("All ferries are forgotten.", "R006", overall=True)
def all_ferries_forgotten(board: Board, random: Random) -> Board:
    one_of(random, (r for r in board.routes if r.ferry), "no ferries")
    routes = [route.changed(ferry=False, icons=()) for route in board.routes]
    return board.changed(routes=tuple(routes))


@in_rules("The rules have a mechanic that the board never uses.", "R006")
def mechanic_that_the_board_lacks(ruleset: Ruleset, random: Random) -> Ruleset:
    spare: list[dict[str, object]] = []
    if ruleset.draw_bonuses is None:
        spare.append({"draw_bonuses": DrawBonuses.model_validate({"source": "deck"})})
    if ruleset.tunnels is None:
        spare.append({"tunnels": Tunnels(reveal=3)})
    if ruleset.ferries is None:
        spare.append({"ferries": Ferries(only_gray=True, every_gray_route=False)})
    return ruleset.changed(**one_of(random, spare, "the rules have every mechanic"))


@against_rules("A route has a length that the score table does not name.", "R007")
def length_without_points(board: Board, ruleset: Ruleset, random: Random) -> Board:
    route = one_of(random, board.routes, "no routes")
    lengths = [n for n in range(1, 13) if n not in ruleset.scoring.lengths]
    return with_changed(board, "routes", route.id, length=one_of(random, lengths, "no gaps"))


@in_rules("A line of the score table is left out.", "R007")
def line_of_the_score_table_left_out(ruleset: Ruleset, random: Random) -> Ruleset:
    gone = random.choice((1, 2, 3, 4))
    lengths = {n: points for n, points in ruleset.scoring.lengths.items() if n != gone}
    return ruleset.changed(scoring=ruleset.scoring.changed(lengths=lengths))


@on_board("A ferry has an icon on a space that it does not have.", "R008")
def icon_beyond_the_spaces(board: Board, random: Random) -> Board:
    ferry = one_of(random, (r for r in board.routes if r.ferry), "no ferries")
    icons = (*ferry.icons[1:], ferry.length + random.randint(0, 2))
    return with_changed(board, "routes", ferry.id, icons=icons)


@on_board("A route that is no ferry has a locomotive icon.", "R009")
def icon_on_an_ordinary_route(board: Board, random: Random) -> Board:
    route = one_of(random, (r for r in board.routes if not r.ferry), "only ferries")
    return with_changed(board, "routes", route.id, icons=(random.randrange(route.length),))


@on_board("A ferry has lost its icons.", "R010")
def ferry_without_icons(board: Board, random: Random) -> Board:
    ferry = one_of(random, (r for r in board.routes if r.ferry), "no ferries")
    return with_changed(board, "routes", ferry.id, icons=())


@on_board("A ferry of five or six spaces has lost one of its icons.", "R029")
def icon_dropped(board: Board, random: Random) -> Board:
    ferries = [r for r in board.routes if r.ferry and r.length in (5, 6) and len(r.icons) == 2]
    ferry = one_of(random, ferries, "no long ferries with two icons")
    return with_changed(board, "routes", ferry.id, icons=(random.choice(ferry.icons),))


@on_board("A short ferry has an icon too many.", "R029")
def icon_added_to_a_ferry(board: Board, random: Random) -> Board:
    ferries = [r for r in board.routes if r.ferry and r.length in (2, 3) and len(r.icons) == 1]
    ferry = one_of(random, ferries, "no ferries of two or three spaces")
    free = [space for space in range(ferry.length) if space not in ferry.icons]
    icons = tuple(sorted((*ferry.icons, random.choice(free))))
    return with_changed(board, "routes", ferry.id, icons=icons)


@on_board("A ferry is marked as a tunnel, too.", "R039")
def ferry_and_tunnel(board: Board, random: Random) -> Board:
    ferry = one_of(random, (r for r in board.routes if r.ferry), "no ferries")
    return with_changed(board, "routes", ferry.id, tunnel=True)


@on_board("A draw bonus has a digit too many.", "R040")
def draw_bonus_of_ten(board: Board, random: Random) -> Board:
    giving = one_of(random, (r for r in board.routes if r.draw_bonus), "no draw bonuses")
    return with_changed(board, "routes", giving.id, draw_bonus=giving.draw_bonus * 11)


@on_board("A ferry is no longer marked as one, but still has its icons.", "R009")
def ferry_no_longer_marked(board: Board, random: Random) -> Board:
    ferry = one_of(random, (r for r in board.routes if r.icons), "no ferries")
    return with_changed(board, "routes", ferry.id, ferry=False)


@against_rules("A ferry has a colour, though all ferries are gray.", "R011")
def coloured_ferry(board: Board, ruleset: Ruleset, random: Random) -> Board:
    gray = ruleset.ferries is not None and ruleset.ferries.only_gray
    ferries = [route for route in board.routes if route.ferry and gray]
    ferry = one_of(random, ferries, "ferries need not be gray")
    return with_changed(board, "routes", ferry.id, color=random.choice(COLORS))


@against_rules("A route is gray, though only ferries are.", "R012")
def gray_route_that_is_no_ferry(board: Board, ruleset: Ruleset, random: Random) -> Board:
    only = ruleset.ferries is not None and ruleset.ferries.every_gray_route
    routes = [route for route in board.routes if not route.ferry and only]
    route = one_of(random, routes, "gray routes need not be ferries")
    return with_changed(board, "routes", route.id, color=RouteColor.GRAY)


@against_rules(
    "The routes that a special way to pay is for have lost their tag.", "R013", overall=True
)
def tag_of_a_payment_lost(board: Board, ruleset: Ruleset, random: Random) -> Board:
    tags = {tag for paid in ruleset.payment.substitutions for tag in paid.on.tags}
    tag = one_of(random, sorted(tags), "no payment asks for a tag")
    routes = [r.changed(tags=tuple(t for t in r.tags if t != tag)) for r in board.routes]
    return board.changed(routes=tuple(routes))


@against_rules("Two tracks become three or more, which no rule speaks of.", "R016")
def one_track_too_many(board: Board, ruleset: Ruleset, random: Random) -> Board:
    most = max((rule.tracks or 1 for rule in ruleset.parallel_tracks.rules), default=1)
    full = [
        c for c in connections(board) if len(c.tracks) == most and c.kind is ConnectionKind.ORDINARY
    ]
    last = one_of(random, full, "no parallel tracks").tracks[-1]
    colors = [color for color in COLORS if color is not last.color]
    another = last.changed(id=f"{last.id}-more", color=random.choice(colors))
    return with_added(board, "routes", another)


@against_rules("A route needs more cards of its colour than there are.", "R025")
def unpayable_route(board: Board, ruleset: Ruleset, random: Random) -> Board:
    plain = [r for r in board.routes if r.color in COLORS and not r.ferry and not r.tags]
    route = one_of(random, plain, "no colored routes")
    cards = ruleset.train_cards
    length = cards.colors[CardColor(route.color)] + cards.locomotives + random.randint(1, 5)
    return with_changed(board, "routes", route.id, length=length)


@against_rules("A route has more spaces than a player has trains.", "R026")
def route_longer_than_the_trains(board: Board, ruleset: Ruleset, random: Random) -> Board:
    route = one_of(random, board.routes, "no routes")
    length = ruleset.players.trains + random.randint(1, 10)
    return with_changed(board, "routes", route.id, length=length)


@in_rules("Each player has a handful of trains only.", "R027")
def too_few_trains(ruleset: Ruleset, random: Random) -> Ruleset:
    trains = random.randint(8, 10)
    return ruleset.changed(players=ruleset.players.changed(trains=trains))


@on_board("Most of the routes are missing.", "R027", overall=True)
def most_routes_missing(board: Board, random: Random) -> Board:
    kept = random.sample(range(len(board.routes)), len(board.routes) // 4)
    gone = (route.id for index, route in enumerate(board.routes) if index not in kept)
    return without(board, "routes", *gone)
