// `have-attribute`: the declaration has an attribute.

import NormaExpressions
import NormaFacts
import NormaGuide
import NormaProject
import NormaText

struct HaveAttributePredicate: Predicate {
    static let word = PredicateWord(
        "have-attribute",
        shape: .attributes,
        summary: "It has one of these attributes; arguments are compared only if the guide writes some.",
        example: #"""
            ```yaml rule
            rule: view-models-run-on-the-main-actor
            every: { class: "*ViewModel" }
            must: { have-attribute: "@MainActor" }
            ```

            ```swift bad
            final class CartViewModel {} // ✗
            ```

            ```swift good
            @MainActor
            final class CartViewModel {}
            ```
            """#,
        blindSpot: "Only written attributes are seen, not inherited or inferred ones."
    )
    static let usualSubjects = UsualSubjects.declarations

    private struct Wanted {
        let text: String
        let name: NamePattern
        let arguments: NamePattern?
    }

    private let wanted: [Wanted]

    init(_ texts: [LocatedText], in compiler: PlanCompiler) {
        wanted = texts.map { text in
            let bare = text.text.hasPrefix("@") ? text.text.dropFirst() : text.text[...]
            let parts = bare.split(separator: "(", maxSplits: 1)
            let arguments = parts.count == 2 ? String(parts[1].dropLast().filter { !$0.isWhitespace }) : nil
            return Wanted(
                text: "@" + bare,
                name: Self.pattern(String(parts.first ?? "")),
                arguments: arguments.map(Self.pattern)
            )
        }
    }

    private static func pattern(_ text: String) -> NamePattern {
        (try? NamePattern(text, for: .name)) ?? NamePattern(literal: text, for: .name)
    }

    private func found(on subject: Subject, in context: JudgingContext) -> (file: FileID, attribute: AttributeFact)? {
        guard case .declaration(let declaration) = subject else { return nil }
        let file = context.project.file(of: declaration)
        let source = context.project.content(of: file)
        let attributes = source.attributes(of: context.project.fact(declaration))
        let attribute = attributes.first { attribute in
            let name = source.text(attribute.name)
            return wanted.contains { wanted in
                guard wanted.name.matches(name) || wanted.name.matches(context.simpleName(name)) else { return false }
                return wanted.arguments?.matches(source.text(attribute.arguments)) ?? true
            }
        }
        return attribute.map { (file, $0) }
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        switch subject {
        case .declaration: Verdict(found(on: subject, in: context) != nil)
        case .importing(let subject): Verdict(subject.fact(in: context).map(isOn) ?? false)
        default: subject.isOutside ? .unknown : .fails
        }
    }

    private func isOn(_ fact: ImportFact) -> Bool {
        let known: [(ImportFact.Traits, String)] = [
            (.testable, "testable"), (.exported, "_exported"), (.preconcurrency, "preconcurrency"),
            (.implementationOnly, "_implementationOnly"), (.spi, "_spi"),
        ]
        return known.contains { trait, name in
            fact.traits.contains(trait) && wanted.contains { $0.name.matches(name) }
        }
    }

    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        guard let (file, attribute) = found(on: subject, in: context) else {
            return [ownEvidence(subject, context)]
        }
        let name = context.project.content(of: file).text(attribute.name)
        var found = Evidence(
            site: .range(file, attribute.range),
            owner: subject,
            phrase: "has the attribute `@\(name)`",
            detail: "@" + name
        )
        found.fix = SentenceFix.removing(attribute, of: subject, in: context)
        return [found]
    }

    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        var miss = Evidence(at: subject, denial(given: captures), detail: detail(given: captures), in: context)
        // If there are several, the author has to choose.
        if wanted.count == 1 { miss.fix = SentenceFix.adding(wanted[0].text, to: subject, in: context) }
        return [miss]
    }

    private func ownEvidence(_ subject: Subject, _ context: JudgingContext) -> Evidence {
        Evidence(at: subject, statement(given: .none), detail: words, in: context)
    }

    private var words: String { Plan.listed(wanted.map { "`\($0.text)`" }, with: "or") }

    func statement(given captures: Captures) -> String { "has the attribute " + words }
    func denial(given captures: Captures) -> String { "does not have the attribute " + words }
    func clause(given captures: Captures) -> String { "with the attribute " + words }
    func detail(given captures: Captures) -> String { wanted.map(\.text).joined(separator: ", ") }
}
