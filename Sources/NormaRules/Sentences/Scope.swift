// A description that selects things: its candidates, and which of them fit.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

/// A compiled description with its candidates; made for one judging of a rule and used by one thread.
package struct Scope {
    let description: Description
    let plan: Plan
    let kinds: [SubjectKind]?
    let captures: BuiltInCaptures
    let context: JudgingContext
    private let gate: ScopeGate
    private let required: [String]
    private let asksForName: Bool
    private let asksForPlace: Bool
    private let asksForPlaceAlone: Bool
    private let asksForCode: Bool
    /// If it consists of alternatives: each is asked with its own kind.
    private let alternatives: Alternatives?
    /// The answers about the things around the last subject: the next one is usually inside the same things.
    private let around = Surroundings()

    /// From the outermost on.
    private final class Surroundings {
        private var known: [(thing: Subject, verdict: Verdict)?] = []

        func verdict(of thing: Subject, at depth: Int, _ ask: (Subject) -> Verdict) -> Verdict {
            if depth < known.count, let last = known[depth], last.thing == thing { return last.verdict }
            let verdict = ask(thing)
            while known.count <= depth { known.append(nil) }
            known[depth] = (thing, verdict)
            return verdict
        }
    }

    /// Made when something asks for the surroundings of a thing: most scopes never need them.
    private final class Alternatives {
        private let make: () -> [Scope]
        private(set) lazy var all = make()

        init(_ make: @escaping () -> [Scope]) { self.make = make }
    }

    /// - Parameters:
    ///   - preference: the subjects if the description names neither a kind nor a role.
    ///   - names: placeholders used elsewhere in the rule, so that the built-in ones are bound for them.
    ///   - required: the placeholders without which a thing can't be asked.
    ///   - counting: which members of a role count; by default, those that count if fitting makes a finding.
    init(
        _ description: Description,
        in context: JudgingContext,
        preferring preference: UsualSubjects = .types,
        alsoBinding names: [String] = [],
        requiring required: [String] = [],
        counting: Counting? = nil
    ) {
        self.required = required
        self.description = description
        self.context = context
        plan = PlanCompiler(context, counting: counting).plan(for: description)
        gate = ScopeGate(plan, in: context)
        asksForPlace = description.predicates.contains { $0.traits.contains(.asksForPlace) }
        asksForPlaceAlone = plan.isMadeOfPlaces
        if case .any(let parts) = description, parts.count > 1 {
            alternatives = Alternatives {
                parts.map {
                    Scope(
                        $0,
                        in: context,
                        preferring: preference,
                        alsoBinding: names,
                        requiring: required,
                        counting: counting
                    )
                }
            }
        } else {
            alternatives = nil
        }
        let own = description.kinds(roles: context.roles)
        asksForName = own == nil && description.hasName
        kinds = own ?? preference.kinds
        asksForCode = kinds == nil && description.asksForCode
        captures = BuiltInCaptures(needed: description.placeholders + names + required)
    }

    /// A scope that takes things of any kind, as in `in:` of a contract.
    package init(_ description: Description, in context: JudgingContext) {
        self.init(description, in: context, preferring: .anything)
    }

    package func verdict(of subject: Subject) -> Verdict { match(subject).verdict }

    func match(_ subject: Subject) -> (verdict: Verdict, captures: Captures) {
        if gate.refuses(subject) { return (.fails, .none) }
        let match = plan.match(subject, given: captures.bound(for: subject, in: context), in: context)
        guard match.verdict == .holds, !BuiltInCaptures.areBound(required, by: match.captures) else { return match }
        return (.unknown, match.captures)
    }

    /// Whether the thing certainly fits, or something around it: see `coverage`.
    package func covers(_ subject: Subject) -> Bool { coverage(of: subject) == .holds }

    /// Whether the thing fits, or a declaration that encloses it, or its file, or a folder, module, package or feature
    /// around it if the description is about such a kind.
    ///
    /// A description without a kind that asks for a name is about declarations: a file with that name isn't meant. A description
    /// that asks only for places is about the thing itself: the things around it are elsewhere. So is one without a kind that asks for
    /// code; a spot counts as the declaration around it.
    package func coverage(of subject: Subject) -> Verdict {
        if let alternatives { return Verdict.any(alternatives.all) { $0.coverage(of: subject) } }
        if plan.isAboutFiles, let file = context.file(of: subject) { return verdict(of: .file(file)) }
        // A spot in a file has only a place of its own.
        var own = Verdict.fails
        if case .spot = subject, !asksForPlaceAlone {} else { own = verdict(of: subject) }
        if own == .holds || asksForPlaceAlone { return own }
        let enclosing = context.enclosing(subject)
        var nearest = 0..<enclosing.count
        if asksForCode {
            // A call somewhere else in the type or the file is no answer about this thing.
            guard case .spot = subject else { return own }
            nearest = 0..<min(1, enclosing.count)
        }
        let outer = nearest.lazy.filter { index in
            let outer = enclosing[index]
            switch outer {
            case .file: return !asksForName
            case .folder, .module, .package, .feature: return kinds != nil
            // An extension counts as part of the extended type, but its place is where it is written.
            case .declaration: return !asksForPlace || context.file(of: outer) == context.file(of: subject)
            default: return true
            }
        }
        let surrounding = Verdict.any(outer) { index in
            around.verdict(of: enclosing[index], at: enclosing.count - 1 - index) { verdict(of: $0) }
        }
        return surrounding == .fails ? own : surrounding
    }

    /// Whether anything at all fits, or may fit.
    func hasMember() -> Bool {
        let kinds = self.kinds ?? [.file, .type, .extension, .function, .property, .folder, .module, .feature]
        return kinds.contains { kind in
            context.subjects(of: kind).contains { verdict(of: $0) != .fails }
        }
    }

    /// Visits every candidate that isn't certainly outside, in the order of the project.
    func forEach(withGenerated: Bool = false, _ visit: (Subject, Verdict, Captures) -> Void) {
        for subject in candidates() where withGenerated || context.isJudged(subject) {
            let (verdict, captures) = match(subject)
            if verdict != .fails { visit(subject, verdict, captures) }
        }
    }

    /// Visits everything that the description could fit, in the order of the project.
    func forEachCandidate(withGenerated: Bool = false, _ visit: (Subject) -> Void) {
        for subject in candidates() where withGenerated || context.isJudged(subject) { visit(subject) }
    }

    /// Everything that the description could fit, from the smallest index that certainly contains it.
    private func candidates() -> [Subject] {
        if let few = plan.few(in: context) { return few.map { .declaration($0) } }
        guard let kinds, kinds.contains(.setting) else { return context.subjects(of: kinds ?? [.type]) }
        let others = kinds.filter { $0 != .setting }
        return (others.isEmpty ? [] : context.subjects(of: others)) + settings()
    }

    /// The settings of documents that may be in the place that is asked for: other documents aren't read.
    private func settings() -> [Subject] {
        context.subjects(of: .document).flatMap { subject -> [Subject] in
            guard case .document(let document) = subject, plan.placeVerdict(of: subject, in: context) != .fails else {
                return []
            }
            return SettingSubject.all(of: document, in: context)
        }
    }

    /// Everything of these kinds that one of some scopes could fit, in the order of the project.
    static func candidates(of kinds: [SubjectKind], for scopes: [Scope], in context: JudgingContext) -> [Subject] {
        guard let few = Plan.few(ofAny: scopes.map(\.plan), in: context) else { return context.subjects(of: kinds) }
        return few.map { .declaration($0) }
    }
}

