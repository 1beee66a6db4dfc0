/* Made from engine.schema.json by `make types`: do not edit. */

/**
 * Where the facts of a board come from.
 */
export type Provenance = "official" | "reconstruction" | "fan";
/**
 * What taking a locomotive does to a draw.
 */
export type DrawnLocomotive = "both_cards" | "first_and_only" | "one_card";
/**
 * Which cards a substitution takes.
 */
export type Given = "locomotive" | "one_color" | "any";
/**
 * What a space of a route asks for: a card of the colour, or a locomotive (an icon).
 */
export type Slot = "color" | "locomotive";
/**
 * The colour of a route: that of the cards which pay it, or gray for any one colour.
 */
export type RouteColor = "purple" | "white" | "blue" | "yellow" | "orange" | "black" | "red" | "green" | "gray";
/**
 * Where cards of a draw bonus come from.
 */
export type DrawSource = "deck" | "deck_or_face_up";
/**
 * Border connections end at a crossing; all others are ordinary.
 */
export type ConnectionKind = "ordinary" | "border";
/**
 * What becomes of the tickets that are left in a pile once all are dealt.
 */
export type Undealt = "stay" | "out_of_the_game";
/**
 * Where tickets go that a player does not keep.
 */
export type Rejected = "out_of_the_game" | "under_the_pile" | "shuffled_under_the_pile";
/**
 * When players choose which tickets of a deal to keep.
 */
export type DealChoice = "with_the_next" | "before_the_next";
/**
 * How a stack of country cards lies.
 */
export type StackOrder = "highest_on_top" | "shuffled";
/**
 * What a route brings that leads into a country whose stack of cards is empty.
 */
export type EmptyStack = "other_countries" | "nothing";
/**
 * What a ticket does that its owner did not complete.
 */
export type FailedTicket = "subtract" | "nothing";
/**
 * What happens when several players have the most.
 */
export type Tie = "all_score" | "nobody_scores";
/**
 * What decides between players with equal points.
 */
export type TieBreak =
  | "most_completed_tickets"
  | "most_bonuses"
  | "most_ticket_points"
  | "most_completed_ticket_points"
  | "fewest_stations"
  | "longest_path"
  | "shared";
/**
 * A place on the board in mm from its top left corner; y grows downwards. Written `[x, y]`.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Point = [number, number];
/**
 * The colour of a train card that is not a locomotive.
 */
export type CardColor = "purple" | "white" | "blue" | "yellow" | "orange" | "black" | "red" | "green";

/**
 * A board and the rules of a game on it, resolved for programs that play it.
 */
export interface Engine {
  /**
   * What kind of document this is. The smallest client needs it.
   */
  format: "trackwright/engine";
  /**
   * The version of the format. Fields may be added to a version: ignore those that you do not know. The smallest client needs it.
   */
  format_version: 1;
  /**
   * The language of plain names and texts, where they have several.
   */
  language: string;
  /**
   * The board itself. The smallest client needs it.
   */
  board: BoardInfo;
  /**
   * The rules, merged with all that they extend, every default written out; null if the board was exported without. What they select on this board stands resolved in the other fields. The smallest client needs it.
   */
  rules: Ruleset | null;
  /**
   * Countries.
   */
  countries: Country[];
  /**
   * Named sets of cities.
   */
  regions: Region[];
  /**
   * Cities. The smallest client needs it.
   */
  cities: Stop[];
  /**
   * Ways into neighbouring countries: routes end here, and no network runs through. The smallest client needs it.
   */
  crossings: Stop[];
  /**
   * Pairs of stops that routes join. The smallest client needs it.
   */
  connections: Connection[];
  /**
   * Routes, one for each track. The smallest client needs it.
   */
  routes: Route[];
  /**
   * Ticket decks.
   */
  decks: Deck[];
  /**
   * Tickets. The smallest client needs it.
   */
  tickets: Ticket[];
  /**
   * The piles of tickets on the table; null without rules. The smallest client needs it.
   */
  piles: TicketPile[] | null;
  /**
   * Points for having the most; null without rules, empty if they have none.
   */
  bonuses: EndBonus[] | null;
  /**
   * Stacks of country cards, of countries that have some; in play only if the rules have `country_cards`.
   */
  country_cards: CountryStack[];
  /**
   * For each stop those that a route joins it to, and the spaces of the shortest.
   */
  neighbours: {
    [k: string]: {
      [k: string]: number;
    };
  };
  /**
   * For each stop how many spaces the others are away that can be reached, over any routes and through no crossing; null on a board with more than 1,000 stops.
   */
  distances: {
    [k: string]: {
      [k: string]: number;
    };
  } | null;
}
/**
 * What a board says about itself.
 */
