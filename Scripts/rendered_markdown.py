"""Markdown as three programs that others wrote render it, and what of the result is nothing that a report may hold."""

import collections
import html.parser
import re

VOID = {"br", "hr", "img", "input"}
# What GitHub makes links and notifications of, once the page is there; and what mail programs do.
LINKS = (
    ("mention", r"@[\w-]"),
    ("reference", r"[#!]\d|\b[A-Za-z]+-\d"),
    ("link", r"\w+://\S|www\.\w"),
    ("hash of a commit", r"(?<![\w])[0-9a-fA-F]{7,40}(?![\w])"),
)


class Page(html.parser.HTMLParser):
    """Which elements there are, whether each is closed, and the words outside of code."""

    def __init__(self, text):
        super().__init__()
        self.open, self.faults, self.tags = [], [], collections.Counter()
        self.words = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.tags[tag] += 1
        if attributes:
            self.faults.append(f"<{tag}> has attributes: {attributes}")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag in VOID:
            return
        if not self.open or self.open[-1] != tag:
            self.faults.append(f"</{tag}> closes what is not open ({self.open[-3:]})")
        else:
            self.open.pop()

    def handle_data(self, data):
        if "code" not in self.open:
            self.words.append(data)

    def problems(self, allowed):
        yield from self.faults
        yield from (f"<{tag}> is never closed" for tag in self.open)
        yield from (f"<{tag}> is nothing that a report has" for tag in self.tags if tag not in allowed)
        words = "".join(self.words)
        for kind, pattern in LINKS:
            if found := re.search(pattern, words):
                yield f"a {kind} outside of code: {words[max(0, found.start() - 20):found.end() + 20]!r}"


def pages(text):
    """The name of each program, and its page; GitHub's own first."""
    import cmarkgfm
    import markdown_it
    import mistune

    options = cmarkgfm.cmark.Options.CMARK_OPT_UNSAFE
    yield "cmark-gfm", Page(cmarkgfm.github_flavored_markdown_to_html(text, options=options))
    yield "markdown-it", Page(markdown_it.MarkdownIt("commonmark").render(text))
    yield "mistune", Page(mistune.create_markdown(escape=False, plugins=["url", "strikethrough"])(text))
