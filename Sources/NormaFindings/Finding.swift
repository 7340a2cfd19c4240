// One violation: which rule, where, what, about which symbol.

import NormaText

/// A violation of one rule at one place.
///
/// A finding is a place and a reference: the text that many findings share is kept once, so that hundreds of thousands
/// fit.
package struct Finding: Sendable, Hashable {
    package var place: Place
    private var words: SharedWords

    package init(
        rule: String,
        severity: Severity,
        place: Place,
        message: String,
        symbol: String,
        instead: String? = nil,
        make: Draft? = nil,
        detail: String = "",
        related: [RelatedPlace] = [],
        excerpt: Excerpt? = nil,
        fix: Fix? = nil
    ) {
        self.place = place
        words = SharedWords(
            FindingWords(
                rule: rule,
                severity: severity,
                message: message,
                symbol: symbol,
                instead: instead,
                make: make,
                detail: detail,
                related: related,
                excerpt: excerpt,
                fix: fix
            )
        )
    }

    /// Shares its text with another finding that has the same.
    package mutating func share(with other: Finding) {
        if words != other.words { return }
        words = other.words
    }
}

extension Finding {
    package var rule: String {
        get { words.value.rule }
        set { words.change { $0.rule = newValue } }
    }

    package var severity: Severity {
        get { words.value.severity }
        set { words.change { $0.severity = newValue } }
    }

    /// What is wrong, one sentence in plain words, with the names in backticks.
    package var message: String {
        get { words.value.message }
        set { words.change { $0.message = newValue } }
    }

    /// The symbol that it concerns: `CartViewModel.load()`, or a path if there is none.
    package var symbol: String {
        get { words.value.symbol }
        set { words.change { $0.symbol = newValue } }
    }

    /// The advice, if the rule's text has placeholders that this finding fills; nil: the rule's text.
    package var instead: String? {
        get { words.value.instead }
        set { words.change { $0.instead = newValue } }
    }

    /// The set that creates what is missing: `mock UserRepository`; nil if there is nothing that the guide can create.
    package var make: Draft? {
        get { words.value.make }
        set { words.change { $0.make = newValue } }
    }

    /// Distinguishes two findings of one rule about one symbol, without numbers and lines: `AccountViewModel`.
    package var detail: String {
        get { words.value.detail }
        set { words.change { $0.detail = newValue } }
    }

    /// The names of all members of a cycle, in their order; empty for other findings.
    package var members: [String] {
        get { words.value.members }
        set { words.change { $0.members = newValue } }
    }

    /// The measure of a broken limit; nil for other findings.
    package var measure: LimitMeasure? {
        get { words.value.measure }
        set { words.change { $0.measure = newValue } }
    }

    /// It depends on a match of the rule that is likely, not certain.
    package var isLikely: Bool {
        get { words.value.isLikely }
        set { words.change { $0.isLikely = newValue } }
    }

    /// Further places for the explanation, such as the steps of a path; those of joined findings come last.
    package var related: [RelatedPlace] {
        get { words.value.related }
        set { words.change { $0.related = newValue } }
    }

    /// The cause that it shares with other findings of the rule; nil if it has none.
    package var cause: Cause? {
        get { words.value.cause }
        set { words.change { $0.cause = newValue } }
    }

    /// How many findings were joined to it, each as wrong as its own.
    package var joinedCount: Int {
        get { words.value.joinedCount }
        set { words.change { $0.joinedCount = newValue } }
    }

    /// How many of the joined ones aren't among the related places, because they are too many to list.
    package var unlistedCount: Int {
        get { words.value.unlistedCount }
        set { words.change { $0.unlistedCount = newValue } }
    }

    /// The excerpt of the line of `place.start`; nil if there is none, or it was not requested.
    package var excerpt: Excerpt? {
        get { words.value.excerpt }
        set { words.change { $0.excerpt = newValue } }
    }

    /// The fix, in the file of `place`; nil if there is none.
    package var fix: Fix? {
        get { words.value.fix }
        set { words.change { $0.fix = newValue } }
    }

    /// The places of the fix's edits, in their order; empty unless requested.
    package var editPlaces: [EditPlace] {
        get { words.value.editPlaces }
        set { words.change { $0.editPlaces = newValue } }
    }

    /// The places that explain it.
    package var explainingPlaces: ArraySlice<RelatedPlace> { related.dropLast(joinedCount - unlistedCount) }

    /// The places of the findings that were joined to it, as far as they are listed.
    package var joinedPlaces: ArraySlice<RelatedPlace> { related.suffix(joinedCount - unlistedCount) }
}

/// A place beside the finding's own, with its text.
package struct RelatedPlace: Sendable, Hashable {
    package var place: Place
    package var message: String
    /// The excerpt of the line of `place.start`, as in a finding.
    package var excerpt: Excerpt?

    package init(place: Place, message: String, excerpt: Excerpt? = nil) {
        self.place = place
        self.message = message
        self.excerpt = excerpt
    }
}
