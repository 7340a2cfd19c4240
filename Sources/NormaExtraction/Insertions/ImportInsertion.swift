// Adds imports to a file, each at its place in the order.

import NormaText
import SwiftSyntax

struct ImportInsertion {
    let source: InsertionSource

    func edits(for piece: String) throws(InsertionProblem) -> [Edit] {
        guard let statements = BoundedParser.validTree(of: PieceText(piece).text)?.statements else {
            throw InsertionProblem("the piece isn't an import")
        }
        let wanted = statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        guard !wanted.isEmpty, wanted.count == statements.count else {
            throw InsertionProblem("the piece isn't an import")
        }
        let imports = source.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        let known = Set(imports.map(\.tokenText))
        let added = wanted.filter { !known.contains($0.tokenText) }.sorted { Self.order($0) < Self.order($1) }
        return added.map { edit(for: $0, among: imports) }
    }

    private static func order(_ node: ImportDeclSyntax) -> String { node.path.trimmedDescription.lowercased() }

    private func edit(for node: ImportDeclSyntax, among imports: [ImportDeclSyntax]) -> Edit {
        let text = node.trimmedDescription
        if let before = imports.last(where: { Self.order($0) < Self.order(node) }) {
            return Edit.insert(source.lineBreak + text, at: Int32(clamping: source.end(of: before)))
        }
        if let first = imports.first {
            return Edit.insert(text + source.lineBreak, at: Int32(clamping: source.start(of: first)))
        }
        guard let first = source.tree.statements.first else {
            return Edit.insert(text + source.lineBreak, at: Int32(clamping: source.bytes.count))
        }
        return Edit.insert(text + source.lineBreak + source.lineBreak, at: Int32(clamping: source.start(of: first)))
    }
}
