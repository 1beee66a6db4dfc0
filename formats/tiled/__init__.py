"""Maps of Tiled (TMJ): a millimetre is a pixel, a thing is an object, its fields are properties.

There is a layer for each kind of thing; `borders` has the outlines of countries and regions, and
the locked group `spaces` shows where spaces lie, by colour. The latter is not read back: spaces
follow from routes.
"""

from trackwright.formats.capabilities import EVERYTHING
from trackwright.formats.format import FileFormat
from trackwright.formats.tiled.reader import read
from trackwright.formats.tiled.writer import write
from trackwright.schema.sentences import say

TILED = FileFormat(
    name="tiled",
    title=say("Tiled map (TMJ)"),
    readers=say("Tiled 1.8 and later, and the engines that read its maps"),
    ending=".tmj",
    capabilities=EVERYTHING,
    write=write,
    read=read,
)
"""The maps of Tiled."""
