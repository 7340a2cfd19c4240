// The structure, level by level, as a picture or as a matrix, with all arrows as a table below.

const levelTitles = { layers: "Layers", parts: "Parts", features: "Features", modules: "Modules", types: "Types" };
let structureView = null;

const levelMeanings = {
  layers: "The layers that the guide defines", parts: "Each feature's or module's part in each layer", features: "The features",
  modules: "Targets of manifests, and modules that the guide defines", types: "Classes, structures, enumerations, actors and protocols",
};

/** The level that the summary begins with: the coarsest at which something is forbidden, where it can be drawn. */
function defaultLevel() {
  const known = ["layers", "features", "modules", "types"].filter((level) => graph(level)?.units.count > 1);
  const drawn = known.filter((level) => graph(level).isReadable);
  const hasForbidden = (level) => graph(level).edges.isForbidden.some((each) => each > 0);
  return drawn.find(hasForbidden) ?? drawn[0] ?? known[0] ?? levels.find((level) => graph(level));
}

function showStructure(parameters) {
  structureView ??= makeStructureView();
  const asked = parameters.get("level");
  const level = asked && graph(asked) ? asked : defaultLevel();
  const shown = graph(level);
  const isMatrix = parameters.get("view") === "matrix" || !shown.isReadable;
  fillLevels(shown, isMatrix);
  for (const drawing of document.querySelectorAll(".drawing")) {
    drawing.hidden = isMatrix || drawing.dataset.level !== level;
    if (!drawing.hidden) markChoice(drawing, shown, parameters);
  }
  structureView.matrix.hidden = !isMatrix;
  if (isMatrix) showMatrix(structureView.matrix, shown, parameters);
  structureView.legend.hidden = isMatrix;
  fillArrows(shown);
  showDetails(shown, parameters);
}

function makeStructureView() {
  const { content } = sections.get("picture");
  const view = {
    levels: element("nav", { class: "tabs", "aria-label": "Level" }), kinds: element("nav", { class: "tabs", "aria-label": "Shown as" }),
    matrix: element("div", { class: "matrix-view", hidden: true }), legend: pictureLegend(), arrows: element("details", { class: "arrows" }),
  };
  content.prepend(element("div", { class: "bar" }, view.levels, view.kinds), view.legend);
  append(content, [view.matrix, view.arrows]);
  for (const drawing of content.querySelectorAll(".drawing")) listenToPicture(drawing);
  return view;
}

function fillLevels(shown, isMatrix) {
  const known = levels.filter((level) => graph(level)?.units.count > 1 || level === shown.level);
  replaceChildren(structureView.levels, known.map((level) => element("a", {
    href: addressOf("picture", { level }), "aria-current": level === shown.level ? "true" : null, title: levelMeanings[level],
  }, levelTitles[level], " ", element("span", { class: "quiet" }, number(graph(level).units.count)))));
  const link = (view, title, isCurrent) => element("a", {
    href: addressOf("picture", { level: shown.level, view }), "aria-current": isCurrent ? "true" : null,
  }, title);
  replaceChildren(structureView.kinds, shown.isReadable
    ? [link(null, "Picture", !isMatrix), link("matrix", "Matrix", isMatrix)]
    : element("span", { class: "quiet" }, `${count(shown.units.count, noun(shown.level, 1))}: too many for a picture, so here is the matrix.`));
}

// The picture

function listenToPicture(drawing) {
  const open = (target) => {
    const chosen = target.closest("[data-unit], [data-edge]");
    if (!chosen) return false;
    const { unit = null, edge = null } = chosen.dataset;
    go(addressWith({ level: drawing.dataset.level, unit, edge }));
    return true;
  };
  drawing.addEventListener("click", (event) => open(event.target));
  drawing.addEventListener("keydown", (event) => {
    if ((event.key === "Enter" || event.key === " ") && open(event.target)) event.preventDefault();
  });
}

/** Highlights the selection and its neighbours; fades the rest. */
function markChoice(drawing, graph, parameters) {
  const unit = numberIn(parameters, "unit", graph.units.count);
  const edge = numberIn(parameters, "edge", graph.edges.count);
  const near = new Set();
  if (unit !== null) near.add(unit);
  for (const each of drawing.querySelectorAll("[data-edge]")) {
    const number = Number(each.dataset.edge);
    const [from, to] = [graph.edges.from[number], graph.edges.to[number]];
    const isNear = edge !== null ? number === edge : from === unit || to === unit;
    each.classList.toggle("near", isNear);
    if (isNear) near.add(from).add(to);
  }
  for (const each of drawing.querySelectorAll("[data-unit]")) each.classList.toggle("near", near.has(Number(each.dataset.unit)));
  drawing.classList.toggle("has-choice", unit !== null || edge !== null);
}

function pictureLegend() {
  return element("p", { class: "legend" },
    "An arrow leads from the user to what it uses; its number counts the places. ",
    element("b", { class: "forbidden-word" }, "Red with ✕"), ": the guide forbids it. A red number on another arrow: it is allowed, but rules report so many of its uses. Dashed: it closes a cycle. ",
    "Click a box or an arrow, or reach it with the Tab key and press Enter.");
}

// All arrows

function fillArrows(graph) {
  const { edges } = graph;
  const bad = Array.from(edges.isForbidden).filter((each) => each > 0).length;
  const list = element("tbody", {});
  const table = element("div", { class: "scroll" }, element("table", {},
    element("thead", {}, element("tr", {}, ["From", "To", "Uses", "At fault", ""].map((title) => element("th", { scope: "col" }, title)))), list));
  const details = element("details", { class: "arrows" },
    element("summary", {}, `All ${count(edges.count, "arrow")} as a table`, bad ? `, ${number(bad)} of them forbidden` : ""), table);
  details.addEventListener("toggle", () => {
    if (!details.open || list.firstChild) return;
    const all = byGravity(graph, Array.from({ length: edges.count }, (_, edge) => edge));
    const more = fillSlowly(list, all, (edge) => arrowRow(graph, edge));
    if (more.isConnected) table.after(more);
  });
  structureView.arrows.replaceWith(details);
  structureView.arrows = details;
}

function arrowRow(graph, edge) {
  const { from, to, forbidden } = graph.edges;
  return element("tr", { class: faultClasses[fault(graph, edge)] },
    element("td", {}, linkToUnit(graph, from[edge])), element("td", {}, linkToUnit(graph, to[edge])),
    element("td", { class: "number" }, linkToEdge(graph, edge, number(weight(graph, edge)))),
    element("td", { class: "number" }, forbidden[edge] ? number(forbidden[edge]) : "–"),
    element("td", {}, ["", "single uses", "forbidden"][fault(graph, edge)]));
}
