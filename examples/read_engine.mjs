// Which routes may a player claim, and how could they pay?
//
// Reads what `trackwright export NAME --to engine` writes, with nothing but Node.js.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

/** @typedef {import("../formats/published/engine.d.ts").Engine} Engine */
/** @typedef {import("../formats/published/engine.d.ts").Route} Route */
/** @typedef {import("../formats/published/engine.d.ts").Price} Price */
/** @typedef {import("../formats/published/engine.d.ts").Slot} Slot */
/** @typedef {Record<string, number>} Cards How many of each kind: a colour, `locomotive`, or `any`. */

const LOCOMOTIVE = "locomotive";
const ANY = "any";

function main() {
  const { file, hand, players, trains, mine, others } = parseArguments();
  /** @type {Engine} */
  const engine = JSON.parse(readFileSync(file, "utf8"));
  if (engine.format !== "trackwright/engine" || engine.format_version !== 1) {
    throw new Error("This is not an engine document of version 1.");
  }
  for (const route of claimable(engine, players, trains, mine, others)) {
    const ways = route.price ? waysToPay(route.price, hand) : [];
    if (ways.length) console.log(`${described(engine, route)}: ${ways.map(inWords).join(" or ")}`);
  }
}

/**
 * The routes that are free, and that the player has enough trains for.
 * @param {Engine} engine
 * @param {number | undefined} players
 * @param {number | undefined} trains
 * @param {string[]} mine
 * @param {string[]} others
 */
export function claimable(engine, players, trains, mine, others) {
  const { rules } = engine;
  if (rules === null) throw new Error("This board was exported without rules: nothing has a price.");
  const connections = new Map(engine.connections.map((connection) => [connection.id, connection]));
  return engine.routes.filter((route) => {
    const connection = connections.get(route.connection);
    const usable = connection?.usable?.[players ?? rules.players.minimum];
    if (!connection || usable === undefined) throw new Error(`This game is not played by ${players}.`);
    const own = connection.routes.filter((id) => mine.includes(id)).length;
    const taken = own + connection.routes.filter((id) => others.includes(id)).length;
    return (
      ![...mine, ...others].includes(route.id) &&
      route.length <= (trains ?? rules.players.trains) &&
      taken < usable &&
      own < rules.parallel_tracks.owned
    );
  });
}

/**
 * Every way to pay from a hand, those with the fewest locomotives and cards first.
 *
 * A way counts the cards of each kind; `any` stands for that many more, whichever are left.
 * @param {Price} price
 * @param {Cards} hand
 * @returns {Cards[]}
 */
export function waysToPay(price, hand) {
  /** @type {Map<string, Cards>} */
  const ways = new Map();
  for (const color of price.colors) {
    /** @type {Map<string, Cards>} */
    let some = new Map([["", {}]]);
    /** @type {[Slot, string, number][]} */
    const slots = [
      ["color", color, price.color_cards],
      ["locomotive", LOCOMOTIVE, price.locomotives],
    ];
    for (const [slot, asked, number] of slots) {
      const offers = [{ [asked]: 1 }, ...standIns(price, slot, hand)];
      for (let space = 0; space < number; space++) {
        const more = [...some.values()].flatMap((way) => offers.map((offer) => sum(way, offer)));
        some = new Map(more.filter((way) => affords(hand, way)).map((way) => [inWords(way), way]));
      }
    }
    some.forEach((way, words) => ways.set(words, way));
  }
  return [...ways.values()].sort(byCost);
}

/**
 * The cards that may stand for one that a slot asks for.
 * @param {Price} price
 * @param {Slot} slot
 * @param {Cards} hand
 * @returns {Cards[]}
 */
function standIns(price, slot, hand) {
  const kinds = {
    locomotive: [LOCOMOTIVE],
    one_color: Object.keys(hand).filter((kind) => kind !== LOCOMOTIVE),
    any: [ANY],
  };
  return price.stand_ins
    .filter((standIn) => standIn.slot === slot)
    .flatMap((standIn) => kinds[standIn.of].map((kind) => ({ [kind]: standIn.cards })));
}

/** @param {Cards} way @param {Cards} offer */
function sum(way, offer) {
  const more = { ...way };
  for (const kind in offer) more[kind] = (more[kind] ?? 0) + offer[kind];
  return more;
}

/** @param {Cards} hand @param {Cards} way */
function affords(hand, way) {
  const enough = Object.keys(way).every((kind) => kind === ANY || way[kind] <= (hand[kind] ?? 0));
  return enough && total(way) <= total(hand);
}

/** @param {Cards} cards */
function total(cards) {
  return Object.values(cards).reduce((all, number) => all + number, 0);
}

/** @param {Cards} one @param {Cards} other */
function byCost(one, other) {
  const locomotives = (one[LOCOMOTIVE] ?? 0) - (other[LOCOMOTIVE] ?? 0);
  return locomotives || total(one) - total(other) || (inWords(one) < inWords(other) ? -1 : 1);
}

/** A way in words: `2 red + 1 locomotive`. @param {Cards} way */
export function inWords(way) {
  const colors = Object.keys(way).filter((kind) => kind !== LOCOMOTIVE && kind !== ANY);
  const kinds = [...colors.sort(), LOCOMOTIVE, ANY].filter((kind) => way[kind]);
  return kinds.map((kind) => counted(way[kind], kind)).join(" + ");
}

/** @param {number} number @param {string} kind */
function counted(number, kind) {
  if (kind === ANY) return `any ${number}`;
  return `${number} ${kind}${kind === LOCOMOTIVE && number > 1 ? "s" : ""}`;
}

/** @param {Engine} engine @param {Route} route */
function described(engine, route) {
  const stops = [...engine.cities, ...engine.crossings];
  const ends = route.ends.map((end) => stops.find((stop) => stop.id === end)?.name || end);
  const facts = [`${route.color} ${route.length}`, `worth ${route.points ?? 0}`];
  const { tunnels } = engine.rules ?? {};
  if (route.tunnel && tunnels) facts.push(`tunnel, may cost more: ${tunnels.reveal} are revealed`);
  return `${route.id} (${ends.join(" – ")}; ${facts.join(", ")})`;
}

function parseArguments() {
  const text = { type: /** @type {"string"} */ ("string") };
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { hand: text, players: text, trains: text, mine: text, others: text },
  });
  if (!positionals.length || !values.hand) {
    throw new Error("Usage: read_engine.mjs FILE --hand red=3,blue=1,locomotive=2 [--players 3] …");
  }
  return {
    file: positionals[0],
    hand: Object.fromEntries(values.hand.split(",").map(parseCards)),
    players: values.players ? Number(values.players) : undefined,
    trains: values.trains ? Number(values.trains) : undefined,
    mine: values.mine?.split(",") ?? [],
    others: values.others?.split(",") ?? [],
  };
}

/** @param {string} text @returns {[string, number]} */
function parseCards(text) {
  const [kind, number] = text.split("=");
  return [kind, Number(number)];
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
