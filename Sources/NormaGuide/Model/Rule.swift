// One rule of a guide: a sentence, a contract, a layout or a check with its limits.

import NormaExpressions

package struct Rule: Sendable, Hashable {
    /// Unique in the guide, in kebab case; part of a finding's identity.
    package var name: String
    package var form: RuleForm
    package var severity: RuleSeverity
    /// A larger value is an error, whatever the severity; nil if there is no second limit.
    package var neverAbove: Int?
    package var exceptions: [RuleException]
    package var because: String?
    /// The text before the map that contains it; its reason if it has none of its own.
    package var prose: String?
    package var instead: String?
    /// The team's own wording, with placeholders.
    package var message: String?
    /// The arguments of `norma new` that create the missing file, with placeholders: `mock {Name}Repository`.
    package var make: LocatedText?
    package var emptiness: Emptiness
    package var isLocked: Bool
    /// The sentences of a document that it enforces, as quoted.
    package var enforces: [LocatedText] = []
    /// Rules that are silent where this one has a finding.
    package var silences: [LocatedText] = []
    package var section: SectionReference
    package var place: GuidePlace

    package init(
        name: String,
        form: RuleForm,
        severity: RuleSeverity = .error,
        exceptions: [RuleException] = [],
        because: String? = nil,
        instead: String? = nil,
        message: String? = nil,
        emptiness: Emptiness = .told,
        isLocked: Bool = false,
        section: SectionReference,
        place: GuidePlace
    ) {
        self.name = name
        self.form = form
        self.severity = severity
        self.exceptions = exceptions
        self.because = because
        self.instead = instead
        self.message = message
        self.emptiness = emptiness
        self.isLocked = isLocked
        self.section = section
        self.place = place
    }
}

/// The report for a rule, or a definition, that finds nothing: silence must be earned.
package enum Emptiness: Sendable, Hashable {
    /// The default: a check reports that there is nothing.
    case told
    /// `expect: none`: it is intended; if there is something after all, a check reports that.
    case expected
}

package enum RuleSeverity: String, Sendable, Hashable, CaseIterable { case error, warning, note }

package enum RuleForm: Sendable, Hashable {
    /// `every: D` `must: P`
    case every(Description, must: Description)
    /// `every: D` `must-not: P`
    case everyNot(Description, mustNot: Description)
    /// `only: D` `may: P`
    case only(Description, may: Description)
    /// `exactly: D` `are: P`
    case exactly(Description, are: Description)
    case check(CheckUse)
    case layers(LayersContract)
    case allow(AllowContract)
    case independent(IndependentContract)
    case acyclic(AcyclicContract)
    case covered(CoveredContract)
    case layout(LayoutTree)
}

extension RuleForm {
    /// The form with other descriptions, wherever it has some.
    func replacingDescriptions(_ replacement: (Description) -> Description) -> RuleForm {
        switch self {
        case .every(let subject, must: let wanted): return .every(replacement(subject), must: replacement(wanted))
        case .everyNot(let subject, mustNot: let unwanted):
            return .everyNot(replacement(subject), mustNot: replacement(unwanted))
        case .only(let allowed, may: let limited): return .only(replacement(allowed), may: replacement(limited))
        case .exactly(let left, are: let right): return .exactly(replacement(left), are: replacement(right))
        case .check(var use):
            use.scope = use.scope.map(replacement)
            return .check(use)
        case .acyclic(var contract):
            contract.scope = contract.scope.map(replacement)
            return .acyclic(contract)
        case .layers, .allow, .independent, .covered, .layout: return self
        }
    }
}

/// A rule's exception, with the reason and perhaps a last day.
package struct RuleException: Sendable, Hashable {
    package var description: Description
    package var because: String
    /// `YYYY-MM-DD`; after this day the exception no longer holds.
    package var until: String?
    /// `expect: none`: that it excuses nothing is meant.
    package var expectsNone = false
    package var place: GuidePlace
}

/// `check: function-body-length`, `at-most: 50`.
package struct CheckUse: Sendable, Hashable {
    /// The check's identifier.
    package var check: String
    /// A measured value above this is a finding; nil if the check needs no limit.
    package var atMost: Int?
    package var atLeast: Int?
    /// Sightings whose detail text matches one of these aren't findings.
    package var allow: [NamePattern] = []
    /// Where the rule looks: files or enclosing declarations that fit; nil for everywhere.
    package var scope: Description?

    /// The patterns of `allow`, as written.
    package var allowedTexts: [String] { allow.map(\.text) }
}
