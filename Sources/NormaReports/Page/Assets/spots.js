// Where most findings are: folders and files as areas of their lines, and the same as a table.

let folders = null;

function showSpots(parameters) {
  closePanel();
  folders ??= readFolders();
  const { content } = sections.get("spots");
  const asked = parameters.get("path") ?? "";
  const folder = folders.get(asked) ?? folders.get("");
  const children = childrenOf(folder);
  const order = parameters.get("by") === "density" && data.hasSizes ? "density" : "findings";
  const inside = `${count(folder.findings, "finding")}${folder.lines ? ` in ${count(folder.lines, "line")}` : ""}`;
  replaceChildren(content,
    crumbs(folder),
    element("p", { class: "count" }, inside, ". ",
      folder.findings > 0 && element("a", { href: addressOf("findings", { path: folder.path }) }, "Show them")),
    findings.count === 0 && element("p", { class: "empty" }, nothingWords()),
    data.hasSizes && treemap(areasOf(folder)),
    children.length > 0 && spotTable(children, order));
  announce(`${folder.path || "All"}: ${inside}`);
}

/** Every folder and file with its lines and findings; the root has the empty path. */
function readFolders() {
  const all = new Map([["", { path: "", name: "", lines: 0, findings: 0, errors: 0, children: new Set(), file: -1 }]]);
  for (let file = 0; file < files.count; file++) {
    const path = text(files.path[file]);
    const found = findingsOfFile.get(file) ?? [];
    const errors = found.filter((finding) => findings.severity[finding] === 0).length;
    const lines = Math.max(0, files.lines[file]);
    if (!found.length && files.lines[file] < 0) continue;
    const parts = path === "." ? [] : path.split("/");
    let folder = all.get("");
    for (let depth = 0; depth <= parts.length; depth++) {
      if (depth > 0) folder = childOf(all, folder, parts.slice(0, depth).join("/"), parts[depth - 1]);
      folder.lines += lines;
      folder.findings += found.length;
      folder.errors += errors;
    }
    folder.file = file;
  }
  return all;
}

function childOf(all, parent, path, name) {
  if (!all.has(path)) all.set(path, { path, name, lines: 0, findings: 0, errors: 0, children: new Set(), file: -1 });
  const child = all.get(path);
  parent.children.add(child);
  return child;
}

/** The entries of a folder; a chain of folders with one folder each is one step. */
function childrenOf(folder) {
  return [...folder.children].map((child) => {
    let [last, name] = [child, child.name];
    while (last.children.size === 1 && last.file < 0) {
      last = [...last.children][0];
      name += "/" + last.name;
    }
    return { ...last, name };
  });
}

/** Parts of a folder for the map: the largest folders are opened until there are enough to look at. */
function areasOf(folder) {
  const enough = 36;
  let areas = childrenOf(folder).filter((area) => area.lines > 0);
  while (areas.length < enough) {
    const folders = areas.filter((area) => area.children.size > 1);
    if (folders.length === 0) break;
    const largest = folders.reduce((best, area) => (area.lines > best.lines ? area : best));
    const parts = childrenOf(largest).filter((area) => area.lines > 0);
    if (areas.length + parts.length > 2 * enough && areas.length > 4) break;
    areas = areas.filter((area) => area !== largest).concat(parts);
  }
  const start = folder.path ? folder.path.length + 1 : 0;
  return areas.map((area) => ({ ...area, name: area.path.slice(start) }));
}

/** Findings in a thousand lines; null where lines are not known. */
function density(spot) {
  return spot.lines > 0 ? (spot.findings * 1000) / spot.lines : null;
}

function crumbs(folder) {
  const parts = folder.path ? folder.path.split("/") : [];
  const links = parts.map((part, index) => [" / ", index === parts.length - 1 ? element("b", {}, bdi(part))
    : element("a", { href: addressOf("spots", { path: parts.slice(0, index + 1).join("/") }) }, bdi(part))]);
  return element("p", { class: "crumbs" }, parts.length ? element("a", { href: addressOf("spots") }, "All") : element("b", {}, "All"), links);
}

function spotLink(spot) {
  return spot.children.size > 0 ? addressOf("spots", { path: spot.path }) : addressOf("findings", { path: spot.path });
}

function spotTable(children, order) {
  const sorted = [...children].sort((one, other) => (order === "density" ? (density(other) ?? -1) - (density(one) ?? -1) : 0)
    || other.findings - one.findings || (one.path < other.path ? -1 : 1));
  const head = (title, by) => element("th", { scope: "col", "aria-sort": by === order ? "descending" : null, class: "number" },
    by && by !== order ? element("a", { href: addressWith({ by }) }, title) : title);
  const rows = element("tbody", {});
  const table = element("div", { class: "scroll" }, element("table", {}, element("thead", {}, element("tr", {},
    element("th", { scope: "col" }, "Folder or file"), head("Findings", "findings"), head("Errors"),
    data.hasSizes && head("Lines"), data.hasSizes && head("By 1,000 lines", "density"))), rows));
  const holder = element("div", {}, table);
  const more = fillSlowly(rows, sorted, (spot) => element("tr", {},
    element("td", {}, spot.findings || spot.children.size ? element("a", { href: spotLink(spot) }, bdi(spot.name)) : bdi(spot.name)),
    [spot.findings, spot.errors].map((value) => element("td", { class: "number" }, value ? number(value) : "–")),
    data.hasSizes && element("td", { class: "number" }, number(spot.lines)),
    data.hasSizes && element("td", { class: "number" }, spot.findings && spot.lines ? density(spot).toFixed(1) : "–")));
  if (more.parentNode) table.after(more);
  return holder;
}
