// When two code patterns of different guides find the same places.

import NormaExpressions

extension CodePattern {
    /// Everything that decides where the pattern matches, without its place in a guide.
    package struct Meaning: Sendable, Hashable {
        let text: String
        let wanted: [String: [NamePattern]]
        let compared: Set<String>
        let isReplaced: Bool
    }

    package var meaning: Meaning {
        Meaning(text: text, wanted: wantedTexts, compared: comparedHoles, isReplaced: isReplaced)
    }
}
