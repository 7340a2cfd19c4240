// The guide: all rules with what they found, the documents, and a table of their contents.

let hasGuide = false;

function showGuide(parameters) {
  closePanel();
  if (!hasGuide) makeGuide();
  hasGuide = true;
}

function makeGuide() {
  const { content } = sections.get("guide");
  const documents = [...content.querySelectorAll(".document")];
  const contents = documents.length ? tableOfContents(documents) : null;
  const whole = element("div", { class: "guide-columns" }, contents, element("div", { class: "guide-main" }, ruleTable(), documents));
  content.replaceChildren(whole);
  content.querySelectorAll(".document a[href^='http']").forEach((link) => link.setAttribute("rel", "noreferrer noopener"));
}

/** The rules with findings first. */
function ruleTable() {
  const all = Array.from({ length: rules.count }, (_, rule) => rule);
  const silent = all.filter((rule) => findingCounts[rule] === 0);
  const loud = all.filter((rule) => findingCounts[rule] > 0).sort((one, other) =>
    rules.severity[one] - rules.severity[other] || findingCounts[other] - findingCounts[one]);
  if (all.length === 0) return element("p", { class: "empty" }, "The guide has no rules.");
  return element("div", { class: "rules" },
    loud.length > 0 && element("ul", { class: "rule-list" }, loud.map(ruleRow)),
    loud.length === 0 && element("p", { class: "empty" }, nothingWords()),
    silent.length > 0 && element("details", { open: loud.length === 0 },
      element("summary", {}, `${count(silent.length, "rule")} found nothing`), element("ul", { class: "rule-list" }, silent.map(ruleRow))));
}

function ruleRow(rule) {
  const name = text(rules.name[rule]);
  const isLoud = findingCounts[rule] > 0;
  const card = document.getElementById(`rule-${rule}`);
  const result = isLoud ? element("a", { href: addressOf("findings", { rule: name }) }, ruleResult(rule)) : ruleResult(rule);
  const more = [rules.suppressed[rule] > 0 && `${number(rules.suppressed[rule])} allowed in code`,
    rules.accepted[rule] > 0 && `${number(rules.accepted[rule])} accepted`].filter(Boolean).join(", ");
  return element("li", { class: isLoud ? severities[rules.severity[rule]] : "clean" },
    severityMark(rules.severity[rule]), " ", card ? element("a", { href: `#rule-${rule}` }, bdi(name)) : bdi(name), " ",
    element("span", { class: "result" }, result), more && element("span", { class: "quiet" }, ` ${more}`),
    !card && element("details", {}, element("summary", {}, "Why"), paragraphs(text(rules.reason[rule]) || "The guide gives no reason.", "reason")));
}

/** The headings of the documents, with how much was found below each. */
function tableOfContents(documents) {
  const items = documents.flatMap((document, number) => {
    const headings = [...document.querySelectorAll("h1[id], h2[id], h3[id], h4[id]")];
    const cards = [...document.querySelectorAll(".card[id]")];
    const file = documents.length > 1 ? [element("li", { class: "file" }, bdi(document.querySelector(".file").textContent))] : [];
    return [...file, ...headings.map((heading, index) => contentsItem(heading, headings[index + 1], cards))];
  });
  return items.length ? element("nav", { class: "contents", "aria-label": "Contents of the guide" }, element("ul", {}, items)) : null;
}

function contentsItem(heading, next, cards) {
  const isBelow = (card) => heading.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING
    && (!next || next.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_PRECEDING);
  const found = cards.filter(isBelow).reduce((sum, card) => sum + (findingCounts[Number(card.id.slice(5))] ?? 0), 0);
  const level = Number(heading.tagName.slice(1));
  return element("li", { class: `level-${level}` }, element("a", { href: `#${encodeURIComponent(heading.id)}` }, bdi(heading.textContent)),
    found > 0 && element("span", { class: "badge" }, number(found)));
}
