// The words of names: `named: { first-word: verb, last-word: [View, Screen], word: data, style: camel }`.

import NormaExpressions
import NormaText

extension DescriptionReader {
    /// Name patterns, wordings, or a list of both.
    mutating func nameDescription(_ value: YamlValue, of owner: Owner) -> NameDescription? {
        let wordings = value.elements.filter { if case .mapping = $0.content { true } else { false } }
        if wordings.isEmpty { return patterns.namePatterns(value, of: owner).map { NameDescription(patterns: $0) } }
        var names = NameDescription()
        for element in value.elements {
            if case .mapping = element.content {
                if let wording = wording(element, of: owner) { names.wordings.append(wording) }
            } else if let text = document.text(element, of: owner, wants: "a name pattern"),
                let pattern = patterns.namePattern(text, at: element)
            {
                names.patterns.append(pattern)
            }
        }
        return names.patterns.count + names.wordings.count == value.elements.count ? names : nil
    }

    private mutating func wording(_ value: YamlValue, of owner: Owner) -> NameWording? {
        let keys = ["first-word", "last-word", "word", "style"]
        guard let fields = document.fields(value, of: owner, known: keys) else { return nil }
        if fields.isEmpty {
            let message = "`\(owner.word)` sets no condition for the name"
            document.report(value.span, message, "write `{ first-word: verb }`")
            return nil
        }
        var wording = NameWording()
        var isComplete = true
        for key in keys {
            guard let entry = fields[key] else { continue }
            if key == "style" {
                let styles = styles(entry)
                wording.styles = styles ?? []
                isComplete = isComplete && styles != nil
                continue
            }
            let words = words(entry)
            isComplete = isComplete && words != nil
            switch key {
            case "first-word": wording.first = words ?? []
            case "last-word": wording.last = words ?? []
            default: wording.any = words ?? []
            }
        }
        return isComplete ? wording : nil
    }

    private func styles(_ entry: YamlEntry) -> [NameStyle]? {
        let known = NameStyle.allCases.map(\.rawValue)
        return document.texts(entry.value, of: Owner(entry), wants: "a style") { text, value in
            if let style = NameStyle(rawValue: text) { return style }
            let way = document.hint(text, among: known, listing: "known")
            document.report(value.span, "unknown style `\(text)`", way)
            return nil
        }
    }

    private mutating func words(_ entry: YamlEntry) -> [WordDescription]? {
        document.texts(entry.value, of: Owner(entry), wants: "a word, a pattern of words, or `verb`") {
            word($0, at: $1, of: entry.key)
        }
    }

    private mutating func word(_ text: String, at value: YamlValue, of key: String) -> WordDescription? {
        if text == "verb" { return .verb }
        let isExpression = text.hasPrefix("/")
        if !isExpression {
            let parts = NameCase.comparedWords(of: text.replacing("*", with: "").replacing("?", with: ""))
            if parts.count > 1 {
                let listed = parts.map { "`\($0)`" }.joined(separator: ", ")
                let glob = ["first-word": "\(text)*", "last-word": "*\(text)"][key] ?? "*\(text)*"
                let message = "`\(text)` has \(parts.count) words: \(listed)"
                document.report(value.span, message, "name one of them, or write `named: \"\(glob)\"`")
                return nil
            }
        }
        let compared = isExpression ? "/(?i)" + text.dropFirst() : text.lowercased()
        guard let pattern = patterns.namePattern(compared, at: value) else { return nil }
        if let bound = pattern.placeholders.first {
            document.report(value.span, "a single word of a name can't bind the placeholder `\(bound)`", "write `*`")
            return nil
        }
        return .pattern(pattern, written: text)
    }
}
