// The page: lists, search, facts, and what is highlighted on the board.

const data = JSON.parse(document.getElementById("page-data").textContent);
const find = (selector) => document.querySelector(selector);
const findAll = (selector) => [...document.querySelectorAll(selector)];
const map = find(".map"), picture = find(".sheet > svg");
const facts = find(".facts"), search = find("input[type=search]");
const byId = (things) => new Map(things.map((thing) => [thing.id, thing]));
const stops = byId(data.stops);
const routes = byId(data.routes);
const tickets = byId(data.decks.flatMap((deck) => deck.tickets));

// Words

const plural = new Intl.PluralRules(data.language);

function say(key, n) {
  const word = data.words[key];
  return Array.isArray(word) ? word[plural.select(n) === "one" ? 0 : 1].replace("{n}", n) : word;
}
function nameOf(stop) {
  return stops.get(stop)?.name || say("nameless");
}
function titleOf(ticket) {
  return `${ticket.from} – ${ticket.to.map((end) => end.name).join(" / ")}`;
}
function pointsOf(ticket) {
  return ticket.to.map((end) => end.points).join(" / ");
}
function listed(...words) {
  return words.filter(Boolean).join(" · ");
}

const LETTERS = {
  æ: "ae", ð: "d", đ: "d", ħ: "h", ı: "i", ł: "l", ø: "o", œ: "oe", ß: "ss", þ: "th",
};

