// The list of findings with its search and filters; as much of it is there as is looked at.

let findingsView = null;

function showFindings(parameters) {
  closePanel();
  findingsView ??= makeFindingsView();
  const view = findingsView;
  const chosen = chosenFindings(parameters);
  if (document.activeElement !== view.search) view.search.value = parameters.get("q") ?? "";
  if (document.activeElement !== view.path) view.path.value = parameters.get("path") ?? "";
  const grouping = groupings.includes(parameters.get("group")) ? parameters.get("group") : "rule";
  view.group.value = grouping;
  for (const { filter, select, label } of view.selects) fillFilter(filter, select, label, parameters);
  const isFiltered = [...parameters.keys()].some((key) => key !== "group");
  view.clear.hidden = !isFiltered;
  const words = findings.count === 0 ? nothingWords()
    : isFiltered ? `${number(chosen.length)} of ${count(findings.count, "finding")}` : count(findings.count, "finding");
  view.count.textContent = words;
  announce(words);
  view.list.parentNode.querySelector(":scope > .more")?.remove();
  view.list.replaceChildren();
  if (chosen.length === 0) {
    view.list.append(element("p", { class: "empty" },
      findings.count === 0 ? nothingWords() : "No finding fits these filters."));
  } else {
    fillSlowly(view.list, rowsOf(grouped(chosen, grouping), grouping), (row) => row.make());
  }
}

/** What a green run says, as the head says it. */
function nothingWords() {
  const words = [...document.querySelectorAll(".summary p")].map((each) => each.textContent);
  return words.find((each) => each.startsWith("No finding") || each.startsWith("Nothing")) ?? "No finding.";
}

/** The head of each group and its findings, each made when it is looked at. */
function rowsOf(groups, grouping) {
  const isBelowRule = grouping === "rule";
  const rows = [];
  for (const group of groups) {
    let list = null;
    rows.push({ make: () => {
      list = element("ol", { class: "group-findings" });
      const advice = isBelowRule ? insteadElement(text(rules.instead[findings.rule[group.findings[0]]])) : null;
      return element("section", { class: "group" }, groupHead(group), advice, list);
    } });
    for (const finding of group.findings) rows.push({ make: () => { list.append(findingElement(finding, { isBelowRule })); return null; } });
  }
  return rows;
}

function groupHead(group) {
  const numbers = severities.map((severity, index) => group.counts[index] > 0
    && element("span", { class: `tally ${severity}` }, count(group.counts[index], severity)));
  return element("h3", {}, bdi(group.name || "None"), " ", element("span", { class: "tallies" }, numbers));
}

// The controls

function makeFindingsView() {
  const view = { count: element("p", { class: "count" }), list: element("div", { class: "groups" }) };
  const typed = (name) => (event) => go(addressWith({ [name]: event.target.value.trim() || null }), { typed: true });
  view.search = element("input", { type: "search", id: "search", placeholder: "rule, message, path or symbol",
    "aria-keyshortcuts": "/", oninput: typed("q") });
  view.path = element("input", { type: "search", placeholder: "Sources/Feature", oninput: typed("path") });
  view.group = element("select", { onchange: (event) => go(addressWith({ group: event.target.value })) },
    groupings.filter(isGroupingKnown).map((grouping) => element("option", { value: grouping }, grouping)));
  view.selects = filters.map((filter) => {
    const select = element("select", { onchange: (event) => go(addressWith({ [filter.name]: event.target.value || null })) });
    return { filter, select, label: field(filter.title, select) };
  });
  view.clear = element("button", { type: "button", onclick: () => go(addressOf("findings")) }, "Clear filters");
  const form = element("form", { class: "filters", role: "search", "aria-label": "Findings", onsubmit: (event) => event.preventDefault() },
    field("Search", view.search), view.selects.map((each) => each.label), field("In path", view.path),
    field("Grouped by", view.group), view.clear);
  sections.get("findings").content.replaceChildren(...(findings.count ? [form, view.count] : []), view.list);
  return view;
}

function field(title, control) {
  return element("label", { class: "field" }, element("span", {}, title), control);
}

function isGroupingKnown(grouping) {
  const filter = filters.find((each) => each.name === grouping);
  return !filter || countsOf(chosenFindings(new URLSearchParams()), filter).length > 0;
}

/** The values that the other filters leave, with their numbers; a filter without any is not shown. */
function fillFilter(filter, select, label, parameters) {
  const counts = countsOf(chosenFindings(parameters, { without: filter.name }), filter);
  const asked = parameters.get(filter.name) ?? "";
  if (asked && !counts.some(([value]) => value === asked)) counts.push([asked, 0]);
  label.hidden = counts.length < 2 && !asked;
  replaceChildren(select, element("option", { value: "" }, "all"),
    counts.map(([value, found]) => element("option", { value }, `${value} (${number(found)})`)));
  select.value = asked;
}
