// The meaning of one word of the language: a question about things of the project.

import NormaFindings
import NormaGuide
import NormaText

/// A predicate with its argument, made once for each use in a guide and asked about many subjects.
///
/// To add a word: one file with a type of this protocol, one line in `AllPredicates`.
protocol Predicate: SendableMetatype {
    /// The type of the word's value; it follows from the shape of the word's argument.
    associatedtype Value: ArgumentValue

    /// The word with its documentation.
    static var word: PredicateWord { get }
    /// The subjects of a description that contains nothing else.
    static var usualSubjects: UsualSubjects { get }
    /// Whether its evidence is uses of one thing by another, each at its place.
    static var isAboutUses: Bool { get }

    /// The cost of an answer, in the units of `PlanCost`.
    var cost: Int { get }

    init(_ value: Value, in compiler: PlanCompiler)

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict
    /// The answer about a subject that may not be written yet.
    func verdict(ofPlanned subject: PlannedSubject, given captures: Captures, in context: JudgingContext) -> Verdict
    /// The places that make it true; asked only if it holds.
    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence]
    /// Why it fails, at the subject or at the nearest match; asked only if it fails.
    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence]
    /// The captures of the subject's names and paths, if the predicate binds and holds.
    func bindings(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Captures
    /// The words after a subject's name if it holds: "conforms to `View`".
    func statement(given captures: Captures) -> String
    /// The words after a subject's name if it fails: "does not conform to `View`".
    func denial(given captures: Captures) -> String
    /// The words after the noun in a description: "that conforms to `View`", "named `*View`".
    func clause(given captures: Captures) -> String
    /// The question without numbers, for a finding's identity: "conform-to View".
    func detail(given captures: Captures) -> String
}

/// The subjects of a description that names neither a kind nor a role.
struct UsualSubjects: Sendable, Equatable {
    /// Nil if it fits every kind of thing, so that another part of the description decides.
    let kinds: [SubjectKind]?

    static let anything = Self(kinds: nil)
    static let types = Self(kinds: [.type])
    /// For questions whose answer can be anywhere in a file.
    static let files = Self(kinds: [.file])
    static let declarations = Self(kinds: [.type, .extension, .function, .initializer, .property, .case])

    /// Whether only these subjects can have the wanted property: packages, strings …
    var isSpecial: Bool { ![.anything, .types, .files, .declarations].contains(self) }
}

/// A place that shows that something holds, or doesn't hold.
package struct Evidence: Sendable, Hashable {
    package var site: Site
    /// The innermost thing that is at the place or around it: a declaration, or the file.
    package var owner: Subject
    /// The words after the subject's name in a message: "refers to `AccountViewModel`, a `view-model`".
    package var phrase: String
    /// What distinguishes it from other evidence of the same rule and symbol, free of numbers: `AccountViewModel`.
    package var detail: String
    /// Further places, such as the steps of a path, each with a message.
    package var related: [RelatedSite] = []
    /// The captures of the pattern that found it, for the rule's own message.
    package var captures = Captures.none
    /// It is a use of something, not a piece of code that is wrong by itself.
    var isUse = true
    /// It fails because of the thing's place.
    var isAboutPlace = false
    /// The measured number, if it is about one.
    var measured: LimitMeasure?
    /// A small change in the file of the place that would put it right; a person has to review it.
    package var fix: Fix?
}

extension Evidence {
    /// The place of a thing itself, or some bytes of a file.
    init(at owner: Subject, _ phrase: String, detail: String, related: [RelatedSite] = [], in context: JudgingContext) {
        self.init(site: context.site(of: owner), owner: owner, phrase: phrase, detail: detail, related: related)
    }
}

/// A place in addition to the evidence's own.
package struct RelatedSite: Sendable, Hashable {
    package var site: Site
    package var message: String
}

extension Predicate {
    static var isAboutUses: Bool { false }

    static func takes(_ argument: Argument) -> Bool { Value.value(of: argument) != nil }

    /// Nil if the argument isn't one of the word's.
    static func predicate(_ argument: Argument, in compiler: PlanCompiler) -> (any Predicate)? {
        Value.value(of: argument).map { Self($0, in: compiler) }
    }

    func verdict(ofPlanned subject: PlannedSubject, given captures: Captures, in context: JudgingContext) -> Verdict {
        .unknown
    }

    /// The verdict about an existing or a planned subject.
    func answer(_ subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        guard case .planned(let planned) = subject else { return verdict(of: subject, given: captures, in: context) }
        return verdict(ofPlanned: planned, given: captures, in: context)
    }

    var cost: Int { PlanCost.look }

    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        [Evidence(at: subject, statement(given: captures), detail: detail(given: captures), in: context)]
    }

    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        [Evidence(at: subject, denial(given: captures), detail: detail(given: captures), in: context)]
    }

    func bindings(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Captures { captures }

    func clause(given captures: Captures) -> String { "that " + statement(given: captures) }
}