export interface BoardInfo {
  /**
   * The board's own name among boards. The smallest client needs it.
   */
  id: string;
  /**
   * Its name, for people. The smallest client needs it.
   */
  title: string;
  /**
   * The same by language; empty if it is the same in all.
   */
  title_in: {
    [k: string]: string;
  };
  /**
   * What it is, in a few sentences.
   */
  description: string;
  /**
   * The same by language; empty if it is the same in all.
   */
  description_in: {
    [k: string]: string;
  };
  /**
   * Who made it.
   */
  authors: string[];
  /**
   * The designer's own version.
   */
  version: string;
  /**
   * Under which terms it may be used.
   */
  licence: string;
  /**
   * Facts of a published board, a reconstruction of one, or a fan's own.
   */
  provenance: Provenance;
  /**
   * Which of its facts come from where.
   */
  sources: string;
  /**
   * The same by language; empty if it is the same in all.
   */
  sources_in: {
    [k: string]: string;
  };
  /**
   * The languages that every name is meant to exist in.
   */
  languages: string[];
  /**
   * From left to right, in mm; x grows to the right. The smallest client needs it.
   */
  width: number;
  /**
   * From top to bottom, in mm; y grows downwards. The smallest client needs it.
   */
  height: number;
  /**
   * How large a route's spaces are drawn.
   */
  space: SpaceSize;
}
/**
 * How large a space is.
 */
export interface SpaceSize {
  /**
   * Along the track, in mm.
   */
  length: number;
  /**
   * Across it, in mm.
   */
  width: number;
}
/**
 * All rules of one game; what a file states is merged into this when it extends another.
 */
export interface Ruleset {
  /**
   * The ruleset's own name among rulesets: `island_rules`.
   */
  id: string;
  /**
   * The ruleset that this one differs from, if it states that.
   */
  extends: string | null;
  /**
   * What players call it; its id if absent.
   */
  name:
    | string
    | {
        /**
         * This interface was referenced by `undefined`'s JSON-Schema definition
         * via the `patternProperty` "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$".
         */
        [k: string]: string;
      };
  /**
   * Which published edition it follows, if any.
   */
  edition:
    | string
    | {
        /**
         * This interface was referenced by `undefined`'s JSON-Schema definition
         * via the `patternProperty` "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$".
         */
        [k: string]: string;
      };
  /**
   * What it is, in a few sentences.
   */
  description:
    | string
    | {
        /**
         * This interface was referenced by `undefined`'s JSON-Schema definition
         * via the `patternProperty` "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$".
         */
        [k: string]: string;
      };
  /**
   * Names of the cities, countries, regions, decks and tags that these rules mention by id, to print the rules without a board.
   */
  names: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[a-z0-9]+([_-][a-z0-9]+)*$".
     */
    [k: string]:
      | string
      | {
          /**
           * This interface was referenced by `undefined`'s JSON-Schema definition
           * via the `patternProperty` "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$".
           */
          [k: string]: string;
        };
  };
  /**
   * How many play, and with how many trains.
   */
  players: Players;
  /**
   * Which train cards there are, and how many.
   */
  train_cards: TrainCards;
  /**
   * How train cards are drawn.
   */
  drawing: Drawing;
  /**
   * How routes are paid.
   */
  payment: Payment;
  /**
   * Ferries.
   */
  ferries: Ferries | null;
  /**
   * Tunnels.
   */
  tunnels: Tunnels | null;
  /**
   * Routes that give cards to the player who claims them.
   */
  draw_bonuses: DrawBonuses | null;
  /**
   * How many of several tracks may be used.
   */
  parallel_tracks: ParallelTracks;
  /**
   * Stations.
   */
  stations: Stations | null;
  /**
   * Tickets.
   */
  tickets: Tickets;
  /**
   * Country cards.
   */
  country_cards: CountryCards | null;
  /**
   * What routes and tickets are worth.
   */
  scoring: Scoring;
  /**
   * Points for having the most.
   */
  bonuses: Bonuses | null;
  /**
   * When the game ends.
   */
  end: End;
  /**
   * What decides between players with equal points, in order; `shared` last if the rules say that they win together.
   *
   * @maxItems 20
   */
  tie_breaks: TieBreak[];
  /**
   * What the published box holds.
   */
  box: Box | null;
}
/**
 * Who plays, and with what.
 */
