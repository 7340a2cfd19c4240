// Reads a property list in the XML notation of `Info.plist`, entitlements and plurals.

import NormaText

struct XmlPropertyList {
    private var reading: XmlReading
    private var depth = 0

    private static let deepest = 128

    static func value(of bytes: [UInt8]) throws(PlacedProblem) -> PlacedValue {
        var list = XmlPropertyList(reading: XmlReading(bytes))
        guard case .start(let name, _, let range) = try list.next() else { return PlacedValue(.empty, range: .empty) }
        guard name == "plist" else {
            throw PlacedProblem("it is XML, but its root is `<\(name.prefix(40))>` and not `<plist>`", at: range)
        }
        var value = PlacedValue(.empty, range: range)
        var isRead = false
        while let event = try list.next() {
            guard case .start(let name, _, let range) = event else { continue }
            guard !isRead else { throw PlacedProblem("a property list holds one value", at: range) }
            value = try list.value(name, at: range)
            isRead = true
        }
        return value
    }

    private init(reading: XmlReading) { self.reading = reading }

    /// The next tag; texts between tags are blanks, or a mistake.
    private mutating func next() throws(PlacedProblem) -> XmlEvent? {
        while let event = try reading.next() {
            guard case .text(let text, let range) = event else { return event }
            if text.utf8.contains(where: { $0 > 0x20 }) {
                throw PlacedProblem("a tag is expected here, not text", at: range)
            }
        }
        return nil
    }

    /// The value whose start tag was read.
    private mutating func value(_ name: String, at start: ByteRange) throws(PlacedProblem) -> PlacedValue {
        switch name {
        case "dict", "array":
            guard depth < Self.deepest else {
                throw PlacedProblem(kind: .tooDeep, "it is nested more than \(Self.deepest) levels deep", at: start)
            }
            depth += 1
            defer { depth -= 1 }
            return name == "dict" ? try mapping(start) : try list(start)
        case "string", "date":
            let (text, range) = try text(of: name, start)
            return PlacedValue(.text(text), range: range)
        case "integer", "real":
            let (text, range) = try text(of: name, start)
            return PlacedValue(.text(String(Substring(text).withoutBlanks)), range: range, meaning: .number)
        case "data":
            let (text, range) = try text(of: name, start)
            return PlacedValue(.text(text.filter { !$0.isWhitespace }), range: range)
        case "true", "false":
            _ = try text(of: name, start)
            return PlacedValue(.text(name), range: start, meaning: .boolean(name == "true"))
        default: throw PlacedProblem("property lists have no element `<\(name.prefix(40))>`", at: start)
        }
    }

    private mutating func mapping(_ start: ByteRange) throws(PlacedProblem) -> PlacedValue {
        var entries: [PlacedEntry] = []
        var keys: Set<ExactText> = []
        while true {
            switch try next() {
            case .start("key", _, let range):
                let (key, keyRange) = try text(of: "key", range)
                guard keys.insert(ExactText(key)).inserted else {
                    throw PlacedProblem("the key `\(key.prefix(60))` appears twice in one `<dict>`", at: keyRange)
                }
                guard case .start(let name, _, let valueRange) = try next() else {
                    throw PlacedProblem("the key `\(key.prefix(60))` has no value", at: keyRange)
                }
                let value = try value(name, at: valueRange)
                entries.append(PlacedEntry(key: key, keyRange: keyRange, value: value))
            case .start(let name, _, let range):
                throw PlacedProblem("`<\(name.prefix(40))>` has no key", at: range)
            case .end(_, let end):
                return PlacedValue(.mapping(entries), range: ByteRange(start: start.start, end: end.end))
            case .text, nil: return PlacedValue(.mapping(entries), range: start)
            }
        }
    }

    private mutating func list(_ start: ByteRange) throws(PlacedProblem) -> PlacedValue {
        var values: [PlacedValue] = []
        while true {
            switch try next() {
            case .start(let name, _, let range): values.append(try value(name, at: range))
            case .end(_, let end):
                return PlacedValue(.list(values), range: ByteRange(start: start.start, end: end.end))
            case .text, nil: return PlacedValue(.list(values), range: start)
            }
        }
    }

    /// The text up to the end tag; the place is that of the text, or the tag's if there is none.
    private mutating func text(of name: String, _ start: ByteRange) throws(PlacedProblem) -> (String, ByteRange) {
        var text = ""
        var place: ByteRange?
        while let event = try reading.next() {
            switch event {
            case .text(let more, let range):
                text += more
                place = ByteRange(start: place?.start ?? range.start, end: range.end)
            case .start(let inner, _, let range):
                throw PlacedProblem("`<\(inner.prefix(40))>` isn't allowed in `<\(name)>`", at: range)
            case .end: return (text, place ?? start)
            }
        }
        return (text, place ?? start)
    }
}
