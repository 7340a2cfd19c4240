// The result of running a guide's examples.

import NormaText

/// The status of a rule after its examples were run.
package enum RuleVerdict: String, Sendable {
    /// It fires, and it is silent on code that it looks at.
    case proven
    /// Its examples do not show both.
    case unproven
    /// An example contradicts it.
    case broken
}

package struct RuleProof: Sendable {
    package var rule: String
    package var verdict: RuleVerdict
    /// For an unproven rule: the missing evidence.
    package var missing: String?
    /// The highest confidence of the fixes in its `bad` examples; nil if they have none.
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
