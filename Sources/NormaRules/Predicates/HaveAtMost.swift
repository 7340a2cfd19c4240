// `have-at-most` and `have-at-least`: measures within a limit.

import NormaFindings
import NormaGuide
import NormaText

struct HaveAtMostPredicate: LimitPredicate {
    static let word = PredicateWord(
        "have-at-most",
        shape: .measures,
        summary: "Each measure is at most its number.",
        example: #"""
            ```yaml rule
            rule: small-protocols
            every: protocol
            must: { have-at-most: { requirements: 2 } }
            ```

            ```swift bad
            protocol Cart { // ✗
                func add()
                func remove()
                func clear()
            }
            ```

            ```swift good
            protocol Cart {
                func add()
                func remove()
            }
            ```
            """#,
        blindSpot: "If the thing does not have the measure (the parameters of a class), the rule is silent."
    )

    let limits: MeasureLimits

    init(_ limits: [KnownLimit], in compiler: PlanCompiler) {
        self.limits = MeasureLimits(limits: limits, isUpper: true)
    }
}

struct HaveAtLeastPredicate: LimitPredicate {
    static let word = PredicateWord(
        "have-at-least",
        shape: .measures,
        summary: "Each measure is at least its number.",
        example: #"""
            ```yaml rule
            rule: enums-have-a-choice
            every: enum
            must: { have-at-least: { cases: 2 } }
            ```

            ```swift bad
            enum Mode { // ✗
                case light
            }
            ```

            ```swift good
            enum Mode {
                case light, dark
            }
            ```
            """#,
        blindSpot: "If the thing does not have the measure (the parameters of a class), the rule is silent."
    )

    let limits: MeasureLimits

    init(_ limits: [KnownLimit], in compiler: PlanCompiler) {
        self.limits = MeasureLimits(limits: limits, isUpper: false)
    }
}

/// A predicate about measures, which differs from the other one in the side of the limits.
protocol LimitPredicate: Predicate {
    var limits: MeasureLimits { get }
}

extension LimitPredicate {
    static var usualSubjects: UsualSubjects { .types }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        limits.verdict(of: subject, in: context)
    }

    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        limits.misses(of: subject, in: context)
    }

    func statement(given captures: Captures) -> String { "has " + limits.words }
    func denial(given captures: Captures) -> String { "does not have " + limits.words }
    func clause(given captures: Captures) -> String { "with " + limits.words }
    func detail(given captures: Captures) -> String { limits.detail }
}

/// A number for a measure.
struct KnownLimit {
    let measure: Measure
    let number: Int
}

/// Limits of some measures, all upper or all lower.
struct MeasureLimits {
    let limits: [KnownLimit]
    let isUpper: Bool

    func verdict(of subject: Subject, in context: JudgingContext) -> Verdict {
        Verdict.all(limits) { limit in
            guard let value = limit.measure.value(subject, context) else { return .unknown }
            return Verdict(isUpper ? value <= limit.number : value >= limit.number)
        }
    }

    func misses(of subject: Subject, in context: JudgingContext) -> [Evidence] {
        limits.compactMap { known in
            let (measure, number) = (known.measure, known.number)
            guard let value = measure.value(subject, context), isUpper ? value > number : value < number else {
                return nil
            }
            let limit = CheckMeasure.limit(number, isUpper: isUpper, isDegree: measure.isDegree)
            var miss = Evidence(
                at: subject,
                "has \(measure.amount(value)); \(limit)",
                detail: measure.word,
                in: context
            )
            miss.measured = LimitMeasure(value, isUpper: isUpper)
            return miss
        }
    }

    var words: String {
        let bound = isUpper ? "at most" : "at least"
        return Plan.listed(limits.map { $0.measure.amount($0.number, bound: bound) }, with: "and")
    }

    var detail: String { limits.map(\.measure.word).joined(separator: ", ") }
}
