// How often a rule was right on apps that were not known when it was written, as readers of the code judged it.

/// The figure of one rule in `Field/findings`.
package struct RuleFigure: Sendable, Hashable {
    package let right: Int
    package let wrong: Int
    /// True, but not to be said there.
    package let unwanted: Int

    package var all: Int { right + wrong + unwanted }

    /// That of a rule of a built-in guide; nil if no finding of it was judged.
    ///
    /// A guide without judged findings has its rules from others, if they have the same names.
    package static func of(_ rule: String, in guide: String) -> RuleFigure? {
        if table.guides.contains(guide) { return table.own["\(guide)\t\(rule)"] }
        return table.all[rule]
    }

    private struct Table: Sendable {
        var guides: Set<String> = []
        var own: [String: RuleFigure] = [:]
        var all: [String: RuleFigure] = [:]

        init(_ text: String) {
            for line in text.split(separator: "\n") {
                let cells = line.split(separator: "\t").map(String.init)
                let counts = cells.dropFirst(2).compactMap { Int($0) }
                guard cells.count == 5, counts.count == 3 else { continue }
                let figure = RuleFigure(right: counts[0], wrong: counts[1], unwanted: counts[2])
                guides.insert(cells[0])
                own["\(cells[0])\t\(cells[1])"] = figure
                all[cells[1]] = all[cells[1]]?.adding(figure) ?? figure
            }
        }
    }

    private static let table = Table(embedded)

    private func adding(_ other: RuleFigure) -> RuleFigure {
        RuleFigure(right: right + other.right, wrong: wrong + other.wrong, unwanted: unwanted + other.unwanted)
    }
}
