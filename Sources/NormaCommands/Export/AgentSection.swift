// The section of an agent's instructions that a guide writes: the commands to run, and the rules by place, within a budget of lines.

import NormaGuide

struct AgentSection {
    let guide: Guide
    let rules: AgentRules

    /// The commands and one rule of a few places.
    static let leastLines = 20

    /// What an agent does before, during and after an edit.
    var head: [String] {
        let sets = guide.templates.map(\.name)
        let making = sets.isEmpty ? nil : "- New files: `norma new SET NAME --dry-run` makes \(Self.listed(sets))."
        return [
            "## Rules of this code, checked by Norma",
            "",
            "The guide `\(guide.name)` is checked by `norma check`; an error fails it. Repair the code: never change the guide, the",
            "baseline or `.norma.yml`, and add no comment that silences a rule, unless you are asked to.",
            "",
            "- Before a new file: `norma rules --brief PATH` lists what the file is held to.",
            "- After each edit: `norma check PATH`. At the end: `norma check --changed`.",
            "- `norma fix --dry-run PATH` shows what can be repaired automatically; `norma explain RULE` shows why, with examples.",
        ] + [making].compactMap(\.self)
    }

    /// The whole section in at most so many lines.
    func lines(budget: Int) -> [String] { head + lines(of: rules.groups, budget: budget - head.count) }

    /// The groups, as far as the budget goes: each place gets its first rules before any gets all.
    func lines(of groups: [AgentRules.Group], budget: Int) -> [String] {
        let shares = Self.shares(of: groups, budget: budget)
        let shown = zip(groups, shares).filter { $1 > 0 }
        let hidden = zip(groups, shares).filter { $1 == 0 }.map(\.0)
        let blocks = shown.flatMap { group, count in
            let left = group.lines.count - count
            let more = left > 0 ? ["- … and \(left) more"] : []
            return ["", "### \(group.title)", ""] + group.lines.prefix(count) + more
        }
        let count = hidden.reduce(0) { $0 + $1.lines.count }
        guard count > 0 else { return blocks }
        return blocks + ["", "\(count) more rules are about other places: ask `norma rules --brief PATH`."]
    }

    /// How many rules of each group are shown.
    private static func shares(of groups: [AgentRules.Group], budget: Int) -> [Int] {
        // A blank line, the heading, a blank line, and the line that counts the rest.
        let opening = 4
        // The last line, with the blank one before it.
        var left = budget - 2
        var shares = groups.map { _ in 0 }
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for index in groups.indices where shares[index] < groups[index].lines.count {
                let price = shares[index] == 0 ? opening + 1 : 1
                guard price <= left else { continue }
                left -= price
                shares[index] += 1
                isGrowing = true
            }
        }
        return shares
    }

    private static func listed(_ names: [String]) -> String {
        let shown = names.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
        return shown + (names.count > 8 ? " and \(names.count - 8) more" : "")
    }
}
