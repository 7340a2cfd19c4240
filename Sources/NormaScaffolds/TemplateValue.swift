// What a placeholder stands for.

import NormaText

/// The value of a placeholder, with its parts.
package indirect enum TemplateValue: Sendable, Hashable {
    /// Has its shapes (`camel`, `kebab`, …) as parts.
    case text(String)
    case flag(Bool)
    case list([TemplateValue])
    /// Parts by name; the text is what stands there where no part is asked for.
    case record([String: TemplateValue], text: String)

    /// The part of that name; nil where there is none.
    package func part(_ name: String) -> TemplateValue? {
        switch self {
        case .record(let parts, let text): parts[name] ?? Self.shape(name, of: text)
        case .text(let text): Self.shape(name, of: text)
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

    /// Whether a section over it is made.
    package var holds: Bool {
        switch self {
        case .text(let text): !text.isEmpty
        case .flag(let flag): flag
        case .list(let values): !values.isEmpty
        case .record: true
        }
    }
}
