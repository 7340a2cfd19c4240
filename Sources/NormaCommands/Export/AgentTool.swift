// The files in which the tools for coding agents look for instructions, and what a guide writes into them.

import NormaText

enum AgentTool: String, CaseIterable, Sendable {
    case agents, claude, cursor, copilot

    static let copilotCharacters = 4000

    /// - Parameter budget: the most lines of one section.
    func files(_ section: AgentSection, budget: Int) -> [ExportedFile] {
        let common = ExportedFile(path: RelativePath("AGENTS.md"), lines: section.lines(budget: budget))
        switch self {
        case .agents: return [common]
        case .claude: return [common, ExportedFile(path: RelativePath("CLAUDE.md"), lines: Self.pointer)]
        case .cursor: return Self.cursorFiles(section, budget: budget)
        case .copilot: return [Self.copilotFile(section, budget: budget)]
        }
    }

    /// Claude Code reads the file that a line with `@` names.
    private static let pointer = [
        "@AGENTS.md",
        "",
        "After each edit run `norma check PATH`, and repair in the code what it finds.",
    ]

    // MARK: - Cursor

    static let cursorFolder = RelativePath(".cursor/rules")
    static let cursorPrefix = "norma-"

    /// One file for everything, and one a place, which the editor adds when a file there is open.
    private static func cursorFiles(_ section: AgentSection, budget: Int) -> [ExportedFile] {
        let groups = section.rules.groups
        let wide = section.lines(of: groups.filter { $0.place == nil }, budget: budget - section.head.count)
        let always = ExportedFile(
            path: cursorFolder.appending("norma.mdc"),
            front: ["---", "description: The rules of this code, checked by Norma", "alwaysApply: true", "---", ""],
            lines: section.head + wide
        )
        var names: Set<String> = []
        let placed = groups.compactMap { group -> ExportedFile? in
            guard let place = group.place else { return nil }
            var name = slug(place.globs.first ?? "")
            // Two globs may differ in characters that no file name keeps.
            var number = 2
            while !names.insert(name).inserted {
                name = slug(place.globs.first ?? "") + "-\(number)"
                number += 1
            }
            return ExportedFile(
                path: cursorFolder.appending("\(cursorPrefix)\(name).mdc"),
                front: ["---", globLine(place.globs), "alwaysApply: false", "---", ""],
                lines: Array(section.lines(of: [group], budget: budget).dropFirst())
            )
        }
        return [always] + placed
    }

    /// The tool reads globs without quotation marks, separated by commas.
    private static func globLine(_ globs: [String]) -> String { "globs: " + globs.joined(separator: ",") }

    private static func slug(_ glob: String) -> String {
        let words = glob.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        return words.isEmpty ? "place" : words.joined(separator: "-")
    }

    // MARK: - Copilot

    /// With as many rules as its limit of characters takes, within the budget of lines.
    private static func copilotFile(_ section: AgentSection, budget: Int) -> ExportedFile {
        var lines = section.lines(budget: budget)
        var budget = budget
        let marks = MarkedSection.agents.begin.count + MarkedSection.agents.end.count + 4
        while budget > AgentSection.leastLines, lines.reduce(marks, { $0 + $1.count + 1 }) > copilotCharacters {
            budget -= 1
            lines = section.lines(budget: budget)
        }
        let path = RelativePath(".github/copilot-instructions.md")
        return ExportedFile(path: path, lines: lines, mostCharacters: copilotCharacters)
    }
}
