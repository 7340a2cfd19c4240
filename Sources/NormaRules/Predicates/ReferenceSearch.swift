// Finds the references in a thing whose target fits; shared by `refer-to` and `create`.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

/// A description of targets, and the roles that a reference must have.
struct ReferenceSearch {
    let matcher: TypeMatcher
    private let fits: (@Sendable (ReferenceFact) -> Bool)?

    /// - Parameter fits: nil where every reference does.
    init(matcher: TypeMatcher, fits: (@Sendable (ReferenceFact) -> Bool)?) {
        self.matcher = matcher
        self.fits = fits
    }

    /// A place where the subject names something that fits.
    struct Hit {
        let file: FileID
        let reference: Int
        let target: Subject
    }

    /// Visits the sure hits until told to stop; says whether there may be others.
    @discardableResult
    func search(
        in subject: Subject,
        given captures: Captures,
        context: JudgingContext,
        visit: (Hit) -> Bool
    ) -> Verdict {
        var result = Verdict.fails
        for extent in context.extents(of: subject) {
            let references = context.project.files[Int(extent.file.index)].facts.references
            for index in extent.indices(in: references) where fits?(references[index]) ?? true {
                let verdict = matcher.verdict(of: index, in: extent.file, given: captures)
                if verdict == .fails || (verdict == .unknown && result != .fails) { continue }
                let targets = context.targets(of: index, in: extent.file)
                guard let first = targets.first, !isWithin(subject, targets, context) else { continue }
                switch verdict {
                case .fails: continue
                case .unknown: result = .unknown
                case .holds:
                    guard !isModuleName(references[index], first, extent.file, context),
                        !isInOwnBody(references[index], first, extent.file, context)
                    else { continue }
                    result = .holds
                    guard visit(Hit(file: extent.file, reference: index, target: first)) else { return .holds }
                }
            }
        }
        return result
    }

    /// A type that names itself, a type inside it or a type around it stays within the family.
    private func isWithin(_ subject: Subject, _ targets: [Subject], _ context: JudgingContext) -> Bool {
        guard case .declaration(let declaration) = subject else { return false }
        let own = context.extendedType(of: declaration) ?? declaration
        return targets.contains { target in
            guard case .declaration(let other) = target else { return false }
            return other == own || context.isNested(other, own)
        }
    }

    /// Inside a type its own name says nothing that is worth a rule; `extension Cart` stands outside of it.
    private func isInOwnBody(
        _ reference: ReferenceFact,
        _ target: Subject,
        _ file: FileID,
        _ context: JudgingContext
    ) -> Bool {
        guard reference.role != .extended, case .declaration(let type) = target else { return false }
        var current = context.project.declaration(reference.owner, in: file)
        while let declaration = current {
            if declaration == type || context.extendedType(of: declaration) == type { return true }
            current = context.project.parent(of: declaration)
        }
        return false
    }

    /// The `Foundation` of `Foundation.URLSession` is no type.
    private func isModuleName(
        _ reference: ReferenceFact,
        _ target: Subject,
        _ file: FileID,
        _ context: JudgingContext
    ) -> Bool {
        guard reference.role == .qualifier, case .external(let name) = target else { return false }
        return context.importedModules.contains(name)
    }

    func evidence(
        of subject: Subject,
        verb: String,
        given captures: Captures,
        context: JudgingContext
    ) -> [Evidence] {
        var hits: [Hit] = []
        search(in: subject, given: captures, context: context) {
            hits.append($0)
            return true
        }
        let qualifiers = qualifiers(of: hits, context)
        return hits.enumerated().filter { !qualifiers.contains($0.offset) }.map { _, hit in
            let fact = context.project.files[Int(hit.file.index)].facts.references[hit.reference]
            let name = name(of: hit.target, context)
            let apposition = matcher.apposition(of: hit.target, for: subject, given: captures)
            return Evidence(
                site: .range(hit.file, fact.range),
                owner: .spot(hit.file, fact.range, fact.owner),
                phrase: "\(verb) `\(name)`\(apposition)",
                detail: name
            )
        }
    }

    /// The hits that only qualify another one: in `Cart.State` the last name is the place to show, not both.
    private func qualifiers(of hits: [Hit], _ context: JudgingContext) -> Set<Int> {
        var found: Set<Int> = []
        var recent: [Int: Int] = [:]
        for (index, hit) in hits.enumerated() {
            if index > 0, hits[index - 1].file != hit.file { recent = [:] }
            let qualifier = context.project.files[Int(hit.file.index)].facts.references[hit.reference].qualifier
            if qualifier >= 0, let earlier = recent[Int(qualifier)] { found.insert(earlier) }
            recent[hit.reference] = index
        }
        return found
    }

    /// The same name however the place spells it.
    private func name(of target: Subject, _ context: JudgingContext) -> String {
        if case .declaration(let declaration) = target { return context.symbol(of: declaration) }
        return context.name(of: target)
    }
}

extension JudgingContext {
    /// Whether one of two types lies inside the other, in an extension of it too.
    func isNested(_ left: DeclarationID, _ right: DeclarationID) -> Bool {
        holders(of: left).contains(right) || holders(of: right).contains(left)
    }

    private func holders(of declaration: DeclarationID) -> [DeclarationID] {
        var result: [DeclarationID] = []
        var current = project.parent(of: declaration)
        while let outer = current, result.count < 64 {
            let type = extendedType(of: outer) ?? outer
            result.append(type)
            current = project.parent(of: type)
        }
        return result
    }
}
