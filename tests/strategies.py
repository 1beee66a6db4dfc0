"""Hypothesis strategies for whole boards and rulesets, with fields that no model knows.

Every strategy here but the last ones gives JSON; the models are made of it at the very end.
"""

from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from trackwright.schema import board as boards
from trackwright.schema import board as geography
from trackwright.schema import checks, decorations, geometry, profile, projection, selectors
from trackwright.schema.base import Model
from trackwright.schema.board import Board
from trackwright.schema.colors import CardColor, RouteColor
from trackwright.schema.rules import ruleset as cards
from trackwright.schema.rules import ruleset as claiming
from trackwright.schema.rules import scoring, tickets
from trackwright.schema.rules.ruleset import Box, Ruleset, RulesetFile

Json = SearchStrategy[Any]

ODD_TEXTS = ("", " ", "\0", "\u2028", "\ufeff", "\x85\r\n", "שלום", "e\u0301", "👩\u200d🚀", '"\\')
ODD_KEYS = ("", " id", "Id", "idd", "0", "[key]", "__class__", "model_extra", "self", "statements")

texts = st.sampled_from(ODD_TEXTS) | st.text(max_size=12)
keys = st.sampled_from(ODD_KEYS) | st.text(max_size=6)
flags = st.booleans()
ids = st.sampled_from(("oslo", "bergen", "oslo-bergen-2", "mo_i_rana", "1912")) | st.from_regex(
    r"[a-z0-9]{1,4}(_[a-z0-9]{1,4})?", fullmatch=True
)
languages = st.sampled_from(("en", "fr", "pt-BR", "gsw", "zh-Hant-TW"))
localized = texts | st.dictionaries(languages, texts, min_size=1, max_size=3)
counts = st.integers(0, 100_000)
positive_counts = st.integers(1, 100_000)
points = st.integers(-1_000, 1_000)


def numbers(lowest: float, highest: float) -> Json:
    """Return numbers with and without a fraction."""
    return st.floats(lowest, highest) | st.integers(int(lowest) + 1, int(highest))


millimetres = numbers(-20_000, 20_000)
positive_millimetres = numbers(0.001, 20_000)
degrees = numbers(-360, 360)
factors = numbers(0.000_001, 1_000)
point = st.tuples(millimetres, millimetres).map(list)


def values(*, nulls: bool) -> Json:
    """Return any JSON; `nulls` says whether an object may hold null."""
    whole = st.integers(-(10**17) + 1, 10**18 - 1)
    leaves = flags | whole | st.floats(allow_nan=False, allow_infinity=False) | texts
    return st.recursive(
        leaves | st.none() if nulls else leaves,
        lambda inner: (
            st.lists(inner | st.none(), max_size=3) | st.dictionaries(keys, inner, max_size=3)
        ),
        max_leaves=5,
    )


class Maker:
    """Makes JSON for models: the fields given, and now and then some that no model knows."""

    def __init__(self, *, nulls: bool) -> None:
        self._unknown: Json = st.just({}) | st.dictionaries(keys, values(nulls=nulls), max_size=2)

    def __call__(self, model: type[Model], required: Mapping[str, Json], **optional: Json) -> Json:
        stated = {*required, *optional}
        assert stated == set(model.model_fields), stated ^ set(model.model_fields)
        known = st.fixed_dictionaries(dict(required), optional=optional)
        return st.builds(
            lambda unknown, fields: {
                **{key: value for key, value in unknown.items() if key not in stated},
                **fields,
            },
            self._unknown,
            known,
        )


def few(items: Json, least: int = 0, most: int = 2) -> Json:
    return st.lists(items, min_size=least, max_size=most)


