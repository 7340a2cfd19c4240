// A rule of a built-in guide, as a search finds it.

import NormaBuiltIns
import NormaGuide
import NormaPipeline
import NormaReports
import NormaText

struct FoundRule: Sendable {
    let name: String
    let book: String
    let severity: String
    let heading: String
    let sentence: String
    let reason: String
    let instead: String?
    /// The roles, kinds and checks that it uses.
    let about: [String]
    /// How often it was right on apps that were unknown when it was written.
    let figure: RulePage.Figure?

    /// Its form in `--format json`.
    var json: JSONValue {
        .present([
            ("name", .string(name)), ("book", .string(book)), ("severity", .string(severity)),
            ("heading", .string(heading)), ("sentence", .string(sentence)),
            ("reason", reason.isEmpty ? nil : .string(reason)), ("instead", instead.map { .string($0) }),
            ("about", .array(about.map { .string($0) })),
            ("figure", figure?.json),
        ])
    }

    /// How well a word fits, best first: in the name, in the sentence, in the text beside it; nil if it is nowhere.
    func rank(of word: String) -> Int? {
        let word = word.lowercased()
        if name.contains(word) { return 0 }
        if sentence.lowercased().contains(word) || about.contains(where: { $0.contains(word) }) { return 1 }
        let rest = [heading, reason, instead ?? ""]
        return rest.contains { $0.lowercased().contains(word) } ? 2 : nil
    }

    // MARK: - Built-in rules

    /// The rules of all built-in guides and their shared parts, guide by guide.
    static func builtIn() -> [FoundRule] {
        ParallelMap.map(BuiltInGuides.all + BuiltInGuides.parts) { book -> [FoundRule] in
            guard let prepared = try? GuideLoading.guide(from: GuideLoading.builtIn(book)) else { return [] }
            return rules(of: prepared, book: book.name)
        }.flatMap { $0 }
    }

    private static func rules(of prepared: PreparedGuide, book: String) -> [FoundRule] {
        let sentences = RuleSentences(prepared)
        let guide = prepared.guide
        return guide.rules.filter { guide.isOwn($0.section) }.map { rule in
            FoundRule(
                name: rule.name,
                book: book,
                severity: rule.severity.rawValue,
                heading: guide.section(rule.section)?.titlePath.joined(separator: " › ") ?? "",
                sentence: sentences.text(of: rule),
                reason: rule.because ?? rule.prose ?? guide.section(rule.section)?.prose ?? "",
                instead: rule.instead,
                about: about(rule),
                figure: RulePage.Figure(RuleFigure.of(rule.name, in: book))
            )
        }
    }

    private static func about(_ rule: Rule) -> [String] {
        var found: [String] = []
        func note(_ word: String) { if !found.contains(word) { found.append(word) } }
        func look(at description: Description) {
            description.forEachLeaf { leaf in
                switch leaf {
                case .kind(let kind, _): note(kind.rawValue)
                case .role(let role, _), .trait(let role, _, _): note(role)
                case .name, .predicate, .all, .any, .not: break
                }
            }
        }
        switch rule.form {
        case .every(let subject, _), .everyNot(let subject, _), .only(let subject, _), .exactly(let subject, _):
            look(at: subject)
        case .check(let use):
            note(use.check)
            if let scope = use.scope { look(at: scope) }
        case .layers, .allow: note("layer")
        case .acyclic(let contract): note(contract.unit.rawValue)
        case .independent, .covered, .layout: break
        }
        return found
    }
}
