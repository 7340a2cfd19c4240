// The guide that `norma adopt` writes: under each heading of the document its rules, each with the sentence that it enforces.

import NormaGuide
import NormaPipeline
import NormaText

package struct AdoptedGuide: Sendable {
    private let adoption: Adoption

    package init(_ adoption: Adoption) { self.adoption = adoption }

    /// The text, and by line (from 0) the rule that the line belongs to.
    package struct Page: Sendable {
        package var text: String
        package var rulesByLine: [String?]

        /// The rule at a line of the page, from 1.
        package func rule(atLine line: Int) -> String? {
            rulesByLine.indices.contains(line - 1) ? rulesByLine[line - 1] : nil
        }
    }

    package func page() -> Page {
        var writer = PageWriter()
        head(&writer)
        var section: [String]?
        for rule in adoption.rules {
            guard let statement = rule.statements.first else { continue }
            if section != statement.headings {
                section = statement.headings
                writer.add("## " + Self.title(of: statement), "")
            }
            write(rule, &writer)
        }
        return Page(
            text: writer.lines.map(\.text).joined(separator: "\n") + "\n",
            rulesByLine: writer.lines.map(\.rule)
        )
    }

    private struct PageWriter {
        var lines: [(text: String, rule: String?)] = []
        var rule: String?

        mutating func add(_ texts: String...) { add(texts) }
        mutating func add(_ texts: [String]) { lines += texts.map { ($0, rule) } }
    }

    static let quotes = true

    // MARK: - Parts

    private func head(_ writer: inout PageWriter) {
        let document = adoption.document.path
        let file = document.split(separator: "/").last.map(String.init) ?? document
        let name = FittingWords.guideName("rules of " + (file.hasSuffix(".md") ? String(file.dropLast(3)) : file))
        writer.add("---", "norma: 2", "name: \(name)", "summary: What \(file) asks, as far as rules can say it.")
        if Self.quotes { writer.add("document: \(YAMLText.quoted(document))") }
        if adoption.rules.contains(where: \.draft.usesNatures) { writer.add("extends: natures") }
        writer.add("---", "", "# What `\(file)` asks", "")
        let text =
            "`norma adopt` wrote this page from `\(document)`, and it is yours to edit. Each rule quotes the sentence that it enforces; the document "
            + "stays as it is. `norma guide status` lists the sentences that no rule enforces, `norma guide test` proves the rules."
        writer.add(GuideLineText.paragraph(text) + [""])
    }

    private static func title(of statement: DocumentStatement) -> String {
        let title = statement.headings.last.map { $0.filter { $0 != "#" && $0 != "`" }.trimmed } ?? ""
        return title.isEmpty ? "Rules" : String(title)
    }

    private func write(_ rule: AdoptedRule, _ writer: inout PageWriter) {
        writer.rule = rule.name
        writer.add("### " + RuleTitle.title(of: rule.name), "")
        if !rule.draft.layers.isEmpty {
            let layers = rule.draft.layers.sorted { $0.key < $1.key }.map { "  \($0.key): \(YAMLText.list($0.value))" }
            writer.add(["```yaml define", "layers:"] + layers + ["```", ""])
        }
        for statement in rule.statements { writer.add(GuideLineText.quote(statement.text) + [""]) }
        let enforces = Self.enforces(rule.statements)
        switch rule.draft.content {
        case .rule(let lines):
            writer.add(
                ["```yaml rule", "rule: \(rule.name)"] + lines + (Self.quotes ? ["enforces: \(enforces)"] : []) + [
                    "```", "",
                ]
            )
        case .taken(let book, let taken, let changes):
            let all = (changes + (Self.quotes ? ["enforces: \(enforces)"] : [])).joined(separator: ", ")
            writer.add("```yaml take from=\(book)", "- \(taken): { \(all) }", "```", "")
        }
        for example in rule.draft.examples {
            let path = example.path.map { " path=" + ($0.contains(" ") ? YAMLText.quoted($0) : $0) } ?? ""
            writer.add(["```\(example.language) \(example.kind.rawValue)\(path)"] + example.lines + ["```", ""])
        }
        writer.rule = nil
    }

    private static func enforces(_ statements: [DocumentStatement]) -> String {
        var seen: Set<String> = []
        return YAMLText.list(statements.map(\.text).filter { seen.insert($0).inserted })
    }
}

enum RuleTitle {
    /// `view-models-import-no-uikit` is `View models import no uikit`.
    static func title(of name: String) -> String {
        let words = name.replacing("-", with: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

enum GuideLineText {
    static func paragraph(_ text: String) -> [String] { [GuideLine].paragraph(text).map(\.text) }

    /// A block quote of several lines.
    static func quote(_ text: String) -> [String] { paragraph(text).map { "> " + $0 } }
}
