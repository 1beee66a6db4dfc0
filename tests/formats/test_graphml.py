"""GraphML: what networkx reads in it."""

from io import BytesIO
from xml.etree import ElementTree

import networkx as nx
import pytest
from builders import a_board
from sample_board import ODD_NAMES, sample_board, sample_export

from trackwright.formats.format import Export
from trackwright.formats.graphml import GRAPHML, xml_text
from trackwright.maps import board_names, open_board
from trackwright.schema.board import Board

Y = "{http://www.yworks.com/xml/graphml}"


def graph_of(board: Board) -> nx.MultiGraph:
    (data,) = GRAPHML.write(Export(board)).values()
    return nx.read_graphml(BytesIO(data), force_multigraph=True)


@pytest.mark.parametrize("name", board_names())
def test_networkx_reads_every_stop_and_every_route(name: str) -> None:
    board = open_board(name).document
    graph = graph_of(board)
    assert {n: (d["x"], d["y"]) for n, d in graph.nodes(data=True)} == {
        stop.id: stop.position for stop in board.stops
    }
    got = {key: (frozenset((a, b)), d) for a, b, key, d in graph.edges(keys=True, data=True)}
    assert len(got) == len(board.routes)
    for route in board.routes:
        ends, data = got[route.id]
        assert ends == frozenset(route.ends)
        assert (data["color"], data["length"]) == (route.color, route.length)
        assert (data["ferry"], data["tunnel"]) == (route.ferry, route.tunnel)


def test_values_have_the_types_that_programs_count_with() -> None:
    graph = graph_of(sample_board())
    assert graph.nodes["alta"]["lat"] == 60.1
    assert graph.nodes["gate"]["kind"] == "crossing"
    data = graph.edges["bergen", "delft", "bergen-delft"]
    assert (data["weight"], data["ferry"], data["icons"]) == (4, True, "1 2")
    assert nx.shortest_path_length(graph, "alta", "calais", weight="weight") == 10


def test_names_of_any_kind_arrive_as_text() -> None:
    builder = a_board()
    for number, name in enumerate((*ODD_NAMES, "a\0b\x1b\r\nc")):
        builder = builder.with_city(f"city_{number}", name=name)
    graph = graph_of(builder.build())
    labels = [data.get("label") or "" for _, data in graph.nodes(data=True)]
    assert labels == [*map(xml_text, ODD_NAMES), "a\ufffdb\ufffd\nc"]


def test_yed_finds_places_bends_and_colours() -> None:
    (data,) = GRAPHML.write(sample_export()).values()
    root = ElementTree.fromstring(data)  # noqa: S314 – our own
    middles = [
        (float(g.attrib["x"]) + 5, float(g.attrib["y"]) + 5) for g in root.iter(f"{Y}Geometry")
    ]
    assert middles == [stop.position for stop in sample_board().stops]
    bend = next(root.iter(f"{Y}Point"))
    assert (float(bend.attrib["x"]), float(bend.attrib["y"])) == (125, 30)
    assert next(root.iter(f"{Y}LineStyle")).attrib["color"] == "#C4352B"
