// `{{name}}` in a text: a use of a value or place.

struct ValueUse {
    var name: String
    var range: Range<String.Index>

    /// In the order written; braces of code don't count. Cost: linear in the text.
    static func all(in text: String) -> [ValueUse] {
        guard opens(in: text) else { return [] }
        let bytes = text.utf8
        var uses: [ValueUse] = []
        var index = bytes.startIndex
        while let open = bytes[index...].firstIndex(of: openBrace) {
            let nameStart = bytes.index(after: open)
            index = nameStart
            guard nameStart < bytes.endIndex, bytes[nameStart] == openBrace else { continue }
            let start = bytes.index(after: nameStart)
            index = start
            let end = bytes[start...].firstIndex { !isOfName($0) } ?? bytes.endIndex
            guard bytes[end...].starts(with: "}}".utf8) else { continue }
            let name = String(text[start..<end])
            guard DocumentReader.isKebab(name) else { continue }
            index = bytes.index(end, offsetBy: 2)
            uses.append(ValueUse(name: name, range: open..<index))
        }
        return uses
    }

    private static let openBrace = UInt8(ascii: "{")

    private static func isOfName(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
    }

    /// Asked of every text of a guide, and most have none: letters needn't be distinguished for it.
    private static func opens(in text: String) -> Bool {
        var previous: UInt8 = 0
        for byte in text.utf8 {
            if byte == openBrace, previous == byte { return true }
            previous = byte
        }
        return false
    }

    /// Every text that it expands to, with the texts of each name: none if one of them has none.
    ///
    /// Names that are not known stay as they are.
    static func texts(of text: String, _ values: [String: [String]]) throws(FillingExcess) -> [String] {
        var results = [""]
        var rest = text.startIndex
        let longest = text.utf8.count + mostAdded
        for use in all(in: text) {
            guard let own = values[use.name] else { continue }
            let literal = text[rest..<use.range.lowerBound]
            rest = use.range.upperBound
            guard results.count * own.count <= mostTexts else { throw .tooMany }
            let length = (results.map(\.utf8.count).max() ?? 0) + (own.map(\.utf8.count).max() ?? 0)
            guard length <= longest else { throw .tooLong }
            results = results.flatMap { begun in own.map { begun + literal + $0 } }
        }
        return results.map { $0 + text[rest...] }
    }

    /// More than a person would write out, and little enough to be matched.
    static let mostTexts = 500

    /// By how many bytes values may make a text longer: more than any name, pattern or sentence needs. Each of forty values that
    /// name the one before twice doubles it.
    static let mostAdded = 4096
}

/// Why values can't be filled in: the result would not fit the memory.
enum FillingExcess: Error {
    case tooMany, tooLong
    /// All texts of a guide together.
    case tooMuch

    /// "this expands to more than 500 texts"
    func message(_ things: String = "texts") -> String {
        switch self {
        case .tooMany: "this expands to more than \(ValueUse.mostTexts) \(things)"
        case .tooLong: "values expand this text by more than \(ValueUse.mostAdded) bytes"
        case .tooMuch: "from here on, values expand this guide by more than \(FillingBudget.most >> 20) MB"
        }
    }

    var suggestion: String {
        switch self {
        case .tooMany: "shorten the lists in it"
        case .tooLong: "name fewer values in it, or shorten them, and the values that they name"
        case .tooMuch: "shorten the lists and values that it names"
        }
    }
}

/// The size that values may still add to the texts of a guide.
struct FillingBudget {
    /// A hundred times as much as the largest guides that people wrote take.
    static let most = 16 << 20
    /// The size of a text besides its bytes.
    private static let ofText = 64

    private var left = most

    /// Accounts for the texts that replace a text.
    mutating func take(_ texts: [String]) throws(FillingExcess) {
        try take(texts.count, bytes: texts.reduce(0) { $0 + $1.utf8.count })
    }

    mutating func take(_ count: Int, bytes: Int) throws(FillingExcess) {
        left -= min(bytes + count * Self.ofText, Self.most + 1)
        if left < 0 { throw .tooMuch }
    }

    /// It was already reported that nothing more is filled in.
    var isSpent: Bool { left < 0 }
}
