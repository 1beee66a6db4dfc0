"""Which routes may a player claim, and how could they pay?

Reads what `trackwright export NAME --to engine` writes, with nothing but Python's standard library.
"""

import argparse
import json
from collections import Counter

LOCOMOTIVE, ANY = "locomotive", "any"


def main():
    arguments = parse_arguments()
    with open(arguments.engine, encoding="utf-8") as file:
        engine = json.load(file)
    if (engine["format"], engine["format_version"]) != ("trackwright/engine", 1):
        raise SystemExit("This is not an engine document of version 1.")
    if engine["rules"] is None:
        raise SystemExit("This board was exported without rules, so nothing has a price.")
    players = arguments.players or engine["rules"]["players"]["minimum"]
    for route in claimable(engine, players, arguments.trains, arguments.mine, arguments.others):
        ways = ways_to_pay(route["price"], arguments.hand)
        if ways:
            print(f"{described(engine, route)}: {' or '.join(map(in_words, ways))}")


def claimable(engine, players, trains, mine, others):
    """Yield the routes that are free, and that the player has enough trains for."""
    rules, claimed = engine["rules"], {*mine, *others}
    trains = rules["players"]["trains"] if trains is None else trains
    connections = {connection["id"]: connection for connection in engine["connections"]}
    for route in engine["routes"]:
        connection = connections[route["connection"]]
        usable = connection["usable"].get(str(players))
        if usable is None:
            raise SystemExit(f"This game is not played by {players}.")
        tracks = set(connection["routes"])
        if (
            route["id"] not in claimed
            and route["length"] <= trains
            and len(tracks & claimed) < usable
            and len(tracks & set(mine)) < rules["parallel_tracks"]["owned"]
        ):
            yield route


def ways_to_pay(price, hand):
    """Return every way to pay from a hand, those with the fewest locomotives and cards first.

    A way counts the cards of each kind; `any` stands for that many more, whichever are left.
    """
    ways = set()
    for color in price["colors"]:
        some = {()}
        for slot, asked, number in (
            ("color", color, price["color_cards"]),
            ("locomotive", LOCOMOTIVE, price["locomotives"]),
        ):
            offers = [{asked: 1}, *stand_ins(price, slot, hand)]
            for _ in range(number):
                some = {more for way in some for offer in offers if (more := add(way, offer, hand))}
        ways |= some
    return sorted(map(dict, ways), key=order)


def stand_ins(price, slot, hand):
    """Yield the cards that may stand for one that a slot asks for."""
    for stand_in in price["stand_ins"]:
        if stand_in["slot"] == slot:
            kinds = {
                "locomotive": [LOCOMOTIVE],
                "one_color": [kind for kind in hand if kind != LOCOMOTIVE],
                "any": [ANY],
            }[stand_in["of"]]
            yield from ({kind: stand_in["cards"]} for kind in kinds)


def add(way, offer, hand):
    """Return a way with some cards more; None if the hand does not have them."""
    more = Counter(dict(way)) + Counter(offer)
    enough = all(number <= hand[kind] for kind, number in more.items() if kind != ANY)
    return tuple(sorted(more.items())) if enough and more.total() <= hand.total() else None


def order(way):
    return way.get(LOCOMOTIVE, 0), sum(way.values()), in_words(way)


def in_words(way):
    """Return a way in words: `2 red + 1 locomotive`."""
    kinds = sorted(way, key=lambda kind: (kind in (LOCOMOTIVE, ANY), kind == ANY, kind))
    return " + ".join(counted(way[kind], kind) for kind in kinds)


def counted(number, kind):
    if kind == ANY:
        return f"any {number}"
    return f"{number} {kind}s" if kind == LOCOMOTIVE and number > 1 else f"{number} {kind}"


def described(engine, route):
    """Return a route in words."""
    names = {stop["id"]: stop["name"] for stop in engine["cities"] + engine["crossings"]}
    ends = " – ".join(names[end] or end for end in route["ends"])
    facts = [f"{route['color']} {route['length']}", f"worth {route['points'] or 0}"]
    if route["tunnel"] and engine["rules"]["tunnels"]:
        facts.append(f"tunnel, may cost more: {engine['rules']['tunnels']['reveal']} are revealed")
    return f"{route['id']} ({ends}; {', '.join(facts)})"


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("engine", help="what `trackwright export NAME --to engine` wrote")
    parser.add_argument("--hand", type=parse_hand, required=True, help="red=3,blue=1,locomotive=2")
    parser.add_argument("--players", type=int, help="how many play")
    parser.add_argument("--trains", type=int, help="how many trains the player has left")
    parser.add_argument("--mine", type=parse_ids, default=[], help="routes of the player")
    parser.add_argument("--others", type=parse_ids, default=[], help="routes of the others")
    return parser.parse_args()


def parse_hand(text):
    cards = (part.split("=") for part in text.split(","))
    return Counter({kind: int(number) for kind, number in cards})


def parse_ids(text):
    return text.split(",")


if __name__ == "__main__":
    main()
