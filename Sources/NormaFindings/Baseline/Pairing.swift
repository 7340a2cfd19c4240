// Findings and entries while they are paired: what is taken, and what is left on both sides.

/// What two have to share to be taken for one; what a stage does not ask for is empty.
struct PairingKey: Hashable {
    var rule: String
    var symbol = ""
    var detail = ""
    var path = ""
}

struct Pairing {
    /// In the words of entries, each of count 1.
    let findings: [BaselineEntry]
    let entries: [BaselineEntry]
    private(set) var match: BaselineMatch
    private var kept: Set<Int> = []
    /// Indices, in order.
    private(set) var openFindings: [Int]
    private(set) var openEntries: [Int]

    init(findings: [BaselineEntry], entries: [BaselineEntry]) {
        (self.findings, self.entries) = (findings, entries)
        match = BaselineMatch(acceptedBy: Array(repeating: nil, count: findings.count), left: entries.map(\.count))
        openFindings = Array(findings.indices)
        openEntries = Array(entries.indices)
    }

    /// Whether some rule has something left on both sides.
    var isOpen: Bool {
        guard !openFindings.isEmpty, !openEntries.isEmpty else { return false }
        let rules = Set(openEntries.map { entries[$0].rule })
        return openFindings.contains { rules.contains(findings[$0].rule) }
    }

    /// Pairs what has the same key; what has none is left out, and so are circles.
    mutating func pair(_ key: (BaselineEntry) -> PairingKey?) { pair(entryKey: key, findingKey: key) }

    mutating func pair(entryKey: (BaselineEntry) -> PairingKey?, findingKey: (BaselineEntry) -> PairingKey?) {
        guard !openFindings.isEmpty, !openEntries.isEmpty else { return }
        var queues = EntryQueues(capacity: openEntries.count)
        for entry in openEntries.reversed() where entries[entry].members.isEmpty {
            if let key = entryKey(entries[entry]) { queues.put(entry, first: key) }
        }
        guard !queues.isEmpty else { return }
        for finding in openFindings where findings[finding].members.isEmpty {
            guard let key = findingKey(findings[finding]), let entry = queues.first(of: key) else { continue }
            accept(finding, by: entry)
            if match.left[entry] == 0 { queues.dropFirst(of: key) }
        }
        close()
    }

    /// Where more findings have a key than are accepted: those first whose lines read as the accepted ones did.
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
                guard let line = lines.ofFinding(finding), let count = known[line], count > 0 else { continue }
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

    /// Puts aside what needs no further look.
    mutating func close() {
        openFindings.removeAll { match.acceptedBy[$0] != nil }
        openEntries.removeAll { match.left[$0] == 0 }
    }
}

/// Entries by their keys, those of one key in a row.
private struct EntryQueues {
    private var heads: [PairingKey: Int] = [:]
    /// The entry behind an entry.
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
