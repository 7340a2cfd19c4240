// Rules as a list for people: name, severity, heading.

import NormaGuide

enum RuleTable {
    static func text(of rules: [Rule], in guide: Guide) -> String {
        let width = rules.map(\.name.count).max() ?? 0
        return rules.map { rule in
            let padding = String(repeating: " ", count: width - rule.name.count)
            let heading = guide.section(rule.section)?.titlePath.joined(separator: " › ") ?? ""
            let adjusted = guide.adjustments(of: rule.name).map { " (\($0.text))" }.joined()
            return "\(rule.name)\(padding)  \(rule.severity.rawValue.padded(to: 7))  \(heading)\(adjusted)"
        }.joined(separator: "\n")
    }
}

extension String {
    /// Padded with spaces up to this many characters.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
