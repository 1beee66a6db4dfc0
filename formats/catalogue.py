"""All formats."""

from trackwright.formats.bga import BGA
from trackwright.formats.bh.format import BH
from trackwright.formats.csv.format import CSV
from trackwright.formats.engine.format import ENGINE
from trackwright.formats.format import FileFormat
from trackwright.formats.geojson import GEOJSON
from trackwright.formats.graphml import GRAPHML
from trackwright.formats.html.format import HTML
from trackwright.formats.mapdata import MAPDATA
from trackwright.formats.native import TRACKWRIGHT
from trackwright.formats.research_txt import RESEARCH_TXT
from trackwright.formats.tiled import TILED
from trackwright.formats.virtualtabletop import VIRTUALTABLETOP
from trackwright.schema.errors import UnknownNameError

FORMATS: tuple[FileFormat, ...] = (
    BGA,
    BH,
    CSV,
    ENGINE,
    GEOJSON,
    GRAPHML,
    HTML,
    MAPDATA,
    RESEARCH_TXT,
    TILED,
    TRACKWRIGHT,
    VIRTUALTABLETOP,
)


def format_called(name: str) -> FileFormat:
    """Return the format of that name."""
    return _called(name, FORMATS)


def readable_format(name: str) -> FileFormat:
    """Return the format of that name, one that can be read."""
    return _called(name, tuple(known for known in FORMATS if known.read is not None))


def _called(name: str, formats: tuple[FileFormat, ...]) -> FileFormat:
    for known in formats:
        if known.name == name:
            return known
    raise UnknownNameError("format", name, (known.name for known in formats))
