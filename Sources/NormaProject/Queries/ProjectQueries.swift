// Questions to a project that are answered in constant or logarithmic time.

import NormaFacts
import NormaText

extension Project {
    package var declarationCount: Int { declarationFiles.count }

    package var allFileIDs: [FileID] { files.indices.map { FileID(Int32($0)) } }

    /// The identifiers in this API come from this project; one of another project gives an unspecified file, never a trap
    /// that input could cause.
    package func file(_ id: FileID) -> ProjectFile { files[Int(id.index)] }

    /// The facts alone: a copy of the file would retain all of its lists.
    package func content(of id: FileID) -> FileContent { files[Int(id.index)].content }

    package func file(at path: RelativePath) -> FileID? { filesByPath[path] }

    /// The feature that a Swift file or a folder is part of.
    package func feature(at path: RelativePath) -> ProjectFeature? {
        if let file = filesByPath[path] { return self.file(file).feature.map(feature) }
        return features.first { path.isInside($0.folder) && !$0.folder.text.isEmpty }
    }

    /// The first layer of a Swift file; nil if it has none.
    package func layer(at path: RelativePath) -> ProjectLayer? {
        filesByPath[path].flatMap { file($0).layer.map(layer) }
    }

    package func folder(_ id: FolderID) -> ProjectFolder { folders[Int(id.index)] }

    package func module(_ id: ModuleID) -> ProjectModule { modules[Int(id.index)] }

    package func layer(_ id: LayerID) -> ProjectLayer { layers[Int(id.index)] }

    package func feature(_ id: FeatureID) -> ProjectFeature { features[Int(id.index)] }

    package func file(of declaration: DeclarationID) -> FileID { declarationFiles[Int(declaration.index)] }

    // Asked most of all: reads only the needed parts of a file, because a copy would retain all of its lists.

    package func fact(_ declaration: DeclarationID) -> DeclarationFact {
        let file = Int(file(of: declaration).index)
        return files[file].content.declaration(at: declaration.index - files[file].firstDeclaration.index)
    }

    /// The declaration with this index in the facts of the file; nil for -1.
    package func declaration(_ index: Int32, in file: FileID) -> DeclarationID? {
        index < 0 ? nil : DeclarationID(files[Int(file.index)].firstDeclaration.index + index)
    }

    package func name(of declaration: DeclarationID) -> String {
        files[Int(file(of: declaration).index)].content.text(fact(declaration).name)
    }

    /// The lexically enclosing declaration.
    package func parent(of declaration: DeclarationID) -> DeclarationID? {
        self.declaration(fact(declaration).parent, in: file(of: declaration))
    }

    package func resolution(of reference: ReferenceID) -> Resolution {
        let code = resolutions[Int(reference.index)].code
        switch code {
        case 0...: return .exact(DeclarationID(code))
        case -1: return .external
        case -2: return .local
        default: return .ambiguous(ambiguities[Int(-3 - code)])
        }
    }

    /// The number of sets of declarations that ambiguous references may mean.
    package var ambiguityCount: Int { ambiguities.count }

    /// The number of the set that a reference may mean, the same for all that may mean the same; nil if it is not ambiguous.
    package func ambiguity(of reference: ReferenceID) -> Int? { resolutions[Int(reference.index)].ambiguity }

    /// The reference with this index in the facts of the file; nil for -1.
    package func reference(_ index: Int32, in file: FileID) -> ReferenceID? {
        index < 0 ? nil : ReferenceID(files[Int(file.index)].firstReference.index + index)
    }

    /// The declarations of this simple name, anywhere in the code base, in order; parameters and associated values are
    /// not among them.
    package func declarations(named name: String) -> ArraySlice<DeclarationID> {
        linked.names.known(name).map { declarationsByName[$0] } ?? []
    }
}
