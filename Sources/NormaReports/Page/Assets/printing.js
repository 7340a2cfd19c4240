// For paper: every finding is written out, by rule, below the picture.

const printed = document.getElementById("print");

addEventListener("beforeprint", () => {
  // Paper is white, whatever the screen is.
  document.documentElement.dataset.theme = "light";
  const all = Array.from({ length: findings.count }, (_, finding) => finding);
  replaceChildren(printed,
    element("h2", {}, findings.count ? "Findings by rule" : "Findings"),
    findings.count === 0 && element("p", {}, nothingWords()),
    grouped(all, "rule").map((group) => {
      const rule = findings.rule[group.findings[0]];
      return element("section", { class: "group" }, groupHead(group),
        paragraphs(text(rules.reason[rule]), "reason"),
        insteadElement(text(rules.instead[rule])),
        element("ol", { class: "group-findings" }, group.findings.map(printedFinding)));
    }));
  const level = sections.has("picture") ? defaultLevel() : null;
  for (const drawing of document.querySelectorAll(".drawing")) drawing.classList.toggle("printed", drawing.dataset.level === level);
});

addEventListener("afterprint", () => {
  printed.replaceChildren();
  useTheme(themeButton.dataset.theme);
});

function printedFinding(finding) {
  return element("li", { class: "finding" },
    element("p", { class: "where" }, placeElement(findings.file[finding], findings.line[finding], findings.column[finding])),
    element("p", { class: "message", dir: "auto" }, sentence(text(findings.message[finding]))),
    excerpt(findings.before[finding], findings.marked[finding], findings.behind[finding]));
}
