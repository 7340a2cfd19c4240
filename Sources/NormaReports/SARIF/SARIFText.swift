// Foreign text in SARIF's plain messages, in which `[words](address)` would be a link (section 3.11.6).

enum SARIFText {
    static func message(_ text: String) -> JSONValue { .object([("text", .string(inert(text)))]) }

    /// The text without links: a space without width splits each.
    static func inert(_ text: String) -> String {
        var shown = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "(", shown.last == "]" { shown.append("\u{200B}") }
            shown.append(scalar)
        }
        return String(shown)
    }
}
