"""The shipped rulesets, and the way to open one by its name or from a file."""

from trackwright.maps.library import open_ruleset, ruleset_names, ruleset_path

__all__ = ["open_ruleset", "ruleset_names", "ruleset_path"]
