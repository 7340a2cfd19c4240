// What changed in the architecture between two states of a code base, as plain values: for the reports of `norma diff`.

import NormaText

/// All differences; everything is in canonical order, the most important first.
package struct ArchitectureDiff: Sendable, Hashable {
    package var earlier: ComparedState
    package var later: ComparedState
    package var extent = DiffExtent()
    /// Renamed modules, features and folders: their dependencies are the same under the new name.
    package var renames: [RenamedUnit] = []
    /// New and gone modules, features and folders.
    package var units: [ChangedUnit] = []
    package var dependencies: [ChangedDependency] = []
    package var cycles: [ChangedCycle] = []
    /// New files that no target compiles, and files that no target compiles any longer.
    package var uncompiled: [UncompiledFile] = []
    package var access: [ChangedAccess] = []
    package var moves: [MovedTypes] = []
    package var growth: [GrownType] = []
    /// Names that nothing declares any more and that are still used.
    package var removedNames: [RemovedName] = []
    /// What could not be compared, and what the reader should know about the two states.
    package var notices: [String] = []
    /// The later structure with its changed edges marked, gone ones included; only levels with a changed edge.
    package var pictures: [ChangedPicture] = []

    package init(earlier: ComparedState, later: ComparedState) {
        self.earlier = earlier
        self.later = later
    }

    /// Nothing in the architecture differs, whatever the files say.
    package var isEmpty: Bool {
        renames.isEmpty && units.isEmpty && dependencies.isEmpty && cycles.isEmpty && uncompiled.isEmpty
            && access.isEmpty && moves.isEmpty && growth.isEmpty
            && removedNames.isEmpty
    }
}

/// One of the two states.
package struct ComparedState: Sendable, Hashable {
    /// Abbreviated; nil for the files on disk.
    package var commit: String?
    /// As the user named it, or as it was found: `origin/main`; the commit itself if it has no other name.
    package var reference: String

    package init(commit: String?, reference: String) {
        self.commit = commit
        self.reference = reference
    }
}

/// How much differs, whether or not it concerns the architecture.
package struct DiffExtent: Sendable, Hashable {
    /// Files of any kind.
    package var files = 0
    package var newSwiftFiles = 0
    package var goneSwiftFiles = 0
    /// Moved or renamed.
    package var movedSwiftFiles = 0
    package var newTypes = 0
    package var goneTypes = 0

    package init() {}
}

/// What kind of units a change is about, in the order of their importance.
package enum DiffLevel: String, Sendable, Hashable, CaseIterable, Comparable {
    case modules
    /// From a module of the project to one that isn't: a library, a framework of the system.
    case libraries
    case layers, features, folders

    package static func < (left: DiffLevel, right: DiffLevel) -> Bool { left.order < right.order }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

package struct RenamedUnit: Sendable, Hashable {
    package var level: DiffLevel
    package var from: String
    package var to: String
    /// Swift files in it.
    package var files: Int

    package init(level: DiffLevel, from: String, to: String, files: Int) {
        self.level = level
        self.from = from
        self.to = to
        self.files = files
    }
}

package struct ChangedUnit: Sendable, Hashable {
    package var level: DiffLevel
    package var name: String
    package var isNew: Bool
    /// Swift files in it, in the state that has it.
    package var files: Int

    package init(level: DiffLevel, name: String, isNew: Bool, files: Int) {
        self.level = level
        self.name = name
        self.isNew = isNew
        self.files = files
    }
}

package enum DependencyChange: String, Sendable, Hashable, CaseIterable {
    /// The opposite arrow is gone.
    case turned
    case new, gone
}

/// An arrow that one of the states has and the other hasn't.
package struct ChangedDependency: Sendable, Hashable {
    package var level: DiffLevel
    package var change: DependencyChange
    package var from: String
    package var to: String
    /// Places in code, import lines, and lines of manifests, in the state that has the arrow.
    package var references = 0
    package var imports = 0
    package var declarations = 0
    /// The rules of the guide that forbid it.
    package var rules: [String] = []
    /// One of its units is new or gone itself.
    package var isOfChangedUnit = false
    /// In the state that has the arrow; the changed places first, not all if there are many.
    package var places: [StructureUse] = []

    package init(level: DiffLevel, change: DependencyChange, from: String, to: String) {
        self.level = level
        self.change = change
        self.from = from
        self.to = to
    }

    package var weight: Int { references + imports + declarations }
}

/// A cycle that one of the states has and the other hasn't.
package struct ChangedCycle: Sendable, Hashable {
    package var level: DiffLevel
    package var isNew: Bool
    /// Each uses the next, the last uses the first; the first two are the edge that closed it.
    package var path: [String]
    /// All units that reach each other.
    package var members: [String]
    /// The edge that closed a new cycle, or whose end opened one that is gone.
    package var closing: ChangedDependency

    package init(level: DiffLevel, isNew: Bool, path: [String], members: [String], closing: ChangedDependency) {
        self.level = level
        self.isNew = isNew
        self.path = path
        self.members = members
        self.closing = closing
    }
}

package struct UncompiledFile: Sendable, Hashable {
    package var path: RelativePath
    /// Otherwise some target compiled it before.
    package var isNew: Bool

    package init(path: RelativePath, isNew: Bool) {
        self.path = path
        self.isNew = isNew
    }
}

/// A declaration that other modules can use now, or no longer.
package struct ChangedAccess: Sendable, Hashable {
    package var isAdded: Bool
    /// Empty for a file in no module.
    package var module: String
    /// `Cart.total`
    package var symbol: String
    /// `struct`, `function` …
    package var kind: String
    package var place: Place
    /// Public declarations inside it that changed with it and aren't listed.
    package var members: Int

    package init(isAdded: Bool, module: String, symbol: String, kind: String, place: Place, members: Int = 0) {
        self.isAdded = isAdded
        self.module = module
        self.symbol = symbol
        self.kind = kind
        self.place = place
        self.members = members
    }
}

/// Types that went from one file, module or outer type to another together.
package struct MovedTypes: Sendable, Hashable {
    /// As they are called now.
    package var types: [String]
    /// The earlier name if a type is nested elsewhere now; nil if its name is the same.
    package var earlierName: String?
    package var from: RelativePath
    /// Where the first one is declared now.
    package var place: Place
    /// Nil if the module is the same.
    package var modules: ModuleMove?

    package struct ModuleMove: Sendable, Hashable {
        package var from: String
        package var to: String

        package init(from: String, to: String) {
            self.from = from
            self.to = to
        }
    }

    package init(types: [String], earlierName: String?, from: RelativePath, place: Place, modules: ModuleMove?) {
        self.types = types
        self.earlierName = earlierName
        self.from = from
        self.place = place
        self.modules = modules
    }
}

/// A type that is much larger than before.
package struct GrownType: Sendable, Hashable {
    package var name: String
    package var kind: String
    package var place: Place
    /// With those of its extensions.
    package var membersBefore: Int
    package var members: Int
    package var linesBefore: Int
    package var lines: Int

    package init(name: String, kind: String, place: Place) {
        self.name = name
        self.kind = kind
        self.place = place
        (membersBefore, members, linesBefore, lines) = (0, 0, 0, 0)
    }
}

package struct ChangedPicture: Sendable, Hashable {
    package var level: DiffLevel
    package var graph: StructureGraph

    package init(level: DiffLevel, graph: StructureGraph) {
        self.level = level
        self.graph = graph
    }
}
