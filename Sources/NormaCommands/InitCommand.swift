// `norma init`: writes down the built-in guide that fits.

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
        abstract: "Measure which built-in guide fits, and write .norma.yml.",
        discussion: """
            Tries each built-in guide on the code in the folder: how many of its rules match something, and how many of those \
            find nothing wrong. Writes only .norma.yml (with --copy also the guide), and never overwrites a file.

              norma init
              norma init MyApp --dry-run
              norma init --guide golden-path --copy

            Exit status: 0, or 2 if nothing could be measured or written.
            """
    )

    @Argument(help: ArgumentHelp("The folder; without it: the current one.", valueName: "path"))
    var path: String = "."

    @Option(name: .long, help: ArgumentHelp("The guide to use, instead of measuring.", valueName: "guide"))
    var guide: String?

    @Flag(name: .long, help: "Print what would be written.")
    var dryRun = false

    @Flag(
        name: .long,
        help: "Copy the guide's pages into the folder `Guide` for editing; .norma.yml names the copy."
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

    /// More findings than this are not fixed before the next pull request.
    private static let mostToFix = 100

    private static func findings(of guide: String, in workspace: DiskWorkspace) throws -> Int {
        let guide = try GuideArgument.load(guide)
        var request = CheckRequest(workspace: workspace, guide: guide, today: Today.text)
        request.showsLines = false
        return Pipeline.check(request).result.findings.causeCount
    }

    private static func next(after findings: Int) -> String {
        guard findings > mostToFix else { return "Next: norma check" }
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

    /// A file to write.
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
                    "`\(guide)` isn't a built-in guide, so there is nothing to copy",
                    suggestion: "leave --copy out, or choose one from `norma guide list`"
                )
            }
            files.append(PlannedFile(name: Self.copyName + "/README.md", content: builtIn.text))
            files += builtIn.chapters.map { PlannedFile(name: "\(Self.copyName)/\($0.path)", content: $0.text) }
        }
        let head = "# What `norma check` does here; see docs/configuration.md.\n"
        let configuration = head + "guide: \(copy ? Self.copyName : Self.quoted(guide))\n"
        return files + [PlannedFile(name: TreeLocation.configurationName, content: configuration)]
    }

    /// As YAML that reads back the same; a path may hold what begins a comment or a mapping.
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

    /// The configuration comes last: if the copy can't be written, nothing refers to it.
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
        throw CommandFailure("`\(FileSystem.shown(file))` already exists", suggestion: way)
    }

    private static func text(of fits: [GuideFit]) -> String {
        var text = ""
        for fit in fits {
            text += "\(fit.guide): fits \(fit.percent) %"
            text +=
                " (\(fit.lookingRules) of \(fit.allRules) rules match something here, \(fit.keptRules) of these find nothing wrong)\n"
        }
        if let best = fits.first, best.percent < 40 {
            text += "No built-in guide fits well; this is the nearest. docs/guides.md shows how to write one.\n"
        }
        return text
    }
}