export interface Players {
  /**
   * The fewest players.
   */
  minimum: number;
  /**
   * The most players.
   */
  maximum: number;
  /**
   * Trains that each player starts with.
   */
  trains: number;
  /**
   * Who has the first turn; the players agree on it if absent.
   */
  begins:
    | string
    | {
        /**
         * This interface was referenced by `undefined`'s JSON-Schema definition
         * via the `patternProperty` "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$".
         */
        [k: string]: string;
      };
}
/**
 * The deck of train cards.
 */
export interface TrainCards {
  /**
   * How many cards of each colour.
   */
  colors: {
    [k: string]: number;
  };
  /**
   * How many locomotives.
   */
  locomotives: number;
  /**
   * Cards that each player is dealt.
   */
  starting_hand: number;
}
/**
 * The action of drawing train cards.
 */
export interface Drawing {
  /**
   * Cards drawn in one action.
   */
  cards: number;
  /**
   * The fewest cards that must be drawn in one action; all of them if absent.
   */
  at_least: number | null;
  /**
   * Cards that lie open to choose from.
   */
  face_up: number;
  /**
   * A locomotive taken from the open cards: is both cards of the action, may only be the first and is then the only one, or is a card like any other.
   */
  face_up_locomotive: DrawnLocomotive;
  /**
   * The same for a locomotive drawn from the deck.
   */
  blind_locomotive: DrawnLocomotive & string;
  /**
   * When too many locomotives lie open; never replaced if absent.
   */
  replacement: FaceUpReplacement | null;
  /**
   * Whether the discards are shuffled into a new deck when it is empty.
   */
  reshuffle: boolean;
  /**
   * Whether the action can still be chosen when deck and discards are both empty and only face-up cards are left.
   */
  face_up_alone: boolean;
}
/**
 * When the face-up cards are discarded and laid out anew.
 */
export interface FaceUpReplacement {
  /**
   * As soon as so many of the face-up cards are locomotives.
   */
  locomotives: number;
  /**
   * Whether this holds while the game is set up, too.
   */
  at_setup: boolean;
  /**
   * How often in a row at the most; again and again if absent.
   */
  limit: number | null;
}
/**
 * How routes are paid: a card of the route's colour a space, a locomotive an icon.
 *
 * A gray route is paid with cards of any one colour.
 */
export interface Payment {
  /**
   * What may stand for the card that a space asks for.
   *
   * @maxItems 100
   */
  substitutions: Substitution[];
}
/**
 * Cards that may stand for the card which a space asks for.
 */
export interface Substitution {
  /**
   * How many cards stand for one.
   */
  cards: number;
  /**
   * Locomotives, cards of one colour, or any cards (locomotives among them).
   */
  of: Given;
  /**
   * For a space of the route's colour, or for a locomotive icon.
   */
  slot: Slot;
  /**
   * On which routes; on all if absent.
   */
  on: RouteSelector;
}
/**
 * Picks routes.
 */
export interface RouteSelector {
  /**
   * One of these.
   *
   * @maxItems 1000
   */
  routes: string[];
  /**
   * Of one of these colours.
   *
   * @maxItems 20
   */
  colors: RouteColor[];
  /**
   * With so many spaces.
   */
  length: Range | null;
  /**
   * A ferry, or not.
   */
  ferry: boolean | null;
  /**
   * A tunnel, or not.
   */
  tunnel: boolean | null;
  /**
   * With a draw bonus, or without.
   */
  draw_bonus: boolean | null;
  /**
   * With one of these tags.
   *
   * @maxItems 100
   */
  tags: string[];
  /**
   * At least one end is one of these.
   */
  touches: StopSelector | null;
  /**
   * Picked by at least one of these selectors.
   *
   * @maxItems 20
   */
  any_of: RouteSelector[];
}
/**
 * Whole numbers between two bounds, both included.
 */
