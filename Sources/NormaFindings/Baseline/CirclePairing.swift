// Circles of things that depend on each other: known by what is in them, wherever they are told of.

import NormaText

/// A circle is accepted where nothing is in it that was not in one accepted circle: it may shrink, fall apart and have another
/// beginning, but nothing may join it.
struct CirclePairing {
    let knowledge: BaselineKnowledge

    private struct Member: Hashable {
        let rule: String
        let name: ExactText
    }

    func pair(_ pairing: inout Pairing, _ moved: MovedPaths) {
        let circles = pairing.openFindings.filter { !pairing.findings[$0].members.isEmpty }
        guard !circles.isEmpty else { return }
        let accepted = circlesByMember(pairing, moved)
        guard !accepted.isEmpty else { return }
        var renamed = RenamedCircles(pairing, moved, knowledge)
        for circle in circles {
            let finding = pairing.findings[circle]
            var counts: [Int: Int] = [:]
            for name in finding.members {
                let member = Member(rule: finding.rule, name: ExactText(name))
                if let entry = accepted[member] { counts[entry, default: 0] += 1 }
            }
            if counts.count == 1, let (entry, known) = counts.first,
                known == finding.members.count || isRenamed(finding, pairing.entries[entry], moved, known: known)
            {
                pairing.accept(circle, by: entry)
            } else if counts.isEmpty, let entry = renamed.entry(for: finding) {
                pairing.accept(circle, by: entry)
            }
            // What is still in a circle, though in a larger one, is not gone.
            for (entry, count) in counts where count > 1 { pairing.keep(entry) }
        }
        pairing.close()
    }

    /// Of what can't be told apart, such as two circles of one entry, the first counts.
    private func circlesByMember(_ pairing: Pairing, _ moved: MovedPaths) -> [Member: Int] {
        var result: [Member: Int] = [:]
        for (index, entry) in pairing.entries.enumerated() where !entry.members.isEmpty {
            for name in entry.members {
                let member = Member(rule: entry.rule, name: ExactText(moved.name(name)))
                if result[member] == nil { result[member] = index }
            }
        }
        return result
    }

    /// Whether for each thing that joined one is gone altogether: then it has another name.
    private func isRenamed(_ finding: BaselineEntry, _ entry: BaselineEntry, _ moved: MovedPaths, known: Int) -> Bool {
        let names = RenamedNames(knowledge: knowledge)
        let now = Set(finding.members.map(ExactText.init))
        let old = Set(entry.members.map { ExactText(moved.name($0)) })
        let joined = now.subtracting(old)
        let gone = old.subtracting(now).count { names.isGone($0.text) }
        return joined.count <= gone && joined.allSatisfy { names.mayBeNew($0.text) }
    }
}

/// Circles of which nothing is left under its name, by the files that they were told of.
private struct RenamedCircles {
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

    /// A circle that is no larger and holds nothing that was there before; each is taken once.
    mutating func entry(for circle: BaselineEntry) -> Int? {
        let key = PairingKey(rule: circle.rule, path: circle.path)
        guard let entry = byPlace[key]?.last, circle.members.count <= entries[entry].members.count,
            circle.members.allSatisfy(names.mayBeNew)
        else { return nil }
        byPlace[key]?.removeLast()
        return entry
    }
}
