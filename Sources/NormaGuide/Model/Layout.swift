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
    /// `…` stood among its children.
    package var allowsOthers = false
    package var place: GuidePlace
}
