// A report lists a limited number of findings of a rule in a file, and counts the others.

import NormaText

extension [Finding] {
    /// Far more than handwritten files have: the known maximum is 529.
    package static let mostListed = 2000

    /// The first findings of a rule in a file, and one that represents the others, at the place of the first of these:
    /// with the highest severity and their number. The findings are given in canonical order.
    ///
    /// Cost: a dictionary lookup for each finding.
    package func withCrowdsCut(_ most: Int = mostListed) -> [Finding] {
        guard count > most else { return self }
        var counts: [Crowd: Int] = [:]
        for finding in self { counts[Crowd(finding), default: 0] += 1 }
        let crowds = counts.filter { $0.value > most }
        guard !crowds.isEmpty else { return self }
        var listed: [Crowd: Int] = [:]
        var rests: [Crowd: Rest] = [:]
        var kept: [Finding] = []
        for finding in self {
            let crowd = Crowd(finding)
            if crowds[crowd] == nil || listed[crowd, default: 0] < most - 1 {
                listed[crowd, default: 0] += 1
                kept.append(finding)
            } else {
                var rest = rests[crowd] ?? Rest(index: kept.count, severity: finding.severity)
                if rest.count == 0 { kept.append(finding) }
                rest.count += 1 + finding.joinedCount
                rest.severity = Swift.max(rest.severity, finding.severity)
                rests[crowd] = rest
            }
        }
        for rest in rests.values { kept[rest.index] = Finding(representingAllFrom: kept[rest.index], rest) }
        return kept
    }
}

/// The findings that aren't listed: the index of the first, the highest severity, and their number.
private struct Rest {
    let index: Int
    var severity: Severity
    var count = 0
}

extension [SuppressedFinding] {
    /// The same for findings that comments allow; one comment may allow all of a line.
    package func withCrowdsCut(_ most: Int = [Finding].mostListed) -> [SuppressedFinding] {
        guard count > most else { return self }
        var number = 0
        let findings = map(\.finding)
        let cut = findings.withCrowdsCut(most)
        guard cut.count < findings.count else { return self }
        return cut.compactMap { finding in
            while number < count,
                self[number].finding.place != finding.place || self[number].finding.rule != finding.rule
            {
                number += 1
            }
            guard indices.contains(number) else { return nil }
            defer { number += 1 }
            return SuppressedFinding(finding: finding, reason: self[number].reason, until: self[number].until)
        }
    }
}

/// A rule's findings in a file.
private struct Crowd: Hashable {
    let rule: String
    let path: RelativePath

    init(_ finding: Finding) {
        rule = finding.rule
        path = finding.place.path
    }
}

extension Finding {
    /// Its detail is unique, so that it stays the same while the file is edited.
    fileprivate init(representingAllFrom first: Finding, _ rest: Rest) {
        self.init(
            rule: first.rule,
            severity: rest.severity,
            place: first.place,
            message: "From here on this file has \(rest.count) more findings of this rule, too many to list",
            symbol: first.place.path.text,
            detail: "further findings"
        )
        joinedCount = rest.count - 1
        unlistedCount = joinedCount
    }
}
