// One target of a manifest: its module, its files, and its dependencies.

import NormaText

package struct ManifestTarget: Sendable, Hashable {
    /// In a package `target`, `executableTarget`, `testTarget`, `macro`, `plugin`, `systemLibrary`, `binaryTarget`; in a
    /// project Xcode's product type: `application`, `framework`, `app-extension`, `bundle.unit-test` …
    package var kind: String
    /// The name under which other targets depend on it and, in a package, of its module.
    package var name: Known<String>
    /// The module's name if it is not the target's.
    package var moduleName: String?
    /// The folder below the manifest's; nil if the target does not say: then SwiftPM's convention holds.
    package var path: Known<String>?
    package var sources: Known<[String]>?
    package var exclude: Known<[String]>
    /// The parts of the tree that a project's target takes its sources from; nil in a package, whose conventions hold.
    package var extent: Known<[ManifestSource]>?
    package var dependencies: Known<[ManifestTargetDependency]>
    /// The plugins that run when it is built.
    package var plugins: Known<[ManifestTargetDependency]> = .known([])
    /// Language mode, upcoming features and so on, each as written: `.swiftLanguageMode(.v6)`.
    package var settings: Known<[String]>
    package var range: ByteRange

    /// The build settings of a project; nil in a package.
    package private(set) var buildSettings: TargetSettings?

    /// The isolation of its declarations without an explicit one.
    package var defaultIsolation: DefaultIsolation {
        if let buildSettings { return buildSettings.defaultIsolation }
        guard let settings = settings.value else { return .unknown }
        if settings.contains(where: { Self.isUnsafe($0, naming: ["default-isolation"]) }) { return .unknown }
        guard let setting = settings.last(where: { $0.hasPrefix(".defaultIsolation(") }) else { return .nonisolated }
        if Self.isConditional(setting) { return .unknown }
        // The actor's name isn't a value that the reader of manifests knows; the other choice is `nil`.
        return setting.hasPrefix(".defaultIsolation(nil") ? .nonisolated : .mainActor
    }

    /// - Parameters:
    ///   - modes: the package's own, as written: `.v5`; nil if it says nothing.
    ///   - toolsVersion: decides the mode if nothing else does.
    package func wrapperIsolation(modes: Known<[String]>?, toolsVersion: String?) -> WrapperIsolation {
        if let buildSettings { return buildSettings.wrapperIsolation }
        guard let settings = settings.value else { return .unknown }
        let flags = ["swift-version", "language-mode", Self.feature]
        if settings.contains(where: { Self.isUnsafe($0, naming: flags) }) { return .unknown }
        let byMode = byLanguageMode(settings, modes, toolsVersion)
        if byMode == .isolatesNothing { return byMode }
        let features = settings.filter {
            $0.hasPrefix(".enableUpcomingFeature(\"\(Self.feature)\"")
                || $0.hasPrefix(".enableUpcomingFeature(\(Self.unreadable)")
        }
        if features.contains(where: { !Self.isOpen($0) }) { return .isolatesNothing }
        return features.isEmpty ? byMode : .unknown
    }

    private static let feature = "DisableOutwardActorInference"

    private func byLanguageMode(_ settings: [String], _ modes: Known<[String]>?, _ toolsVersion: String?)
        -> WrapperIsolation
    {
        let prefixes = [".swiftLanguageMode(", ".swiftLanguageVersion("]
        let own = settings.filter { setting in prefixes.contains { setting.hasPrefix($0) } }
        if own.contains(where: Self.isOpen) { return .unknown }
        if let own = own.last { return own.contains("6") ? .isolatesNothing : .isolates }
        if let modes {
            guard let written = modes.value, !written.isEmpty else { return .unknown }
            // If there are several, the compiler uses the newest.
            return written.contains { $0.contains("6") } ? .isolatesNothing : .isolates
        }
        guard let major = toolsVersion?.split(separator: ".").first.flatMap({ Int($0) }) else { return .unknown }
        return major >= 6 ? .isolatesNothing : .isolates
    }

    /// The text of a setting in place of a computed value.
    private static let unreadable: Character = "…"

    /// It holds on some platforms or in some configurations only.
    private static func isConditional(_ setting: String) -> Bool { setting.contains(".when(") }

    /// It may hold, or not.
    private static func isOpen(_ setting: String) -> Bool {
        isConditional(setting) || setting.contains(unreadable)
    }

    /// Whether a setting hands flags to the compiler that name one of these, or that are computed.
    private static func isUnsafe(_ setting: String, naming names: [String]) -> Bool {
        guard setting.hasPrefix(".unsafeFlags(") else { return false }
        let parts = setting.split(separator: "\"", omittingEmptySubsequences: false)
        let code = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }.joined()
        let list = code.dropFirst(".unsafeFlags(".count).prefix { $0 != "]" }
        return list.contains { $0.isLetter || $0 == unreadable } || names.contains(where: setting.contains)
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
        buildSettings: TargetSettings = TargetSettings(),
        range: ByteRange
    ) {
        self.buildSettings = buildSettings
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
package enum ManifestSource: Sendable, Hashable {
    /// One file, or a folder with all in it.
    case path(String)
    /// All in a folder, but for some files and folders in it.
    case folder(String, except: [String])
    /// The files that one of the patterns covers, without those that one of the others covers; a pattern that fits a folder
    /// covers all in it.
    case pattern([String], except: [String])
}

package struct ManifestTargetDependency: Sendable, Hashable {
    /// The target's or product's name.
    package var name: String
    /// The package that the product is from, if it is given.
    package var package: String?
    /// The project that the target is from if it is another one: its folder, or its `.xcodeproj`.
    package var project: String?
    package var range: ByteRange

    package init(name: String, package: String?, project: String? = nil, range: ByteRange) {
        self.name = name
        self.package = package
        self.project = project
        self.range = range
    }
}