export interface Range {
  /**
   * The lowest; any if absent.
   */
  at_least: number | null;
  /**
   * The highest; any if absent.
   */
  at_most: number | null;
}
/**
 * Picks cities and crossings.
 */
export interface StopSelector {
  /**
   * One of these.
   *
   * @maxItems 1000
   */
  cities: string[];
  /**
   * In one of these countries.
   *
   * @maxItems 1000
   */
  countries: string[];
  /**
   * In one of these regions.
   *
   * @maxItems 1000
   */
  regions: string[];
  /**
   * With one of these tags.
   *
   * @maxItems 100
   */
  tags: string[];
}
/**
 * Routes over water; some of their spaces ask for a locomotive.
 */
export interface Ferries {
  /**
   * True if every ferry is gray.
   */
  only_gray: boolean;
  /**
   * True if every gray route is a ferry.
   */
  every_gray_route: boolean;
}
/**
 * Routes that may cost more than they show.
 */
export interface Tunnels {
  /**
   * Cards revealed from the deck after the route is paid.
   */
  reveal: number;
  /**
   * Cards to add for each revealed locomotive or card of the colour paid with; for a tunnel paid with locomotives alone only revealed locomotives count.
   */
  cards_per_match: number;
}
/**
 * Routes that give cards to the player who claims them.
 */
export interface DrawBonuses {
  /**
   * Where the cards are drawn from.
   */
  source: DrawSource;
}
/**
 * Connections with several tracks.
 */
export interface ParallelTracks {
  /**
   * Tracks of one connection that one player may own.
   */
  owned: number;
  /**
   * How many tracks are usable; the first rule that fits counts.
   *
   * @maxItems 100
   */
  rules: TrackRule[];
}
/**
 * How many of a connection's parallel tracks may be claimed, by anyone, in one game.
 */
export interface TrackRule {
  /**
   * For connections of this kind.
   */
  kind: ConnectionKind;
  /**
   * For connections of so many tracks; any number if absent.
   */
  tracks: number | null;
  /**
   * How many tracks may be claimed with so many players, or `all` at any table.
   */
  usable:
    | "all"
    | {
        [k: string]: number;
      };
}
/**
 * Buildings that let a player use one route of somebody else for tickets.
 */
export interface Stations {
  /**
   * Stations that each player starts with.
   */
  each: number;
  /**
   * Cards of one colour for the first station, the second, and so on.
   *
   * @minItems 1
   * @maxItems 100
   */
  costs: number[];
  /**
   * Whether locomotives may stand for those cards.
   */
  locomotives_wild: boolean;
  /**
   * Stations that one city can hold.
   */
  per_city: number;
  /**
   * Other players' routes into its city that each station lends its owner at the end, the same for all tickets.
   */
  lends: number;
  /**
   * Points at the end for each station not built.
   */
  points_unbuilt: number;
}
/**
 * The tickets of a game.
 */
export interface Tickets {
  /**
   * The piles on the table.
   *
   * @minItems 1
   * @maxItems 100
   */
  piles: Pile[];
  /**
   * What each player is dealt, in order.
   *
   * @maxItems 100
   */
  deals: Deal[];
  /**
   * How many must be kept of all dealt.
   */
  keep_at_least: number;
  /**
   * Drawing more during the game; not possible if absent.
   */
  action: TicketAction | null;
}
/**
 * A face-down pile of tickets on the table, made from the board's decks.
 *
 * A ticket lies in one pile alone: the first whose selector picks it.
 */
export interface Pile {
  /**
   * Unique among the ruleset's piles.
   */
  id: string;
  /**
   * What players call its tickets.
   */
  name:
    | string
    | {
        /**
         * This interface was referenced by `undefined`'s JSON-Schema definition
         * via the `patternProperty` "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$".
         */
        [k: string]: string;
      };
  /**
   * Which of the board's tickets it is made of.
   */
  tickets: TicketSelector;
  /**
   * Which tickets it is made of on a board where the first selector picks none; the pile is empty there if absent.
   */
  fallback: TicketSelector | null;
  /**
   * How many tickets that is meant to be; unchecked if absent.
   */
  size: number | null;
  /**
   * Tickets that players may agree to shuffle into it.
   */
  may_add: TicketSelector | null;
  /**
   * What becomes of those left once all are dealt.
   */
  undealt: Undealt & string;
}
/**
 * Picks tickets.
 */
