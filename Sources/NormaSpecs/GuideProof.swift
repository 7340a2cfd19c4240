// What running a guide's examples has shown.

import NormaText

/// How a rule stands after its examples were run.
package enum RuleVerdict: String, Sendable, Codable {
    /// Seen to fire, and seen to stay silent where it looked at something.
    case proven
    /// Its examples do not show both.
    case unproven
    /// An example shows the contrary of what it says.
    case broken
}

package struct RuleProof: Sendable {
    package var rule: String
    package var verdict: RuleVerdict
    /// For an unproven rule: what is missing.
    package var missing: String?
    /// The surest level of the fixes that its `bad` examples were seen to have; nil where they have none.
    package var fix: FixLevel?
}

package struct GuideProof: Sendable {
    package var rules: [RuleProof]
    /// One for each example that shows the contrary, at its place in the guide.
    package var problems: [SourceProblem]
    package var exampleCount: Int
    /// Rules of the guides that it extends, which are proven there.
    package var inheritedCount = 0

    package func count(of verdict: RuleVerdict) -> Int { rules.count { $0.verdict == verdict } }
}
