// The guide's findings about planned files: a name that breaks a rule is better reported before anything is written.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaProject
import NormaRules
import NormaText

struct MadeFindings {
    /// In new files and folders; in canonical order.
    let findings: [Finding]
    private let set: TemplateSet
    /// Whether there was no Swift before: the foundation that other sets create is missing.
    private let isFirst: Bool
    private let rules: [String: Rule]
    /// The planned project.
    let project: Project

    /// Checks the whole tree with the changes in it, because a rule about one file may depend on others. Takes as long
    /// as `norma check`.
    init(_ changes: ScaffoldChanges, of set: TemplateSet, under guide: PreparedGuide, in workspace: any Workspace) {
        let changed = Dictionary(changes.changed.map { ($0.path, $0.after) }) { $1 }
        let created = Dictionary(changes.created.map { ($0.path, $0.bytes) }) { $1 }
        let planned = PlannedWorkspace(ChangedWorkspace(workspace, texts: changed), adding: created)
        let known = Set(workspace.tree().folders)
        let folders = Set(planned.tree().folders).subtracting(known)
        let outcome = Pipeline.check(CheckRequest(workspace: planned, guide: guide, today: Today.text))
        findings = outcome.result.findings.filter { created[$0.place.path] != nil || folders.contains($0.place.path) }
        project = outcome.context.project
        self.set = set
        isFirst = !workspace.tree().files.contains { $0.path.pathExtension == "swift" }
        rules = Dictionary(guide.guide.rules.map { ($0.name, $0) }) { first, _ in first }
    }

    /// - Throws: if a finding is an error.
    func refuseErrors() throws {
        let errors = findings.filter { $0.severity == .error }
        guard !errors.isEmpty else { return }
        let broken = errors.count == 1 ? "a rule" : "rules"
        let head = "what `\(set.name)` would make breaks \(broken)"
        var way = "choose another name, or add --anyway to write it nevertheless"
        if let need = set.needs.first, isFirst {
            way = "begin with `norma new \(need.text)`, to which `\(set.name)` adds; or " + way
        }
        throw CommandFailure(
            text: "error: \(head)\n\n\(Self.list(errors, rules))\n\n  \(way)\n\nNothing was written.",
            status: .unusable
        )
    }

    /// The remaining findings; nil if there are none.
    var advice: String? {
        guard !findings.isEmpty else { return nil }
        return "Findings in the new code:\n\(Self.list(findings, rules))"
    }

    private static func list(_ findings: [Finding], _ rules: [String: Rule]) -> String {
        let shown = findings.prefix(5).map { finding in
            let line = finding.place.range == nil ? "" : ":\(finding.place.start.line)"
            let instead = (finding.instead ?? rules[finding.rule]?.instead).map { "\n      \($0)" } ?? ""
            return "  \(finding.place.path)\(line)  \(finding.rule)\n      \(finding.message)\(instead)"
        }
        let more = findings.count > 5 ? ["  … and \(findings.count - 5) more"] : []
        return (shown + more).joined(separator: "\n")
    }
}
