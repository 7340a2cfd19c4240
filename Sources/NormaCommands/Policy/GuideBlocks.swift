// The blocks of a guide whose words decide what rules are about: definitions, pictures, trees, and the front matter.

import NormaGuide
import NormaText

enum GuideBlocks {
    /// Lines that one of the guides has and the other doesn't, wherever they are.
    static func changes(from before: Guide, to now: Guide) -> [PolicyChange] {
        let (old, new) = (lines(of: before), lines(of: now))
        let gone = difference(old, new)
        let added = difference(new, old)
        guard !gone.isEmpty || !added.isEmpty else { return [] }
        let shown = gone.map { "− \($0)" } + added.map { "+ \($0)" }
        let rest = shown.count > most ? ", and \(shown.count - most) more lines" : ""
        return [
            .softer("definitions, pictures or layouts differ: \(shown.prefix(most).joined(separator: "; "))\(rest)")
        ]
    }

    private static let most = 6

    private static func difference(_ lines: [String: Int], _ others: [String: Int]) -> [String] {
        lines.filter { others[$0.key, default: 0] < $0.value }.keys.sorted()
    }

    private static func lines(of guide: Guide) -> [String: Int] {
        var counts: [String: Int] = [:]
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

    private static func lines(of text: String) -> [String] {
        var result: [String] = []
        var fence: Substring?
        var isKept = false
        let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var isFrontMatter = all.first == "---"
        for line in all.dropFirst(isFrontMatter ? 1 : 0) {
            if isFrontMatter {
                isFrontMatter = line != "---"
                if isFrontMatter, !titles.contains(where: { line.hasPrefix($0) }) { result.append(normal(line)) }
                continue
            }
            let mark = line.trimmed.prefix { $0 == "`" || $0 == "~" }
            if let open = fence {
                if mark.count >= open.count, mark.first == open.first, line.trimmed.count == mark.count {
                    (fence, isKept) = (nil, false)
                } else if isKept {
                    result.append(normal(line))
                }
            } else if mark.count >= 3 {
                fence = mark
                let words = line.trimmed.dropFirst(mark.count).split(separator: " ")
                isKept = words.count > 1 && (kinds.contains(words[1]) || words[0] == "mermaid" && words[1] == "rule")
            }
        }
        return result.filter { !$0.isEmpty }
    }

    /// Without indentation and comments.
    private static func normal(_ line: Substring) -> String {
        let code = line.firstRange(of: " #").map { line[..<$0.lowerBound] } ?? line
        let text = code.trimmed
        return text.hasPrefix("#") || text.hasPrefix("%%") ? "" : String(text)
    }
}
