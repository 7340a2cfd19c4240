// The files of a tree that define its modules, apart from package manifests, and the files that these refer to.

import NormaExtraction
import NormaFacts
import NormaFiles
import NormaProject
import NormaText

/// Finds and reads project files; an invalid one becomes facts with a problem.
struct ProjectFiles: Sendable {
    let workspace: any Workspace
    /// `project.pbxproj` in an `.xcodeproj`.
    let xcodeProjects: [FileEntry]
    /// Descriptions of projects for XcodeGen, and other files of that name.
    let descriptions: [RelativePath]
    let tuistFiles: TuistFiles
    /// The files that project files may refer to: nothing outside the tree.
    private let readable: Set<RelativePath>

    init(_ tree: FileTree, in workspace: any Workspace) {
        self.workspace = workspace
        xcodeProjects = tree.files.filter {
            $0.path.name == "project.pbxproj" && $0.path.parent.pathExtension == "xcodeproj"
        }
        descriptions = tree.files.lazy.map(\.path).filter {
            $0.name.hasPrefix("project") && ["yml", "yaml"].contains($0.pathExtension)
        }
        tuistFiles = TuistFiles(tree)
        let isNone = xcodeProjects.isEmpty && descriptions.isEmpty
        let kinds: Set<Substring> = isNone ? [] : ["xcconfig", "xcfilelist", "yml", "yaml"]
        readable = Set(tree.files.lazy.map(\.path).filter { kinds.contains($0.pathExtension) })
    }

    /// The facts of an Xcode project; throws if the file can't be opened.
    func xcodeProject(at path: RelativePath) throws(FileProblem) -> ManifestInput {
        let bytes: [UInt8]
        do {
            bytes = try workspace.bytes(of: path)
        } catch {
            guard error.kind == .tooLarge else { throw error }
            let problem = ManifestProblem(kind: .tooLarge, message: error.reason, range: .empty)
            let facts = ManifestFacts(unreadable: problem, kind: .xcode, lines: LineTable(bytes: []))
            return ManifestInput(path: path, facts: facts)
        }
        if let problem = Self.encodingProblem(of: bytes) {
            let lines = LineTable(bytes: bytes)
            return ManifestInput(path: path, facts: ManifestFacts(unreadable: problem, kind: .xcode, lines: lines))
        }
        let folder = path.parent.parent
        let facts = XcodeProjectReader.facts(of: bytes) { self.bytes(of: $0, from: folder) }
        return ManifestInput(path: path, facts: facts)
    }

    /// The target of a path relative to a project file's folder; nil if it isn't in the tree.
    func bytes(of written: String, from folder: RelativePath) -> [UInt8]? {
        try? bytes(at: Self.path(written, from: folder))
    }

    /// Nil if the file isn't in the tree.
    func bytes(at path: RelativePath) throws(FileProblem) -> [UInt8]? {
        readable.contains(path) ? try workspace.bytes(of: path) : nil
    }

    static func path(_ written: String, from folder: RelativePath) -> RelativePath {
        folder.appending(written)
    }

    static func encodingProblem(of bytes: [UInt8]) -> ManifestProblem? {
        switch SourceEncoding.of(bytes) {
        case .utf8, .utf8WithNUL: return nil
        case .utf16: return ManifestProblem(kind: .notUTF8, message: "it is UTF-16", range: .empty)
        case .invalid(let offset):
            let range = ByteRange(offset, offset + 1)
            return ManifestProblem(kind: .notUTF8, message: "it is not UTF-8 from here on", range: range)
        }
    }
}
