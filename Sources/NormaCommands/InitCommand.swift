// `norma init`: which built-in guide fits, written down once.

import ArgumentParser
import NormaBuiltIns
import NormaFiles
import NormaFindings
import NormaPipeline
import NormaReports
import NormaText

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Measures which built-in guide fits, and writes .norma.yml.",
        discussion: """
            Each built-in guide is tried on the code in the folder: how many of its rules have something to look at, and \
            how many of those are kept. Writes this one file (with --copy also the guide) and changes nothing else; an existing file stays as it is.

              norma init
              norma init MyApp --dry-run
              norma init --guide golden-path --copy

            Exit status: 0, or 2 where nothing could be measured or written.
            """
    )

    @Argument(help: ArgumentHelp("The folder; without it the current one.", valueName: "path"))
    var path: String = "."

    @Option(name: .long, help: ArgumentHelp("The guide to write down, instead of measuring.", valueName: "guide"))
    var guide: String?

    @Flag(name: .long, help: "Shows what would be written.")
    var dryRun = false

    @Flag(
        name: .long,
        help: "Puts the guide's pages into the folder `Guide`, to be edited; .norma.yml names the copy."
    )
    var copy = false

    func run() throws {
        guard let workspace = DiskWorkspace(root: path) else {
            throw CommandFailure("there is no folder `\(path)`", suggestion: "name the folder that holds your code")
        }
        try WideFolders.refuse(workspace.root, unlessNamedBy: [path])
        let progress = ProgressLine.start("measuring which guide fits \(workspace.root)")
        defer { progress.stop() }
        try Self.refuse(existing: TreeLocation.configurationName, in: workspace, "edit it, or delete it first")
        if copy { try Self.refuse(existing: Self.copyName, in: workspace, "write your rules there, or move it away") }
        let fits = guide == nil ? GuideFit.measure(workspace, today: Today.text) : []
        guard let name = guide ?? fits.first?.guide else { throw CommandFailure("there is no built-in guide") }
        let written = BuiltInGuides.named(name) == nil ? Self.path(of: name, from: workspace.root) : name
        if guide == nil, fits.allSatisfy({ $0.files == 0 }) {
            throw CommandFailure(
                "no Swift file was found in `\(path)`, so no guide can be measured",
                suggestion: "name the folder that holds your code, or a guide with --guide"
            )
        }
        progress.stop()
        let findings = try fits.first?.findings ?? Self.findings(of: name, in: workspace)
        try write(try plan(for: written), in: workspace, text: Self.text(of: fits), Self.next(after: findings))
    }

    /// Of more than so many nobody mends all before the next pull request.
    private static let mostToMend = 100

    private static func findings(of guide: String, in workspace: DiskWorkspace) throws -> Int {
        let guide = try GuideArgument.load(guide)
        var request = CheckRequest(workspace: workspace, guide: guide, today: Today.text)
        request.showsLines = false
        return Pipeline.check(request).result.findings.causeCount
    }

    private static func next(after findings: Int) -> String {
        guard findings > mostToMend else { return "Next: norma check" }
        return
            "Next: norma check\nIt has \(Wording.number(findings)) findings here. `norma baseline` accepts what is there today, "
            + "so that only what gets worse is found; `norma baseline --help` says more."
    }

    /// A guide of the user's own, as the configuration finds it: from the folder that it lies in.
    private static func path(of guide: String, from root: String) -> String {
        guard !guide.hasPrefix("/"), let file = FileSystem.realPath(FileSystem.currentFolder + "/" + guide) else {
            return guide
        }
        let (here, there) = (root.pathParts, file.pathParts)
        let shared = zip(here, there).prefix { $0.hasSameBytes(as: $1) }.count
        return (Array(repeating: "..", count: here.count - shared) + there.dropFirst(shared)).joined(separator: "/")
    }

    /// A file that init makes.
    private struct PlannedFile {
        let name: String
        let content: String
    }

    private static let copyName = "Guide"

    private func plan(for guide: String) throws -> [PlannedFile] {
        var files: [PlannedFile] = []
        if copy {
            guard let builtIn = BuiltInGuides.named(guide) else {
                throw CommandFailure(
                    "`\(guide)` is no built-in guide, so there is nothing to copy",
                    suggestion: "leave --copy out, or take one of `norma guide list`"
                )
            }
            files.append(PlannedFile(name: Self.copyName + "/README.md", content: builtIn.text))
            files += builtIn.chapters.map { PlannedFile(name: "\(Self.copyName)/\($0.path)", content: $0.text) }
        }
        let head = "# What `norma check` does here; see docs/configuration.md.\n"
        let configuration = head + "guide: \(copy ? Self.copyName : Self.quoted(guide))\n"
        return files + [PlannedFile(name: TreeLocation.configurationName, content: configuration)]
    }

    /// As YAML reads it back; a path may hold what begins a comment or a mapping there.
    private static func quoted(_ guide: String) -> String {
        let isPlain = guide.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                || "-_./".unicodeScalars.contains(scalar)
        }
        if isPlain, !guide.hasPrefix("-") { return guide }
        var text = ""
        for scalar in guide.unicodeScalars {
            switch scalar.value {
            case 0x22, 0x5C: text += "\\\(scalar)"
            case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return "\"\(text)\""
    }

    /// The configuration comes last: where the copy can't be written, nothing names it.
    private func write(_ files: [PlannedFile], in workspace: DiskWorkspace, text: String, _ next: String) throws {
        if dryRun {
            let shown = files.map { file in
                let lines = file.content.split(separator: "\n", omittingEmptySubsequences: false).count
                let content = lines > 20 ? "(\(lines) lines)\n" : file.content
                return "Would write \(workspace.root)/\(file.name):\n\n\(content)"
            }
            return Terminal.print(text + "\n" + shown.joined(separator: "\n"))
        }
        do throws(FileSystem.WriteFailure) {
            try FileSystem.writeTogether(
                files.map { PlannedWrite(path: workspace.root + "/" + $0.name, bytes: Array($0.content.utf8)) }
            )
        } catch {
            throw CommandFailure("`\(FileSystem.shown(error.path))` can't be written (\(error.reason))")
        }
        Terminal.noteWrittenFiles()
        let names = (copy ? ["\(Self.copyName)/"] : []) + [TreeLocation.configurationName]
        let guide = files.last?.content.split(separator: "\n").last ?? ""
        Terminal.print(text + "Wrote \(names.joined(separator: " and ")) in \(workspace.root) with `\(guide)`. \(next)")
    }

    private static func refuse(existing name: String, in workspace: DiskWorkspace, _ way: String) throws {
        let file = workspace.root + "/" + name
        guard FileSystem.linkStatus(of: file) != nil else { return }
        throw CommandFailure("`\(FileSystem.shown(file))` is there already", suggestion: way)
    }

    private static func text(of fits: [GuideFit]) -> String {
        var text = ""
        for fit in fits {
            text += "\(fit.guide): fits \(fit.percent) %"
            text +=
                " (\(fit.lookingRules) of \(fit.allRules) rules have something to look at, \(fit.keptRules) of them are kept)\n"
        }
        if let best = fits.first, best.percent < 40 {
            text += "No built-in guide fits this tree well; this is the nearest. Or write your own: docs/guides.md.\n"
        }
        return text
    }
}
