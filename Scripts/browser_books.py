"""What must hold of the site that `norma guide show --html` writes; each check yields what doesn't."""

import pathlib
import urllib.parse

from browser_checks import axe_script, expect, violations


def search(visitor):
    """Rules are found by their words, and lead to their pages; the search is in the address."""
    visit = visitor.open_site("books")
    visit.page.locator("#Search").type("locks")
    visit.settle()
    names = visit.page.locator("#Results code").all_inner_texts()
    yield from expect("no-locks" in names[:1], f"a search for locks finds {names[:3]}")
    yield from expect(visit.text("#Count").startswith(f"{len(names)} rule"), f"{len(names)} rules are called {visit.text('#Count')}")
    visit.page.locator("#Results a").first.click()
    visit.page.wait_for_selector("h1")
    words = visit.text("main")
    for part in ["no-locks", "must not refer to", "Keep what the lock protects in an actor", "Don’t", "yaml take from=clean-coordinators", "Readers judged"]:
        yield from expect(part in words, f"the page of a rule doesn't say {part}")
    visit.back()
    visit.page.wait_for_selector("#Search")
    visit.settle()
    yield from expect(visit.page.locator("#Search").input_value() == "locks", "going back loses the search")
    linked = visitor.open_site("books", address="#q=actor%20LOCK")
    names = linked.page.locator("#Results code").all_inner_texts()
    yield from expect("no-locks" in names and len(names) < 20, f"actor lock finds {len(names)} rules")
    linked.page.locator("#Search").fill("nowhere-to-be-found")
    linked.settle()
    yield from expect("No rule has" in linked.text("#Count"), "a search without a result says nothing")
    linked.page.locator("#Search").fill("view")
    linked.settle()
    names = linked.page.locator("#Results code").all_inner_texts()
    yield from expect(len(names) == 100, f"{len(names)} rules at once")
    yield from expect(all("view" in name for name in names), "rules with the word in their names don't come first")
    visitor.open_site("books", address="#q=%E0%A4%A")


def links(visitor):
    """Every link leads to a page that is there, and to a part that it has; nothing else is loaded or run."""
    folder = visitor.folder / "site"
    for page in sorted(folder.rglob("*.html")):
        visit = visitor.open_site("site", str(page.relative_to(folder)))
        for target in visit.page.eval_on_selector_all("a[href]", "links => links.map(link => link.href)"):
            address, _, part = target.partition("#")
            file = urllib.parse.unquote(urllib.parse.urlparse(address).path)
            yield from expect(address.startswith(folder.as_uri()), f"{page.name}: a link leads to {target[:80]}")
            if not address.startswith(folder.as_uri()):
                continue
            text = pathlib.Path(file).read_text(encoding="utf-8") if pathlib.Path(file).is_file() else ""
            yield from expect(text != "", f"{page.name}: a link leads to {file}, which isn't there")
            yield from expect(not part or f'id="{part}"' in text, f"{page.name}: {file} has no {part}")
        yield from visitor.close(visit)
    visit = visitor.open_site("site", "team/index.html")
    yield from expect("<script>window.norma_was_here" in visit.text("h1"), "a text that would be markup isn't shown as it is")
    visit.page.locator("main a").first.click()
    visit.page.wait_for_selector("#what-a-view-leaves")
    visit.page.locator(".card a").first.click()
    visit.page.wait_for_selector("main.rule")
    yield from expect(visit.text("h1") == "views-make-no-requests", f"a rule's card leads to {visit.text('h1')}")


def looks(visitor):
    """axe-core finds nothing, and nothing is wider than the window, in light and dark."""
    for page, dark in [(page, dark) for page in ["index.html", "team/index.html", "team/views.html", "team/rules/no-locks.html"] for dark in [False, True]]:
        visit = visitor.open_site("site", page, dark=dark, width=800, address="#q=view" if page == "index.html" else "")
        visit.page.evaluate("[...document.querySelectorAll('details')].forEach(each => { each.open = true })")
        visit.page.evaluate(axe_script())
        yield from violations(visit, f"{page}{' dark' if dark else ''}")
        ground = visit.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        yield from expect((ground == "rgb(20, 24, 31)") == dark, f"{page}: the ground is {ground} in {'dark' if dark else 'light'}")
        width = visit.page.evaluate("document.documentElement.scrollWidth")
        yield from expect(width <= 800, f"{page} is {width} pixels wide in a window of 800")
        yield from visitor.close(visit)


ALL = [("site: search", search), ("site: links", links), ("site: looks", looks)]
