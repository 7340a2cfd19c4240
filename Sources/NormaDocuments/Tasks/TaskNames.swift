// The names of the tasks that a file defines for a tool of the command line: make, just, fastlane, npm, mise.

import NormaText

/// The tasks of one file.
package struct TaskNames: Sendable, Hashable {
    package var names: Set<String> = []
    /// Whether there may be others: the file includes another one, or computes names.
    package var isOpen = false

    package init() {}

    /// The tool whose tasks a file of this name defines; nil for any other file.
    package static func tool(of path: RelativePath) -> String? { byName[String(path.name)] }

    private static let byName: [String: String] = [
        "Makefile": "make", "makefile": "make", "GNUmakefile": "make", "justfile": "just", "Justfile": "just",
        ".justfile": "just",
        "Fastfile": "fastlane", "package.json": "npm", "mise.toml": "mise", ".mise.toml": "mise",
    ]

    /// Cost: linear in the bytes. A file that can't be read is open.
    package init(of bytes: [UInt8], at path: RelativePath) {
        switch Self.tool(of: path) {
        case "make": readRules(bytes, opening: ["include", "-include", "sinclude"], isMake: true)
        case "just": readRules(bytes, opening: ["import", "import?", "mod", "mod?"], isMake: false)
        case "fastlane": readLanes(bytes)
        case "npm": readEntries(bytes, of: "scripts", at: path)
        default: readEntries(bytes, of: "tasks", at: path)
        }
    }

    private mutating func readRules(_ bytes: [UInt8], opening: Set<Substring>, isMake: Bool) {
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            guard let first = line.first, !" \t#".contains(first) else { continue }
            let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
            if let word = words.first, opening.contains(word) { isOpen = true }
            if !isMake, words.first == "alias", words.count > 1 { names.insert(String(words[1])) }
            guard let colon = line.firstIndex(of: ":"), !line[colon...].hasPrefix(":=") else { continue }
            let head = line[..<colon].split(whereSeparator: { $0 == " " || $0 == "\t" })
            if head.contains(where: { $0.contains("%") || $0.contains("$") }) { isOpen = true }
            for name in isMake ? head : Array(head.prefix(1)) { names.insert(String(name.drop { $0 == "@" })) }
        }
    }

    private mutating func readLanes(_ bytes: [UInt8]) {
        guard let value = try? LaneFile.value(of: bytes) else {
            isOpen = true
            return
        }
        for entry in value["lanes"]?.mapping ?? [] { names.insert(entry.key) }
        let opening: Set<String> = ["import", "import_from_git", "eval", "load", "require_relative", "Dir"]
        // The arguments may begin on a line below, so the call has none where its name is.
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        isOpen = lines.contains { line in
            opening.contains(String(line.drop { $0 == " " || $0 == "\t" }.prefix { $0.isLetter || $0 == "_" }))
        }
    }

    private mutating func readEntries(_ bytes: [UInt8], of key: String, at path: RelativePath) {
        guard let format = DocumentFormat(of: path),
            let value = try? DocumentReader.value(of: bytes, at: path, in: format)
        else {
            isOpen = true
            return
        }
        for entry in value[key]?.mapping ?? [] {
            names.insert(entry.key)
            if let alias = entry.value["alias"]?.text { names.insert(alias) }
        }
        isOpen = value["task_config"] != nil || value["vars"]?["includes"] != nil
    }
}
