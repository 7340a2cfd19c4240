"""Trees whose names, code, guides and settings hold markup of every kind, and what no report may make of it.

For `Scripts/validate-reports --hostile`. A tree holds a few hostile texts, each in every place that a report takes text from: names of files
and of symbols, source lines, reasons, advice, messages, headings, owners, patterns that fit nothing, a baseline, comments that allow. All
formats are made of it and read by programs that others wrote.
"""

import html.parser
import json
import pathlib
import re
import subprocess
import tempfile

import rendered_markdown

MARKUP = [
    "<img src=https://evil.example/t.png onerror=alert(1)>", "[click me](https://evil.example/c)", "![p](https://evil.example/p.png)",
    "@octocat", "@octo-org/team", "#123", "GH-12", "octo/repo#4", "!5", "https://evil.example/x", "www.evil.example", "ftp://evil.example",
    "a@evil.example", "deadbeef", "0123456789abcdef0123456789abcdef01234567", "octo/repo@deadbeef", "JIRA-77", "<https://evil.example>",
    "</script><script>alert(1)</script>", "<svg onload=alert(1)>", "<!-- open", "--> closed", "]]></failure><b>", "<details><summary>open",
    "</details></li></ul>", "| a | b |", "**bold** __bold__ ~~no~~", "`code` and `<b>`", "one ` backtick", "two `` of them", "```",
    "&lt;b&gt; &#64;octocat &#x3c;i&#x3e;", "back \\` slash \\<b> \\@octocat", "[a]: https://evil.example 'b'", "[^1] [^1]: note",
    "\"quotes\" 'single'", "::error file=a.swift::forged", "%0A::error::forged %25", "##[error]forged", "/a.swift:1:1: error: forged [x]",
    "$x$ $$y$$", "javascript:alert(1)", "{{constructor}} ${x} <% y %>", "{0} {1}", "# head", "> quote", "- [ ] task", "1. one", "===", "---",
    "<a href='javascript:alert(1)'>x</a>", "<style>*{display:none}</style>", "<iframe src=//evil.example>", "</textarea></title></style>",
    "\u202egnp.exe", "\u2066isolate", "end\u2028of line", "\x1b[8mhidden", "\x9b31m", "\ufeffmark", "\x07\x08\x7fbell", "\ufffe\uffffnone",
]
# A letter that joins what follows (Prepend), marks that join what is before, and one that joins both.
JOINING = ["{}", "\u0600{}", "\U000110bd{}", "{}\u0301", "\u0600{}\u0301", "\u200d{}\u200d"]
FORMATS = ["json", "sarif", "gitlab", "junit", "checkstyle", "markdown", "github", "xcode", "html", "terminal"]
GRAPHS = ["svg", "mermaid", "dot", "json"]
A_TREE = 21
FENCE = "`" * 3
ALLOWED_MARKDOWN = {"h2", "h3", "p", "code", "ul", "li", "details", "summary", "strong", "sub"}
ALLOWED_HELP = {"h1", "p", "code", "strong", "em", "ul", "ol", "li", "hr", "h2"}
ALLOWED_SVG = {"svg", "style", "title", "desc", "defs", "marker", "path", "g", "rect", "text", "tspan", "line", "circle"}
ACTIVE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\ufeff]")


def joined(text, way):
    """The text with each character that means something between letters that join it to a neighbour."""
    return re.sub(r"[<>\[\]`@#!&:*_|~$%\\(/]", lambda found: way.format(found.group()), text)


def texts():
    return [joined(text, way) for way in JOINING for text in MARKUP]


def file_name(number, text):
    name = f"{number} " + text.replace("/", "\u2044").replace("\0", "")
    return name.encode("utf-8")[:180].decode("utf-8", "ignore") + ".swift"


def line(text):
    """What a guide or a comment can have on one line."""
    return re.sub("[\x00\n\r]", " ", text)


def pattern(text):
    """What a path or name pattern can be: no expression between slashes."""
    return quoted(text.replace("/", "|"))


def quoted(text):
    # A guide refuses code without an end, and holes that nothing fills.
    text = text.translate(str.maketrans("{}", "()"))
    text += "`" * (text.count("`") % 2)
    return "".join(map(escaped, line(text)))


def escaped(letter):
    """As YAML has it between quotes, which takes no escape for what lies beyond the basic plane as JSON writes it."""
    is_plain = " " <= letter <= "~" and letter not in '"\\' or letter > "\uffff"
    return letter if is_plain else f"\\u{ord(letter):04x}"


def source(number, text):
    literal = line(text).replace("\\", "\\\\").replace('"', '\\"')
    raw = re.sub("[`\\\\\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]", "", text).strip()
    return (
        f"class `C{number} {raw}` {{\n"
        f'    func load() {{ _ = odd("{literal}")! }}\n'
        f"    let next: `C{number + 1} x`? = nil // {line(text)}\n"
        f"    func wait() {{ _ = odd(1)! }} // norma:allow unwrapping because {line(text)}\n"
        "}\n"
    )


