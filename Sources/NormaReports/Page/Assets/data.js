// What Norma wrote into the page: tables of numbers and one list of texts, read once.

const data = JSON.parse(document.getElementById("data").textContent);
const severities = ["error", "warning", "note"];
const levels = ["layers", "parts", "features", "modules", "types"];

/** Columns by name, each an array of numbers; -1 means none. */
function readTable({ columns, cells }) {
  const width = columns.length;
  const table = { count: width ? cells.length / width : 0 };
  columns.forEach((name, offset) => {
    const column = new Int32Array(table.count);
    for (let row = 0; row < table.count; row++) column[row] = cells[row * width + offset];
    table[name] = column;
  });
  return table;
}

const rules = readTable(data.rules);
const files = readTable(data.files);
const findings = readTable(data.findings);
const related = readTable(data.related);

/** The text of a number in a table; empty if there is none. */
function text(number) {
  return number < 0 ? "" : data.texts[number];
}

const ruleNumbers = new Map();
for (let rule = 0; rule < rules.count; rule++) ruleNumbers.set(text(rules.name[rule]), rule);

const graphs = new Map();

/** The units and edges of one level, with each unit's edges; null where the project has no such level. */
function graph(level) {
  if (!graphs.has(level)) {
    const written = data.graphs.find((each) => each.level === level);
    graphs.set(level, written && written.units.cells.length ? readGraph(written) : null);
  }
  return graphs.get(level);
}

function readGraph(written) {
  const graph = {
    level: written.level,
    isReadable: written.isReadable,
    units: readTable(written.units),
    edges: readTable(written.edges),
    forbidden: readTable(written.forbidden),
    uses: readTable(written.uses),
    rulesOfUses: written.rulesOfUses,
  };
  const { units, edges } = graph;
  graph.out = Array.from({ length: units.count }, () => []);
  graph.into = Array.from({ length: units.count }, () => []);
  for (let edge = 0; edge < edges.count; edge++) {
    graph.out[edges.from[edge]]?.push(edge);
    graph.into[edges.to[edge]]?.push(edge);
  }
  return graph;
}

/** In how many places the one names the other. */
function weight(graph, edge) {
  return graph.edges.references[edge] + graph.edges.imports[edge] + graph.edges.declarations[edge];
}

/** 2: a rule about arrows forbids it; 1: it is allowed, and rules find fault with some of its uses; 0: all is well. */
function fault(graph, edge) {
  return graph.edges.isForbidden[edge] ? 2 : graph.edges.forbidden[edge] > 0 ? 1 : 0;
}

/** The forbidden edges first, then those with most uses at fault, then the heaviest. */
function byGravity(graph, edges) {
  const { forbidden, isForbidden } = graph.edges;
  return [...edges].sort((one, other) => isForbidden[other] - isForbidden[one]
    || forbidden[other] - forbidden[one] || weight(graph, other) - weight(graph, one) || one - other);
}

const faultClasses = [null, "faulty", "forbidden"];

const findingsOfFile = new Map();
const findingCounts = new Int32Array(rules.count);
for (let finding = 0; finding < findings.count; finding++) {
  findingCounts[findings.rule[finding]] += 1;
  const file = findings.file[finding];
  if (!findingsOfFile.has(file)) findingsOfFile.set(file, []);
  findingsOfFile.get(file).push(finding);
}
