// A baseline that a check uses, with knowledge about the tree that it was written for.

import NormaExtraction
import NormaFacts
import NormaFindings
import NormaText

package struct GivenBaseline: Sendable {
    package var baseline: Baseline
    /// Files that were renamed since it was written, from the old path to the new one. Evaluated only if it could
    /// matter.
    package var renames: @Sendable () -> [RelativePath: RelativePath] = { [:] }
    /// The names in the tree when it was written; nil if unknown. Evaluated only if it could matter.
    package var earlier: @Sendable () -> EarlierFiles? = { nil }

    /// The failures of these questions; to be read after them.
    package var notices: @Sendable () -> [Notice] = { [] }

    package init(_ baseline: Baseline) { self.baseline = baseline }
}

/// The earlier tree, as far as it differs from the present one.
package struct EarlierFiles: Sendable {
    /// The files that differ: gone, new or changed.
    fileprivate let changed: Set<RelativePath>
    /// Those among them that are new.
    let added: Set<RelativePath>
    /// The Swift files among them, with their earlier content.
    let contents: [RelativePath: [UInt8]]

    package init(changed: Set<RelativePath>, added: Set<RelativePath>, contents: [RelativePath: [UInt8]]) {
        self.changed = changed
        self.added = added
        self.contents = contents
    }
}

/// The declarations of an earlier tree, as far as it differs from the present one.
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
