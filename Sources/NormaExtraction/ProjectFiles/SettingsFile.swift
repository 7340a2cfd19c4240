// Reads build settings from `.xcconfig` files, with the files that they include.

import NormaDocuments
import NormaText

/// `NAME = value // comment`, `#include "other.xcconfig"`, `#include? "perhaps.xcconfig"`.
struct SettingsFile {
    /// The bytes of another file of the tree by its path from the project's folder; nil if there is none.
    typealias Reading = (String) -> [UInt8]?

    private(set) var settings: [String: String] = [:]
    /// Included files that aren't in the tree, as written.
    private(set) var missing: [String] = []
    /// The note if there are too many lines; nil if all were read.
    private(set) var excess: String?
    private var entered: Set<String> = []
    private var budget: Int

    private static let deepest = 16
    /// For all settings files of a project together; each may include a large file.
    static let mostLines = 500_000

    /// Nil if there is no such file.
    ///
    /// - Parameter budget: how many lines may still be read.
    init?(_ path: String, within budget: inout Int, reading: Reading) {
        self.budget = budget
        defer { budget = self.budget }
        guard read(path, depth: 0, reading: reading) else { return nil }
    }

    private mutating func read(_ path: String, depth: Int, reading: Reading) -> Bool {
        let name = RelativePath(path).text
        guard depth < Self.deepest, entered.insert(name).inserted else { return true }
        guard let bytes = reading(path) else { return false }
        let folder = path.lastSlash.map { String(path[..<$0]) } ?? ""
        for line in SettingsLines.lines(of: bytes) {
            budget -= 1
            guard budget >= 0 else {
                excess =
                    "the settings files and their includes have more than \(Self.mostLines) lines; the rest is not read"
                break
            }
            switch line {
            case .include(let entry): include(entry, from: folder, depth: depth, reading: reading)
            // `NAME[sdk=…]` holds only for some platforms.
            case .setting(let entry) where !entry.key.contains("["): set(entry.key, to: entry.value.text ?? "")
            case .setting, .broken: continue
            }
        }
        return true
    }

    /// A later line wins; it inherits the earlier line's value.
    private mutating func set(_ key: String, to value: String) {
        let parts = value.split(separator: "$(inherited)", omittingEmptySubsequences: false)
        let earlier = settings[key] ?? "$(inherited)"
        // A few lines that inherit twice can expand to more than fits in memory.
        let isShort = value.utf8.count + (parts.count - 1) * earlier.utf8.count < BuildSettings.longest
        settings[key] = isShort ? parts.joined(separator: earlier) : BuildSettings.unknownValue
    }

    private mutating func include(_ entry: PlacedEntry, from folder: String, depth: Int, reading: Reading) {
        let isOptional = entry.key == "#include?"
        let written = entry.value.text ?? ""
        let isKnown =
            !written.hasPrefix("/") && !written.hasPrefix("<")
            && read(XcodePaths.joined(folder, written), depth: depth + 1, reading: reading)
        if !isKnown, !isOptional { missing.append(written) }
    }
}
