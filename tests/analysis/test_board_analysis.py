"""An analysis of an edited board keeps what the edit left alone, as a fresh one would find it."""

from random import Random

import pytest

from trackwright.analysis.board_analysis import BoardAnalysis, measured, network
from trackwright.maps import open_board, rulesets_of
from trackwright.maps.library import board_folder
from trackwright.schema.board import Board
from trackwright.schema.edits import with_changed, without, without_stop
from trackwright.validators.check import Report
from trackwright.validators.run_checks import check_board


def found(report: Report) -> list[tuple[object, ...]]:
    return [
        (
            finding.check.code,
            finding.message,
            finding.things,
            finding.where and finding.where.wkt,
            [(fix.title, fix.safe) for fix in finding.fixes],
        )
        for finding in report.findings
    ]


def an_edit(board: Board, random: Random) -> Board:
    """Make one edit of a random kind at a random place."""
    city, route = random.choice(board.cities), random.choice(board.routes)
    ticket = random.choice(board.tickets)
    moved = (city.position.x + random.uniform(-30, 30), city.position.y + random.uniform(-30, 30))
    edits = [
        lambda: with_changed(board, "cities", city.id, position=moved),
        lambda: with_changed(board, "cities", city.id, name="Elsewhere"),
        lambda: with_changed(board, "cities", city.id, label={"side": "north"}),
        lambda: with_changed(board, "routes", route.id, length=random.randint(1, 9)),
        lambda: with_changed(board, "routes", route.id, color="red", tunnel=not route.tunnel),
        lambda: with_changed(board, "routes", route.id, bends=()),
        lambda: with_changed(board, "routes", route.id, bends=[moved]),
        lambda: board.changed(routes=(*board.routes, route.changed(id="another"))),
        lambda: board.changed(routes=board.routes[::-1]),
        lambda: board.changed(cities=(*board.cities, city.changed(id="another", position=moved))),
        lambda: board.changed(cities=(*board.cities, city)),
        lambda: board.changed(cities=(city, *(c for c in board.cities if c is not city))),
        lambda: without(board, "routes", route.id),
        lambda: without_stop(board, city.id),
        lambda: with_changed(board, "tickets", ticket.id, points=random.randint(1, 30)),
        lambda: without(board, "tickets", ticket.id),
        lambda: with_changed(board, "countries", board.countries[0].id, borders=()),
        lambda: board.changed(profile=board.profile.changed(gap=4)),
        lambda: board.changed(size={"width": 700, "height": 600}),
        lambda: board.changed(ignored=()),
    ]
    return random.choice(edits)()


def test_whoever_must_come_first_can_hold_up_checks_at_every_problem() -> None:
    board = open_board("europe").document
    faulty = board.changed(tickets=tuple(t.changed(points=99) for t in board.tickets))
    asked = []
    report = check_board(BoardAnalysis(faulty, give_way=lambda: asked.append(None)))
    assert len(asked) > len(report.findings) + report.checks > len(faulty.tickets)


@pytest.mark.parametrize("name", ["northern_lights", "poland"])
def test_checking_an_edited_board_again_finds_what_a_fresh_check_finds(name: str) -> None:
    random = Random(name)
    board, folder = open_board(name).document, board_folder(name)
    rulesets = rulesets_of(board, folder)
    analysis = BoardAnalysis(board, folder)
    check_board(analysis, rulesets)
    history = [board]
    for _ in range(8):
        if len(history) > 1 and random.random() < 1 / 4:
            history.pop()  # undone
        else:
            history.append(an_edit(history[-1], random))
        board = history[-1]
        analysis = analysis.after(board)
        again = check_board(analysis, rulesets)
        assert found(again) == found(check_board(BoardAnalysis(board, folder), rulesets))


def test_a_measure_is_taken_once() -> None:
    taken = []

    @measured("routes")
    def measure(analysis: BoardAnalysis) -> int:
        taken.append(analysis)
        return len(analysis.board.routes)

    analysis = BoardAnalysis(open_board("poland").document)
    assert measure(analysis) == measure(analysis)
    assert len(taken) == 1


def test_a_measure_stays_while_its_fields_do() -> None:
    analysis = BoardAnalysis(open_board("poland").document)
    before = network(analysis)
    without_tickets = analysis.after(analysis.board.changed(tickets=()))
    without_routes = analysis.after(analysis.board.changed(routes=()))
    assert network(without_tickets) is before
    assert network(without_routes) is not before
