// Whether other types that fit a description have a certain relation to a type.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

/// The description of the others, how many there must be, and the relations that count.
struct RelationQuestion {
    /// Whose relations count.
    enum Reach {
        /// The type's own, and those of protocols of the code base that it conforms to.
        case itselfAndProtocols
        case itself
        /// Those to tests alone: the type's own, and those of other types in test code that conform to the same protocols.
        case itselfAndDoubles
    }

    let matcher: TypeMatcher
    let least: Int
    /// A few: scanning them is faster than any hashed set.
    let kinds: [TypeRelation.Kind]
    let reach: Reach
    /// "held by"
    let words: String

    init(
        _ related: ReferenceDescription,
        _ words: String,
        _ kinds: [TypeRelation.Kind],
        reach: Reach = .itselfAndProtocols,
        in compiler: PlanCompiler
    ) {
        matcher = TypeMatcher(related.target, in: compiler)
        least = related.least
        self.kinds = kinds
        self.reach = reach
        self.words = words
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        guard let type = subject.type(in: context) else { return subject.isOutside ? .unknown : .fails }
        var sure: Set<DeclarationID> = []
        var possible: Set<DeclarationID> = []
        for target in targets(of: type, in: context) {
            for relation in relations(to: target, of: type, in: context) where !sure.contains(relation.source) {
                switch matcher.verdict(of: .declaration(relation.source), given: captures) {
                case .fails: continue
                case .unknown: possible.insert(relation.source)
                case .holds:
                    if relation.isSure { sure.insert(relation.source) } else { possible.insert(relation.source) }
                }
                if sure.count >= least { return .holds }
            }
        }
        let isOpen = reach != .itself && context.project.hasUnfollowedSupertypes(type)
        return isOpen || sure.union(possible).count >= least ? .unknown : .fails
    }

    private func relations(
        to target: DeclarationID,
        of type: DeclarationID,
        in context: JudgingContext
    ) -> [TypeRelation] {
        var found = context.relations.relations(to: target).filter { kinds.contains($0.kind) && $0.source != type }
        if kinds.contains(.subscribes) {
            found += context.subscriptions.relations(to: target).filter { $0.source != type }
        }
        return reach == .itselfAndDoubles ? found.filter { context.isInTests($0.source) } : found
    }

    private func targets(of type: DeclarationID, in context: JudgingContext) -> [DeclarationID] {
        switch reach {
        case .itself: return [type]
        case .itselfAndProtocols: return [type] + context.project.declaredProtocols(of: type)
        case .itselfAndDoubles:
            let doubles = context.project.declaredProtocols(of: type).flatMap { declared in
                context.relations.types(conformingTo: declared).filter { other in
                    other != type && context.project.files[Int(context.project.file(of: other).index)].isTest
                }
            }
            return [type] + doubles
        }
    }

    /// The first place for each of the others.
    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        guard let type = subject.type(in: context) else { return [] }
        var told: Set<DeclarationID> = []
        var found: [Evidence] = []
        for target in targets(of: type, in: context) {
            for relation in relations(to: target, of: type, in: context) where relation.isSure {
                let source = Subject.declaration(relation.source)
                guard matcher.verdict(of: source, given: captures) == .holds, told.insert(relation.source).inserted
                else { continue }
                let name = context.symbol(of: relation.source)
                let noun = matcher.apposition(of: source, for: subject, given: captures)
                found.append(
                    Evidence(
                        at: .spot(relation.file, relation.range, relation.owner),
                        "is \(words) `\(name)`\(noun)",
                        detail: "\(words) \(name)",
                        in: context
                    )
                )
            }
        }
        return found
    }

    func statement(given captures: Captures) -> String { "is \(words) \(others(captures))" }
    func denial(given captures: Captures) -> String { "is not \(words) \(others(captures))" }
    func detail(given captures: Captures) -> String { "\(words) \(matcher.plan.detail(given: captures))" }

    private func others(_ captures: Captures) -> String {
        let noun = matcher.plan.noun(given: captures)
        return least == 1 ? noun : "at least \(least), each \(noun)"
    }
}

extension JudgingContext {
    /// Whether a type is in test code, or has tests itself.
    fileprivate func isInTests(_ type: DeclarationID) -> Bool {
        let file = project.file(of: type)
        let source = project.files[Int(file.index)]
        if source.isTest { return true }
        let first = Int(type.index - source.firstDeclaration.index)
        let last = max(first + 1, Int(project.fact(type).subtreeEnd))
        return tests.tests(in: file, of: project).areIn(first..<last)
    }
}

extension Subject {
    /// The nominal type that it is or extends; nil for everything else.
    func type(in context: JudgingContext) -> DeclarationID? {
        guard case .declaration(let declaration) = self else { return nil }
        if context.project.fact(declaration).kind == .extension {
            return context.project.extendedType(of: declaration)
        }
        return context.project.fact(declaration).kind.isType ? declaration : nil
    }
}
