// What a document's claims are compared with beside the code: the disk, and the tasks of tools.

import NormaDocuments
import NormaText

/// Answers to questions about a tree; the caller knows where it is.
package struct ClaimSurroundings {
    /// Whether a path is there, in folders too that the walk leaves out.
    package var exists: (RelativePath) -> Bool
    /// Whether the repository keeps a path out of version control, or as another repository.
    package var isIgnored: (RelativePath) -> Bool
    /// Whether code of the repository is elsewhere: a submodule that isn't checked out may have any name.
    package var isPartial: Bool
    /// The bytes of a file; nil if it can't be read.
    package var bytes: (RelativePath) -> [UInt8]?

    package init(
        exists: @escaping (RelativePath) -> Bool,
        isIgnored: @escaping (RelativePath) -> Bool,
        isPartial: Bool,
        bytes: @escaping (RelativePath) -> [UInt8]?
    ) {
        self.exists = exists
        self.isIgnored = isIgnored
        self.isPartial = isPartial
        self.bytes = bytes
    }
}

/// The tasks of each tool, from all files of the tree that define any.
struct KnownTasks {
    private var tasks: [TaskTool: TaskNames] = [:]

    init(_ files: [RelativePath], _ surroundings: ClaimSurroundings) {
        for path in files {
            guard let tool = TaskNames.tool(of: path).flatMap(TaskTool.init), let bytes = surroundings.bytes(path)
            else { continue }
            let read = TaskNames(of: bytes, at: path)
            tasks[tool, default: TaskNames()].names.formUnion(read.names)
            if read.isOpen { tasks[tool, default: TaskNames()].isOpen = true }
        }
    }

    subscript(tool: TaskTool) -> TaskNames? { tasks[tool] }
}

/// Whether names occur in the text of files that aren't Swift: another language's types, schemes of a generator.
struct OtherTexts {
    private let files: [RelativePath]
    private let surroundings: ClaimSurroundings
    /// Beyond that nothing is known.
    private static let mostBytes = 24 << 20

    init(
        _ files: [RelativePath],
        _ surroundings: ClaimSurroundings,
        endings: Set<Substring>,
        names: Set<Substring> = []
    ) {
        self.files = files.filter { endings.contains($0.pathExtension) || names.contains($0.name) }
        self.surroundings = surroundings
    }

    static let sources: Set<Substring> = [
        "m", "mm", "h", "c", "cpp", "cc", "metal", "kt", "java", "js", "ts", "tsx", "py", "go", "rs", "rb", "proto",
        "graphql",
        "xcdatamodel", "stencil", "gyb", "udl", "json", "yml", "yaml", "plist", "pbxproj", "resolved", "xcconfig",
        "toml", "sh",
    ]

    private static func isWordByte(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte == 0x5F }

    /// Of some names those that occur; all of them if the files are too many to read.
    ///
    /// Cost: one pass over the files.
    func occurring(_ names: Set<String>) -> Set<String> {
        guard !names.isEmpty else { return [] }
        let lengths = Set(names.map(\.utf8.count))
        // `Shop (All)` is no single word.
        let phrases = names.filter { !$0.utf8.allSatisfy(Self.isWordByte) }
        var found: Set<String> = []
        var read = 0
        for file in files {
            guard found.count < names.count, let bytes = surroundings.bytes(file) else { continue }
            read += bytes.count
            if read > Self.mostBytes { return names }
            let text = String(decoding: bytes, as: UTF8.self)
            for phrase in phrases where text.utf8.firstRange(of: phrase.utf8) != nil { found.insert(phrase) }
            let words = text.utf8.split { !Self.isWordByte($0) }
            for word in words where lengths.contains(word.count) {
                let text = String(Substring(word))
                if names.contains(text) { found.insert(text) }
            }
        }
        return found
    }
}
