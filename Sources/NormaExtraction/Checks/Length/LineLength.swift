// Measures lines.

import NormaFacts
import NormaText

enum LineLength: Check {
    static let identifier = "line-length"
    static let summary = "How many characters a line has."
    static let isMeasured = true
    /// There would be a sighting for every line of every file.
    static let smallestValue = 81
    static let details = DetailShape.words(["URL", "comment", "interpolated string"])
    static let documentation =
        """
        A long line must be scrolled, and is hard to read in a side-by-side review.

        Counts characters as a reader sees them: an emoji and a tab count once each, the line break doesn't count. Lines of comments
        and strings count too. Only lines of more than 80 characters are reported. The detail names the kind of line, for `allow`:
        `comment` if the line is only a comment, `URL` if it holds a URL, `interpolated string` if it holds an interpolated string.

        ```swift bad
        let total = cart.items.filter { $0.isAvailable && !$0.isHidden }.map { $0.price * Decimal($0.count) }.reduce(0, +) + shipping.price
        ```

        ```swift good
        let available = cart.items.filter { $0.isAvailable && !$0.isHidden }
        let total = available.map { $0.price * Decimal($0.count) }.reduce(0, +) + shipping.price
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        let comments = LineText.outermost(facts.comments.lazy.map(\.range))
        let interpolated = LineText.outermost(facts.strings.lazy.filter(\.isInterpolated).map(\.range))
        for line in 1...max(1, facts.lines.lineCount) {
            guard let range = LineText.range(ofLine: line, context.source), range.count >= smallestValue else {
                continue
            }
            let length = characterCount(of: range, context.source)
            guard length >= smallestValue else { continue }
            context.report(range, value: length, detail: detail(of: range, comments, interpolated, context.source))
        }
    }

    private static func detail(
        of line: ByteRange,
        _ comments: [ByteRange],
        _ interpolated: [ByteRange],
        _ source: SourceText
    ) -> String {
        if holdsAddress(source.slice(line)) { return "URL" }
        if LineText.contains(comments, LineText.content(of: line, source)) { return "comment" }
        let next = LineText.first(of: interpolated, endingAfter: line.start)
        return next.map { $0.start < line.end && interpolates(source.slice(line)) } ?? false
            ? "interpolated string" : ""
    }

    /// Most lines are ASCII, where a byte is a character.
    private static func characterCount(of line: ByteRange, _ source: SourceText) -> Int {
        let isASCII = source.slice(line).allSatisfy { $0 < 0x80 }
        return isASCII ? line.count : source.text(line).count
    }

    /// Whether there is a `\(` or `\#(`: not every line of a long string has an interpolation. `\\(` isn't one.
    private static func interpolates(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "\\") {
                let rest = bytes[(index + 1)...].drop { $0 == UInt8(ascii: "#") }
                if rest.first == UInt8(ascii: "(") { return true }
                if rest.startIndex == index + 1, rest.first == UInt8(ascii: "\\") { index += 1 }
            }
            index += 1
        }
        return false
    }

    /// Whether there is a `://`.
    private static func holdsAddress(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let (colon, slash) = (UInt8(ascii: ":"), UInt8(ascii: "/"))
        for index in bytes.indices.dropLast(2) where bytes[index] == colon {
            if bytes[index + 1] == slash, bytes[index + 2] == slash { return true }
        }
        return false
    }
}
