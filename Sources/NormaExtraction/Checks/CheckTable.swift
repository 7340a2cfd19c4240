// The checks sorted by the kinds of node that they want to see.

import NormaFacts
import SwiftSyntax

/// Checks ready to be consulted; made once, shared by all threads.
struct CheckTable: Sendable {
    let checks: [any Check.Type]
    private var byKind: KindTable<[Int]>
    private var heads: KindTable<HeadFilter>

    init(_ checks: [any Check.Type]) {
        self.checks = checks
        byKind = KindTable(fallback: [])
        heads = KindTable(fallback: HeadFilter())
        for (index, check) in checks.enumerated() {
            for kind in check.kinds {
                byKind[kind].append(index)
                heads[kind].admit(check.heads)
            }
        }
    }

    /// Whether some check wants to see this very node, told from the raw tree: most calls and members are named
    /// otherwise than any check asks for, and a typed node is never made of them.
    func wants(_ node: RawNode) -> Bool { heads[node.kind].admits(node) }

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

/// The names at the heads of nodes that are worth showing.
private struct HeadFilter: Sendable {
    private var admitsAll = false
    /// Hashes of names; another name of the same hash is shown in vain.
    private var hashes: Set<UInt64> = []

    /// No names: every node is worth showing.
    mutating func admit(_ names: Set<String>) {
        if names.isEmpty { admitsAll = true }
        for name in names { hashes.insert(Self.hash(name.utf8)) }
    }

    func admits(_ node: RawNode) -> Bool {
        if admitsAll { return true }
        if hashes.isEmpty { return false }
        return PatternHead.token(of: node)?.withTokenText { hashes.contains(Self.hash($0)) } ?? false
    }

    /// FNV-1a
    private static func hash(_ text: some Sequence<UInt8>) -> UInt64 {
        text.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    }
}
