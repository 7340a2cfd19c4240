// The words that a guide may use; their implementer passes the list in, so that the reader can check a guide alone.

import NormaText

/// Every word of the language with its documentation, for validation and for the reference page.
package struct Vocabulary: Sendable {
    package var subjects: [SubjectWord]
    package var predicates: [PredicateWord]
    package var adjectives: [DocumentedWord]
    package var measures: [DocumentedWord]
    package var referenceRoles: [DocumentedWord]
    package var contracts: [ContractWord]
    package var checks: [CheckWord]
    /// Whether the predicate can be made of the value that the reader made; else the guide has a problem at the word.
    package var isKnown: @Sendable (PredicateUse) -> Bool

    package init(
        subjects: [SubjectWord] = [],
        predicates: [PredicateWord] = [],
        adjectives: [DocumentedWord] = [],
        measures: [DocumentedWord] = [],
        referenceRoles: [DocumentedWord] = [],
        contracts: [ContractWord] = [],
        checks: [CheckWord] = [],
        isKnown: @escaping @Sendable (PredicateUse) -> Bool = { _ in true }
    ) {
        self.subjects = subjects
        self.predicates = predicates
        self.adjectives = adjectives
        self.measures = measures
        self.referenceRoles = referenceRoles
        self.contracts = contracts
        self.checks = checks
        self.isKnown = isKnown
    }
}

/// The kind of value of a predicate's word.
package enum ArgumentShape: String, Sendable, Hashable {
    /// Name patterns, any of.
    case names
    /// Name patterns, or mappings with conditions for the words of a name, any of them.
    case naming
    /// Path patterns, any of.
    case paths
    /// Places: paths, layers, modules, features, roles, `tests`, `production`, `previews`.
    case places
    /// Adjectives, all of.
    case adjectives
    /// One of the levels of access that close something: `private`, `fileprivate`, `internal`.
    case closingLevel
    /// Attribute texts such as `@MainActor`, any of.
    case attributes
    /// Names of layers, modules or features, any of; `*` globs allowed.
    case zones
    /// Globs or regular expressions over free text, any of.
    case texts
    /// Languages that people write, any of.
    case languages
    /// A description of a declaration or a type.
    case description
    /// A list of descriptions, all of which must be met.
    case eachDescription
    /// A mapping from measure to number.
    case measures
    /// A description of a type with an optional `as:`.
    case references
    /// A description of other types with an optional `at-least:`.
    case relations
    /// Callee patterns or mappings.
    case calls
    case counterpart
    /// Code patterns, any of.
    case code
    /// A mapping from platform to version.
    case platforms
    /// A mapping from keys of a document to conditions for their values.
    case settings
}

/// A word with one sentence.
package struct DocumentedWord: Sendable, Hashable {
    package var word: String
    package var summary: String

    package init(_ word: String, _ summary: String) {
        self.word = word
        self.summary = summary
    }
}

package struct SubjectWord: Sendable, Hashable {
    package var kind: SubjectKind
    package var summary: String
    /// A guide in miniature (rule, `bad` and `good` blocks as Markdown) that is executed as a test.
    package var example: String
    package var blindSpot: String

    package init(_ kind: SubjectKind, summary: String, example: String, blindSpot: String) {
        self.kind = kind
        self.summary = summary
        self.example = example
        self.blindSpot = blindSpot
    }
}

package struct PredicateWord: Sendable, Hashable {
    package var word: String
    package var shape: ArgumentShape
    package var summary: String
    /// A guide in miniature (rule, `bad` and `good` blocks as Markdown) that is executed as a test.
    package var example: String
    /// What it can't see, in one sentence.
    package var blindSpot: String
    /// The kinds of thing that it can be asked of; empty: every kind.
    package var subjects: [SubjectKind]
    package var traits: PredicateTraits

    /// The kinds of a description that has only this condition, if it can't be about types alone. The settings of all documents are
    /// only meant if they are named.
    var impliedKinds: [SubjectKind]? {
        let cases = Set(subjects.flatMap(\.cases))
        let members = subjects.filter { ![.setting, .extension, .type].contains($0) && !cases.contains($0) }
        guard !members.isEmpty else { return nil }
        return members + (subjects.contains(.type) ? [.type] : [])
    }

    package init(
        _ word: String,
        shape: ArgumentShape,
        traits: PredicateTraits = [],
        summary: String,
        example: String,
        blindSpot: String,
        subjects: [SubjectKind] = []
    ) {
        self.word = word
        self.shape = shape
        self.traits = traits
        self.summary = summary
        self.example = example
        self.blindSpot = blindSpot
        self.subjects = subjects
    }
}

package struct ContractWord: Sendable, Hashable {
    package var word: String
    package var summary: String
    package var example: String
    package var blindSpot: String

    package init(_ word: String, summary: String, example: String, blindSpot: String) {
        self.word = word
        self.summary = summary
        self.example = example
        self.blindSpot = blindSpot
    }
}

/// A check as a guide's reader needs to know it.
package struct CheckWord: Sendable, Hashable {
    package var identifier: String
    package var summary: String
    /// Whether its sightings carry a number, so that the rule needs `at-most` or `at-least`.
    package var isMeasured: Bool
    /// The smallest number that its sightings carry.
    package var smallestValue: Int
    /// The details that `allow` can name.
    package var details: DetailShape
    /// How much one cause of its sightings covers.
    package var causeExtent: CauseExtent
    /// Markdown: why, and `bad` and `good` blocks.
    package var documentation: String

    package init(
        _ identifier: String,
        summary: String,
        isMeasured: Bool,
        smallestValue: Int = 1,
        details: DetailShape = .text,
        causeExtent: CauseExtent = .place,
        documentation: String
    ) {
        self.causeExtent = causeExtent
        self.identifier = identifier
        self.summary = summary
        self.isMeasured = isMeasured
        self.smallestValue = smallestValue
        self.details = details
        self.documentation = documentation
    }
}
