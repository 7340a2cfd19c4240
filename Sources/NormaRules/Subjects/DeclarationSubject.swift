// A declaration: a type, an extension, a function, a property …

import NormaExpressions
import NormaFacts
import NormaGuide
import NormaProject
import NormaText

struct DeclarationSubject: SubjectForm {
    let declaration: DeclarationID

    var kind: SubjectKind? { nil }

    func name(in context: JudgingContext) -> String? {
        context.names.texts[Int(context.subjects.names[Int(declaration.index)])]
    }

    func title(in context: JudgingContext) -> String {
        switch context.subjects.kinds[Int(declaration.index)] {
        case .extension: "The extension of `\(context.project.name(of: declaration))`"
        case .parameter: "The parameter `\(context.project.name(of: declaration))`"
        default: "`\(context.symbol(of: declaration))`"
        }
    }

    func symbol(in context: JudgingContext) -> String { context.symbol(of: declaration) }

    func site(in context: JudgingContext) -> Site {
        let fact = context.project.fact(declaration)
        return .range(context.project.file(of: declaration), fact.nameRange.isEmpty ? fact.range : fact.nameRange)
    }

    func file(in context: JudgingContext) -> FileID? { context.subjects.files[Int(declaration.index)] }

    func owner(in context: JudgingContext) -> DeclarationID? { context.project.parent(of: declaration) }

    /// For a type also its extensions, and those of types that are nested in it.
    func extents(in context: JudgingContext) -> [Extent] {
        var parts = [declaration]
        if context.subjects.kinds[Int(declaration.index)].isType {
            parts += context.extensions(of: declaration)
            parts += context.nestedExtensions.inside(declaration)
        }
        return parts.map { Extent(file: context.project.file(of: $0), range: context.project.fact($0).range) }
    }

    func parts(in context: JudgingContext) -> [Subject] {
        context.members(of: declaration).map { .declaration($0) }
    }

    func enclosing(in context: JudgingContext) -> [Subject] {
        context.outers(of: declaration).map { .declaration($0) } + filesAround(in: context)
    }

    func verdict(being kind: SubjectKind, in context: JudgingContext) -> Verdict {
        let index = Int(declaration.index)
        guard kind.covers(context.subjects.kinds[index]) else { return .fails }
        switch kind {
        case .function, .property: return Verdict(!context.subjects.traits[index].contains(.local))
        case .test: return Verdict(context.isTest(declaration))
        default: return .holds
        }
    }

    func match(_ pattern: NamePattern, given captures: Captures, in context: JudgingContext) -> Captures? {
        if let found = name(in: context).flatMap({ pattern.match($0, given: captures) }) { return found }
        guard pattern.isQualified else { return nil }
        return context.qualifiedNames(of: declaration).lazy
            .compactMap { pattern.match(endOf: $0, given: captures) }.first
    }
}

extension SubjectKind {
    /// Whether a declaration of this kind is one of these, apart from local ones.
    func covers(_ kind: DeclarationKind) -> Bool {
        switch self {
        case .type: kind.isType
        case .class: kind == .class
        case .struct: kind == .struct
        case .enum: kind == .enum
        case .actor: kind == .actor
        case .protocol: kind == .protocol
        case .extension: kind == .extension
        case .function, .test: kind == .function
        case .initializer: kind == .initializer
        case .property: kind == .property
        case .case: kind == .enumCase
        case .parameter: kind == .parameter
        default: false
        }
    }

    /// Whether nothing can be of two of these kinds.
    static func areApart(_ kinds: [SubjectKind]) -> Bool {
        let declared = kinds.flatMap { $0.declarationKinds ?? [] }
        return Set(kinds).count == kinds.count && Set(declared).count == declared.count
    }

    /// The kinds of declarations that it covers; nil if it isn't about declarations.
    var declarationKinds: [DeclarationKind]? {
        let kinds = DeclarationKind.allCases.filter(covers)
        return kinds.isEmpty ? nil : kinds
    }
}

extension JudgingContext {
    /// A function that Swift Testing or XCTest runs.
    fileprivate func isTest(_ declaration: DeclarationID) -> Bool {
        let file = project.files[Int(project.file(of: declaration).index)]
        let fact = project.fact(declaration)
        guard !fact.traits.contains(.local) else { return false }
        let attributes = file.attributes(of: fact)
        if attributes.contains(where: { ["Test", "Testing.Test"].contains(file.text($0.name)) }) { return true }
        guard file.isTest, fact.parameterCount == 0, !fact.traits.contains(.static),
            file.text(fact.name).hasPrefix("test"), let parent = file.declaration(fact.parent)
        else { return false }
        return parent.kind == .class || parent.kind == .extension
    }

    /// The declaration's name after the names around it and its module's; one for each module if there are several.
    fileprivate func qualifiedNames(of declaration: DeclarationID) -> [String] {
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
