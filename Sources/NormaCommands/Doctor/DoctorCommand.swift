// `norma doctor`: what is set up in a project, and which parts can't work.

import ArgumentParser
import Foundation
import NormaFiles
import NormaFindings
import NormaText

struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Show what is set up here, and which parts can't work.",
        discussion: """
            Looks at the configuration, the guide, the baseline, git, the project files and the sandbox of the tree around the \
            path, and says for each part whether it works; if it can't, what to do. Nothing is changed.

              norma doctor
              norma doctor Apps/Shop --format json

            Exit status: 0 everything works, 1 a part of the set-up can't work, 2 nothing can be checked.
            """
    )

    @Argument(help: ArgumentHelp("A folder of the project; without it: the current folder.", valueName: "path"))
    var path: String?

    @Option(name: .long, help: ArgumentHelp("The output format: text or json.", valueName: "format"))
    var format: String = "text"

    func run() throws {
        guard ["text", "json"].contains(format) else {
            throw CommandFailure(unknown: "format", format, known: ["text", "json"])
        }
        let paths = path.map { [$0] } ?? []
        let location = try TreeLocation.around(paths, currentFolder: FileSystem.currentFolder)
        let progress = ProgressLine.start("examining \(location.root)")
        defer { progress.stop() }
        let environment = ProcessInfo.processInfo.environment
        let report = SetupReport(remarks: SetupExamination(location, paths: paths, environment: environment).remarks)
        progress.stop()
        if format == "json" { Terminal.printExactly(report.json) } else { Terminal.print(report.text) }
        if report.has(.error) { throw ExitWith(status: .unusable) }
        if report.has(.warning) { throw ExitWith(status: .findings) }
    }
}
