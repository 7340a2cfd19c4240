// Rules and files with more findings than are accepted, where it matters which findings the entries are for.

import NormaFindings
import NormaText

/// The rules and files that have entries, but fewer than findings.
struct OutgrownEntries {
    private struct Place: Hashable {
        let rule: String
        let path: RelativePath
    }

    private let places: Set<Place>

    /// Cost: a dictionary lookup for each.
    init(_ findings: [Finding], _ entries: [BaselineEntry]) {
        var accepted: [Place: Int] = [:]
        for entry in entries { accepted[Place(rule: entry.rule, path: entry.path), default: 0] += entry.count }
        var found: [Place: Int] = [:]
        for finding in findings {
            let place = Place(rule: finding.rule, path: finding.place.path)
            if accepted[place] != nil { found[place, default: 0] += 1 }
        }
        places = Set(found.filter { $0.value > accepted[$0.key, default: 0] }.keys)
    }

    func hold(_ finding: Finding) -> Bool {
        !places.isEmpty && places.contains(Place(rule: finding.rule, path: finding.place.path))
    }
}
