"""Properties: what the models say of them, what they read and write, and what is refused."""

import pytest
from builders import a_board

from trackwright.editor.document.edits.names import TakenIdError, with_id
from trackwright.editor.forms.fields import (
    MIXED,
    Choice,
    InputKind,
    Number,
    field_at,
    group_of,
    typed,
    written,
)
from trackwright.editor.forms.property import (
    WHOLE_BOARD,
    Property,
    RefusedValueError,
    Things,
    common_properties,
    entered,
    properties_of,
    property_at,
    property_of,
)
from trackwright.schema.board import Board, City, Deck, Label, Route, Side
from trackwright.schema.decorations import AreaLabel
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef

DECORATIONS = {
    "decoration_ornament": "hill",
    "decoration_text": "sea",
    "decoration_area": "desert",
    "decoration_picture": "logo",
}
LABELS = {"country_name": "norway", "region_name": "north", "furniture": "title"}
KINDS = (*LIST_BY_KIND, *DECORATIONS, *LABELS, "board")
EVERY = [(kind, each) for kind in KINDS for each in properties_of(kind)]


AREA = {"outer": [[0, 0], [40, 0], [40, 40]]}


def a_rich_board() -> Board:
    """Return a board with a thing of every kind."""
    return (
        a_board()
        .with_country("norway", name="Norway", cards=[3, 2], color="#aabbcc")
        .with_region("north", "alta", name="North")
        .with_crossing("gate", "norway")
        .with_city("oslo", location={"lat": 59.9, "lon": 10.75}, label={"side": "east"})
        .with_route("oslo", "alta", length=4, icons=[0, 2], ferry=True, tags=["scenic"])
        .with_ticket("oslo", "alta", alternatives=[{"end": "gate", "points": 4}])
        .with_fields(
            decorations=[
                {"kind": "ornament", "id": "hill", "ornament": "hill", "position": [9, 9]},
                {"kind": "text", "id": "sea", "text": "Sea", "position": [30.5, 9]},
                {"kind": "area", "id": "desert", "borders": [AREA]},
                {"kind": "picture", "id": "logo", "picture": "logo.png", "position": [90, 9]},
            ]
        )
        .build()
    )


BOARD = a_rich_board()


def first(kind: str) -> ThingRef:
    """Return the first thing of a kind."""
    if kind in DECORATIONS:
        return ThingRef("decoration", DECORATIONS[kind])
    if kind in LABELS:
        return ThingRef(kind, LABELS[kind])
    return ThingRef(kind, "" if kind == "board" else getattr(BOARD, LIST_BY_KIND[kind])[0].id)


def test_fields_are_described_as_their_model_does() -> None:
    length = field_at(group_of(Route), ("length",))
    assert length.shape == Number(1, 100)
    assert length.description == Route.model_fields["length"].description
    assert field_at(group_of(Deck), ("size",)).optional
    side = field_at(group_of(City), ("label", "side")).shape
    assert isinstance(side, Choice)
    assert "south_west" in side.values
    assert property_of("city", "x").field.shape == Number(-20_000, 20_000, is_whole=False)


def test_every_property_has_a_title() -> None:
    assert [(kind, each.name) for kind, each in EVERY if not each.field.title] == []


@pytest.mark.parametrize(("kind", "each"), EVERY, ids=lambda it: getattr(it, "name", it))
def test_what_is_read_can_be_written_and_changes_nothing(kind: str, each: Property) -> None:
    place = first(kind)
    value = Things(BOARD, [place]).value(each.name, "en")
    assert value is not MIXED
    assert each.field.description
    if each.input_kind not in (InputKind.PROSE, InputKind.FLAG, InputKind.CHOICE):
        text = written(value)  # type: ignore[arg-type]  # it is not mixed
        value = typed(each.input_kind, text, optional=each.field.optional)
    assert entered(BOARD, [place], each.name, value, "en") == BOARD  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", KINDS)
def test_the_names_of_properties_differ(kind: str) -> None:
    names = [each.name for each in properties_of(kind)]
    assert len(set(names)) == len(names)


def test_a_value_is_refused_with_the_model_s_sentence() -> None:
    with pytest.raises(RefusedValueError, match="must be at most 100, not 101"):
        entered(BOARD, [first("route")], "length", 101, "en")
    with pytest.raises(RefusedValueError, match="must be a number, not 'far'"):
        entered(BOARD, [first("city")], "x", "far", "en")


def test_several_things_have_in_common_what_all_kinds_have() -> None:
    names = [each.name for each in common_properties(BOARD, [first("city"), first("crossing")])]
    assert "country" in names
    assert "id" not in names
    assert common_properties(BOARD, WHOLE_BOARD) == properties_of("board")


def test_a_name_in_several_languages_is_changed_in_one() -> None:
    board = a_board().with_city("koln", name={"de": "Köln", "en": "Cologne"}).build()
    place = ThingRef("city", "koln")
    changed = entered(board, [place], "name", "Colonia", "en")
    assert changed.cities[0].name == {"de": "Köln", "en": "Colonia"}


