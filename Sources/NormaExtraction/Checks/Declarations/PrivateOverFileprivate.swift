// Finds `fileprivate` at the top level of a file.

import NormaFacts
import NormaText

enum PrivateOverFileprivate: Check {
    static let identifier = "private-over-fileprivate"
    static let summary = "A top-level declaration is `fileprivate`."
    static let details = DetailShape.names
    static let documentation =
        """
        There `private` means the same and is the usual word. Extensions aren't reported. The detail is the name.

        ```swift bad
        fileprivate struct Cart {}
        ```

        ```swift fixed
        private struct Cart {}
        ```

        ```swift good
        private struct Order {}
        struct Box {
            fileprivate let items: [Item]
        }
        ```
        """

    /// The modifier is the last of its kind before the name: attributes precede it.
    private static func fix(_ range: ByteRange, _ source: SourceText) -> Fix? {
        let word = Array("fileprivate".utf8)
        let bytes = source.slice(range)
        for start in stride(from: bytes.count - word.count, through: 0, by: -1)
        where bytes[start..<start + word.count].elementsEqual(word) {
            let place = ByteRange(Int(range.start) + start, Int(range.start) + start + word.count)
            guard !source.mayHoldComment(range), source[Int(place.end)].isWhiteSpace else { return nil }
            return .safe(.replace(place, with: "private"))
        }
        return nil
    }

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for (index, declaration) in facts.declarations.enumerated() where declaration.parent < 0 {
            guard declaration.access == .fileprivate, declaration.traits.contains(.explicitAccess),
                declaration.kind != .extension
            else { continue }
            let head = ByteRange(start: declaration.range.start, end: declaration.nameRange.end)
            context.report(declaration: index, of: facts, fix: fix(head, context.source))
        }
    }
}
