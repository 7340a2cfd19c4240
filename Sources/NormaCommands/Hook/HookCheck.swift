// What an edit made worse: the files of one tree, compared with themselves at the last commit.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaHistory
import NormaPipeline
import NormaReports
import NormaText

struct HookCheck {
    /// Absolute, of one tree.
    let paths: [String]
    /// The agent's folder.
    let folder: String
    let budget: Int

    /// Nothing was checked, because the project has no guide: the user should know, the agent can't change it.
    struct Unconfigured: Error {
        let root: String
    }

    /// The report for the agent; nil if the edit made nothing worse.
    func report() throws -> String? {
        let tree = try CheckedTree(paths: paths.map(Self.existing))
        let edited = Set(
            paths.compactMap { Self.real($0).path(below: tree.location.root) }.map { RelativePath(String($0)) }
        )
        let judged = edited.filter { path in
            path.text != TreeLocation.configurationName
                && (ComparedStates.isRead(path) || ComparedFiles.isForAgents(path))
        }
        let isPolicy = edited.contains { isOfGuide($0, tree) }
        guard !judged.isEmpty || isPolicy else { return nil }
        guard tree.configuration.guide != nil else { throw Unconfigured(root: tree.location.root) }
        // A broken guide is reported to the agent that broke it.
        let (guide, origin) = try tree.guide(nil)
        guard !judged.isEmpty else { return nil }
        var request = CheckRequest(workspace: tree.workspace, guide: guide, guideOrigin: origin, today: Today.text)
        request.joinsCauses = true
        request.reportsNewlyGenerated = true
        request.reportsRemovedNames = true
        request.cutsCrowds = true
        request.baseline = try BaselineFile(root: tree.location.root).given()
        guard try compare(&request, judged, tree) else { return nil }
        return text(of: Pipeline.check(request).result, judged, tree, guide)
    }

    /// Restricts the request to what the edit did; false if there is nothing to judge.
    private func compare(_ request: inout CheckRequest, _ judged: Set<RelativePath>, _ tree: CheckedTree) throws -> Bool
    {
        let files = Set(request.tree.files.map(\.path))
        if let repository = try Repository.ifAny(around: tree.location.root),
            try repository.lastChange(of: .root) != nil
        {
            let work = EarlierWork(repository: repository, base: try repository.mergeBase(with: "HEAD"))
            guard judged.contains(where: { files.contains($0) || !exists($0, tree) }) else { return false }
            return try work.add(to: &request, tree) { judged.contains($0) }
        }
        // Without an earlier state everything in these files counts.
        request.focus = judged.filter(files.contains).sorted()
        return !request.focus.isEmpty
    }

    private func text(of result: CheckResult, _ judged: Set<RelativePath>, _ tree: CheckedTree, _ guide: PreparedGuide)
        -> String?
    {
        var result = result
        // What can't be read elsewhere isn't this edit's fault.
        result.problems.removeAll { !judged.contains($0.place.path) }
        result.notices = []
        guard !result.findings.isEmpty || !result.problems.isEmpty || !result.hasCheckedSomething else { return nil }
        result.lessons = RuleLessons.of(result.findings, in: guide)
        let prefix = PathPrefix.text(root: tree.location.root, format: Format.agent.name, from: folder)
        var options = ReportOptions(pathPrefix: prefix)
        options.budget = budget
        return Format.agent.render(result, options)
    }

    // MARK: - Paths

    /// The guide, the configuration, or the baseline: what decides how code is judged.
    private func isOfGuide(_ path: RelativePath, _ tree: CheckedTree) -> Bool {
        if path.text == TreeLocation.configurationName || path.text == Baseline.fileName { return true }
        guard path.pathExtension == "md", let guide = tree.configuration.guide else { return false }
        let home = RelativePath(guide)
        return path.isInside(home) || path.isInside(home.parent) || path == home
    }

    private func exists(_ path: RelativePath, _ tree: CheckedTree) -> Bool {
        FileSystem.linkStatus(of: tree.workspace.absolutePath(of: path)) != nil
    }

    /// The file, or the nearest folder that is left if it was deleted.
    private static func existing(_ path: String) -> String {
        var current = path
        while current != "/", FileSystem.status(of: current) == nil { current = FileSystem.folder(of: current) }
        return current
    }

    /// With the links in its folder resolved, also if the file is gone.
    private static func real(_ path: String) -> String {
        if let real = FileSystem.realPath(path) { return real }
        let above = existing(path)
        let rest = path.path(below: above).map { "/" + $0 } ?? ""
        return (FileSystem.realPath(above) ?? above) + rest
    }

    /// The paths by the root of their trees, in the order in which the roots occur.
    static func byTree(_ paths: [String]) throws -> [[String]] {
        var groups: [(root: String, paths: [String])] = []
        for path in paths {
            let root = try TreeLocation.around([existing(path)], currentFolder: FileSystem.currentFolder).root
            if let index = groups.firstIndex(where: { $0.root == root }) {
                groups[index].paths.append(path)
            } else {
                groups.append((root, [path]))
            }
        }
        return groups.map(\.paths)
    }
}
