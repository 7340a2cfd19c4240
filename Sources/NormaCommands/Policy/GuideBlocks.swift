// The blocks of a guide whose words decide what rules are about: definitions, pictures, trees, and the front matter.

import NormaGuide
import NormaText

enum GuideBlocks {
    /// A line, and the key of the block that it is below: `roles`, `values`.
    private struct Line: Hashable, Comparable {
        let part: String
        let text: String

        /// Its key, and what follows.
        var entry: (key: Substring, value: Substring)? {
            guard let colon = text.firstIndex(of: ":") else { return nil }
            return (text[..<colon], text[text.index(after: colon)...].trimmed)
        }

        static func < (one: Line, two: Line) -> Bool { (one.text, one.part) < (two.text, two.part) }
    }

    /// Lines that one of the guides has and the other doesn't, wherever they are.
    static func changes(from before: Guide, to now: Guide) -> [PolicyChange] {
        let (old, new) = (lines(of: before), lines(of: now))
        let gone = difference(old, new)
        let added = difference(new, old)
        guard !gone.isEmpty || !added.isEmpty else { return [] }
        let shown = gone.map { "− \($0.text)" } + added.map { "+ \($0.text)" }
        let rest = shown.count > most ? ", and \(shown.count - most) more lines" : ""
        let text = "definitions, pictures or layouts differ: \(shown.prefix(most).joined(separator: "; "))\(rest)"
        let isHarmless =
            isOfLimits(gone, added, usedBy: Set(old.keys).union(new.keys)) || gone.isEmpty && areNew(added, in: before)
        return [PolicyChange(isSofter: !isHarmless, text: text)]
    }

    /// Numbers that only rules use: what they do to a rule is compared there.
    private static func isOfLimits(_ gone: [Line], _ added: [Line], usedBy lines: Set<Line>) -> Bool {
        guard gone.count == added.count else { return false }
        let keys = Set(gone.compactMap { $0.entry?.key })
        return (gone + added).allSatisfy { line in
            guard line.part == "values", let (key, value) = line.entry, Double(value) != nil else { return false }
            return keys.contains(key) && !lines.contains { $0.text.contains("{{\(key)}}") }
        }
    }

    /// Whole entries under names that the guide and those that it extends don't have: no rule can have meant them.
    private static func areNew(_ added: [Line], in guide: Guide) -> Bool {
        let parts: Set<String> = ["roles", "traits", "values"]
        let known = guide.knownNames
        return added.allSatisfy { line in
            guard parts.contains(line.part), let (key, value) = line.entry else { return false }
            guard let last = value.last else { return key == line.part }
            let isWhole = value.first == "{" ? last == "}" : value.first == "[" ? last == "]" : !"|>&*!".contains(last)
            return isWhole && !known.contains(String(key))
        }
    }

    private static let most = 6

    private static func difference(_ lines: [Line: Int], _ others: [Line: Int]) -> [Line] {
        lines.filter { others[$0.key, default: 0] < $0.value }.keys.sorted()
    }

    private static func lines(of guide: Guide) -> [Line: Int] {
        var counts: [Line: Int] = [:]
        // Built-in guides change with the program only.
        for document in guide.documents where !document.isBuiltIn {
            for line in lines(of: document.text) { counts[line, default: 0] += 1 }
        }
        return counts
    }

    /// Kinds of blocks by the second word after the fence; rules, taken ones too, have their own comparison.
    private static let kinds: Set<Substring> = ["define", "layout"]
    /// Front matter that is for readers.
    private static let titles = ["norma:", "name:", "summary:"]

    private static func lines(of text: String) -> [Line] {
        var result: [Line] = []
        var part = ""
        var fence: Substring?
        var isKept = false
        let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var isFrontMatter = all.first == "---"
        for line in all.dropFirst(isFrontMatter ? 1 : 0) {
            if isFrontMatter {
                isFrontMatter = line != "---"
                if isFrontMatter, !titles.contains(where: { line.hasPrefix($0) }) {
                    result.append(Line(part: "", text: normal(line)))
                }
                continue
            }
            let mark = line.trimmed.prefix { $0 == "`" || $0 == "~" }
            if let open = fence {
                if mark.count >= open.count, mark.first == open.first, line.trimmed.count == mark.count {
                    (fence, isKept, part) = (nil, false, "")
                } else if isKept {
                    // A line without indentation begins a part.
                    if let first = line.first, first.isLetter { part = String(line.prefix { $0 != ":" }) }
                    result.append(Line(part: part, text: normal(line)))
                }
            } else if mark.count >= 3 {
                fence = mark
                let words = line.trimmed.dropFirst(mark.count).split(separator: " ")
                isKept = words.count > 1 && (kinds.contains(words[1]) || words[0] == "mermaid" && words[1] == "rule")
            }
        }
        return result.filter { !$0.text.isEmpty }
    }

    /// Without indentation and comments.
    private static func normal(_ line: Substring) -> String {
        let code = line.firstRange(of: " #").map { line[..<$0.lowerBound] } ?? line
        let text = code.trimmed
        return text.hasPrefix("#") || text.hasPrefix("%%") ? "" : String(text)
    }
}

extension Guide {
    /// Of values, layers, roles, traits, places and modules, inherited ones too.
    fileprivate var knownNames: Set<String> {
        var names = Set(values.keys).union(words.map(\.name))
        names.formUnion(
            definitions.roles.map(\.name) + definitions.layers.map(\.name) + definitions.modules.map(\.name)
        )
        names.formUnion(definitions.places.map(\.name))
        return names
    }
}
