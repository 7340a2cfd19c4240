// What the language has to know of every thing that a rule can speak of, whatever its kind.

import NormaExpressions
import NormaGuide
import NormaProject
import NormaText

/// A thing with what is known of it. Each kind of thing has a form, in a file of its own, that says what is special of it.
///
/// To add a kind: its form, a case of `Subject`, a case of `SubjectKind`, a word in `AllSubjects`.
protocol SubjectForm: Sendable {
    /// Nil for what is of no kind of its own, or of several.
    var kind: SubjectKind? { get }
    /// The name that patterns are compared with and `{Subject}` stands for; nil where it has none.
    func name(in context: JudgingContext) -> String?
    /// How a message begins.
    func title(in context: JudgingContext) -> String
    /// The symbol of a finding about it: the path of names of the declaration around it, or the file's path.
    func symbol(in context: JudgingContext) -> String
    /// Where a finding about it stands: its name, or the whole of it where it has none.
    func site(in context: JudgingContext) -> Site
    /// The Swift file that it is or lies in; nil for what is larger than a file.
    func file(in context: JudgingContext) -> FileID?
    /// The path of the file or folder that it is or lies in.
    func path(in context: JudgingContext) -> RelativePath?
    /// The innermost declaration around it.
    func owner(in context: JudgingContext) -> DeclarationID?
    /// The Swift files that it is made of; nil for what is not made of files.
    func files(in context: JudgingContext) -> [FileID]?
    /// Where to look for what it contains; nothing for what is not of the project.
    func extents(in context: JudgingContext) -> [Extent]
    /// What `have` asks: all that it directly holds.
    func parts(in context: JudgingContext) -> [Subject]
    /// What is around it, innermost first.
    func enclosing(in context: JudgingContext) -> [Subject]
    /// The module that it is or belongs to.
    func module(in context: JudgingContext) -> ModuleID?
    /// The feature that it is or belongs to.
    func feature(in context: JudgingContext) -> FeatureID?
    func verdict(being kind: SubjectKind, in context: JudgingContext) -> Verdict
    /// What a name pattern binds where it matches the thing's name; nil where it does not, or where the thing has none.
    func match(_ pattern: NamePattern, given captures: Captures, in context: JudgingContext) -> Captures?
    /// Whether it has such a name.
    func verdict(named pattern: NamePattern, given captures: Captures, in context: JudgingContext) -> Verdict
}

extension SubjectForm {
    func title(in context: JudgingContext) -> String {
        (kind.map { "The \($0.rawValue) " } ?? "") + "`\(name(in: context) ?? "")`"
    }

    func symbol(in context: JudgingContext) -> String {
        if let owner = owner(in: context) { return context.symbol(of: owner) }
        return path(in: context)?.text ?? name(in: context) ?? ""
    }

    func site(in context: JudgingContext) -> Site { .path(path(in: context) ?? .root) }

    func file(in context: JudgingContext) -> FileID? { nil }

    func path(in context: JudgingContext) -> RelativePath? { file(in: context).map { context.path(of: $0) } }

    func owner(in context: JudgingContext) -> DeclarationID? { nil }

    func files(in context: JudgingContext) -> [FileID]? { nil }

    func extents(in context: JudgingContext) -> [Extent] {
        (files(in: context) ?? []).map { Extent(file: $0, range: nil) }
    }

    func parts(in context: JudgingContext) -> [Subject] { [] }

    func enclosing(in context: JudgingContext) -> [Subject] { surroundings(in: context) }

    /// The declarations around it, its file, its feature, its modules and its folders.
    func surroundings(in context: JudgingContext) -> [Subject] {
        let owners = owner(in: context).map { [$0] + context.outers(of: $0) } ?? []
        return owners.map { .declaration($0) } + filesAround(in: context)
    }

    func filesAround(in context: JudgingContext) -> [Subject] {
        guard let file = file(in: context) else { return [] }
        var result: [Subject] = []
        if files(in: context) == nil { result.append(.file(file)) }
        let source = context.project.files[Int(file.index)]
        if let feature = source.feature { result.append(.feature(feature)) }
        result += source.modules.map { .module($0) }
        return result + context.folders(from: source.folder)
    }

    func module(in context: JudgingContext) -> ModuleID? {
        file(in: context).flatMap { context.project.files[Int($0.index)].module }
    }

    func feature(in context: JudgingContext) -> FeatureID? {
        file(in: context).flatMap { context.project.files[Int($0.index)].feature }
    }

    func verdict(being kind: SubjectKind, in context: JudgingContext) -> Verdict { Verdict(kind == self.kind) }

    func match(_ pattern: NamePattern, given captures: Captures, in context: JudgingContext) -> Captures? {
        name(in: context).flatMap { pattern.match($0, given: captures) }
    }

    func verdict(named pattern: NamePattern, given captures: Captures, in context: JudgingContext) -> Verdict {
        Verdict(match(pattern, given: captures, in: context) != nil)
    }
}

/// The form of things for which there is one word.
protocol KindOfSubject: SubjectForm {
    static var word: SubjectWord { get }
    /// Below which heading a reader looks for rules about such things.
    static var topic: ApplicableRule.Topic { get }
    /// Every such thing, in the order of the project.
    static func all(in context: JudgingContext) -> [Subject]
}

extension KindOfSubject {
    static var topic: ApplicableRule.Topic { .place }

    var kind: SubjectKind? { Self.word.kind }
}

extension JudgingContext {
    /// A folder with those around it, innermost first.
    func folders(from folder: FolderID?) -> [Subject] {
        var result: [Subject] = []
        var next = folder
        while let folder = next {
            result.append(.folder(folder))
            next = project.folder(folder).parent
        }
        return result
    }
}
