// The checks sorted by the kinds of node that they want to see.

import NormaFacts
import SwiftSyntax

/// Checks ready to be consulted; made once, shared by all threads.
struct CheckTable: Sendable {
    let checks: [any Check.Type]
    private var byKind: KindTable<[Int]>
    private var wantsAll: KindTable<Bool>
    private var heads = HeadSet()

    init(_ checks: [any Check.Type]) {
        self.checks = checks
        byKind = KindTable(fallback: [])
        wantsAll = KindTable(fallback: false)
        for (index, check) in checks.enumerated() {
            for kind in check.kinds {
                byKind[kind].append(index)
                if check.heads.isEmpty { wantsAll[kind] = true }
                for head in check.heads { heads.insert(PatternHead.hash(head.utf8), kind) }
            }
        }
    }

    /// Whether some check wants to see this very node, told from the raw tree: most calls and members are named
    /// otherwise than any check asks for, and a typed node is never made of them.
    func wants(_ kind: SyntaxKind, head: UInt64) -> Bool { wantsAll[kind] || heads.contains(head, kind) }

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
