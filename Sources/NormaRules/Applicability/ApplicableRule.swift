// A rule that can apply at a place, in words for whoever is going to write there.

import NormaFindings
import NormaGuide

package struct ApplicableRule: Sendable, Hashable {
    /// What a rule is about, in the order in which a reader wants to know.
    package enum Topic: Sendable, Hashable {
        /// Where files lie and how folders, features and modules are called.
        case place
        case uses
        case file
        case role(String)
        case types
        case members
        case code
        /// What can't be done here because its place is another.
        case elsewhere
    }

    package let name: String
    package let severity: Severity
    package let topic: Topic
    /// What it speaks of where that is more than the topic says: "a property of a `view-model`".
    package let subject: String?
    /// "must be private"; without a subject and without a topic of its own a sentence.
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
