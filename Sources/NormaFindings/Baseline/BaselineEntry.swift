// An entry of a baseline: findings of one kind, counted; never a line, never a message.

import NormaText

/// Findings of one rule about one symbol in one file that nothing distinguishes.
package struct BaselineEntry: Sendable, Hashable, Comparable {
    package var rule: String
    package var path: RelativePath
    /// A declaration's path of names, or a path if there is none.
    package var symbol: String
    package var detail: String
    /// All members of a cycle; empty for other findings.
    package var members: [String]
    /// What the finding shares with others that count as one; empty if it stands alone.
    package var cause: String
    /// The accepted measure of a broken limit; anything worse is new. Nil for other findings, and in baselines of an
    /// older Norma, which accept any measure.
    /// whatever is measured.
    package var measure: LimitMeasure?
    /// How many findings it accepts; at least one.
    package var count: Int

    package init(
        rule: String,
        path: RelativePath,
        symbol: String,
        detail: String = "",
        members: [String] = [],
        cause: String = "",
        measure: LimitMeasure? = nil,
        count: Int = 1
    ) {
        self.cause = cause
        self.measure = measure
        self.rule = rule
        self.path = path
        self.symbol = symbol
        self.detail = detail
        self.members = members
        self.count = count
    }

    package init(_ finding: Finding, count: Int = 1) {
        self.init(
            rule: finding.rule,
            path: finding.place.path,
            symbol: finding.symbol,
            detail: finding.detail,
            members: finding.members,
            cause: finding.lastingCause,
            measure: finding.measure,
            count: count
        )
    }

    /// The same without its count.
    package var kind: BaselineEntry {
        var copy = self
        copy.count = 1
        return copy
    }

    /// Its subject: the entry without its count and its measure.
    package var subject: BaselineEntry {
        var copy = kind
        copy.measure = nil
        return copy
    }

    /// Whether the accepted measure is at least as bad as this.
    func permits(_ finding: BaselineEntry) -> Bool { finding.leastBadness <= permittedBadness }

    /// The worst permitted measure; the worst of all if none is known.
    var permittedBadness: Int { measure?.badness ?? .max }
    /// The measure that an entry must permit; the least of all if nothing is measured.
    var leastBadness: Int { measure?.badness ?? .min }

    /// By rule, path, symbol and detail, compared by bytes.
    package static func < (left: BaselineEntry, right: BaselineEntry) -> Bool {
        if left.rule != right.rule { return left.rule.precedes(right.rule) }
        if left.path != right.path { return left.path < right.path }
        if left.symbol != right.symbol { return left.symbol.precedes(right.symbol) }
        if left.detail != right.detail { return left.detail.precedes(right.detail) }
        if left.members != right.members { return left.members.lexicographicallyPrecedes(right.members) }
        if left.cause != right.cause { return left.cause.precedes(right.cause) }
        if left.measure != right.measure { return left.permittedBadness < right.permittedBadness }
        return left.count < right.count
    }
}

extension Finding {
    /// By file, as findings are joined; empty if the cause can't be recognised again.
    fileprivate var lastingCause: String {
        guard let cause, cause.isLasting else { return "" }
        let isOfFile = cause.others == .places && !cause.name.hasSameBytes(as: place.path.text)
        return isOfFile ? "\(cause.name) in \(place.path.text)" : cause.name
    }
}

extension Collection<BaselineEntry> {
    /// How many findings they accept; those of one cause count as one.
    package var findingCount: Int {
        var causes: Set<CauseKey> = []
        return reduce(0) { sum, entry in
            guard !entry.cause.isEmpty else { return sum + entry.count }
            return sum + (causes.insert(CauseKey(rule: entry.rule, cause: ExactText(entry.cause))).inserted ? 1 : 0)
        }
    }

    /// The same for each rule.
    package var countsByRule: [String: Int] { Dictionary(grouping: self, by: \.rule).mapValues(\.findingCount) }
}

/// A cause, unique among all rules.
private struct CauseKey: Hashable {
    let rule: String
    let cause: ExactText
}

extension String {
    fileprivate func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
