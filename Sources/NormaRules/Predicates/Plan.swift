// A description made ready to be asked about many things: names are looked up once, and the order stays as written.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

/// A compiled description. Each part is one reference, because a plan is taken apart for every question.
enum Plan {
    case kind(SubjectKind)
    /// An index into the role table, and the description for things outside the project.
    case role(Int, RolePlan)
    case trait(TraitPlan)
    case name(NameQuestion)
    case predicate(AskedPredicate)
    case all(Conjunction)
    case any(Disjunction)
    indirect case not(Plan)
}

/// A predicate in a plan.
final class AskedPredicate {
    let asked: any Predicate

    init(_ asked: any Predicate) { self.asked = asked }
}

extension Plan {
    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        switch self {
        case .kind(let kind): return context.verdict(of: subject, being: kind)
        case .role(let role, let plan):
            if case .declaration(let declaration) = subject {
                return context.verdict(ofRole: role, of: declaration, counting: plan.certainty)
            }
            return plan.verdict(of: subject, in: context)
        case .trait(let trait): return trait.verdict(of: subject, given: captures, in: context)
        case .name(let question): return context.verdict(of: subject, named: question, given: captures)
        case .predicate(let predicate): return predicate.asked.answer(subject, given: captures, in: context)
        case .not(let plan): return !plan.verdict(of: subject, given: captures, in: context)
        case .all: return match(subject, given: captures, in: context).verdict
        case .any(let disjunction):
            return Verdict.any(disjunction.cheapFirst) { $0.verdict(of: subject, given: captures, in: context) }
        }
    }

    /// The verdict, and the captures of names and paths if it holds.
    func match(
        _ subject: Subject,
        given captures: Captures,
        in context: JudgingContext
    ) -> (verdict: Verdict, captures: Captures) {
        switch self {
        case .name(let question):
            if question.isFixed { break }
            guard let bound = context.match(subject, named: question.pattern, given: captures) else { break }
            return (.holds, bound)
        case .predicate(let predicate):
            let verdict = predicate.asked.answer(subject, given: captures, in: context)
            guard verdict == .holds else { return (verdict, captures) }
            return (verdict, predicate.asked.bindings(of: subject, given: captures, in: context))
        case .trait(let trait): return trait.match(subject, given: captures, in: context)
        case .all(let conjunction): return conjunction.match(subject, given: captures, in: context)
        case .any(let disjunction):
            guard disjunction.binds else { break }
            var result = (verdict: Verdict.fails, captures: captures)
            for plan in disjunction.parts {
                let (verdict, bound) = plan.match(subject, given: captures, in: context)
                if verdict == .holds { return (verdict, bound) }
                if verdict == .unknown, result.verdict == .fails {
                    result = (verdict, subject.isPlanned ? bound : captures)
                }
            }
            return result
        case .role(_, let plan):
            let verdict = self.verdict(of: subject, given: captures, in: context)
            // Code that may be written here would bind the same.
            let isBound = verdict == .holds || (verdict == .unknown && subject.isPlanned)
            return (verdict, isBound ? plan.bindings(of: subject, given: captures, in: context) : captures)
        case .kind, .not: break
        }
        return (verdict(of: subject, given: captures, in: context), captures)
    }
}

extension Plan {
    /// The plan of a trait's description, or the plan itself.
    var opened: Plan { if case .trait(let trait) = self { trait.plan.opened } else { self } }
}

/// Plans that all must hold.
final class Conjunction {
    /// As written, for messages.
    let parts: [Plan]
    /// In the order in which they are asked: cheap ones first; those that bind placeholders keep their order.
    let cheapFirst: [(plan: Plan, binds: Bool)]

    init(_ parts: [(plan: Plan, binds: Bool)]) {
        self.parts = parts.map(\.plan)
        cheapFirst = parts.enumerated()
            .map { (cost: $1.binds ? max(PlanCost.binding, $1.plan.cost) : $1.plan.cost, place: $0, part: $1) }
            .sorted { ($0.cost, $0.place) < ($1.cost, $1.place) }
            .map(\.part)
    }

