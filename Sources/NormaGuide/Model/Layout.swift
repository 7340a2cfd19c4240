// A folder tree that is a rule.

import NormaExpressions

package struct LayoutTree: Sendable, Hashable {
    package var roots: [LayoutEntry]
}

/// A line of the tree.
package struct LayoutEntry: Sendable, Hashable {
    package enum Occurrence: String, Sendable, Hashable {
        /// Exactly as written; a pattern with an unbound placeholder or wildcard: any number.
        case required
        case optional, any, atLeastOne
    }

    package var name: NamePattern
    package var isFolder: Bool
    package var occurrence: Occurrence
    package var children: [LayoutEntry] = []
    /// `…` is among its children.
    package var allowsOthers = false
    package var place: GuidePlace
}

extension LayoutTree {
    /// The path patterns of the folders of features, each with `/**` after it.
    var featurePatterns: [NamePattern] {
        var result: [NamePattern] = []
        func visit(_ entries: [LayoutEntry], below path: String) {
            for entry in entries where entry.isFolder {
                let own = path.isEmpty ? entry.name.text : path + "/" + entry.name.text
                if entry.name.placeholders.contains("Feature") {
                    let excluded = entry.name.excluded
                    if let pattern = try? NamePattern(own + "/**", for: .path, excluding: excluded) {
                        result.append(pattern)
                    }
                } else {
                    visit(entry.children, below: own)
                }
            }
        }
        visit(roots, below: "")
        return result
    }
}
