// The entry of this room: facts and definitions in, project out.

import NormaGuide

package enum ProjectBuilder {
    /// Links a code base.
    ///
    /// Cost: linear in the facts, plus the sorting of paths and names.
    package static func project(from input: ProjectInput, definitions: Definitions) -> Project {
        let linking = prepare(input, definitions: definitions)
        return linking.project(from: linking.fileIDs.map(linking.resolve(file:)))
    }

    /// Everything up to the point from which the files can be resolved independently of each other.
    ///
    /// To use all cores: `linking.fileIDs` mapped in parallel through `linking.resolve(file:)`, the results in order to
    /// `linking.project(from:)`.
    package static func prepare(_ input: ProjectInput, definitions: Definitions) -> ProjectLinking {
        var tree = FileTree(
            files: input.files + input.sources.map(\.path) + input.manifests.map(\.path),
            folders: input.folders
        )
        var modules = ModuleMap(
            manifests: input.manifests,
            definitions: definitions.modules,
            tree: tree,
            sources: input.sources
        )
        var project = ProjectContents()
        let assignment = FileAssignment(
            input: input,
            definitions: definitions,
            tree: &tree,
            modules: &modules,
            into: &project
        )
        project.files = assignment.files
        project.folders = tree.folders
        project.allFiles = tree.allFiles
        project.documents = input.documents.map(ProjectDocument.init)
        project.packages = modules.packages
        project.modules = modules.modules
        project.unwalked = modules.unwalked(input.leftOut)
        project.pods = Project.pods(among: project.allFiles)
        let collection = NameCollection(files: project.files, declarationCount: assignment.declarationFiles.count)
        project.declarationNames = collection.declarationNames
        project.linked = EarlyLinking.link(
            files: project.files,
            modules: project.modules,
            packages: project.packages,
            declarationFiles: assignment.declarationFiles,
            collection: collection
        )
        return ProjectLinking(project: project)
    }
}

/// A project whose files are still to be resolved.
package struct ProjectLinking: Sendable {
    private let unfinished: ProjectContents

    init(project: ProjectContents) {
        unfinished = project
    }

    package var fileIDs: [FileID] { unfinished.files.indices.map { FileID(Int32($0)) } }

    /// The files, as the finished project has them.
    package var files: [ProjectFile] { unfinished.files }

    /// Resolves every name in a file; depends on nothing but the file's number.
    package func resolve(file: FileID) -> FileResolution {
        var resolver = NameResolver(linked: unfinished.linked, file: Int(file.index))
        var codes: [PackedResolution] = []
        var ambiguities: [Candidates] = []
        var known: [Candidates: Int] = [:]
        let types = unfinished.linked.types
        let outcomes = resolver.outcomes()
        codes.reserveCapacity(outcomes.count)
        for outcome in outcomes {
            switch outcome {
            case .external: codes.append(.external)
            case .local: codes.append(.local)
            case .exact(let declaration): codes.append(PackedResolution(exact: declaration))
            case .declared(let candidates):
                if let only = types.single(candidates) ?? unfinished.linked.common(candidates) {
                    codes.append(PackedResolution(exact: only))
                } else if let index = known[candidates] {
                    codes.append(PackedResolution(ambiguity: index))
                } else {
                    known[candidates] = ambiguities.count
                    codes.append(PackedResolution(ambiguity: ambiguities.count))
                    ambiguities.append(candidates)
                }
            }
        }
        return FileResolution(
            codes: codes,
            ambiguities: ambiguities,
            bounds: resolver.boundsOfTypes(),
            extensionBounds: resolver.boundsInExtensions()
        )
    }

    /// The finished project; the resolutions are those of `fileIDs`, in that order.
    package func project(from resolutions: [FileResolution]) -> Project {
        var project = unfinished
        var known: [Candidates: Int] = [:]
        project.resolutions.reserveCapacity(resolutions.reduce(0) { $0 + $1.codes.count })
        for (index, resolution) in resolutions.enumerated() where index < project.files.count {
            let file = project.files[index]
            for bound in resolution.bounds {
                project.bounds[ReferenceID(file.firstReference.index + bound.reference)] = bound.scopes
            }
            for bound in resolution.extensionBounds {
                let owner = DeclarationID(file.firstDeclaration.index + bound.extension)
                project.extensionBounds[owner, default: [:]][bound.path, default: []] += bound.scopes
            }
            let numbers = resolution.ambiguities.map { candidates in
                if let number = known[candidates] { return number }
                let number = project.ambiguities.count
                known[candidates] = number
                project.ambiguities.append(project.linked.types.list(candidates))
                return number
            }
            for code in resolution.codes {
                guard let local = code.ambiguity else {
                    project.resolutions.append(code)
                    continue
                }
                project.resolutions.append(PackedResolution(ambiguity: numbers[local]))
            }
        }
        project.finish()
        return Project(project)
    }
}

/// The meanings of the names in one file.
package struct FileResolution: Sendable {
    var codes: [PackedResolution]
    var ambiguities: [Candidates]
    var bounds: [(reference: Int32, scopes: [Int32])]
    var extensionBounds: [ExtensionBound]
}
