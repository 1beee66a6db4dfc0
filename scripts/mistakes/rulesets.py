"""Rules that contradict themselves."""

from collections.abc import Mapping
from random import Random

from mistakes.kinds import in_rules, needed, one_of
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.rules.scoring import Bonus, TieBreak
from trackwright.schema.rules.tickets import Pile


@in_rules("More tickets must be kept than are dealt.", "L001")
def more_kept_than_dealt(ruleset: Ruleset, random: Random) -> Ruleset:
    dealt = sum(deal.cards for deal in ruleset.tickets.deals)
    keep = dealt + random.randint(1, 3)
    return ruleset.changed(tickets=ruleset.tickets.changed(keep_at_least=keep))


@in_rules("More tickets must be kept than are drawn.", "L001")
def more_kept_than_drawn(ruleset: Ruleset, random: Random) -> Ruleset:
    action = needed(ruleset.tickets.action, "no tickets are drawn")
    action = action.changed(keep_at_least=action.draw + random.randint(1, 3))
    return ruleset.changed(tickets=ruleset.tickets.changed(action=action))


@in_rules("A pile of tickets is made that nobody draws from.", "L002")
def pile_never_used(ruleset: Ruleset, random: Random) -> Ruleset:
    model = random.choice(ruleset.tickets.piles)
    piles = (*ruleset.tickets.piles, Pile(id="spare", tickets=model.tickets))
    return ruleset.changed(tickets=ruleset.tickets.changed(piles=piles))


@in_rules("A deal names a pile that does not exist.", "L018")
def deal_from_an_unknown_pile(ruleset: Ruleset, random: Random) -> Ruleset:
    deals = list(ruleset.tickets.deals)
    index = random.randrange(len(deals))
    deals[index] = deals[index].changed(pile=f"{deals[index].pile}s")
    return ruleset.changed(tickets=ruleset.tickets.changed(deals=tuple(deals)))


@in_rules("A tie-break is listed twice.", "L004")
def tie_break_twice(ruleset: Ruleset, random: Random) -> Ruleset:
    breaks = ruleset.tie_breaks
    place = random.randint(0, len(breaks) - 1)
    again = random.choice([b for b in breaks if b is not TieBreak.SHARED])
    return ruleset.changed(tie_breaks=(*breaks[:place], again, *breaks[place:]))


@in_rules("Tied players win together before the other tie-breaks are asked.", "L004")
def shared_before_the_last(ruleset: Ruleset, random: Random) -> Ruleset:
    others = [*ruleset.tie_breaks]
    if TieBreak.SHARED in others:
        others.remove(TieBreak.SHARED)
    others.insert(random.randrange(len(others)), TieBreak.SHARED)
    return ruleset.changed(tie_breaks=tuple(others))


@in_rules("The rules of parallel tracks forget a number of players.", "L005")
def players_missing_in_the_track_rules(ruleset: Ruleset, random: Random) -> Ruleset:
    index, usable = _counted_tracks(ruleset, random)
    gone = random.choice(sorted(usable))
    return _with_usable(ruleset, index, {n: few for n, few in usable.items() if n != gone})


@in_rules("A longer route scores less than a shorter one.", "L007")
def score_that_falls(ruleset: Ruleset, random: Random) -> Ruleset:
    lengths = dict(ruleset.scoring.lengths)
    order = sorted(lengths)
    index = random.randrange(1, len(order))
    one, other = order[index - 1], order[index]
    lengths[one], lengths[other] = lengths[other], lengths[one]
    return ruleset.changed(scoring=ruleset.scoring.changed(lengths=lengths))


@in_rules("A line of the score table is not the usual one: 5 spaces score 12.", "L010")
def unusual_points(ruleset: Ruleset, random: Random) -> Ruleset:
    usual = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}
    length = random.choice(sorted(usual))
    lengths = {**ruleset.scoring.lengths, length: usual[length] + (2 if length == 5 else 1)}
    return ruleset.changed(scoring=ruleset.scoring.changed(lengths=lengths))


@in_rules("The table of points leaves out a length.", "L006")
def gap_in_the_score_table(ruleset: Ruleset, random: Random) -> Ruleset:
    gone = random.choice((2, 3))
    lengths = {n: points for n, points in ruleset.scoring.lengths.items() if n != gone}
    return ruleset.changed(scoring=ruleset.scoring.changed(lengths=lengths))


@in_rules("The table of points has a length that no player has trains for.", "L031")
def points_for_an_impossible_length(ruleset: Ruleset, random: Random) -> Ruleset:
    length = ruleset.players.trains + random.randint(1, 9)
    lengths = {**ruleset.scoring.lengths, length: 99}
    return ruleset.changed(scoring=ruleset.scoring.changed(lengths=lengths))


@in_rules("A bonus is worth nothing, or less.", "L030")
def bonus_worth_nothing(ruleset: Ruleset, random: Random) -> Ruleset:
    bonuses = needed(ruleset.bonuses, "the rules have no bonuses")
    cards = list(bonuses.cards)
    index = random.randrange(len(cards))
    cards[index] = cards[index].changed(points=random.choice((0, -10)))
    return ruleset.changed(bonuses=bonuses.changed(cards=tuple(cards)))


