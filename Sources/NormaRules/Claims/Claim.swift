// What a document says exists, as plain values.

import NormaGuide
import NormaText

/// One name in a document that claims to be a name of this code base.
package struct Claim: Sendable, Hashable {
    package enum Subject: Sendable, Hashable {
        /// A file or folder, from the folder of a `cd` before it.
        case path(from: String)
        /// The same, in a link that Markdown follows.
        case link
        /// A type, module or target that the text gives as the code's own.
        case name
        /// `SessionStore.shared`: the type, and the member's name.
        case member(of: String, name: String)
        case task(TaskTool, from: String)
        case product, test, scheme, testPlan, target
    }

    package var subject: Subject
    /// As it is written.
    package var text: String
    package var position: Position
    /// It is the first thing of a list item or of a row.
    package var isLeading = false
    /// The list or table that it leads an entry of, an index into `ClaimPage.lists`.
    package var list: Int?
}

/// The tools whose tasks have names.
package enum TaskTool: String, Sendable, Hashable, CaseIterable {
    case make, just, fastlane, npm, mise
}

/// An entry of a drawn folder tree.
package struct DrawnEntry: Sendable, Hashable {
    /// From the tree's first line.
    package var path: String
    package var isFolder: Bool
    /// As it is written.
    package var text: String
    package var position: Position
}

package struct DrawnTree: Sendable, Hashable {
    /// The name at the top, without its slash; empty if there is none.
    package var root: String
    package var entries: [DrawnEntry]
}

/// The claims of one document.
package struct ClaimPage: Sendable {
    package var claims: [Claim] = []
    package var trees: [DrawnTree] = []
    /// The names that lead the entries of each list.
    package var lists: [[String]] = []
    /// The languages that it may be in, if it is certainly in another than English: it makes no claim then.
    package var foreignLanguages: [TextLanguage] = []

    package var isEmpty: Bool { claims.isEmpty && trees.isEmpty }
}
