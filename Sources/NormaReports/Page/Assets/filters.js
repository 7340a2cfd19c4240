// The selected findings: words and filters, as in the address.

/** The filters with a list of values: how each is called, and the value of a finding. */
const filters = [
  { name: "severity", title: "Severity", value: (finding) => severities[findings.severity[finding]] },
  { name: "rule", title: "Rule", value: (finding) => text(rules.name[findings.rule[finding]]) },
  { name: "layer", title: "Layer", value: (finding) => text(files.layer[findings.file[finding]]) },
  { name: "feature", title: "Feature", value: (finding) => text(files.feature[findings.file[finding]]) },
  { name: "module", title: "Module", value: (finding) => moduleOfFile(findings.file[finding]) },
  { name: "owner", title: "Owner", value: (finding) => text(files.owner[findings.file[finding]]) },
  { name: "fix", title: "Fix", value: (finding) => fixWords[findings.fix[finding]] },
];

const fixWords = ["by hand", "safe", "for review", "by a template"];

/** What findings can be put together by. */
const groupings = ["rule", "layer", "feature", "owner", "file"];

/** The searchable text of each finding; made for the first search. */
let haystacks = null;

function haystack(finding) {
  if (!haystacks) {
    haystacks = Array.from({ length: findings.count }, (_, each) => [
      text(rules.name[findings.rule[each]]), text(findings.message[each]), text(findings.symbol[each]),
      placeText(findings.file[each], findings.line[each], findings.column[each]),
    ].join("\n").toLowerCase());
  }
  return haystacks[finding];
}

/** Whether a path is the requested place, or in it. */
function isInPath(path, place) {
  return path === place || place === "." || path.startsWith(place.endsWith("/") ? place : place + "/");
}

/** The findings that match the address, in canonical order. */
function chosenFindings(parameters, { without = null } = {}) {
  const asked = filters.filter((filter) => filter.name !== without && parameters.get(filter.name));
  const words = (parameters.get("q") ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const path = parameters.get("path");
  const chosen = [];
  for (let finding = 0; finding < findings.count; finding++) {
    if (asked.some((filter) => filter.value(finding) !== parameters.get(filter.name))) continue;
    if (path && !isInPath(text(files.path[findings.file[finding]]), path)) continue;
    if (words.length && !words.every((word) => haystack(finding).includes(word))) continue;
    chosen.push(finding);
  }
  return chosen;
}

/** How many of some findings have each value, the most frequent first; those without a value are left out. */
function countsOf(chosen, filter) {
  const counts = new Map();
  for (const finding of chosen) {
    const value = filter.value(finding);
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1));
}

/** Findings put together: groups of a name and their findings, the gravest first. */
function grouped(chosen, grouping) {
  const filter = filters.find((each) => each.name === grouping);
  const value = filter ? filter.value : (finding) => text(files.path[findings.file[finding]]);
  const groups = new Map();
  for (const finding of chosen) {
    const name = value(finding);
    if (!groups.has(name)) groups.set(name, { name, findings: [], counts: [0, 0, 0] });
    const group = groups.get(name);
    group.findings.push(finding);
    group.counts[findings.severity[finding]] += 1;
  }
  return [...groups.values()].sort((one, other) =>
    other.counts[0] - one.counts[0] || other.counts[1] - one.counts[1] || other.counts[2] - one.counts[2]
      || (one.name < other.name ? -1 : 1));
}

let modulesOfFiles = null;

/** The module of a file: that of the types in it, or where it has none that of all files beside it. */
function moduleOfFile(file) {
  modulesOfFiles ??= readModules();
  const known = modulesOfFiles.files.get(file);
  if (known) return known;
  const path = text(files.path[file]);
  return modulesOfFiles.folders.get(path.slice(0, path.lastIndexOf("/") + 1)) ?? "";
}

function readModules() {
  const modules = { files: new Map(), folders: new Map() };
  const types = graph("types");
  if (!types || !graph("modules")) return modules;
  for (let unit = 0; unit < types.units.count; unit++) {
    const [file, module] = [types.units.file[unit], text(types.units.module[unit])];
    if (file < 0 || !module) continue;
    modules.files.set(file, module);
    const path = text(files.path[file]);
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    const known = modules.folders.get(folder);
    modules.folders.set(folder, known === undefined || known === module ? module : "");
  }
  return modules;
}
