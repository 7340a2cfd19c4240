// The supertypes of a type, through intermediate types, extensions and aliases.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

/// The question that `inherit` and `conform-to` share.
struct InheritanceQuestion {
    enum Relation { case inherit, conform }

    let relation: Relation
    let matcher: TypeMatcher

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        switch subject {
        case .declaration(let declaration):
            let fact = context.project.fact(declaration)
            if fact.kind == .extension {
                return verdict(of: context.extendedSubject(of: declaration), given: captures, in: context)
            }
            guard fact.kind.isType else { return .fails }
            return matcher.remembered(ofHeir: declaration) {
                verdict(of: declaration, fact, given: captures, in: context)
            }
        case .external(let name):
            let simple = context.outsideName(name)
            return matcher.remembered(ofOutsideHeir: simple) {
                verdict(ofForeign: simple, given: captures, in: context)
            }
        case .unknownExternal: return .unknown
        default: return .fails
        }
    }

    /// The supertypes that extensions of the code base add to an outside type, and those that are known otherwise.
    private func verdict(ofForeign name: String, given captures: Captures, in context: JudgingContext) -> Verdict {
        let added = Verdict.any(context.outsideConformances.stated(of: name, in: context)) { candidates in
            Verdict.whichever(candidates) { target in
                guard case .declaration(let stated) = target else {
                    let outside = Supertype.Target.external(context.name(of: target))
                    return verdict(of: outside, given: captures, in: context)
                }
                return verdict(ofStated: stated, given: captures, in: context)
            }
        }
        return added == .holds
            ? .holds : Verdict.any([added, verdict(ofExternal: name, given: captures, in: context)]) { $0 }
    }

    private func verdict(
        of type: DeclarationID,
        _ fact: DeclarationFact,
        given captures: Captures,
        in context: JudgingContext
    ) -> Verdict {
        let stated = Verdict.any(context.supertypes(of: type)) { verdict(of: $0, given: captures, in: context) }
        if stated == .holds || eitherWay(type, given: captures, in: context) { return .holds }
        let possible = Verdict.any(context.project.possibleSupertypes(of: type)) { supertype in
            verdict(of: supertype, given: captures, in: context)
        }
        if possible != .fails || context.project.hasUnfollowedSupertypes(type) { return .unknown }
        let unstated = relation == .conform ? unstatedConformance(of: type, fact, given: captures, in: context) : .fails
        return Verdict.any([stated, unstated]) { $0 }
    }

    /// A type of the code base that something states as a supertype, with all its own supertypes.
    private func verdict(
        ofStated stated: DeclarationID,
        given captures: Captures,
        in context: JudgingContext
    ) -> Verdict {
        let above = context.supertypes(of: stated).map(\.target)
        let known = Verdict.any([.declared(stated)] + above) { verdict(of: $0, given: captures, in: context) }
        return known == .fails && context.project.hasUnfollowedSupertypes(stated) ? .unknown : known
    }

    /// Whether an ambiguous name in its clause fits, whichever type it means.
    private func eitherWay(_ type: DeclarationID, given captures: Captures, in context: JudgingContext) -> Bool {
        context.project.statedSupertypes(of: type).contains { stated in
            guard case .ambiguous(let candidates) = context.project.resolution(of: stated.reference) else {
                return false
            }
            return candidates.allSatisfy { candidate in
                verdict(ofStated: candidate, given: captures, in: context) == .holds
            }
        }
    }

    private func verdict(of supertype: Supertype, given captures: Captures, in context: JudgingContext) -> Verdict {
        // A raw type is only itself: `enum Mode: String` isn't `Codable` just because strings are.
        guard supertype.isRawType else { return verdict(of: supertype.target, given: captures, in: context) }
        return matcher.verdict(of: supertype.target.subject, given: captures)
    }

    /// Whether this supertype fits, or if it is outside the project, one of its known supertypes.
    func verdict(of target: Supertype.Target, given captures: Captures, in context: JudgingContext) -> Verdict {
        switch target {
        case .declared(let declaration):
            let isProtocol = context.project.fact(declaration).kind == .protocol
            guard relation == .inherit || isProtocol else { return .fails }
            return matcher.verdict(of: .declaration(declaration), given: captures)
        case .external(let name):
            return matcher.remembered(ofOutsideSupertype: name) {
                let own = matcher.verdict(of: .external(name), given: captures)
                if own == .holds { return own }
                let above = verdict(ofExternal: context.outsideName(name), given: captures, in: context)
                return Verdict.any([own, above]) { $0 }
            }
        }
    }

    /// The known supertypes of a type outside the project; unknown ones may be anything except a type of the project.
    private func verdict(ofExternal name: String, given captures: Captures, in context: JudgingContext) -> Verdict {
        guard let ancestors = KnownTypes.ancestors(of: name) else {
            // A protocol adds no superclass.
            if relation == .inherit, context.outsideProtocols.contains(name, in: context.project) { return .fails }
            return matcher.verdict(of: .unknownExternal, given: captures) == .fails ? .fails : .unknown
        }
        let known = Verdict.any(ancestors) { matcher.verdict(of: .external($0), given: captures) }
        guard known == .fails, !KnownTypes.isNeverSendable(name) else { return known }
        // Libraries make their types sendable one by one; no list of them stays complete.
        return isAboutSendable(captures) ? .unknown : .fails
    }

    private func isAboutSendable(_ captures: Captures) -> Bool {
        matcher.verdict(of: .external("Sendable"), given: captures) == .holds
    }

    /// Conformances that the compiler or a macro adds without a word in the source.
    private func unstatedConformance(
        of type: DeclarationID,
        _ fact: DeclarationFact,
        given captures: Captures,
        in context: JudgingContext
    ) -> Verdict {
        var given: [String] = []
        var possible: [String] = []
        switch fact.kind {
        case .actor: given += ["Sendable", "Actor", "AnyActor"]
        case .enum:
            let cases = context.members(of: type).filter { context.project.fact($0).kind == .enumCase }
            let isPlain = cases.allSatisfy { context.project.fact($0).parameterCount == 0 }
            if isPlain { given += ["Equatable", "Hashable", "Sendable"] }
            // A raw type such as `String` makes it `RawRepresentable`.
            if context.supertypes(of: type).contains(where: \.isRawType) {
                given.append("RawRepresentable")
            }
            possible.append("Sendable")
        case .struct: possible.append("Sendable")
        // A class isolated to an actor may be sent anywhere.
        case .class:
            if isAboutSendable(captures), case .globalActor = context.isolations.isolation(of: type, in: context) {
                given.append("Sendable")
            }
        default: break
        }
        let file = context.project.files[Int(context.project.file(of: type).index)]
        for attribute in file.facts.attributes(of: fact) {
            switch KnownTypes.conformances(addedBy: context.simpleName(file.facts.text(attribute.name))) {
            case .some(let names):
                given += names + (context.isGlobalActor(attribute, in: file.content) ? ["Sendable"] : [])
            case .none: if matcher.verdict(of: .unknownExternal, given: captures) != .fails { return .unknown }
            }
        }
        let sure = Verdict.any(given) { matcher.verdict(of: .external($0), given: captures) }
        if sure == .holds { return .holds }
        let maybe = Verdict.any(possible) { matcher.verdict(of: .external($0), given: captures) }
        return maybe == .fails ? sure : .unknown
    }

    /// The places where the type or a supertype states it.
    func evidence(
        of subject: Subject,
        phrase: String,
        given captures: Captures,
        in context: JudgingContext
    ) -> [Evidence] {
        var type = subject
        if case .declaration(let declaration) = subject, context.project.fact(declaration).kind == .extension {
            type = context.extendedSubject(of: declaration)
        }
        guard case .declaration(let declaration) = type,
            let found = context.supertypes(of: declaration).first(where: {
                verdict(of: $0, given: captures, in: context) == .holds
            }), let first = found.path.first
        else {
            return [
                Evidence(
                    at: subject,
                    phrase + matcher.plan.noun(given: captures),
                    detail: matcher.plan.detail(given: captures),
                    in: context
                )
            ]
        }
        let name = context.name(of: found.target.subject)
        return [
            Evidence(
                site: context.site(of: first.reference),
                owner: subject,
                phrase: phrase + "`\(name)`",
                detail: name,
                related: found.path.dropFirst().map { step in
                    RelatedSite(
                        site: context.site(of: step.reference),
                        message: "through `\(context.name(of: .declaration(step.statedBy)))`"
                    )
                }
            )
        ]
    }
}

extension Supertype.Target {
    var subject: Subject {
        switch self {
        case .declared(let declaration): .declaration(declaration)
        case .external(let name): .external(name)
        }
    }
}

extension JudgingContext {
    /// Whether the attribute isolates the type to a global actor, which makes it sendable.
    fileprivate func isGlobalActor(_ attribute: AttributeFact, in facts: FileContent) -> Bool {
        simpleName(facts.text(attribute.name)).hasSuffix("Actor")
    }
}
