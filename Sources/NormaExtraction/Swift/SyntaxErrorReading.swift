// Describes syntax errors; only a few, because one error often causes more.

import NormaFacts
import NormaText
@_spi(RawSyntax) import SwiftSyntax

/// The errors that were found.
struct SyntaxErrors {
    /// More errors than these don't help.
    static let most = 5

    private(set) var facts: [SyntaxErrorFact] = []
    private var isDeep = false

    mutating func add(_ message: String, at range: ByteRange) {
        // Missing code and the unexpected code in its place are one error.
        if let last = facts.last, range.start <= last.range.end + 1 { return }
        guard facts.count < Self.most else { return }
        facts.append(SyntaxErrorFact(message: message, range: range))
    }

    /// Reported once, however many errors there are.
    mutating func addDepth(_ message: String, at range: ByteRange) {
        guard !isDeep else { return }
        isDeep = true
        facts.insert(SyntaxErrorFact(message: message, range: range, kind: .partlyTooDeep), at: 0)
    }
}

extension SourceWalk {
    mutating func readErrors(ofToken node: RawNode) {
        guard let token = node.raw.tokenView else { return }
        if token.presence == .missing {
            let place = ByteRange(start: previousEnd(of: node), end: previousEnd(of: node))
            errors.add("expected \(expectation(token.rawKind, text: token.rawText))", at: place)
            return
        }
        guard let diagnostic = token.tokenDiagnostic, diagnostic.severity == .error else { return }
        let start = node.start + Int(diagnostic.byteOffset)
        errors.add(explanation(of: diagnostic.kind), at: ByteRange(start, start + 1))
    }

    mutating func readErrors(ofUnexpected node: RawNode, end: Int) {
        let range = trimmed(node, end: end)
        if Syntax(raw: node.raw, rawNodeArena: node.raw.arena).hasMaximumNestingLevelOverflow {
            let message =
                "code is nested more than \(BoundedParser.deepestNesting) levels deep; from here on it was not read"
            errors.addDepth(message, at: ByteRange(start: range.start, end: range.start))
            return
        }
        let longest = 40
        let text = source.text(ByteRange(Int(range.start), min(Int(range.end), Int(range.start) + longest)))
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        let isWhole = line.utf8.count == range.count
        errors.add("unexpected code `\(line)\(isWhole ? "" : "…")`", at: range)
    }

    /// Missing code is reported after the code before it.
    private func previousEnd(of node: RawNode) -> Int32 {
        var index = min(node.start, source.count)
        while index > 0, source[index - 1].isWhiteSpace { index -= 1 }
        return Int32(clamping: index)
    }

    private func expectation(_ kind: RawTokenKind, text: SyntaxText) -> String {
        switch kind {
        case .identifier: return "a name"
        case .integerLiteral, .floatLiteral: return "a number"
        case .stringSegment: return "text"
        case .stringQuote, .multilineStringQuote: return "the closing quote of a string"
        default: return text.isEmpty ? "more code" : "`\(String(syntaxText: text))`"
        }
    }

    private func explanation(of kind: TokenDiagnostic.Kind) -> String {
        switch kind {
        case .unterminatedBlockComment: "the comment `/*` is never closed"
        case .invalidUtf8: "these bytes are not UTF-8"
        case .nulCharacter: "the source contains a NUL byte"
        case .sourceConflictMarker: "a merge conflict was not resolved here"
        case .editorPlaceholder: "an editor placeholder was not filled in"
        case .invalidEscapeSequenceInStringLiteral: "this isn't a valid escape in a string"
        case .unicodeCurlyQuote: "typographic quotes can't enclose a string; use `\"`"
        case .invalidCharacter, .unprintableAsciiCharacter: "this character isn't allowed in Swift code"
        case .insufficientIndentationInMultilineStringLiteral:
            "the line is indented less than the closing quotes of its string"
        case .equalMustHaveConsistentWhitespaceOnBothSides: "`=` needs white space on both sides, or on neither"
        default: "this is not valid Swift"
        }
    }
}
