// What the checks saw, by check, listed once for all rules.

import NormaFacts
import NormaProject

struct SightingIndex: Sendable {
    struct Entry: Sendable {
        let file: FileID
        let sighting: Sighting
    }

    private var entries: [String: [Entry]] = [:]

    /// Cost: one pass over the sightings, and one look-up for each check and file.
    init(_ files: [ProjectFile]) {
        for (fileIndex, file) in files.enumerated() where !file.isGenerated && !file.facts.sightings.isEmpty {
            let id = FileID(Int32(fileIndex))
            var groups: [NameID: [Entry]] = [:]
            for sighting in file.facts.sightings {
                groups[sighting.check, default: []].append(Entry(file: id, sighting: sighting))
            }
            for (name, group) in groups { entries[file.facts.text(name), default: []] += group }
        }
    }

    /// In the order of the project.
    func sightings(of check: String) -> [Entry] { entries[check] ?? [] }
}
