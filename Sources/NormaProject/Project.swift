// The code base as rules see it: files, modules, layers, features, and the meaning of every name. Immutable.

import NormaFacts
import NormaText

/// A linked code base.
///
/// Made once by `ProjectBuilder`; afterwards only read, from any number of threads. It is passed at every step of
/// judging, so it is just a reference to its content.
package struct Project: Sendable {
    package let shared: SharedContents

    init(_ contents: ProjectContents) { shared = SharedContents(contents) }

    /// Holds the one copy of all of it.
    package final class SharedContents: Sendable {
        package let contents: ProjectContents

        init(_ contents: ProjectContents) { self.contents = contents }
    }
}

extension Project {
    /// The Swift files, by path.
    @inlinable
    package var files: [ProjectFile] { _read { yield shared.contents.files } }
    /// Every folder of the tree, the root first, by path.
    @inlinable
    package var folders: [ProjectFolder] { _read { yield shared.contents.folders } }
    /// Every file of the tree, Swift or not, by path.
    @inlinable
    package var allFiles: [RelativePath] { _read { yield shared.contents.allFiles } }
    /// Files that are not Swift, by path; empty if the guide has no rules for them.
    @inlinable
    package var documents: [ProjectDocument] { _read { yield shared.contents.documents } }
    @inlinable
    package var packages: [ProjectPackage] { _read { yield shared.contents.packages } }
    /// By name.
    @inlinable
    package var modules: [ProjectModule] { _read { yield shared.contents.modules } }
    /// Compiled sources that the walk doesn't reach.
    package var unwalked: [UnwalkedSources] { _read { yield shared.contents.unwalked } }
    /// In the guide's order.
    @inlinable
    package var layers: [ProjectLayer] { _read { yield shared.contents.layers } }
    /// Layers that share files without a word of the guide on which of them has these.
    @inlinable
    package var layerOverlaps: [LayerOverlap] { _read { yield shared.contents.layerOverlaps } }
    /// By name, then by folder.
    @inlinable
    package var features: [ProjectFeature] { _read { yield shared.contents.features } }
    /// The meaning of each reference; parallel to all references of all files.
    var resolutions: [PackedResolution] { _read { yield shared.contents.resolutions } }
    var ambiguities: [[DeclarationID]] { _read { yield shared.contents.ambiguities } }
    /// For references to generic parameters and associated types: the scopes of their bounds.
    var bounds: [ReferenceID: [Int32]] { _read { yield shared.contents.bounds } }
    /// For extensions with conditions: their requirements of `Self` and of generic parameters.
    var extensionBounds: [DeclarationID: [String: [Int32]]] { _read { yield shared.contents.extensionBounds } }
    var filesByPath: [RelativePath: FileID] { _read { yield shared.contents.filesByPath } }
    /// All that names were resolved with; `why` looks at it again.
    var linked: LinkedNames { _read { yield shared.contents.linked } }
    var types: TypeTable { _read { yield shared.contents.types } }
    var declarationsByName: Grouping<DeclarationID> { _read { yield shared.contents.declarationsByName } }

    /// The file of each declaration.
    var declarationFiles: [FileID] { _read { yield shared.contents.linked.declarationFiles } }
}

/// Files of a layer that another one covers as well.
package struct LayerOverlap: Sendable, Hashable {
    package let layer: LayerID
    package let other: LayerID
    package internal(set) var fileCount: Int
    package let example: RelativePath
}

/// A Swift file of the project.
package struct ProjectFile: Sendable {
    /// The facts of the file: shared, because files are copied at every step of judging.
    package let content: FileContent
    package internal(set) var firstDeclaration: DeclarationID
    package internal(set) var firstReference: ReferenceID
    package internal(set) var folder: FolderID
    package internal(set) var module: ModuleID?
    /// Further modules that it is compiled into: a file of an Xcode project may be in several targets.
    package internal(set) var otherModules: [ModuleID]
    package internal(set) var layer: LayerID?
    /// Further layers: those of its other modules if layers are defined by modules.
    package internal(set) var otherLayers: [LayerID]
    package internal(set) var feature: FeatureID?
    /// Test code: in a test target, or in a place that the guide defines for tests.
    package internal(set) var isTest: Bool
    /// Why it counts as generated: rules find nothing in it, but its names are known. Nil for ordinary code.
    package internal(set) var generated: GeneratedSign?
    package var isGenerated: Bool { generated != nil }
    /// A mark that doesn't count, because the change that is judged added it.
    package internal(set) var doubted: GeneratedSign?

    @inlinable
    package var path: RelativePath { content.path }
    /// The same: use `content` instead, because a copy of all facts would retain each of their lists.
    @inlinable
    package var facts: FileContent { content }

    @inlinable
    package func reference(_ index: Int) -> ReferenceFact? { content.reference(Int32(clamping: index)) }

    @inlinable
    package func declaration(_ index: Int32) -> DeclarationFact? { content.declaration(index) }

    @inlinable
    package func text(_ name: NameID) -> String { content.text(name) }

    @inlinable
    package func attributes(of declaration: DeclarationFact) -> ArraySlice<AttributeFact> {
        content.attributes(of: declaration)
    }
    @inlinable
    package var patterns: [PatternSighting] { content.patterns }

    /// All modules that it is compiled into, the one that it is taken to belong to first.
    package var modules: [ModuleID] { module.map { [$0] + otherModules } ?? [] }

    package func isCompiled(intoAny fits: (ModuleID) -> Bool) -> Bool {
        (module.map(fits) ?? false) || otherModules.contains(where: fits)
    }
}

