"""A small board that is quickly played many times."""

from builders import a_board

from trackwright.schema.board import Board

PLACES = {
    "alta": (80, 80),
    "bergen": (240, 80),
    "copenhagen": (400, 80),
    "drammen": (80, 240),
    "esbjerg": (240, 240),
    "falun": (400, 240),
    "hamar": (640, 240),
    "inari": (560, 80),
}
ROUTES = (
    ("alta", "bergen", "red"),
    ("bergen", "copenhagen", "blue"),
    ("drammen", "esbjerg", "green"),
    ("esbjerg", "falun", "yellow"),
    ("alta", "drammen", "black"),
    ("bergen", "esbjerg", "white"),
    ("copenhagen", "falun", "orange"),
)
TICKETS = (
    ("alta", "copenhagen"),
    ("alta", "falun"),
    ("drammen", "copenhagen"),
    ("drammen", "falun"),
    ("bergen", "drammen"),
    ("esbjerg", "copenhagen"),
    ("bergen", "falun"),
)


def a_playable_board() -> Board:
    """Return a grid of cities, a dear ferry, and a city that no route leads to, but a ticket."""
    builder = a_board(rulesets=["europe"])
    for name, place in PLACES.items():
        builder = builder.with_city(name, position=list(place))
    for first, second, color in ROUTES:
        builder = builder.with_route(first, second, length=6, color=color)
    builder = builder.with_route("falun", "hamar", length=8, ferry=True, icons=list(range(8)))
    for first, second in TICKETS:
        builder = builder.with_ticket(first, second, points=12, deck="europe_regular")
    builder = builder.with_ticket("alta", "hamar", points=21, deck="europe_long")
    return builder.with_ticket("alta", "inari", points=12, deck="europe_regular").build()
