// The branches of `#if`, each with the whole condition under which it is compiled.

import SwiftSyntax

/// The clauses of one `#if`.
struct ConditionalBranches {
    struct Branch {
        var condition: String
        var elements: IfConfigClauseSyntax.Elements
    }

    private(set) var branches: [Branch] = []

    /// - Parameter outer: the condition of the `#if` around it; nil if there is none.
    init(_ declaration: IfConfigDeclSyntax, inside outer: String?) {
        var before: [String] = []
        for clause in declaration.clauses {
            let own = clause.condition.map { $0.trimmedDescription }
            let parts = (outer.map { [$0] } ?? []) + before.map { "!(\($0))" } + (own.map { [$0] } ?? [])
            if let own { before.append(own) }
            guard let elements = clause.elements else { continue }
            let condition = parts.count == 1 ? parts.joined() : parts.map(Self.operand).joined(separator: " && ")
            branches.append(Branch(condition: condition, elements: elements))
        }
    }

    private static func operand(_ text: String) -> String {
        text.hasPrefix("!(") || !text.contains { $0 == " " } ? text : "(\(text))"
    }
}
