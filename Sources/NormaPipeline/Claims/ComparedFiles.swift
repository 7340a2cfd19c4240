// The documents of a tree whose statements about the code are compared with it.

import NormaFiles
import NormaGuide
import NormaProject
import NormaText

package enum ComparedFiles {
    /// Each once, with whether an agent follows it.
    static func paths(_ request: CheckRequest, _ project: Project) -> [(RelativePath, isForAgents: Bool)] {
        var found: [(RelativePath, isForAgents: Bool)] = []
        let copied = Set(project.allFiles.filter(isLicence).map(\.parent)).subtracting([.root])
        for path in project.allFiles {
            let name = path.name.lowercased()
            if isForAgents(path) {
                found.append((path, true))
            } else if request.documents == .all, isPage(path, name), !isBelow(copied, path) {
                found.append((path, false))
            }
        }
        for path in hiddenAgentFiles + hiddenRules(request.workspace) where !found.contains(where: { $0.0 == path }) {
            found.append((path, true))
        }
        return found.filter { path, _ in !path.components.contains { isForeign($0.lowercased()) } }
    }

    /// A folder with a licence of its own is a copy of another project.
    private static func isLicence(_ path: RelativePath) -> Bool {
        ["license", "licence", "copying"].contains(path.stem.lowercased())
    }

    private static func isBelow(_ folders: Set<RelativePath>, _ path: RelativePath) -> Bool {
        guard !folders.isEmpty else { return false }
        let above = sequence(first: path.parent) { $0 == .root ? nil : $0.parent }
        return above.contains(where: folders.contains)
    }

    private static let agentFiles: Set<String> = [
        "agents.md", "claude.md", "gemini.md", "copilot-instructions.md", ".cursorrules", ".windsurfrules",
        ".clinerules",
    ]
    /// The walk doesn't reach them.
    private static let hiddenAgentFiles = [".github/copilot-instructions.md", ".claude/CLAUDE.md"].map {
        RelativePath($0)
    }

    /// Folders of instructions, a file a subject.
    private static let hiddenFolders = [".cursor/rules", ".claude/rules", ".github/instructions"].map {
        RelativePath($0)
    }

    /// Cost: a look at three folders; a walk over the tree if one of them is there.
    private static func hiddenRules(_ workspace: any Workspace) -> [RelativePath] {
        let folders = hiddenFolders.filter { workspace.exists($0) }
        guard !folders.isEmpty else { return [] }
        let tree = workspace.tree(revealing: Set(folders.compactMap { $0.components.first.map(String.init) }))
        return tree.files.map(\.path).filter(isInstruction)
    }

    private static func isInstruction(_ path: RelativePath) -> Bool {
        ["md", "mdc"].contains(path.pathExtension) && hiddenFolders.contains { path.isInside($0) }
    }

    /// Whether it is a document that agents follow, by its name.
    package static func isForAgents(_ path: RelativePath) -> Bool {
        agentFiles.contains(path.name.lowercased()) || isInstruction(path)
    }

    /// Whether a comment in such a file may allow a finding in it.
    package static func mayHoldComments(_ path: RelativePath) -> Bool {
        path.pathExtension == "md" || isForAgents(path)
    }

    private static func isPage(_ path: RelativePath, _ name: String) -> Bool {
        guard path.pathExtension == "md" else { return false }
        if ["readme", "contributing", "architecture", "development"].contains(path.stem.lowercased()) { return true }
        return path.components.dropLast().contains { ["docs", "doc", "documentation"].contains($0.lowercased()) }
    }

    /// Folders and pages about plans, the past, other code, or code that isn't there yet.
    private static func isForeign(_ component: String) -> Bool {
        // A tool installs its own pages: `_bmad`, `_includes`.
        if component.hasPrefix("_") || hasDate(component) { return true }
        return component.split { !$0.isLetter && $0 != "'" }.contains { word in
            foreignWords.contains(String(word)) || foreign.contains { word.hasPrefix($0) }
        }
    }

    /// `inventory-2026-05-21.md` is about that day.
    private static func hasDate(_ component: String) -> Bool {
        let numbers = component.split { !$0.isNumber }
        return zip(numbers, zip(numbers.dropFirst(), numbers.dropFirst(2))).contains { year, rest in
            year.count == 4 && rest.0.count == 2 && rest.1.count == 2
        }
    }

    /// Whole words: `log`, but not `login`.
    private static let foreignWords: Set<String> = ["log", "logs", "journal", "diary", "port", "porting"]

    private static let foreign = [
        "changelog", "adr", "migrat", "proposal", "propose", "plan", "rfc", "history", "release", "roadmap", "todo",
        "archive",
        "template", "example", "sample", "fixture", "spec", "vendor", "third", "legacy", "idea", "investigation",
        "report", "summary",
        "phase", "analysis", "audit", "notes", "review", "status", "completion", "fix", "backup", "retro", "postmortem",
        "research",
        "refactor", "progress", "decision", "old", "deprecated", "stories", "story", "epic", "prd", "ticket", "sprint",
        "milestone", "backlog", "task", "playbook", "rebuild", "matrix", "blueprint", "handoff", "handover", "feedback",
    ]
}
