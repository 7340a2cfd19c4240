// Reads XML as a run of tags and texts, each with its place: Foundation's parser reports other columns on Linux than on a Mac.

import NormaText

struct XmlAttribute {
    var name: String
    var value: String
    /// The range of the value, without its quotes.
    var range: ByteRange
}

enum XmlEvent {
    /// An element that is closed at once is followed by its end.
    case start(name: String, attributes: [XmlAttribute], range: ByteRange)
    case end(name: String, range: ByteRange)
    /// With character references decoded; blanks alone too.
    case text(String, ByteRange)
}

/// Well-formed XML without a document type of its own: its entities are not followed, so none can expand to many.
///
/// Cost: one pass over the bytes.
struct XmlReading {
    private(set) var reading: TextReading
    private var open: [(name: String, range: ByteRange)] = []
    private var closing: XmlEvent?
    private var hasRoot = false

    static let deepest = 512

    init(_ bytes: [UInt8]) { reading = TextReading(bytes) }

    /// The next tag or text; nil at the end.
    mutating func next() throws(PlacedProblem) -> XmlEvent? {
        if let event = closing {
            closing = nil
            return event
        }
        while true {
            guard let byte = reading.next else {
                if let open = open.last { throw PlacedProblem("`<\(open.name)>` is never closed", at: open.range) }
                guard hasRoot else { throw reading.problem("it has no element") }
                return nil
            }
            if byte != UInt8(ascii: "<") {
                if let text = try text() { return text }
            } else if reading.starts(with: "<![CDATA[") {
                return try literalText()
            } else if try !skipMarkup() {
                return reading.byte(at: 1) == UInt8(ascii: "/") ? try endTag() : try startTag()
            }
        }
    }

    /// A comment, a declaration or an instruction; false if there is none here.
    private mutating func skipMarkup() throws(PlacedProblem) -> Bool {
        let start = reading.index
        let place = ByteRange(start, min(start + 2, reading.bytes.count))
        if reading.take("<!--") {
            guard reading.skip(past: "-->") else { throw PlacedProblem("this comment is never closed", at: place) }
            return true
        }
        if reading.take("<?") {
            guard reading.skip(past: "?>") else { throw PlacedProblem("this `<?` is never closed", at: place) }
            return true
        }
        guard reading.take("<!") else { return false }
        var brackets = 0
        while let byte = reading.next {
            reading.index += 1
            switch byte {
            case UInt8(ascii: "["): brackets += 1
            case UInt8(ascii: "]"): brackets -= 1
            case UInt8(ascii: ">") where brackets <= 0: return true
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                reading.skip { $0 != byte }
                reading.index += 1
            default: break
            }
        }
        throw PlacedProblem("this `<!` is never closed", at: place)
    }

    // MARK: Texts

    /// Nil for blanks outside of the root.
    private mutating func text() throws(PlacedProblem) -> XmlEvent? {
        let start = reading.index
        var decoded: [UInt8] = []
        var hasInk = false
        while let byte = reading.next, byte != UInt8(ascii: "<") {
            if byte > 0x20 { hasInk = true }
            if byte == UInt8(ascii: "&") {
                decoded += try reference()
            } else {
                decoded.append(byte)
                reading.index += 1
            }
        }
        guard open.isEmpty else {
            return .text(String(decoding: decoded, as: UTF8.self), ByteRange(start, reading.index))
        }
        if hasInk {
            throw PlacedProblem("text isn't allowed outside of the root element", at: ByteRange(start, start + 1))
        }
        return nil
    }

    private mutating func literalText() throws(PlacedProblem) -> XmlEvent {
        let place = reading.here
        reading.index += 9
        let start = reading.index
        guard reading.skip(past: "]]>") else { throw PlacedProblem("this `<![CDATA[` is never closed", at: place) }
        return .text(reading.text(from: start, to: reading.index - 3), ByteRange(start, reading.index - 3))
    }

