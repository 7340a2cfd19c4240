// Joins findings of one cause into one finding with all places.

import NormaText

extension [Finding] {
    /// One finding for each cause, and for each text that is the same about one thing or in one line: the most severe and
    /// most certain one, or the first of several, with the places of the others.
    ///
    /// Its severity and symbol are those of that finding. Fixes are joined within one file only, with all edits: a fix
    /// belongs to a file. The findings are given in canonical order.
    ///
    /// Cost: a dictionary lookup for each finding that has a cause.
    package func joinedByCause() -> [Finding] { joined(by: JoiningKey.init).joined(by: SameText.init) }

    /// - Parameter key: nil for a finding that stays alone.
    private func joined<Key: Hashable>(by key: (Finding) -> Key?) -> [Finding] {
        var parts: [Key: [Int]] = [:]
        for index in indices {
            guard let key = key(self[index]) else { continue }
            parts[key, default: []].append(index)
        }
        let several = parts.values.filter { $0.count > 1 }
        guard !several.isEmpty else { return self }
        var result = self
        var joined: Set<Int> = []
        for indices in several {
            guard let first = indices.min(by: { self[$0].stands(before: self[$1], $0 < $1) }) else { continue }
            let others = indices.filter { $0 != first }
            result[first].take(others.map { self[$0] })
            joined.formUnion(others)
        }
        return indices.filter { !joined.contains($0) }.map { result[$0] }
    }

    /// How many findings there are if those of one cause count as one.
    package var causeCount: Int {
        var causes: Set<JoiningKey> = []
        return reduce(0) { sum, finding in
            guard let key = JoiningKey(finding) else { return sum + 1 }
            return sum + (causes.insert(key).inserted ? 1 : 0)
        }
    }
}

/// The properties that joined findings share.
private struct JoiningKey: Hashable {
    let rule: String
    let cause: ExactText
    /// The template to run; the file, if it determines the template or has a fix; and the fix's level.
    let make: Draft?
    let file: RelativePath?
    let level: FixLevel?
    /// Where it begins, if the others are at the same place.
    let start: Position?

    /// Nil for a finding without a cause.
    init?(_ finding: Finding) {
        guard let cause = finding.cause else { return nil }
        rule = finding.rule
        self.cause = ExactText(cause.name)
        make = finding.make
        // Two things of one name in two files are different.
        let isOfFile = finding.fix != nil || cause.others == .places || cause.others == .parts
        file = isOfFile ? finding.place.path : nil
        level = cause.others == .parts ? nil : finding.fix?.level
        start = cause.others == .parts ? finding.place.start : nil
    }
}

/// The properties of findings that say the same words twice: in one line, or about one thing that breaks a rule in several places.
private struct SameText: Hashable {
    let rule: String
    let message: ExactText
    let path: RelativePath
    let make: Draft?
    let level: FixLevel?
    let line: Int?

    /// Nil for a finding that has places of others already, and for one without a cause: it stays alone.
    init?(_ finding: Finding) {
        guard finding.joinedCount == 0, let cause = finding.cause else { return nil }
        rule = finding.rule
        message = ExactText(finding.message)
        path = finding.place.path
        make = finding.make
        level = finding.fix?.level
        line = cause.others == .places && !cause.isLasting ? nil : finding.place.start.line
    }
}

extension Finding {
    fileprivate func stands(before other: Finding, _ isEarlier: Bool) -> Bool {
        if severity != other.severity { return severity > other.severity }
        return isLikely == other.isLikely ? isEarlier : other.isLikely
    }

    fileprivate mutating func take(_ others: [Finding]) {
        if cause?.others == .parts { return takeParts(others) }
        let isElsewhere = others.contains { $0.place.start != place.start || $0.place.path != place.path }
        if isElsewhere { message += " (" + more(others) + ")" }
        let listed = others.prefix([Finding].mostListed)
        related += listed.map { RelatedPlace(place: $0.place, message: $0.cause?.phrase ?? $0.message) }
        joinedCount = others.count
        unlistedCount = others.count - listed.count
        fix = fix.map { $0.joined(with: listed.compactMap(\.fix)) }
    }

    /// "`Cart` is not final, and isn't in `Models`": several demands at one place.
    private mutating func takeParts(_ others: [Finding]) {
        // The rule's own text about all parts is used once.
        let phrases = others.filter { $0.message != message }.compactMap { $0.cause?.phrase }
        if !phrases.isEmpty { message += phrases.map { ", and " + $0 }.joined() }
        related += others.flatMap(\.related)
        // One fix may also fix others of its level.
        let fixes = ([fix] + others.map(\.fix)).compactMap(\.self)
        fix = fixes.first.map { first in first.joined(with: fixes.dropFirst().filter { $0.level == first.level }) }
    }

    /// "and 11 more uses in 4 files"
    private func more(_ others: [Finding]) -> String {
        let paths = Set(others.map(\.place.path))
        let files = paths == [place.path] ? "" : " in \(paths.count == 1 ? "another file" : "\(paths.count) files")"
        let plural = others.count == 1 ? "" : "s"
        switch cause?.others ?? .places {
        case .places, .parts: return "and at \(others.count) more place\(plural)\(files)"
        case .uses: return "and \(others.count) more use\(plural)\(files)"
        case .files: return "and \(others.count) more file\(plural)"
        case .things(let folder): return "and \(others.count) more in `\(folder)`"
        }
    }
}

extension Fix {
    /// With the edits of later ones, except equal or overlapping ones; these are left for another run.
    fileprivate func joined(with later: [Fix]) -> Fix {
        var joint = self
        var end = edits.map(\.range.end).max() ?? 0
        for fix in later {
            guard let start = fix.edits.map(\.range.start).min(), start >= end else { continue }
            joint.edits += fix.edits
            joint.hazards += fix.hazards
            end = fix.edits.map(\.range.end).max() ?? end
        }
        return joint
    }
}
