// How a thing is called in messages, in patterns and in a finding's identity.

import NormaExpressions
import NormaFacts
import NormaGuide
import NormaProject
import NormaText

extension JudgingContext {
    /// The name that patterns are compared with and `{Subject}` stands for.
    package func name(of subject: Subject) -> String {
        switch subject {
        case .declaration(let declaration): return names.texts[Int(subjects.names[Int(declaration.index)])]
        case .file(let file): return String(project.files[Int(file.index)].path.stem)
        case .document(let document): return project.document(document).map { String($0.path.name) } ?? ""
        case .folder(let folder): return String(project.folders[Int(folder.index)].path.name)
        case .importing(let file, let index):
            let facts = project.files[Int(file.index)].facts
            return facts.imports.indices.contains(index) ? facts.text(facts.imports[index].path) : ""
        case .call(let file, let index):
            let facts = project.files[Int(file.index)].facts
            return facts.calls.indices.contains(index) ? facts.text(facts.calls[index].name) : ""
        case .string(let file, let index):
            let source = project.files[Int(file.index)].content
            return source.facts.strings.indices.contains(index) ? source.facts.strings[index].text : ""
        case .comment(let file, let index):
            let source = project.files[Int(file.index)].content
            return source.facts.comments.indices.contains(index) ? source.facts.comments[index].text : ""
        case .module(let module): return project.module(module).name
        case .package(let package):
            let package = project.packages[Int(package.index)]
            return package.facts.name.value ?? String(package.root.name)
        case .dependency(let package, let index): return dependency(package, index)?.identity ?? ""
        case .feature(let feature): return project.feature(feature).name
        case .external(let name): return simpleName(name)
        case .unknownExternal: return ""
        case .spot: return ""
        }
    }

    /// How a message begins: the name in backticks, or what the thing is where it has none.
    package func title(of subject: Subject) -> String {
        switch subject {
        case .file(let file): return "`\(project.files[Int(file.index)].path.name)`"
        case .document: return "`\(name(of: subject))`"
        case .folder(let folder): return "The folder `\(project.folders[Int(folder.index)].path.text)`"
        case .importing: return "`import \(name(of: subject))`"
        case .call: return "The call of `\(name(of: subject))`"
        case .string: return "The string \"\(shortened(name(of: subject)))\""
        case .comment: return "The comment `\(shortened(name(of: subject)))`"
        case .module: return "The module `\(name(of: subject))`"
        case .package: return "The package `\(name(of: subject))`"
        case .dependency: return "The dependency `\(name(of: subject))`"
        case .feature: return "The feature `\(name(of: subject))`"
        case .declaration(let declaration): return title(of: declaration)
        case .external, .unknownExternal: return "`\(name(of: subject))`"
        case .spot(let file, _, let owner): return title(of: self.owner(owner, in: file))
        }
    }

    private func title(of declaration: DeclarationID) -> String {
        let fact = project.fact(declaration)
        let name = project.name(of: declaration)
        switch fact.kind {
        case .extension: return "The extension of `\(name)`"
        case .parameter: return "The parameter `\(name)`"
        default: return "`\(symbol(of: declaration))`"
        }
    }

    /// The symbol of a finding about the thing: the declaration's path of names, or the file's path.
    package func symbol(of subject: Subject) -> String {
        switch subject {
        case .declaration(let declaration): return symbol(of: declaration)
        case .file(let file): return project.files[Int(file.index)].path.text
        case .document(let document): return project.document(document)?.path.text ?? ""
        case .folder(let folder): return project.folders[Int(folder.index)].path.text
        case .importing(let file, _): return project.files[Int(file.index)].path.text
        case .call, .string, .comment, .spot:
            if let owner = owner(of: subject) { return symbol(of: owner) }
            return file(of: subject).map { project.files[Int($0.index)].path.text } ?? ""
        case .package(let package): return project.packages[Int(package.index)].manifest.text
        case .dependency(let package, _): return project.packages[Int(package.index)].manifest.text
        case .module, .feature, .external, .unknownExternal: return name(of: subject)
        }
    }

    /// The symbol of the thing, or of the declaration around it that has a name of its own in its type: a place in a local
    /// function or a parameter belongs to the member that holds it.
    func symbol(around subject: Subject) -> String { symbol(of: named(around: subject)) }

    /// How a message begins that is about a place in this thing.
    func title(around subject: Subject) -> String { title(of: named(around: subject)) }

    private func named(around subject: Subject) -> Subject {
        if case .spot(let file, _, let owner) = subject { return named(around: self.owner(owner, in: file)) }
        if case .importing(let file, _) = subject { return .file(file) }
        guard case .declaration(var current) = subject else { return subject }
        while let outer = project.parent(of: current) {
            let fact = project.fact(current)
            let isPart = [.parameter, .associatedValue].contains(fact.kind) || fact.traits.contains(.local)
            guard isPart else { break }
            current = outer
        }
        return .declaration(current)
    }