part = Maker(nulls=True)
tags = few(ids)
geo_point = part(geometry.GeoPoint, {"lat": numbers(-90, 90), "lon": numbers(-180, 180)})
size = part(geometry.Size, {"width": positive_millimetres, "height": positive_millimetres})
ring = few(point, 3, 4)
polygon = part(geometry.Polygon, {"outer": ring}, holes=few(ring, most=1))
footprint = part(profile.Footprint, {"length": positive_millimetres, "width": positive_millimetres})
label = part(
    geography.Label,
    {},
    side=st.none() | st.sampled_from(geography.Side),
    offset=st.none() | point,
    angle=degrees,
    size=st.none() | positive_millimetres,
).filter(lambda label: label.get("side") is None or label.get("offset") is None)
pictures = st.sampled_from(("scan.png", "pictures/Größe 1.jpg", ".hidden"))
hex_colors = st.from_regex(r"#[0-9A-Fa-f]{6}", fullmatch=True)
area_label = part(
    decorations.AreaLabel,
    {},
    position=st.none() | point,
    size=st.none() | positive_millimetres,
    angle=degrees,
    hidden=flags,
)
stop_fields = {
    "name": localized,
    "location": st.none() | geo_point,
    "label": st.none() | label,
    "tier": st.none() | st.sampled_from(profile.NameTier),
    "picture": st.none() | pictures,
    "locked": flags,
    "tags": tags,
}
city = part(geography.City, {"id": ids, "position": point}, country=st.none() | ids, **stop_fields)
crossing = part(geography.Crossing, {"id": ids, "position": point, "country": ids}, **stop_fields)
country = part(
    geography.Country,
    {"id": ids},
    name=localized,
    color=st.none() | hex_colors,
    borders=few(polygon, most=1),
    label=st.none() | area_label,
    cards=few(counts),
    tags=tags,
)
region = part(
    geography.Region,
    {"id": ids},
    name=localized,
    cities=few(ids),
    borders=few(polygon, most=1),
    label=st.none() | area_label,
    tags=tags,
)
placed_space = part(boards.PlacedSpace, {"position": point}, angle=degrees)
route = part(
    boards.Route,
    {
        "id": ids,
        "ends": few(ids, 2, 2),
        "color": st.sampled_from(RouteColor),
        "length": st.integers(1, 100),
    },
    ferry=flags,
    icons=few(counts),
    tunnel=flags,
    draw_bonus=counts,
    bends=few(point),
    spaces=few(placed_space),
    tags=tags,
)
ticket_end = ids | part(boards.CountryEnd, {"country": ids})
alternative = part(boards.Alternative, {"end": ticket_end, "points": points})
ticket = part(
    boards.Ticket,
    {"id": ids, "ends": few(ticket_end, 2, 2), "points": points, "deck": ids},
    alternatives=few(alternative),
    tags=tags,
)
deck = part(
    boards.Deck, {"id": ids}, name=localized, size=st.none() | counts, note=localized, tags=tags
)
background = part(
    boards.Background,
    {"picture": pictures},
    position=point,
    size=st.none() | size,
    opacity=numbers(0, 1),
)
ignored = part(
    checks.IgnoredProblem,
    {"check": st.from_regex(r"[A-Z][0-9]{3}", fullmatch=True), "reason": localized},
    places=few(texts),
    ruleset=st.none() | ids,
)
projected = {"center": geo_point, "origin": point, "scale": factors}
projections = st.one_of(
    part(projection.Mercator, {"kind": st.just("mercator"), **projected}, stretch=factors),
    part(
        projection.LambertConformal,
        {
            "kind": st.just("lambert_conformal"),
            "parallels": few(numbers(-90, 90), 2, 2),
            **projected,
        },
        stretch=factors,
    ),
    part(
        projection.LambertEqualArea,
        {"kind": st.just("lambert_equal_area"), **projected},
        stretch=factors,
    ),
)
meta = part(
    boards.Meta,
    {"title": localized},
    description=localized,
    authors=few(texts),
    version=texts,
    licence=texts,
    provenance=st.sampled_from(boards.Provenance),
    sources=localized,
    languages=few(languages),
)
sheets = part(
    profile.SheetPlan,
    {"columns": positive_counts, "rows": positive_counts},
    paper=size,
    margin=numbers(0, 20_000),
    caption=numbers(0, 20_000),
    overlap=numbers(0, 20_000),
)
measures = part(
    profile.Profile,
    {},
    train=footprint,
    space=footprint,
    gap=positive_millimetres,
    end_gap=positive_millimetres,
    track_distance=positive_millimetres,
    names=part(
        profile.NameSizes,
        {},
        large=positive_millimetres,
        ordinary=positive_millimetres,
        small=positive_millimetres,
    ),
    score_border=counts,
    card=size,
    panels=part(profile.Panels, {"columns": positive_counts, "rows": positive_counts}),
    sheets=st.none() | sheets,
)
piece = part(
    decorations.FurniturePiece,
    {},
    position=st.none() | point,
    scale=st.none() | factors,
    hidden=flags,
)
furniture = part(decorations.Furniture, {}, title=piece, score_table=piece, legend=piece)
scenery = part(
    decorations.Scenery,
    {},
    relief=flags,
    depth=flags,
    lakes=flags,
    rivers=flags,
    ice=flags,
    seed=counts,
)
placed: dict[str, Json] = {"size": positive_millimetres, "angle": degrees}
any_decoration: dict[str, Json] = {"above": flags, "locked": flags}
decoration = st.one_of(
    part(
        decorations.Ornament,
        {
            "kind": st.just("ornament"),
            "id": ids,
            "ornament": st.sampled_from(decorations.OrnamentKind),
            "position": point,
        },
        seed=counts,
        **placed,
        **any_decoration,
    ),
    part(
        decorations.FreeText,
        {"kind": st.just("text"), "id": ids, "text": localized, "position": point},
        style=st.sampled_from(decorations.TextStyle),
        color=st.none() | hex_colors,
        **placed,
        **any_decoration,
    ),
    part(
        decorations.FreeArea,
        {"kind": st.just("area"), "id": ids, "borders": few(polygon, most=1)},
        name=localized,
        color=hex_colors,
        opacity=numbers(0, 1),
        **any_decoration,
    ),
    part(
        decorations.PlacedPicture,
        {"kind": st.just("picture"), "id": ids, "picture": pictures, "position": point},
        opacity=numbers(0, 1),
        **placed,
        **any_decoration,
    ),
)
statements = part(RulesetFile, {"id": ids}, extends=ids)

