"""Refusals: the rule that forbids an action, and where the ruleset states it."""

from dataclasses import dataclass

from trackwright.schema.errors import DocumentPath, TrackwrightError

(
    ALLOWED,
    WRONG_MOMENT,
    NOT_ON_BOARD,
    TRACK_TAKEN,
    CONNECTION_FULL,
    CONNECTION_OWNED,
    NOT_ENOUGH_TRAINS,
    CARDS_NOT_IN_HAND,
    CARDS_DO_NOT_PAY,
    TUNNEL_CARDS_DO_NOT_PAY,
    NO_SUCH_FACE_UP_CARD,
    LOCOMOTIVE_ONLY_FIRST,
    DECK_IS_EMPTY,
    NO_TICKET_ACTION,
    NO_TICKETS_LEFT,
    KEEPS_WRONG_TICKETS,
    NO_STATIONS,
    NO_STATION_LEFT,
    NOT_A_CITY,
    CITY_HAS_STATION,
    STATION_NOT_PAID,
    MAY_NOT_PASS,
    MUST_DRAW_ON,
    ONLY_FACE_UP_LEFT,
) = range(24)


@dataclass(frozen=True)
class Refusal:
    """A rule that forbids an action, and where it stands in a ruleset."""

    message: str
    path: DocumentPath


REFUSALS = {
    WRONG_MOMENT: Refusal("this action cannot be chosen now", ()),
    NOT_ON_BOARD: Refusal("there is no such route on the board", ()),
    TRACK_TAKEN: Refusal("the route has an owner", ("payment",)),
    CONNECTION_FULL: Refusal(
        "with so many players no more tracks of this connection may be claimed",
        ("parallel_tracks", "rules"),
    ),
    CONNECTION_OWNED: Refusal(
        "the player owns as many tracks of this connection as one player may",
        ("parallel_tracks", "owned"),
    ),
    NOT_ENOUGH_TRAINS: Refusal("the player has too few trains for the route", ("payment",)),
    CARDS_NOT_IN_HAND: Refusal("the player does not have these cards", ("payment",)),
    CARDS_DO_NOT_PAY: Refusal(
        "these cards do not pay the route, no more and no fewer", ("payment", "substitutions")
    ),
    TUNNEL_CARDS_DO_NOT_PAY: Refusal(
        "a tunnel asks for exactly so many cards of the colour paid with, or locomotives",
        ("tunnels", "cards_per_match"),
    ),
    NO_SUCH_FACE_UP_CARD: Refusal("no such card lies face up", ("drawing", "face_up")),
    LOCOMOTIVE_ONLY_FIRST: Refusal(
        "a face-up locomotive may only be taken as the first card",
        ("drawing", "face_up_locomotive"),
    ),
    DECK_IS_EMPTY: Refusal("no card is left in the deck", ("drawing", "reshuffle")),
    NO_TICKET_ACTION: Refusal("tickets are not drawn in this game", ("tickets", "action")),
    NO_TICKETS_LEFT: Refusal("no ticket is left in the pile", ("tickets", "action")),
    KEEPS_WRONG_TICKETS: Refusal("so many tickets must be kept, and so many may", ("tickets",)),
    NO_STATIONS: Refusal("there are no stations in this game", ("stations",)),
    NO_STATION_LEFT: Refusal("the player has no station left to build", ("stations", "each")),
    NOT_A_CITY: Refusal("stations are built in cities", ("stations",)),
    CITY_HAS_STATION: Refusal(
        "the city has as many stations as it holds", ("stations", "per_city")
    ),
    STATION_NOT_PAID: Refusal(
        "a station costs exactly so many cards of one colour", ("stations", "costs")
    ),
    MAY_NOT_PASS: Refusal("a player who can do something must", ()),
    MUST_DRAW_ON: Refusal("so many cards must be drawn", ("drawing", "at_least")),
    ONLY_FACE_UP_LEFT: Refusal(
        "no train cards can be drawn while deck and discards are both empty",
        ("drawing", "face_up_alone"),
    ),
}


class IllegalActionError(TrackwrightError):
    """An action that the rules forbid."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        self.refusal = refusal
        where = f" (ruleset: {'/'.join(map(str, refusal.path))})" if refusal.path else ""
        super().__init__(f"{action} is refused: {refusal.message}{where}")
