// One target of a Tuist project as a fact.

import NormaFacts
import NormaText

struct TuistTargetReading {
    let root: String
    let place: ByteRange
    let projectSettings: TuistSettings

    /// Tuist's products as Xcode calls their types.
    private static let kinds = [
        "app": "application", "staticLibrary": "library.static", "dynamicLibrary": "library.dynamic",
        "framework": "framework", "staticFramework": "framework.static", "unitTests": "bundle.unit-test",
        "uiTests": "bundle.ui-testing", "bundle": "bundle", "commandLineTool": "tool", "macro": "macro",
        "appClip": "application.on-demand-install-capable", "appExtension": "app-extension",
        "watch2App": "application.watchapp2", "watch2Extension": "watchkit2-extension", "xpc": "xpc-service",
        "tvTopShelfExtension": "tv-app-extension", "messagesExtension": "app-extension.messages",
        "stickerPackExtension": "app-extension.messages-sticker-pack", "systemExtension": "system-extension",
        "extensionKitExtension": "extensionkit-extension",
    ]

    /// Nil if it isn't a target, or if its name can't be known.
    func target(_ value: ManifestValue, by reading: inout PackageReading) -> ManifestTarget? {
        guard let made = value.construction, ["target", "Target", "init"].contains(made.name),
            case .known(let name) = reading.text(made.argument("name"), missing: "the target has no name")
        else { return nil }
        let own = TuistSettings(made.argument("settings"), by: &reading)
        let module = moduleName(made, named: name, own, &reading)
        let product = made.argument("product").map { reading.interpreter.resolved($0, as: "Product") }?.construction?
            .name
        return ManifestTarget(
            kind: product.flatMap { Self.kinds[$0] } ?? "target",
            name: name,
            moduleName: module == name ? nil : module,
            extent: extent(made, named: name, &reading),
            dependencies: reading.elements(made.argument("dependencies"), of: "TargetDependency") { reading, value in
                dependencies(value, &reading)
            }.joined,
            buildSettings: buildSettings(own, deploymentTargets(made, &reading)),
            range: TuistReading.place(value.range, or: place)
        )
    }

    private func buildSettings(_ own: TuistSettings, _ deployment: [String: String]) -> TargetSettings {
        let names = own.configurations + projectSettings.configurations
        let all = (names.isEmpty ? [""] : names).map { name in
            BuildSettings(levels: own.settings(of: name) + [deployment] + projectSettings.settings(of: name))
        }
        return TargetSettings(in: all, isOpen: own.isOpen || projectSettings.isOpen)
    }

    /// `.iOS("17.0")`, or `.multiplatform(iOS: "17.0", macOS: "14.0")`; the older `deploymentTarget: .iOS(targetVersion: "17.0")` as well.
    private func deploymentTargets(_ target: ManifestConstruction, _ reading: inout PackageReading) -> [String: String]
    {
        guard let value = target.argument("deploymentTargets") ?? target.argument("deploymentTarget"),
            let made = reading.interpreter.resolved(value, as: "DeploymentTargets").construction
        else { return [:] }
        var result: [String: String] = [:]
        for (platform, setting) in DeploymentSetting.names {
            let version =
                made.name == platform ? made.argument("targetVersion") ?? made.unlabelled(0) : made.argument(platform)
            if let version, case .known(let text) = reading.text(version, missing: "") { result[setting] = text }
        }
        return result
    }

    private func moduleName(
        _ target: ManifestConstruction,
        named name: String,
        _ own: TuistSettings,
        _ reading: inout PackageReading
    ) -> String {
        let product = target.argument("productName").flatMap { $0.isAbsent ? nil : reading.text($0, missing: "").value }
        let usual = ["PRODUCT_NAME": product ?? ModuleName.identifier(name)]
        var configurations = own.configurations + projectSettings.configurations
        if configurations.isEmpty { configurations = [""] }
        var found: [BuildSettings.Expansion] = []
        for configuration in configurations {
            let levels = own.settings(of: configuration) + [usual] + projectSettings.settings(of: configuration)
            found.append(ModuleName.ofTarget(name, settings: BuildSettings(levels: levels)))
        }
        let known = Set(found.compactMap(\.text))
        if known.count > 1 {
            let all = known.sorted().joined(separator: ", ")
            let message = "the module's name differs between the configurations: \(all)"
            reading.interpreter.note(message, at: place, leavesFilesKnown: true)
        }
        return found.compactMap(\.text).first ?? ModuleName.identifier(product ?? name)
    }

    // MARK: Sources

    private func extent(
        _ target: ManifestConstruction,
        named name: String,
        _ reading: inout PackageReading
    ) -> Known<[ManifestSource]> {
        let globs = sources(target.argument("sources"), &reading)
        let folders = reading.elements(target.argument("buildableFolders"), of: "BuildableFolder") { reading, value in
            folder(value, &reading)
        }
        switch (globs, folders) {
        case (.known(let first), .known(let second)):
            // Tuist adds the code that it generates from the target's resources: `TuistAssets+Cart.swift`.
            let made = "Derived/Sources/Tuist*+\(ModuleName.identifier(name)).swift"
            return .known(first + second + [.pattern([made], except: [])])
        case (.unknown(let reason), _), (_, .unknown(let reason)): return .unknown(reason)
        }
    }

