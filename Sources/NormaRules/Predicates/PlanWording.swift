// Descriptions in plain words, for messages.

import NormaExpressions
import NormaGuide
import NormaText

extension Plan {
    /// "a class", "a `view-model`", "a type named `*View`", "something in `Domain`".
    func noun(given captures: Captures) -> String {
        switch self {
        case .kind(let kind): return kind.noun
        case .role(_, let role): return role.noun
        case .trait(let trait): return trait.words.noun
        case .name(let question):
            let name = question.pattern.described(with: captures)
            return question.pattern.isPlain(given: captures) ? "`\(name)`" : "a type named `\(name)`"
        case .predicate(let predicate): return "something " + predicate.asked.clause(given: captures)
        case .not(.predicate(let predicate)): return "something that " + predicate.asked.denial(given: captures)
        case .not(let plan): return "anything but " + plan.noun(given: captures)
        case .any(let plans): return Self.alternatives(plans.parts, given: captures)
        case .all(let conjunction): return self.conjunction(of: conjunction.parts, given: captures)
        }
    }

    /// "a class or a struct", "a type named `*View` or `*Screen`".
    private static func alternatives(_ plans: [Plan], given captures: Captures) -> String {
        let patterns = plans.compactMap { plan -> NamePattern? in
            guard case .name(let question) = plan, !question.pattern.isPlain(given: captures) else { return nil }
            return question.pattern
        }
        if patterns.count > 1, patterns.count == plans.count {
            return "a type named " + NamePattern.listed(patterns, given: captures)
        }
        return listed(plans.map { $0.noun(given: captures) }, with: "or")
    }

    /// "a class, a struct or an actor": if each alternative is a noun, the other clauses are about all of them.
    private func head(given captures: Captures) -> String? {
        guard case .any(let plans) = self else { return nil }
        let nouns = plans.parts.map { $0.noun(given: captures) }
        return nouns.allSatisfy { $0.hasPrefix("a ") || $0.hasPrefix("an ") } ? noun(given: captures) : nil
    }

    /// The patterns if all alternatives are names.
    private var names: [NamePattern]? {
        guard case .any(let plans) = self else { return nil }
        let patterns = plans.parts.compactMap { plan in
            if case .name(let question) = plan { question.pattern } else { nil }
        }
        return patterns.count == plans.parts.count ? patterns : nil
    }

    /// "a type" says less than any alternative does.
    private var isTypeAlone: Bool { if case .kind(.type) = self { true } else { false } }

    private func conjunction(of plans: [Plan], given captures: Captures) -> String {
        var head: String?
        var clauses: [String] = []
        for plan in plans {
            switch plan {
            case .role(_, let role): head = role.noun
            case .trait(let trait) where trait.words.isThing: head = trait.words.noun
            case .trait: clauses.append("that " + plan.statement(given: captures))
            case .kind(let kind): head = head ?? (plan.isTypeAlone ? nil : kind.noun)
            case .name(let question): clauses.append("named `\(question.pattern.described(with: captures))`")
            case .predicate(let predicate): clauses.append(predicate.asked.clause(given: captures))
            case .not(let inner): clauses.append("that \(inner.denial(given: captures))")
            case .any:
                if let names = plan.names {
                    clauses.append("named " + NamePattern.listed(names, given: captures))
                } else if head == nil, let own = plan.head(given: captures) {
                    head = own
                } else {
                    clauses.append("that \(plan.statement(given: captures))")
                }
            case .all: clauses.append("that \(plan.statement(given: captures))")
            }
        }
        if head == nil, plans.contains(where: \.isTypeAlone) { head = SubjectKind.type.noun }
        guard let head = head ?? (plans.isEmpty ? nil : "something") else { return "anything" }
        let isSentence = { (clause: String) in clause.hasPrefix("that ") || clause.hasPrefix("whose ") }
        // "a property of a `view`, named `state`, that is stored": short clauses first, they belong to the noun.
        let near = clauses.filter { !isSentence($0) }
        let far = Self.listed(clauses.filter(isSentence), with: "and")
        // After a clause inside the head, a comma separates the next one.
        let isOpen = near.isEmpty && (head.contains(" that ") || head.contains(" whose ")) && !far.isEmpty
        return ([isOpen ? head + "," : head] + near + [far]).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The words after a name if it holds: "is a class".
    func statement(given captures: Captures) -> String {
        switch self {
        case .kind, .role: return "is " + noun(given: captures)
        case .trait(let trait): return "is " + trait.words.complement
        case .name(let question): return "is named `\(question.pattern.described(with: captures))`"
        case .predicate(let predicate): return predicate.asked.statement(given: captures)
        case .not(let plan): return plan.denial(given: captures)
        case .any(let plans): return Self.listed(plans.parts.map { $0.statement(given: captures) }, with: "or")
        case .all(let plans): return Self.listed(plans.parts.map { $0.statement(given: captures) }, with: "and")
        }
    }

    /// The words after a name if it fails: "is not a class".
    func denial(given captures: Captures) -> String {
        switch self {
        case .kind, .role: return "is not " + noun(given: captures)
        case .trait(let trait): return "is not " + trait.words.complement
        case .name(let question): return "is not named `\(question.pattern.described(with: captures))`"
        case .predicate(let predicate): return predicate.asked.denial(given: captures)
        case .not(let plan): return plan.statement(given: captures)
        case .any(let plans): return Self.listed(plans.parts.map { $0.denial(given: captures) }, with: "and")
        case .all(let plans): return Self.listed(plans.parts.map { $0.denial(given: captures) }, with: "or")
        }
    }

    /// The question in the guide's words and without numbers, for a finding's identity.
    func detail(given captures: Captures) -> String {
        switch self {
        case .kind(let kind): return kind.rawValue
        case .role(_, let role): return role.name
        case .trait(let trait): return trait.name
        case .name(let question): return question.pattern.described(with: captures)
        case .predicate(let predicate): return predicate.asked.detail(given: captures)
        case .not(let plan): return "not " + plan.detail(given: captures)
        case .any(let plans): return plans.parts.map { $0.detail(given: captures) }.joined(separator: ", ")
        case .all(let plans): return plans.parts.map { $0.detail(given: captures) }.joined(separator: ", ")
        }
    }

    /// "a", "a or b", "a, b or c".
    static func listed(_ words: [String], with conjunction: String) -> String {
        guard let last = words.last else { return "" }
        guard words.count > 1 else { return last }
        return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}

extension NamePattern {
    /// Whether it stands for one name alone, once its placeholders are filled.
    func isPlain(given captures: Captures) -> Bool { filled(with: captures) != nil }

    /// The patterns as a message lists them: "`A`, `B` or `C`".
    static func listed(_ patterns: [NamePattern], given captures: Captures) -> String {
        Plan.listed(patterns.map { "`\($0.described(with: captures))`" }, with: "or")
    }
}
