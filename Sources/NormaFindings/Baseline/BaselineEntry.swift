// What a baseline accepts: findings of one kind, counted; never a line, never a message.

import NormaText

/// Findings of one rule about one symbol in one file that are told apart by nothing.
package struct BaselineEntry: Sendable, Hashable, Codable, Comparable {
    package var rule: String
    package var path: RelativePath
    /// A declaration's path of names, or a path where there is none.
    package var symbol: String
    package var detail: String
    /// Of a circle everything that is in it; empty for other findings.
    package var members: [String]
    /// What the finding has in common with others, which are counted as one; empty where it stands for itself.
    package var cause: String
    /// Of a broken limit what is accepted; what is worse is new. Nil for other findings, and in baselines of an older Norma, which accept
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

    /// What it is about: the same without its count and its measure.
    package var subject: BaselineEntry {
        var copy = kind
        copy.measure = nil
        return copy
    }

    /// Whether what it accepts is at least as bad as this.
    func permits(_ finding: BaselineEntry) -> Bool { finding.leastBadness <= permittedBadness }

    /// How bad a finding may be; the worst of all where no measure is known.
    var permittedBadness: Int { measure?.badness ?? .max }
    /// How bad an entry has to permit; the least of all where nothing is measured.
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
    /// Told by file, as findings are joined; empty where nothing can be known again.
    fileprivate var lastingCause: String {
        guard let cause, cause.isLasting else { return "" }
        let isOfFile = cause.others == .places && !cause.name.hasSameBytes(as: place.path.text)
        return isOfFile ? "\(cause.name) in \(place.path.text)" : cause.name
    }
}

extension Collection<BaselineEntry> {
    /// How many findings they accept, where those of one cause are one.
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

/// A cause among those of all rules.
private struct CauseKey: Hashable {
    let rule: String
    let cause: ExactText
}

extension String {
    fileprivate func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
