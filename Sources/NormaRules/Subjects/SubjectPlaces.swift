// Where a thing is, and what is around it.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

extension JudgingContext {
    /// Where a finding about the thing itself stands: its name, or the whole of it where it has none.
    package func site(of subject: Subject) -> Site {
        switch subject {
        case .declaration(let declaration):
            let fact = project.fact(declaration)
            return .range(project.file(of: declaration), fact.nameRange.isEmpty ? fact.range : fact.nameRange)
        case .file(let file): return .file(file)
        case .spot(let file, let range, _): return .range(file, range)
        case .document(let document): return .path(project.document(document)?.path ?? .root)
        case .folder(let folder): return .path(project.folders[Int(folder.index)].path)
        case .importing(let file, let index): return site(file, index, \.imports, \.range)
        case .call(let file, let index): return site(file, index, \.calls, \.nameRange)
        case .string(let file, let index): return site(file, index, \.strings, \.range)
        case .comment(let file, let index): return site(file, index, \.comments, \.range)
        case .module(let module): return site(of: project.module(module))
        case .package(let package): return .path(project.packages[Int(package.index)].manifest)
        case .dependency(let package, let index):
            guard let dependency = dependency(package, index) else { return .path(.root) }
            return .manifest(package, dependency.range)
        case .feature(let feature): return .path(project.feature(feature).folder)
        case .external, .unknownExternal: return .path(.root)
        }
    }

    private func site(of module: ProjectModule) -> Site {
        if let package = module.package, !module.range.isEmpty { return .manifest(package, module.range) }
        if let folder = module.folders.first { return .path(folder) }
        return module.files.first.map { .file($0) } ?? .path(.root)
    }

    private func site<Fact>(
        _ file: FileID,
        _ index: Int,
        _ facts: (SourceFacts) -> [Fact],
        _ range: (Fact) -> ByteRange
    ) -> Site {
        let all = facts(project.files[Int(file.index)].facts)
        return all.indices.contains(index) ? .range(file, range(all[index])) : .file(file)
    }

    /// The Swift file that the thing is or lies in; nil for what is larger than a file.
    package func file(of subject: Subject) -> FileID? {
        switch subject {
        case .file(let file), .importing(let file, _), .call(let file, _), .string(let file, _), .comment(let file, _),
            .spot(let file, _, _):
            file
        case .declaration(let declaration): subjects.files[Int(declaration.index)]
        case .document, .folder, .module, .package, .dependency, .feature, .external, .unknownExternal: nil
        }
    }

    /// The innermost declaration around a call, a string or a comment.
    func owner(of subject: Subject) -> DeclarationID? {
        switch subject {
        case .declaration(let declaration): return project.parent(of: declaration)
        case .spot(let file, _, let owner): return project.declaration(owner, in: file)
        case .call(let file, let index): return owner(file, index, \.calls, \.owner)
        case .string(let file, let index): return owner(file, index, \.strings, \.owner)
        case .comment(let file, let index): return owner(file, index, \.comments, \.owner)
        default: return nil
        }
    }

    private func owner<Fact>(
        _ file: FileID,
        _ index: Int,
        _ facts: (SourceFacts) -> [Fact],
        _ owner: (Fact) -> Int32
    ) -> DeclarationID? {
        let all = facts(project.files[Int(file.index)].facts)
        return all.indices.contains(index) ? project.declaration(owner(all[index]), in: file) : nil
    }

    /// The innermost thing that something with this owner lies in: the declaration, or the file.
    func owner(_ index: Int32, in file: FileID) -> Subject {
        project.declaration(index, in: file).map { .declaration($0) } ?? .file(file)
    }

    /// What is around a thing, innermost first: declarations (of an extension also the type that it extends), the file, its
    /// folders, its feature, its module.
    func enclosing(_ subject: Subject) -> [Subject] {
        var result: [Subject] = []
        if case .declaration(let declaration) = subject, let extended = extendedType(of: declaration) {
            result.append(.declaration(extended))
        }
        var current = owner(of: subject)
        while let declaration = current {
            result.append(.declaration(declaration))
            if let extended = extendedType(of: declaration) { result.append(.declaration(extended)) }
            current = project.parent(of: declaration)
        }
        var folder: FolderID?
        switch subject {
        case .folder(let inner): folder = project.folders[Int(inner.index)].parent
        case .dependency(let package, _): result.append(.package(package))
        default:
            guard let file = file(of: subject) else { break }
            if subject != .file(file) { result.append(.file(file)) }
            let source = project.files[Int(file.index)]
            folder = source.folder
            if let feature = source.feature { result.append(.feature(feature)) }
            result += source.modules.map { .module($0) }
        }
        while let inner = folder {
            result.append(.folder(inner))
            folder = project.folders[Int(inner.index)].parent
        }
        return result
    }
}

extension JudgingContext {
    /// Where a reference stands: found by its number, because references are numbered file by file.
    func site(of reference: ReferenceID) -> Site {
        var (low, high) = (0, project.files.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if project.files[middle].firstReference <= reference { low = middle } else { high = middle }
        }
        guard low < project.files.count else { return .path(.root) }
        let file = project.files[low]
        guard let fact = file.facts.reference(reference.index - file.firstReference.index) else {
            return .file(FileID(Int32(low)))
        }
        return .range(FileID(Int32(low)), fact.range)
    }
}