export interface TicketSelector {
  /**
   * From one of these decks.
   *
   * @maxItems 1000
   */
  decks: string[];
  /**
   * With one of these tags, its own or its deck's.
   *
   * @maxItems 100
   */
  tags: string[];
  /**
   * Worth so many points.
   */
  points: Range | null;
  /**
   * At least one end is one of these.
   */
  touches: StopSelector | null;
  /**
   * Picked by at least one of these selectors.
   *
   * @maxItems 20
   */
  any_of: TicketSelector[];
}
/**
 * What each player gets from one pile when the game is set up.
 */
export interface Deal {
  /**
   * The pile.
   */
  pile: string;
  /**
   * Tickets dealt to each player.
   */
  cards: number;
  /**
   * How many of these must be kept.
   */
  keep_at_least: number;
  /**
   * How many of these may be kept; all if absent.
   */
  keep_at_most: number | null;
  /**
   * Where the ones not kept go.
   */
  rejected: Rejected;
  /**
   * Whether players choose from these before the next deal, or from both at once.
   */
  choice: DealChoice & string;
}
/**
 * The action of drawing tickets.
 */
export interface TicketAction {
  /**
   * The pile drawn from.
   */
  pile: string;
  /**
   * Tickets drawn, or as many as are left.
   */
  draw: number;
  /**
   * How many must be kept.
   */
  keep_at_least: number;
  /**
   * Where the ones not kept go.
   */
  rejected: Rejected;
}
/**
 * Cards for joining neighbouring countries.
 *
 * A player who claims a route into a neighbouring country takes the top card of the stack of
 * every country that the network of this route reaches, if those are enough.
 */
export interface CountryCards {
  /**
   * How each country's stack lies.
   */
  order: StackOrder;
  /**
   * How many countries the network must reach, the new one included.
   */
  countries_needed: number;
  /**
   * Whether only a route to a country that the network did not reach before brings cards.
   */
  new_country_only: boolean;
  /**
   * What a route brings into a country whose stack is empty: the cards of the other countries, or nothing.
   */
  empty_stack: EmptyStack & string;
}
/**
 * Points for routes and tickets.
 */
export interface Scoring {
  /**
   * Points for claiming a route, by its number of spaces.
   */
  lengths: {
    [k: string]: number;
  };
  /**
   * A completed ticket adds its points; one that is not subtracts them, or not.
   */
  failed_ticket: FailedTicket & string;
}
/**
 * The bonuses of a game.
 */
export interface Bonuses {
  /**
   * All bonuses there are.
   *
   * @minItems 1
   * @maxItems 200
   */
  cards: Bonus[];
  /**
   * How many of them are drawn at random, openly, at set-up; all if absent.
   */
  drawn: number | null;
}
/**
 * Points at the end for the player who has the most of something.
 */
export interface Bonus {
  /**
   * Unique among the ruleset's bonuses.
   */
  id: string;
  /**
   * The printed name.
   */
  name:
    | string
    | {
        /**
         * This interface was referenced by `undefined`'s JSON-Schema definition
         * via the `patternProperty` "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$".
         */
        [k: string]: string;
      };
  /**
   * What it is worth.
   */
  points: number;
  /**
   * What a player must have the most of.
   */
  most: LongestPath | CompletedTickets | ClaimedRoutes | TrainsLeft | LocomotivesInHand | CountriesJoined;
  /**
   * What happens at a tie.
   */
  tie: Tie & string;
  /**
   * Who has fewer than this cannot win it, even with the most.
   */
  minimum: number;
}
/**
 * The longest trail over the player's own routes: any city again, no train twice.
 */
export interface LongestPath {
  /**
   * What is counted.
   */
  kind: "longest_path";
}
/**
 * Tickets that the player completed.
 */
export interface CompletedTickets {
  /**
   * What is counted.
   */
  kind: "completed_tickets";
  /**
   * Only these; all if absent.
   */
  tickets: TicketSelector;
}
/**
 * Routes that the player claimed.
 */
