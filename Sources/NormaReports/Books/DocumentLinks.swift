// Where the links of a guide's page lead in a site: to the page of another chapter, or nowhere if the site has none.

import NormaText

struct DocumentLinks: Sendable {
    /// The folder of the page's file, relative to the guide's folder.
    var folder: String
    /// The relative path from the page to the folder that the pages' paths begin in.
    var up: String
    /// The page of each file, by its path from the guide's folder.
    var pages: [String: String]

    /// The address for a link to a file beside the page; nil if it has no page.
    func address(of target: [UInt8]) -> [UInt8]? {
        let path = target.prefix { $0 != UInt8(ascii: "#") }
        let file = RelativePath(folder + String(decoding: path, as: UTF8.self)).text
        guard let page = pages[file] ?? pages[file + "/README.md"] else { return nil }
        return Array((up + page).utf8) + target[path.endIndex...]
    }

    /// Whether a link leads to a file beside the page, not into the page, to the web or to a mailbox.
    static func isOfFile(_ target: [UInt8]) -> Bool {
        guard let first = target.first, first != UInt8(ascii: "#"), first != UInt8(ascii: "/") else { return false }
        let start = target.prefix { !"/?#".utf8.contains($0) }
        return !start.contains(UInt8(ascii: ":"))
    }
}
