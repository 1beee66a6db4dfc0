"""A ruleset: all rules of one game, and files that state only their difference from another."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Annotated, Any, Literal, Self

from pydantic import Discriminator, Field, model_validator
from pydantic import Tag as UnionTag

from trackwright.schema.base import (
    WHOLE_NUMBER_KEYS,
    Count,
    CountKey,
    Flag,
    Id,
    Model,
    Points,
    PositiveCount,
)
from trackwright.schema.colors import CardColor
from trackwright.schema.errors import EndlessExtendsError
from trackwright.schema.rules.scoring import Bonuses, CountryCards, End, Scoring, TieBreak
from trackwright.schema.rules.tickets import Tickets
from trackwright.schema.selectors import RouteSelector
from trackwright.schema.sentences import say
from trackwright.schema.text import Text, printable, text_in


class Given(StrEnum):
    """Which cards a substitution takes."""

    LOCOMOTIVE = "locomotive"
    ONE_COLOR = "one_color"
    ANY = "any"


class Slot(StrEnum):
    """What a space of a route asks for: a card of the colour, or a locomotive (an icon)."""

    COLOR = "color"
    LOCOMOTIVE = "locomotive"


class Substitution(Model):
    """Cards that may stand for the card which a space asks for."""

    cards: PositiveCount = Field(description="How many cards stand for one.", le=100)
    of: Given = Field(
        description="Locomotives, cards of one colour, or any cards (locomotives among them)."
    )
    slot: Slot = Field(description="For a space of the route's colour, or for a locomotive icon.")
    on: RouteSelector = Field(
        default=RouteSelector(), description="On which routes; on all if absent."
    )


class Payment(Model):
    """How routes are paid: a card of the route's colour a space, a locomotive an icon.

    A gray route is paid with cards of any one colour.
    """

    substitutions: Annotated[tuple[Substitution, ...], Field(max_length=100)] = Field(
        default=(), description="What may stand for the card that a space asks for."
    )


class Ferries(Model):
    """Routes over water; some of their spaces ask for a locomotive."""

    only_gray: Flag = Field(description="True if every ferry is gray.")
    every_gray_route: Flag = Field(description="True if every gray route is a ferry.")


class Tunnels(Model):
    """Routes that may cost more than they show."""

    reveal: PositiveCount = Field(
        description="Cards revealed from the deck after the route is paid.", le=100
    )
    cards_per_match: PositiveCount = Field(
        default=1,
        le=100,
        description="Cards to add for each revealed locomotive or card of the colour paid with; "
        "for a tunnel paid with locomotives alone only revealed locomotives count.",
    )


class DrawSource(StrEnum):
    """Where cards of a draw bonus come from."""

    DECK = "deck"
    DECK_OR_FACE_UP = "deck_or_face_up"


class DrawBonuses(Model):
    """Routes that give cards to the player who claims them."""

    source: DrawSource = Field(description="Where the cards are drawn from.")


class ConnectionKind(StrEnum):
    """Border connections end at a crossing; all others are ordinary."""

    ORDINARY = "ordinary"
    BORDER = "border"


Usable = Annotated[
    Annotated[Literal["all"], UnionTag("all")]
    | Annotated[
        Mapping[CountKey, PositiveCount],
        Field(json_schema_extra=WHOLE_NUMBER_KEYS),
        UnionTag("by_players"),
    ],
    Discriminator(lambda usable: "by_players" if isinstance(usable, Mapping) else "all"),
]


class TrackRule(Model):
    """How many of a connection's parallel tracks may be claimed, by anyone, in one game."""

    kind: ConnectionKind = Field(description="For connections of this kind.")
    tracks: Annotated[PositiveCount, Field(ge=2, le=20)] | None = Field(
        default=None, description="For connections of so many tracks; any number if absent."
    )
    usable: Usable = Field(
        description="How many tracks may be claimed with so many players, or `all` at any table."
    )

    def usable_tracks(self, tracks: int, players: int) -> int | None:
        """How many of `tracks` may be claimed with `players`; None if this rule does not say."""
        if isinstance(self.usable, Mapping):
            return self.usable.get(players)
        return tracks


class ParallelTracks(Model):
    """Connections with several tracks."""

    owned: PositiveCount = Field(
        default=1, description="Tracks of one connection that one player may own."
    )
    rules: Annotated[tuple[TrackRule, ...], Field(max_length=100)] = Field(
        default=(), description="How many tracks are usable; the first rule that fits counts."
    )

    def usable(self, kind: ConnectionKind, tracks: int, players: int) -> int | None:
        """How many of a connection's tracks may be claimed; None if no rule says."""
        for rule in self.rules:
            if rule.kind is kind and rule.tracks in (None, tracks):
                return rule.usable_tracks(tracks, players)
        return None