export interface ClaimedRoutes {
  /**
   * What is counted.
   */
  kind: "claimed_routes";
  /**
   * Only these; all if absent.
   */
  routes: RouteSelector;
}
/**
 * Trains that the player did not place.
 */
export interface TrainsLeft {
  /**
   * What is counted.
   */
  kind: "trains_left";
}
/**
 * Locomotives that the player did not play.
 */
export interface LocomotivesInHand {
  /**
   * What is counted.
   */
  kind: "locomotives_in_hand";
  /**
   * So many cards of one colour count as a locomotive; none do if absent.
   */
  same_color_as_one: number | null;
}
/**
 * Countries that the player's routes lead to.
 */
export interface CountriesJoined {
  /**
   * What is counted.
   */
  kind: "countries_joined";
}
/**
 * How the game ends.
 */
export interface End {
  /**
   * The end begins when a player ends a turn with at most so many trains.
   */
  trains_left: number;
  /**
   * Turns that every player has after that.
   */
  turns_each: number;
  /**
   * Whether the player who brought the end about has them, too.
   */
  trigger_included: boolean;
}
/**
 * What a published box holds, so that a board can be checked against it.
 */
export interface Box {
  /**
   * Cards of every kind together.
   */
  cards: number | null;
  /**
   * Train cards in all.
   */
  train_cards: number | null;
  /**
   * Tickets in each deck.
   */
  tickets: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[a-z0-9]+([_-][a-z0-9]+)*$".
     */
    [k: string]: number;
  };
  /**
   * Bonus cards.
   */
  bonus_cards: number | null;
  /**
   * Cards that sum up what is scored, or how to play.
   */
  scoring_cards: number | null;
  /**
   * Trains of all colours, spares included.
   */
  trains: number | null;
  /**
   * Stations of all colours.
   */
  stations: number | null;
  /**
   * Score markers.
   */
  score_markers: number | null;
  /**
   * Countries with cities.
   */
  countries: number | null;
  /**
   * Countries that have a stack of country cards.
   */
  country_stacks: number | null;
  /**
   * Country cards in all.
   */
  country_cards: number | null;
}
/**
 * A country.
 */
export interface Country {
  /**
   * Unique among the countries.
   */
  id: string;
  /**
   * The printed name.
   */
  name: string;
  /**
   * The same by language; empty if it is the same in all.
   */
  name_in: {
    [k: string]: string;
  };
  /**
   * Its tint as `#rrggbb`; null if the designer gave none.
   */
  color: string | null;
  /**
   * The cities in it and the crossings into it.
   */
  stops: string[];
  /**
   * Words that designers attach to it.
   */
  tags: string[];
  /**
   * Its areas, in mm.
   */
  borders: Polygon[];
}
/**
 * An area with holes.
 */
export interface Polygon {
  /**
   * The outline: its corners in order, the first not repeated.
   *
   * @minItems 3
   * @maxItems 50000
   */
  outer: Point[];
  /**
   * Outlines of the parts that are cut out.
   *
   * @maxItems 1000
   */
  holes: Point[][];
}
/**
 * A named set of cities.
 */
export interface Region {
  /**
   * Unique among the regions.
   */
  id: string;
  /**
   * The printed name.
   */
  name: string;
  /**
   * The same by language; empty if it is the same in all.
   */
  name_in: {
    [k: string]: string;
  };
  /**
   * The cities and crossings that belong to it.
   */
  stops: string[];
  /**
   * Words that designers attach to it.
   */
  tags: string[];
  /**
   * Its drawn outline, in mm.
   */
  borders: Polygon[];
}
/**
 * Where routes end: a city, or a crossing into a neighbouring country.
 */
export interface Stop {
  /**
   * Unique among the cities and crossings. The smallest client needs it.
   */
  id: string;
  /**
   * The printed name; empty for a nameless city. The smallest client needs it.
   */
  name: string;
  /**
   * The same by language; empty if it is the same in all.
   */
  name_in: {
    [k: string]: string;
  };
  /**
   * Its middle, in mm from the left. The smallest client needs it.
   */
  x: number;
  /**
   * Its middle, in mm from the top. The smallest client needs it.
   */
  y: number;
  /**
   * Where its name stands in the document's language; null if it has none.
   */
  label: Label | null;
  /**
   * The country it lies in, or that it leads to if it is a crossing.
   */
  country: string | null;
  /**
   * Its true place on the earth, if it has one.
   */
  location: GeoPoint | null;
  /**
   * Words that designers attach to it.
   */
  tags: string[];
}
/**
 * Where a name is written.
 */
