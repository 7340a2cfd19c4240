// Whether the places where one code pattern matches are among those of another guide's.

import NormaExpressions

extension CodePattern {
    /// Whether everything that is found for the other pattern is enough for this one, too.
    package func isServed(by other: CodePattern) -> Bool {
        guard text == other.text, other.isReplaced || !isReplaced, comparedHoles.isSubset(of: other.comparedHoles)
        else {
            return false
        }
        return Self.isServed(wantedTexts, by: other.wantedTexts) && Self.isServed(wantedNames, by: other.wantedNames)
    }

    private static func isServed(_ own: [String: [NamePattern]], by other: [String: [NamePattern]]) -> Bool {
        other.allSatisfy { hole, patterns in own[hole].map { Set($0).isSubset(of: patterns) } ?? false }
    }
}
