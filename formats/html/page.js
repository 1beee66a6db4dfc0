"use strict";
(() => {
  const data = JSON.parse(document.getElementById("page-data").textContent);
  const find = (selector) => document.querySelector(selector);
  const map = find(".map"), sheet = find(".sheet"), picture = find(".sheet > svg");
  const facts = find(".facts"), told = find(".told"), search = find("input[type=search]");
  const stops = new Map(data.stops.map((stop) => [stop.id, stop]));
  const routes = new Map(data.routes.map((route) => [route.id, route]));
  const tickets = new Map(data.decks.flatMap((deck) => deck.tickets).map((ticket) => [ticket.id, ticket]));
  const SVG = "http://www.w3.org/2000/svg";

  // Words

  const plural = new Intl.PluralRules(data.language);
  const say = (key, n) => {
    const word = data.words[key];
    const form = Array.isArray(word) ? word[plural.select(n) === "one" ? 0 : 1] : word;
    return form.replace("{n}", n);
  };
  const nameOf = (stop) => stops.get(stop)?.name || say("nameless");
  const titleOf = (ticket) => `${ticket.from} – ${ticket.to.map((end) => end.name).join(" / ")}`;
  const LETTERS = { æ: "ae", ð: "d", đ: "d", ħ: "h", ı: "i", ł: "l", ø: "o", œ: "oe", þ: "th", ß: "ss" };
  const folded = (text) =>
    text.toLowerCase().replace(/[æðđħıłøœþß]/g, (letter) => LETTERS[letter])
      .normalize("NFKD").replace(/\p{M}/gu, "").replace(/[^\p{L}\p{N}]+/gu, " ").trim();

  // Everything that comes from the board is set as text, never as markup.
  const make = (tag, text, ...children) => {
    const element = document.createElement(tag);
    if (text) element.textContent = text;
    element.append(...children);
    return element;
  };
  const withClass = (name, element) => {
    element.className = name;
    return element;
  };

  // Moving about: the sheet is laid at `x`, `y` in pixels, `scale` times as large as it fits.

  const LEAST = 0.6, MOST = 14;
  const MARGIN = 70;  // mm around what is shown, both sides together
  const view = { x: 0, y: 0, scale: 1, fit: 1 };
  let settling = 0;

  const show = (gliding) => {
    const size = view.fit * view.scale;
    const held = (at, length, room) => Math.min(room / 2, Math.max(room / 2 - length * size, at));
    view.x = held(view.x, data.width, map.clientWidth);
    view.y = held(view.y, data.height, map.clientHeight);
    sheet.classList.toggle("gliding", Boolean(gliding));
    sheet.classList.add("moving");
    sheet.style.setProperty("--scale", view.scale);
    sheet.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    clearTimeout(settling);
    settling = setTimeout(() => sheet.classList.remove("moving"), 450);  // and it is drawn sharp
  };
  const fit = (gliding) => {
    const room = 0.96;
    view.fit = room * Math.min(map.clientWidth / data.width, map.clientHeight / data.height);
    sheet.style.width = `${data.width * view.fit}px`;
    sheet.style.height = `${data.height * view.fit}px`;
    view.scale = 1;
    view.x = (map.clientWidth - data.width * view.fit) / 2;
    view.y = (map.clientHeight - data.height * view.fit) / 2;
    show(gliding);
  };
  const zoom = (factor, x = map.clientWidth / 2, y = map.clientHeight / 2, gliding = false) => {
    const scale = Math.min(MOST, Math.max(LEAST, view.scale * factor));
    view.x = x - (x - view.x) * (scale / view.scale);
    view.y = y - (y - view.y) * (scale / view.scale);
    view.scale = scale;
    show(gliding);
  };
  const showAround = (places, most) => {
    // The facts lie beside what they are about, or above it where there is no room.
    const beside = map.clientWidth > 600;
    const left = beside ? facts.offsetWidth + 16 : 0, top = beside ? 0 : facts.offsetHeight + 10;
    const room = [map.clientWidth - left - find(".controls").offsetWidth, map.clientHeight - top];
    const [xs, ys] = [0, 1].map((axis) => places.map((place) => place[axis]));
    const [[x, width], [y, height]] = [xs, ys].map((all) => [
      (Math.min(...all) + Math.max(...all)) / 2,
      Math.max(...all) - Math.min(...all) + MARGIN,
    ]);
    const wanted = Math.min(room[0] / width, room[1] / height) / view.fit;
    view.scale = Math.min(most, Math.max(LEAST, wanted));
    view.x = left + room[0] / 2 - x * view.fit * view.scale;
    view.y = top + room[1] / 2 - y * view.fit * view.scale;
    show(true);
  };

  // What is chosen, and what the pointer passes over

  let chosen = null;
  const kinds = {
    stop: { all: stops, tell: tellStop, marks: markStop, most: 3 },
    route: { all: routes, tell: tellRoute, marks: markRoute, most: 4 },
    ticket: { all: tickets, tell: tellTicket, marks: markTicket, most: 4 },
  };

  // What is marked for each: stops to see, routes, stops with a ring, and stops to show around.
  function markStop(stop) {
    const joined = data.routes.filter((route) => route.ends.includes(stop.id));
    return [joined.flatMap((route) => route.ends), joined.map((route) => route.id), [stop.id], [stop.id]];
  }
  function markRoute(route) {
    return [route.ends, [route.id], [], route.ends];
  }
  function markTicket({ stops: ends, path }) {
    return path ? [path.stops, path.routes, [path.stops[0], path.stops.at(-1)], path.stops] : [ends, [], ends, ends];
  }

  function choose(kind, id, moving = true) {
    clear();
    const thing = kinds[kind].all.get(id);
    if (!thing) return;
    chosen = { kind, id };
    const [seen, joined, ringed, around] = kinds[kind].marks(thing);
    picture.classList.add("chosen");
    seen.concat(ringed).forEach((stop) => mark(stops.get(stop)?.element, `label-${stop}`));
    joined.forEach((route) => mark(`route-${route}`, `line-${route}`, `waves-${route}`, `badges-${route}`));
    ringed.forEach(ring);
    document.querySelectorAll(".list [data-id]").forEach((button) => {
      const same = button.dataset.kind === kind && button.dataset.id === id;
      button.setAttribute("aria-pressed", String(same));
    });
    tell(kind, thing, false);
    const places = around.map((stop) => stops.get(stop)?.at).filter(Boolean);
    if (moving && places.length) showAround(places, kinds[kind].most);
  }
  function clear() {
    chosen = null;
    picture.classList.remove("chosen");
    document.querySelectorAll(".sheet .on").forEach((element) => element.classList.remove("on"));
    document.querySelectorAll(".ring, .ring-bed").forEach((element) => element.remove());
    document.querySelectorAll(".list [aria-pressed=true]").forEach((b) => b.setAttribute("aria-pressed", "false"));
    facts.hidden = true;
  }
  function mark(...ids) {
    ids.forEach((id) => document.getElementById(id)?.classList.add("on"));
  }
  function ring(stop) {
    const place = stops.get(stop)?.at;
    if (!place) return;
    for (const name of ["ring-bed", "ring"]) {
      const circle = document.createElementNS(SVG, "circle");
      circle.setAttribute("class", name);
      circle.setAttribute("cx", place[0]);
      circle.setAttribute("cy", place[1]);
      circle.setAttribute("r", 7.4);
      find("#layer-stops").before(circle);
    }
  }

  // Facts

  function tell(kind, thing, passing) {
    told.replaceChildren(...kinds[kind].tell(thing));
    facts.classList.toggle("passing", passing);
    facts.hidden = false;
  }
  function routeFacts(route) {
    return [
      say(route.color),
      say("spaces", route.length),
      route.tunnel && say("tunnel"),
      route.ferry && say("ferry"),
      route.icons && say("locomotives", route.icons),
      route.draw && say("gives", route.draw),
      route.points !== null && say("points", route.points),
    ].filter(Boolean).join(" · ");
  }
  function tellRoute(route) {
    return [make("h2", route.ends.map(nameOf).join(" – ")), make("p", "", swatch(route), ` ${routeFacts(route)}`)];
  }
  function tellStop(stop) {
    const joined = data.routes.filter((route) => route.ends.includes(stop.id));
    const rows = joined.map((route) => {
      const other = nameOf(route.ends.find((end) => end !== stop.id) ?? stop.id);
      const signs = [route.tunnel && say("tunnel"), route.ferry && say("ferry")].filter(Boolean).join(" · ");
      return make("li", "", swatch(route), make("span", other), withClass("aside", make("span", [signs, route.length].filter(Boolean).join(" · "))));
    });
    return [make("h2", nameOf(stop.id)), ...(stop.country ? [make("p", stop.country)] : []), make("ul", "", ...rows)];
  }
  function tellTicket(ticket) {
    const points = ticket.to.map((end) => end.points).join(" / ");
    const title = [make("h2", titleOf(ticket)), make("p", "", make("strong", data.words.points[1].replace("{n}", points)))];
    if (!ticket.path) return [...title, make("p", say("no_path"))];
    const steps = ticket.path.routes.map((id, index) => {
      const route = routes.get(id);
      return make("li", "", swatch(route), make("span", nameOf(ticket.path.stops[index + 1])), withClass("aside", make("span", String(route.length))));
    });
    const start = make("li", "", withClass("start", make("span")), make("span", nameOf(ticket.path.stops[0])));
    return [...title, make("p", `${say("path")}: ${say("spaces", ticket.path.length)}`), make("ol", "", start, ...steps)];
  }
  function swatch(route) {
    const box = withClass("swatch", make("span"));
    const drawn = document.getElementById(`route-${route.id}`)?.querySelectorAll("path[fill^='var']");
    const fill = route.tunnel ? drawn?.[2] : drawn?.[0];
    if (fill) box.style.background = fill.getAttribute("fill");
    return box;
  }
  function under(target) {
    const group = target.closest?.("[id^='route-'], [id^='city-'], [id^='crossing-'], [id^='label-']");
    if (!group || !sheet.contains(group)) return null;
    const [, kind, id] = /^(\w+?)-(.*)$/.exec(group.id);
    return kind === "route" ? ["route", id] : ["stop", id];
  }

  // Lists

  function row(kind, id, text, aside) {
    const button = make("button", "", make("span", text), withClass("aside", make("span", aside)));
    button.type = "button";
    button.dataset.kind = kind;
    button.dataset.id = id;
    button.setAttribute("aria-pressed", "false");
    button.addEventListener("click", () => {
      if (chosen?.kind === kind && chosen.id === id) clear();
      else choose(kind, id);
    });
    return make("li", "", button);
  }
  const compare = new Intl.Collator(data.language).compare;
  const found = [];  // rows with what they are found by
  function fill(list, heading, rows) {
    const group = make("section", "", ...(heading ? [make("h2", heading)] : []), make("ul", "", ...rows.map((r) => r.row)));
    list.append(group);
    rows.forEach((r) => found.push({ ...r, group }));
  }
  const spellings = (stop) => (stops.get(stop)?.spellings ?? []).map(folded);
  data.decks.forEach((deck) => {
    const rows = deck.tickets.map((ticket) => ({
      title: titleOf(ticket),
      row: row("ticket", ticket.id, titleOf(ticket), ticket.to.map((end) => end.points).join(" / ")),
      by: [folded(titleOf(ticket)), ...ticket.stops.flatMap(spellings)],
    }));
    fill(find("#list-tickets"), deck.name, rows.sort((one, other) => compare(one.title, other.title)));
  });
  const rows = data.stops.map((stop) => ({
    title: nameOf(stop.id),
    row: row("stop", stop.id, nameOf(stop.id), stop.name === stop.country ? "" : stop.country),
    by: [folded(nameOf(stop.id)), ...spellings(stop.id)],
  }));
  fill(find("#list-cities"), "", rows.sort((one, other) => compare(one.title, other.title)));
  const nothing = ["tickets", "cities"].map((name) => {
    const line = withClass("none", make("p", say("nothing")));
    find(`#list-${name}`).append(line);
    return line;
  });

  const tabs = [...document.querySelectorAll("[role=tab]")];
  function turnTo(tab) {
    tabs.forEach((other) => {
      other.setAttribute("aria-selected", String(other === tab));
      other.tabIndex = other === tab ? 0 : -1;
      document.getElementById(other.getAttribute("aria-controls")).hidden = other !== tab;
    });
  }
  tabs.forEach((tab, index) => {
    tab.addEventListener("click", () => turnTo(tab));
    tab.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      const next = tabs[(index + step + tabs.length) % tabs.length];
      turnTo(next);
      next.focus();
    });
  });

  function filter() {
    const wanted = folded(search.value);
    found.forEach(({ row, by }) => (row.hidden = Boolean(wanted) && !by.some((name) => ` ${name}`.includes(` ${wanted}`))));
    new Set(found.map(({ group }) => group)).forEach((group) => (group.hidden = !group.querySelector("li:not([hidden])")));
    ["tickets", "cities"].forEach((name, index) => {
      const number = document.querySelectorAll(`#list-${name} li:not([hidden])`).length;
      find(`#tab-${name} .number`).textContent = number;
      nothing[index].hidden = number > 0;
    });
    const cities = [...document.querySelectorAll("#list-cities li:not([hidden]) button")];
    if (wanted && !find("#list-about").hidden) turnTo(tabs[1]);
    return cities;
  }
  search.addEventListener("input", filter);
  search.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    const [first] = filter();
    if (!search.value || !first) return;
    turnTo(tabs[1]);
    choose("stop", first.dataset.id);
  });

  // Pointers: one drags, two pinch, and one that hardly moved chooses.

  const pointers = new Map();
  let moved = 0;
  const at = (event) => {
    const { left, top } = map.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  map.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    if (!pointers.size) moved = 0;
    pointers.set(event.pointerId, at(event));
  });
  map.addEventListener("pointermove", (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return pass(event);
    const now = at(event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
    moved += Math.hypot(dx, dy);
    if (moved < 5 && !other) return undefined;
    map.setPointerCapture(event.pointerId);
    map.classList.add("held");
    pointers.set(event.pointerId, now);
    const share = other ? 0.5 : 1;
    view.x += dx * share;
    view.y += dy * share;
    if (other) {
      const apart = (place) => Math.hypot(place[0] - other[0], place[1] - other[1]);
      zoom(apart(now) / Math.max(apart(before), 1), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
    } else show();
    return undefined;
  });
  const release = (event) => {
    if (!pointers.delete(event.pointerId)) return;
    map.classList.remove("held");
    if (event.type !== "pointerup" || moved >= 5 || pointers.size) return;
    const thing = under(event.target);
    if (thing) choose(...thing, false);
    else clear();
  };
  map.addEventListener("pointerup", release);
  map.addEventListener("pointercancel", release);
  map.addEventListener("pointerleave", () => pass(null));
  map.addEventListener("wheel", (event) => {
    event.preventDefault();
    const step = event.deltaMode === 1 ? event.deltaY * 20 : event.deltaY;
    zoom(Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0016)), ...at(event));
  }, { passive: false });
  map.addEventListener("dblclick", (event) => zoom(2, ...at(event), true));

  function pass(event) {
    if (event && event.pointerType !== "mouse") return;
    const thing = event && under(event.target);
    if (thing) tell(thing[0], kinds[thing[0]].all.get(thing[1]), true);
    else if (chosen) tell(chosen.kind, kinds[chosen.kind].all.get(chosen.id), false);
    else facts.hidden = true;
  }

  // Buttons and keys

  const root = document.documentElement, dark = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => (root.dataset.theme ? root.dataset.theme === "dark" : dark.matches);
  const showTheme = () => find("[data-do=theme]").setAttribute("aria-pressed", String(isDark()));
  dark.addEventListener("change", showTheme);
  const actions = {
    "zoom-in": () => zoom(1.6, undefined, undefined, true),
    "zoom-out": () => zoom(1 / 1.6, undefined, undefined, true),
    fit: () => fit(true),
    clear,
    theme: () => {
      root.dataset.theme = isDark() ? "light" : "dark";
      showTheme();
    },
  };
  document.querySelectorAll("[data-do]").forEach((b) => b.addEventListener("click", actions[b.dataset.do]));
  const pan = (dx, dy) => () => {
    view.x += dx;
    view.y += dy;
    show(true);
  };
  const keys = {
    "+": actions["zoom-in"], "=": actions["zoom-in"], "-": actions["zoom-out"], 0: actions.fit,
    ArrowLeft: pan(80, 0), ArrowRight: pan(-80, 0), ArrowUp: pan(0, 80), ArrowDown: pan(0, -80),
  };
  map.addEventListener("keydown", (event) => {
    if (!keys[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    keys[event.key]();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") clear();
    else if (event.key === "/" && event.target !== search) {
      event.preventDefault();
      search.focus();
    }
  });

  new ResizeObserver(() => fit(false)).observe(map);
  showTheme();
  filter();
  fit(false);
})();
