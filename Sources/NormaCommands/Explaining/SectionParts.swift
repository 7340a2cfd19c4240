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
        /// The `given` blocks that stand before it: its examples need them.
        var given: [Substring] = []
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
        var given: [Substring] = []
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
                group = Group(given: given)
            }
            if Self.isGiven(block) { given += block + [""] }
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
            let given = group.given.isEmpty ? [] : [""] + group.given
            return group.opening + entry.prose + entry.block + given + group.examples
        }
        return all
    }

    static func isGiven(_ block: [Substring]) -> Bool {
        guard let line = block.first, let fence = fence(line) else { return false }
        let info = line[fence.endIndex...].split { $0 == " " || $0 == "\t" }
        return info.count > 1 && info[1] == "given"
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
