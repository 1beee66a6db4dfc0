"""Every sentence of the five rulebooks in short words, with the stories that play it.

A sentence that cannot be played, such as who begins, names what the page of the rules says.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import test_rules_of_claiming as claiming
import test_rules_of_country_cards as country_cards
import test_rules_of_drawing as drawing
import test_rules_of_ending as ending
import test_rules_of_paying as paying
import test_rules_of_scoring as scoring
import test_rules_of_stations as stations
import test_rules_of_tickets as tickets
import test_rules_of_tunnels as tunnels
from match_builders import EUROPES, RULESETS
from stories import Story, stories_in

LIGHTS, NORDIC, POLAND = "northern_lights", "nordic_countries", "poland"
ALL_BUT_NORDIC = tuple(name for name in RULESETS if name != NORDIC)
WITH_FERRIES = (*EUROPES, NORDIC, LIGHTS)
WITH_TUNNELS = (*EUROPES, NORDIC)
WITH_BONUSES = (*EUROPES, NORDIC, LIGHTS)


@dataclass(frozen=True)
class Told:
    """A test that plays a sentence, with some of its parameters."""

    function: Callable[..., None]
    given: tuple[tuple[str, Any], ...] = ()

    def stories(self, ruleset: str) -> list[Story]:
        """Return the test with each choice of parameters that is about a ruleset."""
        return [
            story
            for story in stories_in(self.function)
            if story.may_play_by(ruleset)
            and all(story.given[name] == value for name, value in self.given)
        ]


def case(function: Callable[..., None], **given: Any) -> Told:
    """Return a test with only these values of some parameters."""
    return Told(function, tuple(given.items()))


@dataclass(frozen=True)
class Sentence:
    """A sentence of one or several rulebooks.

    Attributes:
        english: What the English page of the rules says, of a sentence that nobody can play.
        french: What the French page says.
    """

    text: str
    rulesets: tuple[str, ...]
    told: tuple[Told, ...] = ()
    english: str = ""
    french: str = ""


def played(
    text: str, rulesets: str | tuple[str, ...], *functions: Callable[..., None] | Told
) -> Sentence:
    """Return a sentence that stories play."""
    names = (rulesets,) if isinstance(rulesets, str) else rulesets
    told = tuple(one if isinstance(one, Told) else Told(one) for one in functions)
    return Sentence(text, names, told)


def printed(text: str, rulesets: str | tuple[str, ...], english: str, french: str) -> Sentence:
    """Return a sentence that the page of the rules says."""
    names = (rulesets,) if isinstance(rulesets, str) else rulesets
    return Sentence(text, names, english=english, french=french)


PREPARATION = (
    played("Two to five play.", (*EUROPES, LIGHTS), drawing.test_so_many_can_play),
    played("Two or three play.", NORDIC, drawing.test_so_many_can_play),
    played("Two to four play.", POLAND, drawing.test_so_many_can_play),
    played("Everybody has 45 trains.", EUROPES, drawing.test_what_everybody_begins_with),
    played("Everybody has 40 trains.", (LIGHTS, NORDIC), drawing.test_what_everybody_begins_with),
    played("Everybody has 35 trains.", POLAND, drawing.test_what_everybody_begins_with),
    played("Everybody has three stations.", EUROPES, drawing.test_what_everybody_begins_with),
    played(
        "There are no stations.",
        (LIGHTS, NORDIC, POLAND),
        drawing.test_what_everybody_begins_with,
        stations.test_there_are_no_stations_in_this_game,
    ),
    played(
        "The deck has 12 cards of each of 8 colours and 14 locomotives.",
        (*EUROPES, NORDIC, POLAND),
        drawing.test_what_everybody_begins_with,
    ),
    played(
        "The deck has 12 cards of each of 8 colours and 18 locomotives.",
        LIGHTS,
        drawing.test_what_everybody_begins_with,
    ),
    played("Everybody is dealt 4 cards.", RULESETS, drawing.test_what_everybody_begins_with),
    played("Five cards lie face up.", RULESETS, drawing.test_what_everybody_begins_with),
    played(
        "At set-up, too, three locomotives among them are replaced.",
        (*EUROPES, POLAND),
        drawing.test_whether_they_are_replaced_at_set_up,
    ),
    printed(
        "Who has travelled most begins.",
        (LIGHTS, NORDIC, POLAND),
        "most travelled player begins",
        "le plus voyagé commence",
    ),
    printed(
        "Who has been to the most countries of Europe begins.",
        EUROPES,
        "most European countries begins",
        "le plus de pays d’Europe commence",
    ),
    printed("Turns go clockwise.", RULESETS, "clockwise", "sens des aiguilles d’une montre"),
    played("Turns go round the table.", RULESETS, ending.test_turns_go_round_the_table),
    printed(
        "Tickets are secret until the end.",
        RULESETS,
        "Tickets are secret until the end",
        "Les billets restent secrets jusqu’à la fin",
    ),
    printed(
        "Tickets that are kept stay to the end.",
        RULESETS,
        "stay with you to the end",
        "restent à vous jusqu’à la fin",
    ),
    printed("Score markers show the points.", RULESETS, "score marker", "marqueur de score"),
    printed(
        "Train cards of either base game serve.",
        POLAND,
        "train cards, trains and score markers of the USA or the Europe game",
        "du jeu de base ou d’Europe",
    ),
)

DRAWING = (
    played(
        "An action draws two cards, face up or from the deck.",
        RULESETS,
        drawing.test_two_cards_are_drawn_and_the_turn_is_over,
        drawing.test_a_face_up_card_that_is_taken_is_replaced_before_the_next_is_chosen,
    ),
    played(
        "Up to two: the second card is optional.",
        (*EUROPES, LIGHTS),
        drawing.test_whether_the_second_card_is_optional,
    ),
    played(
        "The second card must be drawn.",
        (NORDIC, POLAND),
        drawing.test_whether_the_second_card_is_optional,
    ),
    played(
        "A face-up locomotive counts as both cards.",
        (*EUROPES, POLAND),
        drawing.test_what_a_face_up_locomotive_counts,
    ),
    played(
        "A face-up locomotive is taken as the first card only, and is then the only one.",
        LIGHTS,
        drawing.test_what_a_face_up_locomotive_counts,
    ),
    played(
        "A face-up locomotive counts as one card: two may be taken.",
        NORDIC,
        drawing.test_what_a_face_up_locomotive_counts,
    ),
    played(
        "A locomotive drawn from the deck counts as one card.",
        RULESETS,
        drawing.test_two_locomotives_may_be_drawn_blind,
    ),
    played(
        "When three of the face-up cards are locomotives, all five are replaced.",
        (*EUROPES, POLAND),
        drawing.test_whether_three_face_up_locomotives_are_replaced,
        drawing.test_two_face_up_locomotives_stay,
    ),
    played(
        "They are replaced again while three of the new ones are locomotives.",
        (*EUROPES, POLAND),
        drawing.test_new_face_up_cards_are_replaced_again_while_three_are_locomotives,
    ),
    played(
        "Face-up locomotives are never replaced.",
        (LIGHTS, NORDIC),
        drawing.test_whether_three_face_up_locomotives_are_replaced,
        drawing.test_whether_they_are_replaced_at_set_up,
    ),
    played(
        "An empty deck is made anew of the discards.",
        RULESETS,
        drawing.test_an_empty_deck_is_made_of_the_discards_and_without_any_cannot_be_drawn_from,
    ),
    played(
        "With deck and discards empty the action cannot be chosen, face-up cards or not.",
        RULESETS,
        drawing.test_cards_cannot_be_drawn_while_deck_and_discards_are_empty,
    ),
    played(
        "A draw that the deck ran out of may go on with a face-up card.",
        RULESETS,
        drawing.test_the_second_card_of_a_draw_may_be_face_up_though_the_deck_ran_out,
    ),
    played("Hands have no limit.", RULESETS, drawing.test_hands_have_no_limit),
)

CLAIMING = (
    played(
        "A turn is exactly one action: cards, a route, tickets or, in Europe, a station.",
        RULESETS,
        ending.test_a_turn_is_one_of_the_actions_that_the_game_has,
    ),
    played(
        "One route is claimed a turn, and is then closed to all others.",
        RULESETS,
        paying.test_a_claimed_route_is_closed_and_the_turn_is_over,
    ),
    played(
        "A route is claimed whole, with a train on each space.",
        RULESETS,
        paying.test_a_route_takes_a_train_a_space_and_scores_by_its_length,
        paying.test_a_route_needs_as_many_trains_as_it_has_spaces,
    ),
    played(
        "A route need not touch the player's others.",
        RULESETS,
        paying.test_a_route_need_not_touch_the_player_s_others,
    ),
    played(
        "A locomotive stands for a card on every route.",
        ALL_BUT_NORDIC,
        paying.test_a_locomotive_stands_for_a_card_on_every_route,
    ),
    played(
        "A locomotive stands for a card on tunnels and ferries only.",
        NORDIC,
        paying.test_a_locomotive_stands_for_a_card_on_tunnels_and_ferries_where_only_there,
        paying.test_a_locomotive_is_refused_where_it_is_not_wild,
    ),
    played(
        "A grey route takes cards of any one colour.",
        (*EUROPES, NORDIC, POLAND),
        paying.test_a_gray_route_takes_any_one_colour,
    ),
    played(
        "Every grey route is a ferry.",
        LIGHTS,
        case(
            claiming.test_a_route_that_the_game_does_not_have_is_a_mistake_on_its_board,
            check="R012",
        ),
    ),
    played(
        "Every ferry is grey.",
        (*EUROPES, LIGHTS),
        case(
            claiming.test_a_route_that_the_game_does_not_have_is_a_mistake_on_its_board,
            check="R011",
        ),
    ),
    played(
        "A ferry may have any colour, which its spaces without an icon ask for.",
        NORDIC,
        paying.test_a_ferry_may_have_a_colour_which_its_other_spaces_ask_for,
    ),
    played(
        "Each icon of a ferry costs a locomotive.",
        EUROPES,
        paying.test_what_stands_for_the_locomotive_of_a_ferry,
    ),
    played(
        "Each icon of a ferry costs a locomotive, or two cards of one colour.",
        LIGHTS,
        paying.test_what_stands_for_the_locomotive_of_a_ferry,
    ),
    played(
        "Each icon of a ferry costs a locomotive, or any three cards.",
        NORDIC,
        paying.test_what_stands_for_the_locomotive_of_a_ferry,
    ),
    played(
        "The other spaces of a grey ferry take one colour; a locomotive may stand in.",
        WITH_FERRIES,
        paying.test_the_spaces_of_a_gray_ferry_without_an_icon_take_one_colour,
    ),
    played(
        "There are no ferries.",
        POLAND,
        case(
            claiming.test_a_route_that_the_game_does_not_have_is_a_mistake_on_its_board,
            check="R002",
        ),
    ),
    played(
        "There are no tunnels.",
        (LIGHTS, POLAND),
        case(
            claiming.test_a_route_that_the_game_does_not_have_is_a_mistake_on_its_board,
            check="R001",
        ),
    ),
    played(
        "The board has no route that the game does not have.",
        RULESETS,
        claiming.test_the_routes_of_a_shipped_board_are_those_that_the_game_has,
    ),
    played(
        "A route with a draw bonus gives so many cards of the deck, never face-up ones.",
        LIGHTS,
        claiming.test_a_route_with_a_draw_bonus_gives_cards_of_the_deck,
    ),
    played(
        "No route has a draw bonus.",
        (*EUROPES, NORDIC, POLAND),
        case(
            claiming.test_a_route_that_the_game_does_not_have_is_a_mistake_on_its_board,
            check="R003",
        ),
    ),
    played(
        "On Murmansk–Lieksa any four cards stand for one of the chosen colour.",
        NORDIC,
        paying.test_four_cards_stand_for_one_on_the_long_haul,
        paying.test_four_cards_stand_for_none_on_other_routes_than_the_long_haul,
    ),
    played(
        "Locomotives may be among those four.",
        NORDIC,
        paying.test_locomotives_may_be_among_the_four_cards_of_the_long_haul,
    ),
    played(
        "They may do so as often as wished, for each of its nine spaces.",
        NORDIC,
        paying.test_four_cards_may_stand_for_each_space_of_the_long_haul,
    ),
    played(
        "Of two tracks one is used by 2 or 3 players, both by 4 or 5.",
        (*EUROPES, LIGHTS),
        case(claiming.test_so_many_tracks_of_a_connection_are_claimed_and_no_more, tracks=2),
    ),
    played(
        "Of two tracks one is used by 2 players, both by 3.",
        NORDIC,
        claiming.test_so_many_tracks_of_a_connection_are_claimed_and_no_more,
    ),
    played(
        "Of two tracks one is used by 2 or 3 players, both by 4.",
        POLAND,
        case(
            claiming.test_so_many_tracks_of_a_connection_are_claimed_and_no_more,
            kind=claiming.ORDINARY,
        ),
    ),
    played(
        "Of three tracks one is used by 2 players, two by 3, all by 4 or 5.",
        LIGHTS,
        case(claiming.test_so_many_tracks_of_a_connection_are_claimed_and_no_more, tracks=3),
    ),
    played(
        "All tracks to a neighbouring country are used at every number of players.",
        POLAND,
        case(
            claiming.test_so_many_tracks_of_a_connection_are_claimed_and_no_more,
            kind=claiming.BORDER,
        ),
    ),
    played(
        "A player owns one track of a connection at most.",
        RULESETS,
        claiming.test_one_player_owns_one_track_of_a_connection,
    ),
    played(
        "This holds for tracks to a neighbouring country, too.",
        POLAND,
        claiming.test_one_player_owns_one_track_to_a_neighbouring_country,
    ),
)

TUNNELS = (
    played(
        "A tunnel is paid, then the top three cards of the deck are revealed.",
        WITH_TUNNELS,
        tunnels.test_three_cards_are_revealed_and_those_that_match_cost,
        tunnels.test_no_more_than_three_cards_are_revealed,
    ),
    played(
        "Each revealed card of the paid colour, and each locomotive, costs one card more.",
        WITH_TUNNELS,
        tunnels.test_three_cards_are_revealed_and_those_that_match_cost,
    ),
    played(
        "The card more is one of that colour, or a locomotive.",
        WITH_TUNNELS,
        tunnels.test_a_locomotive_pays_what_a_tunnel_asks_for,
    ),
    played(
        "Paid with locomotives alone, only locomotives cost, and only they pay.",
        WITH_TUNNELS,
        tunnels.test_paid_with_locomotives_only_locomotives_cost_and_pay,
    ),
    played(
        "Paid with locomotives alone, a revealed colour costs nothing.",
        "europe",
        tunnels.test_paid_with_locomotives_alone_a_revealed_colour_costs_nothing,
    ),
    played(
        "Who cannot or will not pay takes the cards back, and the turn is over.",
        WITH_TUNNELS,
        tunnels.test_who_cannot_or_will_not_pay_a_tunnel_takes_the_cards_back,
    ),
    played(
        "Revealed cards are discarded.",
        WITH_TUNNELS,
        tunnels.test_who_cannot_or_will_not_pay_a_tunnel_takes_the_cards_back,
        tunnels.test_three_cards_are_revealed_and_those_that_match_cost,
    ),
    played(
        "With fewer than three cards to reveal, those are revealed.",
        WITH_TUNNELS,
        tunnels.test_with_fewer_than_three_cards_those_are_revealed,
    ),
    played(
        "With none to reveal, a tunnel is free of the risk.",
        WITH_TUNNELS,
        tunnels.test_without_any_card_to_reveal_a_tunnel_costs_what_it_shows,
    ),
)

STATIONS = (
    played(
        "A station is built in a city that has none of anybody's.",
        EUROPES,
        stations.test_a_city_holds_one_station_of_anybody,
    ),
    played(
        "One station is built a turn.",
        EUROPES,
        stations.test_building_a_station_is_the_whole_turn_and_its_cards_are_discarded,
    ),
    played(
        "The first costs 1 card, the second 2, the third 3 of one colour; there is no fourth.",
        EUROPES,
        stations.test_stations_cost_one_then_two_then_three_cards_of_one_colour,
    ),
    played(
        "Locomotives are wild for stations.",
        EUROPES,
        stations.test_locomotives_are_wild_for_stations_and_two_colours_do_not_pay,
    ),
    played(
        "A station lends one opponent's route into its city, the same for all tickets.",
        EUROPES,
        stations.test_a_station_lends_one_route_the_same_for_all_tickets,
    ),
    played(
        "Which one is chosen at the end.",
        EUROPES,
        stations.test_which_route_a_station_lends_is_chosen_at_the_end,
    ),
    played(
        "Several players may be lent the same route.",
        EUROPES,
        stations.test_several_players_may_be_lent_the_same_route,
    ),
    played(
        "A lent route does not extend the longest path.",
        EUROPES,
        stations.test_a_lent_route_is_no_part_of_the_longest_path,
    ),
)

TICKETS = (
    played(
        "There are 55 tickets.",
        LIGHTS,
        tickets.test_so_many_tickets_are_in_play,
        tickets.test_only_the_ruleset_s_tickets_are_dealt,
    ),
    played(
        "There are 46 tickets.",
        NORDIC,
        tickets.test_so_many_tickets_are_in_play,
        tickets.test_only_the_ruleset_s_tickets_are_dealt,
    ),
    played(
        "There are 35 tickets.",
        POLAND,
        tickets.test_so_many_tickets_are_in_play,
        tickets.test_only_the_ruleset_s_tickets_are_dealt,
    ),
    played(
        "Used are the tickets marked Europe: 6 long and 40 regular ones.",
        "europe",
        tickets.test_so_many_tickets_are_in_play,
        tickets.test_only_the_ruleset_s_tickets_are_dealt,
    ),
    played(
        "Used are the tickets marked 1912: 6 long and 49 regular ones.",
        "europe_1912",
        tickets.test_so_many_tickets_are_in_play,
        tickets.test_only_the_ruleset_s_tickets_are_dealt,
    ),
    played(
        "Used are the tickets of both: 12 long and 89 regular ones.",
        "mega_europe",
        tickets.test_so_many_tickets_are_in_play,
        tickets.test_only_the_ruleset_s_tickets_are_dealt,
    ),
    played(
        "Used are the 45 tickets marked Big Cities, and no long ones.",
        "big_cities",
        tickets.test_so_many_tickets_are_in_play,
        tickets.test_only_the_ruleset_s_tickets_are_dealt,
    ),
    played(
        "They lead to London, Berlin, Moskva, Paris, Wien, Madrid, Roma, Athína and Angora.",
        "big_cities",
        tickets.test_big_cities_is_played_with_tickets_to_nine_cities,
    ),
    printed(
        "The rules name the nine cities.",
        "big_cities",
        "London, Berlin, Moskva, Paris, Wien, Madrid, Roma, Athína and Angora",
        "London, Berlin, Moskva, Paris, Wien, Madrid, Roma, Athína et Angora",
    ),
    printed(
        "The tickets of the Orient-Express and the promotional one may be added.",
        EUROPES,
        "“Orient-Express” and “promotional ticket”",
        "« Orient-Express » et « billet promotionnel »",
    ),
    played(
        "Four tickets are dealt, two of them kept at least.",
        (LIGHTS, POLAND),
        tickets.test_so_many_tickets_are_dealt_so_many_kept_and_the_others_go_where_the_rules_say,
    ),
    played(
        "Five tickets are dealt, two of them kept at least.",
        (NORDIC, "big_cities"),
        tickets.test_so_many_tickets_are_dealt_so_many_kept_and_the_others_go_where_the_rules_say,
    ),
    played(
        "A long and three regular tickets are dealt, two of either kind kept at least.",
        ("europe", "europe_1912"),
        tickets.test_so_many_tickets_are_dealt_so_many_kept_and_the_others_go_where_the_rules_say,
        tickets.test_one_long_ticket_and_three_others_are_dealt_and_any_two_of_them_may_be_kept,
    ),
    played(
        "Two long tickets are dealt and one kept at most, before five regular ones are dealt.",
        "mega_europe",
        tickets.test_of_two_long_tickets_each_player_keeps_one_at_most_before_any_other_is_dealt,
    ),
    played(
        "Three are kept in all: two regular ones beside a long one, three without.",
        "mega_europe",
        tickets.test_three_tickets_are_kept_of_both_deals_together,
    ),
    played(
        "Tickets rejected at set-up go under the pile.",
        LIGHTS,
        tickets.test_tickets_rejected_at_set_up_go_under_the_pile_as_they_are_or_shuffled,
    ),
    played(
        "Tickets rejected at set-up are shuffled together and go under the pile.",
        (POLAND, "mega_europe", "big_cities"),
        tickets.test_tickets_rejected_at_set_up_go_under_the_pile_as_they_are_or_shuffled,
    ),
    played(
        "Tickets rejected at set-up leave the game, and undealt long ones too.",
        ("europe", "europe_1912", NORDIC),
        tickets.test_so_many_tickets_are_dealt_so_many_kept_and_the_others_go_where_the_rules_say,
    ),
    played(
        "Long tickets that are rejected leave the game, undealt ones too.",
        "mega_europe",
        tickets.test_of_two_long_tickets_each_player_keeps_one_at_most_before_any_other_is_dealt,
        tickets.test_three_tickets_are_kept_of_both_deals_together,
    ),
    played(
        "In play three tickets are drawn, one of them kept at least.",
        tuple(name for name in RULESETS if name != "big_cities"),
        tickets.test_the_ticket_action_draws_three_or_four_and_one_must_be_kept,
        tickets.test_one_ticket_or_all_drawn_may_be_kept,
    ),
    played(
        "In play four tickets are drawn, one of them kept at least.",
        "big_cities",
        tickets.test_the_ticket_action_draws_three_or_four_and_one_must_be_kept,
        tickets.test_one_ticket_or_all_drawn_may_be_kept,
    ),
    played(
        "If fewer are left, what is left is drawn.",
        RULESETS,
        tickets.test_of_a_pile_that_runs_out_what_is_left_is_drawn,
    ),
    played(
        "Tickets rejected in play go under the pile.",
        ALL_BUT_NORDIC,
        tickets.test_tickets_rejected_in_play_go_under_the_pile_as_they_are,
    ),
    played(
        "Tickets rejected in play leave the game.",
        NORDIC,
        tickets.test_tickets_rejected_in_play_leave_the_game,
    ),
    played(
        "Any number of tickets may be drawn in a game.",
        RULESETS,
        tickets.test_tickets_may_be_drawn_in_any_number_of_turns_and_all_are_held,
    ),
)

COUNTRY_CARDS = (
    played(
        "Twenty cards of seven countries lie in stacks, the highest on top.",
        POLAND,
        country_cards.test_the_highest_card_of_every_stack_lies_on_top,
    ),
    played(
        "A route into a country whose network reaches another takes the top card of each.",
        POLAND,
        country_cards.test_joining_two_countries_takes_the_top_card_of_each_stack,
    ),
    played(
        "One country alone brings nothing.",
        POLAND,
        country_cards.test_one_country_alone_brings_no_card,
    ),
    played(
        "An empty stack gives nothing; one player may take several cards of one country.",
        POLAND,
        country_cards.test_the_first_example_of_the_rulebook,
    ),
    played(
        "Joining two networks without a new country gives nothing.",
        POLAND,
        country_cards.test_the_second_example_of_the_rulebook,
    ),
    played(
        "Who connects a country whose stack is empty takes no card at all.",
        POLAND,
        country_cards.test_a_country_without_cards_left_brings_no_card_at_all_in_poland,
    ),
    played(
        "A second route into a country of the network brings nothing.",
        POLAND,
        country_cards.test_a_second_route_into_a_country_brings_nothing_in_poland,
    ),
    played(
        "Country cards are points at the end.",
        POLAND,
        country_cards.test_country_cards_are_points_at_the_end,
    ),
    played(
        "There are no country cards.",
        (*EUROPES, NORDIC, LIGHTS),
        country_cards.test_there_are_no_country_cards_in_this_game,
    ),
    printed("Stacks lie face up.", POLAND, "face-up stack", "face visible, la plus forte"),
    printed(
        "Cards taken lie face up.", POLAND, "lie face up in front of you", "restent face visible"
    ),
)

SCORING = (
    played(
        "Routes score 1, 2, 4, 7, 10 by their length of 1 to 5.",
        LIGHTS,
        paying.test_a_route_takes_a_train_a_space_and_scores_by_its_length,
        paying.test_lengths_score_on_any_board,
    ),
    played(
        "Routes score 1, 2, 4, 7, 10, 15 by their length of 1 to 6, and 27 of 9.",
        NORDIC,
        paying.test_a_route_takes_a_train_a_space_and_scores_by_its_length,
        paying.test_lengths_score_on_any_board,
    ),
    played(
        "Routes score 1, 2, 4, 7 by their length of 1 to 4, 15 of 6 and 21 of 8.",
        EUROPES,
        paying.test_a_route_takes_a_train_a_space_and_scores_by_its_length,
        paying.test_lengths_score_on_any_board,
    ),
    played(
        "Routes score 1, 2, 4, 7, 10, 15 by their length of 1 to 6.",
        POLAND,
        paying.test_a_route_takes_a_train_a_space_and_scores_by_its_length,
        paying.test_lengths_score_on_any_board,
    ),
    played(
        "A ticket adds its points if the player's routes join its cities, and else takes them.",
        RULESETS,
        scoring.test_a_ticket_gives_its_points_or_takes_them,
    ),
    played(
        "Points of routes, tickets and bonuses are added up.",
        ("europe", LIGHTS),
        scoring.test_points_of_routes_tickets_and_bonuses_are_added,
    ),
    played(
        "The European Express: 10 points for the longest path.",
        EUROPES,
        scoring.test_the_longest_path_wins_the_express,
    ),
    played(
        "Each station not built: 4 points.",
        EUROPES,
        stations.test_each_station_not_built_scores_four,
    ),
    played(
        "Globetrotter: 10 points for the most completed tickets.",
        NORDIC,
        scoring.test_the_most_completed_tickets_win_globetrotter,
        scoring.test_globetrotter_does_not_count_routes,
    ),
    played("There are no bonuses.", POLAND, scoring.test_there_are_no_bonuses_in_poland),
    played(
        "The longest path may pass a city many times; each train counts once.",
        (*EUROPES, NORDIC, LIGHTS),
        scoring.test_the_longest_path_passes_a_city_again_and_counts_each_train_once,
    ),
    played(
        "All who are tied for a bonus score it.",
        (*EUROPES, LIGHTS),
        scoring.test_all_who_are_tied_score_a_bonus,
    ),
    played(
        "All who are tied for the most completed tickets score it.",
        NORDIC,
        scoring.test_all_who_completed_as_many_tickets_are_globetrotters,
    ),
    played(
        "A bonus asks for no minimum: all score it if all have nothing.",
        ("europe", NORDIC, LIGHTS),
        scoring.test_all_score_a_bonus_of_which_nobody_has_any,
    ),
)

BONUS_CARDS = (
    played(
        "Four of the eleven cards are drawn.", LIGHTS, scoring.test_four_bonus_cards_are_in_play
    ),
    printed("They lie open.", LIGHTS, "lay them face up", "posez-les face visible"),
    played(
        "All eleven are scored by all if nobody has anything that they count.",
        LIGHTS,
        scoring.test_all_score_a_bonus_card_though_all_have_nothing_that_it_counts,
    ),
    played(
        "Call of the Wild, 5: locomotives in hand, a pair of one colour counting as one.",
        LIGHTS,
        scoring.test_the_bonus_card_for_locomotives_counts_pairs_of_one_colour,
        scoring.test_one_card_of_a_colour_counts_as_no_locomotive,
    ),
    played(
        "Capital Investment, 7: completed tickets to one of four capitals.",
        LIGHTS,
        case(scoring.test_bonus_cards_that_count_completed_tickets, card="capital_investment"),
        scoring.test_a_ticket_to_one_capital_counts_for_its_bonus_card,
    ),
    played("Cost Efficiency, 7: trains left.", LIGHTS, scoring.test_the_bonus_card_for_trains_left),
    played(
        "Small Steps Strategist, 10: routes of one space.",
        LIGHTS,
        case(scoring.test_bonus_cards_that_count_claimed_routes, card="small_steps_strategist"),
    ),
    played(
        "International Tycoon, 12: countries joined by routes.",
        LIGHTS,
        scoring.test_the_bonus_card_for_countries,
    ),
    played(
        "Nordic Express, 10: the longest path.",
        LIGHTS,
        scoring.test_the_bonus_card_for_the_longest_path,
    ),
    played(
        "Local Network, 10: completed tickets of 5 points or less.",
        LIGHTS,
        case(scoring.test_bonus_cards_that_count_completed_tickets, card="local_network"),
    ),
    played(
        "Polar Express, 12: completed tickets to the Arctic Circle.",
        LIGHTS,
        case(scoring.test_bonus_cards_that_count_completed_tickets, card="polar_express"),
    ),
    played(
        "Snowplow Award, 12: routes to a city inside the Arctic Circle.",
        LIGHTS,
        case(scoring.test_bonus_cards_that_count_claimed_routes, card="snowplow_award"),
    ),
    played(
        "Ferry Master, 12: ferries.",
        LIGHTS,
        case(scoring.test_bonus_cards_that_count_claimed_routes, card="ferry_master"),
    ),
    played(
        "The Wild West, 7: routes to a city in Norway.",
        LIGHTS,
        case(scoring.test_bonus_cards_that_count_claimed_routes, card="the_wild_west"),
    ),
)

END = (
    played(
        "Who ends a turn with 0, 1 or 2 trains gives everybody one more turn, that one too.",
        RULESETS,
        ending.test_whoever_ends_a_turn_with_two_trains_gives_everybody_one_more_turn,
    ),
    played(
        "The most points win.",
        RULESETS,
        ending.test_more_points_win_whatever_else_there_is,
    ),
    played(
        "At equal points: the most completed tickets, then the most bonus cards.",
        LIGHTS,
        ending.test_who_wins_at_equal_points,
    ),
    played(
        "At equal points: the most completed tickets, then the longest path.",
        NORDIC,
        ending.test_who_wins_at_equal_points,
    ),
    played(
        "At equal points: the most completed tickets, the fewest stations, the longest path.",
        EUROPES,
        ending.test_who_wins_at_equal_points,
    ),
    played(
        "At equal points: the most completed tickets, then the most points from tickets.",
        POLAND,
        ending.test_who_wins_at_equal_points,
        ending.test_failed_tickets_are_subtracted_from_the_points_that_break_a_tie_in_poland,
    ),
    played(
        "Who is equal in all that shares the victory.",
        RULESETS,
        ending.test_players_equal_in_everything_share_the_victory,
    ),
)

EXAMPLES = (
    played(
        "A yellow route of 2: two yellow, a yellow and a locomotive, or two locomotives.",
        LIGHTS,
        paying.test_a_yellow_route_where_locomotives_are_wild,
    ),
    played(
        "A ferry of 3 with an icon: two of one colour, and a locomotive or a pair.",
        LIGHTS,
        paying.test_a_ferry_with_one_icon_takes_a_locomotive_or_a_pair,
    ),
    played(
        "Mo i Rana–Narvik: a locomotive and a pair for the icons, and two of one colour.",
        LIGHTS,
        paying.test_a_ferry_with_two_icons_takes_a_locomotive_and_a_pair,
    ),
    played(
        "A yellow route of 2: two yellow, nothing else.",
        NORDIC,
        paying.test_a_locomotive_is_refused_where_it_is_not_wild,
    ),
    played(
        "A grey route of 3: three of one colour.",
        NORDIC,
        paying.test_a_gray_route_takes_one_colour_only,
    ),
    played(
        "Murmansk–Lieksa: 7 green and 8 others.",
        NORDIC,
        paying.test_four_cards_stand_for_one_on_the_long_haul,
    ),
    played(
        "Smyrna–Palermo: 2 locomotives and 4 of one colour.",
        "europe",
        paying.test_a_ferry_of_six_spaces_with_two_icons,
    ),
    played(
        "A tunnel paid with 2 red, a red revealed: one more red.",
        "europe",
        case(tunnels.test_a_tunnel_asks_for_a_card_for_each_match, paid={"red": 2}),
    ),
    played(
        "A tunnel paid with 2 green, a locomotive revealed: one more green.",
        "europe",
        case(tunnels.test_a_tunnel_asks_for_a_card_for_each_match, paid={"green": 2}),
    ),
    played(
        "A tunnel paid with 2 locomotives, a locomotive revealed: one more locomotive.",
        "europe",
        case(tunnels.test_a_tunnel_asks_for_a_card_for_each_match, paid={"locomotive": 2}),
    ),
    played(
        "A tunnel that is given up costs nothing.",
        "europe",
        tunnels.test_a_player_who_will_not_pay_a_tunnel_takes_the_cards_back,
    ),
    played(
        "A tunnel without cards to reveal costs what it shows.",
        "europe",
        tunnels.test_a_tunnel_without_cards_to_reveal_is_free_of_the_risk,
    ),
    played(
        "Russia and Germany: 7 and 7; Germany and Czechia: 4 and 10; then Belarus: 3, 4 and 6.",
        POLAND,
        country_cards.test_the_first_example_of_the_rulebook,
    ),
    played(
        "Russia–Belarus and Ukraine–Slovakia joined: nothing; then Czechia: a card of each.",
        POLAND,
        country_cards.test_the_second_example_of_the_rulebook,
    ),
)

BOX = (
    printed("158 cards.", "europe", "158 cards in all", "158 cartes en tout"),
    printed("157 cards.", NORDIC, "157 cards in all", "157 cartes en tout"),
    printed("180 cards.", LIGHTS, "180 cards in all", "180 cartes en tout"),
    printed(
        "The anniversary edition has 6 tickets of the Orient-Express.",
        ("europe_1912", "mega_europe", "big_cities"),
        "6 tickets of the deck “Orient-Express”",
        "6 billets du paquet « Orient-Express »",
    ),
    printed(
        "The board has 9 countries.", LIGHTS, "9 countries with cities", "9 pays avec des villes"
    ),
    printed("20 country cards.", POLAND, "20 country cards in all", "20 cartes pays en tout"),
    printed("The French box says Scandinavie.", NORDIC, "Nordic Countries", "Scandinavie"),
    printed("The French box says Pologne.", POLAND, "Poland", "Pologne"),
    printed("The route is printed Murmansk–Lieksa.", NORDIC, "Murmansk–Lieksa", "Murmansk–Lieksa"),
)

SENTENCES = (
    *PREPARATION,
    *DRAWING,
    *CLAIMING,
    *TUNNELS,
    *STATIONS,
    *TICKETS,
    *COUNTRY_CARDS,
    *SCORING,
    *BONUS_CARDS,
    *END,
    *EXAMPLES,
    *BOX,
)
