// `could-be`: all uses of a declaration are where a narrower access level would still let them see it.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

struct CouldBePredicate: Predicate {
    static let word = PredicateWord(
        "could-be",
        shape: .closingLevel,
        summary:
            "It is more visible than it has to be: all its uses are in its type and file (`private`), in its file (`fileprivate`) or in its module (`internal`). A declaration that a protocol, Objective-C, another package or a more visible signature needs does not count.",
        example: #"""
            ```yaml rule
            rule: helpers-are-private
            every: { function: any, not: { be: unused } }
            must-not: { could-be: private }
            ```

            ```swift bad path=Sources/Cart.swift
            struct Cart {
                var prices: [Int] = []
                func total() -> Int { prices.reduce(0, add) }
                func add(_ left: Int, _ right: Int) -> Int { left + right } // ✗
            }
            ```

            ```swift good path=Sources/Cart.swift
            struct Cart {
                var prices: [Int] = []
                func total() -> Int { prices.reduce(0, add) }
                private func add(_ left: Int, _ right: Int) -> Int { left + right }
            }
            ```

            ```swift bad path=Sources/Till.swift
            struct Till {
                let cart: Cart
                func sum() -> Int { cart.total() }
                func half() -> Int { whole() / 2 }
                func whole() -> Int { sum() } // ✗
            }
            func ring(_ till: Till) -> Int { till.sum() + till.half() } // ✗
            let rung = ring(Till(cart: Cart()))
            ```

            ```swift good path=Sources/Till.swift
            struct Till {
                let cart: Cart
                func sum() -> Int { cart.total() }
            }
            private func ring(_ till: Till) -> Int { till.sum() }
            let rung = ring(Till(cart: Cart()))
            ```
            """#,
        blindSpot:
            "A use on a value whose type is unknown counts for every member with that name, so these members are not reported. Cases, subscripts and operators are not looked at."
    )
    static let usualSubjects = UsualSubjects.declarations
    var cost: Int { PlanCost.search }

    /// The level that something could be closed to.
    struct Level: ArgumentValue {
        let level: AccessLevel
        let text: String

        private static let levels: [String: AccessLevel] = [
            "private": .private, "fileprivate": .fileprivate, "internal": .internal,
        ]

        static func value(of argument: Argument) -> Level? {
            guard case .words(let words) = argument, let text = words.first?.text else { return nil }
            return levels[text].map { Level(level: $0, text: text) }
        }
    }

    private let level: AccessLevel
    private let text: String

    init(_ wanted: Level, in compiler: PlanCompiler) {
        level = wanted.level
        text = wanted.text
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        guard case .declaration(let declaration) = subject else { return subject.isOutside ? .unknown : .fails }
        return Narrowing(declaration, to: level, in: context).verdict
    }

    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        var found = Evidence(at: subject, statement(given: captures), detail: detail(given: captures), in: context)
        found.fix = SentenceFix.narrowing(subject, to: text, in: context)
        return [found]
    }

    func statement(given captures: Captures) -> String {
        switch level {
        case .private: "is used only by its own type and could be `private`"
        case .fileprivate: "is used only in its file and could be `fileprivate`"
        default: "is used only in its module and could be `internal`"
        }
    }
    func denial(given captures: Captures) -> String { "could not be `\(text)`" }
    func clause(given captures: Captures) -> String { "that could be `\(text)`" }
    func detail(given captures: Captures) -> String { "could-be " + text }
}
