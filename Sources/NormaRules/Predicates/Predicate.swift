// What one word of the language means: a question that is asked of things of the project.

import NormaFindings
import NormaGuide
import NormaText

/// A predicate with its argument, made once for each use in a guide and asked of many subjects.
///
/// To add a word: one file with a type of this protocol, one line in `AllPredicates`.
protocol Predicate: SendableMetatype {
    /// The word with its documentation.
    static var word: PredicateWord { get }
    /// What a description is about that says nothing else than this.
    static var usualSubjects: UsualSubjects { get }
    /// Whether its evidence is uses of one thing by another, each at its place.
    static var tellsOfUses: Bool { get }

    /// How much an answer costs, as `PlanCost` says it.
    var cost: Int { get }

    /// Nil where the argument is not of the word's shape; the reader has refused such a guide.
    init?(_ argument: Argument, in compiler: PlanCompiler)

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict
    /// What can be told of something that need not be written yet.
    func verdict(ofPlanned subject: PlannedSubject, given captures: Captures, in context: JudgingContext) -> Verdict
    /// The places that make it true; asked only where it holds.
    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence]
    /// Why it fails, at the subject or at what comes near; asked only where it fails.
    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence]
    /// What the subject's names and paths bind, where the predicate binds and holds.
    func bindings(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Captures
    /// What follows a subject's name where it holds: "conforms to `View`".
    func statement(given captures: Captures) -> String
    /// What follows a subject's name where it fails: "does not conform to `View`".
    func denial(given captures: Captures) -> String
    /// What follows the noun in a description: "that conforms to `View`", "named `*View`".
    func clause(given captures: Captures) -> String
    /// What was asked, without numbers, for a finding's identity: "conform-to View".
    func detail(given captures: Captures) -> String
}

/// What a description is about that names neither kind nor role.
struct UsualSubjects: Sendable, Equatable {
    /// Nil where it fits every kind of thing, so that another part of the description decides.
    let kinds: [SubjectKind]?

    static let anything = Self(kinds: nil)
    static let types = Self(kinds: [.type])
    /// Because what it asks for can stand anywhere in one.
    static let files = Self(kinds: [.file])
    static let declarations = Self(kinds: [.type, .extension, .function, .initializer, .property, .case])

    /// Whether nothing else has what is asked for: packages, strings …
    var isSpecial: Bool { ![.anything, .types, .files, .declarations].contains(self) }
}

/// A place that shows that something is so, or is not so.
package struct Evidence: Sendable, Hashable {
    package var site: Site
    /// The innermost thing that the place lies in or is: a declaration, or the file.
    package var owner: Subject
    /// What follows the subject's name in a message: "refers to `AccountViewModel`, a `view-model`".
    package var phrase: String
    /// What tells it apart from other evidence of the same rule and symbol, free of numbers: `AccountViewModel`.
    package var detail: String
    /// Further places, such as the steps of a path, each with what is there.
    package var related: [RelatedSite] = []
    /// What the pattern that found it binds there, for the rule's own message.
    package var captures = Captures.none
    /// It is a use of something, and not a piece of code that is wrong by itself.
    var isUse = true
    /// It is missed by where the thing lies.
    var isAboutPlace = false
    /// What was measured, where that is what it is about.
    var measured: LimitMeasure?
    /// What would put it right in the file of the place, where that is one small change; somebody looks at it.
    package var fix: Fix?
}

extension Evidence {
    /// Where a thing itself stands, or some bytes of a file.
    init(at owner: Subject, _ phrase: String, detail: String, related: [RelatedSite] = [], in context: JudgingContext) {
        self.init(site: context.site(of: owner), owner: owner, phrase: phrase, detail: detail, related: related)
    }
}

/// A place beside the evidence's own.
package struct RelatedSite: Sendable, Hashable {
    package var site: Site
    package var message: String
}

extension Predicate {
    static var tellsOfUses: Bool { false }

    func verdict(ofPlanned subject: PlannedSubject, given captures: Captures, in context: JudgingContext) -> Verdict {
        .unknown
    }

    /// The verdict of what is there, or of what need not be.
    func answer(_ subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        guard case .planned(let planned) = subject else { return verdict(of: subject, given: captures, in: context) }
        return verdict(ofPlanned: planned, given: captures, in: context)
    }

    var cost: Int { PlanCost.look }

    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        [
            Evidence(at: subject, statement(given: captures), detail: detail(given: captures), in: context)
        ]
    }

    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        [
            Evidence(at: subject, denial(given: captures), detail: detail(given: captures), in: context)
        ]
    }

    func bindings(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Captures { captures }

    func clause(given captures: Captures) -> String { "that " + statement(given: captures) }
}
