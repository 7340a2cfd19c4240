// Names in symbols and details that are gone, or that are new.

import NormaText

struct RenamedNames {
    let knowledge: BaselineKnowledge

    /// A placeholder for any name. No name contains it.
    private static let hole: Character = "□"

    /// Whether the thing that a symbol names existed and is gone.
    func isGone(_ symbol: String) -> Bool { !knowledge.isPresent(symbol) && knowledge.wasPresent(symbol) != false }

    /// Whether the thing may have got its name by a renaming.
    func mayBeNew(_ symbol: String) -> Bool { knowledge.wasPresent(symbol) != true }

    /// The detail with a hole for each word of the symbol itself: a method that is too long has its name as the detail.
    func shape(of entry: BaselineEntry) -> String {
        guard !entry.detail.isEmpty else { return "" }
        let own = Self.words(of: entry.isAboutPath ? RelativePath(entry.symbol).stem : entry.symbol[...])
        var shape = ""
        for word in Self.words(of: entry.detail[...]) {
            if !Self.isName(word) || !own.contains(word) {
                shape += word
            } else if shape.last != Self.hole {
                shape.append(Self.hole)
            }
        }
        return shape
    }

    /// The detail with a hole for each name that is gone; nil if all its names still exist.
    func withoutGone(_ detail: String) -> String? {
        replacing(in: detail) { knowledge.wasPresent($0) == true && !knowledge.isPresent($0) }
    }

    /// The detail with a hole for each new name; nil if it has none.
    ///
    /// A different name that always existed is a new dependency, so without the earlier tree there are no holes.
    func withoutNew(_ detail: String) -> String? {
        replacing(in: detail) { knowledge.wasPresent($0) == false && knowledge.isPresent($0) }
    }

    private func replacing(in detail: String, where isReplaced: (String) -> Bool) -> String? {
        var result = ""
        var hasHole = false
        for name in Self.qualifiedNames(in: detail) {
            guard Self.isName(name) else {
                result += name
                continue
            }
            let parts = isReplaced(String(name)) ? [] : name.split(separator: ".", omittingEmptySubsequences: false)
            let filled = parts.map { parts.count > 1 && isReplaced(String($0)) ? String(Self.hole) : String($0) }
            let text = parts.isEmpty ? String(Self.hole) : filled.joined(separator: ".")
            hasHole = hasHole || text != name
            result += text
        }
        return hasHole ? result : nil
    }

    // MARK: - Words

    /// Bytes, because every remaining finding is processed; all non-ASCII bytes count as letters.
    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: true
        default: false
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

    private static func isName(_ text: Substring) -> Bool {
        text.utf8.first.map { isLetter($0) || $0 == UInt8(ascii: "_") } ?? false
    }

    /// `Cart.State`, and the text between such names.
    private static func qualifiedNames(in text: String) -> [Substring] {
        var wasName = false
        return parts(of: text[...]) { _, byte in
            let isName =
                isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") && wasName
            defer { wasName = isName }
            return isName != wasName
        }
    }

    /// `loadCartItems` is `load`, `Cart`, `Items`; every other character is its own word.
    private static func words(of text: Substring) -> [Substring] {
        parts(of: text) { previous, byte in
            guard isLetter(byte) || isDigit(byte), isLetter(previous) || isDigit(previous) else { return true }
            return isCapital(byte) && !isCapital(previous)
        }
    }

    /// The text, split before each byte that begins a part.
    private static func parts(of text: Substring, _ begins: (_ previous: UInt8, _ byte: UInt8) -> Bool) -> [Substring] {
        let bytes = text.utf8
        var parts: [Substring] = []
        var start = bytes.startIndex
        var previous = UInt8(ascii: " ")
        var index = start
        while index < bytes.endIndex {
            let byte = bytes[index]
            if begins(previous, byte), index > start {
                parts.append(text[start..<index])
                start = index
            }
            previous = byte
            index = bytes.index(after: index)
        }
        if start < bytes.endIndex { parts.append(text[start...]) }
        return parts
    }
}
