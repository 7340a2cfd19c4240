// `have-key-for`: a document has a key with the name of each thing that fits.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

struct HaveKeyForPredicate: Predicate {
    static let word = PredicateWord(
        "have-key-for",
        shape: .description,
        traits: [.asksForOthers, .readsDocuments],
        summary:
            "The document has a key for each thing that fits: its name, or for a string its text. A key joined with dots counts, and in a string catalog the key of a string.",
        example: #"""
            ```yaml rule
            rule: every-language-has-every-text
            every: { document: Localizable.strings }
            must: { have-key-for: { string: any, in: "**/L10n.swift" } }
            ```

            ```swift bad path=App/L10n.swift
            enum L10n {
                static let title = "cart.title"
                static let total = "cart.total"
            }
            ```

            ```text bad path=App/de.lproj/Localizable.strings
            "cart.title" = "Warenkorb"; // ✗
            // "cart.total" = "Summe";
            ```

            ```swift good path=App/L10n.swift
            enum L10n {
                static let title = "cart.title"
            }
            ```

            ```text good path=App/de.lproj/Localizable.strings
            "cart.title" = "Warenkorb";
            ```
            """#,
        blindSpot: "A text that is put together at run time has no key; a string with an interpolation is skipped.",
        subjects: [.document]
    )
    static let usualSubjects = UsualSubjects(kinds: [.document])

    private let wanted: Description
    private let things = Remembered<[String: Site]>()
    private let counting: Counting
    var cost: Int { PlanCost.search }

    init(_ wanted: Description, in compiler: PlanCompiler) {
        self.wanted = wanted
        counting = compiler.counting
    }

    /// The names of the things that certainly fit, each with its first place.
    private func names(_ context: JudgingContext) -> [String: Site] {
        things.value {
            var names: [String: Site] = [:]
            Scope(wanted, in: context, preferring: .anything, counting: counting).forEach { subject, fit, _ in
                guard fit == .holds, !isOpen(subject, context) else { return }
                let name = context.name(of: subject)
                if !name.isEmpty, names[name] == nil { names[name] = context.site(of: subject) }
            }
            return names
        }
    }

    /// Whether only parts of the thing's text are known.
    private func isOpen(_ subject: Subject, _ context: JudgingContext) -> Bool {
        guard case .string(let string) = subject else { return false }
        return string.fact(in: context)?.isInterpolated ?? true
    }

    /// Nil if the document's keys are unknown.
    private func missing(in subject: Subject, _ context: JudgingContext) -> [(name: String, site: Site)]? {
        guard case .document(let id) = subject, let known = context.settings(of: id)?.names else { return nil }
        return names(context).filter { !known.contains($0.key) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        guard case .document = subject else { return .fails }
        return missing(in: subject, context).map { Verdict($0.isEmpty) } ?? .unknown
    }

    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        guard let missing = missing(in: subject, context), !missing.isEmpty else { return [] }
        let shown = missing.prefix(missing.count > 4 ? 3 : 4).map { "`\(SettingWording.shortened($0.name))`" }
        let rest = missing.count > shown.count ? ["\(missing.count - shown.count) others"] : []
        let related = missing.prefix(50).map { name, site in
            RelatedSite(site: site, message: "`\(SettingWording.shortened(name))` has no key in it")
        }
        let phrase = "has no key for " + Plan.listed(shown + rest, with: "or")
        return [Evidence(at: subject, phrase, detail: "have-key-for", related: related, in: context)]
    }

    func statement(given captures: Captures) -> String { "has a key for each" }
    func denial(given captures: Captures) -> String { "has no key for some" }
    func detail(given captures: Captures) -> String { "have-key-for" }
}
