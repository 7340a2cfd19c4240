// What things are called and where they are, for people: a table with counts.

struct HomeSection {
    let project: LearnedProject
    /// How many kinds of things have a row.
    let roles: Int

    /// Roles that tell how an app is built, in the order in which a reader asks.
    static let kinds = [
        "screen", "view-model", "coordinator", "presenter", "interactor", "service", "repository", "data-source",
        "factory", "entity",
        "transfer-object", "mock", "test-suite",
    ]

    private static let wordsOfRoles = [
        "view-model": "state-holder", "view-controller": "view-controller", "mock": "doubles", "screen": "screen",
    ]

    var lines: [GuideLine] {
        let title = [GuideLine("## Words and places"), GuideLine("")]
        guard !rows.isEmpty else {
            let rest = contracts + places
            return rest.isEmpty ? [] : title + rest
        }
        let head = ["| what | how many | called | most are in |", "|---|---|---|---|"].map { GuideLine($0) }
        return title
            + .paragraph(
                "What certainly is a screen, a view model and so on, by what it does; `norma roles` lists all of them."
            )
            + [GuideLine("")] + head + rows + [GuideLine("")] + contracts + places
    }

    /// Of what has a name or a home here; a mere number tells a reader nothing.
    private var rows: [GuideLine] {
        Array(Self.kinds.compactMap { project.role($0) }.filter { $0.sure > 0 }.compactMap(row).prefix(roles))
    }

    private func row(_ role: LearnedRole) -> GuideLine? {
        let word = project.word(Self.wordsOfRoles[role.name] ?? role.name)
        let endings = (word?.endings ?? []).prefix(2).map { "`\(Self.shown($0.name))` (\($0.count))" }
        let homes = role.homes.prefix(2).filter { $0.count > 1 || role.sure == 1 }
            .map { "`\(FittingWords.oneLine($0.name))` (\($0.count))" }
        guard !endings.isEmpty || !homes.isEmpty else { return nil }
        let cells = [
            FittingWords.role(role.name, role.sure), FittingWords.number(role.sure), endings.joined(separator: ", "),
            homes.joined(separator: ", "),
        ]
        return GuideLine("| " + cells.joined(separator: " | ") + " |")
    }

    private static func shown(_ ending: String) -> String { ending.contains("*") ? ending : "…" + ending }

    /// The endings of protocols and of what implements them.
    private var contracts: [GuideLine] {
        var sentences: [String] = []
        if let word = project.word("protocol"), let first = word.endings.first {
            sentences.append(
                "The protocol of a `Cart` is called `\(Self.applied(first.name))`: so are \(first.count) of \(first.of) pairs of such names."
            )
        }
        if let word = project.word("implementation"), let first = word.endings.first {
            sentences.append(
                "What implements a protocol `Cart` is called `\(Self.applied(first.name))`: so are \(first.count) of \(first.of) pairs of "
                    + "such names."
            )
        }
        if let library = project.testLibrary {
            sentences.append("\(library.count) of the \(library.of) files with tests import `\(library.name)`.")
        }
        return sentences.isEmpty ? [] : .paragraph(sentences.joined(separator: " ")) + [GuideLine("")]
    }

    private static func applied(_ ending: String) -> String {
        ending.hasSuffix("*") ? ending.dropLast() + "Cart" : "Cart" + ending
    }

    private var places: [GuideLine] {
        let shown = project.places.filter { $0.name != "feature" }
        guard !shown.isEmpty else { return [] }
        return shown.flatMap { place in
            let paths = place.patterns.prefix(3).map {
                FittingWords.code($0.replacing("{{feature}}", with: "{Feature}"))
            }
            let more = place.patterns.count > 3 ? " and \(place.patterns.count - 3) more" : ""
            return [GuideLine].paragraph(
                "- *\(place.name)*: \(paths.joined(separator: ", "))\(more): \(FittingWords.oneLine(place.evidence)).",
                indent: "  "
            )
        } + [GuideLine("")]
    }
}
