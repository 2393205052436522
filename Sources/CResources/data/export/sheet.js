// Filters the tables, and keeps which sentences were signed off in this browser.
(() => {
  "use strict";
  const byId = (id) => document.getElementById(id);
  const rows = [...document.querySelectorAll("tbody tr")];
  const texts = new Map(rows.map((row) => [row, row.textContent.toLowerCase()]));
  const store = `parley-sheet-${document.body.dataset.sheet}`;

  const signed = new Set((() => {
    try {
      return JSON.parse(localStorage.getItem(store)) ?? [];
    } catch {
      return [];
    }
  })());

  const save = () => {
    try {
      localStorage.setItem(store, JSON.stringify([...signed].sort()));
    } catch {
      // A page from a file may have no store; then it lasts as long as the page.
    }
  };

  const matches = (row) => {
    const word = byId("word").value.trim().toLowerCase();
    const intent = byId("intent").value;
    const role = byId("role").value;
    const state = byId("state").value;
    if (word && !texts.get(row).includes(word)) return false;
    if (intent && row.dataset.intent !== intent) return false;
    if (role && row.dataset.role !== role) return false;
    if (state === "signed") return signed.has(row.dataset.id);
    if (state === "unsigned") return row.dataset.id && !signed.has(row.dataset.id);
    if (state === "uncovered") return row.dataset.covered === "no";
    return true;
  };

  const filter = () => {
    let count = 0;
    for (const row of rows) {
      const isIn = matches(row);
      row.classList.toggle("out", !isIn);
      if (isIn) count += 1;
    }
    for (const section of document.querySelectorAll("section")) {
      section.hidden = !section.querySelector("tbody tr:not(.out)");
    }
    const boxes = document.querySelectorAll("input[data-sign]").length;
    byId("count").textContent = `${count} of ${rows.length} rows · ${signed.size} of ${boxes} signed off`;
  };

  for (const box of document.querySelectorAll("input[data-sign]")) {
    const row = box.closest("tr");
    box.checked = signed.has(row.dataset.id);
    row.classList.toggle("signed", box.checked);
    box.addEventListener("change", () => {
      if (box.checked) signed.add(row.dataset.id);
      else signed.delete(row.dataset.id);
      row.classList.toggle("signed", box.checked);
      save();
      filter();
    });
  }
  for (const id of ["word", "intent", "role", "state"]) byId(id).addEventListener("input", filter);
  // A filter can be shared: sheet.html#insufficient
  if (location.hash.length > 1) byId("word").value = decodeURIComponent(location.hash.slice(1));
  byId("filters").hidden = false;
  filter();
})();