package struct ProjectFolder: Sendable {
    package let path: RelativePath
    package internal(set) var parent: FolderID?
    /// Swift files directly in it.
    package internal(set) var files: [FileID]
    package internal(set) var subfolders: [FolderID]
}

/// A package, or a project of Xcode, XcodeGen or Tuist: the declarations of one manifest.
package struct ProjectPackage: Sendable {
    package let manifest: RelativePath
    /// The folder from which the paths in the manifest start.
    package let root: RelativePath
    package let facts: ManifestFacts
    package internal(set) var modules: [ModuleID]
}

package struct ProjectModule: Sendable {
    package let name: String
    /// The kind of target by its manifest: `ManifestTarget.kind`. `defined` if a guide defines it by path,
    /// `inferred` if a manifest hides its targets and the folder is imported by its name.
    package let kind: String
    package let package: PackageID?
    /// The targets that make it: of a project perhaps several, and perhaps of another name.
    package let targets: [String]
    /// Folders that hold its files; empty for a defined one.
    package let folders: [RelativePath]
    /// The place of its declaration in the manifest; empty for a defined one.
    package let range: ByteRange
    /// All files compiled into it, including those that are also compiled into others.
    package internal(set) var files: [FileID]
    /// Modules of this project that it uses according to its manifest, by name; nil if that is unknown.
    package internal(set) var dependencies: [ModuleID]?
    /// Products of other packages that it uses, by name.
    package internal(set) var externalDependencies: [String]
    /// Its dependencies in its manifest, each with its place, in the order written.
    package internal(set) var uses: [ModuleUse]
    /// The isolation of its declarations without an explicit one, by its manifest.
    package let defaultIsolation: DefaultIsolation
    /// Whether a wrapper on an actor isolates the type that holds one, by its language mode.
    package let wrapperIsolation: WrapperIsolation
    /// The deployment targets of a project, by platform: one for each target that sets it. Empty for targets of packages.
    package let deploymentTargets: [String: [Known<String>]]
    package var isMainActorByDefault: Bool { defaultIsolation == .mainActor }
    /// Only test targets use it, and its name says what it helps them with.
    package internal(set) var isTestSupport = false
    package var isTest: Bool { isTestSupport || ManifestTarget.isTest(kind: kind) }
}

/// A dependency as a manifest states it.
package struct ModuleUse: Sendable, Hashable {
    /// The target's or product's name as it is written.
    package let name: String
    /// Its meaning in this project; empty for names from outside or unknown ones.
    package let modules: [ModuleID]
    /// In the manifest of the module that uses.
    package let range: ByteRange

    package init(name: String, modules: [ModuleID], range: ByteRange) {
        self.name = name
        self.modules = modules
        self.range = range
    }
}

package struct ProjectLayer: Sendable {
    package let name: String
    package internal(set) var files: [FileID]
}

package struct ProjectFeature: Sendable {
    package let name: String
    /// The folder with the feature's name, or the deepest that the pattern fixes.
    package let folder: RelativePath
    package internal(set) var files: [FileID]
}

/// The meaning of a name.
package enum Resolution: Sendable, Hashable {
    /// One declaration: a type, a typealias or an associated type.
    case exact(DeclarationID)
    /// One of several, ordered.
    case ambiguous([DeclarationID])
    /// Nothing in the code base.
    case external
    /// A generic parameter, a parameter, a local variable: no type of the code base by this name.
    case local
}

/// A `Resolution` in four bytes: 0 and above the declaration, -1 external, -2 local, below that an ambiguity's number.
struct PackedResolution: Sendable, Hashable {
    var code: Int32

    /// The number of the ambiguity; nil for the others.
    var ambiguity: Int? { code <= -3 ? Int(-3 - code) : nil }

    static let external = PackedResolution(code: -1)
    static let local = PackedResolution(code: -2)

    init(code: Int32) { self.code = code }
    init(exact declaration: DeclarationID) { code = declaration.index }
    init(ambiguity index: Int) { code = -3 - Int32(clamping: index) }
}
