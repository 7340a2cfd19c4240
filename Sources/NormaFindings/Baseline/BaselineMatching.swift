// Which findings a baseline accepts, even though the code moved, was renamed or was edited since.

import NormaText

/// The result for findings and entries.
package struct BaselineMatch: Sendable, Hashable {
    /// For each finding the index of the entry that accepts it; nil for a new one.
    package var acceptedBy: [Int?]
    /// For each entry how many of its findings are gone.
    package var left: [Int]
    /// For new findings that measure worse than accepted: the entry that accepts less.
    package var grownFrom: [Int: Int] = [:]

    package var newFindings: [Int] { acceptedBy.indices.filter { acceptedBy[$0] == nil } }
}

/// Pairs findings with entries in stages: exact matches come first, and each stage gets the rest of the earlier ones.
///
/// An entry accepts as many findings as it counts, so that no additional one is accepted.
package struct BaselineMatching {
    private let knowledge: BaselineKnowledge
    private let names: RenamedNames
    private var pairing: Pairing

    /// - Parameters:
    ///   - findings: in canonical order, which decides between equal findings.
    ///   - entries: those of rules that were judged and that may be accepted.
    ///
    /// Cost: a dictionary lookup for each finding and entry; the later stages process only the rest.
    package static func match(
        _ findings: [Finding],
        with entries: [BaselineEntry],
        knowing knowledge: BaselineKnowledge = BaselineKnowledge()
    ) -> BaselineMatch {
        var matching = BaselineMatching(findings, entries, knowledge)
        matching.run()
        matching.pairing.pairGrown(entryKey: exactly, findingKey: exactly)
        matching.pairing.end()
        return matching.pairing.match
    }

    private init(_ findings: [Finding], _ entries: [BaselineEntry], _ knowledge: BaselineKnowledge) {
        self.knowledge = knowledge
        names = RenamedNames(knowledge: knowledge)
        let kinds = findings.map { BaselineEntry($0) }
        pairing = Pairing(findings: kinds, entries: entries, isNew: kinds.indices.map(knowledge.isNew))
    }

    private mutating func run() {
        // A cycle has no place of its own, so it is identified by its members.
        let cycles = CyclePairing(knowledge: knowledge)
        cycles.pair(&pairing, MovedPaths())
        for lines in knowledge.lines { pairing.pairCrowded(byLines: lines, Self.exactly) }
        pairing.pair(Self.exactly)
        pairing.pair { $0.isAboutPath ? nil : PairingKey(rule: $0.rule, symbol: $0.symbol, detail: $0.detail) }
        guard pairing.isOpen else { return }
        pairInPlace(MovedPaths())
        pairing.pair { entry in entry.type.map { PairingKey(rule: entry.rule, symbol: $0, detail: entry.detail) } }
        guard pairing.isOpen else { return }
        let moved = MovedPaths(after: pairing, knowledge)
        cycles.pair(&pairing, moved)
        pairing.pair(entryKey: { Self.exactly(moved.applied(to: $0)) }, findingKey: Self.exactly)
        pairInPlace(moved)
        pairRenamedTargets(moved)
        pairSplitFiles()
    }

    private static func exactly(_ entry: BaselineEntry) -> PairingKey? {
        PairingKey(rule: entry.rule, symbol: entry.symbol, detail: entry.detail, path: entry.path)
    }

    /// Findings whose name changed and that stayed in their file, or in the renamed file.
    private mutating func pairInPlace(_ moved: MovedPaths) {
        pairing.pair(
            entryKey: { PairingKey(rule: $0.rule, detail: $0.detail, path: moved.path($0.path)) },
            findingKey: { PairingKey(rule: $0.rule, detail: $0.detail, path: $0.path) }
        )
        let names = names
        pairing.pair(
            entryKey: { entry in
                guard names.isGone(entry.symbol) else { return nil }
                return PairingKey(rule: entry.rule, detail: names.shape(of: entry), path: moved.path(entry.path))
            },
            findingKey: { finding in
                guard names.mayBeNew(finding.symbol) else { return nil }
                return PairingKey(rule: finding.rule, detail: names.shape(of: finding), path: finding.path)
            }
        )
        // Within a function one forced cast equals another, and a demand may be worded differently.
        let rules = knowledge.rulesOfCode
        func inSymbol(_ entry: BaselineEntry) -> PairingKey? {
            guard rules.contains(entry.rule) else { return nil }
            return PairingKey(rule: entry.rule, symbol: entry.symbol, path: entry.path)
        }
        pairing.pair(entryKey: { inSymbol(moved.applied(to: $0)) }, findingKey: inSymbol)
    }

    /// Layout belongs to no declaration: a new file may contain text of a neighbouring file.
    private mutating func pairSplitFiles() {
        let knowledge = knowledge
        func beside(_ entry: BaselineEntry) -> PairingKey? {
            guard entry.symbol.hasSameBytes(as: entry.path.text), knowledge.rulesOfCode.contains(entry.rule) else {
                return nil
            }
            return PairingKey(rule: entry.rule, detail: entry.detail, path: entry.path.parent)
        }
        pairing.pair(entryKey: beside, findingKey: { knowledge.isNewFile($0.path) ? beside($0) : nil })
    }

    /// Findings about a thing that has another name now.
    private mutating func pairRenamedTargets(_ moved: MovedPaths) {
        let names = names
        pairing.pair(
            entryKey: { entry in
                names.withoutGone(entry.detail).map {
                    PairingKey(rule: entry.rule, detail: $0, path: moved.path(entry.path))
                }
            },
            findingKey: { finding in
                names.withoutNew(finding.detail).map {
                    PairingKey(rule: finding.rule, detail: $0, path: finding.path)
                }
            }
        )
    }
}

extension BaselineEntry {
    /// The finding is about a file or folder, not about a declaration.
    var isAboutPath: Bool { symbol.hasSameBytes(as: path.text) || symbol.utf8.contains(UInt8(ascii: "/")) }

    /// The type that it is about or in: the first part of the symbol.
    var type: String? {
        guard !isAboutPath else { return nil }
        let name = symbol.hasPrefix("extension ") ? symbol.dropFirst("extension ".count) : symbol[...]
        let first = name.prefix { $0 != "." }
        return first.isEmpty || first.contains("(") ? nil : String(first)
    }
}
