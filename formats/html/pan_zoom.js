// Moving about the board: by wheel, drag, pinch, buttons and keys.

const LEAST = 0.6, MOST = 14;  // how much smaller or larger than it fits
const MARGIN = 70;  // mm around places that are shown, both sides together
const STILL = 5;  // pixels that a pointer may move and yet choose

/**
 * Make the sheet move in the map.
 *
 * `size` is the board's in mm; `facts` may cover a part of the map. `pick` and `pass` are told
 * what a pointer chose or passes over.
 */
function makeMovable({ map, sheet, size, facts, controls, pick, pass }) {
  // The sheet lies at `x`, `y` in pixels; `fit` are pixels to a mm when all of it is shown.
  const view = { x: 0, y: 0, scale: 1, fit: 1 };
  let settling = 0;

  function show(gliding = false) {
    const held = (at, length, room) =>
      Math.min(room / 2, Math.max(room / 2 - length * view.fit * view.scale, at));
    view.x = held(view.x, size.width, map.clientWidth);
    view.y = held(view.y, size.height, map.clientHeight);
    sheet.classList.toggle("gliding", gliding);
    sheet.classList.add("moving");
    sheet.style.setProperty("--scale", view.scale);
    sheet.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    clearTimeout(settling);
    // While it moves it is a picture that is stretched; then it is drawn sharp.
    settling = setTimeout(() => sheet.classList.remove("moving"), 450);
  }

  function fit(gliding = false) {
    view.fit = 0.96 * Math.min(map.clientWidth / size.width, map.clientHeight / size.height);
    sheet.style.width = `${size.width * view.fit}px`;
    sheet.style.height = `${size.height * view.fit}px`;
    view.scale = 1;
    view.x = (map.clientWidth - size.width * view.fit) / 2;
    view.y = (map.clientHeight - size.height * view.fit) / 2;
    show(gliding);
  }

  function zoom(factor, at = [map.clientWidth / 2, map.clientHeight / 2], gliding = false) {
    const scale = Math.min(MOST, Math.max(LEAST, view.scale * factor));
    view.x = at[0] - (at[0] - view.x) * (scale / view.scale);
    view.y = at[1] - (at[1] - view.y) * (scale / view.scale);
    view.scale = scale;
    show(gliding);
  }

  function pan(dx, dy) {
    view.x += dx;
    view.y += dy;
    show(true);
  }

  function showAround(places, most) {
    const whole = shownIn(places, most, 0, 0);
    // Where the facts would cover one of the places, they are shown beside or below them.
    const left = facts.offsetLeft - map.offsetLeft, top = facts.offsetTop - map.offsetTop;
    const within = (at, from, length) => at > from - 24 && at < from + length + 24;
    const isCovered = ([x, y]) =>
      within(whole.x + x * view.fit * whole.scale, left, facts.offsetWidth) &&
      within(whole.y + y * view.fit * whole.scale, top, facts.offsetHeight);
    const isBeside = getComputedStyle(facts).alignSelf === "end";
    const apart = isBeside ? [left + facts.offsetWidth, 0] : [0, top + facts.offsetHeight];
    Object.assign(view, places.some(isCovered) ? shownIn(places, most, ...apart) : whole);
    show(true);
  }

  /** How places are shown in the part of the map that begins so far from its left and top. */
  function shownIn(places, most, left, top) {
    const room = [map.clientWidth - left - controls.offsetWidth, map.clientHeight - top];
    const [x, y] = [0, 1].map((axis) => {
      const all = places.map((place) => place[axis]);
      const least = Math.min(...all), greatest = Math.max(...all);
      return { middle: (least + greatest) / 2, length: greatest - least + MARGIN };
    });
    const wanted = Math.min(room[0] / x.length, room[1] / y.length) / view.fit;
    const scale = Math.min(most, Math.max(LEAST, wanted));
    return {
      scale,
      x: left + room[0] / 2 - x.middle * view.fit * scale,
      y: top + room[1] / 2 - y.middle * view.fit * scale,
    };
  }

  // One pointer drags, two pinch, and one that hardly moved chooses.

  const pointers = new Map();
  let moved = 0;

  function placeOf(event) {
    const { left, top } = map.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  }
  function drag(event, before) {
    const now = placeOf(event);
    const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    moved += Math.hypot(dx, dy);
    if (moved < STILL && !other) return;
    map.setPointerCapture(event.pointerId);
    map.classList.add("held");
    pointers.set(event.pointerId, now);
    view.x += other ? dx / 2 : dx;
    view.y += other ? dy / 2 : dy;
    if (!other) return show();
    const apart = (place) => Math.max(1, Math.hypot(place[0] - other[0], place[1] - other[1]));
    zoom(apart(now) / apart(before), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
  }
  function release(event) {
    if (!pointers.delete(event.pointerId)) return;
    map.classList.remove("held");
    if (event.type === "pointerup" && moved < STILL && !pointers.size) pick(event.target);
  }

  map.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    if (!pointers.size) moved = 0;
    pointers.set(event.pointerId, placeOf(event));
  });
  map.addEventListener("pointermove", (event) => {
    const before = pointers.get(event.pointerId);
    if (before) drag(event, before);
    else if (event.pointerType === "mouse") pass(event.target);
  });
  map.addEventListener("pointerup", release);
  map.addEventListener("pointercancel", release);
  map.addEventListener("pointerleave", () => pass(map));
  map.addEventListener("dblclick", (event) => zoom(2, placeOf(event), true));
  map.addEventListener("wheel", (event) => {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 20 : event.deltaY;
    zoom(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0016)), placeOf(event));
  }, { passive: false });

  const actions = {
    "zoom-in": () => zoom(1.6, undefined, true),
    "zoom-out": () => zoom(1 / 1.6, undefined, true),
    fit: () => fit(true),
  };
  const keys = {
    "+": actions["zoom-in"],
    "=": actions["zoom-in"],
    "-": actions["zoom-out"],
    0: actions.fit,
    ArrowLeft: () => pan(80, 0),
    ArrowRight: () => pan(-80, 0),
    ArrowUp: () => pan(0, 80),
    ArrowDown: () => pan(0, -80),
  };
  map.addEventListener("keydown", (event) => {
    if (!keys[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    keys[event.key]();
  });

  new ResizeObserver(() => fit()).observe(map);
  fit();
  return { actions, showAround };
}
