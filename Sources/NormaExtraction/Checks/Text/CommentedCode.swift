// Distinguishes code in a comment from prose: first by its looks, then with the parser.

@_spi(RawSyntax) import SwiftSyntax

enum CommentedCode {
    /// Whether a text is only Swift that does something. Cost: a parse, if the text looks like code.
    static func isCode(_ text: String) -> Bool {
        guard looksLikeCode(text), text.utf8.count < 20_000 else { return false }
        guard let tree = BoundedParser.validTree(of: text), !tree.statements.isEmpty else { return false }
        return tree.statements.allSatisfy { doesSomething($0.item) }
    }

    /// Decided from bytes, because comments are many and nearly all of them are prose.
    private static func looksLikeCode(_ text: String) -> Bool {
        let bytes = text.utf8
        guard bytes.contains(where: isMark) || bytes.holds("return ") || bytes.holds("import ") else {
            return false
        }
        // Prose ends in a full stop; code does not.
        guard let last = text.last(where: { !$0.isWhitespace }), last != "." else { return false }
        return !holdsWords(text)
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "=") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: ".")
    }

    /// Whether two words that aren't keywords follow each other on a line, before anything that could contain prose (a
    /// literal, a comment, a macro): that is never Swift.
    private static func holdsWords(_ text: String) -> Bool {
        // A multiline literal or comment may contain any words.
        if text.utf8.holds("\"\"\"") || text.utf8.holds("/*") || text.utf8.holds("#/") { return false }
        return text.utf8.split { $0 == 0x0A || $0 == 0x0D }.contains(where: beginsWithWords)
    }

    private static func beginsWithWords(_ line: Substring.UTF8View) -> Bool {
        var isAfterName = false
        for word in line.split(separator: UInt8(ascii: " ")) {
            if word.contains(where: opensOther) { return false }
            let isName = word.allSatisfy(isLetter) && !isKeyword(String(Substring(word)))
            if isName, isAfterName { return true }
            isAfterName = isName
        }
        return false
    }

    private static func opensOther(_ byte: UInt8) -> Bool {
        "\"/#`".utf8.contains(byte)
    }

    private static func isKeyword(_ word: String) -> Bool {
        var word = word
        return word.withSyntaxText { Keyword($0) != nil }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    }

    private static func doesSomething(_ item: CodeBlockItemSyntax.Item) -> Bool {
        switch item {
        case .decl(let declaration): return !declaration.is(ImportDeclSyntax.self) || declaration.tokenTexts.count > 1
        case .stmt(let statement):
            if let returned = statement.as(ReturnStmtSyntax.self) { return returned.expression != nil }
            return true
        case .expr(let expression): return doesSomething(expression)
        }
    }

    private static func doesSomething(_ expression: ExprSyntax) -> Bool {
        switch expression.kind {
        case .ifExpr, .switchExpr: return true
        case .sequenceExpr:
            let elements = expression.as(SequenceExprSyntax.self)?.elements
            return elements?.contains {
                $0.is(AssignmentExprSyntax.self) || $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
            } ?? false
        case .functionCallExpr:
            let call = expression.as(FunctionCallExprSyntax.self)
            return call?.member?.base != nil || !(call?.arguments.isEmpty ?? true) && call?.trailingClosure != nil
        case .awaitExpr: return expression.as(AwaitExprSyntax.self).map { doesSomething($0.expression) } ?? false
        case .tryExpr: return expression.as(TryExprSyntax.self).map { doesSomething($0.expression) } ?? false
        default: return false
        }
    }
}

extension String.UTF8View {
    /// Whether an ASCII text occurs, compared byte by byte.
    fileprivate func holds(_ word: StaticString) -> Bool {
        word.withUTF8Buffer { word in
            guard let first = word.first else { return true }
            return indices.contains { self[$0] == first && self[$0...].starts(with: word) }
        }
    }
}