board_data = part(
    Board,
    {"id": ids, "meta": meta, "size": size},
    profile=measures,
    projection=st.none() | projections,
    warp=few(part(projection.WarpPoint, {"projected": point, "moved": point})),
    scenery=scenery,
    furniture=furniture,
    background=st.none() | background,
    rulesets=few(ids | statements),
    countries=few(country),
    regions=few(region),
    cities=few(city),
    crossings=few(crossing),
    routes=few(route),
    decks=few(deck),
    tickets=few(ticket),
    decorations=few(decoration),
    checks=st.dictionaries(
        st.sampled_from(("T001", "G*", "label-*")), st.sampled_from(checks.Severity), max_size=2
    ),
    ignored=few(ignored),
)


rule = Maker(nulls=False)  # a null in a ruleset's file removes, so that none arrives in a ruleset
span = rule(selectors.Range, {}, at_least=points, at_most=points)
stop_selector = rule(
    selectors.StopSelector,
    {},
    cities=few(ids),
    countries=few(ids),
    regions=few(ids),
    tags=tags,
)
route_selector: Json = st.deferred(
    lambda: rule(
        selectors.RouteSelector,
        {},
        routes=few(ids),
        colors=few(st.sampled_from(RouteColor)),
        length=span,
        ferry=flags,
        tunnel=flags,
        draw_bonus=flags,
        tags=tags,
        touches=stop_selector,
        any_of=st.just([]) | few(route_selector, most=1),
    )
)
ticket_selector: Json = st.deferred(
    lambda: rule(
        selectors.TicketSelector,
        {},
        decks=few(ids),
        tags=tags,
        points=span,
        touches=stop_selector,
        any_of=st.just([]) | few(ticket_selector, most=1),
    )
)
players = st.tuples(st.integers(1, 100), st.integers(1, 100)).flatmap(
    lambda bounds: rule(
        cards.Players,
        {
            "minimum": st.just(min(bounds)),
            "maximum": st.just(max(bounds)),
            "trains": positive_counts,
        },
        begins=localized,
    )
)
train_cards = rule(
    cards.TrainCards,
    {
        "colors": st.dictionaries(st.sampled_from(CardColor), counts),
        "locomotives": counts,
        "starting_hand": counts,
    },
)
drawing = rule(
    cards.Drawing,
    {
        "cards": positive_counts,
        "face_up": counts,
        "face_up_locomotive": st.sampled_from(cards.DrawnLocomotive),
    },
    blind_locomotive=st.sampled_from(cards.DrawnLocomotive),
    replacement=rule(
        cards.FaceUpReplacement,
        {"locomotives": positive_counts, "at_setup": flags},
        limit=positive_counts,
    ),
    at_least=positive_counts,
    reshuffle=flags,
    face_up_alone=flags,
)
substitution = rule(
    claiming.Substitution,
    {
        "cards": st.integers(1, 100),
        "of": st.sampled_from(claiming.Given),
        "slot": st.sampled_from(claiming.Slot),
    },
    on=route_selector,
)
by_players = st.dictionaries(st.integers(1, 100).map(str), positive_counts, max_size=3)
track_rule = rule(
    claiming.TrackRule,
    {"kind": st.sampled_from(claiming.ConnectionKind), "usable": st.just("all") | by_players},
    tracks=st.integers(2, 20),
)
pile = rule(
    tickets.Pile,
    {"id": ids, "tickets": ticket_selector},
    name=localized,
    fallback=ticket_selector,
    size=counts,
    may_add=ticket_selector,
    undealt=st.sampled_from(tickets.Undealt),
)
deal = rule(
    tickets.Deal,
    {"pile": ids, "cards": positive_counts, "rejected": st.sampled_from(tickets.Rejected)},
    keep_at_least=counts,
    keep_at_most=counts,
    choice=st.sampled_from(tickets.DealChoice),
)
ticket_action = rule(
    tickets.TicketAction,
    {
        "pile": ids,
        "draw": positive_counts,
        "keep_at_least": counts,
        "rejected": st.sampled_from(tickets.Rejected),
    },
)
metric = st.one_of(
    rule(scoring.LongestPath, {"kind": st.just("longest_path")}),
    rule(scoring.CompletedTickets, {"kind": st.just("completed_tickets")}, tickets=ticket_selector),
    rule(scoring.ClaimedRoutes, {"kind": st.just("claimed_routes")}, routes=route_selector),
    rule(scoring.TrainsLeft, {"kind": st.just("trains_left")}),
    rule(
        scoring.LocomotivesInHand,
        {"kind": st.just("locomotives_in_hand")},
        same_color_as_one=positive_counts,
    ),
    rule(scoring.CountriesJoined, {"kind": st.just("countries_joined")}),
)
bonus = rule(
    scoring.Bonus,
    {"id": ids, "points": points, "most": metric},
    name=localized,
    tie=st.sampled_from(scoring.Tie),
    minimum=counts,
)
ruleset_data = rule(
    Ruleset,
    {
        "id": ids,
        "name": localized,
        "players": players,
        "train_cards": train_cards,
        "drawing": drawing,
        "tickets": rule(
            tickets.Tickets,
            {"piles": few(pile, 1)},
            deals=few(deal),
            keep_at_least=counts,
            action=ticket_action,
        ),
        "scoring": rule(
            scoring.Scoring,
            {"lengths": st.dictionaries(st.integers(1, 100).map(str), points, max_size=3)},
            failed_ticket=st.sampled_from(scoring.FailedTicket),
        ),
        "end": rule(
            scoring.End, {"trains_left": counts, "turns_each": counts, "trigger_included": flags}
        ),
    },
    extends=st.none(),
    edition=localized,
    description=localized,
    names=st.dictionaries(ids, localized, max_size=2),
    payment=rule(claiming.Payment, {}, substitutions=few(substitution)),
    ferries=rule(claiming.Ferries, {"only_gray": flags, "every_gray_route": flags}),
    tunnels=rule(
        claiming.Tunnels, {"reveal": st.integers(1, 100)}, cards_per_match=st.integers(1, 100)
    ),
    draw_bonuses=rule(claiming.DrawBonuses, {"source": st.sampled_from(claiming.DrawSource)}),
    parallel_tracks=rule(claiming.ParallelTracks, {}, owned=positive_counts, rules=few(track_rule)),
    stations=rule(
        claiming.Stations,
        {
            "each": st.integers(1, 100),
            "costs": few(counts, 1),
            "locomotives_wild": flags,
            "points_unbuilt": points,
        },
        per_city=positive_counts,
        lends=positive_counts,
    ),
    country_cards=rule(
        scoring.CountryCards,
        {"order": st.sampled_from(scoring.StackOrder), "countries_needed": positive_counts},
        new_country_only=flags,
        empty_stack=st.sampled_from(scoring.EmptyStack),
    ),
    bonuses=rule(scoring.Bonuses, {"cards": few(bonus, 1)}, drawn=positive_counts),
    tie_breaks=few(st.sampled_from(scoring.TieBreak)),
    box=rule(
        Box,
        {},
        cards=counts,
        scoring_cards=counts,
        trains=counts,
        stations=counts,
        score_markers=counts,
        train_cards=counts,
        tickets=st.dictionaries(ids, counts, max_size=2),
        bonus_cards=counts,
        countries=counts,
        country_stacks=counts,
        country_cards=counts,
    ),
)


whole_boards: SearchStrategy[Board] = board_data.map(Board.model_validate)
whole_rulesets: SearchStrategy[Ruleset] = ruleset_data.map(Ruleset.model_validate)
ruleset_files: SearchStrategy[RulesetFile] = statements.map(RulesetFile.model_validate)
