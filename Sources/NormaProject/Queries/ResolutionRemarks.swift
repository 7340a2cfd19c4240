// Remarks on a name besides its meaning: its `#if`, its requirements, why it is ambiguous or from outside.

import NormaFacts
import NormaText

extension Project {
    /// Whole sentences for a person who wonders about a name.
    package func remarks(on reference: ReferenceID) -> [String] {
        let file = file(of: reference)
        var remarks: [String] = []
        if let condition = condition(around: reference, in: file) {
            remarks.append("It is under `#if \(condition)`: declarations that no such build has don't count.")
        }
        let bounds = (self.bounds[reference] ?? []).map { "`\(known($0).name)`" }
        if !bounds.isEmpty {
            remarks.append("Its requirements are \(bounds.joined(separator: ", ")). Members are looked up there.")
        }
        switch resolution(of: reference) {
        case .ambiguous(let candidates): remarks.append(ambiguity(of: candidates, seenFrom: file))
        case .external: remarks += namesakes(of: reference, seenFrom: file)
        case .exact, .local: break
        }
        return remarks
    }

    /// The innermost condition as written.
    private func condition(around reference: ReferenceID, in file: FileID) -> String? {
        let fact = fact(reference)
        guard fact.traits.contains(.conditional) else { return nil }
        let facts = self.file(file).content
        let around = facts.conditions.filter { $0.range.contains(offset: fact.range.start) }
        guard let inner = around.min(by: { $0.range.count < $1.range.count }) else { return nil }
        let text = facts.text(inner.text)
        return text == "else" ? "… #else" : text
    }

    // MARK: - Ambiguous

    private func ambiguity(of candidates: [DeclarationID], seenFrom file: FileID) -> String {
        if candidates.contains(where: { linked.conditions.condition(of: $0) != ConditionTable.always }) {
            return "It is ambiguous because `#if` decides which of them a build has."
        }
        let modules = Set(candidates.compactMap { module(of: $0) }).sorted()
        let names = modules.map { "`\(module($0).name)`" }.joined(separator: " and ")
        let own = Set(self.file(file).modules)
        if own.count > 1, modules.count > 1, own.isSuperset(of: modules) {
            return
                "It is ambiguous because this file is compiled into \(names), and each has a declaration of this name."
        }
        if modules.isEmpty {
            return
                "It is ambiguous because the modules of these files are unknown; declare them under `modules:` in the guide."
        }
        if modules.count > 1 {
            return "It is ambiguous because this file sees \(names), and each has a declaration of this name."
        }
        return
            "It is ambiguous because \(names) has several of this name, and nothing in the source distinguishes them."
    }

    // MARK: - From outside

    private static let shownNamesakes = 2

    /// Types of the code base that have the name and are not meant, each with why.
    private func namesakes(of reference: ReferenceID, seenFrom file: FileID) -> [String] {
        let source = self.file(file)
        let fact = fact(reference)
        guard fact.qualifier < 0 else { return [] }
        let name = source.facts.text(fact.name)
        let types = declarations(named: name).filter { declaration in
            let kind = self.fact(declaration).kind
            return kind.isType || kind == .typealias
        }
        let shown = types.prefix(Self.shownNamesakes).compactMap { type in
            reason(againstMeaning: type, at: reference, in: file).map { reason in
                let home = self.file(self.file(of: type))
                let position = home.facts.lines.position(at: self.fact(type).nameRange.start)
                return "`\(symbol(of: type))` (\(home.path):\(position)) is not meant: \(reason)."
            }
        }
        let hidden = types.count - Self.shownNamesakes
        guard !shown.isEmpty, hidden > 0 else { return shown }
        return shown + ["There \(hidden == 1 ? "is one" : "are \(hidden)") more of this name in the code base."]
    }

    /// A clause; nil if none is known.
    private func reason(againstMeaning type: DeclarationID, at reference: ReferenceID, in file: FileID) -> String? {
        let view = linked.imports.views[Int(file.index)]
        let fact = fact(type)
        let home = self.file(of: type)
        if let outer = parent(of: type) {
            let isLocal = ![.extension].contains(self.fact(outer).kind) && !self.fact(outer).kind.isType
            return isLocal ? "it is declared inside a function" : "it is declared inside of another type"
        }
        if fact.access <= .fileprivate, home != file { return "it is private to its file" }
        let modules = self.file(home).modules
        if !modules.isEmpty, view.module >= 0, !modules.contains(where: { view.isOwn($0.index) }) {
            let name = "`\(module(modules[0]).name)`"
            guard let seen = view.imports.first(where: { seen in modules.contains { $0.index == seen.module } }) else {
                return "it is in the module \(name), which this file doesn't import"
            }
            if seen.visibility == .everyone, fact.access < .public { return "it is not public in \(name)" }
            if seen.visibility == .package, fact.access < .package { return "it is internal to \(name)" }
        }
        if modules.isEmpty != (view.module < 0) { return "its file and this one aren't known to be in the same module" }
        let place = linked.conditions.condition(at: self.fact(reference).range.start, in: Int(file.index))
        let own = linked.conditions.condition(of: type)
        return linked.conditions.mayHold(place, own) ? nil : "their `#if` conditions exclude each other"
    }
}
