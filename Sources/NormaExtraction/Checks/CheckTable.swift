// The checks sorted by the kinds of node that they want to see.

import NormaFacts
import SwiftSyntax

/// Checks ready to be consulted; made once, shared by all threads.
///
/// A class: it is reached at every node of the walk, and as a value it would be copied each time.
final class CheckTable: Sendable {
    /// A check at a kind of node, and the heads that it is shown; none: all.
    private struct Wish: Sendable {
        let check: Int
        let heads: [UInt64]
    }

    let checks: [any Check.Type]
    private let byKind: KindTable<[Wish]>
    private let wantsAll: KindTable<Bool>
    private let heads: HeadSet

    init(_ checks: [any Check.Type]) {
        self.checks = checks
        var byKind = KindTable<[Wish]>(fallback: [])
        var wantsAll = KindTable(fallback: false)
        var heads = HeadSet()
        for (index, check) in checks.enumerated() {
            let wanted = check.heads.map { PatternHead.hash($0.utf8) }
            for kind in check.kinds {
                byKind[kind].append(Wish(check: index, heads: wanted))
                if wanted.isEmpty { wantsAll[kind] = true }
                for head in wanted { heads.insert(head, kind) }
            }
        }
        (self.byKind, self.wantsAll, self.heads) = (byKind, wantsAll, heads)
    }

    /// Whether some check wants to see this very node, told from the raw tree: most calls and members are named
    /// otherwise than any check asks for, and a typed node is never made of them.
    func wants(_ kind: SyntaxKind, head: UInt64) -> Bool { wantsAll[kind] || heads.contains(head, kind) }

    /// The kinds that some check wants.
    var kinds: [SyntaxKind] { checks.flatMap { $0.kinds } }

    /// Asks every check that wants this kind, with this head where it names heads.
    func visit(_ node: Syntax, head: UInt64, in context: inout CheckContext) {
        for wish in byKind[node.kind] where wish.heads.isEmpty || wish.heads.contains(head) {
            context.check = checks[wish.check].identifier
            checks[wish.check].visit(node, in: &context)
        }
    }

    func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for check in checks {
            context.check = check.identifier
            check.visitFile(facts, in: &context)
        }
    }
}
