// What the checks saw, by check, listed once for all rules.

import NormaFacts
import NormaProject

struct SightingIndex: Sendable {
    /// A sighting by its file and its index in the file's facts.
    struct Entry: Sendable {
        let file: FileID
        let index: Int
    }

    private var entries: [String: [Entry]] = [:]

    /// Cost: one pass over the sightings, and one look-up for each check and file.
    init(_ files: [ProjectFile]) {
        for (fileIndex, file) in files.enumerated() where !file.isGenerated && !file.facts.sightings.isEmpty {
            let id = FileID(Int32(fileIndex))
            var groups: [NameID: [Entry]] = [:]
            for (index, sighting) in file.facts.sightings.enumerated() {
                groups[sighting.check, default: []].append(Entry(file: id, index: index))
            }
            for (name, group) in groups { entries[file.facts.text(name), default: []] += group }
        }
    }

    /// In the order of the project.
    func sightings(of check: String) -> [Entry] { entries[check] ?? [] }
}
