// Runs the command of a tool in a process of its own: neither its memory nor a bug in it stays with the server.

import NormaFiles
import NormaFindings
import NormaServer
import NormaText

struct ToolRunner: Sendable {
    let program: OutsideProgram
    /// The folder that the server was started for, absolute; nil: the client's, else the current one.
    let project: String?

    /// The most characters of an answer: what follows is left out, and the answer says so.
    static let longest = 12_000

    private static let limits = OutsideProgram.Limits(seconds: 300, outputBytes: 64 << 20)

    func answer(_ call: CommandCall, of tool: CommandTool, in folder: String) throws(ToolProblem) -> ToolAnswer {
        guard FileSystem.enter(folder) else {
            throw ToolProblem("the folder `\(folder)` can't be entered", next: Self.advice)
        }
        let answer: OutsideProgram.Answer
        do {
            answer = try program.run(call.words, input: Array(call.input.utf8), limits: Self.limits)
        } catch {
            throw Self.problem(error, of: tool)
        }
        return ToolText(answer, of: tool).answer
    }

    private static let advice = "pass `project`, the absolute path of the project's folder"

    private static func problem(_ failure: OutsideProgram.Failure, of tool: CommandTool) -> ToolProblem {
        switch failure {
        case .notStarted(let reason):
            ToolProblem("norma could not be started (\(reason))", next: "start the server again")
        case .endedBySignal(let number):
            ToolProblem("norma was ended by signal \(number)", next: "call \(tool.name) again")
        case .overdue:
            ToolProblem("it took longer than \(limits.seconds) seconds, so it was ended", next: tool.narrowing)
        case .tooLongOutput: ToolProblem("the answer is too long", next: tool.narrowing)
        case .interrupted: ToolProblem("the server was asked to end", next: "start it again")
        }
    }

    // MARK: - The project

    /// The folder that a call is made in.
    ///
    /// - Parameter roots: the folders that the client works in.
    func folder(named name: String?, roots: [String]) throws(ToolProblem) -> String {
        let usual = project ?? Self.first(of: roots) ?? FileSystem.currentFolder
        guard let name else { return usual }
        // A client may name a root as it shows it: by its last word.
        let named = roots.first { $0.hasSuffix("/" + name) }
        let path = name.hasPrefix("/") ? name : named ?? usual + "/" + name
        guard let folder = FileSystem.realPath(path), FileSystem.status(of: folder)?.kind == .folder else {
            throw ToolProblem("there is no folder `\(VisibleText.oneLine(name))`", next: Self.advice)
        }
        return folder
    }

    /// The first root with a configuration, else the first that is there.
    private static func first(of roots: [String]) -> String? {
        let folders = roots.compactMap { FileSystem.realPath($0) }.filter { FileSystem.status(of: $0)?.kind == .folder }
        let configured = folders.first { FileSystem.status(of: $0 + "/" + TreeLocation.configurationName) != nil }
        return configured ?? folders.first
    }
}

extension CommandTool {
    func served(by runner: ToolRunner) -> ServerTool {
        ServerTool(name, title: title, summary: summary, effect: effect, parameters: parameters) {
            arguments,
            roots throws(ToolProblem) in
            let folder = try runner.folder(named: arguments.text(NormaTools.project.name), roots: roots)
            return try runner.answer(try call(arguments), of: self, in: folder)
        }
    }
}