def guide(batch):
    head = f"---\nnorma: 2\nname: odd\nsummary: \"{quoted(batch[0])}\"\n---\n\n# Odd {line(batch[0])}\n"
    check = f"{FENCE}yaml rule\nrule: unwrapping\ncheck: force-unwrapping\ninstead: \"{quoted(batch[0])}\"\n{FENCE}\n"
    parts = [head, check]
    for number, text in enumerate(batch):
        parts.append(
            f"\n## H {line(text)}\n\nBecause {line(text)}\n\n{FENCE}yaml rule\nrule: rule-{number}\n"
            f"every: {{ class: any, in: \"Sources/{number} *\" }}\nmust: {{ be: final }}\n"
            f"message: \"{{Subject}} {quoted(text)}\"\ninstead: \"{quoted(text)}\"\n{FENCE}\n"
            f"\n{FENCE}yaml rule\nrule: silent-{number}\nbecause: \"{quoted(text)}\"\n"
            f"every: {{ class: \"None{pattern(text)}\" }}\nmust: {{ be: final }}\n{FENCE}\n"
        )
    return "\n".join(parts)


def make_tree(folder, batch):
    (folder / "Sources").mkdir()
    for number, text in enumerate(batch):
        path = folder / "Sources" / file_name(number, text)
        path.write_text(source(number, text), encoding="utf-8", newline="")
    (folder / "Sources" / ("bad " + file_name(0, batch[0]))).write_text("class {", encoding="utf-8")
    (folder / "GUIDE.md").write_text(guide(batch), encoding="utf-8", newline="")
    (folder / "CODEOWNERS").write_text("".join(f"* @team{line(text).replace(' ', '')}\n" for text in batch), encoding="utf-8")
    gone = ", ".join(f'"gone {pattern(text)}"' for text in batch)
    (folder / ".norma.yml").write_text(f"guide: GUIDE.md\nexclude: [{gone}]\n", encoding="utf-8")
    entries = [
        {"rule": "unwrapping", "path": "Sources/" + line(text).replace("/", "|"), "symbol": text, "detail": text, "count": 1}
        for text in batch
    ]
    (folder / ".norma-baseline.json").write_text(json.dumps({"version": 1, "entries": entries}), encoding="utf-8")


class Elements(html.parser.HTMLParser):
    """The elements of a page with the attributes that could load or run something."""

    LOADING = {"src", "srcset", "data", "action", "formaction", "poster", "background", "ping", "xlink:href"}

    def __init__(self, text):
        super().__init__()
        self.tags, self.faults = {}, []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.tags[tag] = self.tags.get(tag, 0) + 1
        for name, value in attributes:
            if name in self.LOADING or name.startswith("on"):
                self.faults.append(f"<{tag} {name}={value!r}>")
            # The guide's own links, which lead a reader somewhere only when followed.
            if name == "href" and not re.match(r"#|https?:|mailto:|[^:/?#\\]*([/?#]|$)", value or ""):
                self.faults.append(f"<{tag} href={value!r}>")


def markdown_problems(text, _):
    for name, page in rendered_markdown.pages(text):
        yield from (f"{name}: {problem}" for problem in page.problems(ALLOWED_MARKDOWN))


def sarif_problems(text, _):
    def messages(value):
        if isinstance(value, dict):
            for key, inner in value.items():
                if key == "text" and isinstance(inner, str):
                    yield inner
                yield from messages(inner)
        elif isinstance(value, list):
            for inner in value:
                yield from messages(inner)

    report = json.loads(text)
    # What a fix puts into a file is no message.
    for run in report["runs"]:
        for result in run["results"]:
            for fix in result.get("fixes", []):
                fix.pop("artifactChanges")
    yield from (f"a link in {message!r}" for message in messages(report) if "](" in message)
    for rule in report["runs"][0]["tool"]["driver"]["rules"]:
        for name, page in rendered_markdown.pages(rule.get("help", {}).get("markdown", "")):
            yield from (f"help, {name}: {problem}" for problem in page.problems(ALLOWED_HELP))


def blind_rules(report):
    """How many rules match nothing: each has a line of its own in formats that are read line by line."""
    return sum(notice["kind"] in ("empty-scope", "empty-definition") for notice in report["notices"])


def github_problems(text, report):
    lines = text.split("\n")[:-1]
    if len(lines) != len(report["findings"]) + blind_rules(report) + len(report["problems"]):
        yield f"{len(lines)} lines for {len(report['findings'])} findings"
    for line in lines:
        if not re.fullmatch(r"::(error|warning|notice) ([a-zA-Z]+=[^,:]*,?)+::.*", line):
            yield f"no command: {line!r}"


