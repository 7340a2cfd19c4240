// The checks sorted by the kinds of node that they want to see.

import NormaFacts
import SwiftSyntax

/// Checks ready to be consulted; made once, shared by all threads.
struct CheckTable: Sendable {
    let checks: [any Check.Type]
    private var byKind: KindTable<[Int]>

    init(_ checks: [any Check.Type]) {
        self.checks = checks
        byKind = KindTable(fallback: [])
        for (index, check) in checks.enumerated() {
            for kind in check.kinds { byKind[kind].append(index) }
        }
    }

    /// The kinds that some check wants.
    var kinds: [SyntaxKind] { checks.flatMap { $0.kinds } }

    /// Asks every check that wants this kind.
    func visit(_ node: Syntax, in context: inout CheckContext) {
        for index in byKind[node.kind] {
            context.check = checks[index].identifier
            checks[index].visit(node, in: &context)
        }
    }

    func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for check in checks {
            context.check = check.identifier
            check.visitFile(facts, in: &context)
        }
    }
}
