// What one reading of a project shows about how it is built: plain values, each with its evidence.

import NormaFindings
import NormaText

/// A project as its team would describe it.
///
/// Everything follows from the tree, the manifests and what is certainly a view, a view model and so on; nothing from which rules
/// would then be silent.
package struct LearnedProject: Sendable, Equatable {
    package var kind: ProjectKind
    /// Project files of Xcode in different folders.
    package var projects = 0
    /// Manifests of Swift packages.
    package var packages = 0
    /// Swift files that rules judge, without those of tests.
    package var productionFiles = 0
    package var testFiles = 0
    package var generatedFiles = 0
    /// By name; the targets of manifests and of project files.
    package var modules: [LearnedModule] = []
    /// What the picture draws: modules, or folders that act as layers. Nil if there are fewer than two.
    package var structure: LearnedStructure?
    package var features: LearnedFeatures?
    /// By name.
    package var places: [LearnedPlace] = []
    package var words: [LearnedWord] = []
    /// In the order of the guide `natures`; roles that nothing has are not listed.
    package var roles: [LearnedRole] = []
    /// What some file does: `network`, `database`.
    package var deeds: Set<String> = []
    /// `Testing`, `XCTest`, `Quick`: what most test files import.
    package var testLibrary: Counted?
    /// Files below a project that no target compiles, by path.
    package var uncompiled: [RelativePath] = []
    /// What a reader might look for in vain: one clause each.
    package var missing: [String] = []

    package init(kind: ProjectKind) { self.kind = kind }

    /// The patterns of a place; empty if it was not learned.
    package func patterns(of place: String) -> [String] { places.first { $0.name == place }?.patterns ?? [] }

    package func role(_ name: String) -> LearnedRole? { roles.first { $0.name == name } }

    /// Deeds, and roles that something certainly has.
    package var things: Set<String> { deeds.union(roles.filter { $0.sure > 0 }.map(\.name)) }

    package func word(_ name: String) -> LearnedWord? { words.first { $0.name == name } }
}

package enum ProjectKind: Sendable, Equatable {
    /// Targets of one or several project files of Xcode.
    case xcode
    /// The project file is made by XcodeGen or Tuist.
    case generatedProject(tool: String, manifest: String)
    /// A package with an app or a server in it, or a library.
    case package
    /// A project file beside packages in the same tree.
    case xcodeWithPackages
    /// Only folders.
    case folders
}

package struct Counted: Sendable, Hashable {
    package var name: String
    package var count: Int
    package var of: Int

    package init(_ name: String, _ count: Int, of: Int) {
        (self.name, self.count, self.of) = (name, count, of)
    }
}

package struct LearnedModule: Sendable, Hashable {
    package var name: String
    /// The kind of target by its manifest: `application`, `target`, `testTarget`, `framework` …
    package var kind: String
    package var folders: [String]
    package var isTest: Bool
    /// The Swift files compiled into it.
    package var files: Int
    /// Modules of this project that its manifest says it uses.
    package var dependencies: [String]

    package init(name: String, kind: String, folders: [String], isTest: Bool, files: Int, dependencies: [String]) {
        self.name = name
        self.kind = kind
        self.folders = folders
        self.isTest = isTest
        self.files = files
        self.dependencies = dependencies
    }
}

/// The units of the picture and who uses whom.
package struct LearnedStructure: Sendable, Equatable {
    package enum Units: Sendable { case modules, layers }

    package var units: Units
    /// Users before what they use.
    package var parts: [LearnedPart]
    /// By the order of the parts.
    package var arrows: [LearnedArrow]
    /// Files in small folders that are not drawn.
    package var leftOut: Int

    package init(units: Units, parts: [LearnedPart], arrows: [LearnedArrow], leftOut: Int = 0) {
        self.units = units
        self.parts = parts
        self.arrows = arrows
        self.leftOut = leftOut
    }
}

package struct LearnedPart: Sendable, Hashable {
    package var name: String
    /// The folders of a layer, as patterns; empty for a module.
    package var patterns: [String]
    package var files: Int

    package init(name: String, patterns: [String], files: Int) {
        self.name = name
        self.patterns = patterns
        self.files = files
    }
}

/// One part uses another.
package struct LearnedArrow: Sendable, Hashable {
    package var from: String
    package var to: String
    /// Places where code of the one names something of the other, or a manifest declares it.
    package var count: Int
    /// Only a manifest declares it.
    package var isDeclaredOnly: Bool
    /// It leads back: most uses in its cycle point the other way.
    package var isAgainstStream: Bool
    /// The first places of an arrow against the direction of most.
    package var uses: [StructureUse]

    package init(
        from: String,
        to: String,
        count: Int,
        isDeclaredOnly: Bool,
        isAgainstStream: Bool,
        uses: [StructureUse]
    ) {
        self.from = from
        self.to = to
        self.count = count
        self.isDeclaredOnly = isDeclaredOnly
        self.isAgainstStream = isAgainstStream
        self.uses = uses
    }
}

/// Where the features are: siblings that each hold a screen and what holds its state.
package struct LearnedFeatures: Sendable, Equatable {
    /// With the hole `{Feature}`.
    package var pattern: String
    /// Folders that match the pattern and are no features: without a view, used by the others.
    package var except: [String]
    /// By name.
    package var names: [String]
    /// How many of them hold a view and a state holder.
    package var complete: Int
    /// Uses of one feature by another, the most frequent first.
    package var arrows: [LearnedArrow]
    /// Parts outside that most features use, with how many of them do.
    package var shared: [Counted]

    package init(
        pattern: String,
        except: [String],
        names: [String],
        complete: Int,
        arrows: [LearnedArrow],
        shared: [Counted]
    ) {
        self.pattern = pattern
        self.except = except
        self.names = names
        self.complete = complete
        self.arrows = arrows
        self.shared = shared
    }
}

/// A place that the vocabularies of the books name, and where it is here.
///
/// Names: `sources` (the folder that holds the app's code), `composition` (where the app begins), `feature`, `feature-views`,
/// `feature-state`, `feature-models`, `feature-services`, `shared`, `extensions`, `design-system`, `tokens`, `components`, `api`, `persistence`,
/// `repositories`, `transfer-objects`, `domain`, `use-cases`, `navigation`, `tests`, `mocks`, `build-tools`.
package struct LearnedPlace: Sendable, Hashable {
    package var name: String
    /// Paths from the top of the tree, the first is the main one.
    package var patterns: [String]
    /// A clause: 5 of its 6 files hold a `URLSession`.
    package var evidence: String

    package init(name: String, patterns: [String], evidence: String) {
        self.name = name
        self.patterns = patterns
        self.evidence = evidence
    }
}

/// The ending that names of a role have here.
///
/// Names are those of the books' values: `state-holder`, `service`, `repository`, `implementation`, `protocol`, `transfer-object`,
/// `coordinator`, `presenter`, `interactor`, `view-controller`, `doubles`.
package struct LearnedWord: Sendable, Hashable {
    package var name: String
    /// The majority first; the empty ending is left out.
    package var endings: [Counted]

    package init(name: String, endings: [Counted]) {
        self.name = name
        self.endings = endings
    }

    package var main: String? { endings.first?.name }
}

package struct LearnedRole: Sendable, Hashable {
    package var name: String
    package var sure: Int
    package var likely: Int
    /// The folders where the sure ones are, most first.
    package var homes: [Counted]

    package init(name: String, sure: Int, likely: Int, homes: [Counted]) {
        self.name = name
        self.sure = sure
        self.likely = likely
        self.homes = homes
    }
}
