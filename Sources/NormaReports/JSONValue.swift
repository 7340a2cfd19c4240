// JSON, written: values whose members keep the order in which they were given.

/// A JSON value.
package enum JSONValue {
    case null
    case bool(Bool)
    case int(Int)
    case string(String)
    case array([JSONValue])
    case object([(String, JSONValue)])
    /// An array of so many elements, each made when its turn to be written has come: of a long list only one is held.
    case list(Int, (Int) -> JSONValue)
    /// What was written before, for what many values hold.
    case written([UInt8])

    /// An object without the members that have no value.
    package static func present(_ members: [(String, JSONValue?)]) -> JSONValue {
        .object(members.compactMap { name, value in value.map { (name, $0) } })
    }

    package static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

    package static func optional(_ number: Int?) -> JSONValue { number.map { .int($0) } ?? .null }

    /// The value without a line break, for lists in which each element has a line of its own.
    package var lineText: String {
        var text = ReportStream()
        writeLine(to: &text)
        return String(decoding: text.bytes, as: UTF8.self)
    }

    private func writeLine(to text: inout ReportStream) {
        switch self {
        case .null, .bool, .int, .string, .written: write(to: &text, depth: 0)
        case .array(let values): JSONValue.list(values.count) { values[$0] }.writeLine(to: &text)
        case .list(let count, let element):
            text.add("[")
            for index in 0..<count {
                if index > 0 { text.add(", ") }
                element(index).writeLine(to: &text)
            }
            text.add("]")
        case .object(let members):
            text.add("{")
            for (index, member) in members.enumerated() {
                if index > 0 { text.add(", ") }
                text.addQuoted(member.0)
                text.add(": ")
                member.1.writeLine(to: &text)
            }
            text.add("}")
        }
    }

    /// The value with two spaces of indentation a level, and a line break at its end.
    package var prettyText: String {
        var text = ReportStream()
        writePretty(to: &text)
        return String(decoding: text.bytes, as: UTF8.self)
    }

    func writePretty(to text: inout ReportStream) {
        write(to: &text, depth: 0)
        text.add("\n")
    }

    /// The value as it stands at this depth of another.
    func written(atDepth depth: Int) -> JSONValue {
        var text = ReportStream()
        write(to: &text, depth: depth)
        return .written(text.bytes)
    }

    private func write(to text: inout ReportStream, depth: Int) {
        switch self {
        case .null: text.add("null")
        case .bool(let value): text.add(value ? "true" : "false")
        case .int(let value): text.add(value)
        case .string(let value): text.addQuoted(value)
        case .written(let value): text.add(value)
        case .array(let values):
            Self.write(values.count, between: "[", "]", to: &text, depth: depth) { index, text in
                values[index].write(to: &text, depth: depth + 1)
            }
        case .list(let count, let element):
            Self.write(count, between: "[", "]", to: &text, depth: depth) { index, text in
                element(index).write(to: &text, depth: depth + 1)
            }
        case .object(let members):
            Self.write(members.count, between: "{", "}", to: &text, depth: depth) { index, text in
                text.addQuoted(members[index].0)
                text.add(": ")
                members[index].1.write(to: &text, depth: depth + 1)
            }
        }
    }

    private static func write(
        _ count: Int,
        between open: StaticString,
        _ close: StaticString,
        to text: inout ReportStream,
        depth: Int,
        writeElement: (Int, inout ReportStream) -> Void
    ) {
        text.add(open)
        for index in 0..<count {
            text.add(index == 0 ? "\n" : ",\n")
            text.addIndentation(depth + 1)
            writeElement(index, &text)
            text.handOnWholePiece()
        }
        if count > 0 {
            text.add("\n")
            text.addIndentation(depth)
        }
        text.add(close)
    }
}
