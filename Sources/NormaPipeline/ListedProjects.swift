// The Xcode projects of a tree that Xcode itself keeps, as they will be with planned files in them.

import NormaExtraction
import NormaFacts
import NormaFiles
import NormaProject
import NormaText

struct ListedProjects {
    /// By the path of the `project.pbxproj`; the planned text.
    var texts: [RelativePath: [UInt8]] = [:]
    private var read: [RelativePath: [UInt8]] = [:]
    private let workspace: any Workspace
    private let projects: [RelativePath]
    /// The folders with a `Package.swift`.
    private let packages: Set<RelativePath>

    init(_ workspace: any Workspace, planning changes: ScaffoldChanges) {
        self.workspace = workspace
        let tree = workspace.tree()
        let files = ProjectFiles(tree, in: workspace)
        let manifests = tree.files.map(\.path) + changes.created.map(\.path)
        packages = Set(manifests.filter { $0.name == "Package.swift" }.map(\.parent))
        guard !files.xcodeProjects.isEmpty else {
            projects = []
            return
        }
        // What XcodeGen or Tuist makes is never edited: the next run would undo it.
        let described = files.describedProjects().manifests
        // A model may be called `Project` as well.
        let tuist = Set(
            files.tuistFiles.projects.filter { path in
                let bytes = (try? workspace.bytes(of: path)) ?? []
                return String(decoding: bytes, as: UTF8.self).contains("import ProjectDescription")
            }.map(\.parent)
        )
        projects = files.xcodeProjects.map(\.path).filter { project in
            let (folder, name) = (Self.folder(of: project), String(project.parent.stem))
            let isMade = described.contains { $0.path.parent == folder && $0.facts.name.value ?? name == name }
            return !isMade && !tuist.contains(folder)
        }
    }

    /// The folder that holds the `.xcodeproj`.
    static func folder(of project: RelativePath) -> RelativePath { project.parent.parent }

    /// Those in a folder around the file, the nearest first; if there are none, the others.
    ///
    /// A package nearer than a project has the file.
    func around(_ file: RelativePath) -> [RelativePath] {
        let depth = packageFolder(of: file)?.components.count ?? 0
        let holding = projects.filter { file.isInside(Self.folder(of: $0)) }
        guard !holding.isEmpty else { return packageFolder(of: file) == nil ? projects : [] }
        return holding.filter { Self.folder(of: $0).components.count >= depth }.sorted {
            (-Self.folder(of: $0).components.count, $0) < (-Self.folder(of: $1).components.count, $1)
        }
    }

    func isInPackage(_ file: RelativePath) -> Bool { packageFolder(of: file) != nil }

    private func packageFolder(of file: RelativePath) -> RelativePath? {
        var folder = file
        while !folder.text.isEmpty {
            folder = folder.parent
            if packages.contains(folder) { return folder }
        }
        return nil
    }

    mutating func adding(
        _ file: RelativePath,
        isTestCode: Bool,
        to project: RelativePath
    ) throws(XcodeAdditionProblem) -> XcodeFileAddition.Outcome {
        let bytes = try text(of: project)
        let path = Self.path(of: file, from: Self.folder(of: project))
        return try XcodeFileAddition.adding(path, isTestCode: isTestCode, to: bytes)
    }

    private mutating func text(of project: RelativePath) throws(XcodeAdditionProblem) -> [UInt8] {
        if let text = texts[project] ?? read[project] { return text }
        let bytes: [UInt8]
        do {
            bytes = try workspace.bytes(of: project)
        } catch {
            throw XcodeAdditionProblem(kind: .unreadable, message: error.reason)
        }
        if let problem = ProjectFiles.encodingProblem(of: bytes) {
            throw XcodeAdditionProblem(kind: .unreadable, message: problem.message)
        }
        read[project] = bytes
        return bytes
    }

    /// With `..` for each folder on the way out.
    private static func path(of file: RelativePath, from folder: RelativePath) -> RelativePath {
        let (parts, base) = (file.components, folder.components)
        let shared = zip(parts, base).prefix { $0 == $1 }.count
        let out = Array(repeating: "..", count: base.count - shared)
        return RelativePath((out + parts.dropFirst(shared).map(String.init)).joined(separator: "/"))
    }

    /// In the order of their paths.
    var changes: [ScaffoldChanges.Change] {
        texts.keys.sorted().compactMap { path in
            guard let before = read[path], let after = texts[path] else { return nil }
            return ScaffoldChanges.Change(path: path, before: before, after: after)
        }
    }
}
