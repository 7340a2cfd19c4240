// A team's own wording of a message: its placeholders are replaced by their values.

import NormaGuide
import NormaText

enum MessageTemplate {
    /// The text with `{Name}` and `{Name:camel}` replaced by their values; an unbound placeholder stays as written.
    static func filled(_ text: String, with captures: Captures) -> String {
        var result = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "{") {
            result += rest[..<open]
            let inner = rest[rest.index(after: open)...]
            guard let close = inner.firstIndex(of: "}") else {
                rest = rest[open...]
                break
            }
            result += value(of: inner[..<close], with: captures) ?? String(rest[open...close])
            rest = inner[inner.index(after: close)...]
        }
        return result + rest
    }

    /// As `filled`; nil if a placeholder is unbound, or if a name is too long to be one.
    static func filledWholly(_ text: String, with captures: Captures) -> String? {
        let isWhole = placeholders(of: text).allSatisfy {
            captures[$0].map { $0.utf8.count <= Captures.longestShown } ?? false
        }
        return isWhole ? filled(text, with: captures) : nil
    }

    /// The names of the placeholders to bind.
    static func placeholders(of text: String) -> [String] {
        text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
            part.firstIndex(of: "}").map { String(part[..<$0].prefix { $0 != ":" }) }
        }
    }

    private static func value(of placeholder: Substring, with captures: Captures) -> String? {
        let parts = placeholder.split(separator: ":", omittingEmptySubsequences: false)
        guard let name = parts.first, let value = captures.shown(String(name)), parts.count <= 2 else { return nil }
        guard parts.count == 2 else { return value }
        return NameCase(rawValue: String(parts[1]))?.applied(to: value)
    }
}

extension Rule {
    /// The placeholders of the rule's own sentences.
    var messagePlaceholders: [String] {
        [message, instead, make?.text].compactMap { $0 }.flatMap(MessageTemplate.placeholders)
    }

    /// Nil if the sentence is the same for every finding.
    func filledInstead(with captures: Captures) -> String? {
        guard let instead, instead.utf8.contains(UInt8(ascii: "{")) else { return nil }
        let filled = MessageTemplate.filled(instead, with: captures)
        return filled == instead ? nil : filled
    }
}
