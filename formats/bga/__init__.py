"""A map for Board Game Arena: a folder of PHP with cities, routes, destinations and the map class.

Ids are numbers from 1, in the board's order, cities before crossings; countries are negative. The
only texts are names of places, in literals; comments hold nothing but ids.
"""

from trackwright.formats.bga.writer import BGA

__all__ = ["BGA"]
