// Whether a file uses a module of the tree that it imports.

import NormaFacts
import NormaProject
import NormaText
import Synchronization

/// The names that modules declare, gathered when the first rule asks.
final class ModuleNames: Sendable {
    /// Nil for a module that may be useful without being named.
    private let known = Mutex<[ModuleID: Set<String>?]>([:])

    /// Cost: the first time for each module, a pass over its declarations.
    func names(of module: ModuleID, in project: Project) -> Set<String>? {
        known.withLock { known in
            if let names = known[module] { return names }
            let names = Self.names(of: module, in: project)
            known[module] = .some(names)
            return names
        }
    }

    private static func names(of module: ModuleID, in project: Project) -> Set<String>? {
        var names: Set<String> = []
        for file in project.module(module).files {
            let facts = project.file(file).content
            // It re-exports other modules, or was not read completely.
            guard facts.syntaxErrors.isEmpty, !facts.imports.contains(where: { $0.traits.contains(.exported) }) else {
                return nil
            }
            let stating = Set(facts.references.lazy.filter { $0.role == .inheritance }.map(\.owner))
            for (index, fact) in facts.declarations.enumerated() where fact.access > .fileprivate {
                switch fact.kind {
                case .operator, .precedenceGroup, .macro, .subscript: return nil
                case .parameter, .initializer, .deinitializer: continue
                case .function where fact.traits.contains(.operatorFunction): return nil
                case .extension:
                    // A conformance that it adds is used without being named.
                    if stating.contains(Int32(clamping: index)) { return nil }
                default: names.insert(facts.text(fact.name))
                }
            }
        }
        return names.isEmpty ? nil : names
    }
}

extension JudgingContext {
    /// Unknown for a module outside the tree.
    func isUnused(_ subject: ImportSubject) -> Verdict {
        guard let fact = subject.fact(in: self) else { return .fails }
        let facts = project.file(subject.file).content
        guard fact.traits.isDisjoint(with: [.conditional, .exported, .implementationOnly]), fact.kind.isEmpty,
            facts.syntaxErrors.isEmpty
        else { return .unknown }
        let name = facts.text(fact.module)
        let modules = project.modules.indices.filter { project.modules[$0].name == name }
        // If targets share a name, any of them may be meant.
        let known = modules.map { moduleNames.names(of: ModuleID(Int32($0)), in: project) }
        guard !known.isEmpty, !known.contains(nil) else { return .unknown }
        let names = known.reduce(into: Set<String>()) { $0.formUnion($1 ?? []) }
        for text in facts.names {
            for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
            where names.contains(String(word)) {
                return .fails
            }
        }
        return .holds
    }
}