@in_rules("One colour has fewer train cards than the others.", "L022")
def colour_with_fewer_cards(ruleset: Ruleset, random: Random) -> Ruleset:
    cards = ruleset.train_cards
    color = random.choice(sorted(cards.colors))
    colors = {**cards.colors, color: cards.colors[color] - random.randint(1, 4)}
    return ruleset.changed(train_cards=cards.changed(colors=colors))


@in_rules("Tickets are neither dealt nor drawn.", "L020")
def tickets_never_dealt(ruleset: Ruleset, random: Random) -> Ruleset:  # noqa: ARG001
    tickets = ruleset.tickets.changed(deals=(), action=None, keep_at_least=0)
    return ruleset.changed(tickets=tickets)


@in_rules("With more players fewer parallel tracks may be used.", "L026")
def fewer_tracks_with_more_players(ruleset: Ruleset, random: Random) -> Ruleset:
    index, usable = _counted_tracks(ruleset, random)
    turned = zip(sorted(usable), sorted(usable.values(), reverse=True), strict=True)
    return _with_usable(ruleset, index, dict(turned))


def _counted_tracks(ruleset: Ruleset, random: Random) -> tuple[int, Mapping[int, int]]:
    """Return one of the rules of parallel tracks that depend on the number of players."""
    rules = enumerate(ruleset.parallel_tracks.rules)
    counted = [(n, rule.usable) for n, rule in rules if not isinstance(rule.usable, str)]
    return one_of(random, counted, "no rules by the number of players")


def _with_usable(ruleset: Ruleset, index: int, usable: Mapping[int, int]) -> Ruleset:
    rules = list(ruleset.parallel_tracks.rules)
    rules[index] = rules[index].changed(usable=usable)
    tracks = ruleset.parallel_tracks.changed(rules=tuple(rules))
    return ruleset.changed(parallel_tracks=tracks)


@in_rules("A station costs more cards than there are of a colour.", "L008")
def unpayable_station(ruleset: Ruleset, random: Random) -> Ruleset:
    stations = needed(ruleset.stations, "the rules have no stations")
    costs = list(stations.costs)
    costs[-1] = ruleset.train_cards.total + random.randint(1, 9)
    return ruleset.changed(stations=stations.changed(costs=tuple(costs)))


@in_rules("The players are dealt more train cards than there are.", "L011")
def hands_larger_than_the_deck(ruleset: Ruleset, random: Random) -> Ruleset:
    cards = ruleset.train_cards
    hand = cards.total // ruleset.players.maximum + random.randint(1, 9)
    return ruleset.changed(train_cards=cards.changed(starting_hand=hand))


@in_rules("A tie-break counts stations, though the rules have none.", "L012")
def tie_break_without_its_mechanic(ruleset: Ruleset, random: Random) -> Ruleset:  # noqa: ARG001
    if ruleset.stations is None:
        return ruleset.changed(tie_breaks=(TieBreak.FEWEST_STATIONS, *ruleset.tie_breaks))
    return ruleset.changed(stations=None)


@in_rules("More bonuses are drawn than there are.", "L014")
def more_bonuses_drawn_than_there_are(ruleset: Ruleset, random: Random) -> Ruleset:
    bonuses = needed(ruleset.bonuses, "the rules have no bonuses")
    drawn = len(bonuses.cards) + random.randint(1, 3)
    return ruleset.changed(bonuses=bonuses.changed(drawn=drawn))


@in_rules("A bonus asks for more than anybody can have.", "L003")
def unreachable_bonus(ruleset: Ruleset, random: Random) -> Ruleset:
    bonuses = needed(ruleset.bonuses, "the rules have no bonuses")
    kinds = ("trains_left", "longest_path")
    bonus = {"id": "dream", "points": 10, "most": {"kind": random.choice(kinds)}}
    minimum = ruleset.players.trains + random.randint(1, 9)
    dream = Bonus.model_validate({**bonus, "minimum": minimum})
    return ruleset.changed(bonuses=bonuses.changed(cards=(*bonuses.cards, dream)))


@in_rules("The end begins when a player still has all trains.", "L015")
def end_at_the_start(ruleset: Ruleset, random: Random) -> Ruleset:
    left = ruleset.players.trains + random.randint(0, 3)
    return ruleset.changed(end=ruleset.end.changed(trains_left=left))


@in_rules("The box holds another number of train cards than the rules.", "L016")
def box_of_other_train_cards(ruleset: Ruleset, random: Random) -> Ruleset:
    box = needed(ruleset.box, "the rules describe no box")
    needed(box.train_cards, "the box counts no train cards")
    cards = ruleset.train_cards
    locomotives = cards.locomotives + random.choice((-2, -1, 1, 2, 4))
    return ruleset.changed(train_cards=cards.changed(locomotives=locomotives))


