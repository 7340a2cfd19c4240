// The rules of a result as SARIF's reporting descriptors, and where each stands among them.

import NormaFindings

struct SARIFRules {
    let descriptors: [JSONValue]
    private let indices: [String: Int]

    /// The judged rules in the guide's order, then those that only findings name.
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
            ("shortDescription", .object([("text", .string(title))])),
            ("fullDescription", .object([("text", .string(reason.isEmpty ? title : reason))])),
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
        let instead = rule.instead.map { "Instead: " + $0 }
        let guide = "Guide: " + ([place] + rule.headingPath).joined(separator: " › ")
        let plain = [title, rule.reason, instead, guide].compactMap { $0 }.map(MarkdownText.plain)
        let markdown = ["# " + rule.heading, rule.reason, rule.instead.map { "**Instead:** " + $0 }, "*\(guide)*"]
        return .object([
            ("text", .string(plain.filter { !$0.isEmpty }.joined(separator: "\n\n"))),
            ("markdown", .string(markdown.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n\n"))),
        ])
    }
}
