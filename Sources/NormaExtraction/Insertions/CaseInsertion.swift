// Adds cases to a switch, before its `default`.

import NormaText
import SwiftSyntax

struct CaseInsertion {
    let source: InsertionSource
    let subject: String

    func edits(for piece: String) throws(InsertionProblem) -> [Edit] {
        let found = try theSwitch()
        let known = Set(found.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.label.tokenText })
        let added = try cases(of: piece).filter { !known.contains($0.label.tokenText) }
        guard !added.isEmpty else { return [] }
        let written = found.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
        let indentation =
            written.last.map { source.indentation(ofLineWith: $0) } ?? source.indentation(ofLineWith: found)
        let texts = added.map { source.indented(PieceText($0.description).text, by: indentation) + source.lineBreak }
        let end = written.first(where: Self.isDefault).map { lineStart(of: $0) } ?? lineStart(of: found.rightBrace)
        return [Edit.insert(texts.joined(), at: Int32(clamping: end))]
    }

    private static func isDefault(_ item: SwitchCaseSyntax) -> Bool {
        if case .default = item.label { return true }
        return item.attribute != nil
    }

    private func lineStart(of node: some SyntaxProtocol) -> Int {
        guard source.startsLine(node) else { return source.start(of: node) }
        let line = source.lines.line(at: Int32(clamping: source.start(of: node)))
        return source.lines.range(ofLine: line).map { Int($0.start) } ?? source.start(of: node)
    }

    private func cases(of piece: String) throws(InsertionProblem) -> [SwitchCaseSyntax] {
        let tree = BoundedParser.validTree(of: "switch subject {\n\(PieceText(piece).text)\n}\n")
        let finder = NodeFinder<SwitchExprSyntax> { _ in true }
        guard let first = tree.flatMap({ finder.nodes(in: $0).first }) else {
            throw InsertionProblem("the piece isn't a case of a switch")
        }
        return first.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    }

    private func theSwitch() throws(InsertionProblem) -> SwitchExprSyntax {
        let subject = subject
        let found = NodeFinder<SwitchExprSyntax> { $0.subject.trimmedDescription == subject }.nodes(in: source.tree)
        guard let first = found.first else { throw InsertionProblem("it has no `switch \(subject)`") }
        guard found.count == 1 else {
            throw InsertionProblem("it has `switch \(subject)` twice", at: source.position(of: found[1]))
        }
        return first
    }
}
