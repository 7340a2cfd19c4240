// The expressions of the built-in guides as they are written there, and texts out of the same guides to match them with.

import NormaBuiltIns

enum GuideExpressions {
    private static let pages = (BuiltInGuides.all + BuiltInGuides.parts).flatMap { [$0.text] + $0.chapters.map(\.text) }

    /// All that stands between `"/` and `/"` or `'/` and `/'`, values put in, each once.
    static func all() -> [String] {
        var found: Set<String> = []
        for page in pages {
            for line in page.split(separator: "\n") {
                for quote in ["\"", "'"] { found.formUnion(expressions(in: line, quote: quote)) }
            }
        }
        return found.sorted()
    }

    private static func expressions(in line: Substring, quote: String) -> [String] {
        line.split(separator: quote + "/").dropFirst().compactMap { rest in
            guard let end = rest.firstRange(of: "/" + quote) else { return nil }
            let written = String(rest[..<end.lowerBound])
            let plain = quote == "'" ? written : written.replacing("\\\\", with: "\\").replacing("\\\"", with: "\"")
            return plain.contains("{{") ? nil : plain
        }
    }

    /// Lines of the guides and whole examples, of a length that the other engine can do in no time.
    static func texts() -> [String] {
        var texts: [String] = [""]
        for page in pages {
            let blocks = page.split(separator: "```").map(String.init)
            texts += blocks.enumerated().filter { $0.offset % 19 == 0 && $0.element.utf8.count < 240 }.map(\.element)
            let lines = page.split(separator: "\n").map(String.init)
            texts += lines.enumerated().filter { $0.offset % 97 == 0 && $0.element.utf8.count < 160 }.map(\.element)
        }
        return texts
    }
}
