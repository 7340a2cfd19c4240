// Cycles of things that depend on each other: identified by their members, wherever they are reported.

import NormaText

/// A cycle is accepted if all its members were in one accepted cycle: it may shrink, break up and begin elsewhere, but
/// nothing may join it.
struct CyclePairing {
    let knowledge: BaselineKnowledge

    private struct Member: Hashable {
        let rule: String
        let name: ExactText
    }

    func pair(_ pairing: inout Pairing, _ moved: MovedPaths) {
        let cycles = pairing.openFindings.filter { !pairing.findings[$0].members.isEmpty }
        guard !cycles.isEmpty else { return }
        let accepted = cyclesByMember(pairing, moved)
        guard !accepted.isEmpty else { return }
        var renamed = RenamedCycles(pairing, moved, knowledge)
        for cycle in cycles {
            let finding = pairing.findings[cycle]
            var counts: [Int: Int] = [:]
            for name in finding.members {
                let member = Member(rule: finding.rule, name: ExactText(name))
                if let entry = accepted[member] { counts[entry, default: 0] += 1 }
            }
            if counts.count == 1, let (entry, known) = counts.first,
                known == finding.members.count || isRenamed(finding, pairing.entries[entry], moved, known: known)
            {
                pairing.accept(cycle, by: entry)
            } else if counts.isEmpty, let entry = renamed.entry(for: finding) {
                pairing.accept(cycle, by: entry)
            }
            // Members that are still in a cycle, even a larger one, aren't gone.
            for (entry, count) in counts where count > 1 { pairing.keep(entry) }
        }
        pairing.close()
    }

    /// Among equal ones, such as two cycles of one entry, the first counts.
    private func cyclesByMember(_ pairing: Pairing, _ moved: MovedPaths) -> [Member: Int] {
        var result: [Member: Int] = [:]
        for (index, entry) in pairing.entries.enumerated() where !entry.members.isEmpty {
            for name in entry.members {
                let member = Member(rule: entry.rule, name: ExactText(moved.name(name)))
                if result[member] == nil { result[member] = index }
            }
        }
        return result
    }

    /// Whether each new member replaces one that is gone altogether: then it was renamed.
    private func isRenamed(_ finding: BaselineEntry, _ entry: BaselineEntry, _ moved: MovedPaths, known: Int) -> Bool {
        let names = RenamedNames(knowledge: knowledge)
        let now = Set(finding.members.map(ExactText.init))
        let old = Set(entry.members.map { ExactText(moved.name($0)) })
        let joined = now.subtracting(old)
        let gone = old.subtracting(now).count { names.isGone($0.text) }
        return joined.count <= gone && joined.allSatisfy { names.mayBeNew($0.text) }
    }
}

/// Cycles of which no member is left under its name, by the files that they were reported in.
private struct RenamedCycles {
    private let names: RenamedNames
    private let entries: [BaselineEntry]
    private var byPlace: [PairingKey: [Int]] = [:]

    init(_ pairing: Pairing, _ moved: MovedPaths, _ knowledge: BaselineKnowledge) {
        names = RenamedNames(knowledge: knowledge)
        entries = pairing.entries
        for entry in pairing.openEntries.reversed() where !entries[entry].members.isEmpty {
            guard entries[entry].members.map(moved.name).allSatisfy(names.isGone) else { continue }
            let path = moved.path(entries[entry].path)
            byPlace[PairingKey(rule: entries[entry].rule, path: path), default: []].append(entry)
        }
    }

    /// A cycle that isn't larger and contains no older member; each is used once.
    mutating func entry(for cycle: BaselineEntry) -> Int? {
        let key = PairingKey(rule: cycle.rule, path: cycle.path)
        guard let entry = byPlace[key]?.last, cycle.members.count <= entries[entry].members.count,
            cycle.members.allSatisfy(names.mayBeNew)
        else { return nil }
        byPlace[key]?.removeLast()
        return entry
    }
}
