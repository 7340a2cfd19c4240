// Finds comments without reading all white space: a scan for `//` and `/*`, merged with the tokens of the walk.

import NormaFacts
import NormaText
@_spi(RawSyntax) import SwiftSyntax

/// The place where the next comment may begin.
struct CommentScan {
    private let source: SourceText
    /// The next place with a slash and a slash or star; beyond the file if there is none. It may be in a string.
    private(set) var next = 0
    /// Some comments were read before the place of the next code was known.
    var isAwaitingCode = false

    /// Only tokens that end after this have to be checked.
    var threshold: Int { isAwaitingCode ? -1 : next }

    init(_ source: SourceText) {
        self.source = source
        advance(to: 0)
    }

    mutating func advance(to offset: Int) {
        let bytes = source.bytes
        var index = offset
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "/") {
                let second = bytes[index + 1]
                if second == UInt8(ascii: "/") || second == UInt8(ascii: "*") { break }
            }
            index += 1
        }
        next = index + 1 < bytes.count ? index : Int.max
    }

    /// The comment that begins at an offset: its kind and its end (for a line comment before the line break). If no
    /// comment begins there, the end is the offset.
    static func comment(at start: Int, in source: SourceText, end: Int) -> (kind: CommentFact.Kind, end: Int) {
        let slash = UInt8(ascii: "/")
        let star = UInt8(ascii: "*")
        guard start + 1 < end, source[start] == slash else { return (.line, start) }
        let third = start + 2 < end ? source[start + 2] : 0
        let fourth = start + 3 < end ? source[start + 3] : 0
        if source[start + 1] == slash {
            var index = start + 2
            while index < end, source[index] != 0x0A, source[index] != 0x0D { index += 1 }
            return (third == slash && fourth != slash ? .documentationLine : .line, index)
        }
        guard source[start + 1] == star else { return (.line, start) }
        var depth = 1
        var index = start + 2
        while index < end, depth > 0 {
            let pair = (source[index], index + 1 < end ? source[index + 1] : 0)
            if pair == (star, slash) { depth -= 1 } else if pair == (slash, star) { depth += 1 }
            index += pair == (star, slash) || pair == (slash, star) ? 2 : 1
        }
        let isDocumentation = third == star && fourth != star && fourth != slash
        return (isDocumentation ? .documentationBlock : .block, index)
    }
}

extension SourceWalk {
    /// Reads the comments around a token with a candidate in it or in its white space.
    mutating func readComments(in token: RawNode, end: Int) {
        guard let view = token.raw.tokenView else { return }
        let textStart = token.start + view.leadingTriviaByteLength
        let textEnd = textStart + view.textByteLength
        if comments.next < textStart { readComments(from: token.start, to: textStart) }
        if comments.isAwaitingCode, textEnd > textStart { setNextCode(at: textStart) }
        if comments.next < textEnd { comments.advance(to: textEnd) }
        if comments.next < end { readComments(from: textEnd, to: end) }
        if comments.next < end { comments.advance(to: end) }
    }

    /// Reads the comments in white space.
    private mutating func readComments(from start: Int, to end: Int) {
        // Whether code precedes a comment on its line: white space follows a token, except at the beginning of the file.
        var isAfterCode = start > 0
        var seen = start
        while comments.next < end {
            let place = comments.next
            if isAfterCode { isAfterCode = !hasLineBreak(ByteRange(seen, place)) }
            seen = place
            let comment = CommentScan.comment(at: place, in: source, end: end)
            let range = ByteRange(place, comment.end)
            facts.comments.append(
                CommentFact(
                    kind: comment.kind,
                    text: source.text(range),
                    isTrailing: isAfterCode,
                    isHeader: start == 0,
                    addressesNorma: Self.addressesNorma(bytes.slice(range)),
                    nextCode: source.lines.length,
                    owner: commentOwner(range),
                    range: range
                )
            )
            comments.isAwaitingCode = true
            comments.advance(to: max(comment.end, place + 1))
        }
    }

    private func hasLineBreak(_ range: ByteRange) -> Bool {
        source.slice(range).contains { $0 == 0x0A || $0 == 0x0D }
    }

    /// Whether the comment has the mark: found here and not when comments are judged, because a code base has a hundred
    /// thousand comments, and files are read on all cores.
    private static func addressesNorma(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let mark: StaticString = "norma:"
        let length = mark.utf8CodeUnitCount
        guard text.count >= length else { return false }
        return mark.withUTF8Buffer { wanted in
            for start in 0...(text.count - length) where text[start] == wanted[0] {
                if text[start..<(start + length)].elementsEqual(wanted) { return true }
            }
            return false
        }
    }

    /// The innermost declaration around a comment; the current one may begin only after it.
    private func commentOwner(_ range: ByteRange) -> Int32 {
        var index = owner
        while let declaration = facts.declaration(index), !declaration.range.contains(range) {
            index = declaration.parent
        }
        return index
    }

    /// Gives the comments since the last code the start of the next code.
    private mutating func setNextCode(at place: Int) {
        for index in facts.comments.indices.reversed() {
            guard facts.comments[index].nextCode == source.lines.length else { break }
            facts.comments[index].nextCode = Int32(clamping: place)
        }
        comments.isAwaitingCode = false
    }
}