class Stations(Model):
    """Buildings that let a player use one route of somebody else for tickets."""

    each: PositiveCount = Field(description="Stations that each player starts with.", le=100)
    costs: Annotated[tuple[Count, ...], Field(min_length=1, max_length=100)] = Field(
        description="Cards of one colour for the first station, the second, and so on."
    )
    locomotives_wild: Flag = Field(description="Whether locomotives may stand for those cards.")
    per_city: PositiveCount = Field(default=1, description="Stations that one city can hold.")
    lends: PositiveCount = Field(
        default=1,
        description="Other players' routes into its city that each station lends its owner at "
        "the end, the same for all tickets.",
    )
    points_unbuilt: Points = Field(description="Points at the end for each station not built.")


class Players(Model):
    """Who plays, and with what."""

    minimum: PositiveCount = Field(description="The fewest players.", le=100)
    maximum: PositiveCount = Field(description="The most players.", le=100)
    trains: PositiveCount = Field(description="Trains that each player starts with.")
    begins: Text = Field(
        default="", description="Who has the first turn; the players agree on it if absent."
    )

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        if self.minimum > self.maximum:
            raise ValueError(say("the fewest players are more than the most"))
        return self

    @property
    def counts(self) -> range:
        """Every possible number of players."""
        return range(self.minimum, self.maximum + 1)


class TrainCards(Model):
    """The deck of train cards."""

    colors: Mapping[CardColor, Count] = Field(description="How many cards of each colour.")
    locomotives: Count = Field(description="How many locomotives.")
    starting_hand: Count = Field(description="Cards that each player is dealt.")

    @property
    def total(self) -> int:
        """All train cards together."""
        return sum(self.colors.values()) + self.locomotives


class DrawnLocomotive(StrEnum):
    """What taking a locomotive does to a draw."""

    BOTH_CARDS = "both_cards"
    FIRST_AND_ONLY = "first_and_only"
    ONE_CARD = "one_card"


class FaceUpReplacement(Model):
    """When the face-up cards are discarded and laid out anew."""

    locomotives: PositiveCount = Field(
        description="As soon as so many of the face-up cards are locomotives."
    )
    at_setup: Flag = Field(description="Whether this holds while the game is set up, too.")
    limit: PositiveCount | None = Field(
        default=None, description="How often in a row at the most; again and again if absent."
    )


class Drawing(Model):
    """The action of drawing train cards."""

    cards: PositiveCount = Field(description="Cards drawn in one action.")
    at_least: PositiveCount | None = Field(
        default=None,
        description="The fewest cards that must be drawn in one action; all of them if absent.",
    )
    face_up: Count = Field(description="Cards that lie open to choose from.")
    face_up_locomotive: DrawnLocomotive = Field(
        description="A locomotive taken from the open cards: is both cards of the action, may "
        "only be the first and is then the only one, or is a card like any other."
    )
    blind_locomotive: DrawnLocomotive = Field(
        default=DrawnLocomotive.ONE_CARD,
        description="The same for a locomotive drawn from the deck.",
    )
    replacement: FaceUpReplacement | None = Field(
        default=None,
        description="When too many locomotives lie open; never replaced if absent.",
    )
    reshuffle: Flag = Field(
        default=True,
        description="Whether the discards are shuffled into a new deck when it is empty.",
    )
    face_up_alone: Flag = Field(
        default=False,
        description="Whether the action can still be chosen when deck and discards are both empty "
        "and only face-up cards are left.",
    )


class Box(Model):
    """What a published box holds, so that a board can be checked against it."""

    cards: Count | None = Field(default=None, description="Cards of every kind together.")
    train_cards: Count | None = Field(default=None, description="Train cards in all.")
    tickets: Mapping[Id, Count] = Field(default={}, description="Tickets in each deck.")
    bonus_cards: Count | None = Field(default=None, description="Bonus cards.")
    scoring_cards: Count | None = Field(
        default=None, description="Cards that sum up what is scored, or how to play."
    )
    trains: Count | None = Field(
        default=None, description="Trains of all colours, spares included."
    )
    stations: Count | None = Field(default=None, description="Stations of all colours.")
    score_markers: Count | None = Field(default=None, description="Score markers.")
    countries: Count | None = Field(default=None, description="Countries with cities.")
    country_stacks: Count | None = Field(
        default=None, description="Countries that have a stack of country cards."
    )
    country_cards: Count | None = Field(default=None, description="Country cards in all.")