    /// `&amp;` and its like.
    private mutating func reference() throws(PlacedProblem) -> [UInt8] {
        let start = reading.index
        reading.index += 1
        reading.skip { $0 > 0x20 && $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }
        let name = reading.text(from: start + 1)
        let place = ByteRange(start, reading.index)
        guard reading.take(UInt8(ascii: ";")) else {
            throw PlacedProblem("`&` begins a reference, and `;` is missing", at: place)
        }
        switch name {
        case "lt": return [UInt8(ascii: "<")]
        case "gt": return [UInt8(ascii: ">")]
        case "amp": return [UInt8(ascii: "&")]
        case "quot": return [UInt8(ascii: "\"")]
        case "apos": return [UInt8(ascii: "'")]
        default:
            let isHexadecimal = name.hasPrefix("#x")
            let digits = name.dropFirst(isHexadecimal ? 2 : 1)
            guard name.hasPrefix("#"), let value = UInt32(digits, radix: isHexadecimal ? 16 : 10),
                let scalar = UnicodeScalar(value)
            else { throw PlacedProblem("the entity `&\(name.prefix(40));` is not known", at: place) }
            return Array(String(Character(scalar)).utf8)
        }
    }

    // MARK: Tags

    private mutating func startTag() throws(PlacedProblem) -> XmlEvent {
        let start = reading.index
        reading.index += 1
        let name = name()
        guard !name.isEmpty else {
            throw PlacedProblem("the name of this tag is missing", at: ByteRange(start, start + 1))
        }
        let range = ByteRange(start, reading.index)
        guard open.count < Self.deepest else {
            throw PlacedProblem(kind: .tooDeep, "it is nested more than \(Self.deepest) levels deep", at: range)
        }
        guard !open.isEmpty || !hasRoot else { throw PlacedProblem("a second root element", at: range) }
        hasRoot = true
        var attributes: [XmlAttribute] = []
        while true {
            reading.skipBlanks()
            if reading.take("/>") {
                closing = .end(name: name, range: range)
                break
            }
            if reading.take(UInt8(ascii: ">")) {
                open.append((name, range))
                break
            }
            attributes.append(try attribute(of: name, at: range))
        }
        return .start(name: name, attributes: attributes, range: range)
    }

    private mutating func attribute(of element: String, at range: ByteRange) throws(PlacedProblem) -> XmlAttribute {
        let name = name()
        guard !name.isEmpty else {
            throw reading.isAtEnd
                ? PlacedProblem("the tag `<\(element)` is never closed", at: range)
                : reading.problem("the name of an attribute, or `>`, is expected here")
        }
        reading.skipBlanks()
        guard reading.take(UInt8(ascii: "=")) else {
            throw reading.problem("`=` is missing after `\(name.prefix(40))`")
        }
        reading.skipBlanks()
        guard let quote = reading.next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw reading.problem("the value of `\(name.prefix(40))` needs quotes")
        }
        reading.index += 1
        let start = reading.index
        var decoded: [UInt8] = []
        while let byte = reading.next, byte != quote {
            guard byte != UInt8(ascii: "<") else { throw reading.problem("`<` isn't allowed in an attribute") }
            if byte == UInt8(ascii: "&") {
                decoded += try reference()
            } else {
                decoded.append(byte == 0x0A || byte == 0x0D || byte == 0x09 ? 0x20 : byte)
                reading.index += 1
            }
        }
        let value = ByteRange(start, reading.index)
        guard reading.take(quote) else {
            throw PlacedProblem("this quote is never closed", at: ByteRange(start - 1, start))
        }
        return XmlAttribute(name: name, value: String(decoding: decoded, as: UTF8.self), range: value)
    }

    private mutating func endTag() throws(PlacedProblem) -> XmlEvent {
        let start = reading.index
        reading.index += 2
        let name = name()
        reading.skipBlanks()
        let range = ByteRange(start, reading.index)
        guard reading.take(UInt8(ascii: ">")) else { throw reading.problem("`>` is missing at the end of this tag") }
        guard let last = open.popLast() else {
            throw PlacedProblem("`</\(name.prefix(40))>` closes nothing", at: range)
        }
        guard last.name == name else {
            throw PlacedProblem("`</\(last.name.prefix(40))>` is expected here, not `</\(name.prefix(40))>`", at: range)
        }
        return .end(name: name, range: range)
    }

    private mutating func name() -> String {
        let start = reading.index
        reading.skip { byte in
            byte > 0x20 && byte != UInt8(ascii: "=") && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
                && byte != UInt8(ascii: "<") && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "'")
        }
        return reading.text(from: start)
    }
}
