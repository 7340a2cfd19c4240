// The text under a heading, split by its blocks, to separate the parts about one rule from those about its neighbours.

import NormaText

/// Rules that follow each other share the examples after them. Prose before a rule is about that rule, and the
/// beginning of a section is about the rules that follow directly.
struct SectionParts {
    /// A block that states rules.
    private struct Rules {
        var lines: ClosedRange<Int>
        /// The number of its run, where a run is a sequence of such blocks without an example between them.
        var run: Int
        /// The text between the previous block and this one.
        var prose: String
    }

    /// In the order of the section.
    private var rules: [Rules] = []
    /// The text before the first rule, and all of the text.
    private var opening = ""
    private var all = ""

    private static let wordsOfRules: Set<String> = ["layout", "rule", "rules"]
    private static let wordsOfExamples: Set<String> = ["before", "bad", "good", "fixed"]
    /// Blocks that neither state a rule nor show an example, and aren't prose either.
    private static let otherWords: Set<String> = ["define", "given", "review", "take", "template"]
    /// A longer text isn't about a single rule.
    private static let longestText = 20_000

    /// - Parameters:
    ///   - lines: the lines below the heading, up to the next one.
    ///   - firstLine: the number of the first of these lines in its document.
    init(lines: ArraySlice<Substring>, firstLine: Int) {
        var text: [String] = []
        /// The text since the last block that states rules or shows an example.
        var near: [String] = []
        var prose: [Substring] = []
        var block: (first: Int, fence: Substring, lines: [Substring])?
        var (run, hasExample) = (0, false)
        func close() {
            let part = Self.trimmed(prose)
            prose = []
            guard !part.isEmpty else { return }
            text.append(part)
            near.append(part)
        }
        for (number, line) in zip(firstLine..., lines) {
            if block == nil {
                if let fence = Self.fence(line) { block = (number, fence, []) } else { prose.append(line) }
            }
            guard let (first, fence, _) = block else { continue }
            block?.lines.append(line)
            guard number > first, Self.closes(line, fence) else { continue }
            let closed = block?.lines ?? []
            block = nil
            let word = Self.word(of: closed)
            guard Self.isKnown(word) else {
                prose += closed
                continue
            }
            close()
            if Self.wordsOfRules.contains(word) {
                if rules.isEmpty { opening = text.joined(separator: "\n\n") } else if hasExample { run += 1 }
                rules.append(Rules(lines: first...number, run: run, prose: near.joined(separator: "\n\n")))
                (hasExample, near) = (false, [])
            } else if Self.wordsOfExamples.contains(word) {
                (hasExample, near) = (true, [])
            }
        }
        prose += block?.lines ?? []
        close()
        all = text.joined(separator: "\n\n")
    }

    private static func isKnown(_ word: String) -> Bool {
        wordsOfRules.contains(word) || wordsOfExamples.contains(word) || otherWords.contains(word)
    }

    // MARK: - Text about a rule

    /// Markdown: the text about the rule at this line of the document, or all of the prose if none is about that rule
    /// alone.
    func prose(ofRuleAt line: Int) -> String {
        guard let index = index(ofRuleAt: line) else { return Self.bearable(all) }
        let start = rules[index].run == 0 ? opening : ""
        let parts = index == 0 ? [start] : [start, rules[index].prose]
        let text = parts.map(Self.bearable).filter { !$0.isEmpty }.joined(separator: "\n\n")
        return text.isEmpty ? Self.bearable(all) : text
    }

    /// Whether an example follows the rule, directly or after further rules. Examples before all rules belong to the
    /// first.
    func isExample(at line: Int, ofRuleAt rule: Int) -> Bool {
        guard let index = index(ofRuleAt: rule) else { return true }
        let next = rules.partitioningIndex { $0.lines.lowerBound > line }
        return (next == 0 ? 0 : rules[next - 1].run) == rules[index].run
    }

    /// The lines of the block that states the rule at this line.
    func block(ofRuleAt line: Int) -> ClosedRange<Int>? { index(ofRuleAt: line).map { rules[$0].lines } }

    private func index(ofRuleAt line: Int) -> Int? {
        let index = rules.partitioningIndex { $0.lines.upperBound >= line }
        return rules.indices.contains(index) && rules[index].lines.contains(line) ? index : nil
    }

    private static func bearable(_ text: String) -> String { text.utf8.count > longestText ? "" : text }

    // MARK: - Fences

    /// `rule` in `yaml rule`; empty if the block only illustrates.
    private static func word(of block: [Substring]) -> String {
        guard let line = block.first, let fence = fence(line) else { return "" }
        let info = line[fence.endIndex...].split { $0 == " " || $0 == "\t" }
        return info.count > 1 ? String(info[1]) : ""
    }

    /// The backquotes or tildes that open a block on this line.
    private static func fence(_ line: Substring) -> Substring? {
        let text = line.drop { $0 == " " || $0 == "\t" }
        guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
        let run = text.prefix { $0 == mark }
        return run.count >= 3 ? run : nil
    }

    private static func closes(_ line: Substring, _ open: Substring) -> Bool {
        guard let run = fence(line), run.first == open.first, run.count >= open.count else { return false }
        return line.drop { $0 == " " || $0 == "\t" }.dropFirst(run.count).allSatisfy(\.isWhitespace)
    }

    private static func trimmed(_ lines: [Substring]) -> String { lines.joined(separator: "\n").trimmingBlankLines }
}

extension String {
    var trimmingBlankLines: String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
        while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}
