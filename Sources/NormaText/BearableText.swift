// Texts that quote a source, kept to a length that a reader bears and a report of many findings, too.

/// Shortens text from a source for messages and names, by code points, since one character may hold any number of marks; short
/// text stays unchanged.
package enum BearableText {
    /// Longer texts are looked at.
    private static let usual = 400
    /// A sentence with shortened quotations ends here at the latest.
    private static let longest = 2_000
    /// How much of a long quotation or name stays of its beginning and of its end.
    private static let (head, tail) = (120, 60)

    /// A sentence in which quoted code keeps its beginning and its end.
    package static func sentence(_ text: String) -> String {
        guard text.utf8.count > usual else { return text }
        let parts = text.unicodeScalars.split(separator: "`", omittingEmptySubsequences: false).map(Substring.init)
        let shortened = parts.enumerated().map { $0.isMultiple(of: 2) ? String($1) : middleCut($1) }
        let result = shortened.joined(separator: "`")
        return result.utf8.count > longest ? String(result.unicodeScalars.prefix(longest / 2)) + "…" : result
    }

    /// A distinct name: its beginning, its end, and a number made of the whole.
    package static func name(_ text: String) -> String {
        guard text.utf8.count > usual else { return text }
        var text = text
        let number = text.withUTF8 {
            $0.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
        }
        return "\(middleCut(text[...])) #\(String(number, radix: 16))"
    }

    private static func middleCut(_ text: Substring) -> String {
        guard text.utf8.count > usual / 2 else { return String(text) }
        let scalars = text.unicodeScalars
        return "\(Substring(scalars.prefix(head)))…\(Substring(scalars.suffix(tail)))"
    }
}
