// One place where code of one unit names something of another.

import NormaFacts
import NormaProject
import NormaText

struct UnitUse {
    enum Means {
        /// Indices into the facts of the file.
        case reference(Int)
        case importing(Int)
        /// A target of a manifest depends on another.
        case manifest(PackageID, ModuleUse, target: String)
    }

    var from: Int
    var to: Int
    /// The file that it is in; for a manifest, the manifest itself if it is among the project's files.
    var file: FileID?
    /// The innermost declaration around it; nil if it is directly in the file.
    var owner: DeclarationID?
    var means: Means
}

extension UnitUse {
    /// Who is responsible for it: the subject of exceptions.
    var subject: Subject? {
        if let owner { return .declaration(owner) }
        if case .importing(let index) = means, let file { return .importing(ImportSubject(file: file, index: index)) }
        return file.map { .file($0) }
    }

    func site(in context: JudgingContext) -> Site {
        switch means {
        case .manifest(let package, let dependency, _): return .manifest(package, dependency.range)
        case .reference(let index):
            guard let file, let fact = context.project.file(file).content.reference(Int32(clamping: index)) else {
                break
            }
            return .range(file, fact.range)
        case .importing(let index):
            guard let file else { break }
            return ImportSubject(file: file, index: index).site(in: context)
        }
        return .path(.root)
    }

    /// The symbol of a finding about the use.
    func symbol(in context: JudgingContext) -> String {
        if case .manifest(let package, _, _) = means { return context.symbol(of: Subject.package(package)) }
        return subject.map { context.symbol(of: $0) } ?? ""
    }

    /// The used thing, as in the identity of a finding: `CartView`, `import Presentation`.
    func detail(in context: JudgingContext) -> String {
        switch means {
        case .reference: return target(in: context)
        case .importing: return "import " + target(in: context)
        case .manifest(_, let dependency, let target): return "\(target) -> \(dependency.name)"
        }
    }

    /// The user, without backticks: the type around the place, or the file.
    func user(in context: JudgingContext) -> String {
        if case .manifest(_, _, let target) = means { return target }
        let fileName = file.map { String(context.path(of: $0).name) } ?? ""
        if case .importing = means { return fileName }
        var name: String?
        var current = owner
        while let declaration = current {
            let fact = context.project.fact(declaration)
            if fact.kind.isType { return context.symbol(of: declaration) }
            if fact.kind == .extension {
                // `extension CartView` in another layer is the responsibility of the file, not of the view.
                return verb(in: context) == "extends" ? fileName : context.project.name(of: declaration)
            }
            name = context.project.name(of: declaration)
            current = context.project.parent(of: declaration)
        }
        return name ?? fileName
    }

    /// `uses`, `imports` …
    func verb(in context: JudgingContext) -> String {
        switch means {
        case .importing: return "imports"
        case .manifest: return "depends on"
        case .reference(let index):
            let role = file.flatMap { context.project.file($0).content.reference(Int32(clamping: index)) }?.role
            switch role {
            case .construction: return "creates"
            case .extended: return "extends"
            default: return "uses"
            }
        }
    }

    /// The used thing, without backticks: a type with the types around it, or a module.
    func target(in context: JudgingContext) -> String {
        switch means {
        case .manifest(_, let dependency, _): return dependency.name
        case .importing(let index):
            return file.flatMap { ImportSubject(file: $0, index: index).name(in: context) } ?? ""
        case .reference(let index):
            guard let file, let reference = context.project.reference(Int32(clamping: index), in: file) else {
                return ""
            }
            if case .exact(let declaration) = context.project.resolution(of: reference) {
                return context.symbol(of: declaration)
            }
            let facts = context.project.file(file).content
            return facts.reference(Int32(clamping: index)).map { facts.text($0.name) } ?? ""
        }
    }
}
