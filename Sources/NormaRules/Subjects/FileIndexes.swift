// Indexes over the files' facts, made once for all rules; they need no resolved names, so they can be made alongside the linking.

import NormaFacts
import NormaProject
import NormaText

package struct FileIndexes: Sendable {
    let names: NameIndex
    let subjects: SubjectIndex
    let sightings: SightingIndex
    let hasGeneratedFiles: Bool
    let hasMarkedFiles: Bool
    let importedModules: Set<String>

    /// Cost: one pass over the names, declarations, imports and sightings of all files.
    package init(_ files: [ProjectFile]) {
        names = NameIndex(files)
        subjects = SubjectIndex(files, names: names)
        sightings = SightingIndex(files)
        hasGeneratedFiles = files.contains(where: \.isGenerated)
        hasMarkedFiles = files.contains { $0.generated?.cause.isListed == false }
        importedModules = Set(files.lazy.flatMap { file in file.facts.imports.lazy.map { file.text($0.module) } })
    }
}
