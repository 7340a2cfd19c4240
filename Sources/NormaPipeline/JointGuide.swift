// Several guides read together, so that a tree is read once for all of them.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

/// Everything that some guides look for in files, and the part of the results for each guide.
struct JointGuide {
    /// Judges nothing: it only reads.
    let guide: PreparedGuide
    private let guides: [PreparedGuide]
    /// By guide the number of its first code pattern.
    private let firstPatterns: [Int]

    /// Nil if the guides' patterns can't be prepared together, although each can alone.
    init?(_ guides: [PreparedGuide]) {
        self.guides = guides
        var firstPatterns: [Int] = []
        var joint = Guide(name: "joint")
        for guide in guides.map(\.guide) {
            firstPatterns.append(joint.codePatterns.count)
            joint.codePatterns += guide.codePatterns
            joint.rules += guide.rules
            joint.speaksOfDocuments = joint.speaksOfDocuments || guide.speaksOfDocuments
            joint.speaksOfSettings = joint.speaksOfSettings || guide.speaksOfSettings
            joint.hiddenFolders.formUnion(guide.hiddenFolders)
            joint.speaksOfUses = joint.speaksOfUses || guide.speaksOfUses
        }
        self.firstPatterns = firstPatterns
        guard let prepared = try? PreparedGuide(joint) else { return nil }
        guide = prepared
    }

    /// What one of the guides would have read.
    func reading(of index: Int, from joint: TreeReading) -> TreeReading {
        let first = firstPatterns[index]
        let own = first..<first + guides[index].guide.codePatterns.count
        var reading = joint
        reading.input.sources = joint.input.sources.map { source in
            let patterns = source.patterns.compactMap { sighting -> PatternSighting? in
                guard own.contains(Int(sighting.pattern)) else { return nil }
                var copy = sighting
                copy.pattern -= Int32(clamping: first)
                return copy
            }
            return SourceInput(path: source.path, facts: source.facts, patterns: patterns)
        }
        let guide = guides[index].guide
        if !guide.speaksOfDocuments, !guide.speaksOfUses { reading.input.documents = [] }
        if !guide.speaksOfSettings {
            reading.input.documents = reading.input.documents.map { document in
                guard document.text.utf8.count > Documents.largest else { return document }
                return DocumentInput(path: document.path, unreadable: [], because: Documents.tooLarge)
            }
        }
        leaveOut(self.guide.guide.hiddenFolders.subtracting(guide.hiddenFolders), of: &reading.input)
        return reading
    }

    /// Files in hidden folders that only other guides name.
    private func leaveOut(_ hidden: Set<String>, of input: inout ProjectInput) {
        guard !hidden.isEmpty else { return }
        let hidden = Set(hidden.map(ExactText.init))
        func isHidden(_ path: RelativePath) -> Bool { path.components.contains { hidden.contains(ExactText($0)) } }
        input.files.removeAll { isHidden($0.parent) }
        input.folders.removeAll(where: isHidden)
        input.documents.removeAll { isHidden($0.path.parent) }
    }
}
