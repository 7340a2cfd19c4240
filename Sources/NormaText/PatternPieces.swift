// A code pattern or its replacement, as words and holes, so that two of them can be compared piece by piece.

/// One piece, with its place in the text, in bytes.
package struct PatternPiece: Sendable, Hashable {
    package enum Content: Sendable, Hashable {
        /// A word, or a single character that is part of none.
        case code(String)
        /// `$NAME`, `$$$NAME`, without `$`; empty for `$_` and `$$$`.
        case hole(String)
    }

    package let content: Content
    package let range: ByteRange

    package var hole: String? {
        guard case .hole(let name) = content else { return nil }
        return name
    }
}

package enum PatternPieces {
    /// The pieces in order.
    package static func of(_ text: String) -> [PatternPiece] {
        var pieces: [PatternPiece] = []
        let bytes = Array(text.utf8)
        var index = 0
        while index < bytes.count {
            let end = end(ofPieceAt: index, in: bytes)
            defer { index = end }
            guard !isWhiteSpace(bytes[index]) else { continue }
            let piece = String(decoding: bytes[index..<end], as: UTF8.self)
            let name = piece.drop { $0 == "$" }
            let isHole = piece.hasPrefix("$") && (name.isEmpty || name == "_" || isCapital(name))
            let content: PatternPiece.Content = isHole ? .hole(name == "_" ? "" : String(name)) : .code(piece)
            pieces.append(PatternPiece(content: content, range: ByteRange(index, end)))
        }
        return pieces
    }

    /// Behind the word, hole or single character that begins here.
    private static func end(ofPieceAt start: Int, in bytes: [UInt8]) -> Int {
        var end = start
        while end < bytes.count, bytes[end] == UInt8(ascii: "$") { end += 1 }
        while end < bytes.count, isWordPart(bytes[end]) { end += 1 }
        return max(end, start + 1)
    }

    private static func isCapital(_ name: Substring) -> Bool {
        (name.first?.isLetter ?? false) && !name.utf8.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }

    /// Whether a byte is part of a name or number.
    package static func isWordPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
        default: byte >= 0x80
        }
    }

    private static func isWhiteSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
    }
}
