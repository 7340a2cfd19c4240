// Reads the value of `have-setting`: keys of a document with conditions for their values.

import NormaDocuments
import NormaExpressions

extension DescriptionReader {
    mutating func settings(_ value: YamlValue, of owner: Owner) -> [SettingCondition]? {
        guard case .mapping(let entries) = value.content, !entries.isEmpty else {
            let suggestion = "write `{ KEY: VALUE }`, or `{ KEY: any }` if any value will do"
            document.reportType(value, of: owner, wants: "keys of the document with their values", suggestion)
            return nil
        }
        return entries.mapAll { entry in
            let wish = wish(entry.value, of: Owner(entry))
            guard let wish else { return nil }
            do throws(NamePatternProblem) {
                let key = try KeyPattern(entry.key, excluding: language.excluded)
                let isPlain = key.placeholders.isEmpty && !entry.key.hasPrefix("/")
                let plain = isPlain ? try KeyPattern(DocumentFormat.options.plain(entry.key)) : key
                let place = document.place(entry.keySpan)
                return SettingCondition(key: key, plainKey: plain, wish: wish, place: place)
            } catch {
                document.report(entry.keySpan, error.message)
                return nil
            }
        }
    }

    private mutating func wish(_ value: YamlValue, of owner: Owner) -> SettingWish? {
        switch value.content {
        case .empty, .unreadable:
            let suggestion = "write `any` if any value will do"
            document.reportType(value, of: owner, wants: "a condition for the value", suggestion)
            return nil
        case .text(let text, let isPlain):
            if text == "any", isPlain { return .any }
            return patterns.namePattern(text, at: value).map { .text($0) }
        case .list: return wishes(value, of: owner).map { .each($0) }
        case .mapping(let entries):
            guard let only = entries.first, entries.count == 1 else { break }
            if only.key == "not" { return wish(only.value, of: Owner(only)).map { .not($0) } }
            if only.key == "any" { return wishes(only.value, of: Owner(only)).map { .oneOf($0) } }
        }
        return settings(value, of: owner).map { .settings($0) }
    }

    private mutating func wishes(_ value: YamlValue, of owner: Owner) -> [SettingWish]? {
        let elements = value.elements
        if elements.isEmpty {
            document.report(value.span, "`\(owner.word)` has an empty list", "name at least one, or write `any`")
            return nil
        }
        return elements.mapAll { wish($0, of: owner) }
    }
}
