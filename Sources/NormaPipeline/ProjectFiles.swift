// The files of a tree that say which modules it has, apart from package manifests, and the files that these refer to.

import NormaExtraction
import NormaFacts
import NormaFiles
import NormaFindings
import NormaProject
import NormaText

/// Finds and reads project files; one that is none becomes facts with a problem.
struct ProjectFiles: Sendable {
    private let workspace: any Workspace
    /// `project.pbxproj` in an `.xcodeproj`.
    let xcodeProjects: [FileEntry]
    /// What project files may refer to and have read: nothing outside of the tree.
    private let settingsFiles: Set<RelativePath>

    init(_ tree: FileTree, in workspace: any Workspace) {
        self.workspace = workspace
        xcodeProjects = tree.files.filter {
            $0.path.name == "project.pbxproj" && $0.path.parent.pathExtension == "xcodeproj"
        }
        settingsFiles =
            xcodeProjects.isEmpty ? [] : Set(tree.files.lazy.map(\.path).filter { $0.pathExtension == "xcconfig" })
    }

    /// The facts of an Xcode project; throws where the file can't be opened.
    func xcodeProject(at path: RelativePath) throws(FileProblem) -> ManifestInput {
        let bytes = try workspace.bytes(of: path)
        if let problem = Self.encodingProblem(of: bytes) {
            let lines = LineTable(bytes: bytes)
            return ManifestInput(path: path, facts: ManifestFacts(unreadable: problem, kind: .xcode, lines: lines))
        }
        let folder = path.parent.parent
        let facts = XcodeProjectReader.facts(of: bytes) { written in
            let file = folder.text.isEmpty ? RelativePath(written) : RelativePath(folder.text + "/" + written)
            return settingsFiles.contains(file) ? try? workspace.bytes(of: file) : nil
        }
        return ManifestInput(path: path, facts: facts)
    }

    private static func encodingProblem(of bytes: [UInt8]) -> ManifestProblem? {
        switch SourceEncoding.of(bytes) {
        case .utf8, .utf8WithNUL: return nil
        case .utf16: return ManifestProblem(kind: .notUTF8, message: "it is UTF-16", range: .empty)
        case .invalid(let offset):
            let range = ByteRange(offset, offset + 1)
            return ManifestProblem(kind: .notUTF8, message: "it is not UTF-8 from here on", range: range)
        }
    }
}

extension InputProblem {
    /// What is wrong with a manifest that could not be read at all; nil where it could.
    init?(_ input: ManifestInput) {
        guard let problem = input.facts.problem else { return nil }
        let (kind, way): (Kind, String) =
            switch problem.kind {
            case .notWhatItClaims: (.syntaxErrors, "restore the file, or let the tool that wrote it write it again")
            case .notUTF8: (.notUTF8, "save it as UTF-8")
            case .tooLarge: (.tooLarge, "define the modules in the guide")
            case .tooDeep: (.tooDeep, "define the modules in the guide")
            }
        let name =
            switch input.facts.kind {
            case .package: "package manifest"
            case .xcode: "Xcode project"
            case .xcodeGen: "XcodeGen description"
            case .tuist: "Tuist project"
            }
        let lines = input.facts.lines
        let place = Place(
            path: input.path,
            range: problem.range,
            start: lines.position(at: problem.range.start),
            end: lines.position(at: problem.range.end)
        )
        self.init(
            kind: kind,
            place: place,
            message: "This is no \(name) that can be read: \(problem.message). Its modules are unknown, and everything "
                + "else was checked; \(way)."
        )
    }
}
