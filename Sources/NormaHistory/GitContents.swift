// Reads git's objects by their names, many in one run.

import NormaText

/// Git's name of a content, and its length in bytes.
struct GitContent {
    let name: String
    let size: Int
}

extension Repository {
    /// The size of one portion.
    private static let mostBytesAtOnce = 64 << 20

    /// The size of each; objects that git doesn't have are left out.
    func sizes(ofContents names: Set<String>, to purpose: String) throws(SourceProblem) -> [String: Int] {
        guard !names.isEmpty else { return [:] }
        let asked = names.sorted()
        let output = try git.output(["cat-file", "--batch-check"], to: purpose, input: Self.input(asked))
        var sizes: [String: Int] = [:]
        for (name, line) in zip(asked, String(decoding: output, as: UTF8.self).split(separator: "\n")) {
            // `CONTENT blob SIZE`, or `CONTENT missing`.
            let fields = line.split(separator: " ")
            if fields.count == 3, let size = Int(fields[2]) { sizes[name] = size }
        }
        return sizes
    }

    /// Passes on the content of each; objects that git doesn't have are left out. At most one portion is in memory.
    func forEach(
        of contents: [GitContent],
        to purpose: String,
        _ body: (String, [UInt8]) -> Void
    ) throws(SourceProblem) {
        var portion: [String] = []
        var size = 0
        for content in contents {
            if size + content.size > Self.mostBytesAtOnce {
                try read(portion, to: purpose, body)
                (portion, size) = ([], 0)
            }
            portion.append(content.name)
            size += content.size
        }
        try read(portion, to: purpose, body)
    }

    private func read(_ names: [String], to purpose: String, _ body: (String, [UInt8]) -> Void) throws(SourceProblem) {
        guard !names.isEmpty else { return }
        let output = try git.output(["cat-file", "--batch"], to: purpose, input: Self.input(names))
        var rest = output[...]
        for name in names {
            if let content = Self.nextContent(&rest) { body(name, content) }
        }
    }

    private static func input(_ names: [String]) -> [UInt8] { Array((names.joined(separator: "\n") + "\n").utf8) }

    /// `NAME blob SIZE`, a line break, the bytes, a line break; or `NAME missing`, and then nil.
    private static func nextContent(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        let line = rest.prefix { $0 != UInt8(ascii: "\n") }
        rest = rest.dropFirst(line.count + 1)
        let fields = String(decoding: line, as: UTF8.self).split(separator: " ")
        guard fields.count == 3, fields[1] == "blob", let size = Int(fields[2]), size <= rest.count else { return nil }
        defer { rest = rest.dropFirst(size + 1) }
        return Array(rest.prefix(size))
    }
}
