// The parts of a project before it is complete; `Project` describes each.

import NormaFacts
import NormaText

/// The content of a project, while it is put together.
package struct ProjectContents: Sendable {
    package internal(set) var files: [ProjectFile] = []
    package internal(set) var folders: [ProjectFolder] = []
    package internal(set) var allFiles: [RelativePath] = []
    package internal(set) var documents: [ProjectDocument] = []
    package internal(set) var packages: [ProjectPackage] = []
    package internal(set) var modules: [ProjectModule] = []
    package internal(set) var unwalked: [UnwalkedSources] = []
    /// The folders with a `.podspec`, some of whose files CocoaPods compiles: Ruby decides which.
    var pods: [RelativePath] = []
    package internal(set) var layers: [ProjectLayer] = []
    package internal(set) var layerOverlaps: [LayerOverlap] = []
    package internal(set) var features: [ProjectFeature] = []
    var resolutions: [PackedResolution] = []
    var ambiguities: [[DeclarationID]] = []
    var bounds: [ReferenceID: [Int32]] = [:]
    var extensionBounds: [DeclarationID: [String: [Int32]]] = [:]
    var filesByPath: [RelativePath: FileID] = [:]
    var linked = LinkedNames(imports: ImportTable())
    var types = TypeTable()
    var declarationNames: [Int32] = []
    var declarationsByName = Grouping<DeclarationID>()

    init() {}
}
