"""Mistakes planted into pages: each must be noticed by its check, and each thing that a check looks at must fail for some mistake."""

import base64
import hashlib
import inspect
import re
import shutil

import browser_books
import browser_checks

ALL = "*"


def planted(page, change):
    """A page with a mistake in its script, its style or its text; the policy names the changed script, else nothing would run."""
    old, new = change
    if old == "POLICY":
        return re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>', "", page).replace("<body>", "<body>" + new)
    # Data of others may hold the same words; the script and the style come last and first.
    script_start = page.rfind('<script type="module">') % (len(page) + 1)
    head, script = page[:script_start], page[script_start:]
    if old in script:
        script = script.replace(old, new, 1)
    elif old in head:
        head = head.replace(old, new, 1)
    else:
        return None
    page = head + script
    for kind, element in [("script", r'<script type="module">(.*?)</script>'), ("style", r"<style>(.*?)</style>")]:
        texts = re.findall(element, page, re.S)
        if not texts:
            continue
        text = texts[-1 if kind == "script" else 0]
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        page = re.sub(rf"{kind}-src '[^']*'", f"{kind}-src 'sha256-{digest}'", page, count=1)
    return page


# Check, pages, what stands there, what is put in its place; `POLICY` takes the policy away and adds to the body.
MISTAKES = [
    ("nothing is loaded", ["green"], "show();\ndocument.documentElement.dataset", 'show(); console.log("x");\ndocument.documentElement.dataset'),
    ("nothing is loaded", ["green"], "POLICY", '<img alt="" src="http://127.0.0.1:9/x.png">'),
    ("nothing is loaded", ["green"], "POLICY", "<script>window.norma_was_here = 1</script>"),
    ("nothing is loaded", ["green"], "function showGuide(parameters) {", 'function showGuide(parameters) { throw new Error("x");'),
    ("hostile texts", ["hostile", "endless"], "text(findings.message[finding])", '"something else"'),
    ("hostile texts", ["hostile"], "asked.some((filter) => filter.value(finding)", "asked.some((filter) => ({}[parameters.get(filter.name)]) === undefined && filter.value(finding)"),
    ("hostile texts", ["hostile"], 'element("div", { class: "guide-main" }', 'element("a", { href: "javascript:void 0" }), element("div", { class: "guide-main" }'),
    ("keys", ["shop"], "else if (section) go(addressOf(section));", ""),
    ("keys", ["shop"], "section.element.hidden = each !== name;", "section.element.hidden = false;"),
    ("keys", ["shop"], "section.element.hidden = each !== name;", "section.element.hidden = true;"),
    ("keys", ["shop"], "visible()?.focus();", ""),
    ("keys", ["shop"], "if (isTypingField) return;", ""),
    ("keys", ["shop"], "keysDialog.showModal();", ""),
    ("keys", ["shop"], "keysDialog.showModal();", 'keysDialog.show(); keysDialog.addEventListener("close", () => keysDialog.show());'),
    ("keys", ["shop"], '<a class="skip" href="#main">', '<a href="#x">x</a><a class="skip" href="#main">'),
    ("keys", ["shop"], 'document.getElementById("main").focus();', ""),
    ("filters", ["drifted"], "if (asked.some((filter)", "if (false && asked.some((filter)"),
    ("filters", ["drifted"], "if (words.length && !words.every", "if (false && !words.every"),
    ("filters", ["drifted"], "else history.pushState(null", "else history.replaceState(null"),
    ("filters", ["drifted"], "onclick: () => go(addressOf(\"findings\")) }, \"Clear filters\"", "}, \"Clear filters\""),
    ("filters", ["drifted"], "onchange: (event) => go(addressWith({ [filter.name]: event.target.value || null }))", "onchange: () => 0"),
    ("filters", ["drifted"], "const typed = (name) => (event) =>", "const typed = (name) => (event) => name === 'q' ? 0 :"),
    ("filters", ["drifted"], "oninput: typed(\"q\")", 'oninput: (event) => { typed("q")(event); event.target.blur(); }'),
    ("filters", ["drifted"], "if (typed && isTyping) history.replaceState", "if (typed && isTyping) history.pushState"),
    ("filters", ["drifted"], 'element("section", { class: "group" }, groupHead(group), advice, list)', 'element("section", { class: "group" }, advice, list)'),
    ("filters", ["drifted"], "view.search.value = parameters.get(\"q\") ?? \"\";", ""),
    ("filters", ["drifted"], 'addEventListener("hashchange", () => {', 'addEventListener("nothing", () => {'),
    ("filters", ["drifted"], ": isFiltered ? `", ": isFiltered || true ? `"),
    ("details", ["shop"], 'element("mark", {}, text(marked))', 'element("mark", {}, text(before))'),
    ("details", ["shop"], "excerpt(findings.before[finding]", "null && excerpt(findings.before[finding]"),
    ("details", ["shop"], "insteadElement(text(rules.instead[findings.rule[group.findings[0]]]))", "null"),
    ("details", ["shop"], "append(inner, detailsOf(finding, rule));", "return;"),
    ("empty", ["green", "nothing", "shop"], 'element("p", { class: "empty" },\n', 'null && element("p", { class: "empty" },\n'),
    ("empty", ["green", "nothing", "shop"], "No finding: ", "Fine: "),
    ("picture", ["shop"], "drawing.hidden = isMatrix || drawing.dataset.level !== level;", "drawing.hidden = true;"),
    ("picture", ["shop"], "go(addressWith({ level: drawing.dataset.level, unit, edge }));", "go(addressWith({ level: drawing.dataset.level, unit: unit && Number(unit) + 1, edge }));"),
    ("picture", ["shop"], 'edgeList(graph, "Is used by", graph.into[unit]', 'edgeList(graph, "Is used by", graph.out[unit]'),
    ("picture", ["shop"], "if (!panel.hidden) leavePanel();", "if (false) leavePanel();"),
    ("picture", ["shop"], '(event.key === "Enter" || event.key === " ") && open', "false && open"),
    ("picture", ["shop"], "useElement(graph, from + index)", "useElement(graph, from + shown - 1 - index)"),
    ("picture", ["shop"], "return forbidden ? `", "return !forbidden ? `"),
    ("picture", ["shop"], "if (hadFocus && opener?.isConnected) opener.focus", "if (false) opener.focus"),
    ("picture", ["shop"], "const all = byGravity(graph, Array.from({ length: edges.count }", "const all = byGravity(graph, Array.from({ length: edges.count - 1 }"),
    ("matrix", ["shop", "large"], "ArrowRight: [0, 1]", "ArrowRight: [0, 2]"),
    ("matrix", ["shop", "large"], "chooseNextForbidden();\n  else if", "chooseCell(0, 0);\n  else if"),
    ("matrix", ["shop", "large"], 'else if (event.key === "Enter"', 'else if (event.key === "F1"'),
    ("matrix", ["shop", "large"], "onclick: clickMatrix", ""),
    ("matrix", ["large", "shop"], "context.fillStyle = view.colours.ground;", "for (const start = performance.now(); performance.now() - start < 60;);"),
    ("matrix", ["large", "shop"], "return all.filter((unit) => text(column[unit])", "return all.filter((unit) => true || text(column[unit])"),
    ("matrix", ["large", "shop"], "within: event.target.value || null", "in: event.target.value || null"),
    ("types", ["shop"], "asked.every((word) => hay.includes(word))", "true"),
    ("types", ["shop"], "addressWith({ type: unit })", "addressWith({ type: unit + 1 })"),
    ("types", ["shop"], 'walkColumn(types, "Used by", types.into[unit]', 'walkColumn(types, "Used by", types.out[unit]'),
    ("types", ["shop"], 'walkColumn(types, "Uses", types.out[unit], (edge) => edges.to[edge])', 'walkColumn(types, "Uses", types.out[unit], (edge) => edges.from[edge])'),
    ("types", ["shop"], 'addEventListener("hashchange", () => {', 'addEventListener("nothing", () => {'),
    ("guide", ["shop", "green"], 'class="card ', 'class="cart '),
    ("guide", ["shop", "green"], "2 findings in 41 things", "some findings"),
    ("guide", ["shop", "green"], "#findings?rule=view-models-stay-apart", "#findings"),
    ("guide", ["shop", "green"], 'if (anchor) name = "guide";', ""),
    ("guide", ["shop", "green"], "const silent = all.filter(", "const silent = [].filter("),
    ("hot spots", ["drifted"], "const enough = 36;", "const enough = 1;"),
    ("hot spots", ["drifted"], "percent(height, treemapHeight)", "percent(height, 2 * treemapHeight)"),
    ("hot spots", ["drifted"], '? addressOf("spots", { path: spot.path })', '? addressOf("spots", { path: "" })'),
    ("hot spots", ["drifted"], "addressOf(\"findings\", { path: folder.path })", "addressOf(\"findings\", { path: \"\" })"),
    ("hot spots", ["drifted"], "if (path && !isInPath", "if (false && !isInPath"),
    ("widths", ["drifted", "long-names", "right-to-left", "endless", "hostile", "large"], ".masthead { display: flex;", ".masthead { width: 2600px; display: flex;"),
    ("right to left", ["right-to-left"], 'class: "message", dir: "auto"', 'class: "message"'),
    ("right to left", ["right-to-left"], '{ class: "where" },\n      sev', '{ class: "where", dir: "rtl" },\n      sev'),
    ("right to left", ["right-to-left"], 'element("bdi", {}, element("span", { class: "folder" }', 'element("span", {}, element("span", { class: "folder" }'),
    ("theme", ["shop"], '@media (prefers-color-scheme: dark) {\n  :root:not([data-theme="light"]) {\n    color', '@media (prefers-color-scheme: none) {\n  :root:not([data-theme="light"]) {\n    color'),
    ("theme", ["shop"], "else document.documentElement.dataset.theme = theme;", ""),
    ("theme", ["shop"], 'localStorage.setItem("norma-theme", theme);', ""),
    ("theme", ["shop"], "themeButton.click();", ""),
    ("print", ["drifted", "green", "one", "endless"], 'addEventListener("beforeprint"', 'addEventListener("before"'),
    ("print", ["drifted", "green", "one", "endless"], "const all = Array.from({ length: findings.count }, (_, finding) => finding);", "const all = [];"),
    ("print", ["drifted", "green", "one", "endless"], "#section-picture .drawing.printed { display: block", "#section-picture .drawing.printed { display: none"),
    ("print", ["drifted", "green", "one", "endless"], "  .skip, .tools, nav.sections", "  .skip, .tools"),
    ("print", ["drifted", "green", "one", "endless"], 'document.documentElement.dataset.theme = "light";', ""),
    ("print", ["drifted", "green", "one", "endless"], "margin-block: 0.45rem; white-space: pre-wrap;", "margin-block: 0.45rem; white-space: pre; overflow: hidden;"),
    ("accessible", ["shop", "green", "right-to-left"], "--quiet: #576172;", "--quiet: #b0b8c4;"),
    ("site: search", ["books/index"], "[...found.filter(inName), ", "[...found.reverse(), "),
    ("site: search", ["books/index"], 'element("code", rule.name)', 'element("code", rule.book)'),
    ("site: search", ["books/index"], "${sorted.length} ${sorted", "${sorted.length + 1} ${sorted"),
    ("site: search", ["books/index"], "href: rule.address", 'href: "index.html"'),
    ("site: search", ["books/index"], "history.replaceState(null", "(() => 0)(null"),
    ("site: search", ["books/index"], "words.every((word) => rule.text.includes(word))", "words.some((word) => rule.text.includes(word))"),
    ("site: search", ["books/index"], '"No rule has all of these words."', '""'),
    ("site: search", ["books/index"], "const mostShown = 100;", "const mostShown = 1000;"),
    ("site: search", ["books/index"], 'return "";\n', 'throw new Error("x");\n'),
    ("site: links", ["site/team/index"], 'href="views.html', 'href="https://example.com/'),
    ("site: links", ["site/team/index"], 'href="views.html', 'href="nowhere.html'),
    ("site: links", ["site/team/index"], 'href="views.html#what-a-view-leaves', 'href="views.html#nowhere'),
    ("site: links", ["site/team/index"], 'dir="auto">Team &lt;script&gt;', 'dir="auto">Team '),
    ("site: links", ["site/team/views"], 'href="rules/views-make-no-requests.html', 'href="rules/views-print-nothing.html'),
    ("site: links", ["site/team/index"], "POLICY", '<img alt="" src="http://127.0.0.1:9/x.png">'),
    ("site: looks", ["site/index"], '<html lang="en">', "<html>"),
    ("site: looks", ["site/index"], '<link rel="stylesheet" href="style.css">', ""),
    ("site: looks", ["site/index"], "<h1>Guides</h1>", '<h1>Guides</h1><svg width="900" height="1"></svg>'),
    ("large", ["large"], "const data = JSON.parse", "for (const start = performance.now(); performance.now() - start < 2500;);\nconst data = JSON.parse"),
    ("large", ["large"], "make, step = 60)", "make, step = 6000)"),
    ("large", ["large"], "if (next < items.length) watcher.observe(more);", ""),
    ("large", ["large"], "if (words.length && !words.every", "for (const start = performance.now(); !finding && words.length && performance.now() - start < 1200;);\n    if (words.length && !words.every"),
]


