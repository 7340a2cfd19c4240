// Finds numbers whose digits are not in groups of three.

import NormaText
import SwiftSyntax

enum NumberSeparator: Check {
    static let identifier = "number-separator"
    static let summary = "The digits of a number are not in groups of three."
    static let details = DetailShape.numbers
    static let documentation =
        """
        `1_000_000` can be read at a glance, while the digits of `1000000` must be counted. Whole digits are grouped from the right;
        digits after the point are grouped from the left, if at all. Numbers that aren't decimal aren't reported.

        ```swift bad
        let limit = 1000000
        ```

        ```swift fixed
        let limit = 1_000_000
        ```

        ```swift good
        let limit = 1_000_000
        let small = 100
        ```
        """
    static let kinds: [SyntaxKind] = [.integerLiteralExpr, .floatLiteralExpr]

    static func mayReport(_ node: RawNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = node.trimmedRange
        return range.count > 3 || bytes.slice(range).contains(UInt8(ascii: "_"))
    }

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let text = node.firstToken(viewMode: .sourceAccurate)?.text,
            text.utf8.count > 3 || text.utf8.contains(UInt8(ascii: "_"))
        else { return }
        guard !text.hasPrefix("0x"), !text.hasPrefix("0b"), !text.hasPrefix("0o") else { return }
        let number = text.prefix { $0 != "e" && $0 != "E" }
        let parts = number.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let wanted = parts.enumerated().map { index, part in
            if index > 0, !part.contains("_") { return String(part) }
            return index == 0 ? String(grouped(part.reversed()).reversed()) : grouped(Array(part))
        }.joined(separator: ".")
        guard wanted != number else { return }
        let fix = Fix.safe(.replace(ByteRange(of: node), with: wanted + text.dropFirst(number.count)))
        context.report(node, detail: text, fix: fix)
    }

    private static func grouped(_ digits: [Character]) -> String {
        var result = ""
        for (index, digit) in digits.filter({ $0 != "_" }).enumerated() {
            if index > 0, index % 3 == 0 { result.append("_") }
            result.append(digit)
        }
        return result
    }
}
