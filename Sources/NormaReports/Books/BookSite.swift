// Books as a small static site: a page per chapter, a page per rule, an index with a search. Nothing is loaded from
// elsewhere.

import NormaFindings
import NormaText

package struct BookSite {
    package struct File: Sendable, Hashable {
        /// From the site's folder.
        package var path: String
        package var text: String
    }

    private let books: [Book]
    private let addresses: [BookAddresses]
    private let generator: String

    /// The file that lists the files of a site; a folder with it is a site.
    package static let listName = "norma-site.txt"

    /// - Parameter toolVersion: the version of the program that makes it.
    package init(_ books: [Book], toolVersion: String? = nil) {
        var taken: Set<String> = []
        self.books = books
        addresses = books.map { BookAddresses(of: $0, taken: &taken) }
        generator = "Norma" + (toolVersion.map { " " + $0 } ?? "")
    }

    /// In the order of their paths; the list of them comes last.
    package var files: [File] {
        let style = File(path: "style.css", text: PageAssets.style + "\n" + Picture.style + "\n" + BookAssets.style)
        let pages = zip(books, addresses).flatMap { book, addresses in
            BookPages(book, addresses: addresses, generator: generator).files
        }
        let files = ([style, index] + pages).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        return files + [File(path: Self.listName, text: Self.list(of: files.map(\.path)))]
    }

    // MARK: - The list

    private static let listHead = "The files of a site that `norma guide show --html` wrote and overwrites:"

    private static func list(of paths: [String]) -> String {
        ([listHead] + paths).joined(separator: "\n") + "\n"
    }

    /// The files that a list names; nil if the text isn't such a list.
    package static func paths(in list: String) -> [String]? {
        let lines = list.split(separator: "\n").map(String.init)
        guard lines.first == listHead else { return nil }
        return lines.dropFirst().filter { path in
            let isPlain = path.utf8.allSatisfy { byte in
                byte.isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || "-./".utf8.contains(byte)
            }
            return isPlain && !path.contains("..") && !path.hasPrefix("/") && path.hasSuffix(".html")
        }
    }

    // MARK: - The index

    private var index: File {
        var body = "<main id=\"Content\" class=\"books\" tabindex=\"-1\">\n<h1>Guides</h1>\n"
        body += """
            <div class="search" role="search">
            <label class="field" for="Search"><span>Find a rule by words of its name, what it asks, or why</span>\
            <input type="search" id="Search" autocomplete="off" spellcheck="false"></label>
            <p id="Count" class="count" role="status"></p>
            </div>
            <ul id="Results" class="rules"></ul>
            <noscript><p class="standing">The search needs a browser that runs the script in this file; each guide has a list of its rules.</p></noscript>

            """
        for (book, addresses) in zip(books, addresses) {
            let pages = book.pages.count == 1 ? "" : ", " + Wording.count(book.pages.count - 1, "chapter")
            let rules = Wording.count(book.rules.count, "rule")
            body += """
                <section class="book">
                <h2><a href="\(addresses.folder)/index.html"><bdi>\(HTMLText.escaped(VisibleText.oneLine(book.name)))</bdi></a></h2>
                <p>\(HTMLText.sentence(VisibleText.oneLine(book.summary)))</p>
                <p class="quiet">\(rules)\(pages)</p>
                </section>

                """
        }
        body += "</main>\n<script type=\"application/json\" id=\"Data\">"
        var data = ReportStream()
        searchData.write(to: &data, as: .compact)
        body += String(decoding: data.bytes, as: UTF8.self) + "</script>\n"
        let title = books.count == 1 ? books.first?.name ?? "" : "Guides"
        let page = BookFrame(title: title, generator: generator, style: "style.css", script: BookAssets.script)
        return File(path: BookAddresses.first, text: page.text(around: body))
    }

    /// The name, guide, address and demand of each rule, and further text for the search.
    private var searchData: JSONValue {
        .array(
            zip(books, addresses).flatMap { book, addresses in
                book.rules.map { rule in
                    let address = addresses.rule(rule.name).map { addresses.folder + "/" + $0 } ?? ""
                    let rest = rule.headings + [MarkdownText.opening(rule.reason), rule.instead ?? ""]
                    return .array([
                        .string(rule.name), .string(book.name), .string(address), .string(rule.demand),
                        .string(rest.joined(separator: " ")),
                    ])
                }
            }
        )
    }
}