export interface Label {
  /**
   * Its middle, in mm from the left.
   */
  x: number;
  /**
   * Its middle, in mm from the top.
   */
  y: number;
  /**
   * Turned by so many degrees clockwise.
   */
  angle: number;
}
/**
 * A place on the earth in degrees.
 */
export interface GeoPoint {
  /**
   * Degrees north of the equator, negative for south.
   */
  lat: number;
  /**
   * Degrees east of Greenwich, negative for west.
   */
  lon: number;
}
/**
 * All tracks between two stops.
 */
export interface Connection {
  /**
   * Its ends in alphabetical order, with `--` between them. The smallest client needs it.
   */
  id: string;
  /**
   * The two stops. The smallest client needs it.
   *
   * @minItems 2
   * @maxItems 2
   */
  ends: [string, string];
  /**
   * A border connection if one end is a crossing.
   */
  kind: ConnectionKind;
  /**
   * Its tracks, side by side. The smallest client needs it.
   */
  routes: string[];
  /**
   * How many of its tracks may be claimed, by anyone, with so many players; null without rules. The smallest client needs it.
   */
  usable: {
    [k: string]: number;
  } | null;
}
/**
 * One track between two stops.
 */
export interface Route {
  /**
   * Unique among the routes. The smallest client needs it.
   */
  id: string;
  /**
   * The connection that it is a track of. The smallest client needs it.
   */
  connection: string;
  /**
   * The stops it joins; its spaces run from the first to the second. The smallest client needs it.
   *
   * @minItems 2
   * @maxItems 2
   */
  ends: [string, string];
  /**
   * The colour of the cards that pay it; gray for any one. The smallest client needs it.
   */
  color: RouteColor;
  /**
   * How many spaces it has, and so how many trains it takes. The smallest client needs it.
   */
  length: number;
  /**
   * What claiming it is worth; null if no rules say. The smallest client needs it.
   */
  points: number | null;
  /**
   * Whether it crosses water.
   */
  ferry: boolean;
  /**
   * Whether it is a tunnel: see the rules' `tunnels`. The smallest client needs it.
   */
  tunnel: boolean;
  /**
   * Which of its spaces carry a locomotive icon, counted from 0.
   */
  icons: number[];
  /**
   * How many cards its owner draws after claiming it.
   */
  draw_bonus: number;
  /**
   * Words that designers attach to it.
   */
  tags: string[];
  /**
   * What it costs; null without rules. The smallest client needs it.
   */
  price: Price | null;
  /**
   * Its spaces, from the first end to the second; empty if it cannot be laid.
   */
  spaces: Space[];
}
/**
 * What a route costs: some cards of one colour, and some locomotives.
 */
export interface Price {
  /**
   * How many cards of one colour: a card for each space without an icon. The smallest client needs it.
   */
  color_cards: number;
  /**
   * The colours to choose that one from: the route's, or any for a gray route. The smallest client needs it.
   */
  colors: CardColor[];
  /**
   * How many locomotives: one for each icon. The smallest client needs it.
   */
  locomotives: number;
  /**
   * What may stand for one of these cards on this route. The smallest client needs it.
   */
  stand_ins: StandIn[];
}
/**
 * Cards that may stand for one card that a route asks for, as often as wished.
 */
export interface StandIn {
  /**
   * For which card: one of the route's colour, or a locomotive. The smallest client needs it.
   */
  slot: Slot;
  /**
   * How many cards stand for that one. The smallest client needs it.
   */
  cards: number;
  /**
   * They are locomotives; or all of one colour, whichever; or any cards, locomotives among them. The smallest client needs it.
   */
  of: Given;
}
/**
 * A space of a route: a box for one train.
 */
export interface Space {
  /**
   * Its middle, in mm from the left.
   */
  x: number;
  /**
   * Its middle, in mm from the top.
   */
  y: number;
  /**
   * Turned by so many degrees clockwise, from 0 to below 360.
   */
  angle: number;
}
/**
 * A set of tickets with a common back.
 */