@in_rules("The box holds another number of cards than its parts together.", "L034")
def box_of_other_cards(ruleset: Ruleset, random: Random) -> Ruleset:
    box = needed(ruleset.box, "the rules describe no box")
    cards = needed(box.cards, "the box counts no cards")
    return ruleset.changed(box=box.changed(cards=cards + random.choice((-1, 1, 10))))


@in_rules("The box holds another number of bonus cards than the rules.", "L017")
def box_of_other_bonus_cards(ruleset: Ruleset, random: Random) -> Ruleset:
    box = needed(ruleset.box, "the rules describe no box")
    needed(box.bonus_cards, "the box counts no bonus cards")
    bonuses = needed(ruleset.bonuses, "the rules have no bonuses")
    cards = list(bonuses.cards)
    if len(cards) > 1:
        cards.pop(random.randrange(len(cards)))
    else:
        cards.append(cards[0].changed(id="copy"))
    return ruleset.changed(bonuses=bonuses.changed(cards=tuple(cards)))


@in_rules("The rules have a field that does not exist, such as `trains_each`.", "L019")
def unknown_field_of_the_rules(ruleset: Ruleset, random: Random) -> Ruleset:
    field = random.choice(("trains_each", "colour", "station", "max_players"))
    return Ruleset.model_validate({**dict(ruleset), field: 3})


@in_rules("A pile is said to hold another number of tickets.", "R019")
def pile_of_another_size(ruleset: Ruleset, random: Random) -> Ruleset:
    piles = list(ruleset.tickets.piles)
    counted = [index for index, pile in enumerate(piles) if pile.size]
    index = one_of(random, counted, "no pile is counted")
    piles[index] = piles[index].changed(size=(piles[index].size or 0) + random.choice((-1, 1, 5)))
    return ruleset.changed(tickets=ruleset.tickets.changed(piles=tuple(piles)))


@in_rules("The box is said to hold another number of tickets.", "R021")
def box_of_other_tickets(ruleset: Ruleset, random: Random) -> Ruleset:
    box = needed(ruleset.box, "the rules describe no box")
    deck = one_of(random, sorted(d for d, n in box.tickets.items() if n > 5), "no tickets counted")
    tickets = {**box.tickets, deck: box.tickets[deck] + random.choice((-1, 1, 4))}
    return ruleset.changed(box=box.changed(tickets=tickets))


@in_rules("Two piles are made of the same tickets.", "R038")
def two_piles_of_the_same_tickets(ruleset: Ruleset, random: Random) -> Ruleset:
    pile = random.choice(ruleset.tickets.piles)
    deal = next(deal for deal in ruleset.tickets.deals if deal.pile == pile.id)
    piles = (*ruleset.tickets.piles, pile.changed(id="copy"))
    deals = (*ruleset.tickets.deals, deal.changed(pile="copy"))
    return ruleset.changed(tickets=ruleset.tickets.changed(piles=piles, deals=deals))


@in_rules("A pile is made of a deck that the board does not have.", "R015")
def pile_of_an_unknown_deck(ruleset: Ruleset, random: Random) -> Ruleset:
    piles = list(ruleset.tickets.piles)
    with_decks = [index for index, pile in enumerate(piles) if pile.tickets.decks]
    index = one_of(random, with_decks, "no pile is made of decks")
    selector = piles[index].tickets
    wrong = selector.changed(decks=(*selector.decks, "no_such_deck"))
    piles[index] = piles[index].changed(tickets=wrong)
    return ruleset.changed(tickets=ruleset.tickets.changed(piles=tuple(piles)))


@in_rules("A bonus speaks of a city, country or region that the board does not have.", "R015")
def bonus_for_an_unknown_place(ruleset: Ruleset, random: Random) -> Ruleset:
    bonuses = needed(ruleset.bonuses, "the rules have no bonuses")
    kind = random.choice(("cities", "countries", "regions"))
    touched = {"touches": {kind: ["atlantis"]}}
    most = {"kind": "claimed_routes", "routes": touched}
    bonus = Bonus.model_validate({"id": "lost", "points": 5, "most": most})
    return ruleset.changed(bonuses=bonuses.changed(cards=(*bonuses.cards, bonus)))


@in_rules("A bonus counts routes that the board does not have.", "R014")
def bonus_that_picks_nothing(ruleset: Ruleset, random: Random) -> Ruleset:
    bonuses = needed(ruleset.bonuses, "the rules have no bonuses")
    length = {"at_least": random.randint(20, 30)}
    most = {"kind": "claimed_routes", "routes": {"length": length}}
    bonus = Bonus.model_validate({"id": "giant", "points": 5, "most": most})
    return ruleset.changed(bonuses=bonuses.changed(cards=(*bonuses.cards, bonus)))


@in_rules("A special way to pay is for routes that the board does not have.", "R013")
def payment_that_picks_nothing(ruleset: Ruleset, random: Random) -> Ruleset:
    paid = ruleset.payment.substitutions
    index = random.randrange(len(paid))
    odd = {**paid[index].model_dump(), "on": {"length": {"at_least": random.randint(20, 30)}}}
    payment = ruleset.payment.changed(substitutions=(*paid, odd))
    return ruleset.changed(payment=payment)
