"""GeoJSON (RFC 7946): a thing is a feature, its fields are properties, and `kind` says what it is.

Coordinates are longitude and latitude if the board has a projection; if not, a millimetre is a
thousandth of a degree, and the board's top left corner lies off the coast of Africa. What geometry
cannot say exactly (a point beyond the edge of the map, an outline cut at the date line or drawn the
other way round) stands in a property beside it, which counts until somebody moves the geometry.
"""

from dataclasses import replace

from trackwright.formats.capabilities import EVERYTHING
from trackwright.formats.format import FileFormat
from trackwright.formats.geojson.reader import read
from trackwright.formats.geojson.writer import write
from trackwright.schema.sentences import say

GEOJSON = FileFormat(
    name="geojson",
    title=say("GeoJSON (RFC 7946)"),
    readers=say("QGIS, GDAL, web maps and most programs that know maps"),
    ending=".geojson",
    capabilities=replace(EVERYTHING, rules=frozenset()),
    write=write,
    read=read,
)
"""Geographic features."""
