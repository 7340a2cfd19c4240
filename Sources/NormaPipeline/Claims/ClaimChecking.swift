// Compares what the documents of a tree say about the code with the code.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaProject
import NormaRules
import NormaText

struct ClaimChecking {
    private let request: CheckRequest
    private let project: Project
    private var notices: [Notice] = []
    private var documents: [Document] = []

    private struct Document {
        var path: RelativePath
        var page: ClaimPage
        var lines: LineTable
        var isForAgents: Bool
    }

    /// Nil if the tree has no such document.
    ///
    /// Cost: a look at each path; then linear in the documents.
    init?(_ request: CheckRequest, _ project: Project) {
        self.request = request
        self.project = project
        var texts: Set<[UInt8]> = []
        for (path, isForAgents) in Self.paths(request, project) {
            guard let bytes = try? request.workspace.bytes(of: path), texts.insert(bytes).inserted else { continue }
            add(bytes, path, isForAgents)
        }
        guard !documents.isEmpty || !notices.isEmpty else { return nil }
    }

    private mutating func add(_ bytes: [UInt8], _ path: RelativePath, _ isForAgents: Bool) {
        let text: String
        do throws(NotUtf8) {
            text = try Utf8Text.text(of: bytes)
        } catch {
            return say(
                "`\(path)` is not UTF-8 from line \(error.position.line) on, so it was not compared with the code."
            )
        }
        guard bytes.count <= Self.mostBytes else {
            return say("`\(path)` is larger than \(Self.mostBytes >> 20) MB, so it was not compared with the code.")
        }
        let page = ClaimReader.read(text)
        let languages = page.foreignLanguages.map(\.title).joined(separator: " or ")
        guard languages.isEmpty else {
            return say(
                "`\(path)` is in \(languages), so it was not compared with the code: Norma understands English documents only."
            )
        }
        guard !page.isEmpty else { return }
        documents.append(Document(path: path, page: page, lines: LineTable(bytes: bytes), isForAgents: isForAgents))
    }

    private static let mostBytes = 4 << 20

    private mutating func say(_ message: String) { notices.append(Notice(kind: .information, message: message)) }

    func judgement() -> (findings: [Finding], notices: [Notice]) {
        guard !documents.isEmpty else { return ([], notices) }
        let judge = ClaimJudge(project, surroundings(), pages: documents.map(\.page))
        let findings = documents.flatMap { document in
            judge.findings(document.page, at: document.path, lines: document.lines, isForAgents: document.isForAgents)
        }
        return (findings.filter { !request.skippedClaims.contains($0.rule) }, notices)
    }

    private func surroundings() -> ClaimSurroundings {
        let workspace = request.workspace
        var ignored = IgnoredPaths()
        let listed = project.allFiles.filter { $0.name == ".gitignore" }.sorted {
            $0.components.count < $1.components.count
        }
        for path in listed.prefix(Self.mostLists) {
            guard let bytes = try? workspace.bytes(of: path) else { continue }
            ignored.add(String(decoding: bytes, as: UTF8.self), in: path.parent)
        }
        if let bytes = try? workspace.bytes(of: RelativePath(".gitmodules")) {
            ignored.add(submodules: String(decoding: bytes, as: UTF8.self))
        }
        return ClaimSurroundings(
            exists: { workspace.exists($0) },
            isIgnored: { ignored.contains($0) },
            bytes: { try? workspace.bytes(of: $0) }
        )
    }

    private static let mostLists = 50

    // MARK: - The documents

    private static func paths(_ request: CheckRequest, _ project: Project) -> [(RelativePath, isForAgents: Bool)] {
        var found: [(RelativePath, isForAgents: Bool)] = []
        for path in project.allFiles {
            let name = path.name.lowercased()
            if agentFiles.contains(name) {
                found.append((path, true))
            } else if request.documents == .all, isPage(path, name) {
                found.append((path, false))
            }
        }
        for path in hiddenAgentFiles where !found.contains(where: { $0.0 == path }) { found.append((path, true)) }
        return found.filter { path, _ in !path.components.contains { isForeign($0.lowercased()) } }
    }

    private static let agentFiles: Set<String> = [
        "agents.md", "claude.md", "gemini.md", "copilot-instructions.md", ".cursorrules", ".windsurfrules",
        ".clinerules",
    ]
    /// The walk doesn't reach them.
    private static let hiddenAgentFiles = [".github/copilot-instructions.md", ".claude/CLAUDE.md"].map {
        RelativePath($0)
    }

    private static func isPage(_ path: RelativePath, _ name: String) -> Bool {
        guard path.pathExtension == "md" else { return false }
        if ["readme", "contributing", "architecture", "development"].contains(path.stem.lowercased()) { return true }
        return path.components.dropLast().contains { ["docs", "doc", "documentation"].contains($0.lowercased()) }
    }

    /// Folders and pages about plans, the past, other code, or code that isn't there yet.
    private static func isForeign(_ component: String) -> Bool {
        component.split { !$0.isLetter && $0 != "'" }.contains { word in foreign.contains { word.hasPrefix($0) } }
    }

    private static let foreign = [
        "changelog", "adr", "migrat", "proposal", "propose", "plan", "rfc", "history", "release", "roadmap", "todo",
        "archive",
        "template", "example", "sample", "fixture", "spec", "vendor", "third", "legacy", "idea", "investigation",
        "report", "summary",
        "phase", "analysis", "audit", "notes", "review", "status", "completion", "fix", "backup", "retro", "postmortem",
        "research",
        "refactor", "progress", "decision", "old", "deprecated",
    ]
}

extension Judgement {
    /// Adds what documents say that isn't there; an example of a guide has only its own files.
    mutating func addClaims(of request: CheckRequest, _ project: Project) {
        guard request.waitsForPlaces, request.rules == nil || request.comparesDocuments, request.documents != .none,
            let checking = ClaimChecking(request, project)
        else { return }
        let found = checking.judgement()
        rules += ClaimRule.allCases.map(\.summary)
        findings += found.findings
        findings.putInCanonicalOrder()
        notices += found.notices
    }
}