def test_an_id_changes_with_all_that_speaks_of_it() -> None:
    board = with_id(BOARD, "city", "alta", "altafjord")
    assert board.routes[0].ends == ("oslo", "altafjord")
    assert board.regions[0].cities == ("altafjord",)
    board = with_id(board, "country", "norway", "norge")
    assert board.crossings[0].country == "norge"
    board = with_id(board, "deck", "regular", "short")
    assert board.tickets[0].deck == "short"


def test_an_id_changes_in_what_the_board_accepts() -> None:
    accepted = {"check": "T001", "places": ["ticket/oslo-alta"], "reason": "A gift."}
    board = BOARD.changed(ignored=(accepted,))
    board = with_id(board, "ticket", "oslo-alta", "gift")
    assert board.ignored[0].places == ("ticket/gift",)


def test_cities_and_crossings_share_their_ids() -> None:
    with pytest.raises(TakenIdError, match="has the id 'gate'"):
        with_id(BOARD, "city", "oslo", "gate")


def test_every_field_of_a_decoration_can_be_edited() -> None:
    for kind, name in DECORATIONS.items():
        thing = next(each for each in BOARD.decorations if each.id == name)
        shown = {str(each.path[0]) for each in properties_of(kind)}
        assert shown == set(type(thing).model_fields) - {"kind", "borders"}


def test_a_name_that_stands_automatically_is_placed_by_dragging() -> None:
    for name, value in (("place", "by_hand"), ("x", 40.0)):
        with pytest.raises(RefusedValueError, match="drag it to where it shall stand"):
            entered(BOARD, [first("country_name")], name, value, "en")
    placed = BOARD.countries[0].changed(label={"position": (50.0, 60.0), "angle": 5.0})
    board = BOARD.changed(countries=(placed, *BOARD.countries[1:]))
    moved = entered(board, [first("country_name")], "x", 70.0, "en")
    assert moved.countries[0].label == AreaLabel(position=Point(70, 60), angle=5.0)
    assert entered(moved, [first("country_name")], "place", None, "en") == BOARD


def test_a_name_is_hidden_in_the_form_of_its_country() -> None:
    board = entered(BOARD, [first("country")], "name_hidden", True, "en")
    assert board.countries[0].label == AreaLabel(hidden=True)
    assert entered(board, [first("country")], "name_hidden", False, "en") == BOARD


def test_scenery_and_furniture_are_switched_in_the_form_of_the_board() -> None:
    board = entered(BOARD, WHOLE_BOARD, "scenery_rivers", False, "en")
    board = entered(board, WHOLE_BOARD, "furniture_legend_hidden", True, "en")
    assert not board.scenery.rivers
    assert board.furniture.legend.hidden


def test_a_locked_decoration_is_not_moved_by_its_form() -> None:
    board = entered(BOARD, [first("decoration_text")], "locked", True, "en")
    with pytest.raises(RefusedValueError, match="locked"):
        entered(board, [first("decoration_text")], "y", 40.0, "en")


def test_the_property_of_a_field_is_found_and_else_the_nearest() -> None:
    icons = property_at("route", ("icons", 3))
    assert icons is property_of("route", "icons")
    assert property_at("ticket", ("ends", 1)) is property_of("ticket", "to")
    assert property_at("city", ("label", "offset")) is property_of("city", "side")
    assert property_at("board", ("background",)) is None


@pytest.mark.parametrize(
    ("text", "value"), [("12,5", 12.5), ("12.5", 12.5), ("−3", -3.0), ("far", "far"), ("", "")]
)
def test_numbers_are_read_as_people_type_them(text: str, value: object) -> None:
    assert typed(InputKind.NUMBER, text) == value


def test_nothing_typed_is_none_where_the_model_allows_it() -> None:
    assert typed(InputKind.WHOLE, " ", optional=True) is None
    assert typed(InputKind.WHOLE, " ") == ""


def test_a_side_of_the_name_is_chosen_and_taken_back() -> None:
    place = ThingRef("city", "oslo")
    by_itself = entered(BOARD, [place], "side", None, "en")
    assert _label_of_oslo(by_itself) is None
    turned = entered(by_itself, [place], "angle", 30.0, "en")
    assert _label_of_oslo(turned) == Label(angle=30.0)
    assert _label_of_oslo(entered(turned, [place], "side", "west", "en")) == Label(
        side=Side.WEST, angle=30.0
    )


def _label_of_oslo(board: Board) -> Label | None:
    return next(city.label for city in board.cities if city.id == "oslo")


def test_a_ferry_has_icons_and_without_them_is_none() -> None:
    place = first("route")
    assert entered(BOARD, [place], "ferry", False, "en").routes[0].icons == ()
    assert not entered(BOARD, [place], "icons", 0, "en").routes[0].ferry
    assert len(entered(BOARD, [place], "icons", 3, "en").routes[0].icons) == 3
