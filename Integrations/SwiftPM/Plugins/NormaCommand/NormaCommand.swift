// `swift package norma …`: runs the command line of norma in the package; without arguments, `check`.

import Foundation
import PackagePlugin

@main
struct NormaCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try Norma.run(context.tool(named: "norma").url, arguments, in: context.package.directoryURL)
    }
}

enum Norma {
    /// The words of the user are norma's own; only `--target`, which Xcode adds for each chosen target, isn't.
    static func run(_ program: URL, _ arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments.isEmpty ? ["check"] : arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw Failure(status: process.terminationStatus)
        }
    }

    /// A plugin that throws ends with status 1, so the text has norma's own.
    struct Failure: Error, CustomStringConvertible {
        let status: Int32

        var description: String {
            switch status {
            case 1: "norma found errors (status 1)"
            case 2: "norma could not check anything (status 2): see its message above, or run `swift package norma doctor`"
            default: "norma ended with status \(status)"
            }
        }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension NormaCommand: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            var words = ArgumentExtractor(arguments)
            _ = words.extractOption(named: "target")
            try Norma.run(
                context.tool(named: "norma").url,
                words.remainingArguments,
                in: context.xcodeProject.directoryURL
            )
        }
    }
#endif
