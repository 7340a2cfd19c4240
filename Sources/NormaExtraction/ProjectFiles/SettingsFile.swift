// Reads build settings from `.xcconfig` files, with the files that they include.

import NormaDocuments
import NormaText

/// `NAME = value // comment`, `#include "other.xcconfig"`, `#include? "perhaps.xcconfig"`.
struct SettingsFile {
    /// The bytes of another file of the tree by its path from the project's folder; nil where there is none.
    typealias Reading = (String) -> [UInt8]?

    private(set) var settings: [String: String] = [:]
    /// Included files that are not in the tree, as they are written.
    private(set) var missing: [String] = []
    /// What is to be told where there are too many lines; nil where all were read.
    private(set) var excess: String?
    private var entered: Set<String> = []
    private var budget: Int

    private static let deepest = 16
    /// Of all settings files of a project; each may include a large one.
    static let mostLines = 500_000

    /// Nil where there is no such file.
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
                    "the settings files have more than \(Self.mostLines) lines with what they include; the rest is not read"
                break
            }
            switch line {
            case .include(let entry): include(entry, from: folder, depth: depth, reading: reading)
            // `NAME[sdk=…]` holds for some platforms only.
            case .setting(let entry) where !entry.key.contains("["): set(entry.key, to: entry.value.text ?? "")
            case .setting, .broken: continue
            }
        }
        return true
    }

    /// A later line wins; what it inherits is the earlier one's.
    private mutating func set(_ key: String, to value: String) {
        let parts = value.split(separator: "$(inherited)", omittingEmptySubsequences: false)
        let earlier = settings[key] ?? "$(inherited)"
        // A few lines that inherit twice stand for more than fits the memory.
        let isShort = value.utf8.count + (parts.count - 1) * earlier.utf8.count < BuildSettings.longest
        settings[key] = isShort ? parts.joined(separator: earlier) : BuildSettings.untold
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
