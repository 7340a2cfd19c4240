// What is worth knowing about a project: at most three sentences, the most telling first.

import NormaFindings
import NormaText

package struct Insights {
    private let project: LearnedProject

    package init(_ project: LearnedProject) { self.project = project }

    /// A cycle, a part used backwards, features that use each other, files that no target compiles, a role with two homes.
    package var sentences: [String] { Array((cycles + uncompiled + features + homes).prefix(3)) }

    /// A part used backwards closes a cycle: the arrow with the fewest uses is the one to look at.
    private var cycles: [String] {
        let back = project.structure?.arrows.filter(\.isAgainstStream) ?? []
        guard let least = back.min(by: { ($0.count, $0.from, $0.to) < ($1.count, $1.from, $1.to) }) else { return [] }
        let first = least.uses.first.map { " (`\($0.place.path):\($0.place.start.line)`)" } ?? ""
        let others = back.count - 1
        let more =
            others > 0 ? " \(FittingWords.count(others, "more arrow")) \(others == 1 ? "leads" : "lead") back." : ""
        return [
            "`\(least.from)` uses `\(least.to)` in \(FittingWords.count(least.count, "place"))\(first): "
                + "that closes a cycle.\(more)"
        ]
    }

    private var uncompiled: [String] {
        guard let first = project.uncompiled.first else { return [] }
        let count = project.uncompiled.count
        return count == 1
            ? ["No target compiles `\(first)`."]
            : ["No target compiles \(FittingWords.number(count)) files beside compiled ones, the first `\(first)`."]
    }

    private var features: [String] {
        guard let features = project.features, let most = features.arrows.first else { return [] }
        let users = Set(features.arrows.map(\.from)).count
        return [
            "\(users) of \(features.names.count) features \(users == 1 ? "uses" : "use") another one; most often `\(most.from)` uses `\(most.to)`, in "
                + "\(FittingWords.count(most.count, "place"))."
        ]
    }

    private static let rolesWithOneHome = [
        "view-model", "coordinator", "repository", "service", "transfer-object", "entity",
    ]

    private var homes: [String] {
        let divided = Self.rolesWithOneHome.compactMap { project.role($0) }.filter { role in
            guard role.sure >= 8, role.homes.count >= 2 else { return false }
            return role.homes[1].count * 4 >= role.sure
                && (role.homes[0].count + role.homes[1].count) * 4 >= role.sure * 3
        }
        guard let role = divided.max(by: { $0.sure < $1.sure }) else { return [] }
        let (one, other) = (role.homes[0], role.homes[1])
        return [
            "\(FittingWords.role(role.name, 2).capitalizedFirst) have two homes: `\(one.name)` (\(one.count)) and `\(other.name)` "
                + "(\(other.count))."
        ]
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
