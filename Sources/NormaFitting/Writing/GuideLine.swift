// The lines of a guide while it is written, and the words in them.

/// A line of a guide; one with a tag may be left out without the others.
struct GuideLine: Sendable, Equatable {
    var text: String
    /// `place:api`, `rule:boundaries/no-locks`
    var tag: String?

    init(_ text: String, tag: String? = nil) { (self.text, self.tag) = (text, tag) }
}

extension [GuideLine] {
    /// A paragraph in lines of at most 140 columns.
    static func paragraph(_ text: String, indent: String = "") -> [GuideLine] {
        var lines: [String] = []
        var line = ""
        for word in words(text) {
            if !line.isEmpty, line.count + word.count + 1 > 140 {
                lines.append(line)
                line = indent
            }
            line += line.isEmpty || line == indent ? word : " " + word
        }
        return (lines + [line]).map { GuideLine($0) }
    }

    /// At spaces, but not inside code: a path with spaces stays on its line.
    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        var isCode = false
        for word in text.split(separator: " ") {
            if isCode, let last = words.popLast() {
                words.append(last + " " + word)
            } else {
                words.append(String(word))
            }
            if !word.count(where: { $0 == "`" }).isMultiple(of: 2) { isCode.toggle() }
        }
        return words
    }

    /// A fenced block; none if nothing is in it.
    static func block(_ info: String, _ lines: [GuideLine]) -> [GuideLine] {
        lines.isEmpty ? [] : [GuideLine("```" + info)] + lines + [GuideLine("```"), GuideLine("")]
    }
}

enum FittingWords {
    /// `1 file`, `1,204 files`.
    static func count(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
        number(count) + " " + (count == 1 ? noun : plural ?? noun + "s")
    }

    /// With a comma between thousands.
    static func number(_ number: Int) -> String {
        let digits = Array(String(number))
        return digits.enumerated().map { index, digit in
            index > 0 && (digits.count - index).isMultiple(of: 3) ? ",\(digit)" : "\(digit)"
        }.joined()
    }

    /// `A`, `A and B`, `A, B and C`; beyond the limit, the first ones and the number of others.
    static func list(_ items: [String], limit: Int = 8) -> String {
        guard let last = items.last else { return "" }
        if items.count == 1 { return last }
        if items.count > limit {
            return items.prefix(limit - 1).joined(separator: ", ") + " and \(items.count - limit + 1) more"
        }
        return items.dropLast().joined(separator: ", ") + " and " + last
    }

    static func code(_ text: String) -> String { "`\(text)`" }

    /// A role as a reader says it: `view-model` is a view model.
    static func role(_ name: String, _ count: Int) -> String {
        let words = name.replacing("-", with: " ")
        if count == 1 { return words }
        return words.hasSuffix("y") ? words.dropLast() + "ies" : words + "s"
    }

    /// A name for a guide: small letters, digits and hyphens.
    static func guideName(_ name: String) -> String {
        var words: [String] = []
        var word = ""
        for letter in name.lowercased() {
            if letter.isASCII, letter.isLetter || letter.isNumber {
                word.append(letter)
            } else if !word.isEmpty {
                words.append(word)
                word = ""
            }
        }
        if !word.isEmpty { words.append(word) }
        let joined = words.joined(separator: "-")
        return joined.first?.isLetter == true ? joined : joined.isEmpty ? "our-app" : "app-" + joined
    }

    /// A clause that a YAML comment or a table can hold.
    static func oneLine(_ text: String) -> String { text.replacing("\n", with: " ").replacing("|", with: "/") }
}