extension Plan {
    /// Whether it asks only for places of whole files.
    fileprivate var isAboutFiles: Bool { isMadeOfPlaces { $0.isAboutFiles } }

    /// Whether it asks only for places, including roles and previews.
    fileprivate var isMadeOfPlaces: Bool { isMadeOfPlaces { _ in true } }

    private func isMadeOfPlaces(_ fits: (InPredicate) -> Bool) -> Bool {
        switch self {
        case .predicate(let predicate): (predicate.asked as? InPredicate).map(fits) ?? false
        case .not(let plan): plan.isMadeOfPlaces(fits)
        case .all(let conjunction):
            !conjunction.parts.isEmpty && conjunction.parts.allSatisfy { $0.isMadeOfPlaces(fits) }
        case .any(let plans): !plans.parts.isEmpty && plans.parts.allSatisfy { $0.isMadeOfPlaces(fits) }
        case .trait(let trait): trait.plan.isMadeOfPlaces(fits)
        case .kind, .role, .name: false
        }
    }

    /// The answer of its places about a thing; any other question is unknown.
    fileprivate func placeVerdict(of subject: Subject, in context: JudgingContext) -> Verdict {
        switch self {
        case .predicate(let predicate):
            (predicate.asked as? InPredicate).flatMap {
                $0.isAboutFiles ? $0.verdict(of: subject, given: .none, in: context) : nil
            }
                ?? .unknown
        case .not(let plan): !plan.placeVerdict(of: subject, in: context)
        case .all(let conjunction): Verdict.all(conjunction.parts) { $0.placeVerdict(of: subject, in: context) }
        case .any(let plans): Verdict.any(plans.parts) { $0.placeVerdict(of: subject, in: context) }
        case .trait(let trait): trait.plan.placeVerdict(of: subject, in: context)
        case .kind, .role, .name: .unknown
        }
    }
}

extension Plan {
    /// The only declarations that can fit, if a role limits them; nil if nothing does.
    fileprivate func few(in context: JudgingContext) -> [DeclarationID]? {
        switch self {
        case .role(let role, let plan):
            guard plan.isOfDeclarations, !context.roles.isOpen(role) else { return nil }
            let members = context.members(ofRole: role)
            return members.doubtfulSet.isEmpty ? members.all : nil
        case .trait(let trait): return trait.few(in: context) ?? trait.plan.few(in: context)
        case .all(let plans):
            return plans.parts.compactMap { $0.few(in: context) }.min { $0.count < $1.count }
        case .any(let plans): return Self.few(ofAny: plans.parts, in: context)
        case .kind, .name, .predicate, .not: return nil
        }
    }

    /// The same for alternatives.
    fileprivate static func few(ofAny plans: [Plan], in context: JudgingContext) -> [DeclarationID]? {
        if plans.count == 1 { return plans[0].few(in: context) }
        var all: Set<DeclarationID> = []
        for plan in plans {
            guard let some = plan.few(in: context) else { return nil }
            all.formUnion(some)
        }
        return all.sorted()
    }
}