/** What the spellings of a name have in common, without regard to case and accents. */
function folded(text) {
  const plain = text.toLowerCase().replace(/[æðđħıłøœßþ]/g, (letter) => LETTERS[letter]);
  const bare = plain.normalize("NFKD").replace(/\p{M}/gu, "");
  return bare.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

/** Make an element; whatever comes from the board is set as text, never as markup. */
function make(tag, name, ...children) {
  const element = document.createElement(tag);
  element.className = name;
  element.append(...children);
  return element;
}

// What is chosen: stops to see, routes, stops with a ring, and stops to show on the map.

const kinds = {
  stop: { all: stops, tell: tellStop, marks: marksOfStop, most: 3 },
  route: { all: routes, tell: tellRoute, marks: marksOfRoute, most: 4 },
  ticket: { all: tickets, tell: tellTicket, marks: marksOfTicket, most: 4 },
};
let chosen = null;

function routesAt(stop) {
  return data.routes.filter((route) => route.ends.includes(stop.id));
}
function joinedTo(stop) {
  const others = routesAt(stop).flatMap((route) => route.ends.filter((end) => end !== stop.id));
  return [...new Set(others)].map(nameOf).join(", ");
}
function marksOfStop(stop) {
  const joined = routesAt(stop);
  const seen = [stop.id, ...joined.flatMap((route) => route.ends)];
  return { seen, joined: joined.map((route) => route.id), ringed: [stop.id], around: [stop.id] };
}
function marksOfRoute(route) {
  return { seen: route.ends, joined: [route.id], ringed: [], around: route.ends };
}
function marksOfTicket({ stops: ends, path }) {
  if (!path) return { seen: ends, joined: [], ringed: ends, around: ends };
  const ringed = [path.stops[0], path.stops.at(-1)];
  return { seen: path.stops, joined: path.routes, ringed, around: path.stops };
}

function choose(kind, id, moving = true) {
  clear();
  const thing = kinds[kind].all.get(id);
  if (!thing) return;
  chosen = { kind, id };
  const { seen, joined, ringed, around } = kinds[kind].marks(thing);
  picture.classList.add("chosen");
  seen.forEach((stop) => mark(stops.get(stop)?.element, `label-${stop}`));
  for (const kindOfShape of ["route", "line", "waves", "badges"]) {
    mark(...joined.map((route) => `${kindOfShape}-${route}`));
  }
  ringed.forEach(ring);
  findAll(".list [data-id]").forEach((button) => {
    const same = button.dataset.kind === kind && button.dataset.id === id;
    button.setAttribute("aria-pressed", String(same));
  });
  tell(kind, thing);
  const places = around.map((stop) => stops.get(stop)?.at).filter(Boolean);
  if (moving && places.length) moves.showAround(places, kinds[kind].most);
}
function clear() {
  chosen = null;
  facts.hidden = true;
  picture.classList.remove("chosen");
  findAll(".sheet .on").forEach((element) => element.classList.remove("on"));
  findAll(".ring, .ring-bed").forEach((element) => element.remove());
  findAll(".list [aria-pressed=true]").forEach((b) => b.setAttribute("aria-pressed", "false"));
}
function mark(...ids) {
  ids.forEach((id) => document.getElementById(id)?.classList.add("on"));
}
function ring(stop) {
  const place = stops.get(stop)?.at;
  if (!place) return;
  for (const name of ["ring-bed", "ring"]) {
    const circle = document.createElementNS("http://www.w3.org/2000/svg", "circle");
    const attributes = { class: name, cx: place[0], cy: place[1], r: 7.4 };
    Object.entries(attributes).forEach(([key, value]) => circle.setAttribute(key, value));
    find("#layer-stops").before(circle);
  }
}

// Facts

function tell(kind, thing, passing = false) {
  find(".told").replaceChildren(...kinds[kind].tell(thing));
  facts.classList.toggle("passing", passing);
  facts.hidden = false;
}
function tellRoute(route) {
  const told = listed(
    say(route.color),
    say("spaces", route.length),
    route.tunnel && say("tunnel"),
    route.ferry && say("ferry"),
    route.icons && say("locomotives", route.icons),
    route.draw && say("gives", route.draw),
    route.points !== null && say("points", route.points),
  );
  const names = route.ends.map(nameOf).join(" – ");
  return [make("h2", "", names), make("p", "", swatch(route), ` ${told}`)];
}
function tellStop(stop) {
  const rows = routesAt(stop).map((route) => {
    const other = route.ends.find((end) => end !== stop.id) ?? stop.id;
    const signs = listed(route.tunnel && say("tunnel"), route.ferry && say("ferry"), route.length);
    return step(swatch(route), other, signs);
  });
  return [make("h2", "", nameOf(stop.id)), make("p", "", stop.country), make("ul", "", ...rows)];
}
function tellTicket(ticket) {
  const points = make("strong", "", data.words.points[1].replace("{n}", pointsOf(ticket)));
  const title = [make("h2", "", titleOf(ticket)), make("p", "", points)];
  if (!ticket.path) return [...title, make("p", "", say("no_path"))];
  const { stops: [first, ...others], routes: ids, length } = ticket.path;
  const steps = others.map((stop, index) => {
    const route = routes.get(ids[index]);
    return step(swatch(route), stop, route.length);
  });
  const start = step(make("span", "start"), first, "");
  const told = `${say("path")}: ${say("spaces", length)}`;
  return [...title, make("p", "", told), make("ol", "", start, ...steps)];
}
function step(sign, stop, told) {
  return make("li", "", sign, make("span", "", nameOf(stop)), make("span", "aside", String(told)));
}
function swatch(route) {
  const box = make("span", "swatch");
  const drawn = document.getElementById(`route-${route.id}`)?.querySelectorAll("path");
  const space = drawn?.[route.tunnel ? 2 : 0];  // a tunnel's bed and sleepers come first
  if (space) box.style.background = space.getAttribute("fill");
  return box;
}

// The map

function thingAt(target) {
  const group = target.closest("[id^='route-'], [id^='city-'], [id^='crossing-'], [id^='label-']");
  if (!group) return null;
  const [, kind, id] = /^(\w+?)-(.*)$/.exec(group.id);
  return kind === "route" ? ["route", id] : ["stop", id];
}
function pick(target) {
  const thing = thingAt(target);
  if (thing) choose(...thing, false);
  else clear();
}
function pass(target) {
  const [kind, id] = thingAt(target) ?? [chosen?.kind, chosen?.id];
  if (kind) tell(kind, kinds[kind].all.get(id), kind !== chosen?.kind || id !== chosen?.id);
  else facts.hidden = true;
}
const moves = makeMovable({
  map, facts, pick, pass, size: data, sheet: find(".sheet"), controls: find(".controls"),
});

// Lists

const rows = [];
const compare = new Intl.Collator(data.language).compare;

function addList(list, heading, kind, things) {
  const ordered = things.sort((one, other) => compare(one.title, other.title));
  const group = make("section", "", ...(heading ? [make("h2", "", heading)] : []));
  const items = make("ul", "");
  for (const { id, title, told, spellings } of ordered) {
    const item = make("li", "", rowButton(kind, id, title, told));
    items.append(item);
    rows.push({ item, group, by: [title, ...spellings].map(folded) });
  }
  group.append(items);
  find(list).append(group);
}
function rowButton(kind, id, title, told) {
  const button = make("button", "", make("span", "", title), make("span", "aside", told));
  button.type = "button";
  Object.assign(button.dataset, { kind, id });
  button.setAttribute("aria-pressed", "false");
  button.addEventListener("click", () => {
    if (chosen?.kind === kind && chosen.id === id) clear();
    else choose(kind, id);
  });
  return button;
}
function spellingsOf(stop) {
  return stops.get(stop)?.spellings ?? [];
}
for (const deck of data.decks) {
  const things = deck.tickets.map((ticket) => ({
    id: ticket.id,
    title: titleOf(ticket),
    told: pointsOf(ticket),
    spellings: ticket.stops.flatMap(spellingsOf),
  }));
  addList("#list-tickets", deck.name, "ticket", things);
}
addList("#list-cities", "", "stop", data.stops.map((stop) => ({
  id: stop.id,
  title: nameOf(stop.id),
  told: stop.name === stop.country ? `↔ ${joinedTo(stop)}` : stop.country,
  spellings: stop.spellings,
})));

const tabs = findAll("[role=tab]");
const panelOf = (tab) => document.getElementById(tab.getAttribute("aria-controls"));

function turnTo(tab) {
  tabs.forEach((other) => {
    other.setAttribute("aria-selected", String(other === tab));
    other.tabIndex = other === tab ? 0 : -1;
    panelOf(other).hidden = other !== tab;
  });
}
tabs.forEach((tab, index) => {
  tab.addEventListener("click", () => turnTo(tab));
  tab.addEventListener("keydown", (event) => {
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1 + tabs.length }[event.key];
    if (next === undefined) return;
    turnTo(tabs[next % tabs.length]);
    tabs[next % tabs.length].focus();
  });
});