class Ruleset(Model):
    """All rules of one game; what a file states is merged into this when it extends another."""

    id: Id = Field(description="The ruleset's own name among rulesets: `island_rules`.")
    extends: Id | None = Field(
        default=None, description="The ruleset that this one differs from, if it states that."
    )
    name: Text = Field(default="", description="What players call it; its id if absent.")
    edition: Text = Field(default="", description="Which published edition it follows, if any.")
    description: Text = Field(default="", description="What it is, in a few sentences.")
    names: Annotated[Mapping[Id, Text], Field(max_length=1_000)] = Field(
        default={},
        description="Names of the cities, countries, regions, decks and tags that these rules "
        "mention by id, to print the rules without a board.",
    )
    players: Players = Field(description="How many play, and with how many trains.")
    train_cards: TrainCards = Field(description="Which train cards there are, and how many.")
    drawing: Drawing = Field(description="How train cards are drawn.")
    payment: Payment = Field(default=Payment(), description="How routes are paid.")
    ferries: Ferries | None = Field(default=None, description="Ferries.")
    tunnels: Tunnels | None = Field(default=None, description="Tunnels.")
    draw_bonuses: DrawBonuses | None = Field(
        default=None, description="Routes that give cards to the player who claims them."
    )
    parallel_tracks: ParallelTracks = Field(
        default=ParallelTracks(), description="How many of several tracks may be used."
    )
    stations: Stations | None = Field(default=None, description="Stations.")
    tickets: Tickets = Field(description="Tickets.")
    country_cards: CountryCards | None = Field(default=None, description="Country cards.")
    scoring: Scoring = Field(description="What routes and tickets are worth.")
    bonuses: Bonuses | None = Field(default=None, description="Points for having the most.")
    end: End = Field(description="When the game ends.")
    tie_breaks: Annotated[tuple[TieBreak, ...], Field(max_length=20)] = Field(
        default=(),
        description="What decides between players with equal points, in order; `shared` last if "
        "the rules say that they win together.",
    )
    box: Box | None = Field(default=None, description="What the published box holds.")


def ruleset_title(ruleset: str, name: object, language: str) -> str:
    """Return what to call a ruleset in a language: by the name it states, or one made of its id."""
    title = printable(text_in(name, language)) if isinstance(name, str | Mapping) else ""
    return title or ruleset.replace("_", " ").capitalize()


Json = dict[str, Any]
"""A JSON object; what it holds is checked when a model is made of it."""


class RulesetFile(Model):
    """What a ruleset's file states: all rules, or the difference from the ruleset it extends.

    The statements are kept as they stand, so that a save writes no more and no less.
    """

    id: Id = Field(description="The ruleset's own name among rulesets: `island_rules`.")
    extends: Id | None = Field(
        default=None,
        description="The ruleset that this one differs from; it stands alone if absent.",
    )

    @classmethod
    def stating(cls, ruleset: Ruleset) -> Self:
        """Return a file that states all of `ruleset` and extends nothing."""
        return cls.model_validate(
            ruleset.model_dump(mode="json", exclude_defaults=True, exclude={"extends"})
        )

    @property
    def statements(self) -> Json:
        """Everything the file states, as JSON."""
        return self.model_dump(mode="json", exclude_defaults=True)


ABOUT_ITSELF = frozenset({"name", "edition", "description", "box"})
"""What a ruleset says of itself alone, so that those which extend it do not inherit it."""

FindBase = Callable[[str], RulesetFile]
"""Finds a ruleset by name, or raises UnknownNameError."""


def merged(file: RulesetFile, find_base: FindBase) -> Json:
    """Return what `file` states, merged over all that it extends."""
    chain, names = [file], [file.id]
    while (base := chain[-1].extends) is not None:
        if base in names:
            raise EndlessExtendsError([*names, base])
        chain.append(find_base(base))
        names.append(base)
    result: Json = {}
    for link in reversed(chain):
        rules = {key: value for key, value in result.items() if key not in ABOUT_ITSELF}
        result = apply_difference(rules, link.statements)
    return result


def apply_difference(base: Json, difference: Json) -> Json:
    """Merge as RFC 7396 says: objects field by field, null removes, all else replaces."""
    result = dict(base)
    for key, value in difference.items():
        if value is None:
            result.pop(key, None)
        elif isinstance(value, dict):
            below = result.get(key)
            result[key] = apply_difference(below if isinstance(below, dict) else {}, value)
        else:
            result[key] = value
    return result
