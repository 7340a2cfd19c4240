// Finds the declaration that a person means by a name.

import NormaFacts
import NormaProject
import NormaText

extension ProjectSignatures {
    /// The type that is meant by `Store`, `Cart.Store`, `Shop.Store` (a module's) or `Shop.Cart.Store`.
    ///
    /// - Throws: if there is none or more than one, with the nearest names or the choice.
    package func chosenType(_ text: String, kinds: Set<DeclarationKind>) throws(ScaffoldProblem) -> DeclaredSignature {
        let names = text.split(separator: ".").map(String.init)
        let found = declarations(named: names.last ?? "").filter { declared in
            guard let type = declared.type, kinds.contains(type.kind) else { return false }
            return declared.isNamed(names)
                || declared.module == names.first && declared.isNamed(Array(names.dropFirst()))
        }
        if found.count == 1, let only = found.first { return only }
        if let branches = branches(found) { throw branches }
        guard !found.isEmpty else { throw unknown(text, names, kinds) }
        let places = found.map { "`\(([$0.module] + $0.fullName).joined(separator: "."))` in \($0.path)" }
        let areDistinct = Set(found.map { [$0.module] + $0.fullName }).count == found.count
        throw ScaffoldProblem(
            "`\(text)` may be \(places.joined(separator: " or "))",
            suggestion: areDistinct
                ? "write the module's name before it" : "rename one of them, or exclude its file in .norma.yml"
        )
    }

    /// One declaration of the same name for each branch of `#if`.
    private func branches(_ found: [DeclaredSignature]) -> ScaffoldProblem? {
        guard let first = found.first, found.count > 1, Set(found.map(\.path)).count == 1,
            Set(found.map(\.fullName)).count == 1, found.allSatisfy({ $0.type?.condition != nil })
        else { return nil }
        return ScaffoldProblem(
            "`\(first.type?.fullName ?? "")` is declared in \(found.count) branches of `#if` in \(first.path), and code that is derived from one of them would not fit another",
            suggestion: "declare it once, with the `#if` around the members that differ"
        )
    }

    /// An alias of another declaration: that one has to be asked for.
    private func alias(_ text: String, _ names: [String], _ kind: String) -> ScaffoldProblem? {
        let found = declarations(named: names.last ?? "").first { declared in
            declared.type == nil && (declared.isNamed(names) || declared.isNamed(Array(names.dropFirst())))
        }
        guard let found, case .alias(let alias, _, _) = found.content else { return nil }
        var target = alias.target
        if case .existential(let inner) = target { target = inner }
        guard case .named(let parts) = target,
            let meant = declaration(parts.map(\.text), from: NameScope(found)), let type = meant.type
        else {
            return ScaffoldProblem(
                "`\(text)` isn't a \(kind) but an alias of `\(alias.target.text)`",
                suggestion: kind == "protocol" ? "declare a protocol that inherits from its parts" : nil
            )
        }
        return ScaffoldProblem(
            "`\(text)` isn't a \(kind) but an alias of `\(type.fullName)`",
            suggestion: "ask for `\(type.fullName)`"
        )
    }

    private func unknown(_ text: String, _ names: [String], _ kinds: Set<DeclarationKind>) -> ScaffoldProblem {
        let kind = kinds == [.protocol] ? "protocol" : "type"
        if let alias = alias(text, names, kind) { return alias }
        let other = declarations(named: names.last ?? "").first { $0.type.map { !kinds.contains($0.kind) } ?? false }
        if let type = other?.type {
            let found = "\(type.kind)"
            let article = Article.indefinite(before: found)
            return ScaffoldProblem("`\(text)` isn't a \(kind): it is \(article) \(found) in \(other?.path ?? "")")
        }
        let nested = declarations(named: names.last ?? "").filter { $0.type.map { kinds.contains($0.kind) } ?? false }
        if !nested.isEmpty {
            let all = nested.map { "`\($0.fullName.joined(separator: "."))`" }.joined(separator: " or ")
            return ScaffoldProblem(
                "there is no \(kind) `\(text)` in this code base",
                suggestion: "did you mean \(all)?"
            )
        }
        var known: Set<String> = []
        for declaration in project.allTypes where kinds.contains(project.fact(declaration).kind) {
            known.insert(project.name(of: declaration))
        }
        let near = NearestWord.choices(for: names.last ?? text, among: known.sorted()).map { "`\($0)`" }
        let last = near.last.map { near.count > 1 ? " or \($0)" : $0 } ?? ""
        return ScaffoldProblem(
            "there is no \(kind) `\(text)` in this code base",
            suggestion: near.isEmpty ? nil : "did you mean \(near.dropLast().joined(separator: ", "))\(last)?"
        )
    }

    /// The protocols of the code base that can have a double, by name: none of tests, none that only their file sees.
    package var mockableProtocols: [DeclaredSignature] { visible { $0 == .protocol } }

    /// The types of the code base that can have stubs and tests, by name: none of tests, none that only their file sees.
    package var derivableTypes: [DeclaredSignature] { visible { $0 != .protocol && $0 != .extension } }

    private func visible(_ isWanted: (DeclarationKind) -> Bool) -> [DeclaredSignature] {
        var seen: Set<String> = []
        var found: [DeclaredSignature] = []
        for declaration in project.allTypes where isWanted(project.fact(declaration).kind) {
            let file = project.file(project.file(of: declaration))
            guard !file.isTest, !file.isGenerated, seen.insert(project.name(of: declaration)).inserted else { continue }
            found += declarations(named: project.name(of: declaration)).filter { declared in
                declared.type.map { isWanted($0.kind) } == true && declared.access >= .internal
            }
        }
        return found.sorted {
            ($0.fullName.joined(separator: "."), $0.path) < ($1.fullName.joined(separator: "."), $1.path)
        }
    }
}
