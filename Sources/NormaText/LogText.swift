// Text in the log of a build service: no line of it is a command to the service.

/// GitHub's runner obeys a line that begins with `::set-output …::`, and `##[…]` anywhere in a line; Azure's agent and TeamCity obey
/// `##vso[…]` and `##teamcity[…]`.
package enum LogText {
    private static let marks = ["##[", "##vso[", "##teamcity["].map { Array($0.unicodeScalars) }
    /// Invisible, and the services don't skip it as they skip spaces.
    private static let divider: Unicode.Scalar = "\u{200B}"

    /// The same text to a reader, with a zero-width space inside of anything that would be a command.
    package static func inert(_ text: String) -> String {
        guard mayHoldCommand(text) else { return text }
        var shown = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        var isAtStart = true
        while let scalar = rest.popFirst() {
            shown.append(scalar)
            let isCommand =
                switch scalar {
                case ":": isAtStart && rest.first == ":"
                case "#": marks.contains { rest.starts(with: $0.dropFirst()) }
                default: false
                }
            if isCommand { shown.append(divider) }
            isAtStart = scalar == "\n" || (isAtStart && scalar.properties.isWhitespace)
        }
        return String(shown)
    }

    /// Whether two colons or two number signs follow each other; nearly no text has these.
    private static func mayHoldCommand(_ text: String) -> Bool {
        var last: UInt8 = 0
        for byte in text.utf8 {
            if byte == last, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { return true }
            last = byte
        }
        return false
    }
}
