// The questions of the language that every thing can answer, whatever its kind.

import NormaExpressions
import NormaGuide
import NormaProject
import NormaText

/// A thing with its answers. Each kind of thing has a form, in a file of its own, with only its special answers.
///
/// To add a kind: its form, a case of `Subject`, a case of `SubjectKind`, a word in `AllSubjects`.
protocol SubjectForm: Sendable {
    /// Nil for a thing without a kind of its own, or of several kinds.
    var kind: SubjectKind? { get }
    /// The name for patterns and for `{Subject}`; nil if it has none.
    func name(in context: JudgingContext) -> String?
    /// The beginning of a message.
    func title(in context: JudgingContext) -> String
    /// The symbol of a finding about it: the path of names of the declaration around it, or the file's path.
    func symbol(in context: JudgingContext) -> String
    /// The place of a finding about it: its name, or the whole of it if it has none.
    func site(in context: JudgingContext) -> Site
    /// The Swift file that it is or is in; nil for a thing that is larger than a file.
    func file(in context: JudgingContext) -> FileID?
    /// The path of the file or folder that it is or is in.
    func path(in context: JudgingContext) -> RelativePath?
    /// The innermost declaration around it.
    func owner(in context: JudgingContext) -> DeclarationID?
    /// The Swift files that it consists of; nil for a thing that doesn't consist of files.
    func files(in context: JudgingContext) -> [FileID]?
    /// Where to look for its content; empty for a thing outside the project.
    func extents(in context: JudgingContext) -> [Extent]
    /// The candidates of `have`: everything that it directly contains.
    func parts(in context: JudgingContext) -> [Subject]
    /// The things around it, innermost first.
    func enclosing(in context: JudgingContext) -> [Subject]
    /// The module that it is or belongs to.
    func module(in context: JudgingContext) -> ModuleID?
    /// The feature that it is or belongs to.
    func feature(in context: JudgingContext) -> FeatureID?
    func verdict(being kind: SubjectKind, in context: JudgingContext) -> Verdict
    /// The captures of a name pattern if it matches the thing's name; nil if it doesn't, or if the thing has no name.
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

/// The form of things with a word of their own.
protocol KindOfSubject: SubjectForm {
    static var word: SubjectWord { get }
    /// The heading under which a reader looks for rules about such things.
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
