// The questions that rules ask about a thing, whatever its kind; with a short cut for declarations, the most frequent subjects.

import NormaExpressions
import NormaFacts
import NormaGuide
import NormaProject
import NormaText

extension JudgingContext {
    /// The name for patterns and for `{Subject}`.
    package func name(of subject: Subject) -> String {
        if case .declaration(let declaration) = subject { return name(of: declaration) }
        return subject.form.name(in: self) ?? ""
    }

    func name(of declaration: DeclarationID) -> String { names.texts[Int(subjects.names[Int(declaration.index)])] }

    /// The beginning of a message: the name in backticks, or the kind of thing if it has no name.
    package func title(of subject: Subject) -> String { subject.form.title(in: self) }

    /// The symbol of a finding about the thing: the declaration's path of names, or the file's path.
    package func symbol(of subject: Subject) -> String { subject.form.symbol(in: self) }

    /// "class", "file", "call"; "thing" for a thing without a kind of its own.
    package func kindName(of subject: Subject) -> String {
        if case .declaration(let declaration) = subject { return "\(project.fact(declaration).kind)" }
        return subject.form.kind?.rawValue ?? "thing"
    }

    /// The symbol of the thing, or of the declaration around it with a name of its own in its type: a place in a local
    /// function or a parameter belongs to the surrounding member.
    func symbol(around subject: Subject) -> String { symbol(of: named(around: subject)) }

    /// The beginning of a message about a place in this thing.
    func title(around subject: Subject) -> String { title(of: named(around: subject)) }

    /// The symbol of the outermost declaration around a place, or of the file: the one that is responsible.
    func outermostSymbol(around subject: Subject) -> String {
        guard case .declaration(var current) = named(around: subject) else { return symbol(around: subject) }
        while let outer = project.parent(of: current) { current = outer }
        return symbol(of: current)
    }

    private func named(around subject: Subject) -> Subject {
        if case .spot(let file, _, let owner) = subject { return named(around: self.owner(owner, in: file)) }
        if case .importing(let subject) = subject { return .file(subject.file) }
        guard case .declaration(var current) = subject else { return subject }
        while let outer = project.parent(of: current) {
            let fact = project.fact(current)
            let isPart = [.parameter, .associatedValue].contains(fact.kind) || fact.traits.contains(.local)
            guard isPart else { break }
            current = outer
        }
        return .declaration(current)
    }

    /// The place of a finding about the thing itself: its name, or the whole of it if it has none.
    package func site(of subject: Subject) -> Site {
        if case .declaration(let declaration) = subject {
            return DeclarationSubject(declaration: declaration).site(in: self)
        }
        return subject.form.site(in: self)
    }

    /// The Swift file that the thing is or is in; nil for a thing that is larger than a file.
    package func file(of subject: Subject) -> FileID? {
        if case .declaration(let declaration) = subject { return subjects.files[Int(declaration.index)] }
        return subject.form.file(in: self)
    }

    /// The path of the file or folder that the thing is or is in.
    func path(of subject: Subject) -> RelativePath? { subject.form.path(in: self) }

    /// The innermost thing around something with this owner: the declaration, or the file.
    func owner(_ index: Int32, in file: FileID) -> Subject {
        project.declaration(index, in: file).map { .declaration($0) } ?? .file(file)
    }

    /// Where to look for the content of a thing; empty for a thing outside the project.
    func extents(of subject: Subject) -> [Extent] { subject.form.extents(in: self) }

    /// The things around a thing, innermost first: declarations (for an extension also the extended type), the file, its
    /// folders, its feature, its module.
    func enclosing(_ subject: Subject) -> [Subject] { subject.form.enclosing(in: self) }

    /// The name by which an outside type is known: the last part of the written name, without a module; the whole name if the
    /// last part alone is another well-known type. `SwiftUI.View` is `View`, and `Chart.View` isn't.
    func outsideName(_ name: String) -> String {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
        let simple = String(name[name.utf8.index(after: dot)...])
        let qualifier = String(name[..<dot])
        let isModule = importedModules.contains(qualifier) || ExternalTypes.isSystemModule(qualifier)
        return ExternalTypes.isKnown(simple) && !isModule ? name : simple
    }

    /// The last component of a qualified name.
    func simpleName(_ name: String) -> String {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
        return String(name[name.utf8.index(after: dot)...])
    }
}

extension JudgingContext {
    /// Whether a thing is of a kind; for most types outside the project, only that they are types is known.
    func verdict(of subject: Subject, being kind: SubjectKind) -> Verdict {
        if case .declaration(let declaration) = subject {
            return DeclarationSubject(declaration: declaration).verdict(being: kind, in: self)
        }
        return subject.form.verdict(being: kind, in: self)
    }

    /// The captures of a name pattern if it matches the thing's name; nil if it doesn't, or if the thing has no name.
    func match(_ subject: Subject, named pattern: NamePattern, given captures: Captures) -> Captures? {
        subject.form.match(pattern, given: captures, in: self)
    }

    func verdict(of subject: Subject, named pattern: NamePattern, given captures: Captures) -> Verdict {
        subject.form.verdict(named: pattern, given: captures, in: self)
    }

    /// The same for a pattern of a plan: a declaration's name is compared by its number.
    func verdict(of subject: Subject, named question: NameQuestion, given captures: Captures) -> Verdict {
        if question.isFixed, case .declaration(let declaration) = subject {
            if question.matches(subjects.names[Int(declaration.index)]) { return .holds }
            if !question.isQualified { return .fails }
        }
        return verdict(of: subject, named: question.pattern, given: captures)
    }
}

extension NamePattern {
    /// Whether it is a glob with more than one component: `Foundation.URLSession`, `Cart.*`.
    var isQualified: Bool { !isExpression && text.utf8.contains(UInt8(ascii: ".")) }

    /// The first match of `Module.Cart.State` and the names that end it: `Cart.State`, `State`.
    func match(endOf name: String, given captures: Captures) -> Captures? {
        var rest = name[...]
        while true {
            if let found = match(rest, given: captures) { return found }
            guard let dot = rest.firstIndex(of: ".") else { return nil }
            rest = rest[rest.index(after: dot)...]
        }
    }
}
