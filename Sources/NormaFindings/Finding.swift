// One thing that is wrong: which rule, where, what, about which symbol.

import NormaText

/// A violation of one rule at one place.
package struct Finding: Sendable, Hashable, Codable {
    package var rule: String
    package var severity: Severity
    package var place: Place
    /// What is wrong, one sentence in plain words, with the names in backticks.
    package var message: String
    /// The symbol that it concerns: `CartViewModel.load()`, or a path where there is no symbol.
    package var symbol: String
    /// What to do instead, where the rule's own words have placeholders that this finding fills; nil: as the rule says it.
    package var instead: String?
    /// What makes what lacks: `mock UserRepository`; nil where nothing lacks that the guide can make.
    package var make: Draft?
    /// What tells two findings of one rule about one symbol apart, free of numbers and lines: `AccountViewModel`.
    package var detail: String
    /// Of a circle the names of all that is in it, in their order; empty for other findings.
    package var members: [String] = []
    /// Of a broken limit what was measured; nil for other findings.
    package var measure: LimitMeasure?
    /// It rests on something that is likely, not surely, what the rule speaks of.
    package var isLikely = false
    /// Further places that belong to the explanation, such as the steps of a path.
    package var related: [RelatedPlace]
    /// What it shares with other findings of the rule; nil where it stands for itself.
    package var cause: Cause?
    /// How many findings were joined to it: their places are the last of the related ones, each as wrong as its own.
    package var joinedCount = 0
    /// What is shown of the line of `place.start`; nil where there is none to show, and where nobody looked it up.
    package var excerpt: Excerpt?
    /// What would put it right, in the file of `place`; nil where only a person can.
    package var fix: Fix?
    /// The places of the fix's edits, in their order; empty where nobody looked them up.
    package var editPlaces: [EditPlace] = []

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
        self.rule = rule
        self.severity = severity
        self.place = place
        self.message = message
        self.symbol = symbol
        self.instead = instead
        self.make = make
        self.detail = detail
        self.related = related
        self.excerpt = excerpt
        self.fix = fix
    }
}

/// A place beside the finding's own, and what is there.
package struct RelatedPlace: Sendable, Hashable, Codable {
    package var place: Place
    package var message: String
    /// What is shown of the line of `place.start`, as in a finding.
    package var excerpt: Excerpt?

    package init(place: Place, message: String, excerpt: Excerpt? = nil) {
        self.place = place
        self.message = message
        self.excerpt = excerpt
    }
}
