// Measures that count parts of a thing.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

enum CountMeasures {
    static let list: [Measure] = [
        members("members", "Its members, including those in extensions in the code base.") { _ in true },
        members("cases", "The cases of an enum.") { $0.kind == .enumCase },
        members("functions", "Its methods; for a file, its top-level functions.") { $0.kind == .function },
        members("initializers", "Its initializers.") { $0.kind == .initializer },
        members(
            "properties",
            "Its properties; for a file, its globals.",
            unit: .counted(one: "property", several: "properties")
        ) { $0.kind == .property },
        .declaration("requirements", "The requirements of a protocol, without its extensions.") {
            fact,
            declaration,
            context in
            guard fact.kind == .protocol else { return nil }
            return context.members(of: declaration).count { context.project.parent(of: $0) == declaration }
        },
        .declaration("parameters", "Parameters of a function, initializer or subscript.") { fact, _, _ in
            [.function, .initializer, .subscript].contains(fact.kind) ? Int(fact.parameterCount) : nil
        },
        .declaration(
            "associated-values",
            "Associated values of a case.",
            unit: .counted(one: "associated value", several: "associated values")
        ) { fact, _, _ in
            fact.kind == .enumCase ? Int(fact.parameterCount) : nil
        },
        Measure("arguments", "Arguments of a call, trailing closures included.") { subject, context in
            guard case .call(let subject) = subject, let call = subject.fact(in: context) else { return nil }
            return context.project.content(of: subject.file).labels(of: call).count
        },
        .declaration(
            "inherited-types",
            "Types in its own inheritance clause.",
            unit: .counted(one: "inherited type", several: "inherited types")
        ) { fact, declaration, context in
            guard fact.kind.isType || fact.kind == .extension else { return nil }
            return context.statedSupertypeNames(of: declaration).count
        },
        Measure("imports", "Modules that a file imports.") { subject, context in
            guard case .file(let file) = subject else { return nil }
            let facts = context.project.content(of: file)
            return Set(facts.imports.map(\.module)).count
        },
        Measure("types", "Top-level types of a file; for a folder, module or feature, those of all its files.") {
            subject,
            context in
            subject.form.files(in: context)?.reduce(0) { count, file in
                count + context.topLevel(of: file).count { context.project.fact($0).kind.isType }
            }
        },
        Measure("files", "Swift files directly in a folder; for a module or feature, all files.") { subject, context in
            switch subject {
            case .folder(let folder): context.project.folders[Int(folder.index)].files.count
            case .file: nil
            default: subject.form.files(in: context)?.count
            }
        },
        Measure("tests", "Test functions in a type, file, folder, module or feature.") { subject, context in
            switch subject {
            case .declaration(let declaration):
                context.members(of: declaration)
                    .count { context.verdict(of: .declaration($0), being: .test) == .holds }
            default: subject.form.files(in: context)?.reduce(0) { $0 + context.testCount(of: $1) }
            }
        },
    ]

    private static func members(
        _ word: String,
        _ summary: String,
        unit: Measure.Unit? = nil,
        _ counts: @escaping @Sendable (DeclarationFact) -> Bool
    ) -> Measure {
        Measure(word, summary, unit: unit) { subject, context in
            switch subject {
            case .declaration(let declaration):
                let fact = context.project.fact(declaration)
                guard fact.kind.isType || fact.kind == .extension else { return nil }
                return context.members(of: declaration).count { counts(context.project.fact($0)) }
            case .file(let file): return context.topLevel(of: file).count { counts(context.project.fact($0)) }
            default: return nil
            }
        }
    }
}

extension JudgingContext {
    fileprivate func testCount(of file: FileID) -> Int {
        let file = project.files[Int(file.index)]
        return file.facts.declarations.indices.count { index in
            let id = DeclarationID(file.firstDeclaration.index + Int32(clamping: index))
            return verdict(of: .declaration(id), being: .test) == .holds
        }
    }
}
