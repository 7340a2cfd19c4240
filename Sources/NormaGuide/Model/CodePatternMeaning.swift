// Whether the places where one code pattern matches are among those of another guide's.

import NormaExpressions

extension CodePattern {
    /// Whether everything that is found for the other pattern is enough for this one, too.
    package func isServed(by other: CodePattern) -> Bool {
        guard text == other.text, other.isReplaced || !isReplaced, comparedHoles.isSubset(of: other.comparedHoles)
        else {
            return false
        }
        let own = wantedTexts
        return other.wantedTexts.allSatisfy { hole, patterns in
            own[hole].map { Set($0).isSubset(of: patterns) } ?? false
        }
    }
}