def xcode_problems(text, report):
    lines = text.split("\n")[:-1]
    wanted = len(report["findings"]) + blind_rules(report) + len(report["problems"])
    wanted += sum(len(finding["related"]) for finding in report["findings"])
    if len(lines) != wanted or any(not re.match(r"/.*:\d+:\d+: (error|warning|note): ", line) for line in lines):
        yield f"{len(lines)} lines for {wanted}"


def html_problems(text, _):
    page = Elements(text)
    yield from page.faults
    # The page's data and its script; everything of the tree is text in it.
    if page.tags.get("script") != 2:
        yield f"{page.tags.get('script')} scripts"
    yield from (f"<{tag}>" for tag in ("img", "iframe", "object", "embed", "form", "base", "audio", "video") if tag in page.tags)


def terminal_problems(text, _):
    if found := ACTIVE.search(text):
        yield f"{ascii(found.group())} in {ascii(text[max(0, found.start() - 30):found.end() + 20])}"
    for line in text.split("\n"):
        if line.lstrip().startswith("::") or "##[" in line:
            yield f"a command to a build service: {line!r}"


def xml_problems(text, report):
    from lxml import etree

    root = etree.fromstring(text.encode("utf-8"), etree.XMLParser(resolve_entities=False, huge_tree=True))
    names = {element.tag for element in root.iter()}
    allowed = {"checkstyle", "file", "error", "testsuites", "testsuite", "testcase", "failure", "skipped", "properties", "property"}
    yield from (f"<{name}> is nothing that a report has" for name in names - allowed)


def svg_problems(text, _):
    from lxml import etree

    root = etree.fromstring(text.encode("utf-8"), etree.XMLParser(resolve_entities=False, huge_tree=True))
    for element in root.iter():
        name = etree.QName(element).localname
        if name not in ALLOWED_SVG:
            yield f"<{name}>"
        for attribute in element.attrib:
            if attribute.startswith("on") or attribute.endswith("href"):
                yield f"<{name} {attribute}>"


def mermaid_problems(text, _):
    label = r'\["(?:[0-9A-Za-z \u0080-\U0010ffff]|#\d+;)*"\]'
    name = r"[\w.-]+"
    for line in text.split("\n")[:-1]:
        if not re.fullmatch(rf"\s*(flowchart TD|end|subgraph {name}{label}|{name}({label})?|{name} [-=.>]+(\|[^|]*\|)? {name}|linkStyle .*)", line):
            yield f"a line {line!r}"


def dot_problems(text, _):
    string = r'"(?:[^"\\]|\\.)*"'
    for line in text.split("\n")[:-1]:
        plain = re.sub(string, "S", line)
        if not re.fullmatch(r"\s*(digraph norma \{|(graph |node |edge )?\[?[\w, =\-.>\[\]]*\]?;?|subgraph cluster_\d+ \{|(\w+=[\w.]+; ?)+|\})\s*", plain):
            yield f"a line {line!r}"


CHECKS = {
    "markdown": markdown_problems, "sarif": sarif_problems, "github": github_problems, "xcode": xcode_problems, "html": html_problems,
    "terminal": terminal_problems, "junit": xml_problems, "checkstyle": xml_problems, "svg": svg_problems, "mermaid": mermaid_problems,
    "dot": dot_problems,
}


def made(norma, folder, *arguments):
    run = subprocess.run([norma, *arguments], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if run.returncode > 1:
        raise RuntimeError(f"norma {' '.join(arguments)} answered {run.returncode}: {run.stderr.decode('utf-8', 'replace')[:2000]}")
    return run.stdout.decode("utf-8")


def tree_problems(norma, batch):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        make_tree(folder, batch)
        report = json.loads(made(norma, folder, "check", "--format", "json"))
        if len(report["findings"]) < 2 * len(batch) or len(report["suppressed"]) < len(batch):
            yield f"only {len(report['findings'])} findings, and {len(report['suppressed'])} allowed"
        for format in FORMATS:
            text = made(norma, folder, "check", "--format", format)
            yield from (f"{format}: {problem}" for problem in CHECKS.get(format, json_problems)(text, report))
        for format in GRAPHS:
            text = made(norma, folder, "graph", "--of", "types", "--format", format)
            yield from (f"graph, {format}: {problem}" for problem in CHECKS.get(format, json_problems)(text, report))


def json_problems(text, _):
    json.loads(text)
    if found := ACTIVE.search(text):
        yield f"{ascii(found.group())} stands in it as it is"


def check(norma):
    """Whether no report shows more of hostile texts than their letters."""
    all_texts = texts()
    count = 0
    norma = str(pathlib.Path(norma).resolve())
    for start in range(0, len(all_texts), A_TREE):
        for problem in tree_problems(norma, all_texts[start:start + A_TREE]):
            count += 1
            if count <= 20:
                print(f"hostile texts {start} to {start + A_TREE - 1}: {problem}")
    print(f"{len(all_texts)} hostile texts in every place: " + (f"{count} problems" if count else "nothing but letters in any format"))
    return count == 0
