// Reads build settings from `.xcconfig` files, with the files that they include.

import NormaText

/// `NAME = value // comment`, `#include "other.xcconfig"`, `#include? "perhaps.xcconfig"`.
struct SettingsFile {
    /// The bytes of another file of the tree by its path from the project's folder; nil where there is none.
    typealias Reading = (String) -> [UInt8]?

    private(set) var settings: [String: String] = [:]
    /// Included files that are not in the tree, as they are written.
    private(set) var missing: [String] = []
    private var entered: Set<String> = []

    private static let deepest = 16

    /// Nil where there is no such file.
    init?(_ path: String, reading: Reading) {
        guard read(path, depth: 0, reading: reading) else { return nil }
    }

    private mutating func read(_ path: String, depth: Int, reading: Reading) -> Bool {
        let name = RelativePath(path).text
        guard depth < Self.deepest, entered.insert(name).inserted else { return true }
        guard let bytes = reading(path) else { return false }
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = Self.withoutComment(line)
            if text.hasPrefix("#include") {
                include(text, from: folder, depth: depth, reading: reading)
            } else if let equal = text.firstIndex(of: "=") {
                let key = text[..<equal].trimmed
                var value = text[text.index(after: equal)...].trimmed
                if value.hasSuffix(";") { value = value.dropLast().trimmed }
                // `NAME[sdk=…]` holds for some platforms only.
                if !key.isEmpty, !key.contains("[") { set(String(key), to: String(value)) }
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

    private mutating func include(_ text: Substring, from folder: String, depth: Int, reading: Reading) {
        let isOptional = text.hasPrefix("#include?")
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3 else { return }
        let written = String(parts[1])
        let isKnown =
            !written.hasPrefix("/") && !written.hasPrefix("<")
            && read(XcodePaths.joined(folder, written), depth: depth + 1, reading: reading)
        if !isKnown, !isOptional { missing.append(written) }
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        var previous: Character?
        for index in line.indices {
            // `https:/$()/…` is how an address is written here: two slashes always begin a comment.
            if line[index] == "/", previous == "/" { return line[..<line.index(before: index)].trimmed }
            previous = line[index]
        }
        return line.trimmed
    }
}
