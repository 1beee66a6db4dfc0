"""The text files of research engines: written as their loader reads them, and read."""

import pytest
from builders import a_board
from format_round_trip import held_values, read, there_and_back
from sample_board import sample_board

from trackwright.formats.capabilities import losses
from trackwright.formats.format import Export
from trackwright.formats.research_txt import RESEARCH_TXT
from trackwright.maps import open_board, open_ruleset
from trackwright.schema.board import Board
from trackwright.schema.errors import UnreadableFileError, WrongFormatError
from trackwright.schema.pile_tickets import pile_tickets


def lines(board: Board, name: str = "routes.txt") -> list[str]:
    return RESEARCH_TXT.write(Export(board))[name].decode("ascii").splitlines()


def as_a_loader_reads(number: str) -> tuple[int, int, bool]:
    """Return length, icons and whether it is a tunnel, by the loader's float arithmetic."""
    value = float(number)
    length = int(abs(value))
    return length, int((abs(value) - length) * 10), value < 0


@pytest.mark.parametrize("length", range(1, 10))
def test_the_loader_reads_every_length_and_number_of_icons(length: int) -> None:
    for icons in range(min(length, 9) + 1):
        route = {"length": length, "ferry": icons > 0, "icons": list(range(icons))}
        board = a_board().with_route("oslo", "bergen", **route).build()
        _, number, _, _ = lines(board)[-1].split()
        assert as_a_loader_reads(number) == (length, icons, False)


def test_a_tunnel_is_negative() -> None:
    board = a_board().with_route("oslo", "bergen", length=4, tunnel=True).build()
    _, number, _, _ = lines(board)[-1].split()
    assert as_a_loader_reads(number) == (4, 0, True)


def test_names_are_words_of_capitals_and_unlike_each_other() -> None:
    board = a_board()
    for number, name in enumerate(("Łódź", "Lodz", "Mo i Rana", "Route 66", "北京", "")):
        board = board.with_city(f"c{number}", name=name)
    assert lines(board.build()) == ["LODZ", "LODZB", "MOIRANA", "ROUTE", "CITY", "CITYB", ""]


def test_long_tickets_come_first() -> None:
    board = (
        a_board()
        .with_deck("regular")
        .with_deck("far", tags=["long"])
        .with_ticket("oslo", "bergen", points=3)
        .with_ticket("oslo", "turku", points=20, deck="far")
        .build()
    )
    assert lines(board, "tickets.txt") == ["OSLO 20 TURKU", "OSLO 3 BERGEN"]


@pytest.mark.parametrize(("rules", "long", "regular"), [("europe", 6, 40), ("mega_europe", 12, 89)])
def test_only_tickets_in_play_are_written_and_long_ones_first(
    rules: str, long: int, regular: int
) -> None:
    board, ruleset = open_board("europe").document, open_ruleset(rules).ruleset
    files = RESEARCH_TXT.write(Export(board, ruleset))
    points = [int(line.split()[1]) for line in files["tickets.txt"].decode("ascii").splitlines()]
    ids = [pile.id for pile in ruleset.tickets.piles]
    piles = dict(zip(ids, pile_tickets(board, ruleset.tickets.piles), strict=True))
    assert len(points) == long + regular
    assert sorted(points[:long]) == sorted(ticket.points for ticket in piles["long"])


def test_rules_without_long_tickets_leave_them_out() -> None:
    board, ruleset = open_board("europe").document, open_ruleset("big_cities").ruleset
    tickets = RESEARCH_TXT.write(Export(board, ruleset))["tickets.txt"].splitlines()
    assert 0 < len(tickets) == sum(map(len, pile_tickets(board, ruleset.tickets.piles)))
    assert len(tickets) < len(board.tickets)


def test_rules_that_use_no_ticket_of_the_board_do_not_empty_the_file() -> None:
    board = a_board().with_deck("own").with_ticket("oslo", "bergen", points=3, deck="own").build()
    export = Export(board, open_ruleset("europe").ruleset)
    assert RESEARCH_TXT.write(export)["tickets.txt"] == b"OSLO 3 BERGEN\n"


def test_mountains_are_refused_with_a_sentence() -> None:
    routes = b"OSLO\nBERGEN\n\nOSLO +13 RED BERGEN\nOSLO 3 RED BERGEN\n"
    imported = read(RESEARCH_TXT, {"routes.txt": routes})
    (refusal,) = imported.refused
    assert refusal.where == "routes.txt, line 4"
    assert "'+13' is a route over mountains" in refusal.why
    assert [route.length for route in imported.board.routes] == [3]


def test_what_the_files_cannot_hold_is_told() -> None:
    lost = {
        loss.field: loss for loss in losses(RESEARCH_TXT.capabilities, sample_board(), None, "en")
    }
    assert lost["routes.icons"].things == ("bergen-delft",)
    assert lost["tickets"].things == ("delft-south",)
    assert {"cities.name", "cities.position", "crossings"} <= lost.keys()


def test_what_was_read_is_written_the_same() -> None:
    files = RESEARCH_TXT.write(Export(sample_board()))
    again = RESEARCH_TXT.write(Export(there_and_back(RESEARCH_TXT, sample_board()).board))
    assert again == files


def test_cities_lie_where_the_gazetteer_knows_them() -> None:
    europe = open_board("europe").document
    board = there_and_back(RESEARCH_TXT, europe).board
    at = {city.id: city.location for city in board.cities}
    brest, moskva = at["brest"], at["moskva"]
    assert brest is not None
    assert moskva is not None
    assert brest.lon < 0  # in Brittany, near Dieppe and Pamplona, not the larger one in Belarus
    assert moskva.lon == pytest.approx(37.6, abs=0.2)
    assert held_values(RESEARCH_TXT.capabilities, board, "en") == held_values(
        RESEARCH_TXT.capabilities, europe, "en"
    )


def test_what_is_wrong_is_told_with_its_line() -> None:
    routes = (
        "OSLO\nBERGEN\n\nOSLO 4 RED BERGEN\nOSLO 4 BERGEN\nOSLO 0 RED BERGEN\nOSLO 2 RDE BERGEN\n"
    )
    tickets = "OSLO 7 BERGN\nOSLO 7 BERGEN\n7 OSLO BERGEN\n"
    imported = read(RESEARCH_TXT, {"routes.txt": routes.encode(), "tickets.txt": tickets.encode()})
    assert [it.where for it in imported.refused] == [
        *("routes.txt, line 5", "routes.txt, line 6", "routes.txt, line 7"),
        *("tickets.txt, line 1", "tickets.txt, line 3"),
    ]
    assert imported.refused[3].why == "there is no city 'BERGN'; did you mean 'BERGEN'?"
    assert (len(imported.board.routes), len(imported.board.tickets)) == (1, 1)


def test_an_empty_file_is_refused_with_a_sentence() -> None:
    with pytest.raises(UnreadableFileError, match="is empty"):
        read(RESEARCH_TXT, {"routes.txt": b""})


def test_other_text_is_refused_with_a_sentence() -> None:
    with pytest.raises(WrongFormatError, match="no list of routes"):
        read(RESEARCH_TXT, {"x.txt": b'{"a": [1, 2]}\n<html>\n'})
