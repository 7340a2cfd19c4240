// Adjectives about the place and the shape of a thing.

import NormaFacts
import NormaProject
import NormaText

enum ShapeAdjectives {
    static let list: [Adjective] = [
        Adjective(
            "compiled",
            "Some target compiles its file. Unknown if no manifest says which files its targets have.",
            isOfFiles: true
        ) { subject, context in
            guard let file = context.file(of: subject) else { return .unknown }
            return context.project.isCompiled(file).map { Verdict($0) } ?? .unknown
        }
        .phrased("is compiled by a target", "is compiled by no target"),
        Adjective("conditional", "It is inside `#if`.") { subject, context in
            switch subject {
            case .declaration(let declaration):
                return Verdict(context.project.fact(declaration).traits.contains(.conditional))
            case .importing(let subject):
                return Verdict(subject.fact(in: context)?.traits.contains(.conditional) ?? false)
            default: return context.isInCondition(subject)
            }
        }
        .phrased("is inside `#if`", "is not inside `#if`"),
        Adjective(
            "empty",
            "A type without members, a function without statements, a file without code, a folder without files."
        ) {
            $1.isEmpty($0)
        },
        .trait("generic", "It has generic parameters.", .generic),
        Adjective("literal", "A string without interpolation.") { subject, context in
            guard case .string(let subject) = subject, let string = subject.fact(in: context) else { return .fails }
            return Verdict(!string.isInterpolated)
        },
        Adjective("multiline", "A string or comment that spans several lines.") { subject, context in
            if case .string(let subject) = subject {
                return Verdict(subject.fact(in: context)?.isMultiline ?? false)
            }
            guard case .comment(let subject) = subject, let range = subject.fact(in: context)?.range else {
                return .fails
            }
            let lines = context.project.content(of: subject.file).lines
            return Verdict(lines.line(at: range.start) != lines.line(at: range.end))
        },
        .declaration("nested", "A type declared inside another type.") { fact, declaration, context in
            Verdict(fact.kind.isType && context.holder(of: .declaration(declaration)) != nil)
        },
        Adjective("separated", "A mark with a dash, which draws a line: `// MARK: - Properties`.") { subject, context in
            guard case .mark(let subject) = subject else { return .fails }
            return Verdict(subject.fact(in: context)?.mark?.isSeparated ?? false)
        },
        Adjective("test", "It is in test code.", isOfFiles: true) { subject, context in
            context.verdict(of: subject, in: .tests, given: .none)
        }
        .phrased("is in test code", "is not in test code"),
        .declaration("top-level", "It is not inside another declaration.") { fact, _, _ in Verdict(fact.parent < 0) },
    ]
}

extension JudgingContext {
    fileprivate func isInCondition(_ subject: Subject) -> Verdict {
        guard let file = file(of: subject), case .range(_, let range) = site(of: subject) else { return .fails }
        return Verdict(project.content(of: file).conditions.contains { $0.range.contains(range) })
    }

    fileprivate func isEmpty(_ subject: Subject) -> Verdict {
        switch subject {
        case .declaration(let declaration):
            let fact = project.fact(declaration)
            switch fact.kind {
            case .class, .struct, .enum, .actor, .protocol, .extension:
                return Verdict(members(of: declaration).isEmpty)
            case .function, .initializer, .deinitializer:
                guard fact.traits.contains(.hasBody) else { return .fails }
                return Verdict(fact.statementCount == 0)
            default: return .fails
            }
        case .file(let file):
            let facts = project.content(of: file)
            return Verdict(facts.declarations.isEmpty && facts.imports.isEmpty && facts.codeLineCount == 0)
        case .folder, .module, .feature: return Verdict(extents(of: subject).isEmpty)
        default: return subject.isOutside ? .unknown : .fails
        }
    }
}
