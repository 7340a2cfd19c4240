// What the words of a document mean: those of the language, the names of its guide, and the guide's patterns and places.

import NormaExpressions

struct GuideLanguage {
    let words: Words
    /// What the guide's blocks make it necessary to read; shared by all that read them.
    let needs = GuideNeeds()
    var names = KnownNames()
    /// The guide's `patterns:`, by name; a nearer guide's replaces that of a guide that it extends.
    var patterns: [String: [CodePatternUse]] = [:]
    /// The placeholders of places: if nothing binds one of them, a path means any.
    var placeHoles: Set<String> = []
    /// In a guide that is extended, the placeholders that its places bind. A nearer guide may declare a place without, and that
    /// is no mistake in a sentence here.
    var inheritedHoles: Set<String> = []
    /// By the name of a placeholder, the values that it never has.
    var excluded: [String: [NamePattern]] = [:]

    init(_ words: Words) { self.words = words }
}

/// What the blocks of a guide make it necessary to look for.
final class GuideNeeds {
    /// Every code pattern once.
    var codePatterns = CodePatternList()
    /// The guide's named patterns that something uses.
    var usedPatterns: Set<String> = []
    /// Some description is about files that are not Swift, so they have to be read.
    var speaksOfDocuments = false
    /// And their settings in their formats.
    var speaksOfSettings = false
    /// Uses of a declaration may be in storyboards and the like.
    var speaksOfUses = false
    /// The hidden folders that some path names.
    var hiddenFolders: Set<String> = []
}

/// Every code pattern of a guide once, in the order of first use.
struct CodePatternList: Sendable {
    private(set) var patterns: [CodePattern] = []
    private var indices: [String: Int] = [:]

    mutating func add(
        _ text: String,
        at place: GuidePlace,
        conditions: [HoleCondition] = [],
        isReplaced: Bool = false
    ) -> CodePatternID {
        if let index = indices[text] {
            if isReplaced { patterns[index].isReplaced = true }
            patterns[index].uses.append(conditions)
            return CodePatternID(index)
        }
        indices[text] = patterns.count
        patterns.append(CodePattern(text: text, place: place, uses: [conditions], isReplaced: isReplaced))
        return CodePatternID(patterns.count - 1)
    }
}
