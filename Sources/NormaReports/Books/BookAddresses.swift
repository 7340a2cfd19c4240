// The address of each page of a site: short unique paths of plain letters, whatever the names of guides and chapters.

struct BookAddresses {
    /// From the site's folder.
    private(set) var folder: String
    private var pages: [String: String] = [:]
    private var rules: [String: String] = [:]

    /// The first page of a book, and of the site.
    static let first = "index.html"

    /// - Parameter taken: the folder names of other books.
    init(of book: Book, taken: inout Set<String>) {
        folder = Self.unique(Self.plain(book.name), "", &taken)
        var paths: Set<String> = [Self.first]
        for rule in book.rules {
            rules[rule.name] = Self.unique("rules/" + Self.plain(rule.name), ".html", &paths)
        }
        for case let chapter? in book.pages.map(\.chapter) {
            let path = chapter.split(separator: "/").map { Self.plain($0) }.joined(separator: "/")
            pages[chapter] = Self.unique(path, ".html", &paths)
        }
    }

    /// From the book's folder.
    func page(of chapter: String?) -> String { chapter.flatMap { pages[$0] } ?? Self.first }

    /// From the book's folder; nil if the book has no page of it.
    func rule(_ name: String) -> String? { rules[name] }

    /// The relative path from a page's folder to the folder that its path begins in.
    static func up(from path: String) -> String {
        String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
    }

    /// Two of them differ on every file system.
    private static func unique(_ path: String, _ ending: String, _ taken: inout Set<String>) -> String {
        var number = 1
        var result = path + ending
        while !taken.insert(result).inserted {
            number += 1
            result = "\(path)-\(number)\(ending)"
        }
        return result
    }

    /// Small letters, digits and hyphens.
    private static func plain(_ name: some StringProtocol) -> String {
        var plain = ""
        for scalar in name.lowercased().unicodeScalars.prefix(80) {
            let isPlain = ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
            plain.unicodeScalars.append(isPlain ? scalar : "-")
        }
        return plain.allSatisfy { $0 == "-" } ? "page" : plain
    }
}
