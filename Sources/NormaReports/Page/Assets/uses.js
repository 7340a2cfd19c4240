// The panels of the structure: the uses and users of a unit, and the places of an arrow.

/** Opens the panel that the address asks for, or closes it. */
function showDetails(graph, parameters) {
  const unit = numberIn(parameters, "unit", graph.units.count);
  const edge = numberIn(parameters, "edge", graph.edges.count);
  if (edge !== null) openEdge(graph, edge);
  else if (unit !== null) openUnit(graph, unit);
  else closePanel();
}

function numberIn(parameters, name, end) {
  const words = parameters.get(name);
  const value = Number(words);
  return words !== null && words !== "" && Number.isInteger(value) && value >= 0 && value < end ? value : null;
}

function unitName(graph, unit) {
  const name = text(graph.units.name[unit]);
  const layer = graph.level === "parts" ? text(graph.units.layer[unit]) : "";
  return layer && layer !== name ? `${name} (${layer})` : name;
}

function linkToUnit(graph, unit) {
  return element("a", { href: addressOf("picture", { ...viewOf(graph), unit }) }, bdi(unitName(graph, unit)));
}

function linkToEdge(graph, edge, words) {
  return element("a", { href: addressOf("picture", { ...viewOf(graph), edge }) }, words);
}

/** What of the address says how a level is shown. */
function viewOf(graph) {
  const { parameters } = readAddress();
  const isSame = (parameters.get("level") ?? defaultLevel()) === graph.level;
  return { level: graph.level, view: isSame ? parameters.get("view") : null, within: isSame ? parameters.get("within") : null };
}

// A unit

function openUnit(graph, unit) {
  const { units } = graph;
  const facts = [
    ["Kind", text(units.kind[unit])], ["Layer", text(units.layer[unit])], ["Feature", text(units.feature[unit])],
    ["Module", text(units.module[unit])],
    ["Size", [units.files[unit] && count(units.files[unit], "file"), units.lines[unit] && count(units.lines[unit], "line"),
      units.types[unit] && count(units.types[unit], "type")].filter(Boolean).join(", ")],
  ].filter(([, value]) => value);
  openPanel(bdi(unitName(graph, unit)),
    element("dl", { class: "facts" }, facts.map(([term, value]) => element("div", {}, element("dt", {}, term), element("dd", {}, bdi(value))))),
    units.file[unit] >= 0 && element("p", {}, placeElement(units.file[unit], units.line[unit], 1)),
    circleWords(graph, unit),
    findingsInside(graph, unit),
    edgeList(graph, "Uses", graph.out[unit], (edge) => graph.edges.to[edge]),
    edgeList(graph, "Is used by", graph.into[unit], (edge) => graph.edges.from[edge]));
}

function circleWords(graph, unit) {
  const circle = graph.units.circle[unit];
  if (circle < 0) return null;
  const others = [];
  for (let each = 0; each < graph.units.count; each++) if (each !== unit && graph.units.circle[each] === circle) others.push(each);
  const shown = others.slice(0, 12);
  return element("p", { class: "circle-note" }, "In a cycle with ",
    shown.map((each, index) => [index ? ", " : "", linkToUnit(graph, each)]),
    others.length > shown.length && ` and ${number(others.length - shown.length)} more`, ".");
}

/** The findings in a unit, as a link that filters them. */
function findingsInside(graph, unit) {
  const asked = findingsQuery(graph, unit);
  if (!asked) return null;
  const found = chosenFindings(new URLSearchParams(Object.entries(asked))).length;
  return element("p", {}, found ? element("a", { href: addressOf("findings", asked) }, count(found, "finding") + " inside") : "No finding inside.");
}

function findingsQuery(graph, unit) {
  const { units } = graph;
  const name = text(units.name[unit]);
  const part = (column) => text(units[column][unit]);
  const query = {
    layers: { layer: name }, features: { feature: name }, modules: { module: name },
    types: units.file[unit] < 0 ? null : { path: text(files.path[units.file[unit]]) },
    parts: { layer: part("layer"), feature: part("feature"), module: part("feature") ? "" : part("module") },
  }[graph.level];
  return query && Object.fromEntries(Object.entries(query).filter(([, value]) => value));
}

