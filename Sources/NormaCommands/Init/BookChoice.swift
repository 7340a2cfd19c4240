// `norma init --book`: a guide as it is, or a copy of its pages.

import NormaBuiltIns
import NormaFiles
import NormaFindings
import NormaPipeline
import NormaReports
import NormaText

struct BookChoice {
    private let guide: String
    private let copies: Bool
    private let workspace: DiskWorkspace
    let files: [InitWriting.PlannedFile]

    init(guide: String, copies: Bool, workspace: DiskWorkspace) throws {
        self.guide = guide
        self.copies = copies
        self.workspace = workspace
        let written = BuiltInGuides.named(guide) == nil ? Self.path(of: guide, from: workspace.root) : guide
        files = try Self.plan(for: written, copies: copies)
    }

    /// More findings than this are not fixed before the next pull request.
    private static let mostToFix = 100

    /// The next step; it depends on how much the guide finds.
    func next() throws -> String {
        let prepared = try GuideArgument.load(guide)
        var request = CheckRequest(workspace: workspace, guide: prepared, today: Today.text)
        request.showsLines = false
        let findings = Pipeline.check(request).result.findings.causeCount
        guard findings > Self.mostToFix else { return "Next: norma check" }
        return
            "Next: norma check\nIt has \(Wording.number(findings)) findings here. `norma baseline` accepts them, "
            + "so that only new ones are reported from then on (`norma baseline --help`)."
    }

    /// A guide of the user's own, as the configuration refers to it: relative to the tree.
    private static func path(of guide: String, from root: String) -> String {
        guard !guide.hasPrefix("/"), let file = FileSystem.realPath(FileSystem.currentFolder + "/" + guide) else {
            return guide
        }
        let (here, there) = (root.pathParts, file.pathParts)
        let shared = zip(here, there).prefix { $0.hasSameBytes(as: $1) }.count
        return (Array(repeating: "..", count: here.count - shared) + there.dropFirst(shared)).joined(separator: "/")
    }

    private static func plan(for guide: String, copies: Bool) throws -> [InitWriting.PlannedFile] {
        guard copies else { return [InitWriting.configuration(naming: guide)] }
        guard let builtIn = BuiltInGuides.named(guide) else {
            throw CommandFailure(
                "`\(guide)` isn't a built-in guide, so there is nothing to copy",
                suggestion: "leave --copy out, or choose one from `norma guide list`"
            )
        }
        let folder = InitWriting.folderName
        let pages = builtIn.chapters.map { InitWriting.PlannedFile(name: "\(folder)/\($0.path)", content: $0.text) }
        return [InitWriting.PlannedFile(name: folder + "/README.md", content: builtIn.text)] + pages
            + [InitWriting.configuration(naming: folder)]
    }
}