// Search

function filter() {
  const wanted = folded(search.value);
  rows.forEach(({ item, by }) => {
    item.hidden = !by.some((name) => ` ${name}`.includes(` ${wanted}`));
  });
  new Set(rows.map(({ group }) => group)).forEach((group) => {
    group.hidden = !group.querySelector("li:not([hidden])");
  });
  tabs.slice(0, 2).forEach((tab) => {
    const number = panelOf(tab).querySelectorAll("li:not([hidden])").length;
    tab.querySelector(".number").textContent = number;
    panelOf(tab).querySelector(".none").hidden = number > 0;
  });
  if (wanted && !panelOf(tabs[2]).hidden) turnTo(tabs[1]);
}
search.addEventListener("input", filter);
search.addEventListener("keydown", (event) => {
  const first = find("#list-cities li:not([hidden]) button");
  if (event.key !== "Enter" || !search.value || !first) return;
  turnTo(tabs[1]);
  choose("stop", first.dataset.id);
});

// Buttons and keys

const root = document.documentElement, darkSystem = matchMedia("(prefers-color-scheme: dark)");

function isDark() {
  return root.dataset.theme ? root.dataset.theme === "dark" : darkSystem.matches;
}
function showTheme() {
  find("[data-do=theme]").setAttribute("aria-pressed", String(isDark()));
}
function switchTheme() {
  root.dataset.theme = isDark() ? "light" : "dark";
  showTheme();
}
const actions = { ...moves.actions, clear, theme: switchTheme };
findAll("[data-do]").forEach((button) => {
  button.addEventListener("click", actions[button.dataset.do]);
});
darkSystem.addEventListener("change", showTheme);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") clear();
  else if (event.key === "/" && event.target !== search) {
    event.preventDefault();
    search.focus();
  }
});
showTheme();
filter();
