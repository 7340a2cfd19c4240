// `norma rules`: the demands on a file, before a line of it is written.

import ArgumentParser
import NormaFiles
import NormaFindings
import NormaPipeline
import NormaRules
import NormaText

struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "List what the guide asks at a path, even if it doesn't exist yet.",
        discussion: """
            For people and coding agents: what applies at this place, before you write a line there. A file that doesn't exist \
            yet is assumed to declare a type of its name; for an existing file, its declarations count.

              norma rules Sources/Features/Cart/ViewModels/CartViewModel.swift
              norma rules Sources/Features/Cart
              norma rules --brief Sources/Features/Cart/ViewModels/CartViewModel.swift

            Exit status: 0, or 2 if the guide, the configuration or the command line is wrong.
            """
    )

    @Argument(help: ArgumentHelp("A Swift file or a folder of the tree; it need not exist.", valueName: "path"))
    var path: String

    @Flag(name: .long, help: "For a folder, list rules that apply everywhere in full, too.")
    var all = false

    @Flag(name: .long, help: "One line a rule, under 2 KB: only what the path and the name imply.")
    var brief = false

    @OptionGroup var guide: GuideOption

    func run() throws {
        let planned = try PlannedPath(path)
        let tree = try CheckedTree(paths: [planned.existingFolder], named: [path])
        try Self.refuse(foreign: tree.location, of: planned)
        let (guide, origin) = try tree.guide(guide.guide)
        let path = planned.relative(to: tree.location.root)
        try Self.refuse(path, planned, in: tree)
        let elsewhere = planned.isFolder && !all ? PlannedPlace.elsewhere(than: path) : nil
        let workspace = PlannedWorkspace(tree.workspace, adding: Self.probes(for: path, planned, elsewhere))
        let progress = ProgressLine.start("reading \(tree.location.root)")
        defer { progress.stop() }
        let outcome = Pipeline.check(
            CheckRequest(
                workspace: workspace,
                guide: guide,
                guideOrigin: origin,
                // Nothing is judged: only the place matters.
                rules: [],
                today: Today.text
            )
        )
        progress.stop()
        let place = PlannedPlace(path, isFolder: planned.isFolder, exists: planned.exists, in: outcome.context)
        guard let place else {
            let problem = outcome.result.problems.first { $0.place.path == path }?.message
            throw CommandFailure("`\(path)` can't be read as a Swift file", suggestion: problem)
        }
        guard !brief else {
            return Terminal.print(
                BriefListing(place: place, outcome: outcome, guide: guide.guide, asked: self.path).text
            )
        }
        let other = elsewhere.flatMap { PlannedPlace($0, isFolder: true, exists: false, in: outcome.context) }
        Terminal.print(RuleListing(place: place, elsewhere: other, outcome: outcome, guide: guide.guide).text)
    }

    private static func probes(for path: RelativePath, _ planned: PlannedPath, _ elsewhere: RelativePath?)
        -> [RelativePath: [UInt8]]
    {
        var probes = [planned.isFolder ? path.appending(PlannedPlace.anyFile) : path: [UInt8]()]
        if let elsewhere { probes[elsewhere.appending(PlannedPlace.anyFile)] = [] }
        return probes
    }

    /// For a path that doesn't exist, only a project determines its place; without one, everything nearby would be
    /// read.
    private static func refuse(foreign location: TreeLocation, of planned: PlannedPath) throws {
        let current = FileSystem.realPath(FileSystem.currentFolder) ?? FileSystem.currentFolder
        let isNear = location.root.path(below: current) != nil
        guard !planned.exists, !location.isMarked, !isNear else { return }
        throw CommandFailure(
            "there is no such path, and \(location.root) isn't a project to plan it in",
            suggestion: "write the path relative to the current folder, \(current)"
        )
    }

    private static func refuse(_ path: RelativePath, _ planned: PlannedPath, in tree: CheckedTree) throws {
        guard planned.isFolder || path.pathExtension == "swift" else {
            throw CommandFailure(
                "`\(path)` is neither a Swift file nor a folder",
                suggestion: "name a file that ends in .swift, or a folder"
            )
        }
        if tree.exclusions.leavesOut(path, isFolder: planned.isFolder) {
            throw CommandFailure(
                "no rule looks at `\(path)`: it is excluded from the check",
                suggestion: "check include and exclude in .norma.yml; hidden and third-party folders are excluded, too"
            )
        }
    }
}
