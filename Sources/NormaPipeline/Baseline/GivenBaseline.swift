// A baseline that a check honours, with what can be asked about the tree that it was written for.

import NormaExtraction
import NormaFacts
import NormaFindings
import NormaText

package struct GivenBaseline: Sendable {
    package var baseline: Baseline
    /// Files that were renamed since it was written, from the old path to the new one. Asked where it could matter.
    package var renames: @Sendable () -> [RelativePath: RelativePath] = { [:] }
    /// What was in the tree when it was written; nil where nobody can tell. Asked where it could matter.
    package var earlier: @Sendable () -> EarlierFiles? = { nil }

    /// What of that could not be told, and why; asked after the rest.
    package var notices: @Sendable () -> [Notice] = { [] }

    package init(_ baseline: Baseline) { self.baseline = baseline }
}

/// What an earlier tree held where it differs from the tree of today.
package struct EarlierFiles: Sendable {
    /// The files that differ: gone, new or changed.
    fileprivate let changed: Set<RelativePath>
    /// Those among them that were not there.
    let added: Set<RelativePath>
    /// The Swift files among them, as they were.
    let contents: [RelativePath: [UInt8]]

    package init(changed: Set<RelativePath>, added: Set<RelativePath>, contents: [RelativePath: [UInt8]]) {
        self.changed = changed
        self.added = added
        self.contents = contents
    }
}

/// What an earlier tree declared where it differs from the tree of today.
struct EarlierNames: Sendable {
    private let files: EarlierFiles
    /// The bare names that those files declared.
    private let names: Set<String>

    /// Cost: parsing the files that differ.
    init(of files: EarlierFiles, by extractor: Extractor) {
        self.files = files
        var names: Set<String> = []
        for content in files.contents.values {
            let facts = extractor.extract(content).facts
            for declaration in facts.declarations where declaration.kind != .parameter {
                names.insert(facts.text(declaration.name))
            }
        }
        self.names = names
    }

    func declared(_ name: String) -> Bool { names.contains(name) }

    func holdsStill(_ path: RelativePath) -> Bool { !files.changed.contains(path) }
}
