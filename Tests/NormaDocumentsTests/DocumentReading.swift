// What a test asks of a document: its keys as lines, or what is wrong with it and where.

import NormaText

@testable import NormaDocuments

enum DocumentReading {
    static func value(_ text: String, _ path: String) throws -> PlacedValue {
        let path = RelativePath(path)
        guard let format = DocumentFormat(of: path) else { return PlacedValue(.empty, range: .empty) }
        return try DocumentReader.value(of: Array(text.utf8), at: path, in: format)
    }

    /// A line for each key with the text at its value's place: `a.b = text @ place`.
    static func lines(_ text: String, _ path: String) throws -> [String] {
        lines(of: try value(text, path), "", Array(text.utf8))
    }

    private static func lines(of value: PlacedValue, _ path: String, _ bytes: [UInt8]) -> [String] {
        switch value.content {
        case .empty: [path + " = nothing"]
        case .text(let text): [path + " = " + text + mark(value.meaning) + " @ " + shown(value.range, bytes)]
        case .list(let elements):
            elements.isEmpty ? [path + " = []"] : elements.flatMap { lines(of: $0, path + "[]", bytes) }
        case .mapping(let entries):
            entries.isEmpty
                ? [path + " = {}"]
                : entries.flatMap { lines(of: $0.value, path.isEmpty ? $0.key : path + "." + $0.key, bytes) }
        }
    }

    private static func mark(_ meaning: PlacedValue.Meaning) -> String {
        switch meaning {
        case .text, .open: ""
        case .number: "#"
        case .boolean(let isTrue): isTrue ? "+" : "-"
        }
    }

    private static func shown(_ range: ByteRange, _ bytes: [UInt8]) -> String {
        String(decoding: bytes.dropFirst(Int(range.start)).prefix(range.count).prefix { $0 != 0x0A }, as: UTF8.self)
    }

    /// What is wrong, and the text that follows its place.
    static func problem(_ text: String, _ path: String) -> String {
        do {
            _ = try value(text, path)
            return "nothing"
        } catch let problem as PlacedProblem {
            let rest = Array(text.utf8).dropFirst(Int(problem.range.start)).prefix { $0 != 0x0A }.prefix(20)
            return problem.message + " @ " + String(decoding: rest, as: UTF8.self)
        } catch {
            return "\(error)"
        }
    }
}
