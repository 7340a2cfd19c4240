// Finds the references in a thing whose target fits; shared by `refer-to` and `create`.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

/// A description of targets, and the roles that a reference must have.
struct ReferenceSearch {
    let matcher: TypeMatcher
    private let fits: (@Sendable (ReferenceFact) -> Bool)?
    private let countsCalls: Bool

    /// - Parameters:
    ///   - countsCalls: whether calls on values whose type fits count, though the type isn't named there.
    ///   - fits: nil if every reference does.
    init(matcher: TypeMatcher, countsCalls: Bool = false, fits: (@Sendable (ReferenceFact) -> Bool)?) {
        self.matcher = matcher
        self.countsCalls = countsCalls
        self.fits = fits
    }

    /// A place where the subject names something that fits, or calls something on it.
    struct Hit {
        enum Means {
            /// Indices into the facts of the file.
            case reference(Int)
            case call(Int)
        }

        let file: FileID
        let means: Means
        let target: Subject
    }

    /// Visits the certain hits until the visitor stops; returns whether there may be others.
    @discardableResult
    func search(
        in subject: Subject,
        given captures: Captures,
        context: JudgingContext,
        visit: (Hit) -> Bool
    ) -> Verdict {
        var result = Verdict.fails
        for extent in context.extents(of: subject) {
            let references = context.project.content(of: extent.file).references
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
                    guard visit(Hit(file: extent.file, means: .reference(index), target: first)) else { return .holds }
                }
            }
            let received = searchCalls(in: extent, of: subject, given: captures, context: context, visit: visit)
            if received.verdict == .holds || result == .fails { result = received.verdict }
            if received.isOver { return .holds }
        }
        return result
    }

    /// The same for calls on values.
    private func searchCalls(
        in extent: Extent,
        of subject: Subject,
        given captures: Captures,
        context: JudgingContext,
        visit: (Hit) -> Bool
    ) -> (verdict: Verdict, isOver: Bool) {
        var result = Verdict.fails
        guard countsCalls else { return (result, false) }
        let uses = context.receivers.uses(in: extent.file, of: context.project)
        for index in extent.indices(in: uses) {
            let use = uses[index]
            let target = Subject.declaration(use.target)
            let verdict = matcher.verdict(ofTarget: target, given: captures)
            guard verdict != .fails, !isWithin(subject, [target], context) else { continue }
            let owner = context.project.content(of: extent.file).calls[use.call].owner
            guard !isInBody(of: use.target, owner, extent.file, context) else { continue }
            if verdict == .unknown {
                if result == .fails { result = .unknown }
                continue
            }
            result = .holds
            guard visit(Hit(file: extent.file, means: .call(use.call), target: target)) else { return (.holds, true) }
        }
        return (result, false)
    }

    /// A type may name itself, a type inside it or a type around it.
    private func isWithin(_ subject: Subject, _ targets: [Subject], _ context: JudgingContext) -> Bool {
        guard case .declaration(let declaration) = subject else { return false }
        let own = context.extendedType(of: declaration) ?? declaration
        return targets.contains { target in
            guard case .declaration(let other) = target else { return false }
            return other == own || context.isNested(other, own)
        }
    }

    /// Inside a type, its own name means nothing worth a rule; the name in `extension Cart` is outside it.
    private func isInOwnBody(
        _ reference: ReferenceFact,
        _ target: Subject,
        _ file: FileID,
        _ context: JudgingContext
    ) -> Bool {
        guard reference.role != .extended, case .declaration(let type) = target else { return false }
        return isInBody(of: type, reference.owner, file, context)
    }

    private func isInBody(of type: DeclarationID, _ owner: Int32, _ file: FileID, _ context: JudgingContext) -> Bool {
        context.isDeclaration(context.project.declaration(owner, in: file), inside: type)
    }

    /// The `Foundation` of `Foundation.URLSession` isn't a type.
    private func isModuleName(
        _ reference: ReferenceFact,
        _ target: Subject,
        _ file: FileID,
        _ context: JudgingContext
    ) -> Bool {
        guard reference.role == .qualifier, case .external(let name) = target else { return false }
        return context.importedModules.contains(name)
    }

    func evidence(of subject: Subject, verb: String, given captures: Captures, context: JudgingContext) -> [Evidence] {
        var hits: [Hit] = []
        search(in: subject, given: captures, context: context) {
            hits.append($0)
            return true
        }
        let said = qualifiers(of: hits, context).union(repeated(hits, context))
        return hits.enumerated().filter { !said.contains($0.offset) }.map { _, hit in
            evidence(of: hit, of: subject, verb: verb, given: captures, context)
        }
    }

    private func evidence(
        of hit: Hit,
        of subject: Subject,
        verb: String,
        given captures: Captures,
        _ context: JudgingContext
    ) -> Evidence {
        let facts = context.project.content(of: hit.file)
        let name = name(of: hit.target, context)
        let range: ByteRange
        var way = ""
        switch hit.means {
        case .reference(let index): range = facts.references[index].range
        case .call(let index):
            let call = facts.calls[index]
            let isChain = call.receiver == .chain
            range = isChain ? ByteRange(start: call.range.start, end: call.nameRange.end) : call.nameRange
            way = ": calls `\(isChain ? facts.text(call.chain) + "." : "")\(facts.text(call.name))`"
        }
        let apposition = matcher.apposition(of: hit.target, for: subject, given: captures)
        return Evidence(
            at: .spot(hit.file, range, owner(of: hit, context)),
            "\(verb) `\(name)`\(apposition)\(way)",
            detail: name,
            in: context
        )
    }

    private func owner(of hit: Hit, _ context: JudgingContext) -> Int32 {
        let facts = context.project.content(of: hit.file)
        switch hit.means {
        case .reference(let index): return facts.references[index].owner
        case .call(let index): return facts.calls[index].owner
        }
    }

    /// The hits that only qualify another one: in `Cart.State` only the last name is shown.
    private func qualifiers(of hits: [Hit], _ context: JudgingContext) -> Set<Int> {
        var found: Set<Int> = []
        var recent: [Int: Int] = [:]
        for (index, hit) in hits.enumerated() {
            if index > 0, hits[index - 1].file != hit.file { recent = [:] }
            guard case .reference(let reference) = hit.means else { continue }
            let qualifier = context.project.content(of: hit.file).references[reference].qualifier
            if qualifier >= 0, let earlier = recent[Int(qualifier)] { found.insert(earlier) }
            recent[reference] = index
        }
        return found
    }

    /// The calls on a type that the surrounding type names itself: then that place is shown.
    private func repeated(_ hits: [Hit], _ context: JudgingContext) -> Set<Int> {
        var named: Set<Naming> = []
        for hit in hits {
            if case .reference = hit.means, let naming = naming(hit, context) { named.insert(naming) }
        }
        return Set(
            hits.indices.filter { index in
                guard case .call = hits[index].means else { return false }
                return naming(hits[index], context).map(named.contains) ?? false
            }
        )
    }

    private func naming(_ hit: Hit, _ context: JudgingContext) -> Naming? {
        guard case .declaration(let declaration) = hit.target,
            case .exact(let target) = context.project.target(of: .exact(declaration))
        else { return nil }
        let own = context.project.declaration(owner(of: hit, context), in: hit.file)
        let around = own.map { [$0] + context.outers(of: $0) } ?? []
        let outermost = around.last { context.project.fact($0).kind.isType }
        return Naming(file: outermost == nil ? hit.file : nil, type: outermost, target: target)
    }

    /// A type, or code outside types, names another type.
    private struct Naming: Hashable {
        let file: FileID?
        let type: DeclarationID?
        let target: DeclarationID
    }

    /// The same name, however the place spells it.
    private func name(of target: Subject, _ context: JudgingContext) -> String {
        if case .declaration(let declaration) = target { return context.symbol(of: declaration) }
        return context.name(of: target)
    }
}

extension JudgingContext {
    /// Whether one of two types is nested in the other, or in an extension of it.
    func isNested(_ left: DeclarationID, _ right: DeclarationID) -> Bool {
        outers(of: left).contains(right) || outers(of: right).contains(left)
    }
}
