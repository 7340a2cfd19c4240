// The value of a placeholder.

import NormaText

/// The value of a placeholder, with its parts.
package indirect enum TemplateValue: Sendable, Hashable {
    /// Has its shapes (`camel`, `kebab`, …) as parts.
    case text(String)
    /// A folder with placeholders for other values: `Sources/Features/{Feature}`.
    case place(String)
    case flag(Bool)
    case list([TemplateValue])
    /// Parts by name; the text is used if no part is asked for.
    case record([String: TemplateValue], text: String)

    /// The part of that name; nil if there is none.
    package func part(_ name: String) -> TemplateValue? {
        switch self {
        case .record(let parts, let text): parts[name] ?? Self.shape(name, of: text)
        case .text(let text): Self.shape(name, of: text)
        case .place(let folder): Self.shape(name, of: folder)
        case .flag, .list: nil
        }
    }

    private static func shape(_ name: String, of text: String) -> TemplateValue? {
        switch name {
        case "plural": return .text(NounForms.plural(of: text))
        case "singular": return .text(NounForms.singular(of: text))
        case "rest":
            let words = NameCase.words(of: text)
            return .text(words.count > 1 ? NameCase.pascal.applied(to: words.dropFirst().joined(separator: " ")) : text)
        default: break
        }
        if name == "words" {
            return .text(NameCase.words(of: text).map { $0.lowercased() }.joined(separator: " "))
        }
        if name == "sentence" {
            let words = NameCase.words(of: text).map { $0.lowercased() }.joined(separator: " ")
            return .text(words.prefix(1).uppercased() + words.dropFirst())
        }
        return NameCase(rawValue: name).map { .text($0.applied(to: text)) }
    }

    /// Its value with other values known: a folder with its placeholders filled.
    func settled(among values: TemplateValues) -> TemplateValue {
        guard case .place(let folder) = self else { return self }
        var result = ""
        var rest = folder[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let hole = rest[rest.index(after: open)..<close].split(separator: ":").map(String.init)
            result += rest[..<open]
            result += Self.text(of: hole, among: values) ?? String(rest[open...close])
            rest = rest[rest.index(after: close)...]
        }
        return .text(result + rest)
    }

    /// `Feature`, or `Feature` and `camel`.
    private static func text(of hole: [String], among values: TemplateValues) -> String? {
        guard let name = hole.first else { return nil }
        switch values[name] {
        case .text(let text), .record(_, let text):
            return hole.dropFirst().first.flatMap { NameCase(rawValue: $0) }?.applied(to: text) ?? text
        case .place, .flag, .list, nil: return nil
        }
    }

    /// Whether a section over it is made.
    package var holds: Bool {
        switch self {
        case .text(let text): !text.isEmpty
        case .place(let folder): !folder.isEmpty
        case .flag(let flag): flag
        case .list(let values): !values.isEmpty
        case .record: true
        }
    }
}
