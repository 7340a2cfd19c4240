// The rules of a result as SARIF's reporting descriptors, with their indices.

import NormaFindings

struct SARIFRules {
    let descriptors: [JSONValue]
    private let indices: [String: Int]

    /// The judged rules in the guide's order, then those that appear only in findings.
    init(_ index: ReportIndex) {
        var names: [String] = []
        var indices: [String: Int] = [:]
        let findings = index.result.findings + index.result.suppressed.map(\.finding)
        for name in index.result.rules.map(\.name) + findings.map(\.rule) where indices[name] == nil {
            indices[name] = names.count
            names.append(name)
        }
        self.indices = indices
        descriptors = names.map { name in
            index.rule(named: name).map(Self.descriptor) ?? .object([("id", .string(name))])
        }
    }

    func index(of rule: String) -> JSONValue? { indices[rule].map { .int($0) } }

    private static func descriptor(of rule: RuleSummary) -> JSONValue {
        let title = rule.heading.isEmpty ? rule.name : MarkdownText.plain(rule.heading)
        let reason = MarkdownText.plain(rule.reason)
        return .object([
            ("id", .string(rule.name)),
            ("shortDescription", SARIFText.message(title)),
            ("fullDescription", SARIFText.message(reason.isEmpty ? title : reason)),
            ("help", help(for: rule, title: title)),
            ("defaultConfiguration", .object([("level", .string(rule.severity.rawValue))])),
            (
                "properties",
                .object([
                    ("tags", .array([.string("guide/" + rule.guide)])),
                    ("problem.severity", .string(rule.severity == .note ? "recommendation" : rule.severity.rawValue)),
                ])
            ),
        ])
    }

    private static func help(for rule: RuleSummary, title: String) -> JSONValue {
        let place = (rule.guidePath ?? rule.guide) + (rule.guidePath == nil ? "" : ":\(rule.guideLine)")
        let guide = "Guide: " + MarkdownText.plain(([place] + rule.headingPath).joined(separator: " › "))
        let (reason, instead) = (MarkdownText.plain(rule.reason), rule.instead.map(MarkdownText.plain))
        let plain = [title, reason, instead.map { "Instead: " + $0 }, guide]
        let markdown = [
            "# " + InertMarkdown.inline(title), InertMarkdown.paragraphs(reason),
            instead.map { "**Instead:** " + InertMarkdown.paragraphs($0) }, "*\(InertMarkdown.inline(guide))*",
        ]
        func joined(_ parts: [String?]) -> String {
            parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n\n")
        }
        return .object([
            ("text", .string(SARIFText.inert(joined(plain)))), ("markdown", .string(joined(markdown))),
        ])
    }
}
