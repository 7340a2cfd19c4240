// Foreign text in a page: no name, message or path can become markup.

import NormaText

enum HTMLText {
    /// Text between two tags or between the quotes of an attribute; invisible characters become visible.
    static func escaped(_ text: String) -> String {
        var shown = ""
        for scalar in VisibleText.lines(text).unicodeScalars {
            switch scalar {
            case "&": shown += "&amp;"
            case "<": shown += "&lt;"
            case ">": shown += "&gt;"
            case "\"": shown += "&quot;"
            case "'": shown += "&#39;"
            default: shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }

    /// A sentence with code between backticks; each part keeps its own direction of writing.
    static func sentence(_ text: String) -> String {
        let parts = text.unicodeScalars.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        // A backtick without its other one is a plain character.
        guard parts.count.isMultiple(of: 2) == false else { return "<bdi>\(escaped(text))</bdi>" }
        return parts.enumerated().map { index, part in
            let escaped = escaped(part)
            return index.isMultiple(of: 2) ? escaped : "<code><bdi>\(escaped)</bdi></code>"
        }.joined()
    }

    /// A name in code letters.
    static func code(_ name: String) -> String { "<code><bdi>\(escaped(name))</bdi></code>" }
}