    /// A list, one glob, or `.sourceFilesList(globs:)` around a list.
    private func sources(_ value: ManifestValue?, _ reading: inout PackageReading) -> Known<[ManifestSource]> {
        guard let value, !value.isAbsent else { return .known([]) }
        var resolved = reading.interpreter.resolved(value, as: "SourceFilesList")
        if let made = resolved.construction,
            ["sourceFilesList", "SourceFilesList", "init", "paths"].contains(made.name),
            let inner = made.argument("globs") ?? made.unlabelled(0)
        {
            resolved = reading.interpreter.resolved(inner, as: "SourceFilesList")
        }
        let isOne = resolved.text != nil || resolved.construction != nil
        let list = isOne ? ManifestValue(content: .list([resolved]), range: resolved.range) : resolved
        return reading.elements(list, of: "SourceFileGlob") { reading, value in glob(value, &reading) }
    }

    private func glob(_ value: ManifestValue, _ reading: inout PackageReading) -> ManifestSource? {
        var pattern = value
        var excluded: [ManifestValue] = []
        if let made = value.construction, ["glob", "SourceFileGlob", "init"].contains(made.name), !made.isPath {
            guard let inner = made.unlabelled(0) ?? made.argument("pattern") else { return nil }
            pattern = inner
            if let excluding = made.argument("excluding"), !excluding.isAbsent {
                excluded = excluding.list ?? [excluding]
            }
        } else if value.construction?.name == "generated" {
            // Generated code has no file in the tree.
            return .pattern([], except: [])
        }
        guard let patterns = patterns(pattern, &reading) else { return nil }
        var except: [String] = []
        for value in excluded where !value.isAbsent {
            // Without it, files that the target doesn't have would count.
            guard let patterns = self.patterns(value, &reading) else { return nil }
            except += patterns
        }
        return .pattern(patterns, except: except)
    }

    private func patterns(_ value: ManifestValue, _ reading: inout PackageReading) -> [String]? {
        TuistPath.text(of: value, root: root, by: &reading).flatMap { GlobExpansion.patterns($0) }
    }

    /// `"Sources"`, `.folder("Sources", exceptions: .exceptions([.exception(excluded: ["A.swift"])]))`
    private func folder(_ value: ManifestValue, _ reading: inout PackageReading) -> ManifestSource? {
        guard let made = value.construction, ["folder", "BuildableFolder", "init"].contains(made.name) else {
            return TuistPath.text(of: value, root: root, by: &reading).map { .folder($0, except: []) }
        }
        guard let written = made.unlabelled(0) ?? made.argument("path"),
            let path = TuistPath.text(of: written, root: root, by: &reading)
        else { return nil }
        let exceptions = made.argument("exceptions")
        let list = exceptions?.construction?.unlabelled(0)?.list ?? exceptions?.list ?? []
        let files = list.flatMap { $0.construction?.argument("excluded")?.list ?? [] }.compactMap(\.text)
        return .folder(path, except: files.map { XcodePaths.joined(path, $0) })
    }

    // MARK: Dependencies

    /// None for dependencies that aren't modules: C libraries, XCTest itself.
    private func dependencies(_ value: ManifestValue, _ reading: inout PackageReading) -> [ManifestTargetDependency]? {
        guard let made = value.construction else { return nil }
        let range = TuistReading.place(value.range, or: place)
        switch made.name {
        case "target", "macro", "external", "package", "sdk":
            let written = made.argument("name") ?? made.argument("product") ?? made.unlabelled(0)
            // A target instead of its name.
            let name = written?.construction?.argument("name") ?? written
            guard case .known(let text) = reading.text(name, missing: "no name is written") else { return nil }
            return [ManifestTargetDependency(name: text, package: nil, range: range)]
        case "project":
            guard case .known(let name) = reading.text(made.argument("target"), missing: "no target is written"),
                let written = made.argument("path"),
                let path = TuistPath.text(of: written, root: root, by: &reading)
            else { return nil }
            return [ManifestTargetDependency(name: name, package: nil, project: path, range: range)]
        case "framework", "xcframework":
            guard let path = made.argument("path").flatMap({ TuistPath.text(of: $0, root: root, by: &reading) }) else {
                return nil
            }
            return [ManifestTargetDependency(name: String(RelativePath(path).stem), package: nil, range: range)]
        case "xctest", "library": return []
        default: return nil
        }
    }
}

extension ManifestConstruction {
    /// A path with its base folder.
    fileprivate var isPath: Bool {
        ["relativeToRoot", "relativeToManifest", "relativeToCurrentFile", "path"].contains(name)
    }
}

extension Known where Value == [[ManifestTargetDependency]] {
    fileprivate var joined: Known<[ManifestTargetDependency]> {
        switch self {
        case .known(let lists): .known(lists.flatMap { $0 })
        case .unknown(let reason): .unknown(reason)
        }
    }
}
