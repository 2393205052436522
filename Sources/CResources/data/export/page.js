// Plays the conversation again: what comes later is hidden, and comes at its time.
(() => {
  "use strict";
  const byId = (id) => document.getElementById(id);
  const rows = [...document.querySelectorAll("[data-at]")];
  const items = [...document.querySelectorAll("#talk > li")];
  const at = (element) => Number(element.dataset.at);
  const end = rows.reduce((latest, row) => Math.max(latest, at(row)), 0);
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const typing = byId("typing");
  const place = byId("place");
  let clock = end;
  let past = null;

  const shown = () => items.filter((item) => at(item) <= clock).length;

  const words = (item) => {
    const copy = item.cloneNode(true);
    copy.querySelectorAll(".link, .spoken").forEach((part) => part.remove());
    return copy.textContent.replace(/\s+/g, " ").trim();
  };

  /** Shows what has come by now, and tells of it if somebody should hear it. */
  const render = (isTold) => {
    const before = Number(place.value);
    for (const row of rows) row.classList.toggle("later", at(row) > clock);
    const count = shown();
    place.value = count;
    const current = items[count - 1];
    place.setAttribute("aria-valuetext",
      current ? `${count} of ${items.length}: ${words(current)}` : "the beginning");
    type();
    if (count === before || !isTold) return;
    byId("live").textContent = current && count > before ? words(current) : "";
    const behavior = calm.matches ? "auto" : "smooth";
    current?.scrollIntoView({ block: "nearest", behavior });
    const logged = rows.filter((row) => row.localName === "tr" && at(row) <= clock).at(-1);
    logged?.scrollIntoView({ block: "nearest", behavior });
  };

  /** The words that are being typed now. */
  const type = () => {
    const item = items.find((item) => item.dataset.typed && Number(item.dataset.from) <= clock
      && at(item) > clock);
    typing.hidden = !item || calm.matches;
    if (!item) return;
    const letters = [...item.dataset.typed];
    const from = Number(item.dataset.from);
    const share = (clock - from) / Math.max(1, at(item) - 450 - from);
    typing.textContent = letters.slice(0, Math.ceil(share * letters.length)).join("");
    if (!calm.matches) typing.scrollIntoView({ block: "nearest" });
  };

  const isPlaying = () => past !== null;

  const pause = () => {
    past = null;
    document.body.classList.remove("playing");
    byId("play").textContent = "Play";
  };

  const tick = (now) => {
    if (!isPlaying()) return;
    clock = Math.min(end, clock + (now - past) * Number(byId("speed").value));
    past = now;
    render(true);
    if (clock >= end) return pause();
    requestAnimationFrame(tick);
  };

  const play = () => {
    if (clock >= end) {
      clock = 0;
      render(false);
    }
    document.body.classList.add("playing");
    byId("play").textContent = "Pause";
    past = performance.now();
    requestAnimationFrame(tick);
  };

  /** Goes to where so many things have been said or shown; to all of the log at the end. */
  const go = (count) => {
    pause();
    const wanted = Math.max(0, Math.min(items.length, count));
    clock = wanted === items.length ? end : wanted === 0 ? 0 : at(items[wanted - 1]);
    render(true);
  };

  const toggleLog = () => {
    const isAlone = document.querySelector("main").classList.toggle("alone");
    byId("show-log").setAttribute("aria-pressed", String(!isAlone));
  };

  const schemes = ["auto", "light", "dark"];
  const nextScheme = () => {
    const root = document.documentElement;
    const next = schemes[(schemes.indexOf(root.dataset.scheme ?? "auto") + 1) % schemes.length];
    root.dataset.scheme = next;
    byId("scheme").textContent = next[0].toUpperCase() + next.slice(1);
  };

  const actions = {
    first: () => go(0),
    back: () => go(shown() - 1),
    play: () => (isPlaying() ? pause() : play()),
    forward: () => go(shown() + 1),
    last: () => go(items.length),
    "show-log": toggleLog,
    scheme: nextScheme,
  };
  for (const [id, action] of Object.entries(actions)) byId(id).addEventListener("click", action);
  place.max = items.length;
  place.value = items.length;
  place.addEventListener("input", () => go(Number(place.value)));
  byId("controls").addEventListener("submit", (event) => event.preventDefault());

  const keys = {
    " ": "play", ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", l: "show-log",
    t: "scheme",
  };
  document.addEventListener("keydown", (event) => {
    const name = event.target.localName;
    if (event.ctrlKey || event.altKey || event.metaKey || name === "input" || name === "select") return;
    if (event.key === " " && (name === "button" || name === "summary" || name === "a")) return;
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    actions[action]();
  });

  /** A thing said and its row in the log are shown together. */
  const mark = (number, isOn) => {
    for (const id of [`said-${number}`, `event-${number}`]) {
      byId(id)?.classList.toggle("marked", isOn);
    }
  };
  for (const row of rows) {
    row.addEventListener("pointerenter", () => mark(row.dataset.event, true));
    row.addEventListener("pointerleave", () => mark(row.dataset.event, false));
  }

  byId("controls").hidden = false;
  document.body.classList.add("panes");
  render(false);
})();
