// Whether the target of a name fits a description: certain only if every candidate gives the same answer.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

/// A description of types, asked about many references; remembers its answers for one judging.
final class TypeMatcher {
    let plan: Plan
    private let context: JudgingContext
    /// Answers may depend on the subject's captures only if the description has placeholders, and change only while the members
    /// of one of its roles are unknown.
    private let isFixed: Bool
    private let asksForName: Bool
    /// Answers by declaration, about the declaration and as a reference's target.
    private let ofDeclarations: KnownVerdicts
    private let ofTargets: KnownVerdicts
    /// Answers by the number of an ambiguity.
    private let ofAmbiguities: KnownVerdicts
    /// Answers by the number of an outside type's name.
    private let ofOutside: KnownVerdicts
    /// Answers about the subtypes of a type: by declaration, and by the name of an outside type.
    private let ofHeirs: KnownVerdicts
    private var ofOutsideHeirs: [String: Verdict] = [:]
    /// Answers about outside supertypes: many types inherit from the same few.
    private var ofOutsideSupertypes: [String: Verdict] = [:]

    init(_ description: Description, in compiler: PlanCompiler) {
        context = compiler.context
        plan = compiler.plan(for: description)
        isFixed = description.placeholders.isEmpty && !compiler.leansOnOpenRole(description)
        asksForName = description.hasName
        let declarations = context.project.declarationCount
        ofDeclarations = KnownVerdicts(count: declarations)
        ofTargets = KnownVerdicts(count: declarations)
        ofHeirs = KnownVerdicts(count: declarations)
        ofAmbiguities = KnownVerdicts(count: context.project.ambiguityCount)
        ofOutside = KnownVerdicts(count: context.names.count)
    }

    func verdict(of subject: Subject, given captures: Captures) -> Verdict {
        guard case .declaration(let declaration) = subject else {
            return plan.verdict(of: subject, given: captures, in: context)
        }
        if case .role(let role, let own) = plan {
            return context.verdict(ofRole: role, of: declaration, counting: own.certainty)
        }
        return remembered(in: ofDeclarations, Int(declaration.index)) {
            plan.verdict(of: subject, given: captures, in: context)
        }
    }

    private func remembered(in answers: KnownVerdicts, _ index: Int, _ ask: () -> Verdict) -> Verdict {
        isFixed ? answers.verdict(index, ask) : ask()
    }

    /// A remembered answer about a type: many extensions ask the same about one type.
    func remembered(ofHeir declaration: DeclarationID, _ ask: () -> Verdict) -> Verdict {
        remembered(in: ofHeirs, Int(declaration.index), ask)
    }

    /// The same for a type outside the project.
    func remembered(ofOutsideHeir name: String, _ ask: () -> Verdict) -> Verdict {
        guard isFixed else { return ask() }
        if let known = ofOutsideHeirs[name] { return known }
        let verdict = ask()
        ofOutsideHeirs[name] = verdict
        return verdict
    }

    /// The same for an outside supertype.
    func remembered(ofOutsideSupertype name: String, _ ask: () -> Verdict) -> Verdict {
        guard isFixed else { return ask() }
        if let known = ofOutsideSupertypes[name] { return known }
        let verdict = ask()
        ofOutsideSupertypes[name] = verdict
        return verdict
    }

    /// Whether the target of the reference fits, or the type that it is an alias for.
    func verdict(of reference: Int, in file: FileID, given captures: Captures) -> Verdict {
        let first = context.project.files[Int(file.index)].firstReference
        let number = ReferenceID(first.index + Int32(clamping: reference))
        switch context.project.resolution(of: number) {
        case .exact(let declaration): return verdict(ofTarget: declaration, given: captures)
        case .ambiguous(let declarations):
            // Thousands of references may each mean one of thousands of types.
            let set = context.project.ambiguity(of: number) ?? -1
            return remembered(in: ofAmbiguities, set) {
                Verdict.whichever(declarations) { verdict(ofTarget: $0, given: captures) }
            }
        case .local: return .unknown
        case .external:
            let fact = context.project.files[Int(file.index)].reference(reference)
            guard let fact, fact.qualifier < 0 else { break }
            let name = context.names.number(of: fact.name, in: file)
            return remembered(in: ofOutside, Int(name)) {
                plan.verdict(of: .external(context.names.texts[Int(name)]), given: captures, in: context)
            }
        }
        let targets = context.targets(of: reference, in: file)
        return Verdict.whichever(targets) { verdict(ofTarget: $0, given: captures) }
    }

    /// The same for one candidate.
    func verdict(ofTarget target: Subject, given captures: Captures) -> Verdict {
        guard case .declaration(let declaration) = target else { return verdict(of: target, given: captures) }
        return verdict(ofTarget: declaration, given: captures)
    }

