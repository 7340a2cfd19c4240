// Findings grouped by a reader's question: by rule, place, feature or code owner.

import NormaFindings
import NormaText

/// The criterion for groups.
package enum Grouping: String, Sendable, Hashable, CaseIterable {
    case rule, file, folder, layer, feature, owner
}

/// Counts by severity.
struct SeverityCounts {
    private(set) var errors = 0
    private(set) var warnings = 0
    private(set) var notes = 0

    var all: Int { errors + warnings + notes }

    var worst: Severity { errors > 0 ? .error : warnings > 0 ? .warning : .note }

    mutating func add(_ severity: Severity) {
        switch severity {
        case .error: errors += 1
        case .warning: warnings += 1
        case .note: notes += 1
        }
    }

    subscript(severity: Severity) -> Int {
        switch severity {
        case .error: errors
        case .warning: warnings
        case .note: notes
        }
    }
}

struct FindingGroup {
    /// `Checkout`; for findings that belong to nothing, see `isNamed`.
    let name: String
    /// False for findings without a layer, feature or owner.
    let isNamed: Bool
    /// The findings' numbers, in canonical order.
    fileprivate(set) var findings: [Int] = []
    fileprivate(set) var counts = SeverityCounts()
    /// How many of them have a fix, at any level.
    fileprivate(set) var fixable = 0

    var count: Int { findings.count }
    var severities: String { Wording.severities(counts) }
}

struct FindingGroups {
    /// The most severe first: by their errors, warnings and notes, then by name. Rules are sorted by severity before
    /// count.
    let groups: [FindingGroup]

    /// Cost: one pass over the findings, and the sorting of the groups.
    init(_ result: CheckResult, by grouping: Grouping) {
        var groups: [FindingGroup] = []
        var numbers: [ExactText?: Int] = [:]
        for index in result.findings.indices {
            let name = Self.name(of: result.findings[index], in: result, by: grouping)
            let key = name.map { ExactText($0) }
            let number = numbers[key] ?? groups.count
            if number == groups.count {
                numbers[key] = number
                let shown = name ?? "no \(grouping.rawValue)"
                groups.append(FindingGroup(name: shown, isNamed: name != nil))
            }
            groups[number].findings.append(index)
            groups[number].counts.add(result.findings[index].severity)
            if result.findings[index].fix != nil || result.findings[index].make != nil { groups[number].fixable += 1 }
        }
        self.groups = groups.sorted { Self.isGraver($0, $1, by: grouping) }
    }

    /// Nil if the finding belongs to no such group.
    private static func name(of finding: Finding, in result: CheckResult, by grouping: Grouping) -> String? {
        let path = finding.place.path
        switch grouping {
        case .rule: return finding.rule
        case .file: return path.text
        case .folder: return finding.place.isFolder ? path.text : path.parent.text
        case .layer: return result.belonging.layers[path]
        case .feature: return result.belonging.features[path]
        case .owner: return result.belonging.owners[path]
        }
    }

    private static func isGraver(_ left: FindingGroup, _ right: FindingGroup, by grouping: Grouping) -> Bool {
        let (one, other) = (left.counts, right.counts)
        if grouping == .rule {
            if one.worst != other.worst { return one.worst > other.worst }
            if one.all != other.all { return one.all > other.all }
        } else {
            for severity in Severity.allCases.sorted(by: >) where one[severity] != other[severity] {
                return one[severity] > other[severity]
            }
        }
        if left.isNamed != right.isNamed { return left.isNamed }
        return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
    }
}

extension Place {
    /// A path with neither a range nor an extension is a folder.
    var isFolder: Bool { range == nil && path.pathExtension.isEmpty }
}
