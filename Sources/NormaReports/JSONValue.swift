// JSON, written: values whose members keep the order in which they were given.

/// A JSON value.
package enum JSONValue {
    case null
    case bool(Bool)
    case int(Int)
    case string(String)
    case array([JSONValue])
    case object([(String, JSONValue)])

    /// An object without the members that have no value.
    package static func present(_ members: [(String, JSONValue?)]) -> JSONValue {
        .object(members.compactMap { name, value in value.map { (name, $0) } })
    }

    package static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

    package static func optional(_ number: Int?) -> JSONValue { number.map { .int($0) } ?? .null }

    /// The value without a line break, for lists in which each element has a line of its own.
    package var lineText: String {
        var text = ""
        writeLine(to: &text)
        return text
    }

    private func writeLine(to text: inout String) {
        switch self {
        case .null, .bool, .int, .string: write(to: &text, depth: 0)
        case .array(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += ", " }
                value.writeLine(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                text += index == 0 ? "" : ", "
                Self.write(member.0, to: &text)
                text += ": "
                member.1.writeLine(to: &text)
            }
            text += "}"
        }
    }

    /// The value with two spaces of indentation a level, and a line break at its end.
    package var prettyText: String {
        var text = ""
        write(to: &text, depth: 0)
        return text + "\n"
    }

    private func write(to text: inout String, depth: Int) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .int(let value): text += String(value)
        case .string(let value): Self.write(value, to: &text)
        case .array(let values):
            Self.write(values, between: "[", "]", to: &text, depth: depth) { value, text in
                value.write(to: &text, depth: depth + 1)
            }
        case .object(let members):
            Self.write(members, between: "{", "}", to: &text, depth: depth) { member, text in
                Self.write(member.0, to: &text)
                text += ": "
                member.1.write(to: &text, depth: depth + 1)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element],
        between open: String,
        _ close: String,
        to text: inout String,
        depth: Int,
        writeElement: (Element, inout String) -> Void
    ) {
        text += open
        for (index, element) in elements.enumerated() {
            text += index == 0 ? "\n" : ",\n"
            text += String(repeating: "  ", count: depth + 1)
            writeElement(element, &text)
        }
        if !elements.isEmpty { text += "\n" + String(repeating: "  ", count: depth) }
        text += close
    }

    private static func write(_ value: String, to text: inout String) {
        text += "\""
        defer { text += "\"" }
        // Nearly every text is taken over whole.
        if value.utf8.allSatisfy(isPlain) { return text += value }
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            // Legal in JSON, yet they would end a line where the report is read as JavaScript or in a terminal.
            case "\u{0}"..<"\u{20}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": text += escape(scalar)
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    /// ASCII that stands for itself in JSON.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
