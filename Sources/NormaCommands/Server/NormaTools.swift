// The tools of `norma mcp`: each is a command of the command line with some of its options.

import NormaServer

/// A command that a tool runs, and what it is for.
struct CommandTool {
    let name: String
    let title: String
    let summary: String
    let effect: ServerTool.Effect
    let parameters: [ToolParameter]
    /// How to get a shorter answer.
    let narrowing: String
    /// What exit status 1 means.
    var one = ""
    let call: @Sendable (ToolArguments) throws(ToolProblem) -> CommandCall
}

/// The words of a command line, and what the program reads from standard input.
struct CommandCall: Sendable, Hashable {
    var words: [String]
    var input = ""

    /// - Parameter operands: words that are never read as options.
    init(_ words: [String], operands: [String] = [], input: String = "") {
        self.words = words + (operands.isEmpty ? [] : ["--"] + operands)
        self.input = input
    }
}

enum NormaTools {
    static let all: [CommandTool] = [rulesForPath, check, explain, why, fix, new, guideTest]

    static let project = ToolParameter("project", .text, "The project's folder, absolute; by default the client's.")

    private static let guide = ToolParameter(
        "guide",
        .text,
        "A guide's path or a built-in guide's name; by default the one in .norma.yml."
    )

    private static let rulesForPath = CommandTool(
        name: "rules_for_path",
        title: "Rules for a path",
        summary:
            "What the guide asks of a Swift file or folder, one line a rule. Call it before you write a file; it need not exist.",
        effect: .reads,
        parameters: [
            ToolParameter("path", .text, "A Swift file or a folder of the project.", isRequired: true),
            ToolParameter("full", .flag, "Every rule that can apply, with what to do instead."), guide, project,
        ],
        narrowing: "name a file instead of a folder, and leave `full` out"
    ) { arguments in
        let brief = arguments.flag("full") ? [] : ["--brief"]
        return CommandCall(["rules"] + brief + arguments.guideWords, operands: arguments.texts("path"))
    }

    private static let check = CommandTool(
        name: "check",
        title: "Check",
        summary:
            "Checks Swift code by the guide: saved files, or with `text` the content of one file that isn't saved yet. Call it after each edit.",
        effect: .reads,
        parameters: [
            ToolParameter("paths", .texts, "Files or folders to report on; by default the whole project."),
            ToolParameter("text", .text, "The content to judge as the only path in `paths`, instead of what is saved."),
            ToolParameter("changed", .text, "Report only what got worse since this git reference, such as HEAD."),
            ToolParameter("rules", .texts, "Judge only these rules."), guide, project,
        ],
        narrowing: "give the `paths` that you changed, or `changed`",
        one: "there are findings at error severity"
    ) { arguments throws(ToolProblem) in
        let paths = arguments.texts("paths")
        let options = arguments.texts("rules").flatMap { ["--only", $0] } + arguments.guideWords
        guard let text = arguments.text("text") else {
            let changed = arguments.texts("changed").map { "--changed=" + $0 }
            return CommandCall(["check"] + report + changed + options, operands: paths)
        }
        guard let path = paths.first, paths.count == 1, arguments.text("changed") == nil else {
            throw ToolProblem(
                "`text` is the content of one file",
                next: "give this file's path alone in `paths`, and leave `changed` out"
            )
        }
        return CommandCall(["check", "--unsaved=" + path] + report + options, input: text)
    }

    /// The form for agents: the most severe first, within its own budget.
    private static let report = ["--format=agent", "--budget=8000"]

    private static let explain = CommandTool(
        name: "explain",
        title: "Explain a rule",
        summary: "What a rule asks and why, with good and bad examples, in the words of the guide.",
        effect: .reads,
        parameters: [ToolParameter("rule", .text, "The name of a rule or a check.", isRequired: true), guide, project],
        narrowing: "ask for one rule"
    ) { arguments in
        CommandCall(["explain"] + arguments.guideWords, operands: arguments.texts("rule"))
    }

    private static let why = CommandTool(
        name: "why",
        title: "Why a finding, or why none",
        summary:
            "What the names on a line refer to and which rules looked there, or the evidence for the role of a type.",
        effect: .reads,
        parameters: [
            ToolParameter("place", .text, "FILE:LINE, FILE:LINE:COLUMN or a type's name.", isRequired: true), guide,
            project,
        ],
        narrowing: "add a column"
    ) { arguments in
        CommandCall(["why"] + arguments.guideWords, operands: arguments.texts("place"))
    }

    private static let fix = CommandTool(
        name: "fix",
        title: "Fix",
        summary:
            "Fixes what can be fixed automatically. Shows the changes as a diff, and writes them only with `write`.",
        effect: .changes,
        parameters: [
            ToolParameter("paths", .texts, "Files or folders; by default the whole project."),
            ToolParameter("rules", .texts, "Fix only the findings of these rules."),
            ToolParameter("review", .flag, "Also make the fixes that need a review afterwards."),
            ToolParameter("write", .flag, "Write the changes; files that git could not restore are left alone."),
            guide, project,
        ],
        narrowing: "give `paths` or `rules`",
        one: "something would be changed, or a fix was refused"
    ) { arguments in
        let mode = arguments.flag("write") ? [] : ["--dry-run"]
        let level = arguments.flag("review") ? ["--review"] : []
        let rules = arguments.texts("rules").flatMap { ["--rule", $0] }
        return CommandCall(["fix"] + mode + level + rules + arguments.guideWords, operands: arguments.texts("paths"))
    }

    private static let new = CommandTool(
        name: "new",
        title: "New files from the guide's templates",
        summary:
            "Makes files that keep the guide. Without a set: lists the sets. Shows the files, and writes them only with `write`; never overwrites.",
        effect: .adds,
        parameters: [
            ToolParameter("set", .text, "The set of templates, such as scene or mock."),
            ToolParameter("names", .texts, "The name of what is made; for a mapper both types."),
            ToolParameter("inputs", .texts, "Other inputs of the set, each as key=value."),
            ToolParameter("into", .text, "The folder to make the files in; by default the project's."),
            ToolParameter("write", .flag, "Write the files."), guide, project,
        ],
        narrowing: "make one set at a time"
    ) { arguments throws(ToolProblem) in
        guard let set = arguments.text("set") else {
            guard arguments.texts("names").isEmpty else {
                throw ToolProblem("`set` is missing", next: "call it without arguments for a list of the sets")
            }
            return CommandCall(["new"] + arguments.guideWords)
        }
        let mode = arguments.flag("write") ? [] : ["--dry-run"]
        let inputs = arguments.texts("inputs").map { "--set=" + $0 } + arguments.texts("into").map { "--into=" + $0 }
        return CommandCall(["new"] + mode + inputs + arguments.guideWords, operands: [set] + arguments.texts("names"))
    }

    private static let guideTest = CommandTool(
        name: "guide_test",
        title: "Test a guide",
        summary: "Tests whether the examples of a guide prove its rules. Call it after each change of a guide.",
        effect: .reads,
        parameters: [
            guide, ToolParameter("prove", .flag, "Fail if a rule has no example that proves it."), project,
        ],
        narrowing: "repair the first problems, and call it again",
        one: "an example doesn't hold, or a rule isn't proven"
    ) { arguments in
        let proof = arguments.flag("prove") ? ["--require-proof"] : []
        return CommandCall(["guide", "test"] + proof, operands: arguments.texts("guide"))
    }
}

extension ToolArguments {
    fileprivate var guideWords: [String] { texts("guide").map { "--guide=" + $0 } }
}
