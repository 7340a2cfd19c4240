// The formats that are read, and the format of a file by its name.

import NormaText

package enum DocumentFormat: String, Sendable, Hashable, CaseIterable {
    case yaml, json, propertyList, strings, settings, toml, options, lines, versions, lanes, pods, environment,
        interface

    /// Nil for a file of another format.
    package init?(of path: RelativePath) {
        let name = String(path.name)
        if let format = Self.byName[name] {
            self = format
        } else if name.hasPrefix(".env.") {
            self = .environment
        } else if let format = Self.byExtension[path.pathExtension.lowercased()] {
            self = format
        } else {
            return nil
        }
    }

    private static let byName: [String: DocumentFormat] = [
        ".swift-format": .json, "Package.resolved": .json, ".swiftformat": .options, ".clang-format": .yaml,
        ".gitignore": .lines, ".gitattributes": .lines, ".dockerignore": .lines, ".swift-version": .lines,
        ".xcode-version": .lines, ".ruby-version": .lines, ".node-version": .lines, ".nvmrc": .lines,
        "Mintfile": .lines,
        "CODEOWNERS": .lines, ".swiftformatignore": .lines, ".swift-format-ignore": .lines, "Cartfile": .lines,
        ".tool-versions": .versions, "Fastfile": .lanes, "Podfile": .pods, ".env": .environment, "Pipfile": .toml,
    ]

    private static let byExtension: [String: DocumentFormat] = [
        "yml": .yaml, "yaml": .yaml, "json": .json, "jsonc": .json, "json5": .json, "xcstrings": .json,
        "xctestplan": .json,
        "resolved": .json, "webmanifest": .json, "arb": .json, "geojson": .json, "plist": .propertyList,
        "entitlements": .propertyList, "xcprivacy": .propertyList, "stringsdict": .propertyList,
        "xcsettings": .propertyList,
        "pbxproj": .propertyList, "mobileconfig": .propertyList, "intentdefinition": .propertyList, "strings": .strings,
        "xcconfig": .settings, "toml": .toml, "swiftformat": .options, "env": .environment, "xib": .interface,
        "storyboard": .interface, "gitignore": .lines,
    ]

    /// Whether names of keys are the same that differ in hyphens and case alone, as the tool that reads such files has it.
    package var joinsSpellings: Bool { self == .options }

    /// A key's name as names of this format are compared.
    package func plain(_ key: String) -> String { joinsSpellings ? OptionFile.plain(key) : key }

    /// For messages: "JSON".
    package var title: String {
        switch self {
        case .yaml: "YAML"
        case .json: "JSON"
        case .propertyList: "a property list"
        case .strings: "a table of strings"
        case .settings: "build settings"
        case .toml: "TOML"
        case .options: "options"
        case .lines, .versions: "a list of lines"
        case .lanes: "a Fastfile"
        case .pods: "a Podfile"
        case .environment: "variables"
        case .interface: "an interface"
        }
    }
}

package enum DocumentReader {
    /// The file's content; linear in its bytes.
    ///
    /// - Parameter bytes: UTF-8.
    package static func value(of bytes: [UInt8], at path: RelativePath, in format: DocumentFormat) throws(PlacedProblem)
        -> PlacedValue
    {
        if let problem = problem(ofSize: bytes.count) { throw problem }
        do throws(PlacedProblem) {
            return try value(of: bytes, in: format, isLoose: isLoose(path))
        } catch {
            throw bytes.withUnsafeBufferPointer { MergeConflict.problem(in: $0) } ?? error
        }
    }

    /// Nil for a file that is not too large.
    package static func problem(ofSize size: Int) -> PlacedProblem? {
        FileBound.obstacle(ofSize: size).map { PlacedProblem(kind: .tooLarge, $0, at: .empty) }
    }

    /// The problem of bytes that aren't text; nil if nothing more specific is known.
    package static func problem(ofNoText bytes: [UInt8]) -> PlacedProblem? { PropertyListFile.problem(ofBinary: bytes) }

    /// Editors and formatters read their own files with comments.
    private static func isLoose(_ path: RelativePath) -> Bool {
        path.name == ".swift-format" || ["jsonc", "json5"].contains(path.pathExtension.lowercased())
            || path.components.contains(".vscode")
    }

    private static func value(of bytes: [UInt8], in format: DocumentFormat, isLoose: Bool) throws(PlacedProblem)
        -> PlacedValue
    {
        switch format {
        case .yaml: try YamlFile.value(of: bytes, largest: FileBound.largest)
        case .json: try JsonFile.value(of: bytes, isLoose: isLoose)
        case .propertyList: try PropertyListFile.value(of: bytes)
        case .strings: try PropertyListFile.strings(of: bytes)
        case .settings: try SettingsLines.value(of: bytes)
        case .toml: try TomlFile.value(of: bytes)
        case .options: try OptionFile.value(of: bytes)
        case .lines: LineList.value(of: bytes)
        case .versions: LineList.versions(of: bytes)
        case .lanes: try LaneFile.value(of: bytes)
        case .pods: try PodFile.value(of: bytes)
        case .environment: try EnvironmentFile.value(of: bytes)
        case .interface: try InterfaceFile.value(of: bytes)
        }
    }
}
