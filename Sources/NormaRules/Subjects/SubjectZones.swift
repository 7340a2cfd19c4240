// The zones that a thing is in.

import NormaExpressions
import NormaFacts
import NormaGuide
import NormaProject
import NormaText

extension JudgingContext {
    func verdict(of subject: Subject, in zone: Zone, given captures: Captures) -> Verdict {
        switch zone.settled(given: captures, in: self) {
        case .path(let pattern):
            guard let path = path(of: subject) else { return .fails }
            return Verdict(pattern.matchFolderOrFile(path, given: captures) != nil)
        case .layer(let layer): return allFiles(of: subject) { $0.layer == layer || $0.otherLayers.contains(layer) }
        case .module(let pattern):
            if case .module(let module) = subject { return Verdict(pattern.matches(project.module(module).name)) }
            return allFiles(of: subject) { file in
                file.isCompiled { pattern.matches(project.module($0).name, given: captures) }
            }
        case .feature(let pattern):
            if case .feature(let feature) = subject { return Verdict(pattern.matches(project.feature(feature).name)) }
            return allFiles(of: subject) { file in
                file.feature.map { pattern.matches(project.feature($0).name, given: captures) } ?? false
            }
        case .role(let role, _, let certainty): return verdict(of: subject, insideRole: role, counting: certainty)
        case .moduleOf(let role, _, let certainty):
            let modules = moduleHomes.modules(of: role, counting: certainty, in: self)
            if case .module(let module) = subject { return Verdict(modules.contains(module)) }
            return allFiles(of: subject) { $0.isCompiled(intoAny: modules.contains) }
        case .tests: return allFiles(of: subject) { $0.isTest }
        case .production: return isInProduction(subject)
        case .previews: return Verdict(isInPreview(subject))
        case .open, .nothing: return .fails
        }
    }

    /// Code that isn't test code, a manifest or its helper, a script, a sample app, or only for previews and debug builds. This doesn't depend on a
    /// target that compiles it: the project file may be missing.
    private func isInProduction(_ subject: Subject) -> Verdict {
        let isShipped = { (file: FileID) in
            let source = project.files[Int(file.index)]
            let isScript = source.content.isScript && source.path.name != "main.swift"
            let isSample =
                source.module.map(sampleApps.contains) ?? false && source.otherModules.allSatisfy(sampleApps.contains)
            return !source.isTest && !isScript && !isSample && !source.content.describesABuild
                && !previewCode.isWhole(file, of: project)
        }
        guard let file = file(of: subject) else {
            let extents = extents(of: subject)
            return Verdict(!extents.isEmpty && extents.allSatisfy { isShipped($0.file) })
        }
        if case .range(_, let range) = site(of: subject), previewCode.contains(range, in: file, of: project) {
            return .fails
        }
        return Verdict(isShipped(file))
    }

    /// Whether everything in the zone is in no other zone too: a use of something that several modules share may not mean this zone.
    func isOnly(_ subject: Subject, in zone: Zone) -> Bool {
        guard let file = file(of: subject) else { return true }
        let source = project.files[Int(file.index)]
        return switch zone {
        case .module(let pattern): !source.isCompiled { !pattern.matches(project.module($0).name) }
        case .layer: source.otherLayers.isEmpty
        default: true
        }
    }

    /// For a thing that is larger than a file, whether it holds for all its files; it doesn't hold without files.
    private func allFiles(of subject: Subject, _ fits: (ProjectFile) -> Bool) -> Verdict {
        if let file = file(of: subject) { return Verdict(fits(project.files[Int(file.index)])) }
        let extents = extents(of: subject)
        return Verdict(!extents.isEmpty && extents.allSatisfy { fits(project.files[Int($0.file.index)]) })
    }

    private func verdict(of subject: Subject, insideRole role: Int, counting certainty: Certainty) -> Verdict {
        if isEmpty(role: role) { return .fails }
        if case .declaration(let declaration) = subject {
            return verdict(of: declaration, insideRole: role, counting: certainty)
        }
        var inside = enclosing(subject)
        inside.insert(subject, at: 0)
        return Verdict.any(inside) { outer in
            guard case .declaration(let declaration) = outer else { return .fails }
            return verdict(ofRole: role, of: declaration, counting: certainty)
        }
    }

    private func verdict(of declaration: DeclarationID, insideRole role: Int, counting certainty: Certainty) -> Verdict
    {
        Verdict.any([declaration] + outers(of: declaration)) { verdict(ofRole: role, of: $0, counting: certainty) }
    }

    /// In a `#Preview`, in a type that provides previews, in code that only debug builds have, or among the files of either.
    private func isInPreview(_ subject: Subject) -> Bool {
        guard let file = file(of: subject) else { return false }
        if PreviewFiles.contain(project.files[Int(file.index)].path) { return true }
        if case .range(_, let range) = site(of: subject), previewCode.contains(range, in: file, of: project) {
            return true
        }
        return ([subject] + enclosing(subject)).contains { outer in
            guard case .declaration(let declaration) = outer else { return false }
            if project.fact(declaration).traits.contains(.inPreview) { return true }
            return statedSupertypeNames(of: declaration).contains("PreviewProvider")
        }
    }

    /// The names in the inheritance clause of this declaration, as written.
    func statedSupertypeNames(of declaration: DeclarationID) -> [String] {
        statedSupertypes(of: declaration).map { file, reference in
            let facts = project.content(of: file)
            return facts.text(facts.references[reference].name)
        }
    }

    /// The references in the inheritance clause of this declaration, as indices into the facts of its file; in `Screen<Cart>` the
    /// argument is not one of them.
    func statedSupertypes(of declaration: DeclarationID) -> [(file: FileID, reference: Int)] {
        let fact = project.fact(declaration)
        guard fact.kind.isType || fact.kind == .extension else { return [] }
        let file = project.file(of: declaration)
        let source = project.files[Int(file.index)]
        let head = ByteRange(
            start: fact.range.start,
            end: fact.bodyRange.isEmpty ? fact.range.end : fact.bodyRange.start
        )
        let index = declaration.index - source.firstDeclaration.index
        return Extent(file: file, range: head).indices(in: source.facts.references).filter { place in
            let reference = source.facts.references[place]
            return reference.role == .inheritance && reference.owner == index && !reference.traits.contains(.generic)
        }.map { (file, $0) }
    }
}
