// Parses a pattern's text in each possible context: statements, a member, an attribute, a clause, a type.

import NormaText
@_spi(RawSyntax) import SwiftSyntax

/// A context in code for a pattern: the code around it, and the pattern's place in the tree.
enum PatternSurroundings: CaseIterable {
    case accessor, statements, attribute, catchClause, member, switchCase, type

    private var around: (before: String, after: String) {
        switch self {
        case .statements: ("", "")
        case .accessor: ("var x: Int {\n", "\n}")
        case .attribute: ("", "\nvar x: Int")
        case .catchClause: ("do {} ", "")
        case .member: ("struct S {\n", "\n}")
        case .switchCase: ("switch x {\n", "\n}")
        case .type: ("let x: ", "")
        }
    }

    /// Words with which a pattern of this kind begins; empty for any.
    private var beginnings: [String] {
        switch self {
        case .accessor: ["didSet", "willSet", "get", "set"]
        case .attribute: ["@"]
        case .catchClause: ["catch"]
        case .switchCase: ["case", "default"]
        case .statements, .member, .type: []
        }
    }

    func suits(_ text: String) -> Bool {
        beginnings.isEmpty
            || beginnings.contains { text.hasPrefix($0) && ($0 == "@" || !text.dropFirst($0.count).startsWithNamePart) }
    }

    /// The nodes of the pattern; nil if the text doesn't fit this context.
    func parse(_ text: [UInt8]) -> PatternParse {
        let (before, after) = around
        let whole = Array(before.utf8) + text + Array(after.utf8)
        // The compiler checked the text before; the surrounding code makes little difference.
        guard let tree = try? BoundedParser.parse(whole) else { return PatternParse(tree: nil, nodes: [], error: 0) }
        let error = PatternParse.firstError(in: Syntax(tree)).map { max(0, min(text.count, $0 - before.utf8.count)) }
        guard error == nil else { return PatternParse(tree: Syntax(tree), nodes: [], error: error) }
        let nodes = nodes(of: tree)
        return PatternParse(tree: Syntax(tree), nodes: nodes, error: nodes.isEmpty ? 0 : nil)
    }

    private func nodes(of tree: SourceFileSyntax) -> [Syntax] {
        let items = tree.statements.map { Syntax($0.item) }
        guard self != .statements else { return tree.statements.map { Syntax($0) } }
        guard items.count == 1, let item = items.first else { return [] }
        switch self {
        case .statements: return []
        case .member:
            let members = item.as(StructDeclSyntax.self)?.memberBlock.members
            return members?.map { Syntax($0) } ?? []
        case .attribute:
            guard let variable = item.as(VariableDeclSyntax.self), variable.attributes.count == 1 else { return [] }
            return variable.modifiers.isEmpty ? variable.attributes.map { Syntax($0) } : []
        case .catchClause:
            let clauses = item.as(DoStmtSyntax.self)?.catchClauses
            return clauses?.count == 1 ? clauses?.map { Syntax($0) } ?? [] : []
        case .switchCase:
            let cases = item.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self)?.cases
            return cases?.count == 1 ? cases?.map { Syntax($0) } ?? [] : []
        case .accessor:
            guard let binding = item.as(VariableDeclSyntax.self)?.bindings.first else { return [] }
            guard case .accessors(let accessors)? = binding.accessorBlock?.accessors else { return [] }
            return accessors.count == 1 ? accessors.map { Syntax($0) } : []
        case .type:
            guard let binding = item.as(VariableDeclSyntax.self)?.bindings.first else { return [] }
            guard binding.initializer == nil, binding.accessorBlock == nil else { return [] }
            return binding.typeAnnotation.map { [Syntax($0.type)] } ?? []
        }
    }
}

/// The result of parsing a pattern's text in one context.
struct PatternParse {
    /// Keeps the nodes alive.
    var tree: Syntax?
    var nodes: [Syntax]
    /// The byte offset at which the text stops being valid in this context.
    var error: Int?

    static func firstError(in tree: Syntax) -> Int? {
        guard tree.hasError else { return nil }
        var stack = [RawNode(raw: tree.raw, start: 0)]
        // Source order: the first error that is popped is the first in the text.
        while let node = stack.popLast() {
            if node.kind == .unexpectedNodes { return Int(node.trimmedRange.start) }
            if let token = node.raw.tokenView {
                if token.presence == .missing || token.tokenDiagnostic?.severity == .error { return node.start }
                continue
            }
            stack += node.elements().reversed()
        }
        return 0
    }
}

extension Substring {
    fileprivate var startsWithNamePart: Bool { utf8.first.map(PatternPieces.isWordPart) ?? false }
}