    func dependency(_ package: PackageID, _ index: Int) -> ManifestDependency? {
        let all = project.packages[Int(package.index)].facts.dependencies.value ?? []
        return all.indices.contains(index) ? all[index] : nil
    }

    /// The last component of a qualified name.
    func simpleName(_ name: String) -> String {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
        return String(name[name.utf8.index(after: dot)...])
    }

    private func shortened(_ text: String) -> String {
        let line = text.prefix { !$0.isNewline }
        return line.count > 40 ? String(line.prefix(39)) + "…" : String(line)
    }
}

extension JudgingContext {
    /// What a name pattern binds where it matches the thing's name; nil where it does not, or where the thing has none.
    func match(_ subject: Subject, named pattern: NamePattern, given captures: Captures) -> Captures? {
        switch subject {
        case .unknownExternal, .spot: return nil
        case .file(let file):
            let path = project.files[Int(file.index)].path
            return pattern.match(path.stem, given: captures) ?? pattern.match(path.name, given: captures)
        case .importing(let file, let index):
            let facts = project.files[Int(file.index)].facts
            guard facts.imports.indices.contains(index) else { return nil }
            return pattern.match(facts.text(facts.imports[index].path), given: captures)
                ?? pattern.match(facts.text(facts.imports[index].module), given: captures)
        case .declaration(let declaration):
            if let found = pattern.match(name(of: subject), given: captures) { return found }
            guard pattern.isQualified else { return nil }
            return qualifiedNames(of: declaration).lazy.flatMap { suffixes(of: $0) }
                .compactMap { pattern.match($0, given: captures) }.first
        case .external(let name):
            if let found = pattern.match(simpleName(name), given: captures) { return found }
            guard pattern.isQualified else { return nil }
            return suffixes(of: name).lazy.compactMap { pattern.match($0, given: captures) }.first
        case .call(let file, let index):
            if let found = pattern.match(name(of: subject), given: captures) { return found }
            let facts = project.files[Int(file.index)].facts
            guard pattern.isQualified, facts.calls.indices.contains(index) else { return nil }
            let call = facts.calls[index]
            return pattern.match(facts.text(call.chain) + "." + facts.text(call.name), given: captures)
        default: return pattern.match(name(of: subject), given: captures)
        }
    }

    /// The same for a pattern of a plan: a declaration's name is compared by its number.
    func verdict(of subject: Subject, named question: NameQuestion, given captures: Captures) -> Verdict {
        if question.isFixed, case .declaration(let declaration) = subject {
            if question.matches(subjects.names[Int(declaration.index)]) { return .holds }
            if !question.pattern.isQualified { return .fails }
        }
        return verdict(of: subject, named: question.pattern, given: captures)
    }

    func verdict(of subject: Subject, named pattern: NamePattern, given captures: Captures) -> Verdict {
        if match(subject, named: pattern, given: captures) != nil { return .holds }
        switch subject {
        case .unknownExternal:
            // A type outside the project can't be one that the project declares under this name.
            guard let name = pattern.literal else { return .unknown }
            return Verdict(project.declarations(named: simpleName(name)).isEmpty) == .holds ? .unknown : .fails
        case .external(let name):
            // Written without its module: it is that module's where the project imports the module at all.
            guard let literal = pattern.literal, let dot = literal.lastIndex(of: "."), !name.contains(".") else {
                return .fails
            }
            guard literal[literal.index(after: dot)...] == name else { return .fails }
            return importedModules.contains(String(literal[..<dot])) ? .holds : .unknown
        default: return .fails
        }
    }

    /// `Module.Cart.State` and the names that end it: `Cart.State`, `State`.
    private func suffixes(of name: String) -> [Substring] {
        var result: [Substring] = [name[...]]
        var rest = name[...]
        while let dot = rest.firstIndex(of: ".") {
            rest = rest[rest.index(after: dot)...]
            result.append(rest)
        }
        return result
    }

    /// The declaration's name after those of the declarations around it and its module's; one for each of several modules.
    private func qualifiedNames(of declaration: DeclarationID) -> [String] {
        var names = [project.name(of: declaration)]
        var current = project.parent(of: declaration)
        while let outer = current {
            names.append(project.name(of: outer))
            current = project.parent(of: outer)
        }
        let file = project.files[Int(project.file(of: declaration).index)]
        let name = names.reversed().joined(separator: ".")
        return file.module == nil ? [name] : file.modules.map { project.module($0).name + "." + name }
    }
}

extension NamePattern {
    /// Whether it is a glob with more than one component: `Foundation.URLSession`, `Cart.*`.
    var isQualified: Bool { !(text.hasPrefix("/") && text.hasSuffix("/") && text.count > 1) && text.contains(".") }
}
