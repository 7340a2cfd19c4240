// JSON output: values whose members keep the given order.

/// A JSON value.
package enum JSONValue {
    case null
    case bool(Bool)
    case int(Int)
    case string(String)
    case array([JSONValue])
    case object([(String, JSONValue)])
    /// An array of this many elements, each made when it is written: only one of a long list is held.
    case list(Int, (Int) -> JSONValue)
    /// Text written before, for values that are used often.
    case written([UInt8])

    /// An object without the members that have no value.
    package static func present(_ members: [(String, JSONValue?)]) -> JSONValue {
        .object(members.compactMap { name, value in value.map { (name, $0) } })
    }

    package static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

    package static func optional(_ number: Int?) -> JSONValue { number.map { .int($0) } ?? .null }

    /// The value without a line break, for lists with one element per line.
    package var lineText: String { text(as: .line) }

    /// The value with two spaces of indentation per level, and a line break at its end.
    package var prettyText: String { text(as: .indented(depth: 0)) + "\n" }

    private func text(as layout: JSONLayout) -> String {
        var text = ReportStream()
        write(to: &text, as: layout)
        return String(decoding: text.bytes, as: UTF8.self)
    }

    func writePretty(to text: inout ReportStream) {
        write(to: &text, as: .indented(depth: 0))
        text.add("\n")
    }

    /// The value as part of another at this depth.
    func written(atDepth depth: Int) -> JSONValue {
        var text = ReportStream()
        write(to: &text, as: .indented(depth: depth))
        return .written(text.bytes)
    }

    func write(to text: inout ReportStream, as layout: JSONLayout) {
        switch self {
        case .null: text.add("null")
        case .bool(let value): text.add(value ? "true" : "false")
        case .int(let value): text.add(value)
        case .string(let value): layout.write(value, to: &text)
        case .written(let value): text.write(long: value)
        case .array(let values):
            layout.write(values.count, between: "[", "]", to: &text) { values[$0].write(to: &$1, as: $2) }
        case .list(let count, let element):
            layout.write(count, between: "[", "]", to: &text) { element($0).write(to: &$1, as: $2) }
        case .object(let members):
            layout.write(members.count, between: "{", "}", to: &text) { index, text, inner in
                layout.write(members[index].0, to: &text)
                text.add(layout.colon)
                members[index].1.write(to: &text, as: inner)
            }
        }
    }
}
