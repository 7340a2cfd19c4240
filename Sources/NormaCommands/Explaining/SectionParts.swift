// The text under a heading, split by the blocks in it: what speaks of one rule there, and not of its neighbours.

/// Rules that follow each other share the examples after them. Prose before a rule speaks of that rule, and what the section begins
/// with of those that follow at once.
struct SectionParts {
    fileprivate enum Piece {
        case prose([Substring])
        /// A block that states rules, with its number among the runs of such blocks.
        case rules(ClosedRange<Int>, run: Int)
        case example(ClosedRange<Int>)
    }

    private var pieces: [Piece] = []

    /// Words of blocks that neither state a rule nor show an example, and that are no prose either.
    private static let otherWords: Set<String> = ["define", "given", "review", "take", "template"]

    /// - Parameters:
    ///   - lines: those below the heading, up to the next.
    ///   - firstLine: the number of the first of the lines in its document.
    init(lines: ArraySlice<Substring>, firstLine: Int) {
        var prose: [Substring] = []
        var block: (first: Int, fence: Substring, lines: [Substring])?
        var run = 0
        var hasExample = false
        for (number, line) in zip(firstLine..., lines) {
            guard var open = block else {
                if let fence = Self.fence(line) { block = (number, fence, [line]) } else { prose.append(line) }
                continue
            }
            open.lines.append(line)
            block = open
            guard Self.closes(line, open.fence) else { continue }
            block = nil
            let word = Self.word(of: open.lines)
            let isRule = ["layout", "rule", "rules"].contains(word)
            guard isRule || Self.examples.contains(word) || Self.otherWords.contains(word) else {
                prose += open.lines
                continue
            }
            pieces.append(.prose(prose))
            prose = []
            if isRule {
                if hasExample, pieces.contains(where: \.isOfRules) { run += 1 }
                hasExample = false
                pieces.append(.rules(open.first...number, run: run))
            } else if Self.examples.contains(word) {
                hasExample = true
                pieces.append(.example(open.first...number))
            }
        }
        pieces.append(.prose(prose + (block?.lines ?? [])))
    }

    private static let examples: Set<String> = ["before", "bad", "good", "fixed"]

    // MARK: - What speaks of a rule

    /// Markdown: what was written about the rule at this line of the document; all of the prose if nothing was written about it alone.
    func prose(ofRuleAt line: Int) -> String {
        guard let own = pieces.firstIndex(where: { $0.holds(line) }), case .rules(_, let run) = pieces[own],
            let first = pieces.firstIndex(where: \.isOfRules)
        else { return Self.prose(in: pieces[...]) }
        let start = pieces[..<own].lastIndex { !$0.isProse }.map { $0 + 1 } ?? 0
        let before = own == first ? Self.prose(in: pieces[..<own]) : Self.prose(in: pieces[start..<own])
        let opening = run == 0 && own != first ? Self.prose(in: pieces[..<first]) : ""
        let text = [opening, before].filter { !$0.isEmpty }.joined(separator: "\n\n")
        return text.isEmpty ? Self.prose(in: pieces[...]) : text
    }

    private static func prose(in pieces: ArraySlice<Piece>) -> String {
        pieces.map { piece -> String in
            if case .prose(let lines) = piece { return lines.joined(separator: "\n").trimmingBlankLines }
            return ""
        }.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// Whether an example follows the rule, or one that the rule follows at once; those before all rules are for the first of them.
    func isExample(at line: Int, ofRuleAt rule: Int) -> Bool {
        guard let own = pieces.first(where: { $0.holds(rule) }), case .rules(_, let run) = own else { return true }
        var current = 0
        for case .rules(let lines, let run) in pieces where lines.lowerBound < line { current = run }
        return current == run
    }

    /// The lines of the block that states the rule at this line.
    func block(ofRuleAt line: Int) -> ClosedRange<Int>? {
        for case .rules(let lines, _) in pieces where lines.contains(line) { return lines }
        return nil
    }

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
}

extension SectionParts.Piece {
    fileprivate var isOfRules: Bool {
        if case .rules = self { return true }
        return false
    }

    fileprivate var isProse: Bool {
        if case .prose = self { return true }
        return false
    }

    fileprivate func holds(_ line: Int) -> Bool {
        if case .rules(let lines, _) = self { return lines.contains(line) }
        return false
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
