// Conditions of holes: `where: { KEY: { string: "title" } }`.

import NormaExpressions
import NormaText

extension DescriptionReader {
    private static let holeWords =
        ["string", "number", "boolean", "literal", "key-path", "closure", "call", "name"] + holeCombiners
        + holePredicates
    private static let exclusiveForms: Set<String> = [
        "string", "number", "boolean", "key-path", "closure", "call", "name",
    ]
    private static let holeCombiners = ["any", "all", "not"]
    /// The predicates that ask for code inside of something.
    private static let holePredicates = ["contain", "refer-to", "create"]

    mutating func holeTest(_ value: YamlValue, of owner: Owner) -> HoleTest? {
        switch value.content {
        case .mapping(let entries): return holeTest(entries, at: value, of: owner)
        case .list(let values) where values.contains { if case .mapping = $0.content { true } else { false } }:
            return holeTests(value, of: owner).map { .any($0) }
        default: return patterns.namePatterns(value, of: owner).map { .text($0) }
        }
    }

    private mutating func holeTests(_ value: YamlValue, of owner: Owner) -> [HoleTest]? {
        if value.isEmpty {
            document.reportType(value, of: owner, wants: "a condition for the hole")
            return nil
        }
        if value.elements.isEmpty {
            document.report(value.span, "`\(owner.word)` has an empty list", "name at least one, or delete the key")
            return nil
        }
        return value.elements.mapAll { holeTest($0, of: owner) }
    }

    /// All entries hold.
    private mutating func holeTest(_ entries: [YamlEntry], at value: YamlValue, of owner: Owner) -> HoleTest? {
        if entries.isEmpty {
            document.report(value.span, "`\(owner.word)` sets no condition")
            return nil
        }
        let forms = entries.filter { Self.exclusiveForms.contains($0.key) }
        if forms.count > 1 {
            let way = "to ask about the code inside, write `contain:`; for alternatives, write `any:`"
            document.report(forms[1].keySpan, "no code is both a `\(forms[0].key)` and a `\(forms[1].key)`", way)
            return nil
        }
        guard let tests = entries.mapAll({ holeTest($0) }) else { return nil }
        return tests.count == 1 ? tests[0] : .all(tests)
    }

    private mutating func holeTest(_ entry: YamlEntry) -> HoleTest? {
        let owner = Owner(entry)
        switch entry.key {
        case "any": return holeTests(entry.value, of: owner).map { .any($0) }
        case "all": return holeTests(entry.value, of: owner).map { .all($0) }
        case "not": return holeTest(entry.value, of: owner).map { .not($0) }
        case "string", "name", "key-path": return content(entry, HoleForm(rawValue: entry.key) ?? .name)
        case "closure": return anyForm(entry, .closure)
        case "literal": return literal(entry)
        case "boolean": return boolean(entry)
        case "number": return number(in: entry)
        case "call":
            if entry.value.text == "any" { return .forms([.call]) }
            return calls(entry.value, of: owner).map { .call($0) }
        case _ where Self.holePredicates.contains(entry.key):
            return description(YamlValue(content: .mapping([entry]), span: entry.keySpan), of: owner, .judging)
                .map { .code($0) }
        default:
            let hint = document.hint(entry.key, among: Self.holeWords, listing: "known of a hole")
            document.report(entry.keySpan, "unknown word `\(entry.key)`", hint)
            return nil
        }
    }

    private mutating func content(_ entry: YamlEntry, _ form: HoleForm) -> HoleTest? {
        if entry.value.text == "any" { return .forms([form]) }
        return nameDescription(entry.value, of: Owner(entry)).map { .content(form, $0) }
    }

    private func anyForm(_ entry: YamlEntry, _ form: HoleForm) -> HoleTest? {
        if entry.value.text == "any" { return .forms([form]) }
        document.reportType(
            entry.value,
            of: Owner(entry),
            wants: "`any`",
            "to ask about the code inside, add `contain:`"
        )
        return nil
    }

    /// `literal: string`, `literal: [number, boolean]`, `literal: any`; with a value as a mapping: `literal: { string: YES }`.
    private mutating func literal(_ entry: YamlEntry) -> HoleTest? {
        if case .mapping = entry.value.content { return holeTest(entry.value, of: Owner(entry)) }
        if entry.value.text == "any" { return .forms(HoleForm.literals) }
        let known = HoleForm.literals.map(\.rawValue)
        return document.texts(entry.value, of: Owner(entry), wants: "a kind of literal") { text, value -> HoleForm? in
            if let form = HoleForm(rawValue: text), HoleForm.literals.contains(form) { return form }
            let way = document.hint(text, among: known, listing: "known")
            document.report(value.span, "unknown kind of literal `\(text)`", way)
            return nil
        }
        .map { .forms($0) }
    }

    private func boolean(_ entry: YamlEntry) -> HoleTest? {
        if entry.value.text == "any" { return .forms([.boolean]) }
        return document.flag(entry).map { .boolean($0) }
    }

    /// `number: 30`, `number: { at-least: 2, at-most: 8 }`, a list of numbers.
    private func number(in entry: YamlEntry) -> HoleTest? {
        if entry.value.text == "any" { return .forms([.number]) }
        guard case .mapping = entry.value.content else {
            let numbers = document.texts(entry.value, of: Owner(entry), wants: "a number") { text, value in
                decimal(text, at: value.span).map { HoleTest.number(from: $0, to: $0) }
            }
            guard let numbers else { return nil }
            return numbers.count == 1 ? numbers[0] : .any(numbers)
        }
        guard let fields = document.fields(entry.value, of: Owner(entry), known: ["at-least", "at-most"]) else {
            return nil
        }
        var ends = (from: -Double.infinity, to: Double.infinity)
        for (key, field) in fields {
            guard let text = document.text(field), let number = decimal(text, at: field.value.span) else { return nil }
            if key == "at-least" { ends.from = number } else { ends.to = number }
        }
        if fields.isEmpty || ends.from > ends.to {
            document.report(
                entry.value.span,
                "no number is between these limits",
                "write `at-least:` with the lower limit and `at-most:` with the higher one"
            )
            return nil
        }
        return .number(from: ends.from, to: ends.to)
    }

    private func decimal(_ text: String, at span: Span) -> Double? {
        if let number = Double(text.filter { $0 != "_" }), number.isFinite { return number }
        document.report(span, "`\(text)` isn't a number", "write `30`, `-1` or `0.5`")
        return nil
    }
}
