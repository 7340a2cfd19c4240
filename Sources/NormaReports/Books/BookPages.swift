// The pages of one book: its first page with the list of rules, its chapters, its rules.

import NormaFindings
import NormaText

struct BookPages {
    private let book: Book
    private let addresses: BookAddresses
    private let generator: String
    private let rules: [String: RulePage]
    /// The page of each file, by its path from the guide's folder.
    private let pages: [String: String]
    /// The page that states or takes each rule.
    private let homes: [String: Book.Page]

    init(_ book: Book, addresses: BookAddresses, generator: String) {
        self.book = book
        self.addresses = addresses
        self.generator = generator
        rules = Dictionary(book.rules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let files = book.pages.map { page in
            (page.chapter.map { $0 + ".md" } ?? "README.md", addresses.page(of: page.chapter))
        }
        pages = Dictionary(files, uniquingKeysWith: { first, _ in first })
        let homes = book.pages.flatMap { page in page.rules.map { ($0.name, page) } }
        self.homes = Dictionary(homes, uniquingKeysWith: { first, _ in first })
    }

    var files: [BookSite.File] {
        book.pages.map(file) + book.rules.map(file)
    }

    private func file(_ path: String, title: String, trail: [(String, String)], _ body: String) -> BookSite.File {
        let up = BookAddresses.up(from: path)
        let all = (name: "Guides", address: up + "../" + BookAddresses.first)
        let frame = BookFrame(
            title: title,
            generator: generator,
            style: up + "../style.css",
            trail: [all] + trail.map { (name: $0.0, address: up + $0.1) }
        )
        return BookSite.File(path: addresses.folder + "/" + path, text: frame.text(around: body))
    }

    // MARK: - Chapters

    private func file(of page: Book.Page) -> BookSite.File {
        let path = addresses.page(of: page.chapter)
        let up = BookAddresses.up(from: path)
        let stated = page.rules.compactMap { line, name in rules[name].map { (line, $0) } }
        let markup = GuideMarkup(
            page.text,
            cards: stated.map { line, rule in (line, card(rule, up: up)) },
            look: GuideLook(headingShift: 0, links: links(from: page.chapter, up: up))
        )
        let hasTitle = markup.headings.first?.level == 1
        let title = hasTitle ? "" : "<h1><bdi>\(HTMLText.escaped(VisibleText.oneLine(page.title)))</bdi></h1>\n"
        var body = "<div class=\"book-columns\">\n\(contents(current: page.chapter, up: up, markup.headings))"
        body += "<main id=\"Content\" class=\"document\" tabindex=\"-1\">\n\(title)\(markup.html)"
        body += page.chapter == nil ? ruleList : ""
        body += "</main>\n</div>\n"
        let trail = page.chapter == nil ? [] : [(book.name, BookAddresses.first)]
        return file(path, title: page.title, trail: trail, body)
    }

    /// The demand of a rule, beside the block that states it.
    private func card(_ rule: RulePage, up: String) -> String {
        let severity = "<span class=\"severity\">\(rule.severity.rawValue)</span>"
        return "<div class=\"card \(rule.severity.rawValue)\">\(link(to: rule, up: up)) \(severity)"
            + "<span class=\"adjusted\">\(HTMLText.sentence(VisibleText.oneLine(rule.demand)))</span></div>\n"
            + Self.drawing(of: rule)
    }

    /// The picture, if the rule is one; empty if it isn't, or if it is too large to be read.
    private static func drawing(of rule: RulePage) -> String {
        guard let graph = rule.picture, Picture.isReadable(graph) else { return "" }
        return "<div class=\"drawn\">\(Picture(graph).plan)</div>\n"
    }

    private func link(to rule: RulePage, up: String) -> String {
        let name = HTMLText.code(VisibleText.oneLine(rule.name))
        return addresses.rule(rule.name).map { "<a href=\"\(up)\($0)\">\(name)</a>" } ?? name
    }

    /// The chapters, or the headings of the page if the book has none.
    private func contents(current: String?, up: String, _ headings: [GuideMarkup.Heading]) -> String {
        var items: [String] = []
        if book.pages.count > 1 {
            items = book.pages.map { page in
                let mark = page.chapter == current ? " aria-current=\"page\"" : ""
                let title = HTMLText.escaped(VisibleText.oneLine(page.title))
                return "<li><a href=\"\(up)\(addresses.page(of: page.chapter))\"\(mark)><bdi>\(title)</bdi></a></li>\n"
            }
        } else {
            items = headings.filter { $0.level <= 2 }.map { heading in
                "<li class=\"level-\(heading.level + 2)\"><a href=\"#\(HTMLText.escaped(heading.id))\">"
                    + "<bdi>\(HTMLText.escaped(heading.title))</bdi></a></li>\n"
            }
        }
        guard !items.isEmpty else { return "" }
        return "<nav class=\"contents\" aria-label=\"Contents\"><ul>\n\(items.joined())</ul></nav>\n"
    }

    private var ruleList: String {
        guard !book.rules.isEmpty else { return "" }
        let items = book.rules.map { rule in
            "<li>\(link(to: rule, up: "")) \(HTMLText.sentence(VisibleText.oneLine(rule.demand)))</li>\n"
        }
        return "<h2 id=\"Rules\">All rules of this guide</h2>\n<ul class=\"rules\">\n\(items.joined())</ul>\n"
    }

    /// Links to files of the guide, relative to a page in `up`.
    private func links(from chapter: String?, up: String) -> DocumentLinks {
        let folder = chapter?.lastSlash.map { chapter?[...$0] ?? "" } ?? ""
        return DocumentLinks(folder: String(folder), up: up, pages: pages)
    }

    // MARK: - Rules

    private func file(of rule: RulePage) -> BookSite.File {
        let path = addresses.rule(rule.name) ?? BookAddresses.first
        let up = BookAddresses.up(from: path)
        let page = homes[rule.name] ?? book.pages.first
        let markup = GuideMarkup(
            rule.details,
            cards: [],
            look: GuideLook(headingShift: 0, links: links(from: rule.chapter, up: up), foldsSources: false)
        )
        let name = HTMLText.escaped(VisibleText.oneLine(rule.name))
        let facts = ([rule.severity.rawValue] + rule.headings + rule.notes).map { fact in
            "<li>\(HTMLText.sentence(VisibleText.oneLine(MarkdownText.plain(fact))))</li>"
        }
        let body = """
            <main id="Content" class="document rule \(rule.severity.rawValue)" tabindex="-1">
            <h1><bdi>\(name)</bdi></h1>
            <ul class="facts">\(facts.joined())</ul>
            <p class="demand">\(HTMLText.sentence(VisibleText.oneLine(rule.demand)))</p>
            \(Self.drawing(of: rule))\(markup.html)</main>

            """
        var trail = [(book.name, BookAddresses.first)]
        if let page, page.chapter != nil { trail.append((page.title, addresses.page(of: page.chapter))) }
        return file(path, title: rule.name, trail: trail, body)
    }
}
