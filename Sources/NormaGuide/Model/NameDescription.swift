// The conditions of `named`: patterns that a name matches, or conditions for its words.

import NormaExpressions
import NormaText

/// Any of the patterns, or any of the wordings.
package struct NameDescription: Sendable, Hashable {
    package var patterns: [NamePattern]
    package var wordings: [NameWording]

    package init(patterns: [NamePattern] = [], wordings: [NameWording] = []) {
        self.patterns = patterns
        self.wordings = wordings
    }
}

/// `{ first-word: verb, style: camel }`: all conditions must hold; an empty list is no condition.
package struct NameWording: Sendable, Hashable {
    /// Any of these is its first word.
    package var first: [WordDescription] = []
    package var last: [WordDescription] = []
    /// Any of these is one of its words.
    package var any: [WordDescription] = []
    package var styles: [NameStyle] = []
}

/// The condition for a word of a name.
package enum WordDescription: Sendable, Hashable {
    /// A verb of English, or of this code base.
    case verb
    /// Matched with the word in small letters; the text as the guide writes it.
    case pattern(NamePattern, written: String)

    /// The only word that fits, in small letters; nil if several may.
    var literal: String? {
        switch self {
        case .verb: nil
        case .pattern(let pattern, _): pattern.literal
        }
    }
}
