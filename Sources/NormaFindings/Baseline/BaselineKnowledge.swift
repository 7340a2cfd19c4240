// Knowledge of a tree today and earlier, to distinguish an old finding that moved from a new one.

import NormaText

/// Needed only if both sides have unmatched entries and findings.
package struct BaselineKnowledge: Sendable {
    /// Files that were renamed since the entries were written: from the old path to the new one.
    package var renames: @Sendable () -> [RelativePath: RelativePath] = { [:] }
    /// Whether the tree has a thing of this name: a declaration by its symbol or its bare name, a path, a module, a
    /// feature.
    package var isPresent: @Sendable (String) -> Bool = { _ in true }
    /// The same for the tree that the entries are from; nil if unknown.
    package var wasPresent: @Sendable (String) -> Bool? = { _ in nil }
    /// The rules whose details describe the code itself or the demand, and name nothing that the code depends on:
    /// checks, and what every thing must be.
    package var rulesOfCode: Set<String> = []
    /// Texts of source lines, to choose the old ones among several equal findings; nil if unknown.
    package var lines: [LineTexts] = []
    /// Whether a finding, by its index, is known to be new: entries accept the others first.
    package var isNew: @Sendable (Int) -> Bool = { _ in false }
    /// Whether a file didn't exist when the entries were written.
    package var isNewFile: @Sendable (RelativePath) -> Bool = { _ in false }

    package init() {}

    package struct LineTexts: Sendable {
        /// The texts of the lines of an entry's findings, by the entry's index.
        package var ofEntry: @Sendable (Int) -> [String]
        /// The text of a finding's line, by its index.
        package var ofFinding: @Sendable (Int) -> String?

        package init(ofEntry: @escaping @Sendable (Int) -> [String], ofFinding: @escaping @Sendable (Int) -> String?) {
            self.ofEntry = ofEntry
            self.ofFinding = ofFinding
        }
    }
}
