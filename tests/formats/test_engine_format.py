"""The engine format: everything resolved, as its published schema says."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from external_programs import NODE, PACKAGES, needs_npm_packages, run
from format_round_trip import held_values
from hypothesis import HealthCheck, given, settings
from jsonschema import Draft202012Validator
from sample_board import sample_board, sample_export, with_odd_names
from strategies import whole_boards, whole_rulesets

from trackwright.formats.capabilities import losses
from trackwright.formats.engine import json_schema
from trackwright.formats.engine.document import Engine
from trackwright.formats.engine.format import ENGINE
from trackwright.formats.engine.json_schema import MARK, NEEDED, PUBLISHED
from trackwright.formats.format import Export
from trackwright.maps import (
    board_folder,
    board_names,
    open_board,
    open_ruleset,
    ruleset_names,
    ruleset_of,
)
from trackwright.schema.board import Board
from trackwright.schema.rules.mentions import is_generic
from trackwright.schema.rules.ruleset import Ruleset

Json = dict[str, Any]
TYPES = PUBLISHED.with_name("engine.d.ts")


@cache
def written(name: str, ruleset: str | None = None) -> Json:
    """Return the engine document of a shipped board."""
    board = open_board(name).document
    return document(Export(board, ruleset_of(board, board_folder(name), ruleset)))


def document(export: Export) -> Json:
    ((name, data),) = ENGINE.write(export).items()
    assert name == f"{export.board.id}.engine.json"
    engine: Json = json.loads(data)
    return engine


@cache
def schema() -> Json:
    published: Json = json.loads(PUBLISHED.read_text(encoding="utf-8"))
    return published


def by_id(things: list[Json]) -> dict[str, Json]:
    return {thing["id"]: thing for thing in things}


@cache
def sample() -> Json:
    return document(sample_export())


def test_the_published_schema_is_what_the_models_say() -> None:
    assert PUBLISHED.read_text(encoding="utf-8") == json_schema.schema_text(), "make schemas"


def test_the_published_schema_is_valid_json_schema_2020_12() -> None:
    assert schema()["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    Draft202012Validator.check_schema(schema())


def objects() -> Iterator[tuple[str, Json]]:
    yield "document", schema()
    yield from schema()["$defs"].items()


def test_every_object_and_field_is_described() -> None:
    undescribed = [
        f"{name}.{field}"
        for name, definition in objects()
        for field, value in {"": definition, **definition.get("properties", {})}.items()
        if not value.get("description")
    ]
    assert undescribed == []


def test_what_the_smallest_client_needs_is_marked_in_words_too() -> None:
    fields = [f for _, d in objects() for f in d.get("properties", {}).values()]
    assert any(field.get(MARK) for field in fields)
    for field in fields:
        assert field["description"].endswith(NEEDED) == (field.get(MARK) is True)


@pytest.mark.parametrize("name", board_names())
def test_a_shipped_board_validates(name: str) -> None:
    Draft202012Validator(schema()).validate(written(name))


def test_a_board_without_rules_validates_and_has_no_prices() -> None:
    engine = document(Export(sample_board()))
    Draft202012Validator(schema()).validate(engine)
    assert engine["rules"] is engine["piles"] is engine["bonuses"] is None
    assert {route["price"] for route in engine["routes"]} == {None}
    assert {connection["usable"] for connection in engine["connections"]} == {None}


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(whole_boards, whole_rulesets)
def test_any_board_with_any_rules_validates(board: Board, ruleset: Ruleset) -> None:
    Draft202012Validator(schema()).validate(document(Export(board, ruleset)))


@needs_npm_packages
def test_ajv_finds_all_boards_valid(tmp_path: Path) -> None:
    files = []
    for name in board_names():
        files.append(tmp_path / f"{name}.json")
        files[-1].write_text(json.dumps(written(name)), encoding="utf-8")
    run("node", NODE / "validate.mjs", PUBLISHED, *files)


@needs_npm_packages
def test_ajv_would_find_a_mistake(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps({**sample(), "routes": [{"id": "Oslo"}]}), encoding="utf-8")
    with pytest.raises(AssertionError, match="/routes/0/id must match pattern"):
        run("node", NODE / "validate.mjs", PUBLISHED, wrong)


@needs_npm_packages
def test_the_types_are_those_of_the_schema() -> None:
    made = run("node", NODE / "types.mjs", PUBLISHED)
    assert made == TYPES.read_text(encoding="utf-8"), "make types"


@needs_npm_packages
@pytest.mark.checkout
def test_the_reader_in_javascript_fits_the_types() -> None:
    run("node", PACKAGES / "typescript" / "bin" / "tsc", "--project", NODE)


def test_ids_are_the_boards_own() -> None:
    board = sample_board()
    assert [city["id"] for city in sample()["cities"]] == [city.id for city in board.cities]
    assert [route["id"] for route in sample()["routes"]] == [route.id for route in board.routes]
    assert [t["id"] for t in sample()["tickets"]] == [ticket.id for ticket in board.tickets]


def test_a_thing_has_a_line_of_its_own() -> None:
    (text,) = ENGINE.write(sample_export()).values()
    lines = text.decode().splitlines()
    for route in sample_board().routes:
        assert sum(line.startswith(f'    {{"id": "{route.id}", "connec') for line in lines) == 1


def test_the_defaults_of_the_rules_are_written_out() -> None:
    assert sample()["rules"]["drawing"]["blind_locomotive"] == "one_card"
    assert sample()["rules"]["parallel_tracks"]["owned"] == 1
    assert sample()["rules"]["country_cards"] is None


def test_rules_that_extend_others_are_merged() -> None:
    rules = written("europe", "mega_europe")["rules"]
    assert (rules["id"], rules["extends"]) == ("mega_europe", "europe")
    assert rules["stations"]["each"] == 3


def test_tracks_of_one_pair_of_stops_are_one_connection() -> None:
    connection = by_id(sample()["connections"])["alta--bergen"]
    assert connection["routes"] == ["alta-bergen", "alta-bergen-2"]
    assert connection["usable"] == {"2": 1, "3": 1, "4": 2, "5": 2}
    assert by_id(sample()["routes"])["alta-bergen-2"]["connection"] == "alta--bergen"


def test_a_connection_that_ends_at_a_crossing_is_a_border_connection() -> None:
    kinds = {c["id"]: c["kind"] for c in sample()["connections"]}
    assert kinds["calais--gate"] == "border"
    assert kinds["alta--bergen"] == "ordinary"


def test_border_tracks_are_usable_as_their_own_rule_says() -> None:
    engine = written("poland")
    border = [c for c in engine["connections"] if c["kind"] == "border" and len(c["routes"]) > 1]
    assert border
    for connection in border:
        assert set(connection["usable"].values()) == {len(connection["routes"])}


def test_a_ferry_asks_for_a_locomotive_for_each_icon() -> None:
    price = by_id(sample()["routes"])["bergen-delft"]["price"]
    assert (price["color_cards"], price["locomotives"]) == (2, 2)
    assert len(price["colors"]) == 8


def test_stand_ins_are_those_whose_selector_picks_the_route() -> None:
    routes = by_id(written("nordic_countries")["routes"])
    any_four = {"slot": "color", "cards": 4, "of": "any"}
    assert [r["id"] for r in routes.values() if any_four in r["price"]["stand_ins"]] == [
        "lieksa-murmansk"
    ]


def test_spaces_lie_where_they_are_drawn() -> None:
    export = sample_export()
    for route in sample()["routes"]:
        drawn = export.layout.tracks[route["id"]].spaces
        assert [(s["x"], s["y"]) for s in route["spaces"]] == [
            (pytest.approx(s.x, abs=0.001), pytest.approx(s.y, abs=0.001)) for s in drawn
        ]
        assert all(0 <= space["angle"] < 360 for space in route["spaces"])


def test_points_of_a_route_are_what_the_rules_give_for_its_length() -> None:
    points = {route["length"]: route["points"] for route in sample()["routes"]}
    assert points == {2: 2, 4: 7, 5: None}


def test_a_country_as_a_ticket_end_is_the_list_of_its_stops() -> None:
    ticket = by_id(sample()["tickets"])["delft-south"]
    assert ticket["ends"] == [
        {"stops": ["delft"], "country": None},
        {"stops": ["gate"], "country": "south"},
    ]
    assert ticket["alternatives"] == [{"stops": ["calais"], "country": None, "points": 9}]


def test_a_failed_ticket_loses_the_lowest_of_its_points() -> None:
    assert by_id(sample()["tickets"])["delft-south"]["points_if_failed"] == -9
    assert by_id(sample()["tickets"])["alta-calais"]["points_if_failed"] == -10


def test_a_ticket_has_the_tags_of_its_deck_too() -> None:
    assert by_id(sample()["tickets"])["alta-calais"]["tags"] == ["big_cities", "long"]


@pytest.mark.parametrize(
    "ruleset", [name for name in ruleset_names() if not is_generic(open_ruleset(name).ruleset)]
)
def test_a_pile_has_as_many_tickets_as_the_rules_say(ruleset: str) -> None:
    (name,) = (n for n in board_names() if ruleset in open_board(n).document.rulesets)
    engine = written(name, ruleset)
    for pile, rule in zip(engine["piles"], engine["rules"]["tickets"]["piles"], strict=True):
        assert (pile["id"], len(pile["tickets"])) == (rule["id"], rule["size"])


def test_bonuses_name_what_counts_for_them() -> None:
    engine = written("northern_lights")
    bonuses, routes = by_id(engine["bonuses"]), by_id(engine["routes"])
    assert {routes[r]["length"] for r in bonuses["small_steps_strategist"]["routes"]} == {1}
    assert bonuses["ferry_master"]["routes"] == [r for r in routes if routes[r]["ferry"]]
    assert {by_id(engine["tickets"])[t]["points"] for t in bonuses["local_network"]["tickets"]} <= {
        *range(6)
    }
    assert len(bonuses["international_tycoon"]["countries"]) == 9
    assert bonuses["call_of_the_wild"]["same_color_as_one"] == 2


def test_country_cards_lie_highest_on_top() -> None:
    stacks = {stack["country"]: stack["cards"] for stack in written("poland")["country_cards"]}
    assert stacks["germany"] == [7, 4, 3]
    assert all(cards == sorted(cards, reverse=True) for cards in stacks.values())


def test_no_distance_runs_through_a_crossing() -> None:
    engine = written("poland")
    for crossing in engine["crossings"]:
        (only, *others), here = engine["neighbours"][crossing["id"]], crossing["id"]
        for city in engine["cities"]:
            if city["id"] not in (only, *others):
                ways = [
                    engine["neighbours"][here][n] + engine["distances"][n][city["id"]]
                    for n in (only, *others)
                ]
                assert engine["distances"][here][city["id"]] == min(ways)
                assert engine["distances"][city["id"]][here] == min(ways)


def test_names_are_there_in_all_languages() -> None:
    city = by_id(sample()["cities"])["bergen"]
    assert (city["name"], city["name_in"]) == ("Bergen", {"en": "Bergen", "fr": "Bergue"})
    french = document(Export(sample_board(), language="fr"))
    assert by_id(french["cities"])["bergen"]["name"] == "Bergue"


def test_a_crossing_without_a_name_bears_its_countrys() -> None:
    assert by_id(sample()["crossings"])["gate"]["name"] == "South"


def test_odd_names_come_out_as_they_are() -> None:
    board = with_odd_names(sample_board())
    names = [city["name"] for city in document(Export(board))["cities"]]
    assert names == [city.name for city in board.cities]


def test_a_route_to_nowhere_has_no_spaces() -> None:
    board = sample_board()
    lost = board.routes[0].changed(id="lost", ends=("alta", "atlantis"))
    engine = document(Export(board.changed(routes=(*board.routes, lost))))
    assert by_id(engine["routes"])["lost"]["spaces"] == []


def test_only_what_designers_alone_need_is_lost() -> None:
    export = sample_export()
    lost = {loss.field for loss in losses(ENGINE.capabilities, export.board, export.ruleset, "en")}
    assert lost == {"projection", "rulesets", "cities.locked", "routes.bends", "ignored"}


def without(board: Board, field: str) -> Board:
    """Return a board that does not state a field; the first thing that states it loses it."""
    group, _, name = field.partition(".")
    whole = getattr(board, group)
    if not isinstance(whole, tuple):
        default = type(whole).model_fields[name].get_default(call_default_factory=True)
        return board.changed(**{group: whole.changed(**{name: default})})
    default = type(whole[0]).model_fields[name].get_default(call_default_factory=True)
    stating = next(thing for thing in whole if getattr(thing, name) != default)
    changed = stating.changed(**{name: default})
    things = tuple(changed if thing is stating else thing for thing in whole)
    return board.changed(**{group: things})


def is_optional(field: str) -> bool:
    group, _, name = field.partition(".")
    value = getattr(sample_board(), group)
    model = type(value[0]) if isinstance(value, tuple) else type(value)
    return bool(name) and not model.model_fields[name].is_required()


@pytest.mark.parametrize(
    "field",
    [
        field
        for field in held_values(ENGINE.capabilities, sample_board(), "en")
        if is_optional(field)
    ],
)
def test_what_the_format_says_it_holds_is_written(field: str) -> None:
    board = sample_board()
    assert ENGINE.write(Export(without(board, field))) != ENGINE.write(Export(board))


def test_every_field_of_the_document_is_required() -> None:
    assert set(schema()["required"]) == set(Engine.model_fields)