    func match(
        _ subject: Subject,
        given captures: Captures,
        in context: JudgingContext
    ) -> (verdict: Verdict, captures: Captures) {
        var bound = captures
        var result = Verdict.holds
        for part in cheapFirst {
            let verdict: Verdict
            if part.binds {
                (verdict, bound) = part.plan.match(subject, given: bound, in: context)
            } else {
                verdict = part.plan.verdict(of: subject, given: bound, in: context)
            }
            if verdict == .fails { return (.fails, captures) }
            if verdict == .unknown { result = .unknown }
        }
        return (result, bound)
    }
}

/// Plans of which one must hold.
final class Disjunction {
    /// As written, for messages.
    let parts: [Plan]
    /// Whether it matters which one holds first.
    let binds: Bool
    /// In the order in which the question whether any holds is asked.
    let cheapFirst: [Plan]

    init(_ parts: [(plan: Plan, binds: Bool)]) {
        self.parts = parts.map(\.plan)
        binds = parts.contains { $0.binds }
        cheapFirst = self.parts.enumerated().sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }
            .map(\.element)
    }
}

/// Roughly, the cost of a question.
enum PlanCost {
    static let kind = 0
    static let file = 1
    static let flag = 2
    static let name = 3
    static let binding = 4
    static let look = 5
    /// A search through everything inside the thing.
    static let search = 8
}

extension Plan {
    fileprivate var cost: Int {
        switch self {
        case .kind, .role: PlanCost.kind
        case .trait(let trait): trait.plan.cost
        case .name: PlanCost.name
        case .predicate(let predicate): predicate.asked.cost
        case .not(let plan): plan.cost
        case .all(let conjunction): conjunction.parts.map(\.cost).max() ?? PlanCost.kind
        case .any(let disjunction): disjunction.parts.map(\.cost).max() ?? PlanCost.kind
        }
    }
}

/// A role's own description, for types outside the project and for its captures.
final class RolePlan {
    let name: String
    /// Whether likely members count.
    let certainty: Certainty
    private let number: Int
    private let own: OwnPlan
    private let builtIn: BuiltInCaptures
    private let binds: Bool
    /// The members among declarations are known; imports, files, comments and so on are asked one by one.
    let isOfDeclarations: Bool

    init(_ role: Int, in compiler: PlanCompiler) {
        let definition = compiler.context.roles.definitions[role]
        name = definition.name
        certainty = compiler.counting.asked
        own = OwnPlan(definition.description, in: compiler)
        isOfDeclarations = compiler.context.roles.isOfDeclarations[role]
        number = role
        builtIn = BuiltInCaptures(needed: compiler.context.roles.placeholders[role])
        binds = compiler.context.roles.binds[role]
    }

    /// Made on demand: roles may depend on each other in cycles.
    private final class OwnPlan {
        private let description: Description
        private let compiler: PlanCompiler
        private(set) lazy var plan = anew()

        func anew() -> Plan { compiler.plan(for: description) }

        init(_ description: Description, in compiler: PlanCompiler) {
            self.description = description
            self.compiler = compiler
        }
    }

    private var plan: Plan { own.plan }

    func verdict(of subject: Subject, in context: JudgingContext) -> Verdict {
        switch subject {
        case .external(let name):
            context.outsideRoles.verdict(number, of: name, in: context) { own.anew() }
        case .unknownExternal:
            context.outsideRoles.verdict(number, of: nil, in: context) { own.anew() }
        case .planned(let planned): plan.verdict(of: subject, given: planned.captures(in: context), in: context)
        default: isOfDeclarations ? .fails : plan.verdict(of: subject, given: .none, in: context)
        }
    }

    /// "a `view-model`".
    var noun: String { RoleWords.noun(name) }

    /// The given captures and those of the role's own patterns for something that has the role.
    func bindings(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Captures {
        guard binds else { return captures }
        let bound = plan.match(subject, given: builtIn.bound(for: subject, in: context), in: context).captures
        return captures.adding(bound)
    }
}