export interface Deck {
  /**
   * Unique among the decks.
   */
  id: string;
  /**
   * The printed name.
   */
  name: string;
  /**
   * The same by language; empty if it is the same in all.
   */
  name_in: {
    [k: string]: string;
  };
  /**
   * What there is to say of it.
   */
  note: string;
  /**
   * The same by language; empty if it is the same in all.
   */
  note_in: {
    [k: string]: string;
  };
  /**
   * How many tickets it is expected to hold; null if the designer does not say.
   */
  size: number | null;
  /**
   * Words that count for each of its tickets.
   */
  tags: string[];
  /**
   * Its tickets.
   */
  tickets: string[];
}
/**
 * Two ends to join.
 */
export interface Ticket {
  /**
   * Unique among the tickets. The smallest client needs it.
   */
  id: string;
  /**
   * The deck it belongs to.
   */
  deck: string;
  /**
   * What it joins. The smallest client needs it.
   *
   * @minItems 2
   * @maxItems 2
   */
  ends: [TicketEnd, TicketEnd];
  /**
   * What it is worth when its ends are joined. The smallest client needs it.
   */
  points: number;
  /**
   * What is added to the score when they are not, so 0 or less as a rule; null without rules. The smallest client needs it.
   */
  points_if_failed: number | null;
  /**
   * Other second ends.
   */
  alternatives: Alternative[];
  /**
   * Spaces of the shortest way between its ends; null if there is none.
   */
  distance: number | null;
  /**
   * Its own tags and those of its deck.
   */
  tags: string[];
}
/**
 * What a ticket joins: one of some stops is enough.
 */
export interface TicketEnd {
  /**
   * The stops, any of which will do. The smallest client needs it.
   */
  stops: string[];
  /**
   * The country, if it is one: the stops are all of its cities and crossings.
   */
  country: string | null;
}
/**
 * Another second end of a ticket, with points of its own; the best of those reached counts.
 */
export interface Alternative {
  /**
   * The stops, any of which will do. The smallest client needs it.
   */
  stops: string[];
  /**
   * The country, if it is one: the stops are all of its cities and crossings.
   */
  country: string | null;
  /**
   * What the ticket is worth when this end is reached.
   */
  points: number;
}
/**
 * A face-down pile of tickets on the table; the rules' `tickets` say what is dealt of it.
 */
export interface TicketPile {
  /**
   * Unique among the piles. The smallest client needs it.
   */
  id: string;
  /**
   * What players call its tickets.
   */
  name: string;
  /**
   * The same by language; empty if it is the same in all.
   */
  name_in: {
    [k: string]: string;
  };
  /**
   * The tickets it is made of. The smallest client needs it.
   */
  tickets: string[];
  /**
   * Tickets that players may agree to shuffle into it.
   */
  may_add: string[];
  /**
   * What becomes of those left once all are dealt.
   */
  undealt: Undealt;
}
/**
 * Points at the end for the player who has the most of something.
 */
export interface EndBonus {
  /**
   * Unique among the bonuses.
   */
  id: string;
  /**
   * The printed name.
   */
  name: string;
  /**
   * The same by language; empty if it is the same in all.
   */
  name_in: {
    [k: string]: string;
  };
  /**
   * What it is worth.
   */
  points: number;
  /**
   * What is counted.
   */
  most:
    | "longest_path"
    | "completed_tickets"
    | "claimed_routes"
    | "trains_left"
    | "locomotives_in_hand"
    | "countries_joined";
  /**
   * The routes that count, for `claimed_routes`; null for all else.
   */
  routes: string[] | null;
  /**
   * The tickets that count, for `completed_tickets`; null for all else.
   */
  tickets: string[] | null;
  /**
   * The countries that count, for `countries_joined`; null for all else.
   */
  countries: string[] | null;
  /**
   * For `locomotives_in_hand`: so many cards of one colour count as one; null if none do.
   */
  same_color_as_one: number | null;
  /**
   * What happens at a tie.
   */
  tie: Tie;
  /**
   * Who has fewer than this cannot win it.
   */
  minimum: number;
}
/**
 * The cards of a country; the rules' `country_cards` say who takes them.
 */
export interface CountryStack {
  /**
   * The country.
   */
  country: string;
  /**
   * The points of its cards: from the top of the stack down, unless it is to be shuffled.
   */
  cards: number[];
}
