// The copyright notice at the beginning of a file.

import NormaFacts
import NormaText

enum HeaderNotice {
    /// The year of the first notice before any code, and the comment that it is in; nil if there is none.
    static func year(in facts: SourceFacts, _ source: SourceText) -> (year: Int, range: ByteRange)? {
        guard let first = facts.comments.first,
            source.slice(ByteRange(start: 0, end: first.range.start)).allSatisfy(\.isWhiteSpace)
        else { return nil }
        for comment in facts.comments {
            guard comment.range.start < first.nextCode else { return nil }
            guard mentionsCopyright(source.slice(comment.range)) else { continue }
            if let year = year(in: comment.text) { return (year, comment.range) }
        }
        return nil
    }

    /// Looks at bytes: most files begin with a long licence without a notice.
    private static func mentionsCopyright(_ comment: UnsafeBufferPointer<UInt8>) -> Bool {
        let words: [StaticString] = ["Copyright", "©"]
        return comment.indices.contains { start in
            words.contains { word in
                word.withUTF8Buffer { $0.first == comment[start] && comment[start...].starts(with: $0) }
            }
        }
    }

    private static func year(in comment: String) -> Int? {
        let numbers = comment.split { !("0"..."9").contains($0) }
        return numbers.filter { $0.count == 4 }.compactMap { Int($0) }.max()
    }
}
