"""Names of a map's layers, object classes and our own properties."""

from collections.abc import Mapping

from trackwright.schema.edits import Kind
from trackwright.schema.thing_ref import LIST_BY_KIND

OBJECTS: tuple[Kind, ...] = ("countries", "regions", "cities", "crossings", "routes", "tickets")
"""Kinds of things that are objects, each in a layer of that name; all else is the map's."""

OUTLINED: tuple[Kind, ...] = ("countries", "regions")
"""Kinds of things that have borders."""

OUTLINES, SPACES = "borders", "spaces"
"""The layers of outlines and of spaces."""

BORDER, HOLE = "border", "hole"
"""The classes of outlines, and of those that are cut out of them."""

WORD_FOR: Mapping[str, str] = {kind: word for word, kind in LIST_BY_KIND.items() if kind in OBJECTS}
"""The class of the objects of each kind."""

LANGUAGE, RULESET = "language", "ruleset"
"""Properties of the map that are no fields: that of its names, and the rules."""

ENDS = ("from", "to")
"""Properties of routes and tickets: the objects that they join."""

OWNER = "of"
"""A property of outlines: the object of their country or region; of holes: that of the outline."""
