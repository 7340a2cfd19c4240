// The places of certain words in a source, and how they are used there: found in its bytes, without comments.

import NormaText

/// One occurrence of a word.
struct WordUse: Sendable, Hashable {
    let offset: Int32
    /// After a dot.
    var isMember = false
    /// After `self.`
    var isOwn = false
    /// After the name of a binding: `$model.name`.
    var isBound = false
    /// A member of something other than the type itself.
    var isOthers: Bool { isMember && !isOwn }
    /// It, or a part of it, is assigned a new value.
    var isChanged = false
    /// `Cart(`
    var isCalled = false
    /// Between quotes, perhaps in an interpolation.
    var isInText = false
    /// `title:` of an argument.
    var isLabel = false
    /// After `extension`, or a colon or comma as in a type's header: plain names in the file may be a member's.
    var mayBeExtended = false
}

struct WordUses {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Cost: one pass over the bytes.
    func uses(of words: Set<String>) -> [String: [WordUse]] {
        var lengths = Array(repeating: false, count: (words.map(\.utf8.count).max() ?? 0) + 1)
        for word in words { lengths[word.utf8.count] = true }
        let initials = ByteSet(words.compactMap(\.utf8.first))
        var found: [String: [WordUse]] = [:]
        var (at, previous) = (0, 0..<0)
        var isInText = false
        while at < bytes.count {
            let byte = bytes[at]
            if Self.isLetter(byte) {
                let start = at
                while at < bytes.count, Self.isLetter(bytes[at]) { at += 1 }
                if at - start < lengths.count, lengths[at - start], initials.contains(byte) {
                    let word = String(decoding: bytes[start..<at], as: UTF8.self)
                    if words.contains(word) {
                        found[word, default: []].append(use(start..<at, after: previous, isInText))
                    }
                }
                previous = start..<at
                continue
            }
            if byte == UInt8(ascii: "\"") { isInText.toggle() }
            if byte == 0x0A { isInText = false }
            at = isInText ? at + 1 : afterComment(at) ?? at + 1
        }
        return found
    }

    private func use(_ word: Range<Int>, after previous: Range<Int>, _ isInText: Bool) -> WordUse {
        var use = WordUse(offset: Int32(clamping: word.lowerBound), isInText: isInText)
        let before = lastCode(before: word.lowerBound)
        let base = bytes[previous].elementsEqual("self".utf8)
        use.isMember = before.map { bytes[$0] == UInt8(ascii: ".") } ?? false
        let isDirect = use.isMember && previous.upperBound == before
        use.isOwn = isDirect && base
        use.isBound = isDirect && bytes[previous].first == UInt8(ascii: "$")
        use.isCalled = byte(word.upperBound) == UInt8(ascii: "(")
        let isDeclared = ["let", "var", "case"].contains { bytes[previous].elementsEqual($0.utf8) }
        use.isLabel = !isDeclared && byte(firstCode(from: word.upperBound)) == UInt8(ascii: ":")
        let isHead = before.map { bytes[$0] == UInt8(ascii: ":") || bytes[$0] == UInt8(ascii: ",") } ?? false
        use.mayBeExtended = isHead || bytes[previous].elementsEqual("extension".utf8)
        let isInOut = before.map { bytes[$0] == UInt8(ascii: "&") && byte($0 - 1) != UInt8(ascii: "&") } ?? false
        use.isChanged = isInOut || use.isBound || (!isDeclared && isChanged(from: word.upperBound))
        return use
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    /// Whether the code after a name changes it: an assignment, or a call that is known to mutate a value.
    private func isChanged(from start: Int) -> Bool {
        var at = start
        while true {
            while byte(at) == UInt8(ascii: "?") || byte(at) == UInt8(ascii: "!") && byte(at + 1) != UInt8(ascii: "=") {
                at += 1
            }
            if byte(at) == UInt8(ascii: "[") {
                at = afterBrackets(at)
                continue
            }
            let next = firstCode(from: at)
            guard byte(next) == UInt8(ascii: "."), Self.isLetter(byte(next + 1)) else { break }
            var end = next + 1
            while Self.isLetter(byte(end)) { end += 1 }
            let member = String(decoding: bytes[(next + 1)..<end], as: UTF8.self)
            let isCall = byte(end) == UInt8(ascii: "(") || byte(firstCode(from: end)) == UInt8(ascii: "{")
            if isCall { return Self.changing.contains(member) }
            at = end
        }
        let first = firstCode(from: at)
        var end = first
        while end < bytes.count, Self.operators.contains(bytes[end]) { end += 1 }
        let symbol = String(decoding: bytes[first..<end], as: UTF8.self)
        return symbol.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(symbol)
    }

    private static let operators = ByteSet("=+-*/%&|^<>!~".utf8)
    private static let changing: Set<String> = [
        "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue",
        "popFirst",
        "popLast", "sort", "reverse", "shuffle", "swapAt", "replaceSubrange", "reserveCapacity", "partition", "merge",
        "formUnion",
        "formIntersection", "subtract", "formSymmetricDifference", "update", "updateValue", "toggle", "negate", "next",
        "write",
        "formIndex",
    ]

    // MARK: - Bytes

    private func byte(_ at: Int) -> UInt8 { bytes.indices.contains(at) ? bytes[at] : 0 }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
        }
    }

    private func lastCode(before offset: Int) -> Int? {
        var at = offset - 1
        if byte(at) == UInt8(ascii: "`") { at -= 1 }
        while at >= 0, Self.isSpace(bytes[at]) { at -= 1 }
        return at >= 0 ? at : nil
    }

    private func firstCode(from offset: Int) -> Int {
        var at = offset
        while Self.isSpace(byte(at)) || byte(at) == UInt8(ascii: "`") { at += 1 }
        return at
    }

    private func afterBrackets(_ offset: Int) -> Int {
        var (at, depth) = (offset, 0)
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "[") { depth += 1 }
            if bytes[at] == UInt8(ascii: "]") { depth -= 1 }
            at += 1
            if depth == 0 { return at }
        }
        return offset + 1
    }

    /// The index after the comment that begins here; nil if none does.
    private func afterComment(_ offset: Int) -> Int? {
        guard bytes[offset] == UInt8(ascii: "/") else { return nil }
        var at = offset + 2
        if byte(offset + 1) == UInt8(ascii: "/") {
            while at < bytes.count, bytes[at] != 0x0A { at += 1 }
            return at
        }
        guard byte(offset + 1) == UInt8(ascii: "*") else { return nil }
        var depth = 1
        while at < bytes.count, depth > 0 {
            if bytes[at] == UInt8(ascii: "/"), byte(at + 1) == UInt8(ascii: "*") { (depth, at) = (depth + 1, at + 1) }
            if bytes[at] == UInt8(ascii: "*"), byte(at + 1) == UInt8(ascii: "/") { (depth, at) = (depth - 1, at + 1) }
            at += 1
        }
        return at
    }
}
