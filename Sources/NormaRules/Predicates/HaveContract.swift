// `have-contract`: a protocol that fits declares the members of the type that others use, whatever the protocol is called.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

struct HaveContractPredicate: Predicate {
    static let word = PredicateWord(
        "have-contract",
        shape: .description,
        summary:
            "It conforms, perhaps in an extension, to protocols that fit, and these protocols (or those that they refine) declare every member that code outside the type uses on its values: a contract is recognized by its members, not by its name. Tests and previews may use more.",
        example: #"""
            ```yaml rule
            rule: services-have-a-contract
            every: { class: "*Service" }
            must: { have-contract: { protocol: any } }
            ```

            ```swift bad
            protocol Logged { func log() }

            final class CartService: Logged { // ✗
                func log() {}
                func load() {}
            }

            func open(_ service: CartService) { service.load() }
            ```

            ```swift good
            protocol CartLoading { func load() }

            final class CartService {
                func load() {}
            }

            extension CartService: CartLoading {}

            func open(_ service: CartService) { service.load() }
            ```
            """#,
        blindSpot:
            "Uses on a value whose type is unknown do not count, nor do uses of a subclass.",
        subjects: [.type, .class, .struct, .enum, .actor]
    )
    static let usualSubjects = UsualSubjects.types

    private let question: InheritanceQuestion

    init(_ description: Description, in compiler: PlanCompiler) {
        question = InheritanceQuestion(relation: .conform, matcher: TypeMatcher(description, in: compiler))
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        let conforms = question.verdict(of: subject, given: captures, in: context)
        guard conforms == .holds, case .declaration(let type) = subject,
            let contracts = contracts(of: type, given: captures, in: context)
        else { return conforms }
        guard contracts.uncovered(in: context) != nil else { return .holds }
        return context.project.possibleSupertypes(of: type).isEmpty ? .fails : .unknown
    }

    /// Nil if a protocol isn't in the code base, or doesn't fit.
    private func contracts(
        of type: DeclarationID,
        given captures: Captures,
        in context: JudgingContext
    ) -> ContractCoverage? {
        let fitting = context.supertypes(of: type).compactMap { supertype -> DeclarationID? in
            guard case .declared(let declared) = supertype.target else { return nil }
            return question.verdict(of: supertype.target, given: captures, in: context) == .holds ? declared : nil
        }
        return fitting.isEmpty ? nil : ContractCoverage(of: type, by: fitting)
    }

    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        guard case .declaration(let type) = subject,
            let used = contracts(of: type, given: captures, in: context)?.uncovered(in: context)
        else { return [Evidence(at: subject, denial(given: captures), detail: detail(given: captures), in: context)] }
        let name = context.project.component(of: used.member)
        let related = [
            RelatedSite(site: context.site(of: .declaration(used.member)), message: "`\(name)` is declared here"),
            RelatedSite(
                site: .range(used.site.file, ByteRange(start: used.site.start, end: used.site.start)),
                message: "`\(name)` is used here"
            ),
        ]
        let phrase = "has `\(name)`, which other types use, but none of its protocols declares"
        return [Evidence(at: subject, phrase, detail: name, related: related, in: context)]
    }

    func statement(given captures: Captures) -> String {
        "has a contract, " + question.matcher.plan.noun(given: captures)
    }
    func denial(given captures: Captures) -> String {
        "has no contract: it does not conform to " + question.matcher.plan.noun(given: captures)
    }
    func detail(given captures: Captures) -> String {
        "have-contract " + question.matcher.plan.detail(given: captures)
    }
}

/// How much of the used members of a type its protocols declare.
private struct ContractCoverage {
    private let type: DeclarationID
    private let protocols: [DeclarationID]

    init(of type: DeclarationID, by protocols: [DeclarationID]) {
        (self.type, self.protocols) = (type, protocols)
    }

    /// The first member that code outside the type uses and no protocol declares, with the first place of use.
    ///
    /// Cost: the members of the type and of the protocols, and the uses of their names on the type.
    func uncovered(in context: JudgingContext) -> (member: DeclarationID, site: UseSite)? {
        let project = context.project
        let declared = declared(in: context)
        let home = context.uses.home(of: type, in: project)
        let uses = context.uses.uses(in: project)
        for part in [type] + project.extensions(of: type) {
            for member in project.children(of: part) {
                let fact = project.fact(member)
                guard [.function, .property].contains(fact.kind), fact.access > .fileprivate,
                    fact.traits.isDisjoint(with: [.static, .classMember, .override])
                else { continue }
                let component = project.component(of: member)
                let fulfils = Requirement.kinds(of: fact, named: project.name(of: member), component)
                guard declared.isDisjoint(with: fulfils) else { continue }
                let lists = uses.usesOnValues(of: type, of: member, in: project)
                let site = lists.lazy.flatMap(\.sites).first { !home.contains($0) && isShipped($0, in: context) }
                if let site { return (member, site) }
            }
        }
        return nil
    }

    private func isShipped(_ site: UseSite, in context: JudgingContext) -> Bool {
        let file = context.project.file(site.file)
        if file.isTest || context.previewCode.isWhole(site.file, of: context.project) { return false }
        let range = ByteRange(start: site.start, end: site.start)
        return !context.previewCode.contains(range, in: site.file, of: context.project)
    }

    /// The requirements of the protocols, of those that they refine, and the members that extensions add to them.
    private func declared(in context: JudgingContext) -> Set<Requirement> {
        let project = context.project
        var all: [DeclarationID] = protocols
        for one in protocols {
            all += context.supertypes(of: one).compactMap { supertype in
                if case .declared(let declared) = supertype.target { declared } else { nil }
            }
        }
        var result: Set<Requirement> = []
        for one in Set(all) {
            for part in [one] + project.extensions(of: one) {
                for member in project.children(of: part) {
                    let (fact, name) = (project.fact(member), project.name(of: member))
                    result.formUnion(Requirement.all(askedBy: fact, named: name, project.component(of: member)))
                }
            }
        }
        return result
    }
}
