// The lines under a heading, split by the rules that stand there.

/// Rules that follow each other share the examples behind them. Prose before a rule speaks of that rule, and what the section
/// begins with of those that follow at once.
struct SectionParts {
    private struct Entry {
        var prose: [Substring]
        var block: [Substring]
        /// The lines of the rules that the block says, as the guide counts them.
        var rules: [Int]
    }

    private struct Group {
        var opening: [Substring] = []
        var entries: [Entry] = []
        var examples: [Substring] = []
    }

    private var groups: [Group] = []
    private let all: [Substring]

    /// - Parameters:
    ///   - firstLine: the number of the first of the lines in its document.
    ///   - rules: the lines of the document at which the section's rules stand.
    init(lines: ArraySlice<Substring>, firstLine: Int, rules: [Int]) {
        all = Array(lines)
        var group = Group()
        var prose: [Substring] = []
        var block: [Substring] = []
        var fence: Substring?
        for (number, line) in zip(firstLine..., lines) {
            guard let open = fence ?? Self.fence(line) else {
                prose.append(line)
                continue
            }
            let isEnd = fence != nil && Self.closes(line, open)
            block.append(line)
            fence = isEnd ? nil : open
            guard isEnd || number == firstLine + lines.count - 1 else { continue }
            let said = rules.filter { (number - block.count + 1...number).contains($0) }
            if !said.isEmpty, !group.examples.isEmpty, !group.entries.isEmpty {
                groups.append(group)
                group = Group()
            }
            if said.isEmpty {
                if group.entries.isEmpty { group.opening += prose + block } else { group.examples += prose + block }
            } else {
                let isFirst = groups.isEmpty && group.entries.isEmpty
                if isFirst { group.opening += prose }
                group.entries.append(Entry(prose: isFirst ? [] : prose, block: block, rules: said))
            }
            (prose, block) = ([], [])
        }
        group.examples += prose
        groups.append(group)
    }

    /// The lines that speak of the rule at this line of the document; all of them where none does alone.
    func lines(ofRuleIn line: Int) -> [Substring] {
        for group in groups {
            guard let entry = group.entries.first(where: { $0.rules.contains(line) }) else { continue }
            return group.opening + entry.prose + entry.block + group.examples
        }
        return all
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
