"""What formats make simpler about a board, and that nothing of it goes unreported."""

from builders import a_board
from format_round_trip import held_values
from sample_board import sample_board

from trackwright.formats.capabilities import Capabilities, Simplification, losses
from trackwright.formats.simplifications import (
    CROSSINGS_AS_CITIES,
    EVERY_DECK,
    ONLY_BETWEEN_CITIES,
    SOUND,
)
from trackwright.schema.board import Board, Deck


def simpler(board: Board, *steps: Simplification) -> Board:
    return Capabilities(frozenset(), simplifications=steps).simplified(board, "en")


def told(board: Board, *steps: Simplification) -> dict[str, tuple[str, ...]]:
    holds = Capabilities(frozenset(Board.model_fields), unknown=True, simplifications=steps)
    return {loss.field: loss.things for loss in losses(holds, board, None, "en")}


def test_a_sound_board_stays_the_very_same() -> None:
    board = sample_board()
    assert simpler(board, *SOUND) is board
    assert told(board, *SOUND) == {}


def test_what_has_the_id_of_another_is_left_out_and_told() -> None:
    board = a_board().with_city("oslo").with_crossing("gate", "south").build()
    twice = board.changed(
        cities=board.cities * 2, crossings=[{**dict(board.crossings[0]), "id": "oslo"}]
    )
    assert simpler(twice, *SOUND).cities == board.cities
    assert simpler(twice, *SOUND).crossings == ()
    assert told(twice, *SOUND)["crossings"] == ("oslo",)


def test_tickets_and_routes_that_end_nowhere_are_left_out_and_told() -> None:
    board = a_board().with_route("oslo", "bergen").with_ticket("oslo", "bergen").build()
    broken = board.changed(cities=board.cities[:1])
    assert told(broken, *SOUND) == {"routes": ("oslo-bergen",), "tickets": ("oslo-bergen",)}


def test_tickets_that_end_in_a_country_are_left_out_and_told() -> None:
    assert told(sample_board(), ONLY_BETWEEN_CITIES) == {"tickets": ("delft-south",)}


def test_crossings_become_cities_and_that_is_told() -> None:
    board = simpler(sample_board(), CROSSINGS_AS_CITIES)
    assert (board.cities[-1].id, board.crossings) == ("gate", ())
    assert told(sample_board(), CROSSINGS_AS_CITIES) == {"crossings": ("gate",)}


def test_every_ticket_has_a_deck_and_that_is_no_loss() -> None:
    board = a_board().with_ticket("oslo", "bergen").build().changed(decks=())
    assert simpler(board, EVERY_DECK).decks == (Deck(id="regular"),)
    assert told(board, EVERY_DECK) == {}


def test_what_is_held_is_held_of_the_simpler_board() -> None:
    holds = Capabilities(frozenset({"tickets.id"}), simplifications=(ONLY_BETWEEN_CITIES,))
    assert held_values(holds, sample_board(), "en") == {"tickets.id": ("alta-calais", "alta-delft")}


def test_fields_that_no_model_knows_are_not_held() -> None:
    board = a_board().with_city("oslo", location={"lat": 60, "lon": 10, "height": 5}).build()
    (location,) = held_values(Capabilities(frozenset({"cities"})), board, "en")["cities.location"]
    assert location.model_dump() == {"lat": 60, "lon": 10}
