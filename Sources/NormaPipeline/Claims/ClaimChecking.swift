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
    private(set) var notices: [Notice] = []
    private var documents: [Document] = []
    /// Those that may allow a finding.
    private(set) var comments: [CodeComment] = []

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
        for (path, isForAgents) in ComparedFiles.paths(request, project) {
            guard let bytes = try? request.workspace.bytes(of: path), texts.insert(bytes).inserted else { continue }
            add(bytes, path, isForAgents)
        }
        guard !texts.isEmpty else { return nil }
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
        let lines = LineTable(bytes: bytes)
        comments += DocumentComments.comments(in: text, at: path, lines)
        guard !page.isEmpty else { return }
        documents.append(Document(path: path, page: page, lines: lines, isForAgents: isForAgents))
    }

    private static let mostBytes = 4 << 20

    private mutating func say(_ message: String) { notices.append(Notice(kind: .information, message: message)) }

    func findings() -> [Finding] {
        guard !documents.isEmpty else { return [] }
        let judge = ClaimJudge(project, surroundings(), pages: documents.map(\.page))
        let findings = documents.flatMap { document in
            judge.findings(document.page, at: document.path, lines: document.lines, isForAgents: document.isForAgents)
        }
        return findings.filter { !request.skippedClaims.contains($0.rule) }
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
            isPartial: ignored.submodules.contains { module in !project.allFiles.contains { $0.isInside(module) } },
            bytes: { try? workspace.bytes(of: $0) }
        )
    }

    private static let mostLists = 50
}

extension CheckRequest {
    var comparesClaims: Bool { waitsForPlaces && (rules == nil || comparesDocuments) && documents != .none }
}

extension Judgement {
    /// Adds what documents say that isn't there; an example of a guide has only its own files.
    mutating func addClaims(of request: CheckRequest, _ project: Project) {
        guard request.comparesClaims, let checking = ClaimChecking(request, project) else { return }
        rules += ClaimRule.allCases.map(\.summary)
        findings += checking.findings()
        findings.putInCanonicalOrder()
        notices += checking.notices
        documentComments = checking.comments
    }
}
