// A rule in the words of its document: heading, prose, the rule, its examples.

import NormaGuide
import NormaText

struct RuleExplanation {
    let rule: Rule
    let guide: Guide

    /// Name and severity, the headings above it, the document and line, each on a line; then how it was adjusted.
    var head: String {
        guard let document, let section = guide.section(rule.section) else { return rule.name }
        let lines = [
            "\(rule.name) (\(rule.severity.rawValue))",
            section.titlePath.joined(separator: " › "),
            "\(document.file), line \(rule.place.position.line)",
        ]
        return (lines + guide.adjustments(of: rule.name).map { "\($0.text); \($0.because)" }).joined(separator: "\n")
    }

    /// The Markdown that speaks of this rule; what speaks of its neighbours is left out.
    var part: String {
        guard let document, let section = guide.section(rule.section) else { return "" }
        let lines = document.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let last = min(section.lastLine, lines.count)
        guard section.line < last else { return "" }
        let places = guide.rules.filter { $0.section == rule.section }.map(\.place.position.line)
        let parts = SectionParts(lines: lines[section.line..<last], firstLine: section.line + 1, rules: places)
        let own = parts.lines(ofRuleIn: rule.place.position.line).joined(separator: "\n").trimmingBlankLines
        return ([own] + given(in: lines)).joined(separator: "\n\n")
    }

    /// What headings above this one give to its examples, as written.
    private func given(in lines: [Substring]) -> [String] {
        let above = Set(guide.sections(above: rule.section).dropFirst())
        return guide.examples.filter { $0.kind == .given && above.contains($0.section) }.compactMap { example in
            let first = example.firstLine - 2
            let last = first + example.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
            guard lines.indices.contains(first), lines.indices.contains(last) else { return nil }
            return lines[first...last].joined(separator: "\n")
        }
    }

    private var document: GuideDocument? {
        let index = rule.section.document
        return guide.documents.indices.contains(index) ? guide.documents[index] : nil
    }
}

extension String {
    var trimmingBlankLines: String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
        while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}
