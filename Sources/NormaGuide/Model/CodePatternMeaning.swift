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
            && Self.isServed(firstWords, by: other.firstWords)
            && Self.isServed(possibleForms, by: other.possibleForms)
    }

    private static func isServed<Value: Hashable>(_ own: [String: [Value]], by other: [String: [Value]]) -> Bool {
        other.allSatisfy { hole, values in own[hole].map { Set($0).isSubset(of: values) } ?? false }
    }
}
