"""The shipped boards and rulesets, and the way to open one by its name or from a file."""

from trackwright.maps.library import (
    board_folder,
    board_names,
    board_path,
    document_path,
    is_shipped,
    open_board,
    open_ruleset,
    ruleset_file,
    ruleset_finder,
    ruleset_names,
    ruleset_of,
    ruleset_path,
    rulesets_in,
    rulesets_of,
)

__all__ = [
    "board_folder",
    "board_names",
    "board_path",
    "document_path",
    "is_shipped",
    "open_board",
    "open_ruleset",
    "ruleset_file",
    "ruleset_finder",
    "ruleset_names",
    "ruleset_of",
    "ruleset_path",
    "rulesets_in",
    "rulesets_of",
]
