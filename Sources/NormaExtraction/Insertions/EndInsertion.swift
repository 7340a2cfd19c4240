// Adds code to the end of a Swift file, as a whole and after an empty line.

import NormaText

struct EndInsertion {
    let source: InsertionSource

    /// Adds nothing if the file already has the same code.
    func edits(for piece: String) -> [Edit] {
        let lines = PieceText(piece).lines
        guard !lines.isEmpty, !has(lines) else { return [] }
        let text = lines.joined(separator: source.lineBreak) + source.lineBreak
        let end = source.bytes.count
        let isEmpty = source.bytes.allSatisfy { $0 == 0x0A || $0 == 0x0D || $0 == 0x20 }
        let isOpen = source.bytes.last.map { $0 != 0x0A } ?? false
        let before = isEmpty ? "" : (isOpen ? source.lineBreak : "") + source.lineBreak
        return [Edit(range: ByteRange(end, end), replacement: before + text)]
    }

    /// Compared line by line, without trailing white space.
    private func has(_ lines: [String]) -> Bool {
        let own = String(decoding: source.bytes, as: UTF8.self).split(
            omittingEmptySubsequences: false,
            whereSeparator: \.isNewline
        )
        let known = own.map { PieceText(String($0)).text }
        let wanted = lines.map { PieceText($0).text }
        guard known.count >= wanted.count else { return false }
        return (0...(known.count - wanted.count)).contains { Array(known[$0..<($0 + wanted.count)]) == wanted }
    }
}
