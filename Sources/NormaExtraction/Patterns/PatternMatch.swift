// The input and output of code patterns: texts, matches and problems as plain values.

import NormaExpressions
import NormaFacts
import NormaText

/// A pattern as a guide writes it.
package struct PatternSource: Sendable, ExpressibleByStringLiteral {
    package var text: String
    /// By hole (without `$`), patterns one of which must match its text: matches that no rule needs aren't kept.
    package var wantedTexts: [String: [NamePattern]]
    /// The same for a name, without `self.` or with it.
    package var wantedNames: [String: [NamePattern]]
    /// By hole, words of which its name must have one as its first, in small letters.
    package var firstWords: [String: [String]]
    /// By hole, the forms of which its code must have one: other matches aren't kept.
    package var possibleForms: [String: Set<PatternSighting.Form>]
    /// Holes whose text a rule compares with something.
    package var comparedHoles: Set<String>
    /// A rule would replace it, so the places where it matches word for word must be known.
    package var isReplaced: Bool

    package init(
        text: String,
        wantedTexts: [String: [NamePattern]] = [:],
        wantedNames: [String: [NamePattern]] = [:],
        firstWords: [String: [String]] = [:],
        possibleForms: [String: Set<PatternSighting.Form>] = [:],
        comparedHoles: Set<String> = [],
        isReplaced: Bool = false
    ) {
        self.text = text
        self.wantedTexts = wantedTexts
        self.wantedNames = wantedNames
        self.firstWords = firstWords
        self.possibleForms = possibleForms
        self.comparedHoles = comparedHoles
        self.isReplaced = isReplaced
    }

    package init(stringLiteral text: String) { self.init(text: text) }
}

/// One match at a node.
package struct PatternMatch: Sendable, Hashable {
    /// The pattern, as an index into the guide's list.
    package var pattern: Int32
    package var range: ByteRange
    package var bindings: [PatternSighting.Binding]
    /// See `PatternSighting`.
    package var codeStart: Int32 = -1
    package var pieces: [ByteRange] = []
}

/// A problem in one of the patterns.
package struct CodePatternProblem: Sendable, Hashable {
    /// The pattern's place in the list.
    package var pattern: Int
    /// One or two sentences: what is wrong, and how to fix it.
    package var message: String
    /// The place in the pattern's text, in UTF-8 bytes.
    package var offset: Int

    package init(pattern: Int, message: String, offset: Int) {
        self.pattern = pattern
        self.message = message
        self.offset = offset
    }
}

/// All problems in the patterns of a guide.
package struct CodePatternProblems: Error, Sendable, Hashable {
    package var problems: [CodePatternProblem]

    package init(problems: [CodePatternProblem]) { self.problems = problems }
}
