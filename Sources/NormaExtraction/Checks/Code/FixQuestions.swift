// Questions that checks ask before they propose a fix: whether a comment would be lost, what is next to a place.

import NormaText
import SwiftSyntax

extension SourceText {
    /// Whether a comment may begin in a range. A slash in a string counts too: a closer look isn't worth it.
    func mayHoldComment(_ range: ByteRange) -> Bool {
        let slash = UInt8(ascii: "/")
        return slice(range).enumerated().contains { index, byte in
            guard byte == slash else { return false }
            let next = self[Int(range.start) + index + 1]
            return next == slash || next == UInt8(ascii: "*")
        }
    }

    /// A fix that deletes these ranges; nil if a comment would be lost.
    func deletion(_ level: FixLevel, of ranges: ByteRange...) -> Fix? {
        ranges.contains(where: mayHoldComment) ? nil : Fix(level, ranges.map(Edit.delete))
    }

    /// A fix that replaces a range; nil if a comment would be lost.
    func replacement(_ level: FixLevel, of range: ByteRange, with text: String) -> Fix? {
        mayHoldComment(range) ? nil : Fix(level, [.replace(range, with: text)])
    }

    /// Whether the byte at an offset is part of a word: two adjacent words would become one.
    func isWord(at offset: Int32) -> Bool {
        let byte = self[Int(offset)]
        return byte.isLetterOrDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`") || byte >= 0x80
    }

    /// Removes a pair of brackets and leaves a space where two words would touch.
    func unwrapping(_ left: TokenSyntax, _ right: TokenSyntax) -> [Edit] {
        let (left, right) = (ByteRange(of: left), ByteRange(of: right))
        let needsSpaceBefore = isWord(at: left.start - 1)
        let needsSpaceAfter = isWord(at: right.end) || self[Int(right.end)] == UInt8(ascii: "{")
        return [.replace(left, with: needsSpaceBefore ? " " : ""), .replace(right, with: needsSpaceAfter ? " " : "")]
    }

    /// The same including the white space inside the brackets; nil if a comment is next to a bracket.
    func unwrappingWhole(_ left: TokenSyntax, _ right: TokenSyntax) -> [Edit]? {
        guard let first = left.nextToken(viewMode: .sourceAccurate),
            let last = right.previousToken(viewMode: .sourceAccurate)
        else { return nil }
        let opening = ByteRange(start: ByteRange(of: left).start, end: ByteRange(of: first).start)
        let closing = ByteRange(start: ByteRange(of: last).end, end: ByteRange(of: right).end)
        guard opening.end < closing.start, !mayHoldComment(opening), !mayHoldComment(closing) else { return nil }
        let needsSpaceAfter = isWord(at: closing.end) || self[Int(closing.end)] == UInt8(ascii: "{")
        return [
            .replace(opening, with: isWord(at: opening.start - 1) ? " " : ""),
            .replace(closing, with: needsSpaceAfter ? " " : ""),
        ]
    }
}

extension SyntaxProtocol {
    /// The nearest function, initializer, closure or property accessor around a node.
    var nearestCode: Syntax? {
        var node = parent
        while let current = node {
            switch current.kind {
            case .functionDecl, .initializerDecl, .deinitializerDecl, .closureExpr, .accessorBlock, .accessorDecl,
                .subscriptDecl:
                return current
            default: node = current.parent
            }
        }
        return nil
    }
}
