// The words of an ASCII text, as nearly all comments are: by bytes, in one pass for each question.

import NormaText

/// The same as `ProseText`, for a text without other letters.
struct PlainProse {
    private let bytes: UnsafeBufferPointer<UInt8>

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

    /// The ranges of the words; empty for code, and for statements of ownership.
    func words() -> [Range<Int>] {
        guard !isLegal else { return [] }
        let parts = outsideQuotations()
        guard !isCode(parts) else { return [] }
        var words: [Range<Int>] = []
        for part in parts {
            for piece in pieces(of: part) where !isAddress(piece) { collectWords(in: piece, into: &words) }
        }
        return words
    }

    private static let legal: [[UInt8]] = [
        "Copyright", "copyright", "Created by", "License", "LICENSE", "SPDX-",
    ].map { Array($0.utf8) }

    private static let legalStarts = ByteSet(legal.compactMap(\.first))

    private var isLegal: Bool {
        for start in bytes.indices where Self.legalStarts.contains(bytes[start]) {
            let rest = bytes[start...]
            if Self.legal.contains(where: { rest.starts(with: $0) }) { return true }
        }
        return false
    }

    /// The text between quotations; a mark without a partner nearby doesn't count.
    private func outsideQuotations() -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = 0
        var index = 0
        while index < bytes.count {
            let mark = bytes[index]
            guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: "\""),
                let close = bytes[(index + 1)..<min(bytes.count, index + 201)].firstIndex(of: mark)
            else {
                index += 1
                continue
            }
            parts.append(start..<index)
            index = close + 1
            start = index
        }
        parts.append(start..<bytes.count)
        return parts
    }

    private static let marks = ByteSet("{}();=<>|&\\[]".utf8)

    /// A quotation counts as the three signs that replace it.
    private func isCode(_ parts: [Range<Int>]) -> Bool {
        var marks = 0
        var count = 3 * (parts.count - 1)
        for part in parts {
            count += part.count
            for index in part where Self.marks.contains(bytes[index]) { marks += 1 }
        }
        return marks * 8 > count
    }

    private func pieces(of part: Range<Int>) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = part.lowerBound
        for index in part where bytes[index] <= 0x20 {
            if index > start { pieces.append(start..<index) }
            start = index + 1
        }
        if part.upperBound > start { pieces.append(start..<part.upperBound) }
        return pieces
    }

    private static let ends = ByteSet(".,:;!?)".utf8)
    private static let addressMarks = ByteSet("/@_.#$%0123456789".utf8)

    private func isAddress(_ piece: Range<Int>) -> Bool {
        var end = piece.upperBound
        while end > piece.lowerBound, Self.ends.contains(bytes[end - 1]) { end -= 1 }
        let inner = piece.lowerBound..<end
        if inner.contains(where: { Self.addressMarks.contains(bytes[$0]) }) { return true }
        return inner.dropFirst().contains { bytes[$0] == UInt8(ascii: "(") }
    }

    private func collectWords(in piece: Range<Int>, into words: inout [Range<Int>]) {
        var start = piece.lowerBound
        func finish(at end: Int) {
            if end > start, !bytes[(start + 1)..<end].contains(where: Self.isCapital) { words.append(start..<end) }
        }
        for index in piece where !Self.isLetter(bytes[index]) {
            finish(at: index)
            start = index + 1
        }
        finish(at: piece.upperBound)
    }

    static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

    static func lowercased(_ word: some Collection<UInt8>) -> String {
        String(unsafeUninitializedCapacity: word.count) { letters in
            for (index, byte) in word.enumerated() { letters[index] = isCapital(byte) ? byte + 0x20 : byte }
            return word.count
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        isCapital(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "'")
    }
}
