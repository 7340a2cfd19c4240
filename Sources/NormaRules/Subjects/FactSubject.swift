// The common parts of the kinds of things that are one fact of a file: imports, calls, strings, comments.

import NormaFacts
import NormaProject
import NormaText

protocol FactSubject: KindOfSubject, Hashable {
    associatedtype Fact: Placed

    var file: FileID { get }
    /// Into the list.
    var index: Int { get }
    var subject: Subject { get }

    init(file: FileID, index: Int)

    static func list(in facts: FileContent) -> [Fact]
    /// Whether a fact of the list is such a thing.
    static func isOne(_ fact: Fact) -> Bool
    static func name(of fact: Fact, in facts: FileContent) -> String
    /// The place of a finding about it.
    static func place(of fact: Fact) -> ByteRange
    /// The innermost declaration around it; -1: the file.
    static func owner(of fact: Fact) -> Int32
}

extension FactSubject {
    static var topic: ApplicableRule.Topic { .code }

    static func isOne(_ fact: Fact) -> Bool { true }
    static func place(of fact: Fact) -> ByteRange { fact.range }
    static func owner(of fact: Fact) -> Int32 { -1 }

    static func all(in context: JudgingContext) -> [Subject] {
        context.judgedFiles.flatMap { all(of: $0, in: context) }
    }

    static func all(of file: FileID, in context: JudgingContext) -> [Subject] {
        list(in: context.project.content(of: file)).enumerated()
            .filter { isOne($1) }
            .map { index, _ in Self(file: file, index: index).subject }
    }

    static func all(beginningIn range: ByteRange, of file: FileID, in context: JudgingContext) -> [Subject] {
        list(in: context.project.content(of: file)).enumerated()
            .filter { range.contains(offset: place(of: $1).start) && isOne($1) }
            .map { index, _ in Self(file: file, index: index).subject }
    }

    func fact(in context: JudgingContext) -> Fact? {
        let all = Self.list(in: context.project.content(of: file))
        return all.indices.contains(index) ? all[index] : nil
    }

    func name(in context: JudgingContext) -> String? {
        fact(in: context).map { Self.name(of: $0, in: context.project.content(of: file)) }
    }

    func site(in context: JudgingContext) -> Site {
        fact(in: context).map { .range(file, Self.place(of: $0)) } ?? .file(file)
    }

    func file(in context: JudgingContext) -> FileID? { file }

    func owner(in context: JudgingContext) -> DeclarationID? {
        fact(in: context).flatMap { context.project.declaration(Self.owner(of: $0), in: file) }
    }

    /// For a kind with content of its own.
    func ownExtents(in context: JudgingContext) -> [Extent] {
        fact(in: context).map { [Extent(file: file, range: $0.range)] } ?? []
    }

    /// As much of the first line as fits into a message.
    func shortName(in context: JudgingContext) -> String {
        let line = (name(in: context) ?? "").prefix { !$0.isNewline }
        return line.count > 40 ? String(line.prefix(39)) + "…" : String(line)
    }
}
