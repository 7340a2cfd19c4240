// `norma mcp`: the tools of Norma for coding agents, over standard input and output.

import ArgumentParser
import NormaFiles
import NormaServer
import NormaText

struct McpCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Serve checks, rules and fixes to a coding agent (Model Context Protocol).",
        discussion: """
            A client starts it and talks to it over standard input and output. The tools: rules_for_path, check, explain, why, fix, \
            new and guide_test. fix and new write only if the call says so.

            The project of a call is its argument `project`, else the path given here, else the client's first root, else the current \
            folder. docs/mcp.md has the settings of the clients.

              norma mcp
              norma mcp Apps/Shop

            Exit status: 0 once the client closes its side, 2 if the path is wrong.
            """
    )

    @Argument(help: ArgumentHelp("The project's folder.", valueName: "path"))
    var project: String?

    func run() throws {
        guard let program = OutsideProgram.own else {
            throw CommandFailure("the program's own file can't be found, so no tool can be run")
        }
        let folder = try project.map(Self.folder)
        let runner = ToolRunner(program: program, project: folder)
        let identity = ModelContextServer.Identity(
            name: "norma",
            title: "Norma",
            version: NormaVersion.current,
            instructions: Self.instructions
        )
        var server = ModelContextServer(identity, tools: NormaTools.all.map { $0.served(by: runner) })
        var channel = StandardChannel()
        server.serve(&channel)
    }

    private static func folder(_ name: String) throws -> String {
        guard let path = FileSystem.realPath(name), FileSystem.status(of: path)?.kind == .folder else {
            throw CommandFailure("there is no folder `\(name)`", suggestion: "name the folder of the project")
        }
        return path
    }

    private static let instructions = """
        Norma checks Swift code by the team's own guide. Before you write a Swift file, call rules_for_path with its path, even if it \
        doesn't exist yet. After each edit, call check with the paths that you changed, and repair what it finds in the code. \
        Call explain for a rule's reasons and examples, and why if a finding surprises you. \
        Don't change the guide, the baseline or .norma.yml to silence a finding.
        """
}

/// Standard input and output as a channel of messages.
private struct StandardChannel: MessageChannel {
    /// A text that isn't saved may be as large as a file.
    private var input = InputLines(limit: FileBound.largest)

    mutating func next(within seconds: Int?) -> ChannelEvent {
        switch input.next(within: seconds) {
        case .line(let line): .line(line)
        case .tooLong: .tooLong
        case .quiet: .quiet
        case .ended: .ended
        }
    }

    mutating func send(_ message: String) { Terminal.printExactly(message) }
}
