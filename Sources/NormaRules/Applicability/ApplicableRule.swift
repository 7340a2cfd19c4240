// A rule that can apply at a place, in words for someone about to write code there.

import NormaFindings
import NormaGuide

package struct ApplicableRule: Sendable, Hashable {
    /// What a rule is about, in the order of interest to a reader.
    package enum Topic: Sendable, Hashable {
        /// Where files are and what folders, features and modules are named.
        case place
        case uses
        case file
        case role(String)
        case types
        case members
        case code
        /// Code that isn't allowed here because it belongs elsewhere.
        case elsewhere
    }

    package let name: String
    package let severity: Severity
    package let topic: Topic
    /// The rule's subject if it is narrower than the topic: "a property of a `view-model`".
    package let subject: String?
    /// "must be private"; a whole sentence if there is neither a subject nor a topic.
    package let demand: String
    package let instead: String?
    /// Whether the path alone breaks the rule, whatever is written there.
    package let isBrokenByPath: Bool
}

extension ApplicableRule.Topic {
    /// Topics in the order of a list; roles keep the order of the guide.
    package var rank: Int {
        switch self {
        case .place: 0
        case .file: 1
        case .role: 2
        case .types: 3
        case .members: 4
        case .code: 5
        case .uses: 6
        case .elsewhere: 7
        }
    }
}
