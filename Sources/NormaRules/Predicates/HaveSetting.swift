// `have-setting`: keys of a document have these values.

import NormaDocuments
import NormaExpressions
import NormaGuide
import NormaProject
import NormaText

struct HaveSettingPredicate: Predicate {
    static let word = PredicateWord(
        "have-setting",
        shape: .settings,
        traits: [.binds, .bindsAtEachPlace, .readsDocuments],
        summary:
            "The document has these keys with these values. A dot leads into a mapping, `*` stands for any one key, `any` for any value; a list names values that must all be in it, `{ any: […] }` values of which one must be in it, `{ not: … }` a value that it must not have.",
        example: #"""
            ```yaml rule
            rule: the-formatter-wraps-as-we-do
            every: { document: .swiftformat }
            must: { have-setting: { wrap-arguments: before-first, disable: [trailingCommas, andOperator] } }
            ```

            ```text bad path=.swiftformat
            --wraparguments after-first # ✗
            # --disable trailingCommas
            --disable andOperator # ✗
            ```

            ```text good path=.swiftformat
            --wraparguments before-first
            --disable andOperator
            --disable trailingCommas
            ```
            """#,
        blindSpot:
            "If a key appears several times, as each of `jobs.*` does, one that fits is enough: a rule about each of them uses `every: setting`.",
        subjects: [.document]
    )
    static let usualSubjects = UsualSubjects(kinds: [.document])

    private let conditions: [SettingCondition]
    var cost: Int { PlanCost.search }

    init(_ conditions: [SettingCondition], in compiler: PlanCompiler) {
        self.conditions = conditions
    }

    private struct Content {
        let id: DocumentID
        let value: PlacedValue
        let format: DocumentFormat
    }

    /// Nil if the document's content is unknown.
    private func content(of subject: Subject, _ context: JudgingContext) -> Content? {
        guard case .document(let id) = subject, let document = context.project.document(id),
            let format = document.format,
            let value = context.documents.content(of: id)
        else { return nil }
        return Content(id: id, value: value, format: format)
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        guard case .document = subject else { return .fails }
        guard let content = content(of: subject, context) else { return .unknown }
        return Verdict.all(conditions) { condition in
            Verdict(!SettingMatch.fitting(condition, in: content.value, of: content.format, given: captures).isEmpty)
        }
    }

    func bindings(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Captures {
        guard let content = content(of: subject, context) else { return captures }
        return conditions.reduce(captures) { captures, condition in
            let places = SettingMatch.fitting(condition, in: content.value, of: content.format, given: captures)
            return places.first?.captures ?? captures
        }
    }

    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        guard let content = content(of: subject, context) else { return [] }
        return conditions.flatMap { condition in
            SettingMatch.fitting(condition, in: content.value, of: content.format, given: captures).map { found in
                evidence(of: found, condition.wish, subject, in: content)
            }
        }
    }

    /// One for each key, however many elements of its list fulfil the wish.
    private func evidence(of found: FoundSetting, _ wish: SettingWish, _ subject: Subject, in content: Content)
        -> Evidence
    {
        let places = Self.places(in: found, wish)
        let value = places.first ?? found.value
        let isAny = wish == .any && !found.keyRange.isEmpty
        let phrase = Self.statement(of: places, in: found)
        var evidence = evidence(at: isAny ? found.keyRange : value.range, of: subject, in: content, phrase)
        evidence.detail = "have-setting " + found.name + places.prefix(20).map(Self.detail).joined()
        evidence.captures = found.captures
        evidence.related = places.dropFirst().prefix(20).map { place in
            RelatedSite(site: .document(content.id, place.range), message: SettingWording.text(place) + " too")
        }
        return evidence
    }

    /// "sets `indent` to `2`", "lists `force_try` and `todo` under `disabled_rules`".
    private static func statement(of places: [PlacedValue], in found: FoundSetting) -> String {
        guard found.value.list != nil, places.allSatisfy({ $0.text != nil }) else {
            let value = places.first ?? found.value
            return value.text == nil
                ? "sets `\(found.name)`" : "sets `\(found.name)` to " + SettingWording.text(value)
        }
        let shown = places.prefix(places.count > 4 ? 3 : 4).map(SettingWording.text)
        let rest = places.count > shown.count ? ["\(places.count - shown.count) others"] : []
        return "lists \(Plan.listed(shown + rest, with: "and")) under `\(found.name)`"
    }

    /// The parts of a value that fulfil a wish: for a list, its elements.
    private static func places(in found: FoundSetting, _ wish: SettingWish) -> [PlacedValue] {
        guard let elements = found.value.list else { return [found.value] }
        let patterns = patterns(of: wish)
        let fitting = elements.filter { element in
            patterns.contains { SettingMatch.fits(element, $0, given: found.captures) }
        }
        return fitting.isEmpty ? [found.value] : fitting
    }

    private static func patterns(of wish: SettingWish) -> [NamePattern] {
        switch wish {
        case .text(let pattern): [pattern]
        case .each(let wishes), .oneOf(let wishes): wishes.flatMap(patterns)
        case .any, .not, .settings: []
        }
    }

    /// Without numbers, as in an identity.
    private static func detail(_ value: PlacedValue) -> String {
        guard let text = value.text, !text.contains(where: \.isNumber) else { return "" }
        return " " + SettingWording.shortened(text)
    }

    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        guard let content = content(of: subject, context) else { return [] }
        var absent: [SettingCondition] = []
        var result: [Evidence] = []
        for condition in conditions {
            let places = SettingMatch.places(of: condition, in: content.value, of: content.format, given: captures)
            if places.contains(where: { fits($0, condition, content) }) { continue }
            guard let place = places.first else {
                absent.append(condition)
                continue
            }
            let phrase = Self.difference(place, condition.wish, content.format)
            var miss = evidence(at: place.value.range, of: subject, in: content, phrase)
            miss.detail = "have-setting " + condition.key.text
            miss.related = places.dropFirst().prefix(20).map { other in
                RelatedSite(
                    site: .document(content.id, other.value.range),
                    message: "`\(other.name)` is " + SettingWording.text(other.value)
                )
            }
            result.append(miss)
        }
        guard !absent.isEmpty else { return result }
        let wanted = Plan.listed(absent.map { "`\($0.key.described(with: captures))`" }, with: "and")
        let detail = "have-setting " + absent.map(\.key.text).joined(separator: " ")
        return [Evidence(at: subject, "does not set " + wanted, detail: detail, in: context)] + result
    }

    private func fits(_ found: FoundSetting, _ condition: SettingCondition, _ content: Content) -> Bool {
        SettingMatch.fits(found.value, condition.wish, of: content.format, given: found.captures)
    }

    /// "sets `indent` to `2`, not to `4`", "does not list `andOperator` under `disable`".
    private static func difference(_ found: FoundSetting, _ wish: SettingWish, _ format: DocumentFormat) -> String {
        if case .each(let wishes) = wish {
            let missing = wishes.filter { !SettingMatch.fits(found.value, $0, of: format, given: found.captures) }
            let names = missing.map { SettingWording.text($0, given: found.captures) }
            return "does not list " + Plan.listed(names, with: "and") + " under `\(found.name)`"
        }
        let value = SettingWording.text(found.value)
        return "sets `\(found.name)` to \(value), not to " + SettingWording.text(wish, given: found.captures)
    }

    private func evidence(at range: ByteRange, of subject: Subject, in content: Content, _ phrase: String) -> Evidence {
        Evidence(site: .document(content.id, range), owner: subject, phrase: phrase, detail: "")
    }

    private func words(_ captures: Captures) -> String {
        Plan.listed(conditions.map { SettingWording.text($0, given: captures) }, with: "and")
    }

    func statement(given captures: Captures) -> String { "sets " + words(captures) }
    func denial(given captures: Captures) -> String { "does not set " + words(captures) }
    func detail(given captures: Captures) -> String {
        "have-setting " + conditions.map(\.key.text).joined(separator: " ")
    }
}
