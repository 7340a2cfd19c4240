// Finds members that are out of order.

import NormaFacts
import NormaText

enum MemberOrder: Check {
    static let identifier = "member-order"
    static let summary = "A member follows one that it should precede."
    static let details = DetailShape.words(pairs)
    static let documentation =
        """
        With a fixed order members are found without searching: properties, initializers, methods, private methods. Nested types,
        cases, type aliases and static members may be anywhere. The detail names both, such as `property after method`, and a rule
        can `allow` it. It distinguishes a `computed property`, an `overriding property` and an `overriding method`.

        ```swift bad
        struct Cart {
            func pay() {}
            let items: [Item]
        }
        ```

        ```swift good
        struct Order {
            let items: [Item]
            init() { items = [] }
            func pay() {}
            private func check() {}
        }
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        // For each type the first member of the latest rank: members that should precede it have it as their cause.
        var latest: [Int32: (rank: Rank, name: ByteRange)] = [:]
        for (index, declaration) in facts.declarations.enumerated() {
            guard let rank = rank(of: declaration), let parent = facts.declaration(declaration.parent),
                parent.kind.isType || parent.kind == .extension, parent.kind != .protocol
            else { continue }
            if let before = latest[declaration.parent], rank.rawValue < before.rank.rawValue {
                let detail = "\(word(for: declaration, of: rank)) after \(before.rank.word)"
                context.report(declaration: index, of: facts, detail: detail, cause: before.name)
            } else if latest[declaration.parent]?.rank != rank {
                latest[declaration.parent] = (rank, declaration.nameRange)
            }
        }
    }

    private static let pairs = Rank.allCases.flatMap { later in
        Rank.allCases.filter { $0.rawValue < later.rawValue }.flatMap { rank in
            words(for: rank).map { "\($0) after \(later.word)" }
        }
    }

    private static func words(for rank: Rank) -> [String] {
        switch rank {
        case .property: ["property", "computed property", "overriding property"]
        case .initializer: ["initializer"]
        case .method, .privateMethod: [rank.word, "overriding \(rank.word)"]
        }
    }

    private enum Rank: Int, CaseIterable {
        case property, initializer, method, privateMethod

        var word: String {
            switch self {
            case .property: "property"
            case .initializer: "initializer"
            case .method: "method"
            case .privateMethod: "private method"
            }
        }
    }

    /// The kind of the misplaced member, as finely as a team may want to distinguish it.
    private static func word(for declaration: DeclarationFact, of rank: Rank) -> String {
        switch rank {
        case _ where rank != .initializer && declaration.traits.contains(.override): "overriding \(rank.word)"
        case .property where declaration.traits.contains(.computed): "computed property"
        default: rank.word
        }
    }

    private static func rank(of declaration: DeclarationFact) -> Rank? {
        guard declaration.traits.isDisjoint(with: [.static, .classMember, .local]) else { return nil }
        switch declaration.kind {
        case .property: return .property
        case .initializer: return .initializer
        case .function: return declaration.access <= .fileprivate ? .privateMethod : .method
        default: return nil
        }
    }
}
