// `isolated-to`: the actor that a declaration is isolated to.

import NormaExpressions
import NormaGuide
import NormaProject
import NormaText

struct IsolatedToPredicate: Predicate {
    static let word = PredicateWord(
        "isolated-to",
        shape: .names,
        summary: """
            It is isolated to one of these actors: `MainActor`, another global actor, an actor of the code base (for its members), \
            or `"*"` for any; or to none: `nonisolated`. Its own attribute says so, or that of its extension or type, of a superclass or protocol in \
            the type's own clause, or the module's default in a manifest or project.
            """,
        example: #"""
            ```yaml rule
            rule: view-models-run-on-the-main-actor
            every: { class: "*ViewModel" }
            must: { isolated-to: MainActor }
            ```

            ```swift bad
            final class CartViewModel {} // ✗
            ```

            ```swift good
            @MainActor protocol ScreenState {}
            @MainActor final class OrderViewModel {}
            final class CartViewModel: ScreenState {}
            ```
            """#,
        blindSpot: """
            If an unknown macro or a superclass or protocol from outside the tree may decide, the isolation is unknown. In the language mode of \
            Swift 5, a type that stores a wrapper such as `@StateObject`, or a wrapper of the tree whose `wrappedValue` has an actor, is \
            isolated by it; the isolation is unknown if the wrapper is unknown, or if the manifest or project does not say which mode applies.
            """
    )
    static let usualSubjects = UsualSubjects.declarations

    private let wanted: [NamePattern]

    init(_ patterns: [NamePattern], in compiler: PlanCompiler) {
        wanted = patterns
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        switch subject {
        case .declaration(let declaration):
            let isolation = context.isolations.isolation(of: declaration, in: context)
            return verdict(isolation, given: captures, in: context)
        case .external(let name):
            if ExternalTypes.isOfMainActor(name) { return verdict(.mainActor, given: captures, in: context) }
            return ExternalTypes.isKnown(name) ? verdict(.nonisolated, given: captures, in: context) : .unknown
        default: return subject.isOutside || subject.isPlanned ? .unknown : .fails
        }
    }

    private func verdict(_ isolation: Isolation, given captures: Captures, in context: JudgingContext) -> Verdict {
        switch isolation {
        case .unknown: .unknown
        case .nonisolated: Verdict(wanted.contains { $0.text == Self.none })
        case .globalActor(let name): Verdict(isNamed(name, captures))
        case .actor(let declaration): Verdict(isNamed(context.name(of: declaration), captures))
        }
    }

    private func isNamed(_ actor: String, _ captures: Captures) -> Bool {
        wanted.contains { $0.text != Self.none && $0.matches(actor, given: captures) }
    }

    private static let none = "nonisolated"

    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        var miss = Evidence(at: subject, denial(given: captures), detail: detail(given: captures), in: context)
        // If there are several, the author has to choose; an instance of an actor type can't be chosen by an attribute.
        if wanted.count == 1, wanted.first?.text == "MainActor" {
            miss.fix = SentenceFix.adding("@MainActor", to: subject, in: context)
        }
        return [miss]
    }

    private func words(given captures: Captures) -> String {
        let actors = wanted.filter { $0.text != Self.none }.map {
            $0.text == "*" ? "an actor" : "`\($0.described(with: captures))`"
        }
        let isolated = actors.isEmpty ? [] : ["isolated to " + Plan.listed(actors, with: "or")]
        return Plan.listed(isolated + (wanted.contains { $0.text == Self.none } ? [Self.none] : []), with: "or")
    }

    func statement(given captures: Captures) -> String { "is " + words(given: captures) }
    func denial(given captures: Captures) -> String { "is not " + words(given: captures) }
    func detail(given captures: Captures) -> String { words(given: captures) }
}
