// The names that a guide defines.

import NormaExpressions
import NormaText

package struct Definitions: Sendable, Hashable {
    /// In the order written.
    package var layers: [LayerDefinition]
    package var roles: [RoleDefinition]
    package var modules: [ModuleDefinition]
    /// Path patterns with a `{Feature}` placeholder, those of layouts included.
    package var features: [NamePattern]
    /// Nil if the guide doesn't say: then test targets and folders named `Tests` or `…Tests`.
    package var tests: [NamePattern]?
    package var generated: [NamePattern]
    /// The same, as `.norma.yml` lists them.
    package var configuredGenerated: [NamePattern] = []
    /// Whether only listed code is generated, whatever a file declares itself (`generated: listed-only`).
    package var isGeneratedListedOnly = false
    /// Whether third-party code is judged too, by `.norma.yml`.
    package var judgesVendored = false
    /// Of the configuration: the documents whose statements about the code are compared with it.
    package var configuredDocuments = ComparedDocuments.agentFiles
    /// In the order declared, the nearest guide's first.
    package var places: [PlaceDefinition] = []
    /// Features that are defined by the names of types.
    package var featurePrefixes: FeaturePrefixes?

    package init(
        layers: [LayerDefinition] = [],
        roles: [RoleDefinition] = [],
        modules: [ModuleDefinition] = [],
        features: [NamePattern] = [],
        tests: [NamePattern]? = nil,
        generated: [NamePattern] = []
    ) {
        self.layers = layers
        self.roles = roles
        self.modules = modules
        self.features = features
        self.tests = tests
        self.generated = generated
    }
}

/// A layer is a set of files.
package struct LayerDefinition: Sendable, Hashable {
    package enum Extent: Sendable, Hashable {
        case paths([NamePattern])
        /// All files of these modules.
        case modules([NamePattern])

        /// The patterns of its paths, as the guide writes them; nil for modules.
        package var pathTexts: [String]? {
            if case .paths(let patterns) = self { return patterns.map(\.text) }
            return nil
        }

        /// As a guide writes it: "Sources/App, Sources/Main", "modules *Feature".
        package var text: String {
            switch self {
            case .paths(let patterns): patterns.map(\.text).joined(separator: ", ")
            case .modules(let patterns): "modules " + patterns.map(\.text).joined(separator: ", ")
            }
        }
    }

    package var name: String
    package var extent: Extent
    /// The layers that contain it: a file that both cover belongs to this one.
    package var over: [LocatedText] = []
    package var emptiness = Emptiness.told
    package var place: GuidePlace
}

extension LayerDefinition {
    /// Whether its paths cover it; the files of its modules are known only to the project.
    package func covers(_ path: RelativePath) -> Bool {
        guard case .paths(let patterns) = extent else { return false }
        return patterns.contains { $0.matchFolderOrFile(path) != nil }
    }
}

/// A module of a tree whose manifests don't declare it.
package struct ModuleDefinition: Sendable, Hashable {
    package var name: String
    package var paths: [NamePattern]
    package var emptiness = Emptiness.told
    package var place: GuidePlace
}
