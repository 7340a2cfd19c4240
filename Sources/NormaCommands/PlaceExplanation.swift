// The words of `norma why`.

import NormaFacts
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaProject
import NormaRules
import NormaText

struct PlaceExplanation {
    let outcome: CheckOutcome
    let file: FileID
    let line: ByteRange
    let asked: AskedPlace

    private var project: Project { outcome.context.project }
    private var source: ProjectFile { project.file(file) }

    var text: String {
        [place, declarations, names, rules].filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    // MARK: - Where it is

    private var place: String {
        var lines = ["\(source.path):\(asked.line)\(asked.column.map { ":\($0)" } ?? "")"]
        lines.append(
            "  module   \(source.module.map { project.module($0).name } ?? "none: no manifest or definition says")"
        )
        lines.append("  layer    \(source.layer.map { project.layer($0).name } ?? "none")")
        lines.append("  feature  \(source.feature.map { project.feature($0).name } ?? "none")")
        if source.isTest { lines.append("  test code") }
        if source.isGenerated { lines.append("  generated code: rules find nothing here") }
        return lines.joined(separator: "\n")
    }

    /// The declarations around the line, the innermost first.
    private var enclosing: [DeclarationID] {
        let facts = source.facts
        let found = facts.declarations.indices.filter { index in
            let range = facts.declarations[index].range
            return range.start < line.end && line.start < range.end && facts.declarations[index].kind != .parameter
        }
        return found.reversed().compactMap { project.declaration(Int32($0), in: file) }
    }

    private var declarations: String {
        let lines = enclosing.prefix(6).map { declaration in
            let roles = outcome.context.guide.definitions.roles.map(\.name).filter { role in
                outcome.context.roles.members(of: role).contains(declaration)
            }
            let role = roles.isEmpty ? "no role" : "role \(roles.joined(separator: ", "))"
            return
                "  \(project.fact(declaration).kind) `\(outcome.context.symbol(of: .declaration(declaration)))`: \(role)"
        }
        return lines.isEmpty ? "" : "Inside (innermost first)\n" + lines.joined(separator: "\n")
    }

    // MARK: - Names

    private var names: String {
        let facts = source.facts
        let lines = facts.references.indices.compactMap { index -> String? in
            let reference = facts.references[index]
            guard line.contains(offset: reference.range.start), isAsked(reference.range) else { return nil }
            guard let id = project.reference(Int32(index), in: file) else { return nil }
            let column = facts.lines.position(at: reference.range.start).column
            return
                "  \(column): `\(facts.text(reference.name))` (\(reference.role)): \(words(project.resolution(of: id)))"
        }
        return lines.isEmpty ? "No type is named here." : "Names of types\n" + lines.joined(separator: "\n")
    }

    private func isAsked(_ range: ByteRange) -> Bool {
        guard let column = asked.column else { return true }
        return range.contains(offset: line.start + Int32(clamping: column - 1))
    }

    private func words(_ resolution: Resolution) -> String {
        switch resolution {
        case .exact(let declaration): return "exact, \(words(declaration))"
        case .ambiguous(let candidates):
            let list = candidates.prefix(5).map(words).joined(separator: "; ")
            return
                "ambiguous, one of \(candidates.count): \(list). A rule speaks only where all of them would make it true."
        case .external: return "external: nothing that this file can see declares it"
        case .local: return "a generic parameter or a local name, no type of the code base"
        }
    }

    private func words(_ declaration: DeclarationID) -> String {
        let file = project.file(project.file(of: declaration))
        let fact = project.fact(declaration)
        let position = file.facts.lines.position(at: fact.nameRange.start)
        let module = file.module.map { " in module \(project.module($0).name)" } ?? ""
        return
            "\(fact.kind) `\(outcome.context.symbol(of: .declaration(declaration)))`\(module), \(file.path):\(position)"
    }

    // MARK: - Rules

    private var rules: String {
        let result = outcome.result
        let findings = result.findings.filter { $0.place.path == source.path && $0.place.start.line == asked.line }
        let suppressed = result.suppressed.filter {
            $0.finding.place.path == source.path && $0.finding.place.start.line == asked.line
        }
        var lines = findings.map { "  \($0.rule) finds: \($0.message)" }
        lines += suppressed.map {
            "  \($0.finding.rule) finds, but a comment allows it (\($0.reason)): \($0.finding.message)"
        }
        let speaking = Set(findings.map(\.rule) + suppressed.map(\.finding.rule))
        let silent = silentRules(besides: speaking)
        lines += silent.map { "  \($0) looked and found nothing" }
        return "Rules\n" + (lines.isEmpty ? "  no rule looks at this place" : lines.joined(separator: "\n"))
    }

    private var applicable: ApplicableRules? {
        PlannedPlace(source.path, isFolder: false, exists: true, in: outcome.context)
            .map { ApplicableRules(at: $0, in: outcome.context) }
    }

    /// The rules whose subjects include the file or one of the declarations around the line.
    private func silentRules(besides speaking: Set<String>) -> [String] {
        let subjects = enclosing.map { Subject.declaration($0) } + [.file(file)]
        return outcome.context.guide.rules.filter { rule in
            guard !speaking.contains(rule.name) else { return false }
            switch rule.form {
            case .every(let scope, must: _), .everyNot(let scope, mustNot: _):
                let scope = Scope(scope, in: outcome.context)
                return subjects.contains { scope.verdict(of: $0) == .holds }
            case .only(let allowed, may: _):
                let scope = Scope(allowed, in: outcome.context)
                return !subjects.contains { scope.verdict(of: $0) == .holds }
            case .check(let use):
                guard let scope = use.scope.map({ Scope($0, in: outcome.context) }) else { return true }
                return subjects.contains { scope.covers($0) }
            default: return applicable?.applied(rule) != nil
            }
        }.map(\.name)
    }
}
