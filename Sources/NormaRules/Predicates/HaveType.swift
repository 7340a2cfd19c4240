// `have-type`: the declared or evident type of a property or parameter, or the return type of a function.

import NormaExpressions
import NormaFacts
import NormaGuide
import NormaProject
import NormaText

struct HaveTypePredicate: Predicate {
    static let word = PredicateWord(
        "have-type",
        shape: .description,
        summary:
            "Its declared or evident type fits (for a function, its return type), seen through optionals, `any` and `some`.",
        example: #"""
            ```yaml rule
            rule: dependencies-are-protocols
            every: { property: "*Service" }
            must: { have-type: protocol }
            ```

            ```swift bad
            final class LiveCartService {}
            struct Screen {
                let cartService: LiveCartService // ✗
            }
            ```

            ```swift good
            protocol CartService {}
            struct Screen {
                let cartService: any CartService
            }
            ```
            """#,
        blindSpot: "A type that only type inference knows is unknown: then the rule is silent.",
        subjects: [.property, .parameter, .function, .case]
    )
    static let usualSubjects = UsualSubjects.declarations

    private let matcher: TypeMatcher
    /// Names that are compared with the written type: `[Route]`, `(Int) -> Void`.
    private let written: [NamePattern]
    /// The same without white space, of those that are plain texts.
    private let spaceless: [(text: String, hasSpaces: Bool)]

    init(_ description: Description, in compiler: PlanCompiler) {
        matcher = TypeMatcher(description, in: compiler)
        written = description.alternativeNames
        spaceless = written.compactMap(\.literal).map { literal in
            (literal.filter { !$0.isWhitespace }, literal.contains(where: \.isWhitespace))
        }
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        guard case .declaration(let declaration) = subject else { return .fails }
        let file = context.project.file(of: declaration)
        let facts = context.project.content(of: file)
        let fact = context.project.fact(declaration)
        guard let type = facts.type(fact.type) else {
            // A function without a return type returns nothing; a property without a written type may have any.
            return fact.kind == .property || fact.kind == .parameter ? .unknown : .fails
        }
        let text = facts.text(type.text)
        if written.contains(where: { $0.matches(text, given: captures) }) || isSpacelessly(text) { return .holds }
        // The parts of `Showing & Closing` are not known one by one.
        if type.shape.contains(.composition) { return .unknown }
        if type.reference >= 0 { return matcher.verdict(of: Int(type.reference), in: file, given: captures) }
        return matcher.verdict(of: .external(type.shape.standardName), given: captures)
    }

    /// Whether one of the plain texts is the type but for white space on either side.
    private func isSpacelessly(_ text: String) -> Bool {
        let hasSpaces = text.utf8.contains { $0 == 32 || $0 >= 9 && $0 <= 13 }
        guard spaceless.contains(where: { $0.hasSpaces || hasSpaces }) else { return false }
        let bare = hasSpaces ? text.filter { !$0.isWhitespace } : text
        return spaceless.contains { ($0.hasSpaces || hasSpaces) && $0.text == bare }
    }

    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        [evidence(subject, "has the type \(type(of: subject, context))", captures, context)]
    }

    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        let wanted = matcher.plan.noun(given: captures)
        return [evidence(subject, "has the type \(type(of: subject, context)), not \(wanted)", captures, context)]
    }

    private func evidence(
        _ subject: Subject,
        _ phrase: String,
        _ captures: Captures,
        _ context: JudgingContext
    ) -> Evidence {
        Evidence(at: subject, phrase, detail: detail(given: captures), in: context)
    }

    private func type(of subject: Subject, _ context: JudgingContext) -> String {
        guard case .declaration(let declaration) = subject else { return "no type" }
        let facts = context.project.content(of: context.project.file(of: declaration))
        return facts.type(context.project.fact(declaration).type).map { "`\(facts.text($0.text))`" } ?? "`Void`"
    }

    func statement(given captures: Captures) -> String { "has the type " + matcher.plan.noun(given: captures) }
    func denial(given captures: Captures) -> String { "does not have the type " + matcher.plan.noun(given: captures) }
    func clause(given captures: Captures) -> String { "whose type is " + matcher.plan.noun(given: captures) }
    func detail(given captures: Captures) -> String { "have-type " + matcher.plan.detail(given: captures) }
}

extension Description {
    /// The names of which one is enough.
    fileprivate var alternativeNames: [NamePattern] {
        switch self {
        case .name(let pattern, _): [pattern]
        case .any(let parts): parts.flatMap(\.alternativeNames)
        case .all(let parts): parts.count == 1 ? parts[0].alternativeNames : []
        case .trait(_, let inner, _): inner.alternativeNames
        case .kind, .role, .predicate, .not: []
        }
    }
}

extension TypeShape {
    /// The nominal type of the standard library for which sugar stands; empty for tuples and functions.
    fileprivate var standardName: String {
        if contains(.array) { return "Array" }
        return contains(.dictionary) ? "Dictionary" : ""
    }
}
