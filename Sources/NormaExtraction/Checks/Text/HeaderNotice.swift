// The copyright notice at the beginning of a file.

import NormaFacts
import NormaText

enum HeaderNotice {
    /// The year of the first notice before any code, and the comment that it stands in; nil where there is none.
    static func year(in facts: SourceFacts, _ source: SourceText) -> (year: Int, range: ByteRange)? {
        guard let first = facts.comments.first,
            source.slice(ByteRange(start: 0, end: first.range.start)).allSatisfy(\.isWhiteSpace)
        else { return nil }
        for comment in facts.comments {
            guard comment.range.start < first.nextCode else { return nil }
            if let year = year(in: comment.text) { return (year, comment.range) }
        }
        return nil
    }

    private static func year(in comment: String) -> Int? {
        guard comment.contains("Copyright") || comment.contains("©") else { return nil }
        let numbers = comment.split { !("0"..."9").contains($0) }
        return numbers.filter { $0.count == 4 }.compactMap { Int($0) }.max()
    }
}
