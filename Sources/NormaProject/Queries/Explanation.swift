// Explains the meaning of a name: the look-ups in their order, computed on demand.

import NormaFacts

/// How a reference was resolved.
package struct ResolutionExplanation: Sendable, Hashable {
    /// As written, with its qualifier: `Cart.State`.
    package var name: String
    package var resolution: Resolution
    /// The look-ups that were made, in order; the last one decided.
    package var steps: [ResolutionStep]
    /// Whole sentences: its `#if`, why it is ambiguous or from outside.
    package var remarks: [String] = []
}

/// One look-up.
package struct ResolutionStep: Sendable, Hashable {
    /// The place of the look-up: "types inside `Cart` and its extensions".
    package var place: String
    /// The result there: "nothing", "`Cart.State`", "2 declarations: …".
    package var answer: String
    /// The declarations found, in order.
    package var found: [DeclarationID]
}

extension Project {
    /// The steps by which a reference got its meaning; computed again.
    package func explanation(of reference: ReferenceID) -> ResolutionExplanation {
        let file = file(of: reference)
        let owner = self.file(file)
        let index = Int(reference.index - owner.firstReference.index)
        var recorder = ExplanationRecorder(
            project: self,
            resolver: NameResolver(linked: linked, file: Int(file.index)),
            facts: owner.facts
        )
        recorder.explain(index)
        return ResolutionExplanation(
            name: recorder.writtenName(of: index),
            resolution: resolution(of: reference),
            steps: recorder.steps,
            remarks: remarks(on: reference)
        )
    }
}

/// Repeats the look-ups of `NameResolver`, one at a time, and records each result.
private struct ExplanationRecorder {
    let project: Project
    var resolver: NameResolver
    let facts: FileContent
    private(set) var steps: [ResolutionStep] = []

    mutating func explain(_ index: Int) {
        let reference = facts.references[index]
        resolver.condition = resolver.condition(of: reference)
        if reference.qualifier >= 0, Int(reference.qualifier) < index {
            explain(Int(reference.qualifier))
            let base = resolver.outcome(of: Int(reference.qualifier))
            let outcome = resolver.outcome(of: index)
            record(
                "in `\(writtenName(of: Int(reference.qualifier)))`, which is \(phrase(base)): `\(text(reference))`",
                outcome
            )
            return
        }
        if reference.local >= 0 {
            record("names bound in the function or declaration around it", resolver.outcome(of: index))
            return
        }
        let name = Int(reference.name.index) < resolver.names.count ? resolver.names[Int(reference.name.index)] : -1
        guard name >= 0, !resolver.linked.use(name).isEmpty else {
            record("the whole code base for a type called `\(text(reference))`", resolver.outcome(of: index))
            return
        }
        explainAlone(name, reference, index)
    }

    private mutating func explainAlone(_ name: Int32, _ reference: ReferenceFact, _ index: Int) {
        let role = resolver.role(of: index)
        let start = resolver.startContext(of: reference, role: role)
        if recordTypesAround(name, from: start, isExpression: NameResolver.isExpression(role)) { return }
        let file = CandidateTable.home(file: resolver.fileNumber)
        let own = resolver.linked.types.find(scope: ScopeTable.topLevel, name: name, home: file, as: .owner)
        if recordCandidates("private types of the file", own.map { Candidates(first: $0) }) { return }
        let topLevel = resolver.lookUpTopLevel(name)
        if recordCandidates("types of \(moduleName), then of its imports: \(importNames)", topLevel) { return }
        record("members that protocols provide to the types around it", resolver.outcome(of: index))
    }

    private mutating func recordTypesAround(_ name: Int32, from start: Int32, isExpression: Bool) -> Bool {
        var context = start
        while context >= 0 {
            let scopes = resolver.lookUpScopes(context)
            let title = scopes.firstAnswer { scopeName($0) } ?? "a type that could not be found"
            if let found = resolver.genericParameter(name, of: scopes, at: context) {
                record("generic parameters and associated types of \(title)", found)
                return true
            }
            let direct = resolver.union(scopes) { $0.direct(name, in: $1, isInside: true) }
            if recordCandidates("types inside \(title) and its extensions", direct) { return true }
            if isExpression, scopes.firstAnswer({ resolver.isValue(name, of: $0) }) == true {
                steps.append(
                    ResolutionStep(place: "members of \(title)", answer: "a member that isn't a type", found: [])
                )
                return true
            }
            if let found = resolver.inherited(name, from: scopes, following: isExpression ? .everything : .classes) {
                let isInferred = isExpression && resolver.isInferred(found, for: scopes)
                record("types that \(title) inherits", isInferred ? .external : found)
                return true
            }
            context = resolver.outerContext(context)
        }
        return false
    }

    // MARK: - Words

    func writtenName(of index: Int) -> String {
        let reference = facts.references[index]
        guard reference.qualifier >= 0, Int(reference.qualifier) < index else { return text(reference) }
        return writtenName(of: Int(reference.qualifier)) + "." + text(reference)
    }

    private func text(_ reference: ReferenceFact) -> String { facts.text(reference.name) }

    private var moduleName: String {
        guard resolver.view.module >= 0 else { return "all files" }
        let modules = [resolver.view.module] + resolver.view.otherModules
        let names = modules.map { "`\(project.module(ModuleID($0)).name)`" }.joined(separator: ", ")
        return modules.count == 1 ? "the module \(names)" : "the modules \(names)"
    }

    private var importNames: String {
        let modules = resolver.view.imports.map(\.module) + resolver.view.scopedImports.map(\.module)
        let names = Set(modules).sorted().map { "`\(project.module(ModuleID($0)).name)`" }
        return names.isEmpty ? "no modules of the code base" : names.joined(separator: ", ")
    }

    private func scopeName(_ scope: Int32) -> String? {
        if let type = resolver.linked.scopes.type(scope) { return "`\(project.symbol(of: type))`" }
        return resolver.linked.scopes.outsideName(scope).map { "`\($0)`" }
    }

    private mutating func recordCandidates(_ place: String, _ candidates: Candidates?) -> Bool {
        guard let candidates else {
            steps.append(ResolutionStep(place: place, answer: "nothing", found: []))
            return false
        }
        record(place, .declared(candidates))
        return true
    }

    private mutating func record(_ place: String, _ outcome: NameOutcome) {
        steps.append(ResolutionStep(place: place, answer: phrase(outcome), found: declarations(outcome)))
    }

    private func declarations(_ outcome: NameOutcome) -> [DeclarationID] {
        switch outcome {
        case .exact(let declaration): [declaration]
        case .declared(let candidates): resolver.linked.types.list(candidates)
        case .external, .local: []
        }
    }

    private func phrase(_ outcome: NameOutcome) -> String {
        switch outcome {
        case .external: return "nothing in the code base: the name comes from outside"
        case .local: return "a generic parameter or a local name"
        case .exact, .declared:
            let found = declarations(outcome)
            let symbols = found.prefix(3).map { "`\(project.symbol(of: $0))`" }.joined(separator: ", ")
            return found.count == 1 ? symbols : "\(found.count) declarations of that name: \(symbols)"
        }
    }
}
