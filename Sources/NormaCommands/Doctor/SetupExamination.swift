// What `norma doctor` finds out about a tree: each part of the set-up on its own, so that one that fails hides no other.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText

struct SetupExamination {
    /// In the order of the report.
    let remarks: [SetupRemark]

    /// Cost: one check of the tree.
    init(_ location: TreeLocation, paths: [String], environment: [String: String]) {
        let sandbox = SandboxExamination(root: location.root, environment: environment).remarks
        let baseline = Self.baseline(of: location)
        let history = HistoryExamination(root: location.root, hasBaseline: baseline.isUsed)
        let tree: CheckedTree
        do {
            tree = try CheckedTree(paths: paths)
        } catch {
            let version = SetupRemark(.works, "version", "norma \(NormaVersion.named)")
            let failure = CommandFailure(of: error) ?? CommandFailure("\(error)")
            let broken = SetupRemark(.error, "configuration", failure)
            remarks = [version, broken, baseline.remark] + history.remarks + sandbox
            return
        }
        let guide = GuideExamination(tree)
        let files = FileExamination(tree, guide.checked)
        var committed = [RelativePath(Baseline.fileName)].filter { _ in baseline.exists }
        if location.configuration != nil { committed.append(RelativePath(TreeLocation.configurationName)) }
        committed += guide.path.map { [$0] } ?? []
        var all = [Self.version(tree)] + Self.configuration(tree) + guide.remarks
        all += [baseline.remark] + files.remarks
        all += ProjectFileExamination(files.project, history).remarks
        all += history.remarks + history.uncommitted(committed) + sandbox
        remarks = all
    }

    private static func version(_ tree: CheckedTree) -> SetupRemark {
        let named = "norma \(NormaVersion.named)"
        if let required = tree.configuration.requiredVersion {
            let message = "\(named); \(TreeLocation.configurationName) requires \(required.text) or later"
            return SetupRemark(.works, "version", message)
        }
        guard tree.location.configuration != nil else { return SetupRemark(.works, "version", named) }
        let numbers = NormaVersion.current.split(separator: ".").prefix(2).joined(separator: ".")
        return SetupRemark(
            .note,
            "version",
            "\(named); no version is required, so an older one would fail at the first word that it doesn't know",
            way: "write `requires: \"\(numbers)\"` into \(TreeLocation.configurationName)"
        )
    }

    private static func configuration(_ tree: CheckedTree) -> [SetupRemark] {
        let name = TreeLocation.configurationName
        let subject = "configuration"
        guard tree.location.configuration != nil else {
            let message = "there is no \(name) in \(tree.location.root)"
            return [SetupRemark(.note, subject, message, way: "`norma init` writes one")]
        }
        let works = SetupRemark(.works, subject, FileSystem.shown(tree.location.root + "/" + name))
        return [works] + OtherConfigurations(of: tree).remarks
    }

    private struct BaselineState {
        let remark: SetupRemark
        let exists: Bool
        let isUsed: Bool
    }

    private static func baseline(of location: TreeLocation) -> BaselineState {
        let file = BaselineFile(root: location.root)
        do {
            guard let content = try file.read() else {
                let remark = SetupRemark(.note, "baseline", "none, so every finding is reported")
                return BaselineState(remark: remark, exists: false, isUsed: false)
            }
            let count = ProofSummary.counted(content.baseline.entries.count, "accepted finding")
            let remark = SetupRemark(.works, "baseline", "\(file.name): \(count)")
            return BaselineState(remark: remark, exists: true, isUsed: true)
        } catch {
            let failure = CommandFailure(of: error) ?? CommandFailure("\(error)")
            return BaselineState(remark: SetupRemark(.error, "baseline", failure), exists: true, isUsed: false)
        }
    }
}

/// Configurations that judge the same files by something else.
private struct OtherConfigurations {
    let remarks: [SetupRemark]

    /// Cost: looking up one name in each folder of the tree.
    init(of tree: CheckedTree) {
        let name = TreeLocation.configurationName
        let root = tree.location.root
        let above = Self.folderAbove(root).map { folder in
            SetupRemark(
                .warning,
                "configuration",
                "\(folder)/\(name) covers these files too, so what is reported depends on the folder that norma is started in",
                way: "list this folder under `exclude:` there, or remove one of the two files"
            )
        }
        let below = tree.workspace.tree().folders.filter {
            FileSystem.status(of: "\(root)/\($0)/\(name)")?.kind == .file
        }
        let inside = below.prefix(Self.most).map { folder in
            SetupRemark(
                .warning,
                "configuration",
                "`\(folder)/\(name)` isn't read from here: `\(folder)` is judged by this configuration, and by its own if norma "
                    + "is started in it",
                way: "list `\(folder)` under `exclude:` here, or remove one of the two files"
            )
        }
        let rest = below.count - inside.count
        let more = SetupRemark(.note, "configuration", "\(rest) more folders have a \(name)")
        remarks = (above.map { [$0] } ?? []) + inside + (rest > 0 ? [more] : [])
    }

    private static let most = 5

    /// The nearest folder above, in the same repository, whose configuration doesn't exclude this one.
    private static func folderAbove(_ root: String) -> String? {
        guard let repository = TreeLocation.repository(around: root) else { return nil }
        var folder = root
        while !folder.hasSameBytes(as: repository), folder != "/" {
            folder = FileSystem.folder(of: folder)
            let path = folder + "/" + TreeLocation.configurationName
            guard FileSystem.status(of: path)?.kind == .file else { continue }
            return excludes(root.path(below: folder) ?? "", in: path) ? nil : folder
        }
        return nil
    }

    private static func excludes(_ path: Substring, in configuration: String) -> Bool {
        guard let text = try? FileSystem.text(of: configuration),
            let other = try? ConfigurationReader.read(text, file: configuration)
        else { return false }
        return PathExclusions(excluded: other.exclude, included: other.include)
            .leavesOut(RelativePath(String(path)), isFolder: true)
    }
}
