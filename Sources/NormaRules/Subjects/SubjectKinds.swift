// Which things there are of each kind, and of which kind a thing is.

import NormaFacts
import NormaGuide
import NormaProject

extension SubjectKind {
    /// The kinds of declaration that it covers; nil where it is not about declarations.
    var declarationKinds: [DeclarationKind]? {
        switch self {
        case .type: [.class, .struct, .enum, .actor, .protocol]
        case .class: [.class]
        case .struct: [.struct]
        case .enum: [.enum]
        case .actor: [.actor]
        case .protocol: [.protocol]
        case .extension: [.extension]
        case .function, .test: [.function]
        case .initializer: [.initializer]
        case .property: [.property]
        case .case: [.enumCase]
        case .parameter: [.parameter]
        case .file, .document, .folder, .import, .call, .string, .comment, .module, .package, .dependency, .feature: nil
        }
    }
}

extension SubjectKind {
    /// Whether a declaration of this kind is one of these, apart from local ones.
    fileprivate func covers(_ kind: DeclarationKind) -> Bool {
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
        case .file, .document, .folder, .import, .call, .string, .comment, .module, .package, .dependency, .feature:
            false
        }
    }
}

extension JudgingContext {
    /// Every thing of this kind in the order of the project; declarations of generated files too, because they have roles.
    func subjects(of kind: SubjectKind) -> [Subject] {
        lists.list(of: kind) ?? gathered.list(of: [kind]) { listed(kind) }
    }

    private func listed(_ kind: SubjectKind) -> [Subject] {
        switch kind {
        case .file: return judgedFiles.map { .file($0) }
        case .document: return project.documents.indices.map { .document(DocumentID(Int32($0))) }
        case .folder: return project.folders.indices.dropFirst().map { .folder(FolderID(Int32($0))) }
        case .module: return project.modules.indices.map { .module(ModuleID(Int32($0))) }
        case .package:
            return project.packages.indices.filter { project.packages[$0].facts.kind == .package }
                .map { .package(PackageID(Int32($0))) }
        case .feature: return project.features.indices.map { .feature(FeatureID(Int32($0))) }
        case .dependency:
            return project.packages.enumerated().flatMap { index, package in
                (package.facts.dependencies.value ?? []).indices.map { .dependency(PackageID(Int32(index)), $0) }
            }
        case .import: return inFiles(\.imports.indices) { .importing($0, $1) }
        case .call: return inFiles(\.calls.indices) { .call($0, $1) }
        case .string: return inFiles(\.strings.indices) { .string($0, $1) }
        case .comment: return inFiles(\.comments.indices) { .comment($0, $1) }
        default: return []
        }
    }

    /// Every thing of one of these kinds, each once, kind by kind.
    func subjects(of kinds: [SubjectKind]) -> [Subject] {
        if kinds.count == 1 { return subjects(of: kinds[0]) }
        return gathered.list(of: kinds) {
            var seen: Set<Subject> = []
            return kinds.flatMap { subjects(of: $0) }.filter { seen.insert($0).inserted }
        }
    }

    /// The files that rules find something in.
    var judgedFiles: [FileID] {
        project.files.indices.lazy.filter { !project.files[$0].isGenerated }.map { FileID(Int32($0)) }
    }

    /// Whether rules find something in the thing: not in generated files.
    func isJudged(_ subject: Subject) -> Bool {
        guard hasGeneratedFiles, let file = file(of: subject) else { return true }
        return !project.files[Int(file.index)].isGenerated
    }

    private func inFiles(
        _ indices: (SourceFacts) -> Range<Int>,
        _ subject: (FileID, Int) -> Subject
    ) -> [Subject] {
        judgedFiles.flatMap { file in
            indices(project.files[Int(file.index)].content.facts).map { subject(file, $0) }
        }
    }

    /// Whether a thing is of a kind; of most types outside the project only that they are types.
    func verdict(of subject: Subject, being kind: SubjectKind) -> Verdict {
        switch subject {
        case .declaration(let declaration):
            let index = Int(declaration.index)
            guard kind.covers(subjects.kinds[index]) else { return .fails }
            switch kind {
            case .function, .property: return Verdict(!subjects.traits[index].contains(.local))
            case .test: return Verdict(isTest(declaration))
            default: return .holds
            }
        case .external(let name) where [.class, .actor, .protocol].contains(kind):
            return ExternalTypes.isStructure(simpleName(name)) ? .fails : .unknown
        case .external, .unknownExternal:
            switch kind {
            case .type: return .holds
            case .class, .struct, .enum, .actor, .protocol: return .unknown
            default: return .fails
            }
        case .file: return Verdict(kind == .file)
        case .document: return Verdict(kind == .document)
        case .folder: return Verdict(kind == .folder)
        case .importing: return Verdict(kind == .import)
        case .call: return Verdict(kind == .call)
        case .string: return Verdict(kind == .string)
        case .comment: return Verdict(kind == .comment)
        case .module: return Verdict(kind == .module)
        case .package: return Verdict(kind == .package)
        case .dependency: return Verdict(kind == .dependency)
        case .feature: return Verdict(kind == .feature)
        case .spot: return .fails
        }
    }

    /// A function that Swift Testing or XCTest runs.
    private func isTest(_ declaration: DeclarationID) -> Bool {
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
}
