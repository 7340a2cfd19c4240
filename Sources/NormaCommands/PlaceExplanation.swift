// The output of `norma why` for a place: where it is, what its names refer to, and which rules looked.

import NormaFacts
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaProject
import NormaReports
import NormaRules
import NormaText

struct PlaceExplanation {
    let outcome: CheckOutcome
    let file: FileID
    let line: ByteRange
    let asked: AskedPlace
    /// Whether to include every look-up and every silent rule.
    var isVerbose = false
    var width = min(Terminal.width, 100)

    /// The most silent rules that are named per thing.
    private static let shownRules = 4

    private var project: Project { outcome.context.project }
    private var source: ProjectFile { project.file(file) }

    var text: String {
        let names = NameExplanation(
            outcome: outcome,
            file: file,
            line: line,
            column: asked.column,
            showsSteps: isVerbose || asked.column != nil
        )
        return [place, declarations, names.lines, findings, silence].filter { !$0.isEmpty }
            .map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    // MARK: - Where it is

    private var place: [String] {
        var lines = ["\(source.path):\(asked.line)\(asked.column.map { ":\($0)" } ?? "")"]
        lines.append("  module   \(ModuleWording(project: project).text(for: source))")
        lines.append("  layer    \(layer)")
        lines.append("  feature  \(source.feature.map { project.feature($0).name } ?? "none")")
        if source.isTest { lines.append("  test code") }
        if let cause = source.generated?.cause {
            let who = cause.isListed ? "rules don't apply here" : "only locked rules apply here"
            let by = source.generated?.by.map { " (\($0))" } ?? ""
            lines.append("  \(cause == .vendored ? "" : "generated code, ")\(cause.words(for: 1))\(by): \(who)")
        }
        return lines
    }

    /// With the other layers that cover the file, and why it isn't in them.
    private var layer: String {
        guard let layer = source.layer.map({ project.layer($0).name }) else { return "none" }
        let definitions = outcome.context.guide.definitions.layers
        let over = definitions.first { $0.name == layer }?.over.map(\.text) ?? []
        let others = definitions.filter { $0.name != layer && $0.covers(source.path) }
        guard !others.isEmpty else { return layer }
        let reasons = others.map { other in
            over.contains(other.name) ? "it contains \(other.name)" : "it comes before \(other.name) in the guide"
        }
        return
            "\(layer) (\(reasons.joined(separator: ", ")), which \(others.count == 1 ? "covers" : "cover") the file too)"
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

    private var declarations: [String] {
        let lines = enclosing.prefix(6).map { declaration in
            let roles = outcome.context.guide.definitions.roles.map(\.name).filter { role in
                outcome.context.members(ofRole: role).contains(declaration)
            }
            let fact = project.fact(declaration)
            let role = roles.isEmpty ? fact.kind.isType ? ": no role" : "" : ": role \(roles.joined(separator: ", "))"
            return "  \(fact.kind) `\(outcome.context.symbol(of: .declaration(declaration)))`\(role)"
        }
        return lines.isEmpty ? [] : ["Declarations around it, innermost first"] + lines
    }

    // MARK: - Rules

    private var speaking: [Finding] {
        outcome.result.findings.filter { $0.place.path == source.path && $0.place.start.line == asked.line }
    }

    private var allowed: [SuppressedFinding] {
        outcome.result.suppressed.filter {
            $0.finding.place.path == source.path && $0.finding.place.start.line == asked.line
        }
    }

    private var findings: [String] {
        let found = speaking.flatMap { ["\($0.rule) finds: \($0.message)"] + adjustments(of: $0.rule) }
        let excused = allowed.map {
            "\($0.finding.rule) finds, but a comment allows it (\($0.reason)): \($0.finding.message)"
        }
        let lines = (found + excused).flatMap { hanging($0, indentation: 2) }
        return [lines.isEmpty ? "No rule finds anything on this line." : "Findings"] + lines
    }

    private func adjustments(of rule: String) -> [String] {
        outcome.context.guide.adjustments(of: rule).map { "\(rule) was \($0.text); \($0.because)" }
    }

    private var silence: [String] {
        let named = Set(speaking.map(\.rule) + allowed.map(\.finding.rule))
        let groups = SilentRules(outcome: outcome, file: file, inside: inside).groups(besides: named)
        let count = groups.reduce(0) { $0 + $1.rules.count }
        guard count > 0 else { return named.isEmpty ? ["No rule looks at this place."] : [] }
        let isShort = !isVerbose && groups.contains { $0.rules.count > Self.shownRules }
        let rules = "\(count) \(named.isEmpty ? "" : "other ")\(count == 1 ? "rule" : "rules")"
        let title = "\(rules) looked and found nothing\(isShort ? " (--verbose lists all)" : "")"
        return [title]
            + groups.flatMap { group in
                let shown = isVerbose ? group.rules[...] : group.rules.prefix(Self.shownRules)
                let hidden = group.rules.count - shown.count
                let more = hidden > 0 ? " and \(hidden) more" : ""
                return hanging("at \(group.title): \(shown.joined(separator: ", "))\(more)", indentation: 2)
            }
    }

    /// The declarations on the line and around it, the innermost first.
    private var inside: [Subject] {
        outcome.context.facts(beginningIn: line, of: file) + enclosing.map { .declaration($0) }
    }

    private func hanging(_ text: String, indentation: Int) -> [String] {
        let lines = TextWrapping.lines(text, width: width - indentation - 2)
        return lines.enumerated().map { String(repeating: " ", count: indentation + ($0 == 0 ? 0 : 2)) + $1 }
    }
}
