// JSON as it may stand between two tags of a page: short, and without a letter that could begin a tag.

extension JSONValue {
    /// Writes the value without white space, and `<` as a number: `</script>` in a text ends nothing.
    func writeCompact(to text: inout ReportStream) {
        switch self {
        case .null: text.add("null")
        case .bool(let value): text.add(value ? "true" : "false")
        case .int(let value): text.add(value)
        case .string(let value): text.addCompact(value)
        case .written(let value): text.write(long: value)
        case .array(let values): JSONValue.list(values.count) { values[$0] }.writeCompact(to: &text)
        case .list(let count, let element):
            text.add("[")
            for index in 0..<count {
                if index > 0 { text.add(",") }
                element(index).writeCompact(to: &text)
                text.handOnWholePiece()
            }
            text.add("]")
        case .object(let members):
            text.add("{")
            for (index, member) in members.enumerated() {
                if index > 0 { text.add(",") }
                text.addCompact(member.0)
                text.add(":")
                member.1.writeCompact(to: &text)
            }
            text.add("}")
        }
    }
}

extension ReportStream {
    /// Adds many bytes in pieces that are handed on.
    mutating func write(long bytes: some Collection<UInt8>) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = rest.prefix(Self.longestPiece)
            add(piece)
            handOnWholePiece()
            rest = rest[piece.endIndex...]
        }
    }

    private static let longestPiece = 1 << 14

    fileprivate mutating func addCompact(_ value: String) {
        let less = UInt8(ascii: "<")
        guard value.utf8.contains(less) else { return addQuoted(value) }
        var quoted = ReportStream()
        quoted.addQuoted(value)
        for byte in quoted.bytes {
            if byte == less { add("\\u003c") } else { add(CollectionOfOne(byte)) }
        }
    }
}
