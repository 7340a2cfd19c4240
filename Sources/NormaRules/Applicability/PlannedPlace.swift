// A file or folder, existing or not, for the question which rules apply there.

import NormaExpressions
import NormaFacts
import NormaGuide
import NormaProject
import NormaText

package struct PlannedPlace: Sendable, Hashable {
    package let path: RelativePath
    package let isFolder: Bool
    /// Whether it existed before the question.
    package let exists: Bool
    /// The file itself, or for a folder one that stands for any file in it.
    package let file: FileID

    /// The name that stands for any file of a folder: no name pattern matches it by chance.
    package static let anyFile = "___.swift"

    /// A folder of which only the top folder is known, which it shares with this one; nil for a top folder.
    package static func elsewhere(than folder: RelativePath) -> RelativePath? {
        guard let top = folder.components.first, folder.components.count > 1 else { return nil }
        return RelativePath(String(top)).appending("___")
    }

    /// Nil if the project has no such file; a planned file, or a folder's `anyFile`, has to be in its workspace.
    package init?(_ path: RelativePath, isFolder: Bool, exists: Bool, in context: JudgingContext) {
        guard let file = context.project.file(at: isFolder ? path.appending(Self.anyFile) : path) else { return nil }
        self.path = path
        self.isFolder = isFolder
        self.exists = exists
        self.file = file
    }

    /// The file as the project knows it; nil for a folder.
    package func source(in context: JudgingContext) -> ProjectFile? {
        let source = context.project.files[Int(file.index)]
        return isFolder && source.feature == nil && source.layer == nil ? nil : source
    }

    /// The name of the type that a reader expects in a file of this name: `Color` in `Color+Hex.swift`; nil if the name
    /// doesn't name a type.
    var expectedType: String? {
        guard !isFolder, !exists, path.stem != "main", !ManifestName.isManifest(path) else { return nil }
        return path.stem.split(separator: "+").first.map(String.init)
    }
}

extension PlannedPlace {
    /// Whether the place, with all its content, is in a zone; unknown for a folder if a part of it may be.
    func verdict(in zone: Zone, given captures: Captures, in context: JudgingContext) -> Verdict {
        let own = context.verdict(of: .file(file), in: zone, given: captures)
        guard own == .fails, isFolder else { return own }
        switch zone.settled(given: captures, in: context) {
        case .path(let pattern): return pattern.canMatch(below: path) ? .unknown : .fails
        case .layer(let layer):
            let name = context.project.layer(layer).name
            let definition = context.guide.definitions.layers.first { $0.name == name }
            if case .paths(let patterns)? = definition?.extent, patterns.contains(where: { $0.canMatch(below: path) }) {
                return .unknown
            }
            return holdsFile(in: zone, given: captures, in: context) ? .unknown : .fails
        default: return holdsFile(in: zone, given: captures, in: context) ? .unknown : .fails
        }
    }

    private func holdsFile(in zone: Zone, given captures: Captures, in context: JudgingContext) -> Bool {
        context.project.files.indices.contains { index in
            context.project.files[index].path.isInside(path)
                && context.verdict(of: .file(FileID(Int32(clamping: index))), in: zone, given: captures) == .holds
        }
    }

    /// Whether the pattern matches the path itself, something below a folder, or a folder around it.
    func isNamed(by pattern: NamePattern) -> Bool {
        pattern.matchFolderOrFile(path) != nil || (isFolder && pattern.canMatch(below: path))
    }

    /// What `file-named: "{Name}"` binds for this file, if it binds more than the subject's own name.
    func bound(byFileNames description: Description) -> Captures? {
        guard !isFolder else { return nil }
        return description.predicates.lazy.filter { $0.traits.contains(.asksForFileName) }.flatMap(\.argument.patterns)
            .filter { !$0.placeholders.isEmpty && !$0.placeholders.contains { ["Subject", "File"].contains($0) } }
            .compactMap { $0.match(path.stem) }.first
    }

    /// The types that are in the file, and those that it extends.
    func types(in context: JudgingContext) -> [Subject] {
        declarations(in: context).compactMap { declaration in
            let kind = context.project.fact(declaration).kind
            if kind.isType { return .declaration(declaration) }
            return kind == .extension ? context.extendedSubject(of: declaration) : nil
        }
    }

    /// All declarations in the file, outer before inner.
    func declarations(in context: JudgingContext) -> [DeclarationID] {
        let source = context.project.files[Int(file.index)]
        return source.facts.declarations.indices.map { DeclarationID(source.firstDeclaration.index + Int32($0)) }
    }
}
