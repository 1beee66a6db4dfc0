"""GraphML: stops as nodes and routes as edges, for programs that measure and draw networks.

Values stand in plain `data`, where networkx and Gephi find them, and once more as what yEd draws.
"""

import re
from collections.abc import Iterable, Mapping
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from trackwright.formats.capabilities import Capabilities, Part, field_names
from trackwright.formats.format import Export, FileFormat, Files
from trackwright.formats.simplifications import SOUND
from trackwright.rendering.themes import CLASSIC
from trackwright.schema.board import Board, Crossing, Route, Stop
from trackwright.schema.sentences import say
from trackwright.schema.text import text_in

DOT = 10.0
"""The width of a node as yEd draws it; a millimetre is a point."""

Value = str | int | float | bool


def xml_text(text: str) -> str:
    """Return a text that is valid in XML: plain line breaks, no control characters."""
    return _NOT_XML.sub("\ufffd", text.replace("\r\n", "\n").replace("\r", "\n"))


_NOT_XML = re.compile("[^\t\n\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

_TYPES: Mapping[type, str] = {str: "string", int: "int", float: "double", bool: "boolean"}

_GRAPH_KEYS: Mapping[str, type] = {"title": str}
_NODE_KEYS: Mapping[str, type] = {
    "label": str,
    "kind": str,
    "x": float,
    "y": float,
    "lat": float,
    "lon": float,
    "country": str,
    "tags": str,
}
_EDGE_KEYS: Mapping[str, type] = {
    "color": str,
    "length": int,
    "weight": int,
    "ferry": bool,
    "icons": str,
    "tunnel": bool,
    "draw_bonus": int,
    "tags": str,
}


def write(export: Export) -> Files:
    """Write a board as a graph."""
    board = GRAPHML.capabilities.simplified(export.board, export.language)
    # Literal prefixes: ElementTree would choose its own, and yEd expects the usual one.
    root = Element(
        "graphml",
        {
            "xmlns": "http://graphml.graphdrawing.org/xmlns",
            "xmlns:y": "http://www.yworks.com/xml/graphml",
        },
    )
    for owner, keys in (("graph", _GRAPH_KEYS), ("node", _NODE_KEYS), ("edge", _EDGE_KEYS)):
        _declare(root, owner, keys)
    SubElement(root, "key", {"id": "nodegraphics", "for": "node", "yfiles.type": "nodegraphics"})
    SubElement(root, "key", {"id": "edgegraphics", "for": "edge", "yfiles.type": "edgegraphics"})
    graph = SubElement(root, "graph", {"id": board.id, "edgedefault": "undirected"})
    _add_data(graph, "graph", {"title": text_in(board.meta.title, export.language)})
    _add_nodes(graph, board, export.language)
    _add_edges(graph, board)
    ElementTree.indent(root)
    text = ElementTree.tostring(root, encoding="unicode")
    document = f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'
    return {f"{board.id}.graphml": document.encode()}


_NAME = Part(
    say("Names in other languages, and control characters."),
    lambda name, language: xml_text(text_in(name, language)),
)

GRAPHML = FileFormat(
    name="graphml",
    title=say("GraphML"),
    readers=say("networkx, Gephi, yEd"),
    ending=".graphml",
    capabilities=Capabilities(
        board=field_names("cities crossings", "id name position location country tags")
        | field_names("routes", "id ends color length ferry icons tunnel draw_bonus bends tags")
        | {"id", "meta.title"},
        parts={"meta.title": _NAME, "cities.name": _NAME, "crossings.name": _NAME},
        simplifications=SOUND[:3],
    ),
    write=write,
)
"""Networks."""


def _declare(root: Element, owner: str, keys: Mapping[str, type]) -> None:
    for name, kind in keys.items():
        attributes = {
            "id": f"{owner}_{name}",
            "for": owner,
            "attr.name": name,
            "attr.type": _TYPES[kind],
        }
        SubElement(root, "key", attributes)


def _add_data(parent: Element, owner: str, values: Mapping[str, Value | None]) -> None:
    for name, value in values.items():
        if value is not None:
            data = SubElement(parent, "data", {"key": f"{owner}_{name}"})
            data.text = str(value).lower() if isinstance(value, bool) else xml_text(str(value))


def _add_nodes(graph: Element, board: Board, language: str) -> None:
    for stop in board.stops:
        node = SubElement(graph, "node", {"id": stop.id})
        label = text_in(stop.name, language)
        # Drawn ones first: networkx takes the position of a node from what it reads last.
        _draw_node(node, stop, label)
        place = stop.location
        _add_data(
            node,
            "node",
            {
                "label": label,
                "kind": "crossing" if isinstance(stop, Crossing) else "city",
                "x": stop.position.x,
                "y": stop.position.y,
                "lat": place.lat if place else None,
                "lon": place.lon if place else None,
                "country": stop.country,
                "tags": _listed(stop.tags),
            },
        )


def _add_edges(graph: Element, board: Board) -> None:
    for route in board.routes:
        source, target = route.ends
        edge = SubElement(graph, "edge", {"id": route.id, "source": source, "target": target})
        _draw_edge(edge, route)
        _add_data(
            edge,
            "edge",
            {
                "color": route.color.value,
                "length": route.length,
                "weight": route.length,
                "ferry": route.ferry,
                "icons": _listed(map(str, route.icons)),
                "tunnel": route.tunnel,
                "draw_bonus": route.draw_bonus,
                "tags": _listed(route.tags),
            },
        )


def _listed(words: Iterable[str]) -> str | None:
    return " ".join(words) or None


def _draw_node(node: Element, stop: Stop, label: str) -> None:
    shape = SubElement(SubElement(node, "data", {"key": "nodegraphics"}), "y:ShapeNode")
    x, y = (f"{middle - DOT / 2:g}" for middle in stop.position)
    SubElement(shape, "y:Geometry", {"x": x, "y": y, "width": f"{DOT:g}", "height": f"{DOT:g}"})
    SubElement(shape, "y:Fill", {"color": CLASSIC.stop_heart})
    SubElement(shape, "y:BorderStyle", {"color": CLASSIC.stop, "type": "line", "width": "2"})
    name = SubElement(shape, "y:NodeLabel", {"modelName": "sides", "modelPosition": "e"})
    name.text = xml_text(label)
    SubElement(shape, "y:Shape", {"type": "ellipse"})


def _draw_edge(edge: Element, route: Route) -> None:
    line = SubElement(SubElement(edge, "data", {"key": "edgegraphics"}), "y:PolyLineEdge")
    path = SubElement(line, "y:Path", {"sx": "0", "sy": "0", "tx": "0", "ty": "0"})
    for bend in route.bends:
        SubElement(path, "y:Point", {"x": str(bend.x), "y": str(bend.y)})
    style = "dashed" if route.ferry else "line"
    color = CLASSIC.routes[route.color].fill
    SubElement(line, "y:LineStyle", {"color": color, "type": style, "width": "4"})
    SubElement(line, "y:Arrows", {"source": "none", "target": "none"})
