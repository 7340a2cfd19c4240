// Whether a value of a document is the one that a guide asks for: numbers by value, booleans by meaning, texts by pattern.

import NormaDocuments
import NormaExpressions
import NormaGuide
import NormaText

enum SettingMatch {
    static func fits(_ value: PlacedValue, _ wish: SettingWish, of format: DocumentFormat, given captures: Captures)
        -> Bool
    {
        switch wish {
        case .any: true
        case .text(let pattern): elements(of: value).contains { fits($0, pattern, given: captures) }
        case .each(let wishes): wishes.allSatisfy { fits(value, $0, of: format, given: captures) }
        case .oneOf(let wishes): wishes.contains { fits(value, $0, of: format, given: captures) }
        case .not(let wish): !fits(value, wish, of: format, given: captures)
        case .settings(let conditions):
            conditions.allSatisfy { !fitting($0, in: value, of: format, given: captures).isEmpty }
        }
    }

    /// The places that a condition's key leads to and whose value fits.
    static func fitting(
        _ condition: SettingCondition,
        in value: PlacedValue,
        of format: DocumentFormat,
        given captures: Captures
    ) -> [FoundSetting] {
        places(of: condition, in: value, of: format, given: captures)
            .filter { fits($0.value, condition.wish, of: format, given: $0.captures) }
    }

    /// The places that a condition's key leads to.
    static func places(
        of condition: SettingCondition,
        in value: PlacedValue,
        of format: DocumentFormat,
        given captures: Captures
    ) -> [FoundSetting] {
        let key = format.joinsSpellings ? condition.plainKey : condition.key
        return SettingSearch.places(of: key, in: value, of: format, given: captures)
    }

    /// A list's elements, or the value itself.
    static func elements(of value: PlacedValue) -> [PlacedValue] { value.list ?? [value] }

    /// For a value that isn't a list.
    static func fits(_ value: PlacedValue, _ pattern: NamePattern, given captures: Captures) -> Bool {
        guard let text = value.text else { return value.mapping != nil && pattern.text == "*" }
        if pattern.matches(text, given: captures) { return true }
        guard let wanted = pattern.filled(with: captures) else { return false }
        switch value.meaning {
        case .boolean(let isTrue): return wanted == (isTrue ? "true" : "false")
        case .number: return Double(wanted).map { $0 == Double(text) } ?? false
        case .text, .open: return isSameVersion(wanted, text)
        }
    }

    /// Part by part, ignoring trailing zeros: 8 is 8.0, and 5.1 isn't 5.10.
    private static func isSameVersion(_ left: String, _ right: String) -> Bool {
        guard let left = parts(of: left), let right = parts(of: right) else { return false }
        return left == right
    }

    private static func parts(of text: String) -> [Int]? {
        var parts: [Int] = []
        for part in text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
            guard !part.isEmpty, part.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(Substring(part))
            else {
                return nil
            }
            parts.append(number)
        }
        while parts.count > 1, parts.last == 0 { parts.removeLast() }
        return parts
    }
}

/// The wording of values in messages.
enum SettingWording {
    static func text(_ value: PlacedValue) -> String {
        switch value.content {
        case .empty: "nothing"
        case .text(let text): "`\(shortened(text))`"
        case .list(let elements): elements.isEmpty ? "an empty list" : list(elements)
        case .mapping: "keys of its own"
        }
    }

    private static func list(_ elements: [PlacedValue]) -> String {
        let shown = elements.prefix(4).map(text)
        return Plan.listed(shown + (elements.count > 4 ? ["others"] : []), with: "and")
    }

    static func shortened(_ text: String) -> String {
        let line = text.prefix { !$0.isNewline }
        return line.count > 40 ? String(line.prefix(39)) + "…" : String(line)
    }

    static func text(_ wish: SettingWish, given captures: Captures) -> String {
        switch wish {
        case .any: "anything"
        case .text(let pattern): "`\(pattern.described(with: captures))`"
        case .each(let wishes): Plan.listed(wishes.map { text($0, given: captures) }, with: "and")
        case .oneOf(let wishes): Plan.listed(wishes.map { text($0, given: captures) }, with: "or")
        case .not(let wish): "anything except " + text(wish, given: captures)
        case .settings(let conditions):
            Plan.listed(conditions.map { Self.text($0, given: captures) }, with: "and")
        }
    }

    /// "`indent` to `4`"
    static func text(_ condition: SettingCondition, given captures: Captures) -> String {
        let key = "`\(condition.key.described(with: captures))`"
        return condition.wish == .any ? key : key + " to " + text(condition.wish, given: captures)
    }
}
