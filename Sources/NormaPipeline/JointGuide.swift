// Several guides read together, so that a tree is read once for all of them.

import NormaGuide

/// Everything that some guides look for in files.
struct JointGuide {
    /// Judges nothing: it only reads.
    let guide: PreparedGuide

    /// Nil if the guides' patterns can't be prepared together, although each can alone.
    init?(_ guides: [PreparedGuide]) {
        var joint = Guide(name: "joint")
        for guide in guides.map(\.guide) {
            joint.codePatterns += guide.codePatterns
            joint.rules += guide.rules
            joint.speaksOfDocuments = joint.speaksOfDocuments || guide.speaksOfDocuments
            joint.speaksOfSettings = joint.speaksOfSettings || guide.speaksOfSettings
            joint.hiddenFolders.formUnion(guide.hiddenFolders)
            joint.speaksOfUses = joint.speaksOfUses || guide.speaksOfUses
        }
        guard let prepared = try? PreparedGuide(joint) else { return nil }
        guide = prepared
    }
}
