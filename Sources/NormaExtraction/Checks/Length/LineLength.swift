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
        A long line is read by scrolling, and shows badly beside another file in a review.

        Counted are characters as a reader sees them, from the first to the last of the line: an emoji and a tab are one each, the line
        break is none; lines of comments and of texts count, too. Only lines of more than 80 characters are seen. The detail says what a rule may want to `allow`: `comment` for a line that
        is nothing but a comment, `URL` for one that holds an address, `interpolated string` for one that holds such a text.

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

    /// In ASCII, which most lines are, a byte is a character.
    private static func characterCount(of line: ByteRange, _ source: SourceText) -> Int {
        let isASCII = source.slice(line).allSatisfy { $0 < 0x80 }
        return isASCII ? line.count : source.text(line).count
    }

    /// Whether `\(` or `\#(` stands anywhere: not each line of a long text has an interpolation. `\\(` is none.
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

    /// Whether `://` stands anywhere.
    private static func holdsAddress(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let (colon, slash) = (UInt8(ascii: ":"), UInt8(ascii: "/"))
        for index in bytes.indices.dropLast(2) where bytes[index] == colon {
            if bytes[index + 1] == slash, bytes[index + 2] == slash { return true }
        }
        return false
    }
}
