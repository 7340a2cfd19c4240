// The checks, sorted by the kinds of node that they visit.

import NormaFacts
import SwiftSyntax

/// Checks ready to be looked up; made once, shared by all threads.
///
/// A class: it is reached at every node of the walk, and as a value it would be copied each time.
final class CheckTable: Sendable {
    /// A check for a kind of node, and one of the heads that it visits; 0 for all.
    private struct Registration: Sendable {
        let check: any Check.Type
        let head: UInt64

        func fits(_ head: UInt64) -> Bool { self.head == 0 || self.head == head }
    }

    private let checks: [any Check.Type]
    private let byKind: KindTable<[Registration]>
    private let wantsAll: KindTable<Bool>
    private let heads: HeadSet

    init(_ checks: [any Check.Type]) {
        self.checks = checks
        var byKind = KindTable<[Registration]>(fallback: [])
        var wantsAll = KindTable(fallback: false)
        var heads = HeadSet()
        for check in checks {
            let wanted = Set(check.heads.map { PatternHead.hash($0.utf8) }).sorted()
            for kind in check.kinds {
                byKind[kind] += (wanted.isEmpty ? [0] : wanted).map { Registration(check: check, head: $0) }
                if wanted.isEmpty { wantsAll[kind] = true }
                for head in wanted { heads.insert(head, kind) }
            }
        }
        (self.byKind, self.wantsAll, self.heads) = (byKind, wantsAll, heads)
    }

    /// Whether a check wants to visit this node, decided from the raw tree. Most nodes are fine or have another name
    /// than any check looks for, and never become typed nodes.
    func wants(_ node: RawNode, _ kind: SyntaxKind, head: UInt64, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard wantsAll[kind] || heads.contains(head, kind) else { return false }
        return byKind[kind].contains { $0.fits(head) && $0.check.mayReport(node, in: bytes) }
    }

    /// The kinds that at least one check visits.
    var kinds: [SyntaxKind] { checks.flatMap { $0.kinds } }

    /// Runs every check that wants this node; `raw` is the same node.
    func visit(_ node: Syntax, _ raw: RawNode, head: UInt64, in context: inout CheckContext) {
        let bytes = context.source.bytes
        for wish in byKind[raw.kind] where wish.fits(head) && wish.check.mayReport(raw, in: bytes) {
            context.check = wish.check
            wish.check.visit(node, in: &context)
        }
    }

    func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for check in checks {
            context.check = check
            check.visitFile(facts, in: &context)
        }
    }
}