    /// An alias counts as its target, and if names are asked for, as itself too.
    private func verdict(ofTarget target: DeclarationID, given captures: Captures) -> Verdict {
        guard context.subjects.kinds[Int(target.index)] == .typealias else {
            return verdict(of: .declaration(target), given: captures)
        }
        return remembered(in: ofTargets, Int(target.index)) {
            let own = Subject.declaration(target)
            let parts = context.project.parts(ofComposition: target)
            let meant = context.aliased(by: target)
            guard !meant.isEmpty || !parts.isEmpty else { return verdict(of: own, given: captures) }
            let verdict =
                parts.isEmpty
                ? Verdict.whichever(meant) { self.verdict(of: $0, given: captures) }
                : Verdict.any(parts) { self.verdict(ofPart: $0, given: captures) }
            return asksForName && verdict != .holds && self.verdict(of: own, given: captures) == .holds
                ? .holds : verdict
        }
    }

    /// The type of a composition is each of its parts. A part that is another composition isn't followed.
    private func verdict(ofPart part: ReferenceID, given captures: Captures) -> Verdict {
        let file = context.project.file(of: part)
        let first = context.project.files[Int(file.index)].firstReference
        let targets = context.targets(of: Int(part.index - first.index), in: file)
        return Verdict.whichever(targets) { target in
            guard case .declaration(let declaration) = target,
                context.subjects.kinds[Int(declaration.index)] == .typealias
            else { return verdict(of: target, given: captures) }
            let meant = context.aliased(by: declaration)
            return meant.isEmpty ? .unknown : Verdict.whichever(meant) { verdict(of: $0, given: captures) }
        }
    }

    /// "a `view-model`" for a target that is recognized by more than its name; "another" if the subject is one as well.
    func apposition(of target: Subject, for subject: Subject, given captures: Captures) -> String {
        guard let part = part(plan, holdingFor: target, given: captures) else { return "" }
        if case .trait(let trait) = part { return ", which is " + trait.words.complement }
        let noun = part.noun(given: captures)
        guard part.verdict(of: subject, given: captures, in: context) == .holds else { return ", " + noun }
        return ", another " + noun.drop { $0 != " " }.dropFirst()
    }

    private func part(_ plan: Plan, holdingFor target: Subject, given captures: Captures) -> Plan? {
        switch plan {
        case .role, .kind, .trait: return plan
        case .any(let plans):
            let held = plans.parts.first { $0.verdict(of: target, given: captures, in: context) == .holds }
            return held.flatMap { part($0, holdingFor: target, given: captures) }
        case .all(let plans):
            return plans.parts.first { $0.isNamed }
        case .name, .predicate, .not: return nil
        }
    }
}

extension Plan {
    /// Whether the guide has a name for it.
    fileprivate var isNamed: Bool {
        switch self {
        case .role, .trait: true
        case .kind, .name, .predicate, .all, .any, .not: false
        }
    }
}

/// Verdicts by number, each computed once.
final class KnownVerdicts {
    private let count: Int
    /// -1 if it was not asked yet; empty if nothing was.
    private var known: [Int8] = []

    init(count: Int) { self.count = count }

    func verdict(_ index: Int, _ ask: () -> Verdict) -> Verdict {
        guard index >= 0, index < count else { return ask() }
        if known.isEmpty { known = Array(repeating: -1, count: count) }
        if let verdict = Verdict(rawValue: known[index]) { return verdict }
        let verdict = ask()
        known[index] = verdict.rawValue
        return verdict
    }
}

extension JudgingContext {
    /// The target of a typealias, through other aliases; empty for anything else and for a tuple or function.
    func aliased(by declaration: DeclarationID) -> [Subject] {
        var result: [Subject] = []
        var current = declaration
        for _ in 0..<16 {
            let fact = project.fact(current)
            let file = project.file(of: current)
            guard fact.kind == .typealias, let type = project.content(of: file).type(fact.type),
                type.reference >= 0
            else { break }
            result = targets(of: Int(type.reference), in: file)
            guard case .declaration(let next)? = result.first, result.count == 1 else { break }
            current = next
        }
        return result
    }

    /// The possible targets of a reference: one if that is certain, none for a local name.
    func targets(of reference: Int, in file: FileID) -> [Subject] {
        let source = project.files[Int(file.index)]
        guard source.facts.references.indices.contains(reference) else { return [] }
        switch project.resolution(of: ReferenceID(source.firstReference.index + Int32(clamping: reference))) {
        case .exact(let declaration): return [.declaration(declaration)]
        case .ambiguous(let declarations): return declarations.map { .declaration($0) }
        case .external: return [.external(writtenName(of: reference, in: file))]
        case .local: return []
        }
    }

    /// The name with its qualifiers: `Foundation.URLSession`.
    private func writtenName(of reference: Int, in file: FileID) -> String {
        let facts = project.content(of: file)
        var fact = facts.references[reference]
        guard fact.qualifier >= 0 else { return facts.text(fact.name) }
        var parts = [facts.text(fact.name)]
        while parts.count < Self.mostParts, let qualifier = facts.reference(fact.qualifier) {
            parts.append(facts.text(qualifier.name))
            fact = qualifier
        }
        return parts.reversed().joined(separator: ".")
    }

    /// No real name has more parts: those of a long chain would be written down again for each of its links.
    private static let mostParts = 64
}
