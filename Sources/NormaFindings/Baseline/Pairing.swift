// Findings and entries while they are paired: what is matched, and what is left on both sides.

import NormaText

/// The properties that must agree for a match; those that a stage doesn't compare are empty.
struct PairingKey: Hashable {
    private let rule: ExactText
    private let symbol: ExactText
    private let detail: ExactText
    private let path: RelativePath
    /// The measure, while equal measures are paired.
    var measure: LimitMeasure?

    init(rule: String, symbol: String = "", detail: String = "", path: RelativePath = .root) {
        (self.rule, self.symbol, self.detail) = (ExactText(rule), ExactText(symbol), ExactText(detail))
        self.path = path
    }
}

struct Pairing {
    /// As entries, each of count 1.
    let findings: [BaselineEntry]
    let entries: [BaselineEntry]
    private let isNew: [Bool]
    private(set) var match: BaselineMatch
    private var kept: Set<Int> = []
    /// Indices, in order.
    private(set) var openFindings: [Int]
    private(set) var openEntries: [Int]

    /// - Parameter isNew: which findings are known to be new: entries accept the others first.
    init(findings: [BaselineEntry], entries: [BaselineEntry], isNew: [Bool]) {
        (self.findings, self.entries) = (findings, entries)
        self.isNew = isNew
        match = BaselineMatch(acceptedBy: Array(repeating: nil, count: findings.count), left: entries.map(\.count))
        openFindings =
            isNew.contains(true) ? findings.indices.sorted { !isNew[$0] && isNew[$1] } : Array(findings.indices)
        // Entries that accept worse go first, so that as many findings as possible are accepted.
        openEntries = entries.indices.sorted {
            let (one, other) = (entries[$0].permittedBadness, entries[$1].permittedBadness)
            return one != other ? one > other : $0 < $1
        }
    }

    /// Whether some rule has something left on both sides.
    var isOpen: Bool {
        guard !openFindings.isEmpty, !openEntries.isEmpty else { return false }
        let rules = Set(openEntries.map { entries[$0].rule })
        return openFindings.contains { rules.contains(findings[$0].rule) }
    }

    /// Pairs those with equal keys; those without a key are left out, and so are cycles.
    mutating func pair(_ key: (BaselineEntry) -> PairingKey?) { pair(entryKey: key, findingKey: key) }

    /// Among several broken limits, equal measures are paired first, so that the one that got worse remains.
    mutating func pair(entryKey: (BaselineEntry) -> PairingKey?, findingKey: (BaselineEntry) -> PairingKey?) {
        let measured = openFindings.filter { findings[$0].measure != nil }
        if !measured.isEmpty {
            pair(
                measured,
                entryKey: { $0.addingMeasure(to: entryKey($0)) },
                findingKey: { $0.addingMeasure(to: findingKey($0)) }
            )
        }
        let worstFirst = measured.sorted {
            if isNew[$0] != isNew[$1] { return isNew[$1] }
            return findings[$0].leastBadness > findings[$1].leastBadness
        }
        pair(
            worstFirst + openFindings.filter { findings[$0].measure == nil },
            entryKey: entryKey,
            findingKey: findingKey
        )
    }

    private mutating func pair(
        _ candidates: [Int],
        entryKey: (BaselineEntry) -> PairingKey?,
        findingKey: (BaselineEntry) -> PairingKey?
    ) {
        guard !candidates.isEmpty, !openEntries.isEmpty else { return }
        var queues = EntryQueues(capacity: openEntries.count)
        for entry in openEntries.reversed() where entries[entry].members.isEmpty {
            if let key = entryKey(entries[entry]) { queues.put(entry, first: key) }
        }
        guard !queues.isEmpty else { return }
        for finding in candidates where match.acceptedBy[finding] == nil && findings[finding].members.isEmpty {
            guard let key = findingKey(findings[finding]), let entry = queues.first(of: key),
                entries[entry].permits(findings[finding])
            else { continue }
            accept(finding, by: entry)
            if match.left[entry] == 0 { queues.dropFirst(of: key) }
        }
        close()
    }

    /// For findings that measure worse than accepted: they are new, and the accepted ones aren't gone.
    mutating func pairGrown(entryKey: (BaselineEntry) -> PairingKey?, findingKey: (BaselineEntry) -> PairingKey?) {
        var entriesByKey: [PairingKey: [Int]] = [:]
        for entry in openEntries.reversed() where entries[entry].measure != nil {
            if let key = entryKey(entries[entry]) { entriesByKey[key, default: []].append(entry) }
        }
        guard !entriesByKey.isEmpty else { return }
        for finding in openFindings where findings[finding].measure != nil {
            guard let key = findingKey(findings[finding]), let entry = entriesByKey[key]?.last else { continue }
            match.grownFrom[finding] = entry
            match.left[entry] = max(0, match.left[entry] - 1)
            if match.left[entry] == 0 { entriesByKey[key]?.removeLast() }
        }
    }

    /// If more findings have a key than are accepted: first those with the same lines as the accepted ones.
    mutating func pairCrowded(byLines lines: BaselineKnowledge.LineTexts, _ key: (BaselineEntry) -> PairingKey?) {
        var byKey: [PairingKey: [Int]] = [:]
        for finding in openFindings {
            if let key = key(findings[finding]) { byKey[key, default: []].append(finding) }
        }
        for entry in openEntries where entries[entry].members.isEmpty {
            guard let key = key(entries[entry]), let candidates = byKey[key], candidates.count > match.left[entry]
            else { continue }
            var known = Dictionary(lines.ofEntry(entry).map { ($0, 1) }, uniquingKeysWith: +)
            for finding in candidates where match.acceptedBy[finding] == nil && match.left[entry] > 0 {
                guard entries[entry].permits(findings[finding]), let line = lines.ofFinding(finding),
                    let count = known[line], count > 0
                else { continue }
                known[line] = count - 1
                accept(finding, by: entry)
            }
        }
        close()
    }

    mutating func accept(_ finding: Int, by entry: Int) {
        match.acceptedBy[finding] = entry
        match.left[entry] = max(0, match.left[entry] - 1)
    }

    /// The entry is not gone, though it may accept nothing.
    mutating func keep(_ entry: Int) { kept.insert(entry) }

    mutating func end() {
        for entry in kept { match.left[entry] = 0 }
    }

    /// Sets aside what needs no further comparison.
    mutating func close() {
        openFindings.removeAll { match.acceptedBy[$0] != nil }
        openEntries.removeAll { match.left[$0] == 0 }
    }
}

extension BaselineEntry {
    /// The key together with the measure; nil if there is none.
    fileprivate func addingMeasure(to key: PairingKey?) -> PairingKey? {
        guard let measure, var key else { return nil }
        key.measure = measure
        return key
    }
}

/// Entries by their keys, those with the same key in a chain.
private struct EntryQueues {
    private var heads: [PairingKey: Int] = [:]
    /// The next entry of the chain.
    private var following: [Int: Int] = [:]

    init(capacity: Int) { heads.reserveCapacity(capacity) }

    var isEmpty: Bool { heads.isEmpty }

    mutating func put(_ entry: Int, first key: PairingKey) {
        if let next = heads.updateValue(entry, forKey: key) { following[entry] = next }
    }

    func first(of key: PairingKey) -> Int? { heads[key] }

    mutating func dropFirst(of key: PairingKey) {
        guard let entry = heads[key] else { return }
        heads[key] = following[entry]
    }
}
