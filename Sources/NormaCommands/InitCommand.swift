// `norma init`: which built-in guide fits, written down once.

import ArgumentParser
import NormaFiles
import NormaPipeline
import NormaText

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Measures which built-in guide fits, and writes .norma.yml.",
        discussion: """
            Each built-in guide is tried on the code in the folder: how many of its rules have something to look at, and \
            how many of those are kept. Writes this one file and changes nothing else; an existing file stays as it is.

              norma init
              norma init MyApp --dry-run

            Exit status: 0, or 2 where nothing could be measured or written.
            """
    )

    @Argument(help: ArgumentHelp("The folder; without it the current one.", valueName: "path"))
    var path: String = "."

    @Option(name: .long, help: ArgumentHelp("The guide to write down, instead of measuring.", valueName: "guide"))
    var guide: String?

    @Flag(name: .long, help: "Shows what would be written.")
    var dryRun = false

    func run() throws {
        guard let workspace = DiskWorkspace(root: path) else {
            throw CommandFailure("there is no folder `\(path)`", suggestion: "name the folder that holds your code")
        }
        let file = workspace.root + "/" + TreeLocation.configurationName
        if FileSystem.linkStatus(of: file) != nil {
            throw CommandFailure(
                "`\(FileSystem.shown(file))` is there already",
                suggestion: "edit it, or delete it first"
            )
        }
        let progress = ProgressLine.start("measuring which guide fits \(workspace.root)")
        defer { progress.stop() }
        let fits = guide == nil ? GuideFit.measure(workspace, today: Today.text) : []
        progress.stop()
        guard let name = guide ?? fits.first?.guide else { throw CommandFailure("there is no built-in guide") }
        if guide != nil { _ = try GuideArgument.load(name) }
        if guide == nil, fits.allSatisfy({ $0.files == 0 }) {
            throw CommandFailure(
                "no Swift file was found in `\(path)`, so no guide can be measured",
                suggestion: "name the folder that holds your code, or a guide with --guide"
            )
        }
        let text = Self.text(of: fits)
        let content = "# What `norma check` does here; see docs/configuration.md.\nguide: \(name)\n"
        if dryRun {
            Terminal.print(text + "\nWould write \(file):\n\n\(content)")
            return
        }
        do {
            try FileSystem.create(file, bytes: Array(content.utf8))
        } catch {
            throw CommandFailure("`\(file)` can't be written (\(error.reason))")
        }
        Terminal.print(text + "Wrote \(file) with `guide: \(name)`. Next: norma check")
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
