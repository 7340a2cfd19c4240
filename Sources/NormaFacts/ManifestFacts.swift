// The targets of a manifest: a package's, or a project's of Xcode, XcodeGen or Tuist; read and never executed.

import NormaText

/// A value of a manifest: known, or not to be known without running the manifest, and why.
package enum Known<Value: Sendable & Hashable>: Sendable, Hashable {
    case known(Value)
    case unknown(String)

    package var value: Value? {
        if case .known(let value) = self { return value }
        return nil
    }
}

/// The tool that reads the manifest.
package enum ManifestKind: String, Sendable, Hashable {
    /// `Package.swift`
    case package
    /// `project.pbxproj`, inside an `.xcodeproj`
    case xcode
    /// `project.yml`
    case xcodeGen
    /// `Project.swift`
    case tuist
}

/// Why a file that claims to be a manifest isn't one, with the place.
package struct ManifestProblem: Sendable, Hashable {
    package enum Kind: String, Sendable { case notWhatItClaims, notUTF8, tooLarge, tooDeep }

    package var kind: Kind
    /// A clause: `;` is missing after the value of `name`.
    package var message: String
    package var range: ByteRange

    package init(kind: Kind, message: String, range: ByteRange) {
        self.kind = kind
        self.message = message
        self.range = range
    }
}

/// The facts of one manifest.
package struct ManifestFacts: Sendable, Hashable {
    package var kind: ManifestKind
    package var name: Known<String>
    /// `6.2`; nil if the first line does not say.
    package var toolsVersion: String?
    /// The language modes that a package can be built in, each as written: `.v5`; nil if it says nothing.
    package var languageModes: Known<[String]>?
    package var platforms: Known<[ManifestPlatform]>
    package var products: Known<[ManifestProduct]>
    package var dependencies: Known<[ManifestDependency]>
    package var targets: Known<[ManifestTarget]>
    package var lines: LineTable
    /// Expressions that could not be evaluated, each with why; a list that holds one is still known for the rest.
    package var unknowns: [SyntaxErrorFact]
    /// Set if the file could not be read at all; the rest then is unknown.
    package var problem: ManifestProblem?
    /// Files and folders that scripts of a build write, by their paths from the manifest's folder; of an Xcode project.
    package var outputs: [String] = []

    package init(
        kind: ManifestKind = .package,
        name: Known<String>,
        toolsVersion: String? = nil,
        languageModes: Known<[String]>? = nil,
        platforms: Known<[ManifestPlatform]> = .known([]),
        products: Known<[ManifestProduct]> = .known([]),
        dependencies: Known<[ManifestDependency]>,
        targets: Known<[ManifestTarget]>,
        lines: LineTable,
        unknowns: [SyntaxErrorFact] = [],
        problem: ManifestProblem? = nil
    ) {
        self.kind = kind
        self.name = name
        self.toolsVersion = toolsVersion
        self.languageModes = languageModes
        self.platforms = platforms
        self.products = products
        self.dependencies = dependencies
        self.targets = targets
        self.lines = lines
        self.unknowns = unknowns
        self.problem = problem
    }
}

package struct ManifestPlatform: Sendable, Hashable {
    /// As SwiftPM prints it: `iOS`, `macOS`.
    package var name: String
    /// `17`, `10.15`
    package var version: Known<String>
    package var range: ByteRange

    package init(name: String, version: Known<String>, range: ByteRange) {
        self.name = name
        self.version = version
        self.range = range
    }
}

package struct ManifestProduct: Sendable, Hashable {
    /// `library`, `executable`, `plugin`
    package var kind: String
    package var name: Known<String>
    package var targets: Known<[String]>
    package var range: ByteRange

    package init(kind: String, name: Known<String>, targets: Known<[String]>, range: ByteRange) {
        self.kind = kind
        self.name = name
        self.targets = targets
        self.range = range
    }
}

package struct ManifestDependency: Sendable, Hashable {
    package enum Requirement: Sendable, Hashable {
        case from(String), exact(String), range(String), upToNextMinor(String), upToNextMajor(String), branch(String)
        case revision(String), local
        case unknown(String)
    }

    /// The package's identity: the last part of its URL or path in lower case, or its registry identity.
    package var identity: String
    /// Its URL or path as written.
    package var location: Known<String>
    package var requirement: Requirement
    package var range: ByteRange
    /// The name in old manifests, if products say which package they are from (`name:`); nil if they don't.
    package var name: String?

    package init(
        identity: String,
        location: Known<String>,
        requirement: Requirement,
        range: ByteRange,
        name: String? = nil
    ) {
        self.identity = identity
        self.name = name
        self.location = location
        self.requirement = requirement
        self.range = range
    }
}
