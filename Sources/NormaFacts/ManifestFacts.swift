// What a package manifest says, read from its syntax and never executed.

import NormaText

/// A value of a manifest: known, or not to be known without running the manifest, and why.
package enum Known<Value: Sendable & Hashable & Codable>: Sendable, Hashable, Codable {
    case known(Value)
    case unknown(String)

    package var value: Value? {
        if case .known(let value) = self { return value }
        return nil
    }
}

/// The facts of one `Package.swift`.
package struct ManifestFacts: Sendable, Hashable, Codable {
    package var name: Known<String>
    /// `6.2`; nil where the first line does not say.
    package var toolsVersion: String?
    package var platforms: Known<[ManifestPlatform]>
    package var products: Known<[ManifestProduct]>
    package var dependencies: Known<[ManifestDependency]>
    package var targets: Known<[ManifestTarget]>
    package var lines: LineTable
    /// Expressions that could not be evaluated, each with why; a list that holds one is still known for the rest.
    package var unknowns: [SyntaxErrorFact]

    package init(
        name: Known<String>,
        toolsVersion: String?,
        platforms: Known<[ManifestPlatform]>,
        products: Known<[ManifestProduct]>,
        dependencies: Known<[ManifestDependency]>,
        targets: Known<[ManifestTarget]>,
        lines: LineTable,
        unknowns: [SyntaxErrorFact]
    ) {
        self.name = name
        self.toolsVersion = toolsVersion
        self.platforms = platforms
        self.products = products
        self.dependencies = dependencies
        self.targets = targets
        self.lines = lines
        self.unknowns = unknowns
    }
}

package struct ManifestPlatform: Sendable, Hashable, Codable {
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

package struct ManifestProduct: Sendable, Hashable, Codable {
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

package struct ManifestDependency: Sendable, Hashable, Codable {
    package enum Requirement: Sendable, Hashable, Codable {
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

    package init(identity: String, location: Known<String>, requirement: Requirement, range: ByteRange) {
        self.identity = identity
        self.location = location
        self.requirement = requirement
        self.range = range
    }
}

package struct ManifestTarget: Sendable, Hashable, Codable {
    /// `target`, `executableTarget`, `testTarget`, `macro`, `plugin`, `systemLibrary`, `binaryTarget`
    package var kind: String
    package var name: Known<String>
    /// The folder below the manifest's; nil where the target does not say: then SwiftPM's convention holds.
    package var path: Known<String>?
    package var sources: Known<[String]>?
    package var exclude: Known<[String]>
    package var dependencies: Known<[ManifestTargetDependency]>
    /// Language mode, upcoming features and so on, each as written: `.swiftLanguageMode(.v6)`.
    package var settings: Known<[String]>
    package var range: ByteRange

    package init(
        kind: String,
        name: Known<String>,
        path: Known<String>?,
        sources: Known<[String]>?,
        exclude: Known<[String]>,
        dependencies: Known<[ManifestTargetDependency]>,
        settings: Known<[String]>,
        range: ByteRange
    ) {
        self.kind = kind
        self.name = name
        self.path = path
        self.sources = sources
        self.exclude = exclude
        self.dependencies = dependencies
        self.settings = settings
        self.range = range
    }
}

package struct ManifestTargetDependency: Sendable, Hashable, Codable {
    /// The target's or product's name.
    package var name: String
    /// The package that the product is from, where it is said.
    package var package: String?
    package var range: ByteRange

    package init(name: String, package: String?, range: ByteRange) {
        self.name = name
        self.package = package
        self.range = range
    }
}
