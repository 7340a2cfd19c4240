"""Pages opened in a browser that is watched: what it loads, runs and reports on the console is kept."""

import pathlib
import time

from playwright.sync_api import sync_playwright

# Says that something ran that a text of others brought along.
TRACE = "norma_was_here"


class Visit:
    """One page in a window of its own."""

    def __init__(self, browser, path, patience, *, width=1280, height=900, dark=False, address="", site=None):
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme="dark" if dark else "light", reduced_motion="reduce"
        )
        self.context.set_default_timeout(patience)
        self.page = self.context.new_page()
        self.problems, self.url = [], path.as_uri()
        # The folder of a site, whose pages lead to each other and share a style.
        self.site = site and site.as_uri() + "/"
        self.page.on("console", lambda message: self.problems.append(f"console: {message.type}: {message.text[:300]}"))
        self.page.on("pageerror", lambda error: self.problems.append(f"error in the script: {str(error)[:300]}"))
        self.page.on("dialog", lambda dialog: (self.problems.append(f"a dialog: {dialog.message[:200]}"), dialog.dismiss()))
        self.page.on("request", self.look_at)
        self.context.on("page", lambda page: self.problems.append("another page was opened"))
        self.started = time.monotonic()
        self.page.goto(self.url + address)
        if not site:
            self.page.wait_for_selector("html[data-ready]", state="attached", timeout=20_000)

    def look_at(self, request):
        if request.url.split("#")[0] != self.url and not (self.site and request.url.startswith(self.site)):
            self.problems.append(f"a request: {request.url[:200]}")

    def close(self):
        if self.page.evaluate(f"window.{TRACE}") is not None:
            self.problems.append(f"something was executed: {TRACE} is {self.page.evaluate(f'window.{TRACE}')}")
        self.context.close()
        return [f"{pathlib.Path(self.url).name}: {problem}" for problem in self.problems]

    # What a reader does.

    def go(self, address):
        self.page.evaluate("address => { location.hash = address }", address)
        self.page.wait_for_function("address => location.hash === address", arg=address)
        self.settle()

    def settle(self):
        """Until the page has drawn what the last step brought."""
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def press(self, key, times=1):
        for _ in range(times):
            self.page.keyboard.press(key)
        self.settle()

    def click(self, selector):
        self.page.locator(selector).first.click()
        self.settle()

    def back(self):
        self.page.go_back()
        self.settle()

    def text(self, selector):
        return self.page.locator(selector).first.inner_text()

    def count(self, selector):
        return self.page.locator(selector).count()

    def visible(self, selector):
        found = self.page.locator(selector)
        return found.count() > 0 and found.first.is_visible()

    @property
    def address(self):
        return self.page.evaluate("decodeURIComponent(location.hash)")

    @property
    def data(self):
        return self.page.evaluate("JSON.parse(document.getElementById('data').textContent)")

    def sections(self):
        return [link.get_attribute("href") for link in self.page.locator("nav.sections a").all()]


class Visitor:
    def __init__(self, program, folder):
        self.program, self.folder, self.visits = program, folder, []
        # How long a step may take, in milliseconds.
        self.patience = 15_000

    def __enter__(self):
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(executable_path=self.program, args=["--no-sandbox"])
        return self

    def __exit__(self, *_):
        self.browser.close()
        self.playwright.stop()

    def open(self, name, **options):
        self.visits.append(Visit(self.browser, self.folder / f"{name}.html", self.patience, **options))
        return self.visits[-1]

    def open_site(self, site, page="index.html", **options):
        folder = self.folder / site
        self.visits.append(Visit(self.browser, folder / page, self.patience, site=folder, **options))
        return self.visits[-1]

    def names(self):
        return sorted(path.stem for path in self.folder.glob("*.html"))

    def close(self, visit):
        """Ends one visit early; what was loaded, run or reported in it."""
        self.visits.remove(visit)
        return visit.close()

    def close_pages(self):
        """Ends all visits; what was loaded, run or reported in any of them."""
        problems = []
        for visit in self.visits:
            problems += visit.close()
        self.visits = []
        return problems
