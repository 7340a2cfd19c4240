// Reads the sentences of a document: each becomes a rule by one form, or is open with the reason.

import NormaText

/// A rule with the sentences that it enforces.
package struct AdoptedRule: Sendable, Hashable {
    package internal(set) var name: String
    /// In the order of the document; the first one gives the rule its place.
    package internal(set) var statements: [DocumentStatement]
    var draft: RuleDraft
}

/// A demand that is left to people.
package struct OpenStatement: Sendable, Hashable {
    package var statement: DocumentStatement
    package var reason: OpenReason
    /// The forms that are nearest to it; two at most.
    package var nearest: [String]
}

package struct Adoption: Sendable {
    /// In the order of the document.
    package internal(set) var rules: [AdoptedRule] = []
    package internal(set) var open: [OpenStatement] = []
    package let document: AdoptedDocument

    /// Cost: linear in the sentences and the forms.
    package init(_ document: AdoptedDocument, _ lexicon: Lexicon) {
        self.document = document
        var byContent: [RuleDraft.Content: Int] = [:]
        var names: [String: Int] = [:]
        for (index, statement) in document.statements.enumerated() {
            if statement.isNormative, Self.hasException(document.statements[(index + 1)...].prefix(5), after: statement)
            {
                open.append(Self.open(statement, .condition("Exception")))
                continue
            }
            let forms = statement.isNormative ? AdoptionForm.all : AdoptionForm.plain
            switch Self.reading(of: statement, lexicon, forms) {
            case .failure where !statement.isNormative: continue
            case .failure(let failure):
                let parts = PartReading(statement, lexicon)
                if parts.drafts.isEmpty { open.append(Self.open(statement, failure.reason)) }
                open += parts.open.map { Self.open($0.statement, $0.reason) }
                for draft in parts.drafts { add(draft, of: statement, &byContent, &names) }
            case .success(let draft): add(draft, of: statement, &byContent, &names)
            }
        }
    }

    private mutating func add(
        _ draft: RuleDraft,
        of statement: DocumentStatement,
        _ byContent: inout [RuleDraft.Content: Int],
        _ names: inout [String: Int]
    ) {
        var quoted = statement
        quoted.text = draft.quotation ?? statement.text
        for draft in [draft] + draft.also {
            if let index = byContent[draft.content] {
                rules[index].statements.append(quoted)
                continue
            }
            byContent[draft.content] = rules.count
            names[draft.name, default: 0] += 1
            let number = names[draft.name] ?? 1
            let name = number == 1 ? draft.name : "\(draft.name)-\(number)"
            rules.append(AdoptedRule(name: name, statements: [quoted], draft: draft))
        }
    }

    private static func open(_ statement: DocumentStatement, _ reason: OpenReason) -> OpenStatement {
        OpenStatement(statement: statement, reason: reason, nearest: AdoptionForm.nearest(to: statement))
    }

    /// Whether one of the next sentences takes something back: `Exception: …`.
    private static func hasException(_ next: ArraySlice<DocumentStatement>, after statement: DocumentStatement) -> Bool
    {
        let same = next.prefix { $0.headings == statement.headings && $0.line <= statement.line + 8 }
        return same.contains { other in
            let first = SentenceWord.words(of: other.text).first { !$0.isPunctuation }?.text ?? ""
            return ["exception", "exceptions", "except", "unless"].contains(first)
        }
    }

    struct Unread: Error { let reason: OpenReason }

    /// The rule that a sentence says, or why none is certain.
    static func reading(
        of statement: DocumentStatement,
        _ lexicon: Lexicon,
        _ forms: [AdoptionForm] = AdoptionForm.all
    ) -> Result<RuleDraft, Unread> {
        var reason: OpenReason?
        for variant in statement.variants {
            switch reading(of: variant, in: statement, lexicon, forms) {
            case .failure(let failure):
                if reason == nil || reason == .noForm { reason = failure.reason }
            case .success(var draft):
                draft.quotation = variant.quotation
                if let limit = variant.errorLimit, case .rule(let lines) = draft.content {
                    draft.content = .rule(
                        lines.filter { !$0.hasPrefix("severity:") } + ["severity: warning", "never-above: \(limit)"]
                    )
                }
                return .success(draft)
            }
        }
        return .failure(Unread(reason: reason ?? .noForm))
    }

    static func reading(
        of variant: DocumentStatement.Variant,
        in statement: DocumentStatement,
        _ lexicon: Lexicon,
        _ forms: [AdoptionForm]
    ) -> Result<RuleDraft, Unread> {
        var reason: OpenReason?
        for clause in ClauseReading(variant: variant).clauses() {
            let result = reading(of: clause, in: statement, lexicon, forms)
            guard case .failure(let failure) = result else { return result }
            if reason == nil || reason == .noForm { reason = failure.reason }
        }
        return .failure(Unread(reason: reason ?? .noForm))
    }

    private static func reading(
        of clause: Result<Clause, ClauseReading.OpenFailure>,
        in statement: DocumentStatement,
        _ lexicon: Lexicon,
        _ forms: [AdoptionForm]
    ) -> Result<RuleDraft, Unread> {
        let plain: Clause
        switch clause {
        case .failure(let failure): return .failure(Unread(reason: failure.reason))
        case .success(let found): plain = found
        }
        guard let clause = ClauseContext(statement: statement, lexicon: lexicon).completed(plain) else {
            return .failure(Unread(reason: .noForm))
        }
        var read: [(form: AdoptionForm, draft: RuleDraft)] = []
        var reasons: [OpenReason] = []
        for form in forms {
            switch form.read(clause, lexicon) {
            case .no: continue
            case .read(let draft): read.append((form, draft))
            case .open(let reason): reasons.append(reason)
            }
        }
        guard let first = read.first else {
            return .failure(Unread(reason: reasons.first { $0 != .noForm } ?? .noForm))
        }
        if let other = read.first(where: { $0.draft.content != first.draft.content }) {
            return .failure(Unread(reason: .twoReadings(first.form.phrase, other.form.phrase)))
        }
        return .success(first.draft)
    }

    /// Whether a rule is about code itself, and not about where it is: then the document's own code has to keep it.
    package func judgesCode(rule name: String) -> Bool {
        rules.contains { $0.name == name && !$0.draft.isAboutPlaces }
    }

    /// Without rules that something speaks against; their sentences are open.
    package func without(_ refused: [String: OpenReason]) -> Adoption {
        var rest = self
        var opened: [DocumentStatement: OpenReason] = [:]
        for rule in rules {
            guard let reason = refused[rule.name] else { continue }
            for statement in rule.statements { opened[statement] = reason }
        }
        // A sentence that two rules enforce is enforced by both or by none.
        for index in rest.rules.indices { rest.rules[index].statements.removeAll { opened[$0] != nil } }
        rest.rules.removeAll { $0.statements.isEmpty }
        rest.open += opened.map { Self.open($0, $1) }
        rest.open.sort { ($0.statement.line, $0.statement.text) < ($1.statement.line, $1.statement.text) }
        return rest
    }
}
