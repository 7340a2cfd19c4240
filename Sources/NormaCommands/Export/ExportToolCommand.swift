// `norma export swiftlint` and its siblings: the settings of linters and formatters that the guide means.

import ArgumentParser
import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText

/// What the subcommands have in common.
struct ExportToolOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("A folder of the project; without it: the current folder.", valueName: "path"))
    var path: String?

    @OptionGroup var writing: ExportRun

    @OptionGroup var guide: GuideOption

    func run(_ tool: ExportedTool) throws {
        let tree = try CheckedTree(paths: [path].compactMap(\.self))
        let guide = try tree.guide(guide.guide).guide.guide
        let settings = ToolSettings(guide: guide)
        guard let file = tool.file(settings) else {
            throw CommandFailure(
                "the guide `\(guide.name)` means nothing for \(tool.rawValue)",
                suggestion:
                    "it has no limit, no indentation, no check that \(tool.rawValue) knows, and no `have-setting` for `\(tool.path)`"
            )
        }
        for rule in settings.rulesWithNarrowLimits(of: tool.limits) {
            Terminal.printError(
                "`\(rule)` is about a part of the code, and \(tool.rawValue) has one limit for all: left to Norma."
            )
        }
        try writing.run([Self.indented(file, in: tree)], in: tree, by: "norma export \(tool.rawValue)")
        guard tool == .swiftlint, !writing.dryRun else { return }
        try Self.remindOfParent(tool.path, in: tree)
    }

    /// Without a word on indentation a new file of swift-format would ask for two spaces: it gets that of the code.
    private static func indented(_ file: ExportedFile, in tree: CheckedTree) -> ExportedFile {
        guard case .settings(let members) = file.form, !members.contains(where: { $0.keys.first == "indentation" }),
            FileSystem.linkStatus(of: tree.workspace.absolutePath(of: file.path)) == nil
        else { return file }
        let paths = tree.workspace.tree().files.map(\.path).filter { $0.pathExtension == "swift" }.prefix(mostMeasured)
        let measured = Indentation.measured(in: paths.compactMap { try? tree.workspace.bytes(of: $0) })
        let added = measured.option.map { unit, width in
            ExportedFile.Member(keys: ["indentation", unit], value: .written("\(width)"))
        }
        var file = file
        file.form = .settings(members + added)
        return file
    }

    /// So many files say how a code base is indented.
    private static let mostMeasured = 200

    /// SwiftLint reads a second file only if the first one names it.
    private static func remindOfParent(_ path: RelativePath, in tree: CheckedTree) throws {
        let main = RelativePath(".swiftlint.yml")
        let text = (try? tree.workspace.bytes(of: main)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let line = "parent_config: \(path)"
        guard !text.split(whereSeparator: \.isNewline).contains(line[...]) else { return }
        Terminal.printError("SwiftLint reads `\(path)` if `\(main)` has the line `\(line)`.")
    }
}

extension ExportCommand {
    private static func discussion(_ text: String, _ tool: ExportedTool) -> String {
        """
        \(text) What the guide doesn't say is left out.

          norma export \(tool.rawValue)
          norma export \(tool.rawValue) --dry-run
          norma export \(tool.rawValue) --check

        Exit status: as for `norma export agents`.
        """
    }

    struct SwiftLint: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: ExportedTool.swiftlint.rawValue,
            abstract: "Write the guide's limits and checks for SwiftLint.",
            discussion: discussion(
                "Writes `.swiftlint.norma.yml`, which `.swiftlint.yml` names as its `parent_config`: limits, rules to opt in to, and rules to disable.",
                .swiftlint
            )
        )
        @OptionGroup var options: ExportToolOptions
        func run() throws { try options.run(.swiftlint) }
    }

    struct SwiftFormat: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: ExportedTool.swiftformat.rawValue,
            abstract: "Write the guide's options for SwiftFormat.",
            discussion: discussion("Writes a section of `.swiftformat`, between two marks.", .swiftformat)
        )
        @OptionGroup var options: ExportToolOptions
        func run() throws { try options.run(.swiftformat) }
    }

    struct AppleFormat: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: ExportedTool.appleFormat.rawValue,
            abstract: "Write the guide's settings for swift-format, the toolchain's formatter.",
            discussion: discussion("Sets keys of `.swift-format`; the others stay.", .appleFormat)
        )
        @OptionGroup var options: ExportToolOptions
        func run() throws { try options.run(.appleFormat) }
    }

    struct EditorConfig: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: ExportedTool.editorconfig.rawValue,
            abstract: "Write the guide's indentation and longest line for editors.",
            discussion: discussion("Writes a section of `.editorconfig`, between two marks.", .editorconfig)
        )
        @OptionGroup var options: ExportToolOptions
        func run() throws { try options.run(.editorconfig) }
    }
}
