// One finding: where, what, the line, what to do instead, and on demand why and what belongs to it.

/** Below the heading of its rule a finding doesn't repeat what is said there. */
function findingElement(finding, { isBelowRule = false } = {}) {
  const rule = findings.rule[finding];
  const name = text(rules.name[rule]);
  const own = text(findings.instead[finding]);
  const instead = own || (isBelowRule ? "" : text(rules.instead[rule]));
  return element("li", { class: `finding ${severities[findings.severity[finding]]}` },
    element("p", { class: "where" },
      severityMark(findings.severity[finding]), " ",
      placeElement(findings.file[finding], findings.line[finding], findings.column[finding]), " ",
      !isBelowRule && element("a", { class: "rule", href: addressWith({ rule: name }) }, bdi(name))),
    element("p", { class: "message", dir: "auto" }, sentence(text(findings.message[finding]))),
    excerpt(findings.before[finding], findings.marked[finding], findings.behind[finding]),
    insteadElement(instead),
    moreOf(finding, rule));
}

function insteadElement(words) {
  return words ? element("p", { class: "instead", dir: "auto" }, element("b", {}, "Instead: "), sentence(words)) : null;
}

const fixSentences = ["", "`norma fix` fixes this without changing what the code does.", "`norma fix --review` proposes a change.", ""];

/** Made when it is opened. */
function moreOf(finding, rule) {
  const inner = element("div", { class: "more-of" });
  const places = findings.relatedCount[finding];
  const label = places ? `Why, and ${count(places, "place")} more` : "Why";
  const details = element("details", {}, element("summary", {}, label), inner);
  details.addEventListener("toggle", () => {
    if (details.open && !inner.firstChild) append(inner, detailsOf(finding, rule));
  });
  return details;
}

function detailsOf(finding, rule) {
  const reason = text(rules.reason[rule]);
  const make = text(findings.make[finding]);
  const from = findings.related[finding];
  const places = Array.from({ length: findings.relatedCount[finding] }, (_, index) => from + index);
  return [
    reason ? paragraphs(reason, "reason") : element("p", { class: "reason" }, "The guide gives no reason."),
    places.length > 0 && element("ul", { class: "related" }, places.map(relatedElement)),
    make && element("p", {}, "Create what is missing with ", code(make), "."),
    fixSentences[findings.fix[finding]] && element("p", {}, sentence(fixSentences[findings.fix[finding]])),
    element("dl", { class: "belongs" }, [
      ["Symbol", text(findings.symbol[finding])],
      ["Layer", text(files.layer[findings.file[finding]])],
      ["Feature", text(files.feature[findings.file[finding]])],
      ["Owner", text(files.owner[findings.file[finding]])],
    ].filter(([, value]) => value).map(([term, value]) => element("div", {}, element("dt", {}, term), element("dd", {}, bdi(value))))),
    guideLink(rule),
  ];
}

function relatedElement(place) {
  return element("li", {},
    placeElement(related.file[place], related.line[place], related.column[place]), " ",
    element("span", { dir: "auto" }, sentence(text(related.message[place]))),
    excerpt(related.before[place], related.marked[place], related.behind[place]));
}

/** Where the guide states the rule. */
function guideLink(rule) {
  const heading = text(rules.heading[rule]);
  if (!heading) return null;
  const line = rules.line[rule] > 0 ? `, line ${rules.line[rule]}` : "";
  const where = [element("bdi", {}, `“${heading}”`), line, " of ", bdi(text(rules.path[rule]) || text(rules.guide[rule]))];
  const card = document.getElementById(`rule-${rule}`);
  return element("p", { class: "source" }, "Guide: ", card ? element("a", { href: `#rule-${rule}` }, where) : where);
}
