// One target of a manifest: what module it makes, of which files, with the help of which others.

import NormaText

package struct ManifestTarget: Sendable, Hashable, Codable {
    /// In a package `target`, `executableTarget`, `testTarget`, `macro`, `plugin`, `systemLibrary`, `binaryTarget`; in a
    /// project what Xcode calls the product's type: `application`, `framework`, `app-extension`, `bundle.unit-test` …
    package var kind: String
    /// The name under which other targets depend on it and, in a package, of its module.
    package var name: Known<String>
    /// The module's name where it is not the target's.
    package var moduleName: String?
    /// The folder below the manifest's; nil where the target does not say: then SwiftPM's convention holds.
    package var path: Known<String>?
    package var sources: Known<[String]>?
    package var exclude: Known<[String]>
    /// The parts of the tree that a project's target takes its sources from; nil in a package, whose conventions hold.
    package var extent: Known<[ManifestSource]>?
    package var dependencies: Known<[ManifestTargetDependency]>
    /// Language mode, upcoming features and so on, each as written: `.swiftLanguageMode(.v6)`.
    package var settings: Known<[String]>
    package var range: ByteRange

    /// What a project's build settings say; nil in a package.
    private var concurrency: ConcurrencySettings?

    /// What its declarations belong to that say nothing of it.
    package var defaultIsolation: DefaultIsolation {
        if let concurrency { return concurrency.defaultIsolation }
        guard let settings = settings.value else { return .unknown }
        // What the actor is called is no value that the reader of manifests knows; the other choice is `nil`.
        let isSaid = settings.contains {
            $0.hasPrefix(".defaultIsolation(") && !$0.hasPrefix(".defaultIsolation(nil")
        }
        return isSaid ? .mainActor : .nonisolated
    }

    /// - Parameters:
    ///   - modes: the package's own, as written: `.v5`; nil where it says nothing.
    ///   - toolsVersion: says the mode where nothing else does.
    package func wrapperIsolation(modes: Known<[String]>?, toolsVersion: String?) -> WrapperIsolation {
        if let concurrency { return concurrency.wrapperIsolation }
        guard let settings = settings.value else { return .unknown }
        if settings.contains(where: { $0.hasPrefix(".enableUpcomingFeature(\"DisableOutwardActorInference\"") }) {
            return .isolatesNothing
        }
        let prefixes = [".swiftLanguageMode(", ".swiftLanguageVersion("]
        let own = settings.last { setting in prefixes.contains { setting.hasPrefix($0) } }
        if let own { return own.contains("6") ? .isolatesNothing : .isolates }
        if let modes {
            guard let written = modes.value, !written.isEmpty else { return .unknown }
            // Of several the compiler takes the newest.
            return written.contains { $0.contains("6") } ? .isolatesNothing : .isolates
        }
        guard let major = toolsVersion?.split(separator: ".").first.flatMap({ Int($0) }) else { return .unknown }
        return major >= 6 ? .isolatesNothing : .isolates
    }

    /// A target of a package.
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

    /// A target of a project.
    package init(
        kind: String,
        name: String,
        moduleName: String?,
        extent: Known<[ManifestSource]>,
        dependencies: Known<[ManifestTargetDependency]>,
        concurrency: ConcurrencySettings = ConcurrencySettings(),
        range: ByteRange
    ) {
        self.concurrency = concurrency
        self.kind = kind
        self.name = .known(name)
        self.moduleName = moduleName
        self.extent = extent
        self.dependencies = dependencies
        self.range = range
        exclude = .known([])
        settings = .known([])
    }

    package var isTest: Bool { Self.isTest(kind: kind) }

    package static func isTest(kind: String) -> Bool {
        ["testTarget", "bundle.unit-test", "bundle.ui-testing", "bundle.ocunit-test"].contains(kind)
    }
}

/// A part of the tree, by paths from the manifest's folder.
package enum ManifestSource: Sendable, Hashable, Codable {
    /// One file, or a folder with all in it.
    case path(String)
    /// All in a folder, but for some files and folders in it.
    case folder(String, except: [String])
    /// What one of the patterns covers, but for what one of the others does; a pattern that fits a folder covers all in it.
    case pattern([String], except: [String])
}

package struct ManifestTargetDependency: Sendable, Hashable, Codable {
    /// The target's or product's name.
    package var name: String
    /// The package that the product is from, where it is said.
    package var package: String?
    /// The project that the target is from where it is another one: its folder, or its `.xcodeproj`.
    package var project: String?
    package var range: ByteRange

    package init(name: String, package: String?, project: String? = nil, range: ByteRange) {
        self.name = name
        self.package = package
        self.project = project
        self.range = range
    }
}
