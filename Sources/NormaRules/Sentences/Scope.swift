// A description that chooses things: which there are to be asked, and which of them fit.

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
    private let context: JudgingContext

    /// - Parameters:
    ///   - preference: what it is about where it says neither kind nor role.
    ///   - names: placeholders used elsewhere in the rule, so that the built-in ones are bound for them.
    init(
        _ description: Description,
        in context: JudgingContext,
        preferring preference: UsualSubjects = .types,
        alsoBinding names: [String] = []
    ) {
        self.description = description
        self.context = context
        plan = PlanCompiler(context).plan(for: description)
        kinds = description.kinds(roles: context.roles) ?? preference.kinds
        captures = BuiltInCaptures(needed: description.placeholders + names)
    }

    /// A scope that takes things of any kind, as in `in:` of a contract.
    package init(_ description: Description, in context: JudgingContext) {
        self.init(description, in: context, preferring: .anything)
    }

    package func verdict(of subject: Subject) -> Verdict { match(subject).verdict }

    func match(_ subject: Subject) -> (verdict: Verdict, captures: Captures) {
        plan.match(subject, given: captures.bound(for: subject, in: context), in: context)
    }

    /// Whether the thing fits, or a declaration that encloses it, or where the description speaks of such a kind, its file,
    /// folder, module, package or feature.
    package func covers(_ subject: Subject) -> Bool {
        if verdict(of: subject) == .holds { return true }
        let fixed = description.kinds(roles: context.roles)
        for outer in context.enclosing(subject) {
            switch outer {
            case .file, .folder, .module, .package, .feature: if fixed == nil { continue }
            default: break
            }
            if verdict(of: outer) == .holds { return true }
        }
        return false
    }

    /// Visits every candidate that is not surely outside, in the order of the project.
    func forEach(_ visit: (Subject, Verdict, Captures) -> Void) {
        for subject in candidates() {
            let (verdict, captures) = match(subject)
            if verdict != .fails { visit(subject, verdict, captures) }
        }
    }

    /// Everything that the description could fit, from the smallest index that is sure to hold it.
    private func candidates() -> [Subject] {
        if let few = plan.few(in: context) { return few.map { .declaration($0) } }
        return (kinds ?? [.type]).flatMap { context.subjects(of: $0) }
    }
}

extension UsualSubjects {
    var kinds: [SubjectKind]? {
        switch self {
        case .types: [.type]
        case .files: [.file]
        case .declarations: [.type, .extension, .function, .initializer, .property, .case]
        case .packages: [.package]
        case .dependencies: [.dependency]
        case .strings: [.string]
        case .anything: nil
        }
    }
}

extension Plan {
    /// The declarations that alone can fit, where a role says so; nil where nothing narrows them down.
    fileprivate func few(in context: JudgingContext) -> [DeclarationID]? {
        switch self {
        case .role(let role, _):
            guard let members = context.roles.members(role), members.doubtfulSet.isEmpty else { return nil }
            return members.sure
        case .all(let plans):
            return plans.compactMap { $0.few(in: context) }.min { $0.count < $1.count }
        case .any(let plans):
            var all: Set<DeclarationID> = []
            for plan in plans {
                guard let some = plan.few(in: context) else { return nil }
                all.formUnion(some)
            }
            return all.sorted()
        case .kind, .name, .predicate, .not: return nil
        }
    }
}
