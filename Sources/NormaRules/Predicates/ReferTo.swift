// `refer-to`: code names a type that fits a description.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

struct ReferToPredicate: Predicate {
    static let word = PredicateWord(
        "refer-to",
        shape: .references,
        summary:
            "It names a type that fits, anywhere in its code (for a type: in its extensions too), or only `as:` property, parameter and so on; or it calls something on a value of such a type, wherever the value is stored.",
        example: #"""
            ```yaml define
            roles:
              view-model: { class: "*ViewModel" }
            ```

            ```yaml rule
            rule: view-models-stay-apart
            every: view-model
            must-not: { refer-to: view-model }
            ```

            ```swift bad
            final class AccountViewModel {}
            final class PaymentViewModel {
                let account = AccountViewModel() // ✗
            }
            ```

            ```swift good
            final class AccountViewModel {
                static let shared = AccountViewModel()
            }
            final class PaymentViewModel {}
            ```
            """#,
        blindSpot:
            "A type that is only inferred is not named; the type of a value is known if declarations state it, and counts if it is declared in the code base. A call on a type that the surrounding type names anyway is not reported again. A type that names itself, a type inside it or a type around it does not count."
    )
    static let usualSubjects = UsualSubjects.files
    static let isAboutUses = true
    var cost: Int { PlanCost.search }

    private let search: ReferenceSearch
    private let roles: [String]

    init(_ reference: TypedReference, in compiler: PlanCompiler) {
        let (description, uses) = (reference.description, reference.uses)
        roles = description.roles
        let matcher = TypeMatcher(description.target, in: compiler)
        let fits: @Sendable (ReferenceFact) -> Bool = { reference in uses.contains { $0.fits(reference) } }
        search = ReferenceSearch(
            matcher: matcher,
            countsCalls: roles.isEmpty || roles.contains(AllReferenceUses.receiver),
            fits: uses.isEmpty ? nil : fits
        )
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        search.search(in: subject, given: captures, context: context) { _ in false }
    }

    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        search.evidence(of: subject, verb: "refers to", given: captures, context: context)
    }

    private var use: String { roles.isEmpty ? "" : " as \(Plan.listed(roles, with: "or"))" }

    func statement(given captures: Captures) -> String {
        "refers to \(search.matcher.plan.noun(given: captures))\(use)"
    }
    func denial(given captures: Captures) -> String {
        "does not refer to \(search.matcher.plan.noun(given: captures))\(use)"
    }
    func detail(given captures: Captures) -> String { "refer-to " + search.matcher.plan.detail(given: captures) + use }
}

/// A use of a reference that `as:` can ask for.
struct ReferenceUse: Sendable {
    let documentation: DocumentedWord
    let fits: @Sendable (ReferenceFact) -> Bool

    init(_ word: String, _ summary: String, _ fits: @escaping @Sendable (ReferenceFact) -> Bool) {
        documentation = DocumentedWord(word, summary)
        self.fits = fits
    }

    fileprivate static func role(_ word: String, _ summary: String, _ role: ReferenceRole) -> ReferenceUse {
        ReferenceUse(word, summary) { $0.role == role }
    }
}

enum AllReferenceUses {
    static let receiver = "receiver"

    /// Sorted by word.
    static let list: [ReferenceUse] = [
        .role("alias", "The target of a typealias.", .alias),
        .role("associated-value", "In the associated value of a case.", .associatedValue),
        .role(
            "attribute",
            "As an attribute: a property wrapper, a result builder, a global actor, a macro.",
            .attribute
        ),
        .role("cast", "After `as` or `is`.", .cast),
        .role("constraint", "As a requirement of a generic parameter or a `where` clause.", .constraint),
        .role("construction", "Its initializer is called: `Cart()`.", .construction),
        ReferenceUse("existential", "After `any`.") { $0.traits.contains(.existential) },
        .role("expression", "As a value in an expression.", .expression),
        .role("extension", "As the extended type of an extension.", .extended),
        ReferenceUse("generic", "Inside the angle brackets of another type, or as an element of a collection.") {
            $0.traits.contains(.generic)
        },
        .role("inheritance", "In an inheritance clause.", .inheritance),
        .role("key-path", "In a key path.", .keyPath),
        .role("local", "In the annotation of a local variable, or in the signature of a closure.", .local),
        .role("metatype", "Before `.self`.", .metatype),
        ReferenceUse("opaque", "After `some`.") { $0.traits.contains(.opaque) },
        .role("parameter", "In the type of a parameter.", .parameter),
        .role("pattern", "In a pattern of `case`.", .pattern),
        .role("property", "In the type of a property.", .property),
        ReferenceUse(receiver, "Something is called on a value of this type: `account.cart.pay()`.") { _ in false },
        .role("return", "In the type that a function returns.", .returnType),
        .role("static-member", "Before a dot: `Cart.shared`.", .staticMember),
        .role("throws", "In `throws(…)`.", .thrown),
    ]

    private static let byWord: [String: ReferenceUse] = Dictionary(
        list.map { ($0.documentation.word, $0) },
        uniquingKeysWith: { first, _ in first }
    )

    static func named(_ word: String) -> ReferenceUse? { byWord[word] }
}

/// A description of a type with the kinds of use that count.
struct TypedReference: ArgumentValue {
    let description: ReferenceDescription
    let uses: [ReferenceUse]

    static func value(of argument: Argument) -> TypedReference? {
        guard let description = ReferenceDescription.value(of: argument),
            let uses = description.roles.known(AllReferenceUses.named)
        else { return nil }
        return TypedReference(description: description, uses: uses)
    }
}
