// The types: a list that can be searched, and of the chosen one who uses it and what it uses; clicking walks on.

let typesView = null;

function showTypes(parameters) {
  closePanel();
  typesView ??= makeTypesView();
  const types = graph("types");
  const words = parameters.get("q") ?? "";
  if (document.activeElement !== typesView.search) typesView.search.value = words;
  const chosen = numberIn(parameters, "type", types.units.count);
  replaceChildren(typesView.walk, chosen === null ? null : walkColumns(types, chosen));
  if (chosen !== null && typesView.chosen !== chosen) typesView.walk.scrollIntoView({ block: "nearest" });
  typesView.chosen = chosen;
  if (typesView.words !== words) fillTypes(types, words);
}

function makeTypesView() {
  const view = {
    search: element("input", { type: "search", placeholder: "name, layer, feature or module", "aria-keyshortcuts": "/",
      oninput: (event) => go(addressWith({ q: event.target.value.trim() || null }), { typed: true }) }),
    walk: element("div", { class: "walk" }), list: element("ul", { class: "types" }), count: element("p", { class: "count" }), words: null,
  };
  const form = element("form", { class: "filters", role: "search", "aria-label": "Types", onsubmit: (event) => event.preventDefault() },
    field("Search", view.search));
  sections.get("types").content.replaceChildren(view.walk, form, view.count, view.list);
  return view;
}

function fillTypes(types, words) {
  typesView.words = words;
  const { units } = types;
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = [];
  for (let unit = 0; unit < units.count; unit++) {
    const hay = [units.name, units.layer, units.feature, units.module].map((column) => text(column[unit])).join("\n").toLowerCase();
    if (asked.every((word) => hay.includes(word))) found.push(unit);
  }
  const name = (unit) => text(units.name[unit]).toLowerCase();
  found.sort((one, other) => (name(one) < name(other) ? -1 : name(one) > name(other) ? 1 : one - other));
  typesView.count.textContent = asked.length ? `${number(found.length)} of ${count(units.count, "type")}` : count(units.count, "type");
  announce(typesView.count.textContent);
  typesView.list.parentNode.querySelector(":scope > .more")?.remove();
  typesView.list.replaceChildren();
  if (found.length) fillSlowly(typesView.list, found, (unit) => element("li", {}, typeLink(types, unit)), 200);
  else typesView.list.append(element("li", { class: "empty" }, "No type fits these words."));
}

function typeLink(types, unit, ...more) {
  const { units } = types;
  const inside = findingsOfFile.get(units.file[unit])?.length ?? 0;
  return element("a", { class: "type", href: addressWith({ type: unit }) },
    element("span", { class: "kind" }, text(units.kind[unit])), " ", bdi(text(units.name[unit])),
    more.length ? more : inside > 0 && element("span", { class: "quiet" }, ` ${count(inside, "finding")} in its file`));
}

/** Three columns: its users, the type, what it uses. */
function walkColumns(types, unit) {
  const { units, edges } = types;
  return [
    walkColumn(types, "Used by", types.into[unit], (edge) => edges.from[edge]),
    element("div", { class: "walk-type" },
      element("p", { class: "kind" }, text(units.kind[unit])),
      element("h3", { tabindex: "-1" }, bdi(text(units.name[unit]))),
      units.file[unit] >= 0 && element("p", {}, placeElement(units.file[unit], units.line[unit], 1)),
      element("dl", { class: "facts" }, [["Layer", units.layer], ["Feature", units.feature], ["Module", units.module]]
        .filter(([, column]) => column[unit] >= 0)
        .map(([title, column]) => element("div", {}, element("dt", {}, title), element("dd", {}, bdi(text(column[unit])))))),
      units.lines[unit] > 0 && element("p", {}, count(units.lines[unit], "line")),
      circleNote(types, unit), findingsInside(types, unit)),
    walkColumn(types, "Uses", types.out[unit], (edge) => edges.to[edge]),
  ];
}

function circleNote(types, unit) {
  return types.units.circle[unit] < 0 ? null : element("p", { class: "circle-note" }, "Part of a cycle.");
}

function walkColumn(types, title, around, other) {
  const list = element("ul", { class: "types" });
  const column = element("div", {}, element("h3", {}, `${title} ${number(around.length)}`), list);
  if (around.length === 0) list.append(element("li", { class: "empty" }, title === "Uses" ? "No type of this project." : "Nobody."));
  else fillSlowly(list, byGravity(types, around), (edge) => element("li", { class: faultClasses[fault(types, edge)] },
    typeLink(types, other(edge), " "),
    element("a", { class: "quiet", href: addressOf("picture", { level: "types", view: "matrix", edge }) }, weightWords(types, edge))));
  return column;
}