function edgeList(graph, title, edges, other) {
  if (edges.length === 0) return element("h4", {}, `${title} nothing`.replace("Is used by nothing", "Is unused"));
  const list = element("ul", { class: "edges" });
  const block = element("div", {}, element("h4", {}, `${title} ${number(edges.length)}`), list);
  fillSlowly(list, byGravity(graph, edges), (edge) => element("li", { class: faultClasses[fault(graph, edge)] },
    linkToUnit(graph, other(edge)), " ", linkToEdge(graph, edge, weightWords(graph, edge))));
  return block;
}

/** `12 of 340 uses forbidden`, `3 of 340 uses at fault`, `340 uses` */
function weightWords(graph, edge) {
  const forbidden = graph.edges.forbidden[edge];
  const all = weight(graph, edge);
  if (!fault(graph, edge)) return count(all, "use");
  const words = graph.edges.isForbidden[edge] ? "forbidden" : "at fault";
  return forbidden ? `${number(forbidden)} of ${count(all, "use")} ${words}` : `${count(all, "use")}, ${words}`;
}

// An arrow

function openEdge(graph, edge) {
  const { edges } = graph;
  openPanel([linkToUnit(graph, edges.from[edge]), " → ", linkToUnit(graph, edges.to[edge])],
    element("p", {}, element("b", {}, weightWords(graph, edge)), ". ", compositionWords(graph, edge)),
    forbiddenRules(graph, edge),
    edges.accepted[edge] > 0 && element("p", {}, `The baseline accepts ${number(edges.accepted[edge])} of them.`),
    edges.isInCircle[edge] > 0 && element("p", { class: "circle-note" }, "Part of a cycle."),
    usesOf(graph, edge));
}

function compositionWords(graph, edge) {
  const { references, imports, declarations } = graph.edges;
  const parts = [
    references[edge] && count(references[edge], "reference"), imports[edge] && count(imports[edge], "import"),
    declarations[edge] && count(declarations[edge], "dependency", "dependencies") + " in manifests",
  ].filter(Boolean);
  return parts.length ? parts.join(", ") + "." : "";
}

function forbiddenRules(graph, edge) {
  const from = graph.edges.rules[edge];
  const rows = Array.from({ length: graph.edges.rulesCount[edge] }, (_, index) => from + index);
  if (rows.length === 0) return null;
  return element("ul", { class: "forbidden-by" }, rows.map((row) => {
    const name = text(rules.name[graph.forbidden.rule[row]]);
    return element("li", {}, graph.edges.isForbidden[edge] ? "Forbidden by " : "At fault by ", element("a", { href: addressOf("findings", { rule: name }) }, bdi(name)),
      `: ${count(graph.forbidden.count[row], "use")}`);
  }));
}

function usesOf(graph, edge) {
  const shown = graph.edges.usesCount[edge];
  const all = Math.max(weight(graph, edge), shown);
  if (shown === 0) return element("p", {}, "No place is kept for this arrow.");
  const from = graph.edges.uses[edge];
  const title = shown < all ? `The first ${number(shown)} of ${number(all)} places` : count(shown, "place");
  return element("div", {}, element("h4", {}, title),
    element("ol", { class: "uses" }, Array.from({ length: shown }, (_, index) => useElement(graph, from + index))));
}

function useElement(graph, use) {
  const { uses } = graph;
  const names = Array.from({ length: uses.rulesCount[use] }, (_, index) => text(rules.name[graph.rulesOfUses[uses.rules[use] + index]]));
  return element("li", { class: names.length ? "faulty" : null },
    placeElement(uses.file[use], uses.line[use], uses.column[use]),
    element("span", {}, code(text(uses.user[use])), ` ${text(uses.verb[use])} `, code(text(uses.target[use]))),
    names.length > 0 && element("span", { class: "by" }, uses.isAccepted[use] ? "accepted, " : "",
      names.map((name, index) => [index ? ", " : "", bdi(name)])));
}
