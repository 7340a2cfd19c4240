// Counts, and the classes of what does not agree, each with examples.

/// One kind of disagreement, or of places that can't be compared.
struct DisagreementClass: Codable {
    struct Example: Codable {
        var place: String
        var text: String
        /// What the compiler says, what Norma says.
        var compiler: String
        var norma: String
    }

    var title: String
    var count: Int
    var examples: [Example]
}

/// Agreements and disagreements of one measure.
struct Tally {
    private(set) var agreed = 0
    private(set) var classes: [String: DisagreementClass] = [:]

    mutating func agree() { agreed += 1 }

    mutating func differ(_ title: String, _ example: DisagreementClass.Example) {
        classes[title, default: DisagreementClass(title: title, count: 0, examples: [])].count += 1
        classes[title]?.examples.append(example)
    }

    var differed: Int { classes.values.reduce(0) { $0 + $1.count } }
    var figure: Figure { Figure(agreed: agreed, all: agreed + differed) }

    /// The most frequent first.
    var sortedClasses: [DisagreementClass] {
        classes.values.sorted { ($1.count, $0.title) < ($0.count, $1.title) }
    }
}

struct Figure: Codable, Equatable {
    var agreed: Int
    var all: Int

    static let none = Figure(agreed: 0, all: 0)

    static func + (left: Figure, right: Figure) -> Figure {
        Figure(agreed: left.agreed + right.agreed, all: left.all + right.all)
    }

    var share: Double { all == 0 ? 1 : Double(agreed) / Double(all) }
}
