// The sightings of all checks, by check, listed once for all rules.

import NormaFacts
import NormaProject

struct SightingIndex: Sendable {
    struct Entry: Sendable {
        let file: FileID
        /// Into the file's sightings: there may be tens of thousands, and each is large.
        let index: Int32
    }

    /// The number of each check's list.
    private var numbers: [String: Int] = [:]
    private var lists: [[Entry]] = []

    /// Cost: one pass over the sightings, and one look-up for each check and file.
    init(_ files: [ProjectFile]) {
        for (fileIndex, file) in files.enumerated() where !file.facts.sightings.isEmpty {
            let id = FileID(Int32(clamping: fileIndex))
            var known: [NameID: Int] = [:]
            for (index, sighting) in file.facts.sightings.enumerated() {
                let number = known[sighting.check] ?? number(of: file.text(sighting.check))
                known[sighting.check] = number
                lists[number].append(Entry(file: id, index: Int32(clamping: index)))
            }
        }
    }

    private mutating func number(of check: String) -> Int {
        if let number = numbers[check] { return number }
        numbers[check] = lists.count
        lists.append([])
        return lists.count - 1
    }

    /// In the order of the project, including generated files.
    func sightings(of check: String) -> [Entry] { numbers[check].map { lists[$0] } ?? [] }
}