def sites():
    """The files and lines of the checks at which something is expected."""
    found = set()
    for module in [browser_books, browser_checks]:
        lines, first = inspect.getsourcelines(module)
        name = f"{module.__name__}.py"
        found |= {(name, first + index + (0 if first else 1)) for index, line in enumerate(lines) if "from expect(" in line}
    return found


def run(checks, visitor):
    folder, unnoticed = visitor.folder, 0
    browser_checks.FAILED_AT.clear()
    for part, pages, *change in MISTAKES:
        found = [(name, check) for name, check in checks.items() if part in name]
        if not found:
            continue
        visitor.folder = folder / "planted"
        shutil.rmtree(visitor.folder, ignore_errors=True)
        visitor.folder.mkdir()
        for site in {page.split("/")[0] for page in pages if "/" in page}:
            shutil.copytree(folder / site, visitor.folder / site)
        texts = {page: (folder / f"{page}.html").read_text(encoding="utf-8") for page in pages}
        mistaken = {page: planted(text, change) for page, text in texts.items()}
        for page, text in texts.items():
            (visitor.folder / f"{page}.html").write_text(mistaken[page] or text, encoding="utf-8")
        problems = noticed(found[0][1], visitor) if any(mistaken.values()) else []
        unnoticed += not problems
        said = (problems or ["nothing" if any(mistaken.values()) else "it stands nowhere"])[0].replace("\n", " ")[:110]
        print(f"{'noticed ' if problems else 'MISSED  '} {part}: {change[1][:70]!r}: {said}", flush=True)
    visitor.folder = folder
    never = sorted(sites() - browser_checks.FAILED_AT)
    for name, line in never:
        print(f"never seen to fail: {name}:{line}")
    return 1 if unnoticed or never else 0


def noticed(check, visitor):
    problems = []
    visitor.patience = 2_500
    try:
        # As far as it goes: what is expected later may need what is expected first.
        for problem in check(visitor) or []:
            problems.append(problem)
    except Exception as problem:
        problems.append(f"{type(problem).__name__}: {str(problem).splitlines()[0]}")
    return problems + visitor.close_pages()
